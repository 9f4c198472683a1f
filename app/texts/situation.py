"""What is going on in a game, in one or two sentences: who is to move, what just happened, what waits for an answer."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.texts.board_news import board_news
from app.texts.claims import claim_news, vary_news
from app.texts.clock_only import clock_situation
from app.texts.desk_news import adjourned_text, desk_news
from app.texts.endings import ending_text, in_a_row, result_text, side_name, span_text
from app.texts.foul_desk import foul_said
from app.texts.keying import keyed_news, time_of
from app.texts.refusals import refusal_text
from app.texts.sides import side_called
from engine.base import Side
from engine.game import (
    BoardCorrected,
    ClockPressed,
    DeskUnlocked,
    DrawAnswered,
    DrawOffered,
    Event,
    FoulCalled,
    Game,
    MoveMade,
    PasscodeRefused,
    PasscodeSet,
    Paused,
    Phase,
    PieceTouched,
    PressMode,
    PressRefused,
    RefereeCalled,
    Resumed,
    Takeback,
    TakebackAsked,
    TakebackRefused,
    VaryOrdered,
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the line says. ``alarm``: in the colours of something that needs attention.

    ``heard`` is what a screen reader says in its place: moves in words, "" where it is told in another way.
    """

    text: str
    alarm: bool = False
    heard: str | None = None

    @property
    def announced(self) -> str:
        return self.text if self.heard is None else self.heard


def person_name(game: Game, side: Side) -> str:
    """A player by side and name: "Red 棋手甲"."""
    name, called = game.setup.seat(side).name, side_called(side, game.setup.sides)
    if not name:
        return called
    template = QCoreApplication.translate("Situation", "{side} {name}", "a player: side and name")
    return template.format(side=called, name=name)


def situation(game: Game, move_text: str, check: bool, bound: str = "") -> Sentence:
    """The sentence for a game. ``move_text`` is the last move as the record writes it, ``bound`` says what touched
    pieces bind to."""
    match game.phase:
        case Phase.SETUP:
            return Sentence(waiting_text(game))
        case Phase.PAUSED:
            return Sentence(stopped_text(game))
        case Phase.HELD:
            return Sentence(_held(game), alarm=True)
        case Phase.OVER:
            return Sentence(_over(game))
        case Phase.RUNNING:
            return Sentence(_bound(game, bound) if bound else _running(game, move_text, check))


def situation_heard(game: Game, move_text: str, check: bool, bound: str = "") -> str:
    """The same for the ear, with the move in words; a move that ended the game is told with its end."""
    said = situation(game, move_text, check, bound).text
    ended = game.phase is Phase.OVER and isinstance(game.log[-1], MoveMade)
    return in_a_row(_played(game, move_text), said) if ended else said


def last_move_text(game: Game, move_text: str, check: bool) -> str:
    """On request: the last move with its number, and whose turn it is."""
    if game.plies:
        text = QCoreApplication.translate("Situation", "Move {number}: {side}, {move}.")
        last = game.plies[-1]
        told = text.format(number=len(game.plies), side=side_name(last.side), move=move_text)
    else:
        told = QCoreApplication.translate("Situation", "No move has been made.")
    if game.phase is Phase.OVER:
        return in_a_row(told, _over(game))
    checked = QCoreApplication.translate("Situation", "Check!") if check else ""
    return in_a_row(told, checked, _to_move(game))


def _held(game: Game) -> str:
    side = game.clock.first_flag
    if side is None:
        return QCoreApplication.translate("Situation", "A flag has fallen and both clocks stand. The referee decides.")
    text = QCoreApplication.translate(
        "Situation", "{side}: the flag has fallen; both clocks stand. The referee decides."
    )
    return text.format(side=side_called(side, game.setup.sides))


def waiting_text(game: Game) -> str:
    """Before the clocks are started."""
    if game.setup.boardless:
        return clock_situation(game)
    if game.regulations.refereed:
        return QCoreApplication.translate("Situation", "All is set. The referee starts the clocks when it is time.")
    return QCoreApplication.translate("Situation", "All is set. Start the clocks when both players are ready.")


def stopped_text(game: Game) -> str:
    """Why the clocks stand, and whose turn it is; of an adjourned game, who has sealed a move."""
    if game.sealed:
        return adjourned_text(game)
    return in_a_row(_stopped(game), clock_situation(game) if game.setup.boardless else _to_move(game))


def _stopped(game: Game) -> str:
    last = next((event for event in reversed(game.log) if isinstance(event, Paused | Resumed | BoardCorrected)), None)
    paused = last if isinstance(last, Paused) else None
    if paused is not None and paused.since:
        text = QCoreApplication.translate("Situation", "The program did not run; the clocks stand as of {time}.")
        return text.format(time=clock_time(paused.since))
    if paused is not None and paused.reason:
        text = QCoreApplication.translate("Situation", "The clocks are stopped: {reason}.")
        return text.format(reason=paused.reason)
    return QCoreApplication.translate("Situation", "The clocks are stopped.")


