"""The keys: those of the menus, and those that parts of the window take themselves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Block, Heading, Terms


def key_blocks(shortcuts: Sequence[tuple[str, str]]) -> tuple[Block, ...]:
    """``shortcuts``: the keys of the menus and what each does."""
    return (
        Heading(QCoreApplication.translate("HelpKeys", "In the window")),
        Terms(_own()),
        Heading(QCoreApplication.translate("HelpKeys", "In the menus")),
        Terms(tuple(shortcuts)),
    )


def _own() -> tuple[tuple[str, str], ...]:
    return (*_playing(), *_elsewhere())


def _playing() -> tuple[tuple[str, str], ...]:
    return (
        (
            QCoreApplication.translate("HelpKeys", "Space"),
            QCoreApplication.translate("HelpKeys", "Presses the clock, in games where the players press it."),
        ),
        (
            QCoreApplication.translate("HelpKeys", "← ↑ ↓ →  Enter  Esc"),
            QCoreApplication.translate(
                "HelpKeys",
                "Walk over the board; Enter takes a piece up and puts it down; Esc lets go of it.",
            ),
        ),
        (
            "A–Z  0–9",
            QCoreApplication.translate(
                "HelpKeys",
                "Typed letters and digits go to the line for moves: 炮二平五, C2=5, h2e2 or four digits.",
            ),
        ),
        (
            QCoreApplication.translate("HelpKeys", "Ins  Enter  Del"),
            QCoreApplication.translate(
                "HelpKeys",
                "In the record that a recorder keys: put a move in before the marked one, another in its place, or "
                "take it out. ↑ leads from the line for moves to the record; ? is a move nobody knows.",
            ),
        ),
        (
            "Y",
            QCoreApplication.translate(
                "HelpKeys",
                "Confirms a resignation, or that a draw is agreed to. Any other key takes it back.",
            ),
        ),
    )


def _elsewhere() -> tuple[tuple[str, str], ...]:
    return (
        ("Tab", QCoreApplication.translate("HelpKeys", "From part to part of the window.")),
        ("Ctrl+Enter", QCoreApplication.translate("HelpKeys", "Sets up the game from the form for a new one.")),
        (
            "← → Home End",
            QCoreApplication.translate("HelpKeys", "In a game that is looked at: step through its moves."),
        ),
        (
            QCoreApplication.translate("HelpKeys", "Enter  ↑ ↓"),
            QCoreApplication.translate(
                "HelpKeys",
                "In this help, from the line for searching: on to the next place found, or to another page.",
            ),
        ),
    )
