"""An evening with everything a referee has to do, played with invented time: ``python evening.py FOLDER PART``.

Part 1 ends with the game adjourned, part 2 with its clocks running; then the process waits to be killed. What is left
after that is ``LAST``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from engine.base import Side, Stamp
from engine.clock import Period, TimeControl
from engine.game import (
    ClaimKind,
    ClockFix,
    CorrectionKind,
    Game,
    Journal,
    Person,
    Seat,
    Setup,
    resume,
)
from engine.xiangqi import Position

ROOT = Path(__file__).parents[3]
RED, BLACK = Side.RED, Side.BLACK
FIRST_DAY, SECOND_DAY = "2026-05-01T14:00:00+08:00", "2026-05-02T09:00:00+08:00"
AFTER_THE_KILL = "2026-05-02T09:30:00+08:00"
LONG_NOTE = (
    "敲击桌面发出响声，经提醒不改，影响对方思考；裁判员当场宣布，棋手无异议，并已记录在案。对方要求补时，未获准许；"
    "同台棋手及监局裁判均可作证，详见裁判长处所存说明。"
)
FIRST = (
    (0, "note_absence", BLACK),
    (5, "start"),
    (40, "move", RED, "h2e2"),
    (300, "note_arrival", BLACK),
    (30, "move", BLACK, "h9g7"),
    (20, "enter_touch", "h0"),
    (3, "enter_touch", "a0"),
    (7, "call_referee", BLACK, {"note": "先摸马，后摸车"}),
    (20, "pause", {"reason": "查问摸子争议"}),
    (90, "release_touch", "h0", {"reason": "袖口带到"}),
    (10, "resume"),
    (15, "move", RED, "a0a1"),
    (15, "move", BLACK, "i9h9"),
    (12, "offer_draw", RED),
    (5, "answer_draw", BLACK, False),
    (20, "offer_draw", RED),
    (8, "call_first_due", {"note": "再次提和"}),
    (5, "answer_draw", BLACK, False),
    (12, "foul", BLACK, "9.1.8", {"detail": "8.4", "note": LONG_NOTE}),
    (15, "make_claim", RED, ClaimKind.NATURAL_LIMIT),
    (60, "rule_claim", False, {"reason": "仅 4 着未吃子"}),
    (10, "call_first_due"),
    (30, "move", RED, "a1a5"),
    (10, "move", BLACK, "b9c7"),
    (15, "call_referee", RED),
    (5, "pause"),
    (5, "note_illegal", RED, 5, {"note": "车越过兵"}),
    (30, "correct_board", CorrectionKind.ILLEGAL_MOVE, 2, {"reason": "竞赛组同意重走", "bound": "a1", "go_on": True}),
    (25, "move", RED, "a1d1"),
    (20, "correct_time", BLACK, ClockFix.CORRECT, -120_000, {"reason": "钟面误差"}),
    (10, "announce_end", "17:00"),
    (500, "seal", {"uci": "b9c7", "resumes": "2026-05-02 09:00"}),
)
SECOND = (
    (0, "note_absence", RED),
    (1, "reopen"),
    (400, "note_arrival", RED),
    (20, "move", RED, "d1d8"),
)
LAST = (
    (60, "resume"),
    (1_800, "tick"),
    (60, "sign", Person.RED, {"name": "张三"}),
    (20, "note_unsigned", Person.BLACK, {"reason": "认为开钟过早"}),
    (5, "note_appeal", BLACK, {"note": "提交仲裁委员会"}),
    (10, "sign", Person.REFEREE, {"name": "王五"}),
    (5, "sign_off", {"remarks": "黑方拒签，裁判长已知"}),
)


class Evening:
    """The game with its journal; each step so many seconds after the one before."""

    def __init__(self, game: Game, journal: Journal, wall: str) -> None:
        self.game, self.journal = game, journal
        self._ms = self._from_ms = game.now_ms
        self._wall = datetime.fromisoformat(wall)

    def stamp(self) -> Stamp:
        wall = self._wall + timedelta(milliseconds=self._ms - self._from_ms)
        return Stamp(self._ms, wall.isoformat())

    def play(self, steps: Iterable[tuple[Any, ...]]) -> Evening:
        for wait, act, *arguments in steps:
            self._ms += wait * 1_000
            more = arguments.pop() if arguments and isinstance(arguments[-1], dict) else {}
            self._do(act, arguments, more)
        return self

    def _do(self, act: str, arguments: list[Any], more: dict[str, Any]) -> None:
        if act == "call_first_due":
            act, arguments = "call_due", [self.game.fouls_due[0]]
        events = getattr(self.game, act)(*arguments, stamp=self.stamp(), **more)
        self.journal.append(events)
        self.game = self.game.fold(*events)
        self.journal.heartbeat(self.stamp())


def setup() -> Setup:
    """What was settled before."""
    return Setup(
        uuid="b2f0",
        regulations=(ROOT / "resources" / "regulations" / "standard-1999.toml").read_text(encoding="utf-8"),
        control=TimeControl.of_periods("own", (Period(1_800_000, 40), Period(600_000, 10))),
        red=Seat("张三", "楚队"),
        black=Seat("李四", "汉队"),
        event="春季俱乐部赛",
        round="3",
        board_no="5",
        place="文化宫二楼",
        date="2026-05-01",
        referee="王五",
    )


def begin(folder: Path) -> Evening:
    """The game as it is set up, in a file of its own."""
    game = Game.begin(setup(), Position, Stamp(0, FIRST_DAY))
    return Evening(game, Journal.create(folder / "evening.chuhe", game.log), FIRST_DAY)


def taken_up(folder: Path, wall: str) -> Evening:
    """The game as it is found after the program was killed."""
    found = resume(folder / "evening.chuhe", Position, wall)
    return Evening(found.game, found.journal, wall)


PARTS = {"1": (FIRST, FIRST_DAY), "2": (SECOND, SECOND_DAY), "3": (LAST, AFTER_THE_KILL)}


def main(folder: str, part: str) -> None:
    place, (steps, wall) = Path(folder), PARTS[part]
    evening = begin(place).play(steps) if part == "1" else taken_up(place, wall).play(steps)
    print(len(evening.game.log), flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
