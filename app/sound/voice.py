"""Speaks with QtTextToSpeech. Only for a process of its own: loading an engine may take seconds, or never end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, Signal, Slot

from app.i18n import Language

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

_MOCK = "mock"
"""An engine of Qt's own tests, which says nothing."""
_MANDARIN = "Mandarin"
"""eSpeak gives Mandarin by a code that Qt takes for no language (cmn); its voices tell by their names."""


class Voice(QObject):
    """The voice of the system, in the languages of the program that it has.

    Signals:
        told(object): the answer {"speaks": the codes of these languages}; with "lacks", "module", "engine" or "voice",
            where there are none.
    """

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: QTextToSpeech | None = None
        self._language = ""

    def prepare(self) -> None:
        """Load the engine and look for its voices."""
        try:
            self._engine = engine = _engine(self)
        except ImportError:
            self.told.emit({"speaks": [], "lacks": "module"})
            return
        spoken = [str(code) for code in Language if engine is not None and _choose(engine, QLocale(code))]
        lacks = {"lacks": "engine" if engine is None else "voice"}
        self.told.emit({"speaks": spoken} | (lacks if not spoken else {}))

    @Slot(object)
    def take(self, request: Mapping[str, Any]) -> None:
        """Say {"say": text, "language": code} after what is being said, or with "at_once" in its place."""
        engine, text, language = self._engine, request.get("say"), str(request.get("language"))
        if engine is None or not isinstance(text, str):
            return
        if language != self._language:
            if not _choose(engine, QLocale(language)):
                return
            self._language = language
        if request.get("at_once"):
            engine.say(text)
        else:
            engine.enqueue(text)


def _engine(parent: QObject) -> QTextToSpeech | None:
    """The first engine of the system that works, None without one. Raises ImportError."""
    from PySide6.QtTextToSpeech import QTextToSpeech

    for name in QTextToSpeech.availableEngines():
        if name != _MOCK:
            engine = QTextToSpeech(name, parent)
            if engine.state() is not QTextToSpeech.State.Error:
                return engine
            engine.deleteLater()
    return None


def _choose(engine: QTextToSpeech, wanted: QLocale) -> bool:
    """Give the engine a voice of the language, best of the same country; False if it has none."""
    spoken = [locale for locale in engine.availableLocales() if locale.language() is wanted.language()]
    if spoken:
        engine.setLocale(min(spoken, key=lambda locale: locale.territory() is not wanted.territory()))
        return True
    if wanted.language() is not QLocale.Language.Chinese:
        return False
    engine.setLocale(QLocale.c())
    mandarin = next((voice for voice in engine.availableVoices() if _MANDARIN in voice.name()), None)
    if mandarin is not None:
        engine.setVoice(mandarin)
    return mandarin is not None
