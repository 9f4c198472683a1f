"""Words for people at the command line: in their language where Qt can be loaded, in English where it can't.

JSON is for programs and never comes here, so a command that writes JSON runs without Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Protocol

from app.commands.errors import CommandError
from engine.base import Fault, Outcome, Side

if TYPE_CHECKING:
    from engine.xiangqi.notation import Script


class Speaker(Protocol):
    """What ``QCoreApplication`` and its stand-in have in common."""

    def translate(self, context: str, key: str, /) -> str:
        """The text in the language of the person."""


class _English:
    def translate(self, context: str, key: str, /) -> str:
        return key


def speaker() -> Speaker:
    """Who translates from now on. Qt's own system libraries may be missing: then it is English."""
    try:
        from PySide6.QtCore import QCoreApplication
    except ImportError:
        return _English()
    return QCoreApplication.instance() or _qt()


@cache
def _qt() -> Speaker:
    """A small application that holds the translators; English stays where a part of the program is missing."""
    from PySide6.QtCore import QCoreApplication

    app = QCoreApplication([])
    with suppress(ImportError, FileNotFoundError):
        from app import i18n

        i18n.set_language(app, i18n.choose())
    return app


def error_text(error: CommandError) -> str:
    """What went wrong, in a sentence."""
    words = speaker()
    match error.code:
        case "malformed":
            return words.translate("Cli", "This is no move.")
        case "illegal":
            return words.translate("Cli", "No legal move fits this.")
        case "ambiguous":
            text = words.translate("Cli", "Several moves fit this: {moves}.")
            moves = words.translate("Cli", ", ").join(str(move) for move in _listed(error.details.get("candidates")))
            return text.format(moves=moves)
        case "fen":
            return words.translate("Cli", "This text shows no board.")
        case _:
            return trouble_text(error.__cause__) or str(error)


def trouble_text(cause: BaseException | None) -> str:
    """What the system or one of our own files had against it, "" for any other cause."""
    speaker()
    from engine.game import JournalError

    try:
        from app.texts.files import journal_trouble, system_trouble
    except ImportError:
        return ""
    if isinstance(cause, OSError):
        return system_trouble(cause)
    return journal_trouble(cause) if isinstance(cause, JournalError) else ""


def _listed(value: object) -> Iterable[object]:
    return value if isinstance(value, list) else ()


def side_text(side: Side) -> str:
    words = speaker()
    return words.translate("Cli", "Red") if side is Side.RED else words.translate("Cli", "Black")


def script() -> Script:
    """The script moves are named in: traditional for Taiwan."""
    from engine.xiangqi.notation import Script

    speaker()
    try:
        from app import i18n
    except ImportError:
        return Script.SIMPLIFIED
    return Script.TRADITIONAL if i18n.current() is i18n.Language.ZH_TW else Script.SIMPLIFIED


def is_chinese() -> bool:
    """Whether moves are best named in Chinese."""
    speaker()
    try:
        from app import i18n
    except ImportError:
        return False
    return i18n.current() is not i18n.Language.EN


def outcome_text(outcome: Outcome) -> str:
    """Who won and how."""
    speaker()
    try:
        from app.texts.endings import ending_text, result_text
    except ImportError:
        return f"{outcome.winner}: {outcome.termination}"
    return f"{result_text(outcome)} · {ending_text(outcome)}"


def fault_text(fault: Fault) -> str:
    """One fault of a position or a file."""
    from engine.xiangqi import FenFault

    speaker()
    try:
        from app.texts.faults import position_fault_text
        from app.texts.file_faults import file_faults_text
    except ImportError:
        return str(fault.kind)
    return position_fault_text(fault) if isinstance(fault.kind, FenFault) else file_faults_text([fault])
