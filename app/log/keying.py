"""The log's sentences about a record that a third person keys beside a wooden board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.log.telling import Moment, Sentences, of_side
from engine.base import Side
from engine.game import (
    NO_MOVE,
    EndingConfirmed,
    KeyingUndone,
    MoveDropped,
    MoveInserted,
    MoveKeyed,
    MoveReplaced,
)


def _keyed(event: MoveKeyed, moment: Moment) -> str:
    return _recorded(event.side, event.uci, event.irregular, len(moment.before.plies) + 1, moment)


def _recorded(side: Side, uci: str, irregular: bool, ply: int, moment: Moment) -> str:
    if uci == NO_MOVE:
        return of_side(QCoreApplication.translate("Log", "Recorded: a move of {side} that is not known."), side)
    text = QCoreApplication.translate("Log", "Recorded: {side} {move}.", "a side and its move")
    return of_side(text, side, move=moment.move_at(ply, side, uci, irregular))


def _inserted(event: MoveInserted, moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "Put into the record as move {n}: {side} {move}.", "a side and its move")
    return of_side(text, event.side, n=event.ply, move=_move(event.side, event, moment))


def _replaced(event: MoveReplaced, moment: Moment) -> str:
    side = moment.side_of(event.ply)
    text = QCoreApplication.translate("Log", "Move {n} of the record becomes: {side} {move}.", "a side and its move")
    return of_side(text, side, n=event.ply, move=_move(side, event, moment))


def _move(side: Side, event: MoveInserted | MoveReplaced, moment: Moment) -> str:
    if event.uci == NO_MOVE:
        return QCoreApplication.translate("Log", "not known", "a move")
    return moment.move_at(event.ply, side, event.uci, event.irregular)


def _dropped(event: MoveDropped, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "Move {n} is struck out of the record.").format(n=event.ply)


def _undone(event: KeyingUndone, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "The change of the record by entry {n} is taken back.")
    return text.format(n=event.seq)


def _confirmed(_event: EndingConfirmed, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "The last move of the record stands on the board and ends the game.")


SENTENCES: Sentences = {
    MoveKeyed: _keyed,
    MoveInserted: _inserted,
    MoveReplaced: _replaced,
    MoveDropped: _dropped,
    KeyingUndone: _undone,
    EndingConfirmed: _confirmed,
}
