"""The words of the referee's desk: its groups, what it lists, and what waits for the referee."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import ending_text, side_name
from engine.base import Outcome, Side
from engine.game import Act, SideNames


def group_title(name: str) -> str:
    """A group of the desk."""
    match name:
        case "clock":
            return QCoreApplication.translate("Desk", "Clock", "a group of the desk")
        case "board":
            return QCoreApplication.translate("Desk", "Board", "a group of the desk")
        case "fouls":
            return QCoreApplication.translate("Desk", "Fouls", "a group of the desk")
        case "rulings":
            return QCoreApplication.translate("Desk", "Rulings", "a group of the desk")
        case "record":
            return QCoreApplication.translate("Desk", "Record", "a group of the desk")
        case "closing":
            return QCoreApplication.translate("Desk", "Closing", "a group of the desk")
        case _:
            return QCoreApplication.translate("Desk", "Office", "a group of the desk")


def pausing_title(act: Act) -> str:
    """What the one entry for the clocks does now."""
    match act:
        case Act.START:
            return QCoreApplication.translate("Desk", "Start the clocks")
        case Act.RESUME:
            return QCoreApplication.translate("Desk", "Let the clocks go on")
        case _:
            return QCoreApplication.translate("Desk", "Stop the clocks")


def deed_title(name: str) -> str:
    """One thing the referee does, "" for an unknown name."""
    return _clock_title(name) or _note_title(name) or _office_title(name)


def _clock_title(name: str) -> str:
    match name:
        case "undo":
            return QCoreApplication.translate("Desk", "Undo the last act on clock or board")
        case "stop":
            return QCoreApplication.translate("Desk", "Stop them with a reason...")
        case "resume":
            return QCoreApplication.translate("Desk", "Go on, with a reason...")
        case "correct":
            return QCoreApplication.translate("Desk", "Change a clock...")
        case "end":
            return QCoreApplication.translate("Desk", "End of the session...")
        case _:
            return ""


def _note_title(name: str) -> str:
    match name:
        case "sanction":
            return QCoreApplication.translate("Desk", "Sanction (18)...")
        case "strike":
            return QCoreApplication.translate("Desk", "Take back a foul or note...")
        case "repetition":
            return QCoreApplication.translate("Desk", "Repetition and natural limit")
        case "ruling":
            return QCoreApplication.translate("Desk", "Rule a result")
        case "unflag":
            return QCoreApplication.translate("Desk", "Overrule a fallen flag...")
        case _:
            return ""


def _office_title(name: str) -> str:
    match name:
        case "lock":
            return QCoreApplication.translate("Desk", "Lock the desk")
        case "window":
            return QCoreApplication.translate("Desk", "In a window of its own (second screen)")
        case "passcode":
            return QCoreApplication.translate("Desk", "Set a passcode...")
        case _:
            return ""


def no_passcode() -> str:
    """Why the desk can't be locked."""
    return QCoreApplication.translate("Desk", "It has no passcode yet.")


def already_apart() -> str:
    """Why the desk can't be put into a window of its own."""
    return QCoreApplication.translate("Desk", "It is in one already.")


def due_ruling(outcome: Outcome) -> str:
    """The record calls for a result."""
    text = QCoreApplication.translate("Desk", "A ruling is called for. {ending}")
    return text.format(ending=ending_text(outcome))


def due_foul(side: Side, offence: str, article: str) -> str:
    """The record calls for a foul."""
    text = QCoreApplication.translate("Desk", "{side} {offence} ({article}).")
    return text.format(side=side_name(side), offence=offence, article=article)


def rule_it() -> str:
    """The button that takes up a ruling."""
    return QCoreApplication.translate("Desk", "Rule...")


def call_it() -> str:
    """The button that takes up a foul."""
    return QCoreApplication.translate("Desk", "Call...")


def no_foul() -> str:
    """The button that says that something is no foul."""
    return QCoreApplication.translate("Desk", "No foul")


def due_summons(side: Side, note: str) -> str:
    """A player calls the referee."""
    if note:
        text = QCoreApplication.translate("Desk", "{side} calls the referee: {note}")
        return text.format(side=side_name(side), note=note)
    return QCoreApplication.translate("Desk", "{side} calls the referee.").format(side=side_name(side))


def flag_fallen(side: Side, names: SideNames = SideNames.RED_BLACK) -> str:
    """Both clocks stand, and the referee counts the moves."""
    text = QCoreApplication.translate("Desk", "The flag of {side} has fallen: check the number of moves.")
    return text.format(side=side_name(side, names))
