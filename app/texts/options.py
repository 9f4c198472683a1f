"""The settings a person can choose, in words: for the View menu and the page of settings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

CHOICES = (
    *("theme", "chrome", "faces", "handling", "record_style", "clock_style", "clock_seats"),
    *("sounds", "low_time", "language"),
)
"""Settings that are one of several words; see ``app.settings.words_of``."""
SWITCHES = ("numbers", "hints", "animation", "far_turned", "chinese_digits", "read_moves", "call_check")
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
        "sounds": QCoreApplication.translate("Options", "Sounds"),
        "low_time": QCoreApplication.translate("Options", "Little time left"),
        "language": QCoreApplication.translate("Options", "Language"),
        "numbers": QCoreApplication.translate("Options", "File numbers at the edge"),
        "hints": QCoreApplication.translate("Options", "Mark where a piece may go"),
        "animation": QCoreApplication.translate("Options", "Let pieces glide"),
        "far_turned": QCoreApplication.translate("Options", "Far side turned"),
        "chinese_digits": QCoreApplication.translate("Options", "Red's digits in Chinese"),
        "read_moves": QCoreApplication.translate("Options", "Read moves aloud"),
        "call_check": QCoreApplication.translate("Options", "Call “Check!”"),
    }[name]


def option_meaning(name: str) -> str:
    """A sentence about a setting that needs one, else ""."""
    return _sound_meanings().get(name) or {
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


def _sound_meanings() -> dict[str, str]:
    return {
        "low_time": QCoreApplication.translate(
            "Options",
            "At 5 minutes, 1 minute and 10 seconds, and in each period of byo-yomi. Spoken where the system has a "
            "voice of this language, else a tone.",
        ),
        "read_moves": QCoreApplication.translate("Options", "Where the system has a voice of this language."),
        "call_check": QCoreApplication.translate("Options", "The rules do not ask for it (3.1)."),
    }


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
        "sounds": {
            "fitting": QCoreApplication.translate("Options", "With a referee only the time-out"),
            "all": QCoreApplication.translate("Options", "All of them"),
            "time_out": QCoreApplication.translate("Options", "Only the time-out"),
            "off": QCoreApplication.translate("Options", "Off", "no sounds"),
        },
        "low_time": {
            "off": QCoreApplication.translate("Options", "Do not tell"),
            "warn": QCoreApplication.translate("Options", "Tell"),
            "count": QCoreApplication.translate("Options", "Tell, and count the last ten seconds"),
        },
    }[name]
