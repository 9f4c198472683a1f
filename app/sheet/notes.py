"""Paragraphs under the table of a paper, each behind its label, on lines of their own."""

from __future__ import annotations

from dataclasses import dataclass

from app.sheet.composer import LABEL_GAP, LABEL_SIZE, LEFT, RIGHT, RULE_DROP, Composer
from app.sheet.content import Field
from app.sheet.fit import wrap
from app.sheet.page import Measure, Tone

NOTE_PITCH, NOTE_SIZE = 6.2, 9.0


@dataclass(frozen=True, slots=True)
class NoteLine:
    """One line of the notes; ``label`` only on the first of a paragraph."""

    label: str
    text: str
    indent: float


def note_lines(notes: tuple[Field, ...], measure: Measure) -> list[NoteLine]:
    """The paragraphs, wrapped."""
    lines: list[NoteLine] = []
    for note in notes:
        indent = measure(note.label, LABEL_SIZE) + LABEL_GAP
        wrapped = wrap(note.value, RIGHT - LEFT - indent - 1.0, NOTE_SIZE, measure)
        lines += [NoteLine("" if number else note.label, text, indent) for number, text in enumerate(wrapped)]
    return lines


def write_notes(composer: Composer, y: float, notes: list[NoteLine]) -> None:
    """Write them from a baseline downward."""
    for note in notes:
        composer.text(LEFT, y, note.label, LABEL_SIZE, Tone.SOFT)
        composer.text(LEFT + note.indent + 0.6, y, note.text, NOTE_SIZE)
        composer.rule(LEFT + note.indent, RIGHT, y + RULE_DROP)
        y += NOTE_PITCH