def gap_text(gap_ms: int) -> str:
    """What the referee is told after the machine slept or the program hung (rule K3 of the clock guide)."""
    text = QCoreApplication.translate(
        "Situation",
        "The program did not run for {span}. The clocks are stopped as of the last sign of life; "
        "that time is charged to nobody.",
    )
    return text.format(span=span_text(gap_ms))


def clock_time(wall: str) -> str:
    """The time of day in an ISO time, to the second."""
    return wall[11:19] or wall


def _to_move(game: Game) -> str:
    """Whose turn it is; nothing while a player who moved has not pressed: article 6 forbids reminding him."""
    if game.setup.keyed:
        return time_of(game.clock.turn)
    if game.clock.turn is not game.position.to_move:
        return ""
    text = QCoreApplication.translate("Situation", "{side} to move.")
    return text.format(side=side_name(game.position.to_move))


def _over(game: Game) -> str:
    assert game.outcome is not None
    text = QCoreApplication.translate("Situation", "The game is over. {result}. {ending}.")
    names = game.setup.sides
    return text.format(result=result_text(game.outcome, names), ending=ending_text(game.outcome, names))


def _bound(game: Game, bound: str) -> str:
    """What binds goes before all news but what somebody says."""
    return in_a_row(bound, _said(game, game.log[-1]))


def _running(game: Game, move_text: str, check: bool) -> str:
    if game.setup.boardless:
        return clock_situation(game)
    event = next(event for event in reversed(game.log) if not isinstance(event, _NO_NEWS))
    if game.setup.keyed:
        news = keyed_news(game, event, move_text) or _said(game, event) or board_news(game, event)
        return in_a_row(_to_move(game), news)
    if isinstance(event, MoveMade | ClockPressed) and game.plies:
        news = _moved(game, event, move_text)
        if check:
            news = in_a_row(QCoreApplication.translate("Situation", "Check!"), news)
    else:
        news = _said(game, event) or board_news(game, event) or desk_news(event, move_text) or _offered(game, event)
    return in_a_row(_to_move(game), news, "" if isinstance(event, VaryOrdered) else vary_news(game))


def _played(game: Game, move_text: str) -> str:
    text = QCoreApplication.translate("Situation", "{who} played {move}.")
    return text.format(who=person_name(game, game.plies[-1].side), move=move_text)


_NO_NEWS = (PieceTouched, DeskUnlocked, PasscodeRefused, PasscodeSet)
"""Events that leave what was told before as it is."""


def _moved(game: Game, event: Event, move_text: str) -> str:
    last = game.plies[-1]
    who = person_name(game, last.side)
    unpressed = game.setup.press is PressMode.MANUAL and event != ClockPressed(event.stamp, last.side)
    if unpressed or game.clock.running is last.side:
        return _played(game, move_text)
    if game.setup.press is PressMode.AUTO:
        text = QCoreApplication.translate("Situation", "{who} played {move}; the clock is pressed.")
    else:
        text = QCoreApplication.translate("Situation", "{who} played {move} and pressed the clock.")
    return text.format(who=who, move=move_text)


def _said(game: Game, event: Event) -> str:
    match event:
        case DrawOffered():
            text = QCoreApplication.translate("Situation", "{who} offers a draw.")
            return text.format(who=person_name(game, event.side))
        case DrawAnswered():
            text = QCoreApplication.translate("Situation", "{who} declines the draw.")
            return text.format(who=person_name(game, event.side))
        case RefereeCalled(matter=None):
            text = QCoreApplication.translate("Situation", "{who} calls the referee; the clock goes on.")
            return text.format(who=person_name(game, event.side))
        case FoulCalled():
            return foul_said(event, game)
        case PressRefused():
            return refusal_text(event.reason)
        case _:
            return claim_news(game, event)


def _offered(game: Game, event: Event) -> str:
    match event:
        case TakebackAsked():
            text = QCoreApplication.translate("Situation", "{who} asks to take back a move.")
            return text.format(who=person_name(game, event.side))
        case TakebackRefused():
            text = QCoreApplication.translate("Situation", "{who} does not agree to the takeback.")
            return text.format(who=person_name(game, event.side))
        case Takeback():
            text = QCoreApplication.translate("Situation", "{who} took back a move; both clocks stand as before it.")
            return text.format(who=person_name(game, event.side))
        case _:
            return QCoreApplication.translate("Situation", "The clock runs.")
