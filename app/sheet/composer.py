"""Puts texts, rules and labelled fields on a page; the widths of the sheet are here."""

from __future__ import annotations

from app.ink import FIELD_HEIGHT, FIELD_WIDTH
from app.sheet.content import Field, Signature
from app.sheet.fit import fit
from app.sheet.page import Diagram, Line, Measure, Page, Stroke, Text, Tone

LEFT, RIGHT = 14.0, 196.0
LABEL_SIZE, VALUE_SIZE, SMALLEST_VALUE = 8.5, 10.5, 7.5
LABEL_GAP, FIELD_GAP, RULE_DROP = 1.6, 6.0, 1.5
RULE_WIDTH = 0.12
SIGNATURE_HEIGHT = 9.0


class Composer:
    """Collects what stands on one page."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.texts: list[Text] = []
        self.lines: list[Line] = []
        self.diagrams: list[Diagram] = []
        self.strokes: list[Stroke] = []

    def page(self) -> Page:
        return Page(tuple(self.texts), tuple(self.lines), tuple(self.diagrams), tuple(self.strokes))

    def text(self, x: float, y: float, text: str, size: float, tone: Tone = Tone.INK, *, strong: bool = False) -> float:
        """Write at a baseline; returns the width."""
        if text:
            self.texts.append(Text(x, y, text, size, tone, strong))
        return self.measure(text, size)

    def centred(
        self, middle: float, y: float, text: str, size: float, tone: Tone = Tone.INK, *, strong: bool = False
    ) -> None:
        self.text(middle - self.measure(text, size) / 2, y, text, size, tone, strong=strong)

    def right(self, x: float, y: float, text: str, size: float, tone: Tone) -> None:
        self.text(x - self.measure(text, size), y, text, size, tone)

    def rule(self, x1: float, x2: float, y: float, tone: Tone = Tone.FAINT) -> None:
        self.lines.append(Line(x1, y, x2, y, RULE_WIDTH, tone))

    def field(self, x1: float, x2: float, y: float, field: Field) -> bool:
        """A label, its value on a line. True if the value had to be cut."""
        start = x1 + self.text(x1, y, field.label, LABEL_SIZE, Tone.SOFT) + LABEL_GAP
        fitted = fit(field.value, x2 - start - 1.0, VALUE_SIZE, SMALLEST_VALUE, self.measure)
        self.text(start + 0.6, y, fitted.text, fitted.size)
        self.rule(start, x2, y + RULE_DROP)
        return fitted.cut

    def fields(self, y: float, fields: tuple[Field, ...], left: float = LEFT) -> list[Field]:
        """A row of fields from ``left`` to the right edge. Returns those whose value had to be cut."""
        cut, x = [], left
        whole = RIGHT - left + FIELD_GAP
        for field in fields:
            width = whole * field.share
            if self.field(x, x + width - FIELD_GAP, y, field):
                cut.append(field)
            x += width
        return cut

    def signatures(self, y: float, signatures: tuple[Signature, ...]) -> None:
        """A row of lines to sign on, as wide as each other, with what stands on them."""
        self.fields(y, tuple(Field(each.label, each.name, 1 / len(signatures)) for each in signatures))
        width = (RIGHT - LEFT + FIELD_GAP) / len(signatures)
        for number, each in enumerate(signatures):
            left = LEFT + number * width + self.measure(each.label, LABEL_SIZE) + LABEL_GAP
            room = min(LEFT + (number + 1) * width - FIELD_GAP - left, SIGNATURE_HEIGHT * FIELD_WIDTH / FIELD_HEIGHT)
            if each.drawing:
                height = room * FIELD_HEIGHT / FIELD_WIDTH
                self.strokes.append(Stroke(left, y + RULE_DROP - height, room, height, each.drawing))
