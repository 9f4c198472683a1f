"""What waits for the referee at the board: illegal moves noted or not, touch-move broken, pieces to be adjusted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.desk.correct_form import CorrectForm
from app.desk.deed import Due
from app.desk.illegal_form import IllegalForm
from app.desk.plies import board_before, ply_of
from app.desk.remedy_form import RemedyForm
from app.desk.room import Room
from app.texts.board_desk import (
    adjust_due,
    adjusted,
    agrees,
    agrees_not,
    note_it,
    pointed_out,
    put_back_it,
    remedy_due,
    unnoticed_due,
    what_applies,
)
from app.texts.board_news import adjusting_text
from app.texts.endings import side_name
from app.texts.touch import breach_text
from engine.base import Side
from engine.game import Act, Clause, Person, Phase


def remedy_dues(room: Room) -> Iterator[Due]:
    """The last illegal move that was noted, with what applies."""
    for remedy in room.game.remedies_due[-1:]:
        yield Due(f"remedy_{remedy.source}", remedy_due(remedy), what_applies(), lambda: room.open(RemedyForm))


def pointed_out_due(room: Room, side: Side) -> Due:
    """A side calls for an illegal move of its opponent."""
    return Due("pointed_out", pointed_out(side), note_it(), lambda: room.open(IllegalForm))


def breach_dues(room: Room) -> Iterator[Due]:
    """The last move broke touch-move where that is only recorded."""
    game = room.game
    if game.breach is not None and game.plies:
        board, last = board_before(game, len(game.plies)), game.plies[-1]
        text = breach_text(last.side, game.breach, board, room.view.script)
        yield Due("breach", text, put_back_it(), lambda: room.open(CorrectForm))


def unnoticed(room: Room) -> tuple[int, ...]:
    """The irregular moves that nobody has noted. For the referee alone: where the players see the desk too, they are
    not told while they play."""
    told = room.apart or room.game.phase is not Phase.RUNNING
    return room.game.unnoticed if told else ()


def unnoticed_dues(room: Room) -> Iterator[Due]:
    """The last of them."""
    heard = room.game.may(Act.NOTE_ILLEGAL, Person.REFEREE) is None
    for number in unnoticed(room)[-1:] if heard else ():
        text = unnoticed_due(ply_of(room.game, number, room.view))
        yield Due(f"unnoticed_{number}", text, note_it(), lambda: room.open(IllegalForm))


def adjusting_dues(room: Room) -> Iterator[Due]:
    """A wish to adjust pieces, or that they are being adjusted."""
    game = room.game
    if game.adjust_asked is not None:
        side, article = game.adjust_asked, game.regulations.clause(Clause.ADJUST)
        yes, no = _answer(room, side, True), _answer(room, side, False)
        yield Due("adjust", adjust_due(side, article), agrees(), yes, agrees_not(), no)
    if game.adjusting is not None:
        yield Due("adjusting", adjusting_text(side_name(game.adjusting)), adjusted(), _ending(room, game.adjusting))


def _answer(room: Room, asker: Side, accepted: bool) -> Callable[[], object]:
    return lambda: room.act(lambda game, stamp: game.answer_adjust(asker.other, accepted, stamp))


def _ending(room: Room, side: Side) -> Callable[[], object]:
    return lambda: room.act(lambda game, stamp: game.end_adjust(side, stamp))
