"""The log's sentences about play: start, moves, presses, offers, takebacks, the end on time or by resigning."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.log.telling import Moment, Sentences, of_side
from app.texts.refusals import refusal_text
from app.texts.situation import clock_time
from engine.game import (
    CallMatter,
    ClockPressed,
    DrawAnswered,
    DrawOffered,
    FlagFell,
    GameSet,
    MoveMade,
    PauseCause,
    Paused,
    Phase,
    PressRefused,
    RefereeCalled,
    RefusalCode,
    Resigned,
    Resumed,
    Started,
    Takeback,
    TakebackAsked,
    TakebackRefused,
)


def _set(event: GameSet, _moment: Moment) -> str:
    if event.setup.boardless:
        return QCoreApplication.translate("Log", "The clock is set; the board is on the table.")
    if event.setup.start_fen is not None:
        return QCoreApplication.translate("Log", "Clock and board are set, the board to a given position.")
    return QCoreApplication.translate("Log", "Clock and board are set.")


def _started(_event: Started, moment: Moment) -> str:
    side = moment.after.clock.running or moment.after.position.to_move
    return of_side(QCoreApplication.translate("Log", "The clocks are started; {side}'s runs."), side)


def _moved(event: MoveMade, moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "{side}: {move}.", "a move that was made")
    return of_side(text, event.side, move=moment.move(event.uci, event.irregular))


def _pressed(event: ClockPressed, moment: Moment) -> str:
    setup = moment.after.setup
    if not setup.boardless and not setup.keyed:
        return of_side(QCoreApplication.translate("Log", "{side} presses the clock."), event.side)
    text = QCoreApplication.translate("Log", "{side} presses the clock, move {n}.")
    return of_side(text, event.side, n=moment.after.clock.hand(event.side).moves)


def _press_refused(event: PressRefused, _moment: Moment) -> str:
    match event.reason:
        case RefusalCode.NO_MOVE_TO_PRESS:
            text = QCoreApplication.translate("Log", "{side} presses without having moved; it has no effect.")
        case RefusalCode.NOT_YOUR_TIME:
            text = QCoreApplication.translate("Log", "{side} presses in {other}'s time; it has no effect.")
        case RefusalCode.FLAG_FELL:
            text = QCoreApplication.translate("Log", "{side} presses after time is over; it has no effect.")
        case _:
            text = QCoreApplication.translate("Log", "{side} presses, without effect: {reason}")
    return of_side(text, event.side, reason=refusal_text(event.reason))


def _offered(event: DrawOffered, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} offers a draw."), event.side)


def _answered(event: DrawAnswered, _moment: Moment) -> str:
    if event.accepted:
        return of_side(QCoreApplication.translate("Log", "{side} agrees to a draw."), event.side)
    return of_side(QCoreApplication.translate("Log", "{side} declines the draw."), event.side)


def _takeback_asked(event: TakebackAsked, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "{side} asks to take back; moves: {n}.")
    return of_side(text, event.side, n=event.plies)


def _takeback_refused(event: TakebackRefused, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} does not agree to it."), event.side)


def _taken_back(event: Takeback, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "{other} agrees; moves taken back: {n}. The clocks are as before them.")
    return of_side(text, event.side, n=event.plies)


def _resigned(event: Resigned, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} resigns."), event.side)


def _flag(event: FlagFell, moment: Moment) -> str:
    if moment.after.phase is Phase.HELD:
        text = QCoreApplication.translate("Log", "{side}'s flag falls. Both clocks stand; the referee looks.")
    elif moment.after.outcome is None:
        text = QCoreApplication.translate("Log", "{side}'s flag falls. Nothing is announced.")
    else:
        text = QCoreApplication.translate("Log", "{side}'s flag falls: time is over.")
    return of_side(text, event.side)


def _called(event: RefereeCalled, _moment: Moment) -> str:
    if event.matter is CallMatter.ILLEGAL_MOVE:
        return of_side(QCoreApplication.translate("Log", "{side} calls the referee: an illegal move."), event.side)
    return of_side(QCoreApplication.translate("Log", "{side} calls the referee."), event.side)


def _paused(event: Paused, _moment: Moment) -> str:
    if event.cause is PauseCause.INTERRUPTED:
        text = QCoreApplication.translate(
            "Log", "The program was cut off. The clocks stand as of its last sign of life, at {time}."
        )
        return text.format(time=clock_time(event.since) or "—")
    return QCoreApplication.translate("Log", "Both clocks are stopped.")


def _resumed(_event: Resumed, moment: Moment) -> str:
    side = moment.after.clock.running or moment.after.position.to_move
    return of_side(QCoreApplication.translate("Log", "The clocks go on; {side}'s runs."), side)


SENTENCES: Sentences = {
    GameSet: _set,
    Started: _started,
    MoveMade: _moved,
    ClockPressed: _pressed,
    PressRefused: _press_refused,
    DrawOffered: _offered,
    DrawAnswered: _answered,
    TakebackAsked: _takeback_asked,
    TakebackRefused: _takeback_refused,
    Takeback: _taken_back,
    Resigned: _resigned,
    FlagFell: _flag,
    RefereeCalled: _called,
    Paused: _paused,
    Resumed: _resumed,
}
