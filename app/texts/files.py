"""What went wrong with a file, and what to do about it, in one sentence each."""

from __future__ import annotations

import errno

from PySide6.QtCore import QCoreApplication

from app.papers import NameOfGame
from app.regular import FileTooBig, NotRegular
from app.texts.endings import in_a_row
from engine.errors import ChuheError
from engine.game.journal_errors import (
    JournalDamaged,
    JournalError,
    JournalExists,
    JournalForeign,
    JournalFull,
    JournalHeld,
    JournalMissing,
    JournalNewer,
    JournalReadOnly,
)


def journal_trouble(error: ChuheError) -> str:
    """Why a game's file can't be used as it is."""
    match error:
        case JournalHeld():
            return QCoreApplication.translate(
                "Files", "This game is open in another window of the program. Play it there, or close it there first."
            )
        case JournalDamaged():
            text = QCoreApplication.translate(
                "Files", "The file was changed or broken after event {count}. What comes before it can be looked at."
            )
            return text.format(count=len(error.good))
        case JournalReadOnly():
            return QCoreApplication.translate(
                "Files", "The file can be read but not written. Save it in another place to play on."
            )
        case JournalNewer():
            return QCoreApplication.translate(
                "Files", "A newer version of Chuhe wrote this game. Install that version to open it."
            )
        case JournalForeign():
            return QCoreApplication.translate("Files", "This is not a game of Chuhe.")
        case JournalMissing():
            return QCoreApplication.translate("Files", "The file is not there any more.")
        case JournalExists():
            return QCoreApplication.translate("Files", "There is already a file of this name.")
        case _:
            return QCoreApplication.translate("Files", "The file can't be read: {reason}").format(reason=str(error))


def broken_journal(error: JournalError) -> str:
    """Why the game had to stop: nothing more can be kept."""
    if isinstance(error, JournalFull):
        text = QCoreApplication.translate("Files", "The disk is full.")
    elif isinstance(error, JournalMissing | JournalDamaged):
        text = QCoreApplication.translate("Files", "The game's file was removed or replaced.")
    elif isinstance(error, JournalReadOnly):
        text = QCoreApplication.translate("Files", "The game's file can't be written any more.")
    else:
        text = QCoreApplication.translate("Files", "The disk refuses to write.")
    rest = QCoreApplication.translate(
        "Files", "The game stands as it was when the last move was confirmed, and nothing of it is lost."
    )
    return in_a_row(text, rest)


def file_written_anew() -> str:
    """Somebody took the file of a game away while it was open."""
    return QCoreApplication.translate(
        "Files",
        "The game's file was removed or replaced. All confirmed moves are in a new file; the clocks are stopped.",
    )


def system_trouble(error: OSError) -> str:
    """Why the system refused: the usual reasons in the person's language, any other as the system says it."""
    match error:
        case NotRegular():
            return QCoreApplication.translate("Files", "This is a pipe or a device, not a file.")
        case NameOfGame():
            return QCoreApplication.translate("Files", "This is the name of a game. Choose another name.")
        case FileTooBig():
            return QCoreApplication.translate("Files", "The file is too big.")
        case _:
            return _by_number(error)


def _by_number(error: OSError) -> str:
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR:
            return QCoreApplication.translate("Files", "No such file or folder.")
        case errno.EACCES | errno.EPERM:
            return QCoreApplication.translate("Files", "The system does not permit it.")
        case errno.EEXIST:
            return QCoreApplication.translate("Files", "There is already a file of this name.")
        case errno.EISDIR:
            return QCoreApplication.translate("Files", "This is a folder, not a file.")
        case errno.ENOSPC:
            return QCoreApplication.translate("Files", "The disk is full.")
        case errno.EROFS:
            return QCoreApplication.translate("Files", "This place can only be read.")
        case errno.ENAMETOOLONG:
            return QCoreApplication.translate("Files", "The name is too long.")
        case _:
            return error.strerror or str(error)


def not_written(reason: str) -> str:
    """A file that was asked for could not be written; what was there before still is."""
    text = QCoreApplication.translate("Files", "Not saved: {reason}")
    return text.format(reason=reason)


def not_opened(name: str, reason: str) -> str:
    text = QCoreApplication.translate("Files", "“{name}” was not opened: {reason}")
    return text.format(name=name, reason=reason)


def written(name: str) -> str:
    return QCoreApplication.translate("Files", "Saved as “{name}”.").format(name=name)


def settings_repaired() -> str:
    """The file of settings was damaged at the start."""
    return QCoreApplication.translate(
        "Files", "The settings were damaged. What could be read of them stands; the damaged file was set aside."
    )
