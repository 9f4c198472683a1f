"""The record that a recorder keys, held against the presses: where the next move goes, and what is wrong, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, side_name
from engine.base import Side
from engine.game import (
    ClockPressed,
    Event,
    Game,
    KeyingUndone,
    Mismatch,
    MismatchKind,
    MoveDropped,
    MoveInserted,
    MoveKeyed,
    MoveReplaced,
    Tally,
)


def recorder_short() -> str:
    """The way of playing for the top line."""
    return QCoreApplication.translate("Keying", "Wooden board, moves keyed")


def recorder_meaning() -> str:
    """What is asked of whom, for the form of a new game."""
    return QCoreApplication.translate(
        "Keying",
        "The players move on a wooden board and press the clock here. A recorder keys their moves, late or not: "
        "the n-th press of a side gives the time of its n-th move. Where moves are due within a time, a fallen flag "
        "stops both clocks, and the referee counts.",
    )


def place_name(side: Side, number: int) -> str:
    """A move by its round: "Red, round 5"."""
    text = QCoreApplication.translate("Keying", "{side}, round {round}", "a move by its place in the record")
    return text.format(side=side_name(side), round=number)


def next_text(place: str) -> str:
    """What stands before the line for moves while the record goes on at its end."""
    return QCoreApplication.translate("Keying", "{place}:", "the move to be keyed").format(place=place)


def instead_text(place: str) -> str:
    return QCoreApplication.translate("Keying", "In place of {place}:", "another move").format(place=place)


def missing_text(place: str) -> str:
    return QCoreApplication.translate("Keying", "Missed: {place}:", "a move to be filled in").format(place=place)


def before_text(place: str) -> str:
    return QCoreApplication.translate("Keying", "Before {place}:", "a move to be inserted").format(place=place)


def tally_text(tally: Tally) -> str:
    """How the record stands to the presses: a lag is nothing wrong."""
    pressed = QCoreApplication.translate("Keying", "Pressed: Red {red}, Black {black}.", "how often")
    done = pressed.format(red=tally.pressed_by(Side.RED), black=tally.pressed_by(Side.BLACK))
    if not tally.behind:
        return in_a_row(done, QCoreApplication.translate("Keying", "All moves are keyed."))
    keyed = QCoreApplication.translate("Keying", "Keyed: Red {red}, Black {black}. To key: {count}.", "moves")
    left = keyed.format(red=tally.keyed_of(Side.RED), black=tally.keyed_of(Side.BLACK), count=tally.behind)
    return in_a_row(done, left)


def mismatch_text(mismatch: Mismatch, tally: Tally, place: str, move: str) -> str:
    """What is wrong and what to do about it. ``place`` and ``move`` name the move it is about, if it is about one."""
    match mismatch.kind:
        case MismatchKind.MISSING:
            text = QCoreApplication.translate("Keying", "A move was missed: {place}. Put it in.")
        case MismatchKind.DOUBTFUL:
            text = QCoreApplication.translate(
                "Keying", "{place}: {move} does not fit. Mend it or what is before it, or keep it with ※."
            )
        case MismatchKind.UNPRESSED:
            text = QCoreApplication.translate(
                "Keying",
                "More moves than presses. {side}: {keyed} keyed, {pressed} pressed. If a press was left out, the "
                "referee sets the moves made.",
            )
    side = mismatch.side
    figures = {"side": side_name(side), "keyed": tally.keyed_of(side), "pressed": tally.pressed_by(side)}
    return text.format(place=place, move=move, **figures)


def with_more(text: str, count: int) -> str:
    """What is wrong first, and how much else is."""
    more = QCoreApplication.translate("Keying", "And {count} more.", "places of the record that are wrong")
    return in_a_row(text, more.format(count=count)) if count else text


def nothing_to_undo() -> str:
    return QCoreApplication.translate("Refusals", "The record has no change to take back.")


def mend_button() -> str:
    return QCoreApplication.translate("Keying", "Mend")


def out_of_turn_text(move: str, side: Side, place: str) -> str:
    """A move of the other side was keyed: one of this side may have been missed."""
    text = QCoreApplication.translate("Keying", "{move} is a move of {side}. Was {place} missed?")
    return text.format(move=move, side=side_name(side), place=place)


def irregular_text(move: str, why: str) -> str:
    """A move was keyed that the rules don't allow."""
    text = QCoreApplication.translate("Keying", "{move}: made all the same? It is then kept with ※.")
    return in_a_row(why, text.format(move=move))


def other_side_text(move: str, side: Side) -> str:
    """A move of the other side can't stand in this place."""
    text = QCoreApplication.translate("Keying", "{move} is a move of {side}; this place is the other side's.")
    return text.format(move=move, side=side_name(side))


def ending_question(ending: str) -> str:
    """The last position keyed would end the game; only the wooden board tells."""
    text = QCoreApplication.translate("Keying", "By the record: {ending}. Does it stand so on the wooden board?")
    return text.format(ending=ending)


def time_of(side: Side | None) -> str:
    """Whose clock runs, or would; what stands on the wooden board only the players know."""
    if side is None:
        return ""
    return QCoreApplication.translate("Keying", "{side}'s time.", "whose clock runs").format(side=side_name(side))


def is_keying(event: Event) -> bool:
    """Whether players or recorder only went on."""
    return isinstance(event, ClockPressed | MoveKeyed | MoveInserted | MoveReplaced | MoveDropped | KeyingUndone)


def keyed_news(game: Game, event: Event, move: str) -> str:
    """What the players or the recorder did last. ``move`` is the move it is about, as the record writes it."""
    match event:
        case ClockPressed():
            text = QCoreApplication.translate("Keying", "{side} pressed the clock.")
            return text.format(side=side_name(event.side))
        case MoveKeyed() if game.plies:
            text = QCoreApplication.translate("Keying", "Keyed: {side} {move}.", "side and move")
            return text.format(side=side_name(event.side), move=move or missing_word())
        case MoveInserted():
            text = QCoreApplication.translate("Keying", "Put in: {side} {move}.", "side and move")
            return text.format(side=side_name(event.side), move=move or missing_word())
        case MoveReplaced():
            text = QCoreApplication.translate("Keying", "Put right: {side} {move}.", "side and move")
            return text.format(side=side_name(game.plies[event.ply - 1].side), move=move or missing_word())
        case MoveDropped():
            return QCoreApplication.translate("Keying", "A move was taken out of the record.")
        case KeyingUndone():
            return QCoreApplication.translate("Keying", "The last change of the record was undone.")
        case _:
            return ""


def missing_word() -> str:
    """A move that nobody knows, in a sentence."""
    return QCoreApplication.translate("Keying", "(not known)")
