"""The flat record of one game: what a score sheet and a game file need, from wherever the game came."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base import Outcome, Side, Winner
from engine.clock import TimeControl
from engine.game import Person, Seat
from engine.xiangqi import Board, Move

_NOBODY = Seat()


@dataclass(frozen=True, slots=True)
class Headings:
    """Who played, where and under what (S0 10.1). All texts as written; "" where unknown.

    ``round`` is the contest round (轮次), ``board_no`` the table (台次), ``date`` free text, ISO 8601 from our own
    games. ``control`` is the time control where it is known exactly, ``time_control`` the text of a file we can't be
    sure of. ``regulations`` names the profile. ``extra`` keeps the tags of a file that have no field here, in order.
    """

    event: str = ""
    round: str = ""
    board_no: str = ""
    date: str = ""
    place: str = ""
    red: Seat = _NOBODY
    black: Seat = _NOBODY
    referee: str = ""
    control: TimeControl | None = None
    time_control: str = ""
    regulations: str = ""
    extra: tuple[tuple[str, str], ...] = ()

    def seat(self, side: Side) -> Seat:
        return self.red if side is Side.RED else self.black


@dataclass(frozen=True, slots=True)
class RecordPly:
    """One move. ``used_ms`` is the thinking time in milliseconds; ``nags`` are PGN's numbers for !, ? and the like.

    ``irregular``: the rules forbid the move, yet it stood on the board (4.1.6, 5.8). A null move is one that is missing
    in the record; if it is irregular, the record has no piece there for the move that its comment names.
    """

    move: Move
    used_ms: int | None = None
    irregular: bool = False
    comment: str = ""
    nags: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class UsedTime:
    """Each side's total time in milliseconds (S0 10.1), None where unknown. It may exceed the sum over the moves."""

    red: int | None = None
    black: int | None = None

    def of(self, side: Side) -> int | None:
        return self.red if side is Side.RED else self.black


@dataclass(frozen=True, slots=True)
class FoulNote:
    """A foul (9.1) of ``side`` called after ``ply`` moves of the game; ``count`` is how many it counts for."""

    side: Side
    article: str
    count: int = 1
    ply: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class SignatureNote:
    """Whether a person signed the result that stands (10.1): ``name`` as typed, ``drawing`` as SVG path data; or
    ``refused`` to, with the reason."""

    person: Person
    name: str = ""
    drawing: str = ""
    refused: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class AppealNote:
    """An appeal reserved by ``side`` (8.5)."""

    side: Side
    note: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """One game, flat. ``start_fen`` is None for the usual start; ``intro`` is the comment before the first move.

    ``result`` is None while nobody has won or drawn; ``outcome`` says how it ended where that is known, and then agrees
    with the result (ValueError if not). ``hash`` is the journal's, "" for a game from a file. ``reserve`` is the
    reserve time (延长时间) each side used: less of it wins a tie (S2 chapter 8); None where the control has none.
    """

    headings: Headings = Headings()
    start_fen: str | None = None
    plies: tuple[RecordPly, ...] = ()
    result: Winner | None = None
    outcome: Outcome | None = None
    used: UsedTime = UsedTime()
    fouls: tuple[FoulNote, ...] = ()
    remarks: str = ""
    hash: str = ""
    intro: str = ""
    reserve: UsedTime = UsedTime()
    signatures: tuple[SignatureNote, ...] = ()
    appeals: tuple[AppealNote, ...] = ()

    def __post_init__(self) -> None:
        if self.outcome is not None and self.outcome.winner is not self.result:
            raise ValueError(f"result {self.result} contradicts {self.outcome}")

    def start_board(self) -> Board:
        """A new board with the position before the first move."""
        return Board() if self.start_fen is None else Board.from_fen(self.start_fen)
