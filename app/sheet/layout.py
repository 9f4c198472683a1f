"""From a sheet's words to its pages: every place in millimetres, nothing painted yet.

A page holds the headings, beside them the board of a game that began from a set position (a running line from the
second page on), the record in groups of columns filled downward, on
the last page the result, notes and signatures, and at the foot of each the legend, the page number and the seal.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.sheet import table
from app.sheet.composer import FIELD_GAP, LABEL_GAP, LABEL_SIZE, LEFT, RIGHT, RULE_DROP, VALUE_SIZE, Composer
from app.sheet.content import Content, Field
from app.sheet.fit import fit, wrap
from app.sheet.page import PAGE_WIDTH, Diagram, Measure, Page, Tone
from app.sheet.plan import PagePlan, Room, plan_pages

TITLE_Y, HEADINGS_Y, RUNNING_Y = 19.0, 29.0, 18.0
PITCH, SIGN_PITCH, NOTE_PITCH = 7.4, 11.0, 6.2
ABOVE_TABLE, BELOW_TABLE = 4.4, 7.6
FOOT_Y, SEAL_Y = 281.0, 285.6
TABLE_END = FOOT_Y - 6.5
TITLE_SIZE, NOTE_SIZE, FOOT_SIZE, SEAL_SIZE = 18.0, 9.0, 7.5, 6.5
NOTES_ON_CLOSING = 12
DIAGRAM_ASPECT, DIAGRAM_RISE, DIAGRAM_GAP = 0.9, 4.0, 4.0
"""A board's width by its height, how far it stands above the first line beside it, and how far from its words."""


@dataclass(frozen=True, slots=True)
class NoteLine:
    """One line of the notes; ``label`` only on the first of a paragraph."""

    label: str
    text: str
    indent: float


def lay_out(content: Content, measure: Measure) -> tuple[Page, ...]:
    """The pages of a sheet. Nothing overlaps, whatever the lengths: what is cut is repeated whole in the notes."""
    notes = _note_lines((*content.notes, *_cut_fields(content, measure)), measure)
    on_closing, overleaf = _divide(notes, content)
    groups = table.groups(content.columns)
    plans = plan_pages(len(content.rows), groups, _room(content, len(on_closing)))
    composers = [_record_page(content, plan, on_closing, measure) for plan in plans]
    composers += _note_pages(content, overleaf, measure)
    for number, composer in enumerate(composers, start=1):
        _foot(composer, content, number, len(composers))
    return tuple(composer.page() for composer in composers)


def _cut_fields(content: Content, measure: Measure) -> list[Field]:
    trial, left = Composer(measure), _headings_left(content)
    headings = [cut for row in content.headings for cut in trial.fields(0.0, row, left)]
    return headings + [cut for row in content.closing for cut in trial.fields(0.0, row)]


def _note_lines(notes: tuple[Field, ...], measure: Measure) -> list[NoteLine]:
    lines: list[NoteLine] = []
    for note in notes:
        indent = measure(note.label, LABEL_SIZE) + LABEL_GAP
        wrapped = wrap(note.value, RIGHT - LEFT - indent - 1.0, NOTE_SIZE, measure)
        lines += [NoteLine("" if number else note.label, text, indent) for number, text in enumerate(wrapped)]
    return lines


def _divide(notes: list[NoteLine], content: Content) -> tuple[list[NoteLine], list[NoteLine]]:
    """The notes on the page of the signatures, and those on pages after it."""
    if len(notes) <= NOTES_ON_CLOSING:
        return notes, []
    kept = NOTES_ON_CLOSING - 1
    return [*notes[:kept], NoteLine("", content.more, 0.0)], notes[kept:]


def _headings_end(content: Content, *, first: bool) -> float:
    return HEADINGS_Y + PITCH * (len(content.headings) - 1) + RULE_DROP if first else RUNNING_Y + RULE_DROP


def _headings_left(content: Content) -> float:
    return LEFT if content.start is None else LEFT + DIAGRAM_ASPECT * _diagram_height(content) + DIAGRAM_GAP


def _diagram_height(content: Content) -> float:
    return _headings_end(content, first=True) - HEADINGS_Y + DIAGRAM_RISE


