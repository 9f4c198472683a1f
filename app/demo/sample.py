"""The game that the demonstration plays: made for this program, kept as PGN with the time of every move."""

from __future__ import annotations

from dataclasses import dataclass

from app import assets
from app.demo.errors import expect
from app.orders import GameOrder
from app.profiles import Profile
from app.settings import NewGameValues
from engine.records import Record, read_pgn

PRESS = "manual"


@dataclass(frozen=True, slots=True)
class Sample:
    """The sample game with what the rules say of it."""

    record: Record
    checks: int
    captures: int

    def order(self, profiles: tuple[Profile, ...]) -> GameOrder:
        """The order for a game with these headings, played with a press by hand."""
        headings = self.record.headings
        expect(headings.control is not None, "the sample has no time control")
        values = NewGameValues(
            event=headings.event,
            round=headings.round,
            board_no=headings.board_no,
            place=headings.place,
            red=headings.red.name,
            red_unit=headings.red.unit,
            black=headings.black.name,
            black_unit=headings.black.unit,
            referee=headings.referee,
            profile=headings.regulations,
            scheme=headings.control.scheme if headings.control else "",
            press=PRESS,
        )
        profile = next(profile for profile in profiles if profile.key == headings.regulations)
        return GameOrder(values, profile, headings.date)


def load_sample() -> Sample:
    """The sample, every move found legal and the ending that of its last position. Raises DemoFailed, AssetMissing."""
    reads = list(read_pgn(assets.read_bytes("samples", "sample.pgn")))
    expect(len(reads) == 1 and not reads[0].faults, "the sample does not read as one game without a fault")
    record = reads[0].record
    board, checks, captures = record.start_board(), 0, 0
    for number, ply in enumerate(record.plies, 1):
        expect(board.is_legal(ply.move), f"ply {number} of the sample is illegal")
        captures += board.piece_at(ply.move.target) is not None
        board.push(ply.move)
        checks += board.is_check()
    expect(board.outcome() is not None and board.outcome() == record.outcome, "the sample does not end as it says")
    return Sample(record, checks, captures)
