"""What a paper's pages have around their table: headings or a running line above, legend, number and seal below."""

from __future__ import annotations

from app.sheet.composer import FIELD_GAP, LABEL_SIZE, LEFT, RIGHT, RULE_DROP, VALUE_SIZE, Composer
from app.sheet.content import Field, Frame
from app.sheet.fit import fit
from app.sheet.page import PAGE_WIDTH, Diagram, Measure, Tone

TITLE_Y, HEADINGS_Y, RUNNING_Y = 19.0, 29.0, 18.0
PITCH, SIGN_PITCH = 7.4, 11.0
ABOVE_TABLE, BELOW_TABLE = 4.4, 7.6
FOOT_Y, SEAL_Y = 281.0, 285.6
TABLE_END = FOOT_Y - 6.5
TITLE_SIZE, FOOT_SIZE, SEAL_SIZE = 18.0, 7.5, 6.5
DIAGRAM_ASPECT, DIAGRAM_RISE, DIAGRAM_GAP = 0.9, 4.0, 4.0
"""A board's width by its height, how far it stands above the first line beside it, and how far from its words."""


def headings_end(content: Frame, *, first: bool) -> float:
    """Where the headings of the first page end, or the running line of the others."""
    return HEADINGS_Y + PITCH * (len(content.headings) - 1) + RULE_DROP if first else RUNNING_Y + RULE_DROP


def headings_left(content: Frame) -> float:
    """Where the headings begin: beside the board, if there is one."""
    return LEFT if content.start is None else LEFT + DIAGRAM_ASPECT * _diagram_height(content) + DIAGRAM_GAP


def _diagram_height(content: Frame) -> float:
    return headings_end(content, first=True) - HEADINGS_Y + DIAGRAM_RISE


def cut_fields(content: Frame, measure: Measure) -> list[Field]:
    """The fields above and below the table whose values are too long for their places."""
    trial, left = Composer(measure), headings_left(content)
    headings = [cut for row in content.headings for cut in trial.fields(0.0, row, left)]
    return headings + [cut for row in content.closing for cut in trial.fields(0.0, row)]


def head(composer: Composer, content: Frame, *, first: bool) -> None:
    """The headings of the first page, or the running line of the others."""
    if first:
        composer.centred(PAGE_WIDTH / 2, TITLE_Y, content.title, TITLE_SIZE, strong=True)
        _draw_start(composer, content)
        for number, row in enumerate(content.headings):
            composer.fields(HEADINGS_Y + PITCH * number, row, headings_left(content))
        return
    width = composer.text(LEFT, RUNNING_Y, content.title, VALUE_SIZE, strong=True) + FIELD_GAP
    running = fit(content.running, RIGHT - LEFT - width, LABEL_SIZE, LABEL_SIZE, composer.measure)
    composer.right(RIGHT, RUNNING_Y, running.text, running.size, Tone.SOFT)


def _draw_start(composer: Composer, content: Frame) -> None:
    if content.start is not None:
        height = _diagram_height(content)
        place = (LEFT, HEADINGS_Y - DIAGRAM_RISE, DIAGRAM_ASPECT * height, height)
        composer.diagrams.append(Diagram(*place, content.start))


def foot(composer: Composer, content: Frame, number: int, pages: int) -> None:
    """Legend, number of the page, and seal."""
    page = content.page.format(page=number, pages=pages)
    room = RIGHT - LEFT - composer.measure(page, FOOT_SIZE) - FIELD_GAP
    legend = fit(content.legend, room, FOOT_SIZE, SEAL_SIZE, composer.measure)
    composer.text(LEFT, FOOT_Y, legend.text, legend.size, Tone.SOFT)
    composer.right(RIGHT, FOOT_Y, page, FOOT_SIZE, Tone.SOFT)
    seal = fit(content.seal, RIGHT - LEFT, SEAL_SIZE, SEAL_SIZE, composer.measure)
    composer.text(LEFT, SEAL_Y, seal.text, seal.size, Tone.SOFT)
