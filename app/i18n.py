"""Which language the program speaks, and changing it while it runs.

Texts stand in the code in English; ``translations/`` has all three languages, so that plurals are right in English too.
Setting a language sends every widget ``QEvent.LanguageChange``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from app import assets, fonts

TRADITIONAL_PLACES = {"tw", "hk", "mo", "hant"}


class Language(StrEnum):
    """The interface languages."""

    ZH_CN = "zh_CN"
    ZH_TW = "zh_TW"
    EN = "en"


def parse(text: str) -> Language | None:
    """The language a locale name means, None for one we don't speak: "zh_HK.UTF-8" and "zh-Hant" are zh_TW."""
    parts = text.partition(".")[0].partition("@")[0].replace("-", "_").lower().split("_")
    if parts[0] == "zh":
        traditional = TRADITIONAL_PLACES.intersection(parts[1:]) and "hans" not in parts
        return Language.ZH_TW if traditional else Language.ZH_CN
    return Language.EN if parts[0] == "en" else None


def choose(*wishes: str, system: Iterable[str] | None = None) -> Language:
    """The first wish that names a language we speak, then the system's languages in their order, then English.

    ``wishes`` are the option and the setting, "" where there is none; ``system`` defaults to Qt's list.
    """
    names = QLocale.system().uiLanguages() if system is None else system
    found = (parse(text) for text in (*wishes, *names))
    return next((language for language in found if language is not None), Language.EN)


class _Installed:
    """The translators in use. Qt reads the .qm bytes in place, so both must outlive the installation."""

    language: ClassVar[Language | None] = None
    translators: ClassVar[list[QTranslator]] = []
    texts: ClassVar[bytes] = b""


def set_language(app: QCoreApplication, language: Language) -> None:
    """Speak ``language`` from now on: our texts, Qt's own buttons, number formats, and the fonts to draw them.

    Raises AssetMissing where the program was never built.
    """
    texts = assets.translation(language)
    for translator in _Installed.translators:
        app.removeTranslator(translator)
    ours, qts = QTranslator(app), QTranslator(app)
    ours.load(texts)
    qts.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    _Installed.language, _Installed.translators, _Installed.texts = language, [qts, ours], texts
    QLocale.setDefault(QLocale(language))
    if isinstance(app, QGuiApplication):
        fonts.apply(app, language)
    for translator in _Installed.translators:
        app.installTranslator(translator)


def current() -> Language:
    """The language in use, English before any was set."""
    return _Installed.language or Language.EN
