"""From a sheet's words to its pages: every place in millimetres, nothing painted yet.

A page holds the headings, beside them the board of a game that began from a set position (a running line from the
second page on), the record in groups of columns filled downward, on
the last page the result, notes and signatures, and at the foot of each the legend, the page number and the seal.
"""

from __future__ import annotations

from app.sheet import table
from app.sheet.composer import LEFT, RIGHT, Composer
from app.sheet.content import Content
from app.sheet.frame import (
    ABOVE_TABLE,
    BELOW_TABLE,
    PITCH,
    RUNNING_Y,
    SIGN_PITCH,
    TABLE_END,
    cut_fields,
    foot,
    head,
    headings_end,
)
from app.sheet.notes import NOTE_PITCH, NoteLine, note_lines, write_notes
from app.sheet.page import Measure, Page
from app.sheet.plan import PagePlan, Room, plan_pages

NOTES_ON_CLOSING = 12


def lay_out(content: Content, measure: Measure) -> tuple[Page, ...]:
    """The pages of a sheet. Nothing overlaps, whatever the lengths: what is cut is repeated whole in the notes."""
    notes = note_lines((*content.notes, *cut_fields(content, measure)), measure)
    on_closing, overleaf = _divide(notes, content)
    groups = table.groups(content.columns)
    plans = plan_pages(len(content.rows), groups, _room(content, len(on_closing)))
    composers = [_record_page(content, plan, on_closing, measure) for plan in plans]
    composers += _note_pages(content, overleaf, measure)
    for number, composer in enumerate(composers, start=1):
        foot(composer, content, number, len(composers))
    return tuple(composer.page() for composer in composers)


def _divide(notes: list[NoteLine], content: Content) -> tuple[list[NoteLine], list[NoteLine]]:
    """The notes on the page of the signatures, and those on pages after it."""
    if len(notes) <= NOTES_ON_CLOSING:
        return notes, []
    kept = NOTES_ON_CLOSING - 1
    return [*notes[:kept], NoteLine("", content.more, 0.0)], notes[kept:]


def _closing_height(content: Content, notes: int) -> float:
    return BELOW_TABLE + PITCH * len(content.closing) + NOTE_PITCH * notes + SIGN_PITCH


def _room(content: Content, notes: int) -> Room:
    def rows(*, first: bool, closing: bool) -> int:
        top = headings_end(content, first=first) + ABOVE_TABLE
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
    head(composer, content, first=first)
    top = headings_end(content, first=first) + ABOVE_TABLE
    end = TABLE_END - (_closing_height(content, len(notes)) if plan.closing else 0.0)
    table.draw(composer, content, plan, table.Frame(LEFT, RIGHT, top, end))
    if plan.closing:
        _close(composer, content, end + BELOW_TABLE, notes)
    return composer


def _close(composer: Composer, content: Content, y: float, notes: list[NoteLine]) -> None:
    """Result, times, notes and the lines to sign on."""
    for row in content.closing:
        composer.fields(y, row)
        y += PITCH
    write_notes(composer, y, notes)
    y += NOTE_PITCH * len(notes) + SIGN_PITCH - PITCH
    composer.signatures(y, content.signatures)


def _note_pages(content: Content, notes: list[NoteLine], measure: Measure) -> list[Composer]:
    """Pages of notes only, for what did not fit beside the signatures."""
    top = RUNNING_Y + PITCH + ABOVE_TABLE
    room = int((TABLE_END - top) // NOTE_PITCH)
    pages = []
    for start in range(0, len(notes), room):
        composer = Composer(measure)
        head(composer, content, first=False)
        write_notes(composer, top, notes[start : start + room])
        pages.append(composer)
    return pages
