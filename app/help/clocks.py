"""The time controls that can be chosen, each in a sentence, out of the presets of the clock."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Block, Heading, Paragraph, Terms
from app.texts.control_meaning import scheme_meaning
from app.texts.controls import family_title, press_meaning, scheme_title
from app.texts.endings import in_a_row
from app.texts.keying import recorder_meaning
from engine.clock import PRESETS, Scheme, TimeControl


def clock_blocks() -> tuple[Block, ...]:
    """How the clock is pressed and read, and every time control of the list."""
    families = (
        (Heading(family_title(family)), Terms(_rows([preset.scheme for preset in presets]), stacked=True))
        for family, presets in groupby(PRESETS.values(), lambda preset: preset.family)
    )
    return (
        *map(Paragraph, _about()),
        Heading(QCoreApplication.translate("HelpClock", "Who presses the clock")),
        Paragraph(press_meaning(manual=True)),
        Paragraph(recorder_meaning()),
        Paragraph(press_meaning(manual=False)),
        *(block for family in families for block in family),
    )


def _about() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpClock",
            "Each side has a face of its own, and its time runs while it is to move. The program counts whole "
            "thousandths of a second and shows tenths when little is left. What is on the screen decides nothing: the "
            "time of a press is that at which the key or button went down.",
        ),
        QCoreApplication.translate(
            "HelpClock",
            "The flag falls when a side has not made the moves due in its time. With a press by hand a move counts "
            "once the clock was pressed; only a move that ends the game on the board needs no press.",
        ),
        QCoreApplication.translate(
            "HelpClock",
            '"Clock only" in the Game menu runs the clock for a game on a wooden board: each press is a move.',
        ),
    )


def _rows(schemes: list[Scheme]) -> tuple[tuple[str, str], ...]:
    """A row for each kind of control; others of its kind are named with it."""
    return tuple(_row(alike) for alike in _kinds(schemes))


def _kinds(schemes: list[Scheme]) -> Iterator[list[Scheme]]:
    kinds: dict[object, list[Scheme]] = {}
    for scheme in schemes:
        kinds.setdefault(_kind(scheme), []).append(scheme)
    yield from kinds.values()


def _kind(scheme: Scheme) -> object:
    """What makes two controls one kind: they differ in figures alone. The articles of S0 stand each for itself."""
    control: TimeControl = PRESETS[scheme].control
    if scheme in _ARTICLES:
        return scheme
    return type(control.red), len(getattr(control.red, "periods", ())), getattr(control.red, "shown", None)


_ARTICLES = (Scheme.S0_6_1, Scheme.S0_6_2, Scheme.S0_6_3, Scheme.S0_6_4, Scheme.S0_6_5)


def _row(alike: list[Scheme]) -> tuple[str, str]:
    first, *others = alike
    if not others:
        return scheme_title(first), scheme_meaning(first)
    text = QCoreApplication.translate("HelpClock", "In the same way: {controls}.")
    mark = QCoreApplication.translate("HelpClock", "; ", "between time controls")
    likewise = text.format(controls=mark.join(map(scheme_title, others)))
    return scheme_title(first), in_a_row(scheme_meaning(first), likewise)
