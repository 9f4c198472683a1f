"""What the referee does at the clocks."""

from __future__ import annotations

from app.desk.clock_form import ClockForm
from app.desk.deed import Deed
from app.desk.pause_form import PauseForm
from app.desk.room import Room
from app.desk.session_end import SessionEndForm, minutes_left
from app.play.actions import Allowed
from app.play.shown import allowed, pausing_act
from app.texts.desk import deed_title, pausing_title
from app.texts.entries import entry_line, entry_text
from app.texts.lateness import absence_title, lateness_text
from app.texts.refusals import refusal_text
from app.texts.session_end import end_text
from app.texts.strikes import struck_out
from engine.base import Side
from engine.game import Act, Game, Person, RefusalCode


def clock_deeds(room: Room) -> tuple[Deed, ...]:
    """The deeds of the group, in order."""
    game = room.game
    pausing = pausing_act(game)
    may_stop = allowed(game, pausing, game.host)
    may_correct, may_end = (allowed(game, act, Person.REFEREE) for act in (Act.CORRECT_TIME, Act.ANNOUNCE_END))
    with_reason = "resume" if pausing is Act.RESUME else "stop"
    may_explain = allowed(game, Act.RESUME if pausing is Act.RESUME else Act.PAUSE, game.host)
    return (
        Deed("pause", "1", pausing_title(pausing), may_stop, lambda: _let_or_stop(room)),
        Deed("pause_reason", "2", deed_title(with_reason), may_explain, lambda: room.open(PauseForm)),
        Deed("correct", "3", deed_title("correct"), may_correct, lambda: room.open(ClockForm)),
        _lateness(room, Side.RED, "4"),
        _lateness(room, Side.BLACK, "5"),
        Deed("end", "6", deed_title("end"), may_end, lambda: room.open(SessionEndForm), _end_state(room)),
        undo_deed(room),
    )


def undo_deed(room: Room) -> Deed:
    """Taking back the last act on clock and board: says which one that is."""
    seq = room.game.undoable
    if seq is None:
        may = Allowed(False, refusal_text(RefusalCode.NOTHING_TO_REVERSE))
        return Deed("undo", "0", deed_title("undo"), may, lambda: None)
    last = room.game.log[seq - 1]

    def undo() -> None:
        if room.act(Game.undo):
            room.notice(struck_out(entry_text(last, room.game.setup.sides)))

    return Deed("undo", "0", deed_title("undo"), room.may(Game.undo), undo, entry_line(last, room.game.setup.sides))


def _lateness(room: Room, side: Side, key: str) -> Deed:
    absent = side in room.game.absent
    act = Game.note_arrival if absent else Game.note_absence

    def note() -> bool:
        return room.act(lambda game, stamp: act(game, side, stamp))

    may = room.may(lambda game, stamp: act(game, side, stamp))
    state = lateness_text(room.game, side, room.session.now_ms())
    return Deed(f"late_{side}", key, absence_title(side, absent, room.game.setup.sides), may, note, state)


def _end_state(room: Room) -> str:
    end = room.game.session_end
    left = minutes_left(end, room.session.wall()) if end else None
    return end_text(end, left) if left is not None else end


def _let_or_stop(room: Room) -> bool:
    acts = {Act.START: Game.start, Act.RESUME: Game.resume, Act.PAUSE: Game.pause}
    return room.act(acts[pausing_act(room.game)])
