"""What is kept of a game, and what happens when the power fails."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Block, Heading, Paragraph


def kept_blocks(folder: str) -> tuple[Block, ...]:
    """``folder``: where the games are."""
    kept = QCoreApplication.translate("HelpKept", "The games are kept in {folder}.").format(folder=folder)
    return (
        Paragraph(_confirmed()),
        Heading(QCoreApplication.translate("HelpKept", "When the power fails")),
        *map(Paragraph, _cut()),
        Heading(QCoreApplication.translate("HelpKept", "When the computer sleeps, or the disk fails")),
        *map(Paragraph, _asleep()),
        Heading(QCoreApplication.translate("HelpKept", "The game's file")),
        Paragraph(kept),
        Paragraph(_file()),
    )


def _confirmed() -> str:
    return QCoreApplication.translate(
        "HelpKept",
        "Every move, every press of the clock, every offer and every decision of the referee is written to disk "
        'before clock and record confirm it. "On disk" at the top of the window says that it was done.',
    )


def _cut() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpKept",
            "If the power fails, or the program is killed, at most the one act is lost that was not confirmed yet, "
            "and never a part of one.",
        ),
        QCoreApplication.translate(
            "HelpKept",
            "While a game is open, a sign of life is written every second. At its next start the program lists the "
            "game on its first page. Going on with it, one finds it stopped, with both clocks as they stood at the "
            "last sign of life; the time after that is charged to nobody. The referee can correct the times before "
            "the clocks go on.",
        ),
    )


def _asleep() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpKept",
            "If the computer sleeps or the program comes to a stand for more than a moment, the clocks are stopped as "
            "of the last sign of life, and the window says for how long it was.",
        ),
        QCoreApplication.translate(
            "HelpKept",
            "If the disk is full or refuses to write, the game stops where it was last confirmed and says so; it can "
            "go on in another place.",
        ),
    )


def _file() -> str:
    return QCoreApplication.translate(
        "HelpKept",
        "A game is one file, which can be copied and sent. Each line in it carries the check value of the line "
        "before, so that a later change shows; the check value of the result is printed at the foot of the score "
        "sheet.",
    )
