"""A game as plain text to be pasted anywhere: its moves in one notation, a line for each round."""

from __future__ import annotations

from engine.records.pgn_tags import RESULT_TOKENS
from engine.records.record import Record
from engine.records.sheet import SheetCell, sheet_of
from engine.xiangqi.notation import Script, Style

_IRREGULAR = "※"
_NOT_MOVED = "..."


def write_moves(
    record: Record, style: Style, script: Script = Script.SIMPLIFIED, *, red_chinese_digits: bool = False
) -> str:
    """The moves of a record, one round (回合) a line, after the FEN of an unusual start; the result stands last.

    ``red_chinese_digits`` is for the abbreviated record.
    """
    sheet = sheet_of(record, style, script, red_chinese_digits=red_chinese_digits)
    lines = [] if record.start_fen is None else [record.start_fen, ""]
    for row in sheet.rows:
        black = _text(row.black) if row.black is not None else ""
        lines.append(f"{row.number}. {_text(row.red)} {black}".rstrip())
    if record.result is not None:
        lines.append(RESULT_TOKENS[record.result])
    return "".join(f"{line}\n" for line in lines)


def _text(cell: SheetCell | None) -> str:
    if cell is None:
        return _NOT_MOVED
    return cell.text + _IRREGULAR if cell.irregular else cell.text
