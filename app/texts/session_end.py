"""The end of the session in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def hour_wanted() -> str:
    return QCoreApplication.translate("SessionEnd", "Type a time of day, as 17:30.")


def end_announced(at: str) -> str:
    """What is said to everybody."""
    return QCoreApplication.translate("SessionEnd", "The session ends at {time}.").format(time=at)


def end_text(at: str, minutes: int) -> str:
    """How near the end is; past it when ``minutes`` is below zero."""
    if minutes < 0:
        text = QCoreApplication.translate("SessionEnd", "The session ended at {time}.")
    elif minutes == 0:
        text = QCoreApplication.translate("SessionEnd", "It is {time}: the session ends.")
    elif minutes == 1:
        text = QCoreApplication.translate("SessionEnd", "The session ends at {time}, in 1 minute.")
    else:
        text = QCoreApplication.translate("SessionEnd", "The session ends at {time}, in {n} minutes.")
    return text.format(time=at, n=minutes)


def change_button() -> str:
    """Another time is set."""
    return QCoreApplication.translate("SessionEnd", "Another time...")
