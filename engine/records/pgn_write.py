"""Records written as PGN files of xiangqi, laid out after the xqbase paper, so that they read back as they were.

Each round has a line. A move with a comment, or with the time used for it, ends its line, and Black's answer follows
after ``...`` on the next one; a move that the record lacks is written ``--``::

      1. 炮二平五 {[%emt 0:00:12.345]}
      1. ... 马８进７ {[%emt 0:00:03.000]}
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.base import Side
from engine.records.dialect import NULL
from engine.records.pgn_comments import write_comments
from engine.records.pgn_tags import RESULT_TOKENS, head_tags
from engine.records.record import Record, RecordPly
from engine.xiangqi import Board, XiangqiError
from engine.xiangqi.notation import Script, Style, read, write

_FORMATS = {Style.WXF: "WXF", Style.WXF_1997: "WXF", Style.ICCS: "ICCS", Style.UCI: "ICCS"}
_COORDINATES = (Style.ICCS, Style.UCI)
_TWO_FILES = re.compile("[前中后後][一-九1-9]")
_CONTROLS = re.compile(r"[\x00-\x1f\x7f\u2028\u2029\x85]+")
_NO_NAME = re.compile(r"\W+")
# Black's digits are full-width in the files other programs write; some read nothing else.
_WIDE = {ord("0") + digit: chr(0xFF10 + digit) for digit in range(1, 10)}


def write_pgn(record: Record, style: Style = Style.CHINESE, script: Script = Script.SIMPLIFIED) -> str:
    """The PGN text of a record.

    Where a style can't say a move so that every reader takes it - an irregular move, pawns doubled on two files, a
    text that doesn't read back as the same move - the whole game is written in ICCS coordinates.
    """
    moves = list(_move_texts(record, style, script))
    if None in moves:
        style = Style.ICCS
        moves = list(_move_texts(record, style, script))
    lines = [_tag(name, value) for name, value in _tags(record, style)]
    lines += ["", *write_comments(record.intro)]
    lines += _rounds(record, [text or "" for text in moves])
    return "\n".join([*lines, RESULT_TOKENS[record.result], ""])


def write_games(records: Iterable[Record], style: Style = Style.CHINESE, script: Script = Script.SIMPLIFIED) -> str:
    """Several games as one text, an empty line between them."""
    return "\n".join(write_pgn(record, style, script) for record in records)


def encode(text: str, encoding: str = "utf-8") -> bytes:
    """The bytes of a file: UTF-8 without a mark, or "gb18030" for older programs. Lone surrogates become "?"."""
    return text.encode(encoding, "replace")


def _tags(record: Record, style: Style) -> Iterator[tuple[str, str]]:
    yield "Game", "Chinese Chess"
    yield from head_tags(record)
    if record.start_fen is not None:
        yield "FEN", record.start_fen
    if style in _FORMATS:
        yield "Format", _FORMATS[style]


def _tag(name: str, value: str) -> str:
    value = _CONTROLS.sub(" ", value).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{_NO_NAME.sub("_", name)} "{value}"]'


def _move_texts(record: Record, style: Style, script: Script) -> Iterator[str | None]:
    """The moves as texts, None for one that could be misread."""
    board = record.start_board()
    for ply in record.plies:
        text = write(board, ply.move, style, script)
        if ply.move.is_null:
            yield NULL
        else:
            yield text if style in _COORDINATES else _checked(board, ply, text, style)
        board.push(ply.move)


def _checked(board: Board, ply: RecordPly, text: str, style: Style) -> str | None:
    if ply.irregular or _TWO_FILES.match(text):
        return None
    try:
        if read(board, text).move is not ply.move:
            return None
    except XiangqiError:
        return None
    return text.translate(_WIDE) if style is Style.CHINESE and board.turn is Side.BLACK else text


def _rounds(record: Record, texts: list[str]) -> list[str]:
    """One line a round, or a move after which a comment stands."""
    lines: list[str] = []
    black_first = record.start_board().turn is Side.BLACK
    open_line = False
    for index, (ply, text) in enumerate(zip(record.plies, texts, strict=True), int(black_first)):
        number, black = index // 2 + 1, index % 2
        marks = [f"${nag}" for nag in ply.nags] + write_comments(ply.comment, ply.used_ms, ply.irregular)
        if open_line:
            lines[-1] += f" {text}"
        else:
            lines.append(f"{number:3}. ... {text}" if black else f"{number:3}. {text}")
        lines[-1] += "".join(f" {mark}" for mark in marks)
        open_line = not black and not marks
    return lines
