"""A table at which a game is played one act after another, and the shipped regulations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.base import Stamp
from engine.clock import TimeControl
from engine.game import Event, Game, RefusalCode, Refused, Seat, Setup
from engine.xiangqi import Position

PROFILES = Path(__file__).parents[3] / "resources" / "regulations"


def law_of(profile: str) -> str:
    return (PROFILES / f"{profile}.toml").read_text(encoding="utf-8")


def setup_of(profile: str = "friendly", **more: Any) -> Setup:
    setup = Setup("b2f0", law_of(profile), TimeControl.scheme_of("6.1"), Seat("张三", "楚队"), Seat("李四", "汉队"))
    return replace(setup, **more)


class Table:
    """A game that is replaced by what each act comes to.

    ``table.at(ms).move(side, uci)`` is ``game.move(side, uci, Stamp(ms))`` folded; ``events`` are what the last act
    gave. Time stays where it is until the next ``at``.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ms = game.now_ms
        self.events: tuple[Event, ...] = ()

    def at(self, ms: int) -> Table:
        self.ms = ms
        return self

    def stamp(self) -> Stamp:
        return Stamp(self.ms)

    def do(self, act: str, *args: Any, **more: Any) -> Table:
        self.events = getattr(self.game, act)(*args, stamp=self.stamp(), **more)
        self.game = self.game.fold(*self.events)
        return self

    def play(self, *moves: str, each: int = 1_000) -> Table:
        for move in moves:
            self.at(self.ms + each).do("move", None, move)
        return self

    def refused(self, act: str, *args: Any, **more: Any) -> RefusalCode:
        before = self.game
        with pytest.raises(Refused) as caught:
            self.do(act, *args, **more)
        assert self.game is before
        return caught.value.code


@pytest.fixture(scope="session")
def law() -> Callable[[str], str]:
    """The text of a shipped profile."""
    return law_of


@pytest.fixture(scope="session")
def make_setup() -> Callable[..., Setup]:
    return setup_of


@pytest.fixture
def seat() -> Callable[..., Table]:
    """``seat(profile, **setup)``: a table with the board set up, its clocks not started."""
    return lambda profile="friendly", **more: Table(Game.begin(setup_of(profile, **more), Position))


@pytest.fixture
def started(seat: Callable[..., Table]) -> Callable[..., Table]:
    """``started(profile, **setup)``: a table with red's clock running from 0."""
    return lambda profile="friendly", **more: seat(profile, **more).do("start")
