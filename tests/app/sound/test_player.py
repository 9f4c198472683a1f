"""Sounds in their own process: what is there is played, what is missing is no fault. Qt's module is stood in for."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QApplication

from app.sound.cues import Cue
from app.sound.player import TIMES, Player

MODULE = "PySide6.QtMultimedia"


class Device:
    """A device for sound, or that there is none."""

    there = True

    def isNull(self) -> bool:
        return not self.there


class Devices(QObject):
    """All devices."""

    audioOutputsChanged = Signal()  # noqa: N815

    def defaultAudioOutput(self) -> Device:
        return Device()


class Effect(QObject):
    """A sound that notes that it was played."""

    played: ClassVar[list[str]] = []

    def setSource(self, source: QUrl) -> None:
        self.file = Path(source.toLocalFile())
        assert self.file.is_file()

    def setLoopCount(self, count: int) -> None:
        self.count = count

    def play(self) -> None:
        self.played.extend([self.file.stem] * self.count)


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """QtMultimedia with one device."""
    module = ModuleType(MODULE)
    module.__dict__.update(QMediaDevices=Devices, QSoundEffect=Effect)
    monkeypatch.setitem(sys.modules, MODULE, module)
    monkeypatch.setattr(Device, "there", True)
    monkeypatch.setattr(Effect, "played", [])
    return module


@pytest.fixture
def player(qapp: QApplication) -> Player:
    """A player and all that it tells."""
    made = Player()
    made.answers = []  # type: ignore[attr-defined]
    made.told.connect(made.answers.append)  # type: ignore[attr-defined]
    return made


@pytest.mark.usefixtures("multimedia")
def test_each_cue_plays_its_file_and_the_end_of_time_is_heard_three_times(player: Player) -> None:
    player.prepare()
    assert player.answers == [{"plays": True}]  # type: ignore[attr-defined]
    for cue in Cue:
        player.take({"play": cue.value})
    assert Effect.played == [cue.value for cue in Cue for _ in range(TIMES.get(cue, 1))]
    assert Effect.played.count("flag") == 3


@pytest.mark.usefixtures("multimedia")
@pytest.mark.parametrize("request_", [{}, {"play": "nothing"}, {"play": 3}, {"play": ["move"]}, {"say": "move"}])
def test_what_is_no_sound_plays_none(player: Player, request_: dict[str, object]) -> None:
    player.prepare()
    player.take(request_)
    assert Effect.played == []


@pytest.mark.usefixtures("multimedia")
def test_without_a_device_it_is_silent_until_one_comes(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Device, "there", False)
    player.prepare()
    player.take({"play": "move"})
    assert Effect.played == []
    monkeypatch.setattr(Device, "there", True)
    assert player._devices is not None
    player._devices.audioOutputsChanged.emit()
    player.take({"play": "move"})
    assert Effect.played == ["move"]
    assert player.answers == [{"plays": False, "lacks": "device"}, {"plays": True}]  # type: ignore[attr-defined]


def test_without_the_module_it_is_silent(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, MODULE, None)
    player.prepare()
    player.take({"play": "move"})
    assert player.answers == [{"plays": False, "lacks": "module"}]  # type: ignore[attr-defined]
