"""The score sheet 记录纸 as data (S0 7.5, 10.1): everything that is printed, in codes and moves, without a word."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base import Outcome, Side, Winner
from engine.records.record import AppealNote, FoulNote, Headings, Record, SignatureNote, UsedTime
from engine.xiangqi import Board, Kind, Piece, point_name
from engine.xiangqi.notation import Script, Style, write

_SEAL_GROUPS, _SEAL_WIDTH = 2, 4


@dataclass(frozen=True, slots=True)
class SheetCell:
    """One move: ``ply`` counts from 1, ``used_ms`` is None where unknown; an irregular move is marked ※.

    ``missing``: the record lacks it, and ``text`` is "".
    """

    ply: int
    text: str
    used_ms: int | None = None
    irregular: bool = False
    missing: bool = False


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One round 回合. Red's cell is None in the first row where Black moved first, Black's in an unfinished round."""

    number: int
    red: SheetCell | None
    black: SheetCell | None


@dataclass(frozen=True, slots=True)
class SheetFoul:
    """A foul (9.1) in the round in which its side was thinking, or had moved if it wasn't; 0 before the first move."""

    side: Side
    article: str
    count: int
    round: int
    note: str


@dataclass(frozen=True, slots=True)
class StartPosition:
    """Another start than the usual: the FEN, where each piece stands, Red's first, by kind and point ("e0"), and who
    moves first."""

    fen: str
    pieces: tuple[tuple[Piece, str], ...]
    to_move: Side


@dataclass(frozen=True, slots=True)
class SheetData:
    """A whole sheet. Times are milliseconds; ``used`` are the totals, ``reserve`` what was used of the reserve time (S2
    9.1), None where the source has none.

    ``result`` is None for an unfinished game, ``outcome`` None where it is not known how the game ended. ``hash`` is
    the journal's, "" for a game from a file.
    """

    headings: Headings
    style: Style
    script: Script
    rows: tuple[SheetRow, ...]
    start: StartPosition | None
    used: UsedTime
    reserve: UsedTime
    fouls: tuple[SheetFoul, ...]
    result: Winner | None
    outcome: Outcome | None
    remarks: str
    hash: str
    signatures: tuple[SignatureNote, ...] = ()
    appeals: tuple[AppealNote, ...] = ()

    @property
    def seal(self) -> str:
        """The beginning of the hash, in groups of four, for people to compare."""
        groups = [self.hash[i * _SEAL_WIDTH : (i + 1) * _SEAL_WIDTH] for i in range(_SEAL_GROUPS)]
        return " ".join(group for group in groups if group)

    @property
    def has_times(self) -> bool:
        """Whether any move's time is known."""
        cells = (cell for row in self.rows for cell in (row.red, row.black))
        return any(cell is not None and cell.used_ms is not None for cell in cells)

    @property
    def has_irregular(self) -> bool:
        """Whether ※ occurs and needs to be explained."""
        return any(cell is not None and cell.irregular for row in self.rows for cell in (row.red, row.black))

    def foul_count(self, side: Side) -> int:
        return sum(foul.count for foul in self.fouls if foul.side is side)


def sheet_of(
    record: Record,
    style: Style = Style.ABBREVIATED,
    script: Script = Script.SIMPLIFIED,
    *,
    red_chinese_digits: bool = False,
) -> SheetData:
    """The sheet of a record, in the full or the abbreviated record of 7.5 or any other style.

    ``red_chinese_digits`` is for the abbreviated one, as the book of 2011 prints it.
    """
    board = record.start_board()
    shift = 1 if board.turn is Side.BLACK else 0
    start = None if record.start_fen is None else _start_position(board)
    cells = _cells(record, board, style, script, red_chinese_digits)
    return SheetData(
        headings=record.headings,
        style=style,
        script=script,
        rows=_rows(cells, shift),
        start=start,
        used=record.used,
        reserve=record.reserve,
        fouls=tuple(
            SheetFoul(foul.side, foul.article, foul.count, _round_of(foul, shift), foul.note) for foul in record.fouls
        ),
        result=record.result,
        outcome=record.outcome,
        remarks=record.remarks,
        hash=record.hash,
        signatures=record.signatures,
        appeals=record.appeals,
    )


def _round_of(foul: FoulNote, shift: int) -> int:
    """A foul of the side to move belongs to the round being played, one of the other side to its last move's."""
    if not foul.ply:
        return 0
    made = foul.ply + shift
    to_move = Side.BLACK if made % 2 else Side.RED
    return made // 2 + 1 if foul.side is to_move else (made + 1) // 2


def _cells(record: Record, board: Board, style: Style, script: Script, red_chinese_digits: bool) -> list[SheetCell]:
    cells = []
    for number, ply in enumerate(record.plies, 1):
        if ply.move.is_null:
            text = ply.comment if ply.irregular else ""
        else:
            text = write(board, ply.move, style, script, red_chinese_digits=red_chinese_digits)
        cells.append(SheetCell(number, text, ply.used_ms, ply.irregular, missing=not text))
        board.push(ply.move)
    return cells


def _rows(cells: list[SheetCell], shift: int) -> tuple[SheetRow, ...]:
    slots: list[SheetCell | None] = [None] * shift + cells
    if len(slots) % 2:
        slots.append(None)
    return tuple(SheetRow(i // 2 + 1, slots[i], slots[i + 1]) for i in range(0, len(slots), 2))


def _start_position(board: Board) -> StartPosition:
    order = list(Kind)
    pieces = sorted(board.pieces(), key=lambda item: (item[1].side is Side.BLACK, order.index(item[1].kind), item[0]))
    return StartPosition(board.fen(), tuple((piece, point_name(point)) for point, piece in pieces), board.turn)
