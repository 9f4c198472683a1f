"""The settings a person can choose, in words: for the View menu and the page of settings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

CHOICES = ("theme", "chrome", "faces", "handling", "record_style", "clock_style", "clock_seats", "language")
"""Settings that are one of several words; see ``app.settings.words_of``."""
SWITCHES = ("numbers", "hints", "animation", "far_turned", "chinese_digits")
"""Settings that are on or off."""


def option_title(name: str) -> str:
    """What a setting is about. Raises KeyError."""
    return {
        "theme": QCoreApplication.translate("Options", "Board"),
        "chrome": QCoreApplication.translate("Options", "Window"),
        "faces": QCoreApplication.translate("Options", "Pieces"),
        "handling": QCoreApplication.translate("Options", "Moving pieces"),
        "record_style": QCoreApplication.translate("Options", "Record"),
        "clock_style": QCoreApplication.translate("Options", "Clock alone: faces"),
        "clock_seats": QCoreApplication.translate("Options", "Clock alone: players"),
        "language": QCoreApplication.translate("Options", "Language"),
        "numbers": QCoreApplication.translate("Options", "File numbers at the edge"),
        "hints": QCoreApplication.translate("Options", "Mark where a piece may go"),
        "animation": QCoreApplication.translate("Options", "Let pieces glide"),
        "far_turned": QCoreApplication.translate("Options", "Far side turned"),
        "chinese_digits": QCoreApplication.translate("Options", "Red's digits in Chinese"),
    }[name]


def option_meaning(name: str) -> str:
    """A sentence about a setting that needs one, else ""."""
    return {
        "hints": QCoreApplication.translate(
            "Options", "In games whose regulations allow it: of those that come with the program, the friendly ones."
        ),
        "far_turned": QCoreApplication.translate(
            "Options",
            "For two people across a table: pieces and clock face of the far side stand on their head.",
        ),
        "chinese_digits": QCoreApplication.translate(
            "Options", "In the abbreviated record, on the screen and on the score sheet."
        ),
    }.get(name, "")


def word_text(name: str, word: str) -> str:
    """One of the words a setting can be. Raises KeyError."""
    return _language(word) if name == "language" else _words(name)[word]


def _language(word: str) -> str:
    """A language by its own name, in whatever language the rest is."""
    if not word:
        return QCoreApplication.translate("Options", "As the system")
    return "English" if word == "en" else QLocale(word).nativeLanguageName()


def _words(name: str) -> dict[str, str]:
    return {
        "theme": {
            "wood": QCoreApplication.translate("Options", "Wood"),
            "plain": QCoreApplication.translate("Options", "Plain, high contrast"),
            "dark": QCoreApplication.translate("Options", "Dark wood"),
        },
        "chrome": {
            "system": QCoreApplication.translate("Options", "As the system"),
            "light": QCoreApplication.translate("Options", "Light"),
            "dark": QCoreApplication.translate("Options", "Dark"),
        },
        "faces": {
            "traditional": QCoreApplication.translate("Options", "Traditional characters"),
            "simplified": QCoreApplication.translate("Options", "Simplified characters"),
            "letters": QCoreApplication.translate("Options", "Letters"),
        },
        "handling": {
            "both": QCoreApplication.translate("Options", "By clicks or by dragging"),
            "click": QCoreApplication.translate("Options", "By clicks"),
            "drag": QCoreApplication.translate("Options", "By dragging"),
        },
        "clock_style": {
            "dials": QCoreApplication.translate("Options", "Dials with hands"),
            "digits": QCoreApplication.translate("Options", "Large digits"),
        },
        "clock_seats": {
            "beside": QCoreApplication.translate("Options", "Sit before the screen"),
            "across": QCoreApplication.translate("Options", "Sit across it, the far face turned"),
        },
        "record_style": {
            "full": QCoreApplication.translate("Options", "Full record"),
            "abbreviated": QCoreApplication.translate("Options", "Abbreviated record"),
            "wxf": QCoreApplication.translate("Options", "WXF letters"),
        },
    }[name]
