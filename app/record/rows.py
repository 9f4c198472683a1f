"""The record's rows, written from moves: each move in its notation, rounds counted from the start position's side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.record.model import Cell, Round
from app.texts.spoken import irregular_text, spoken_move
from engine.base import Side
from engine.xiangqi import Board, Move
from engine.xiangqi.notation import Script, Style, write

IRREGULAR_MARK = "※"

STYLES = {"full": Style.CHINESE, "abbreviated": Style.ABBREVIATED, "wxf": Style.WXF}
"""The styles by the words of the setting."""


@dataclass(frozen=True, slots=True)
class Line:
    """One ply of a line of moves. ``used_ms`` is None where no time was kept.

    A null move is one the record lacks, or with a ``note`` one that moves no piece; ``doubtful``: it doesn't
    fit, and nobody said that it was made so.
    """

    move: Move
    used_ms: int | None = None
    irregular: bool = False
    note: str = ""
    doubtful: bool = False


class RecordWriter:
    """Writes the rows of a line and, when it is asked again, only what changed since.

    ``time_text`` turns the milliseconds of a move into what the column shows.
    """

    def __init__(self, start: Board, time_text: Callable[[int], str]) -> None:
        self._start = start.copy(history=False)
        self._time_text = time_text
        self._style, self._script, self._chinese_digits = Style.CHINESE, Script.SIMPLIFIED, False
        self._board = self._start.copy()
        self._language = ""
        self._lines: list[Line] = []
        self._texts: list[str] = []
        self._spoken: list[str] = []

    def set_style(self, style: Style, script: Script, chinese_digits: bool = False, language: str = "") -> None:
        """Write in a style from now on; ``chinese_digits`` gives Red Chinese ones in the abbreviated record.

        In ``language`` the moves are spoken too; without one they are read as they are written.
        """
        wanted = style, script, chinese_digits, language
        if wanted != (self._style, self._script, self._chinese_digits, self._language):
            self._style, self._script, self._chinese_digits, self._language = wanted
            self._shorten(0)

    def text(self, ply: int) -> str:
        """The notation of a ply from 1 of the line written last."""
        return self._texts[ply - 1]

    def spoken(self, ply: int) -> str:
        """The same for the ear."""
        return self._spoken[ply - 1]

    def rounds(self, lines: Sequence[Line]) -> list[Round]:
        """The rows of a line of moves."""
        kept = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old != new:
                break
            kept += 1
        self._shorten(kept)
        for line in lines[kept:]:
            self._add(line)
        return self._rows()

    def _shorten(self, length: int) -> None:
        while len(self._lines) > length:
            self._board.pop()
            self._lines.pop()
            self._texts.pop()
            self._spoken.pop()

    def _add(self, line: Line) -> None:
        written = self._written(line)
        self._texts.append(written + IRREGULAR_MARK * line.irregular)
        self._spoken.append(self._said(line, written))
        self._lines.append(line)
        self._board.push(line.move)

    def _written(self, line: Line) -> str:
        if line.move.is_null:
            return line.note
        return write(self._board, line.move, self._style, self._script, red_chinese_digits=self._chinese_digits)

    def _said(self, line: Line, written: str) -> str:
        """A move in words; one that only a record can hold as it is written."""
        if self._language and not line.move.is_null:
            written = spoken_move(self._board, line.move, self._language)
        return irregular_text(written) if line.irregular else written

    def _rows(self) -> list[Round]:
        offset = 0 if self._start.turn is Side.RED else 1
        cells: list[Cell | None] = [None] * offset
        cells += [self._cell(index) for index in range(len(self._lines))]
        cells += [None] * (len(cells) % 2)
        first = self._start.round_number
        return [Round(first + at // 2, cells[at], cells[at + 1]) for at in range(0, len(cells), 2)]

    def _cell(self, index: int) -> Cell:
        line, text = self._lines[index], self._texts[index]
        used = "" if line.used_ms is None else self._time_text(line.used_ms)
        spoken = self._spoken[index]
        return Cell(index + 1, text, used, missing=not text, doubtful=line.doubtful, spoken=spoken)
