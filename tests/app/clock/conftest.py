"""What the tests of the clock faces share: views of real clocks, and faces in a real window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.clock.faces import ClockFaces
from app.clock.view import ClockView
from engine.clock import Clock, TimeControl

MakeView = Callable[..., ClockView]


def view_of(
    seconds: float = 0, presses: tuple[float, ...] = (), control: TimeControl | None = None, **names: Any
) -> ClockView:
    """Both faces `seconds` after red's clock was started; at each of `presses` the side to move presses."""
    options = {key: names.pop(key) for key in ("on_flag",) if key in names}
    clock, _ = Clock.new(control or TimeControl.scheme_of("6.1"), **options).start(0)
    for at in presses:
        assert clock.turn is not None
        clock, _ = clock.press(clock.turn, round(1000 * at))
    return ClockView.of(clock, round(1000 * seconds), **names)


@pytest.fixture
def make_view() -> MakeView:
    return view_of


@pytest.fixture
def faces(qtbot: QtBot, english: object) -> ClockFaces:
    """Faces of 500 x 256 in a window that is shown."""
    made = ClockFaces()
    qtbot.addWidget(made)
    made.resize(500, 256)
    made.show()
    qtbot.waitExposed(made)
    return made
