"""What a board shows, as one frozen value: pieces, marks and the way it lies. No rules, no Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

FILES = 9
RANKS = 10
POINTS = FILES * RANKS


class Faces(StrEnum):
    """What is engraved on the pieces; the river's writing goes with it (漢界 or 汉界)."""

    TRADITIONAL = "traditional"
    SIMPLIFIED = "simplified"
    LETTERS = "letters"


class MovingPiece(NamedTuple):
    """A piece between points, by an animation or in the hand: `file` 0..8 and `rank` 0..9 as floats."""

    letter: str
    file: float
    rank: float
    lifted: bool = False


class ArrowKind(StrEnum):
    """What an arrow tells: a check, a step of a mate line, a chase, who helps the chaser, a root of the prey."""

    CHECK = "check"
    MATE = "mate"
    CHASE = "chase"
    HELP = "help"
    ROOT = "root"


class Arrow(NamedTuple):
    """From one point to another. ``number`` counts the steps of a line from 1; 0 shows none."""

    origin: int
    target: int
    kind: ArrowKind
    number: int = 0


@dataclass(frozen=True, slots=True)
class BoardScene:
    """All that is painted. Points are ints 0..89, rank * 9 + file from red's left corner; pieces are FEN letters.

    `selected`, `targets`, `cursor` and `moving` belong to the hand on the board: `BoardWidget` fills them itself while
    it is interactive, and shows what is given here while it is not (a picture, a diagram, a replay).
    `arrows` and `tags` (a point and the name of a class of moves: "check", "kill", "chase" …) explain a ruling.
    `pending` is a point whose piece stands there but is not on disk yet. `irregular` marks the last move with ※.
    `touched` are points whose pieces were touched and may bind (摸子, S0 5).
    """

    pieces: tuple[tuple[int, str], ...] = ()
    last_move: tuple[int, int] | None = None
    irregular: bool = False
    check: tuple[int, ...] = ()
    pending: int | None = None
    touched: tuple[int, ...] = ()
    selected: int | None = None
    targets: frozenset[int] = frozenset()
    cursor: int | None = None
    moving: tuple[MovingPiece, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    tags: tuple[tuple[int, str], ...] = ()
    flipped: bool = False
    turn_far: bool = False
    numbers: bool = True
    faces: Faces = Faces.TRADITIONAL

    def piece_at(self, point: int) -> str | None:
        """The FEN letter of the piece on a point, None where none stands."""
        return next((letter for at, letter in self.pieces if at == point), None)

    def find(self, letter: str) -> int | None:
        """The first point with that piece, None where there is none."""
        return next((at for at, found in self.pieces if found == letter), None)

    def is_turned(self, letter: str) -> bool:
        """Whether that piece is shown head down: the far side's, for two people across a table."""
        return self.turn_far and is_red(letter) == self.flipped


def standing(rows: str) -> tuple[tuple[int, str], ...]:
    """The pieces of a diagram as FEN writes it: rows from black's side down, a digit for so many empty points."""
    filled = (row.translate({ord(str(many)): " " * many for many in range(1, FILES + 1)}) for row in rows.split("/"))
    signs = ((RANKS - 1 - down, file, sign) for down, row in enumerate(filled) for file, sign in enumerate(row))
    return tuple(sorted((rank * FILES + file, sign) for rank, file, sign in signs if sign != " "))


def is_red(letter: str) -> bool:
    """FEN's capitals are red."""
    return letter.isupper()


def point_name(point: int) -> str:
    """The coordinate of a point: 0 is a0, 89 is i9."""
    return f"{'abcdefghi'[point % FILES]}{point // FILES}"


def changed_points(before: BoardScene, after: BoardScene) -> frozenset[int] | None:
    """The points whose look differs between two scenes, None where the whole board does."""
    if _outline(before) != _outline(after):
        return None
    return frozenset(point for point, _ in _look(before) ^ _look(after))


def _outline(scene: BoardScene) -> tuple[object, ...]:
    return scene.flipped, scene.turn_far, scene.numbers, scene.faces, scene.arrows, scene.tags


def _look(scene: BoardScene) -> set[tuple[int, str]]:
    return set(_marks(scene))


def _marks(scene: BoardScene) -> Iterator[tuple[int, str]]:
    yield from scene.pieces
    if scene.last_move:
        yield scene.last_move[0], "from"
        yield scene.last_move[1], "to!" if scene.irregular else "to"
    yield from ((point, "check") for point in scene.check)
    yield from ((point, "touched") for point in scene.touched)
    yield from ((point, "target") for point in scene.targets)
    singles = (("pending", scene.pending), ("selected", scene.selected), ("cursor", scene.cursor))
    yield from ((point, name) for name, point in singles if point is not None)
