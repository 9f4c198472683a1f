"""WXF notation written: C2=5 with the index form 13=4 of 2018, or C2.5 with the tandem signs of 1997."""

from __future__ import annotations

from engine.xiangqi import Board, Kind, Move
from engine.xiangqi.notation.chinese import named_by_step
from engine.xiangqi.notation.groups import Spot, files_of, spot_of
from engine.xiangqi.notation.signs import LETTERS, Direction, Style
from engine.xiangqi.notation.steps import step_of

_PAIR = ("+", "-")
_OPERATORS = {
    Style.WXF: {Direction.ADVANCE: "+", Direction.TRAVERSE: "=", Direction.RETREAT: "-"},
    Style.WXF_1997: {Direction.ADVANCE: "+", Direction.TRAVERSE: ".", Direction.RETREAT: "-"},
}


def write_wxf(board: Board, move: Move, style: Style) -> str | None:
    """The move in four signs, such as C2=5, R+-3 or 13=4; None where the notation has none for it."""
    piece = board.piece_at(move.origin)
    step = piece and step_of(piece.kind, piece.side, move.origin, move.target)
    if piece is None or step is None:
        return None
    files = files_of(board, piece.side, piece.kind)
    spot = spot_of(files, move.origin, piece.side)
    letter = LETTERS[piece.kind]
    if spot.size == 1 or named_by_step(board, files, piece, move, step):
        head: str | None = f"{letter}{spot.file}"
    elif spot.size == 2 and spot.tandem_files == 1:
        head = letter + _PAIR[spot.index]
    elif piece.kind is not Kind.PAWN:
        return None
    else:
        head = _index_head(spot) if style is Style.WXF else _head_1997(spot)
    return head and f"{head}{_OPERATORS[style][step.direction]}{step.number}"


def _index_head(spot: Spot) -> str | None:
    return f"{spot.index + 1}{spot.file}" if spot.index < 9 else None


def _head_1997(spot: Spot) -> str | None:
    """The table of 1997: P+ P3 P- for three, ++ P+ P- -- for four, P3 in the middle of five; 3+ 33 3- on two files."""
    file = str(spot.file)
    if spot.tandem_files > 1:
        heads = {2: (file + "+", file + "-"), 3: (file + "+", file * 2, file + "-")}
    else:
        middle = "P" + file
        heads = {3: ("P+", middle, "P-"), 4: ("++", "P+", "P-", "--"), 5: ("++", "P+", middle, "P-", "--")}
    return heads[spot.size][spot.index] if spot.size in heads else None
