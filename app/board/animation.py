"""Moves shown by comparing two boards: undo, jumps and new games animate by the same rule."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot

from app.board.scene import FILES, BoardScene, MovingPiece


@dataclass(frozen=True, slots=True)
class Glide:
    """One piece on its way to `target` from a board place; `captured` is what stands there until it arrives."""

    letter: str
    start: tuple[float, float]
    target: int
    captured: str | None = None

    def at(self, progress: float) -> MovingPiece:
        """Where it is at 0.0..1.0."""
        rank, file = divmod(self.target, FILES)
        return MovingPiece(
            self.letter,
            self.start[0] + (file - self.start[0]) * progress,
            self.start[1] + (rank - self.start[1]) * progress,
        )


@dataclass(frozen=True, slots=True)
class Drop:
    """Where a dragged piece was let go of: its own glide starts there, not from the point it left."""

    origin: int
    target: int
    place: tuple[float, float]

    def redirect(self, glide: Glide) -> Glide:
        """The glide, from the place of the drop if it is this piece's."""
        own = glide.target == self.target and glide.start == _place(self.origin)
        return replace(glide, start=self.place) if own else glide


def carried(scene: BoardScene, origin: int, place: tuple[float, float]) -> BoardScene:
    """The scene with the piece of a point in the hand, above a board place."""
    letter = scene.piece_at(origin)
    if letter is None:
        return scene
    rest = tuple(item for item in scene.pieces if item[0] != origin)
    return replace(scene, pieces=rest, moving=(MovingPiece(letter, *place, lifted=True),))


def glides(before: BoardScene, after: BoardScene) -> tuple[Glide, ...]:
    """Each piece of `after` that stands on a new point, paired with the nearest like piece that left another."""
    old, new = dict(before.pieces), dict(after.pieces)
    gone = [(point, letter) for point, letter in before.pieces if new.get(point) != letter]
    found = []
    for point, letter in after.pieces:
        if old.get(point) == letter:
            continue
        origin = min((at for at, left in gone if left == letter), key=lambda at: _distance(at, point), default=None)
        if origin is not None:
            gone.remove((origin, letter))
            found.append(Glide(letter, _place(origin), point, old.get(point)))
    return tuple(found)


def in_flight(scene: BoardScene, moving: tuple[Glide, ...], progress: float) -> BoardScene:
    """The scene with its gliding pieces on their way; what they capture is seen until they arrive."""
    under = {glide.target: glide.captured for glide in moving}
    standing = [(point, letter) for point, letter in scene.pieces if point not in under]
    standing += [(point, letter) for point, letter in under.items() if letter is not None]
    return replace(scene, pieces=tuple(standing), moving=tuple(glide.at(progress) for glide in moving))


def _place(point: int) -> tuple[float, float]:
    rank, file = divmod(point, FILES)
    return float(file), float(rank)


def _distance(one: int, other: int) -> float:
    (file, rank), (to_file, to_rank) = _place(one), _place(other)
    return hypot(to_file - file, to_rank - rank)
