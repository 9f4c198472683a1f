"""What the sentences of the log have in common: who and which move, piece and length of time are meant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication

from app.texts.endings import side_name
from app.texts.faults import piece_name
from engine.base import Side
from engine.clock import format_remaining
from engine.game import NO_MOVE, Event, Game, PositionLike
from engine.xiangqi import Move, Position, parse_point
from engine.xiangqi.notation import Script, Style, name_piece, write


@dataclass(frozen=True, slots=True)
class Moment:
    """An event in its game: ``before`` is the game without it, the same as ``after`` for the first event."""

    before: Game
    after: Game
    style: Style = Style.CHINESE
    script: Script = Script.SIMPLIFIED

    def move(self, uci: str, irregular: bool) -> str:
        """A move as the record writes it, ※ if the rules don't allow it."""
        return self._written(self.before.position, uci, irregular)

    def move_at(self, ply: int, side: Side, uci: str, irregular: bool) -> str:
        """The same of a move that was keyed for place ``ply`` of the record, where that is none of this side's too."""
        position = self.before.position_before(min(ply, len(self.before.plies) + 1))
        if position.to_move is not side:
            position = position.apply(NO_MOVE)
        return self._written(position, uci, irregular)

    def side_of(self, ply: int) -> Side:
        """Whose move ply ``ply`` of the record is."""
        first = self.before.opening.to_move
        return first if ply % 2 else first.other

    def _written(self, position: PositionLike, uci: str, irregular: bool) -> str:
        if not isinstance(position, Position):
            return uci
        text = write(position.board, Move.from_uci(uci), self.style, self.script)
        return f"{text} ※" if irregular else text

    def piece(self, point: str) -> str:
        """The piece on a point after the event, as a record names it or by its word, with the point: "炮八 (b2)"."""
        position = self.after.position
        piece = position.board.piece_at(parse_point(point)) if isinstance(position, Position) else None
        if piece is None or not isinstance(position, Position):
            return point
        if self.style is Style.CHINESE:
            name = name_piece(position.board, parse_point(point), self.script)
        else:
            name = piece_name(piece.letter)
        text = QCoreApplication.translate("Log", "{piece} ({point})", "a piece and its coordinates")
        return text.format(piece=name, point=point)


Sentences: TypeAlias = Mapping[type[Event], Callable[[Any, Moment], str]]
"""A sentence for each kind of event."""


def of_side(text: str, side: Side, **fields: object) -> str:
    """A sentence about a side: fills in its name, that of its opponent as {other}, and other fields."""
    return text.format(side=side_name(side), other=side_name(side.other), **fields)


def time_text(ms: int) -> str:
    """A length of time in digits, less than nothing with a minus."""
    return f"−{format_remaining(-ms)}" if ms < 0 else format_remaining(ms)
