"""Plays our sounds with QtMultimedia. Only for a process of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QUrl, Signal, Slot

from app import assets
from app.sound.cues import Cue

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

TIMES = {Cue.FLAG: 3}
"""What is played more than once: it has to be heard across a hall."""


class Player(QObject):
    """The sounds by their cues.

    Signals:
        told(object): the answer {"plays": whether anything is heard}, at first and whenever devices come and go; with
            "lacks", "module" or "device", where nothing is.
    """

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._effects: dict[str, QSoundEffect] = {}
        self._devices: QMediaDevices | None = None

    def prepare(self) -> None:
        """Load QtMultimedia and the sounds."""
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError:
            self.told.emit({"plays": False, "lacks": "module"})
            return
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._load)
        self._load()

    @Slot(object)
    def take(self, request: Mapping[str, Any]) -> None:
        """Play the sound {"play": its cue}."""
        effect = self._effects.get(str(request.get("play")))
        if effect is not None:
            effect.play()

    @Slot()
    def _load(self) -> None:
        """Make the sounds anew for the device of now; none without one."""
        for effect in self._effects.values():
            effect.deleteLater()
        there = self._devices is not None and not self._devices.defaultAudioOutput().isNull()
        found = {str(cue): self._effect(cue) for cue in Cue if there}
        self._effects = {name: effect for name, effect in found.items() if effect is not None}
        self.told.emit({"plays": True} if self._effects else {"plays": False, "lacks": "device"})

    def _effect(self, cue: Cue) -> QSoundEffect | None:
        from PySide6.QtMultimedia import QSoundEffect

        file = assets.path("sounds", f"{cue}.wav")
        if file is None:
            return None
        effect = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(file)))
        effect.setLoopCount(TIMES.get(cue, 1))
        return effect
