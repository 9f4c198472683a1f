"""What is heard: sounds, calls of low time, and how a game is played with a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Block, Heading, Paragraph, Terms


def ear_blocks() -> tuple[Block, ...]:
    return (
        Heading(QCoreApplication.translate("HelpEars", "Sounds")),
        *map(Paragraph, _sounds()),
        Heading(QCoreApplication.translate("HelpEars", "Little time left")),
        *map(Paragraph, _low_time()),
        Heading(QCoreApplication.translate("HelpEars", "With a screen reader")),
        *map(Paragraph, _reader()),
        Terms(_asked()),
    )


def _sounds() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpEars",
            "Moves, captures, presses of the clock, offers and the end of time each have a sound. In a game with a "
            "referee only the end of time is heard, so that a hall stays quiet, unless the settings ask for more. A "
            "check is not called: the rules do not ask for it; the settings can have it called.",
        ),
        QCoreApplication.translate(
            "HelpEars",
            "Where the computer has no sound, or the program was started with --no-sound, everything else works as "
            "ever.",
        ),
    )


def _low_time() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpEars",
            "If the settings ask for it, it is told once in each period that 5 minutes, 1 minute and 10 seconds are "
            "left, and the last ten seconds can be counted. Before byo-yomi the main time is not told, but its end is; "
            "then every period counts. Where a flag has to be claimed, nothing counts down to it.",
        ),
        QCoreApplication.translate(
            "HelpEars",
            "It is spoken where the system has a voice of the language of the window, as with Speech Dispatcher on "
            "Linux; else it is a tone. Moves can be read aloud by that voice too.",
        ),
    )


def _reader() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpEars",
            "The board is a table of 90 points; the arrow keys walk over it, and each point says its piece, its file, "
            "its name and what may be done there. Moves can also be typed.",
        ),
        QCoreApplication.translate(
            "HelpEars",
            "Moves, refusals, offers, stops, fouls, fallen flags and results are told once each, and low time always. "
            "A button that can't be used now says why.",
        ),
    )


def _asked() -> tuple[tuple[str, str], ...]:
    return (
        ("F5", QCoreApplication.translate("HelpEars", "Tells both clocks.")),
        ("F6", QCoreApplication.translate("HelpEars", "Tells the last move, check, and whose turn it is.")),
        ("Shift+F6", QCoreApplication.translate("HelpEars", "Tells all pieces with their points.")),
    )
