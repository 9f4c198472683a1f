"""The referee's desk in short: its groups by their letters, and what is done in each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.desk.panel import GROUP_KEYS
from app.help.blocks import Block, Paragraph, Terms
from app.texts.desk import group_title


def desk_blocks() -> tuple[Block, ...]:
    """What a referee finds where."""
    meanings = _deeds() | _papers()
    rows = ((_name(group), meanings[group]) for group in GROUP_KEYS)
    return (*map(Paragraph, _about()), Terms(tuple(rows)))


def _name(group: str) -> str:
    text = QCoreApplication.translate("HelpDesk", "{group} ({key})", "a group of the desk and its letter")
    return text.format(group=group_title(group), key=chr(GROUP_KEYS[group]))


def _about() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpDesk",
            "The desk lists what the referee can do now, and above that what waits for him. A letter chooses a group, "
            "a digit does what it stands before. Whatever cannot be done now says why.",
        ),
        QCoreApplication.translate(
            "HelpDesk",
            "Forms take the place of the record; board and clocks stay in sight, and the game goes on unless the "
            "referee stops it. Everything he does stands in the referee's log.",
        ),
    )


def _deeds() -> dict[str, str]:
    return {
        "clock": QCoreApplication.translate(
            "HelpDesk",
            "Stops the clocks and lets them go on, with a reason if there is one; corrects a clock, takes time off or "
            "adds some; notes who is late and when the session ends; takes back the last act.",
        ),
        "board": QCoreApplication.translate(
            "HelpDesk",
            "Enters touched pieces and releases from them; notes an illegal move and what follows from it; corrects "
            "an error on the board.",
        ),
        "fouls": QCoreApplication.translate(
            "HelpDesk",
            "Calls a foul by an article of the regulations. A foul that the record itself calls for is put to the "
            "referee.",
        ),
        "rulings": QCoreApplication.translate(
            "HelpDesk",
            "Rules on a repetition or on a result; overrules a flag that should not have fallen.",
        ),
    }


def _papers() -> dict[str, str]:
    return {
        "record": QCoreApplication.translate(
            "HelpDesk",
            "Notes moves that a player left out of his record, has them filled in or copied fair, and notes a refusal.",
        ),
        "closing": QCoreApplication.translate(
            "HelpDesk",
            "Adjourns a game with a sealed move and reopens it; has the result signed, notes who refuses and who "
            "reserves an appeal; changes a result and seals the record.",
        ),
        "office": QCoreApplication.translate(
            "HelpDesk",
            "Locks the desk with a passcode, puts it into a window of its own, hands it over to another referee.",
        ),
    }