def _closing_height(content: Content, notes: int) -> float:
    return BELOW_TABLE + PITCH * len(content.closing) + NOTE_PITCH * notes + SIGN_PITCH


def _room(content: Content, notes: int) -> Room:
    def rows(*, first: bool, closing: bool) -> int:
        top = _headings_end(content, first=first) + ABOVE_TABLE
        end = TABLE_END - (_closing_height(content, notes) if closing else 0.0)
        return table.rows_in(end - top)

    return Room(
        single=rows(first=True, closing=True),
        first=rows(first=True, closing=False),
        middle=rows(first=False, closing=False),
        last=rows(first=False, closing=True),
    )


def _record_page(content: Content, plan: PagePlan, notes: list[NoteLine], measure: Measure) -> Composer:
    composer = Composer(measure)
    first = plan.start == 0
    _head(composer, content, first=first)
    top = _headings_end(content, first=first) + ABOVE_TABLE
    end = TABLE_END - (_closing_height(content, len(notes)) if plan.closing else 0.0)
    table.draw(composer, content, plan, table.Frame(LEFT, RIGHT, top, end))
    if plan.closing:
        _close(composer, content, end + BELOW_TABLE, notes)
    return composer


def _head(composer: Composer, content: Content, *, first: bool) -> None:
    if first:
        composer.centred(PAGE_WIDTH / 2, TITLE_Y, content.title, TITLE_SIZE, strong=True)
        _draw_start(composer, content)
        for number, row in enumerate(content.headings):
            composer.fields(HEADINGS_Y + PITCH * number, row, _headings_left(content))
        return
    width = composer.text(LEFT, RUNNING_Y, content.title, VALUE_SIZE, strong=True) + FIELD_GAP
    running = fit(content.running, RIGHT - LEFT - width, LABEL_SIZE, LABEL_SIZE, composer.measure)
    composer.right(RIGHT, RUNNING_Y, running.text, running.size, Tone.SOFT)


def _draw_start(composer: Composer, content: Content) -> None:
    if content.start is not None:
        height = _diagram_height(content)
        place = (LEFT, HEADINGS_Y - DIAGRAM_RISE, DIAGRAM_ASPECT * height, height)
        composer.diagrams.append(Diagram(*place, content.start))


def _close(composer: Composer, content: Content, y: float, notes: list[NoteLine]) -> None:
    """Result, times, notes and the lines to sign on."""
    for row in content.closing:
        composer.fields(y, row)
        y += PITCH
    _write_notes(composer, y, notes)
    y += NOTE_PITCH * len(notes) + SIGN_PITCH - PITCH
    composer.signatures(y, content.signatures)


def _write_notes(composer: Composer, y: float, notes: list[NoteLine]) -> None:
    for note in notes:
        composer.text(LEFT, y, note.label, LABEL_SIZE, Tone.SOFT)
        composer.text(LEFT + note.indent + 0.6, y, note.text, NOTE_SIZE)
        composer.rule(LEFT + note.indent, RIGHT, y + RULE_DROP)
        y += NOTE_PITCH


def _note_pages(content: Content, notes: list[NoteLine], measure: Measure) -> list[Composer]:
    """Pages of notes only, for what did not fit beside the signatures."""
    top = RUNNING_Y + PITCH + ABOVE_TABLE
    room = int((TABLE_END - top) // NOTE_PITCH)
    pages = []
    for start in range(0, len(notes), room):
        composer = Composer(measure)
        _head(composer, content, first=False)
        _write_notes(composer, top, notes[start : start + room])
        pages.append(composer)
    return pages


def _foot(composer: Composer, content: Content, number: int, pages: int) -> None:
    page = content.page.format(page=number, pages=pages)
    room = RIGHT - LEFT - composer.measure(page, FOOT_SIZE) - FIELD_GAP
    legend = fit(content.legend, room, FOOT_SIZE, SEAL_SIZE, composer.measure)
    composer.text(LEFT, FOOT_Y, legend.text, legend.size, Tone.SOFT)
    composer.right(RIGHT, FOOT_Y, page, FOOT_SIZE, Tone.SOFT)
    seal = fit(content.seal, RIGHT - LEFT, SEAL_SIZE, SEAL_SIZE, composer.measure)
    composer.text(LEFT, SEAL_Y, seal.text, seal.size, Tone.SOFT)
