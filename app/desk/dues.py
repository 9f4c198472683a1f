"""What waits for the referee, the most pressing first."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.board_dues import adjusting_dues, breach_dues, pointed_out_due, remedy_dues, unnoticed_dues
from app.desk.deed import Due
from app.desk.pause_form import PauseForm
from app.desk.room import Room
from app.desk.ruling_deeds import open_unflagging
from app.desk.session_end import SessionEndForm, minutes_left
from app.play.shown import pausing_act
from app.texts.acts import offence
from app.texts.claims import check_it, claim_text
from app.texts.desk import call_it, deed_title, due_foul, due_ruling, due_summons, flag_fallen, no_foul, rule_it
from app.texts.lateness import absent_text, come_button
from app.texts.record_desk import fill_text, filled_button
from app.texts.session_end import change_button, end_text
from engine.base import Side
from engine.game import Act, CallMatter, FoulDue, Person, Phase

MOST = 3
"""So many are listed at once, or nothing of what can be done would be in sight."""


def dues(
    room: Room,
    open_ruling: Callable[[], object],
    open_foul: Callable[[], object],
    open_claim: Callable[[], object],
) -> tuple[Due, ...]:
    """What the record and the clock call for."""
    game = room.game
    told = {remedy.loses for remedy in game.remedies_due}, {remedy.source for remedy in game.remedies_due}
    outcomes = [outcome for outcome in game.proposals if outcome not in told[0]]
    rulings = (Due("proposal", due_ruling(outcome), rule_it(), open_ruling) for outcome in outcomes[:1])
    callable_now = game.may(Act.FOUL, Person.REFEREE) is None
    called = [due for due in game.fouls_due if due.source not in told[1] and callable_now]
    fouls = (_foul(room, due, open_foul) for due in called[:1])
    claims = _claim(room, open_claim)
    judged = (*_flag(room, open_ruling), *claims, *remedy_dues(room), *rulings, *fouls, *_summons(room))
    seen = (*breach_dues(room), *unnoticed_dues(room), *_fill(room), *_absent(room), *adjusting_dues(room))
    return (*judged, *seen, *_end(room))[:MOST]


def _flag(room: Room, open_ruling: Callable[[], object]) -> tuple[Due, ...]:
    """A flag that the referee has to look into."""
    side = room.game.clock.first_flag
    if side is None or room.game.phase is not Phase.HELD:
        return ()
    lift = deed_title("unflag")
    return (
        Due(
            "flag",
            flag_fallen(side, room.game.setup.sides),
            rule_it(),
            open_ruling,
            lift,
            lambda: open_unflagging(room),
        ),
    )


def _claim(room: Room, check: Callable[[], object]) -> tuple[Due, ...]:
    """A claim that a player has put to the referee; the clocks may be stopped while it is checked (2011 22.2)."""
    game = room.game
    if game.claim is None:
        return ()
    stop = deed_title("stop") if game.phase is Phase.RUNNING else ""
    return (Due("claim", claim_text(game, game.claim), check_it(), check, stop, lambda: room.open(PauseForm)),)


def _foul(room: Room, due: FoulDue, call: Callable[[], object]) -> Due:
    def waive() -> None:
        room.act(lambda game, stamp: game.waive_foul(due.source, stamp))

    text = due_foul(due.side, offence(due.cause), due.article)
    return Due(f"foul_{due.source}", text, call_it(), call, no_foul(), waive)


def _summons(room: Room) -> tuple[Due, ...]:
    """A player has called the referee."""
    called = room.game.referee_call
    if called is None or room.game.phase not in (Phase.RUNNING, Phase.PAUSED):
        return ()
    if called.matter is CallMatter.ILLEGAL_MOVE:
        return (pointed_out_due(room, called.side),)
    button = deed_title("resume" if pausing_act(room.game) is Act.RESUME else "stop")
    return (Due("summons", due_summons(called.side, called.note), button, lambda: room.open(PauseForm)),)


def _fill(room: Room) -> tuple[Due, ...]:
    """Who has to fill in his record before he moves (7.2)."""
    now = room.session.now_ms()
    sides = (side for side in Side if room.game.record_duty(side, now).fill)
    return tuple(
        Due(f"fill_{side}", fill_text(room.game, side), filled_button(), _filled(room, side)) for side in sides
    )


def _filled(room: Room, side: Side) -> Callable[[], object]:
    return lambda: room.act(lambda game, stamp: game.fill_record(side, stamp, desk=True))


def _absent(room: Room) -> tuple[Due, ...]:
    """Who is not there (21.1)."""
    game, now = room.game, room.session.now_ms()
    if game.phase is Phase.OVER:
        return ()
    return tuple(
        Due(f"late_{side}", absent_text(game, side, now), come_button(), _come(room, side))
        for side in Side
        if side in game.absent
    )


def _come(room: Room, side: Side) -> Callable[[], object]:
    return lambda: room.act(lambda game, stamp: game.note_arrival(side, stamp))


def _end(room: Room) -> tuple[Due, ...]:
    """The end of the session has come."""
    end = room.game.session_end
    left = minutes_left(end, room.session.wall()) if end and room.game.phase is not Phase.OVER else None
    if left is None or left > 0:
        return ()
    return (Due("session", end_text(end, left), change_button(), lambda: room.open(SessionEndForm)),)
