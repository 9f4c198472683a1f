"""The table of handed cases, and a driver that feeds a clock one act after another."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.clock import Clock, Note, NoteKind, TimeControl

TABLE = json.loads((Path(__file__).parents[2] / "cases" / "clock.json").read_text(encoding="utf-8"))


class Driver:
    """A clock that is replaced by what each act returns; ``notes`` collects what it said.

    ``drive.press(side, now)`` is ``clock.press(side, now)`` and so on.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.notes: list[Note] = []

    def __getattr__(self, name: str) -> Callable[..., Driver]:
        def act(*args: Any) -> Driver:
            self.clock, notes = getattr(self.clock, name)(*args)
            self.notes += notes
            return self

        return act

    def kinds(self) -> list[tuple[int, NoteKind]]:
        return [(note.ms, note.kind) for note in self.notes]


@pytest.fixture(scope="session")
def table() -> dict[str, Any]:
    return dict(TABLE)


@pytest.fixture(scope="session")
def drive() -> Callable[..., Driver]:
    """Make a driver: ``drive()`` for scheme 6.1, ``drive(control, on_flag=…)`` for another."""

    def make(control: TimeControl | None = None, **options: Any) -> Driver:
        return Driver(Clock.new(control or TimeControl.scheme_of("6.1"), **options))

    return make


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "handed_case" in metafunc.fixturenames:
        cases = TABLE["cases"]
        metafunc.parametrize("handed_case", cases, ids=[f"{case['scheme']}.{case['id']}" for case in cases])
