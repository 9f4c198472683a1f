"""From a log's words to its pages: rows as high as their texts need, a long one going on overleaf."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

from app.log.content import LogContent, LogRow
from app.sheet.composer import LEFT, RIGHT, Composer
from app.sheet.content import Field
from app.sheet.fit import fit, wrap
from app.sheet.frame import (
    ABOVE_TABLE,
    BELOW_TABLE,
    PITCH,
    SIGN_PITCH,
    TABLE_END,
    cut_fields,
    foot,
    head,
    headings_end,
)
from app.sheet.notes import NOTE_PITCH, note_lines, write_notes
from app.sheet.page import Line, Measure, Page, Tone

WIDTHS = (8.0, 15.5, 13.0, 59.0, 13.0, 20.0, 20.0, 33.5)
"""Of number, time, place, event, article, both clocks and note: together the width of the page."""
EVENT, NOTE = 3, 7
PADDING, LINE_HEIGHT, ROW_MARGIN = 1.1, 3.9, 1.5
SIZE, SMALLEST, SMALL = 8.5, 5.5, 7.0
HEAD_HEIGHT = 8.6
KEPT_TOGETHER = 3
"""So many of the last rows stand above the signatures, on their page."""
FRAME_WIDTH, COLUMN_WIDTH, HAIR_WIDTH = 0.3, 0.12, 0.1


@dataclass(frozen=True, slots=True)
class _Cell:
    """One line of a column. ``small`` for what stands second, ``strong`` for a clock that runs."""

    text: str
    small: bool = False
    strong: bool = False


_Band = tuple[_Cell | None, ...]
"""One line of a row, over all columns."""
_NOTHING = _Cell("")


def lay_out_log(content: LogContent, measure: Measure) -> tuple[Page, ...]:
    """The pages of a log. Signatures never stand on a page without an event; a heading that is cut stands whole in the
    note of the first one."""
    composers: list[Composer] = []
    first, *others = content.rows
    rows = [_bands(row, measure) for row in (_with_notes(first, cut_fields(content, measure)), *others)]
    pages = list(_paginated(rows, content, measure))
    for number, page in enumerate(pages):
        composer = Composer(measure)
        head(composer, content, first=not number)
        end = _draw_table(composer, content, page, _top(content, first=not number))
        if number == len(pages) - 1:
            _close(composer, content, end + BELOW_TABLE)
        composers.append(composer)
    for number, composer in enumerate(composers, start=1):
        foot(composer, content, number, len(composers))
    return tuple(composer.page() for composer in composers)


def _with_notes(row: LogRow, fields: list[Field]) -> LogRow:
    notes = [f"{field.label}: {field.value}" for field in fields]
    return replace(row, note="　".join(filter(None, (row.note, *notes))))


def _top(content: LogContent, *, first: bool) -> float:
    return headings_end(content, first=first) + ABOVE_TABLE


def _bands(row: LogRow, measure: Measure) -> list[_Band]:
    """The lines a row needs; text is wrapped in the two wide columns and made to fit in the narrow ones."""
    narrow = ([row.number], row.time, [row.place], (), [row.article], (row.red.used, row.red.left))
    columns = [[_Cell(text, small=number > 0) for number, text in enumerate(texts)] for texts in narrow]
    columns.append([_Cell(row.black.used), _Cell(row.black.left, small=True)])
    for index, clock in ((5, row.red), (6, row.black)):
        columns[index][0] = _Cell(clock.used, strong=clock.running)
    columns.append([])
    for index, text in ((EVENT, row.event), (NOTE, row.note)):
        columns[index] = [_Cell(line) for line in wrap(text, WIDTHS[index] - 2 * PADDING, SIZE, measure)]
    return list(zip_longest(*columns))


def _paginated(rows: list[list[_Band]], content: LogContent, measure: Measure) -> Iterator[list[list[_Band]]]:
    """The rows of each page, so that what closes the log fits under the last ones."""
    closing = _closing_height(content, measure)
    page: list[list[_Band]] = []
    room = TABLE_END - _top(content, first=True) - HEAD_HEIGHT
    for number, row in enumerate(rows):
        rest, after = list(row), rows[number + 1 :]
        below = _height(after) + closing if len(after) < KEPT_TOGETHER else 0.0
        while rest:
            fitting = _fitting(rest, room - _height(page), below, alone=not page)
            if fitting:
                page.append(rest[:fitting])
                rest = rest[fitting:]
            if rest:
                yield page
                page = []
                room = TABLE_END - _top(content, first=False) - HEAD_HEIGHT
    yield page


def _fitting(bands: list[_Band], room: float, below: float, *, alone: bool) -> int:
    """How many lines of a row go on this page, with what must stand below it: all of them if they fit; of a row that is
    alone on it as many as do, but for one line if something has to follow."""
    if _height([bands]) + below <= room:
        return len(bands)
    if not alone:
        return 0
    most = int((room - ROW_MARGIN) // LINE_HEIGHT)
    return max(1, min(most, len(bands) - 1 if below else len(bands)))


def _height(rows: list[list[_Band]]) -> float:
    return sum(LINE_HEIGHT * len(row) + ROW_MARGIN for row in rows)


def _draw_table(composer: Composer, content: LogContent, rows: list[list[_Band]], top: float) -> float:
    """Draw the table with its head; returns its lower edge."""
    body = top + HEAD_HEIGHT
    bottom = body + _height(rows)
    _draw_head(composer, content, top)
    y = body
    for number, row in enumerate(rows):
        if number:
            _across(composer, y, HAIR_WIDTH, Tone.HAIR)
        for index, band in enumerate(row):
            _draw_band(composer, band, y + ROW_MARGIN / 2 + LINE_HEIGHT * (index + 0.75))
        y += _height([row])
    for edge, width in ((top, FRAME_WIDTH), (body, COLUMN_WIDTH), (bottom, FRAME_WIDTH)):
        _across(composer, edge, width, Tone.RULE)
    for index in range(len(WIDTHS) + 1):
        edge = index in (0, len(WIDTHS))
        x = _left(index)
        composer.lines.append(Line(x, top, x, bottom, FRAME_WIDTH if edge else COLUMN_WIDTH, Tone.RULE))
    return bottom


def _left(index: int) -> float:
    return LEFT + sum(WIDTHS[:index])


def _across(composer: Composer, y: float, width: float, tone: Tone) -> None:
    composer.lines.append(Line(LEFT, y, RIGHT, y, width, tone))


def _draw_head(composer: Composer, content: LogContent, top: float) -> None:
    for index, labels in enumerate(content.columns):
        for number, label in enumerate(labels):
            fitted = fit(label, WIDTHS[index] - 1.0, SMALL, SMALLEST, composer.measure)
            y = top + (HEAD_HEIGHT * 0.62 if len(labels) == 1 else HEAD_HEIGHT * (0.42 + 0.4 * number))
            composer.centred(_left(index) + WIDTHS[index] / 2, y, fitted.text, fitted.size, Tone.SOFT)


def _draw_band(composer: Composer, band: _Band, y: float) -> None:
    for index, cell in enumerate(band):
        shown = cell or _NOTHING
        if not shown.text:
            continue
        size = SMALL if shown.small else SIZE
        fitted = fit(shown.text, WIDTHS[index] - 2 * PADDING, size, SMALLEST, composer.measure)
        tone = Tone.SOFT if shown.small else Tone.INK
        if index in (EVENT, NOTE):
            composer.text(_left(index) + PADDING, y, fitted.text, fitted.size, tone)
        else:
            middle = _left(index) + WIDTHS[index] / 2
            composer.centred(middle, y, fitted.text, fitted.size, tone, strong=shown.strong)


def _closing_height(content: LogContent, measure: Measure) -> float:
    return (
        BELOW_TABLE + PITCH * len(content.closing) + NOTE_PITCH * len(note_lines(content.notes, measure)) + SIGN_PITCH
    )


def _close(composer: Composer, content: LogContent, y: float) -> None:
    """Result and times, fouls, the record's state and hash, and the lines to sign on."""
    for row in content.closing:
        composer.fields(y, row)
        y += PITCH
    notes = note_lines(content.notes, composer.measure)
    write_notes(composer, y, notes)
    composer.signatures(y + NOTE_PITCH * len(notes) + SIGN_PITCH - PITCH, content.signatures)
