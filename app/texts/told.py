"""What is told on request: how the clocks stand, and which pieces are where."""

from __future__ import annotations

from typing import NamedTuple, Self

from PySide6.QtCore import QCoreApplication

from app.board.scene import point_name
from app.clock.view import ClockView
from app.clock.words import line_of, sentence
from app.texts.endings import in_a_row, side_name
from app.texts.spoken import piece_names
from engine.base import Side
from engine.xiangqi import Board, Kind


class Told(NamedTuple):
    """A sentence for the line of the page, and the same for the ear, which needs more."""

    text: str
    heard: str

    @classmethod
    def same(cls, text: str) -> Self:
        """One that the ear can take as it is."""
        return cls(text, text)


def clocks_told(view: ClockView) -> Told:
    """Both faces, the left one first."""
    template = QCoreApplication.translate("Told", "{sentence}.")
    shown, heard = (
        in_a_row(*(template.format(sentence=say(view, side)) for side in view.sides)) for say in (line_of, sentence)
    )
    return Told(shown, heard)


def no_clocks_told() -> Told:
    return Told.same(QCoreApplication.translate("Told", "This record has no clocks."))


def no_board_told() -> Told:
    return Told.same(QCoreApplication.translate("Told", "The pieces stand on a wooden board."))


def pieces_told(board: Board) -> Told:
    """How many pieces each side has; for the ear each with its point."""
    counted = QCoreApplication.translate("Told", "{side}: {n} pieces.")
    listed = QCoreApplication.translate("Told", "{side}, {n} pieces: {pieces}.")
    places = {side: _places(board, side) for side in Side}
    shown, heard = [], []
    for side, kinds in places.items():
        number = sum(map(len, kinds.values()))
        shown.append(counted.format(side=side_name(side), n=number))
        heard.append(listed.format(side=side_name(side), n=number, pieces=_listed(kinds, side)))
    return Told(in_a_row(*shown), in_a_row(*heard))


def _places(board: Board, side: Side) -> dict[Kind, list[str]]:
    """The points of a side's pieces, kind by kind."""
    found: dict[Kind, list[str]] = {kind: [] for kind in Kind}
    for point, piece in board.pieces():
        if piece.side is side:
            found[piece.kind].append(point_name(point))
    return found


def _listed(kinds: dict[Kind, list[str]], side: Side) -> str:
    names = piece_names(side)
    of_kind = QCoreApplication.translate("Told", "{piece} {points}", "pieces of one kind and their points")
    separator = QCoreApplication.translate("Told", "; ", "between kinds of pieces")
    parts = [of_kind.format(piece=names[kind], points=" ".join(points)) for kind, points in kinds.items() if points]
    return separator.join(parts)
