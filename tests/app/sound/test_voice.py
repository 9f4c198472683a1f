"""Speech in its own process: the voice fits the language, or nothing is said. Qt's module is stood in for."""

from __future__ import annotations

import sys
from enum import Enum
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

from app.sound.voice import Voice

MODULE = "PySide6.QtTextToSpeech"


class State(Enum):
    Ready = 0
    Error = 3


class Engine(QObject):
    """The speech of a system; ``spoken`` is (how, locale, voice, text)."""

    State = State
    engines: ClassVar = ["mock", "system"]
    locales: ClassVar = ["en_GB", "en_US", "zh_CN"]
    voices: ClassVar = ["Bengali", "Chinese (Mandarin, latin as Pinyin)"]
    broken: frozenset[str] = frozenset()
    made: ClassVar[list[str]] = []
    spoken: ClassVar[list[tuple[str, str, str, str]]] = []

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self.made.append(name)
        self.name, self._locale, self._voice = name, QLocale.c(), ""

    @classmethod
    def availableEngines(cls) -> list[str]:
        return cls.engines

    def state(self) -> State:
        return State.Error if self.name in self.broken else State.Ready

    def availableLocales(self) -> list[QLocale]:
        return [QLocale(name) for name in self.locales]

    def setLocale(self, locale: QLocale) -> None:
        self._locale, self._voice = locale, ""

    def availableVoices(self) -> list[Any]:
        names = self.voices if self._locale.name() == "C" else ["ordinary"]
        return [SimpleNamespace(name=lambda name=name: name) for name in names]

    def setVoice(self, voice: Any) -> None:
        self._voice = voice.name()

    def say(self, text: str) -> None:
        self.spoken.append(("say", self._locale.name(), self._voice, text))

    def enqueue(self, text: str) -> None:
        self.spoken.append(("enqueue", self._locale.name(), self._voice, text))


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> type[Engine]:
    module = ModuleType(MODULE)
    module.__dict__["QTextToSpeech"] = Engine
    monkeypatch.setitem(sys.modules, MODULE, module)
    monkeypatch.setattr(Engine, "made", [])
    monkeypatch.setattr(Engine, "spoken", [])
    return Engine


def prepared(answers: list[dict[str, list[str]]]) -> Voice:
    voice = Voice()
    voice.told.connect(answers.append)
    voice.prepare()
    return voice


@pytest.mark.usefixtures("qapp")
def test_it_tells_the_languages_it_has_and_speaks_each_with_its_voice(engine: type[Engine]) -> None:
    answers: list[dict[str, list[str]]] = []
    voice = prepared(answers)
    assert answers == [{"speaks": ["zh_CN", "zh_TW", "en"]}]
    assert engine.made == ["system"], "the engine of Qt's tests is no voice"
    voice.take({"say": "nine", "language": "en", "at_once": True})
    voice.take({"say": "紅方", "language": "zh_TW", "at_once": False})
    assert [said[:2] + said[3:] for said in engine.spoken] == [
        ("say", "en_US", "nine"),
        ("enqueue", "zh_CN", "紅方"),
    ]


@pytest.mark.usefixtures("qapp")
def test_mandarin_is_found_by_its_name_where_its_code_says_nothing(
    engine: type[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "locales", ["C", "en_US", "yue_HK"])
    answers: list[dict[str, list[str]]] = []
    voice = prepared(answers)
    assert answers == [{"speaks": ["zh_CN", "zh_TW", "en"]}]
    voice.take({"say": "红方", "language": "zh_CN"})
    assert engine.spoken[-1][2] == "Chinese (Mandarin, latin as Pinyin)"


@pytest.mark.usefixtures("qapp")
def test_a_language_without_a_voice_is_not_spoken_with_another(
    engine: type[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "locales", ["en_GB"])
    monkeypatch.setattr(engine, "voices", ["Bengali"])
    answers: list[dict[str, list[str]]] = []
    voice = prepared(answers)
    assert answers == [{"speaks": ["en"]}]
    voice.take({"say": "红方", "language": "zh_CN"})
    assert engine.spoken == []


@pytest.mark.usefixtures("qapp")
def test_an_engine_that_does_not_work_is_no_voice(engine: type[Engine], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "broken", frozenset({"system"}))
    answers: list[dict[str, list[str]]] = []
    voice = prepared(answers)
    voice.take({"say": "nine", "language": "en"})
    assert (answers, engine.spoken) == ([{"speaks": [], "lacks": "engine"}], [])


def test_without_the_module_nothing_is_said(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, MODULE, None)
    answers: list[dict[str, list[str]]] = []
    voice = prepared(answers)
    voice.take({"say": "nine", "language": "en"})
    assert answers == [{"speaks": [], "lacks": "module"}]
