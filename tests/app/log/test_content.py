"""Which events of a game have a line in the referee's log."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.log.content import word_log
from engine.base import Side, Stamp
from engine.clock import TimeControl
from engine.game import Game, Setup
from engine.xiangqi import Position

LAW = Path(__file__).parents[3] / "resources" / "regulations" / "standard-1999.toml"
RED, BLACK = Side.RED, Side.BLACK


def numbers(*acts: tuple[str, Side, str]) -> list[str]:
    """The numbers of the lines that a game has after its start."""
    setup = Setup("b2f0", LAW.read_text("utf-8"), TimeControl.scheme_of("6.1"))
    game = Game.begin(setup, Position)
    game = game.fold(*game.start(Stamp(0)))
    for at, (act, side, text) in enumerate(acts, 1):
        stamp = Stamp(at * 1_000)
        events = game.enter_touch(text, stamp) if act == "enter" else getattr(game, act)(side, text, stamp)
        game = game.fold(*events)
    return [row.number for row in word_log(game, "", lambda text: text).rows[2:]]


@pytest.mark.usefixtures("english")
def test_a_touch_that_began_a_move_has_no_line_of_its_own():
    assert numbers(("touch", RED, "h2"), ("move", RED, "h2e2"), ("touch", BLACK, "h9"), ("move", BLACK, "h9g7")) == [
        "4",
        "6",
    ]


@pytest.mark.parametrize(
    "acts",
    [
        (("touch", RED, "h2"),),
        (("touch", RED, "h2"), ("touch", RED, "b0"), ("move", RED, "h2e2")),
        (("enter", RED, "h2"), ("move", RED, "h2e2")),
        (("touch", RED, "e9"), ("move", RED, "h2e2")),
    ],
    ids=["no move yet", "two pieces", "seen by the referee", "an enemy piece"],
)
def test_every_other_touch_has_one(english: QApplication, acts: tuple[tuple[str, Side, str], ...]):
    assert numbers(*acts) == [str(number) for number in range(3, 3 + len(acts))]
