"""What was wrong with a game in a file, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.texts.faults import position_fault_text
from engine.base import Fault
from engine.records import ENDING, FileFault
from engine.xiangqi import FenFault


def file_faults_text(faults: Sequence[Fault]) -> str:
    """The fault that ended the game if one did, else the first one, and how many there are."""
    worst = next((fault for fault in faults if fault.kind in ENDING), faults[0])
    text = _placed(_fault_text(worst), worst)
    if len(faults) == 1:
        return text
    more = QCoreApplication.translate("FileFaults", "{fault} There are {count} faults in this game.")
    return more.format(fault=text, count=len(faults))


def _placed(text: str, fault: Fault) -> str:
    if fault.place.line is None:
        return text
    template = QCoreApplication.translate("FileFaults", "Line {line} of the file: {fault}")
    return template.format(line=fault.place.line, fault=text)


def _fault_text(fault: Fault) -> str:
    if isinstance(fault.kind, FenFault):
        return position_fault_text(fault)
    kind = FileFault(fault.kind)
    return _move_fault(kind, fault) or _form_fault(kind) or str(kind)


def _move_fault(kind: FileFault, fault: Fault) -> str:
    text = str(fault.values.get("text", ""))
    match kind:
        case FileFault.UNREADABLE_MOVE:
            sentence = QCoreApplication.translate(
                "FileFaults", "“{text}” is no move. What comes after it is not shown."
            )
        case FileFault.ILLEGAL_MOVE:
            sentence = QCoreApplication.translate(
                "FileFaults", "“{text}” is not legal here. What comes after it is not shown."
            )
        case FileFault.AMBIGUOUS_MOVE:
            sentence = QCoreApplication.translate(
                "FileFaults", "“{text}” fits several moves. What comes after it is not shown."
            )
        case FileFault.FOREIGN_NOTATION:
            return QCoreApplication.translate("FileFaults", "The moves are in a notation not read here.")
        case FileFault.TOO_LONG:
            return QCoreApplication.translate("FileFaults", "The game is too long. The rest is not shown.")
        case _:
            return ""
    return sentence.format(text=text)


def _form_fault(kind: FileFault) -> str:
    match kind:
        case FileFault.BAD_BYTES:
            return QCoreApplication.translate("FileFaults", "Some signs can't be read.")
        case FileFault.NO_GAME:
            return QCoreApplication.translate("FileFaults", "There is no game here.")
        case FileFault.BAD_TAG | FileFault.DUPLICATE_TAG:
            return QCoreApplication.translate("FileFaults", "A heading is not well formed.")
        case FileFault.WRONG_SIDE:
            return QCoreApplication.translate("FileFaults", "A move stands with the wrong side or number.")
        case FileFault.STRAY_TEXT | FileFault.STRAY_BRACKET:
            return QCoreApplication.translate("FileFaults", "There is text between the moves that is no move.")
        case FileFault.UNCLOSED_COMMENT | FileFault.UNCLOSED_VARIATION:
            return QCoreApplication.translate("FileFaults", "A comment or variation is not closed.")
        case FileFault.RESULT_CONFLICT | FileFault.MOVES_AFTER_RESULT:
            return QCoreApplication.translate("FileFaults", "The result does not agree with the game.")
        case _:
            return ""
