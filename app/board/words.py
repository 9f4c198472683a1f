"""What stands on a point, in words: for screen readers and for the line that says what is going on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from app.board.scene import FILES, BoardScene, is_red, point_name


def describe(scene: BoardScene, point: int) -> str:
    """One point for a person who hears it: piece, file, coordinate and every mark on it.

    Files are counted by the piece's own side, on an empty point by the side below.
    """
    separator = QCoreApplication.translate("BoardWords", ", ")
    return separator.join(_parts(scene, point))


def piece_name(letter: str) -> str:
    """The piece of a FEN letter in the language of the interface."""
    if is_red(letter):
        return _red_name(letter)
    return _black_name(letter)


def _red_name(letter: str) -> str:
    return {
        "K": QCoreApplication.translate("BoardWords", "red general"),
        "A": QCoreApplication.translate("BoardWords", "red advisor"),
        "B": QCoreApplication.translate("BoardWords", "red elephant"),
        "N": QCoreApplication.translate("BoardWords", "red horse"),
        "R": QCoreApplication.translate("BoardWords", "red chariot"),
        "C": QCoreApplication.translate("BoardWords", "red cannon"),
        "P": QCoreApplication.translate("BoardWords", "red pawn"),
    }[letter]


def _black_name(letter: str) -> str:
    return {
        "k": QCoreApplication.translate("BoardWords", "black general"),
        "a": QCoreApplication.translate("BoardWords", "black advisor"),
        "b": QCoreApplication.translate("BoardWords", "black elephant"),
        "n": QCoreApplication.translate("BoardWords", "black horse"),
        "r": QCoreApplication.translate("BoardWords", "black chariot"),
        "c": QCoreApplication.translate("BoardWords", "black cannon"),
        "p": QCoreApplication.translate("BoardWords", "black pawn"),
    }[letter]


def _parts(scene: BoardScene, point: int) -> Iterator[str]:
    letter = scene.piece_at(point)
    yield piece_name(letter) if letter else QCoreApplication.translate("BoardWords", "empty")
    by_red = is_red(letter) if letter else not scene.flipped
    column = point % FILES
    number = FILES - column if by_red else column + 1
    yield QCoreApplication.translate("BoardWords", "file {number}").format(number=number)
    yield QCoreApplication.translate("BoardWords", "point {name}").format(name=point_name(point))
    yield from _marks(scene, point, occupied=letter is not None)


def _marks(scene: BoardScene, point: int, *, occupied: bool) -> Iterator[str]:
    if point == scene.selected:
        yield QCoreApplication.translate("BoardWords", "selected")
    if point in scene.targets:
        if occupied:
            yield QCoreApplication.translate("BoardWords", "can be captured")
        else:
            yield QCoreApplication.translate("BoardWords", "can move here")
    if point in scene.touched:
        yield QCoreApplication.translate("BoardWords", "touched")
    if point in scene.check:
        yield QCoreApplication.translate("BoardWords", "in check")
    if scene.last_move and point == scene.last_move[0]:
        yield QCoreApplication.translate("BoardWords", "last move from here")
    if scene.last_move and point == scene.last_move[1]:
        yield QCoreApplication.translate("BoardWords", "last move to here")
        if scene.irregular:
            yield QCoreApplication.translate("BoardWords", "irregular move")
    if point == scene.pending:
        yield QCoreApplication.translate("BoardWords", "not recorded yet")
