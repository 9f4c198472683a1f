"""Sounds and speech as the window uses them: two processes, each started when something of it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.sound.cues import Cue
from app.sound.helper import Helper, program

Command = tuple[str, Sequence[str]]


class Loudspeaker(QObject):
    """Plays and speaks, or does nothing where that can't be done.

    Signals:
        answered(object): a process told what it can do: a dict.
    """

    answered = Signal(object)

    def __init__(self, command: Callable[..., Command] = program, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._helpers: dict[str, Helper] = {}
        self._plays = False
        self._languages: frozenset[str] = frozenset()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def plays(self) -> bool:
        """Whether there is something to play on."""
        return self._plays

    def speaks(self, language: str) -> bool:
        """Whether there is a voice of a language."""
        return language in self._languages

    def prepare(self, *, sounds: bool, voice: bool) -> None:
        """Have ready what is wanted and end what is not."""
        for kind, wanted in (("play", sounds), ("say", voice)):
            if wanted and kind not in self._helpers:
                self._helpers[kind] = helper = Helper(self._command("sound", kind), self)
                helper.answered.connect(self._answered)
            elif not wanted and kind in self._helpers:
                self._end(kind)

    def play(self, cue: Cue) -> None:
        """Play a sound."""
        if "play" in self._helpers:
            self._helpers["play"].send(play=cue)

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        """Say a text after what is being said, or in its place."""
        if self.speaks(language):
            self._helpers["say"].send(say=text, language=language, at_once=at_once)

    @Slot()
    def close(self) -> None:
        """End both processes."""
        for kind in list(self._helpers):
            self._end(kind)

    def _end(self, kind: str) -> None:
        helper = self._helpers.pop(kind)
        helper.close()
        helper.deleteLater()
        if kind == "say":
            self._languages = frozenset()
        else:
            self._plays = False

    @Slot(object)
    def _answered(self, answer: dict[str, Any]) -> None:
        if "plays" in answer:
            self._plays = bool(answer["plays"])
        if isinstance(answer.get("speaks"), list):
            self._languages = frozenset(map(str, answer["speaks"]))
        self.answered.emit(answer)


class Silence(Loudspeaker):
    """Nothing is to be heard in this run of the program."""

    def prepare(self, *, sounds: bool, voice: bool) -> None:
        """Nothing is made ready."""
