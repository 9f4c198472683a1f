"""The fields of the form in which a time control of one's own is made, and their choices."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.dialogs.control_draft import Last, Make
from engine.clock import IncrementAt, PeriodMode


def make_title(make: Make) -> str:
    """A way of giving time, as the list of them has it."""
    return {
        Make.ALL_IN: QCoreApplication.translate("ControlForms", "All-in, with or without time added"),
        Make.PERIODS: QCoreApplication.translate("ControlForms", "So many moves within each period"),
        Make.BYO_YOMI: QCoreApplication.translate("ControlForms", "Main time, then byo-yomi"),
        Make.CANADIAN: QCoreApplication.translate("ControlForms", "Main time, then blocks of moves (Canadian)"),
        Make.DELAY: QCoreApplication.translate("ControlForms", "The beginning of each move is free (delay)"),
        Make.BRONSTEIN: QCoreApplication.translate("ControlForms", "Part of each move is given back (Bronstein)"),
        Make.RESERVE: QCoreApplication.translate("ControlForms", "A limit on each move, and a reserve"),
        Make.STEP: QCoreApplication.translate("ControlForms", "A limit on each move"),
        Make.OVERRUNS: QCoreApplication.translate("ControlForms", "A limit on each move, overruns are counted"),
        Make.HOURGLASS: QCoreApplication.translate("ControlForms", "Hourglass"),
    }[make]


def amount_title(name: str) -> str:
    """The label of an amount. Raises KeyError."""
    if name[:-1] in ("moves", "time") and name[-1].isdigit():
        return _limit_title(name[:-1]).format(n=name[-1])
    return {
        "main": QCoreApplication.translate("ControlForms", "Main time"),
        "inc": QCoreApplication.translate("ControlForms", "Added for each move"),
        "count": QCoreApplication.translate("ControlForms", "Periods of byo-yomi"),
        "byo": QCoreApplication.translate("ControlForms", "Each of them"),
        "moves": QCoreApplication.translate("ControlForms", "Moves in each block"),
        "block": QCoreApplication.translate("ControlForms", "Time of a block"),
        "delay": QCoreApplication.translate("ControlForms", "Of each move"),
        "step": QCoreApplication.translate("ControlForms", "Limit on a move"),
        "reserve": QCoreApplication.translate("ControlForms", "Reserve"),
        "overruns": QCoreApplication.translate("ControlForms", "Overrun that loses"),
    }[name]


def _limit_title(what: str) -> str:
    if what == "moves":
        return QCoreApplication.translate("ControlForms", "Period {n}: moves")
    return QCoreApplication.translate("ControlForms", "Period {n}: time")


def choice_title(name: str) -> str:
    """The label of a choice. Raises KeyError."""
    return {
        "make": QCoreApplication.translate("ControlForms", "Kind"),
        "limits": QCoreApplication.translate("ControlForms", "Different periods"),
        "last": QCoreApplication.translate("ControlForms", "The last of them"),
        "mode": QCoreApplication.translate("ControlForms", "What is saved"),
        "inc_at": QCoreApplication.translate("ControlForms", "Time is added"),
    }[name]


def last_title(last: Last) -> str:
    if last is Last.REPEATS:
        return QCoreApplication.translate("ControlForms", "comes again and again")
    return QCoreApplication.translate("ControlForms", "is for all the other moves")


def mode_title(mode: PeriodMode) -> str:
    return {
        PeriodMode.CUM: QCoreApplication.translate("ControlForms", "counts on, time and moves"),
        PeriodMode.ZERO: QCoreApplication.translate("ControlForms", "counts on; added when none is left"),
        PeriodMode.INTERVAL: QCoreApplication.translate("ControlForms", "no moves: a period ends with its time"),
        PeriodMode.RESET: QCoreApplication.translate("ControlForms", "is lost with the last move due"),
    }[mode]


def added_title(at: IncrementAt) -> str:
    if at is IncrementAt.AFTER:
        return QCoreApplication.translate("ControlForms", "after each move")
    return QCoreApplication.translate("ControlForms", "before each move, the first too")
