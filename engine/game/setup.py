"""What is settled before the clock starts: who plays, where, under which regulations and time control."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.base import Side
from engine.clock import OnFlag, TimeControl
from engine.game.happening import later


class PressMode(StrEnum):
    """Who presses the clock: the program with the move, or the player (S0 art. 6: nobody reminds him)."""

    AUTO = "auto"
    MANUAL = "manual"


class SideNames(StrEnum):
    """What the sides of a game are called, the one that usually begins first: the clock serves any game for two."""

    RED_BLACK = "red_black"
    FIRST_SECOND = "first_second"
    BLACK_WHITE = "black_white"
    WHITE_BLACK = "white_black"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: name and unit (单位) as they stand on the score sheet."""

    name: str = ""
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """The headings and conditions of one game.

    ``regulations`` is the TOML text itself, not a name: an old record keeps the rules it was played under.
    ``own_records``: each player writes his own record (7.1), else the program's serves both.
    ``boardless``: only the clock is used, and each press of it is a move; ``sides``: what the sides are called there.
    ``on_flag``: what a flag does, where it is not what the regulations say.
    ``keyed``: the players move on a wooden board and press the clock; a recorder (记录员) keys their moves, which lag.
    ``round`` is the contest round (轮次), ``board_no`` the table (台次); ``date`` is ISO 8601.
    """

    uuid: str
    regulations: str
    control: TimeControl
    red: Seat = Seat()
    black: Seat = Seat()
    press: PressMode = PressMode.AUTO
    event: str = ""
    round: str = ""
    board_no: str = ""
    place: str = ""
    date: str = ""
    referee: str = ""
    start_fen: str | None = None
    own_records: bool = later(False)
    boardless: bool = later(False)
    sides: SideNames = later(SideNames.RED_BLACK)
    on_flag: OnFlag | None = later(None)
    keyed: bool = later(False)

    def seat(self, side: Side) -> Seat:
        return self.red if side is Side.RED else self.black
