"""What the regulations of a game mean, row by row, made from the regulations themselves: no figure stands here."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Block, Heading, Paragraph, Terms
from app.help.law_conduct import draw_offers, fouls, illegal_moves, lateness, record, touch
from app.help.law_loops import natural_limit, repetition
from app.profiles import Profile
from app.texts.controls import control_short
from app.texts.profiles import profile_meaning, profile_title
from engine.game import Regulations


def law_blocks(profiles: Iterable[Profile]) -> tuple[Block, ...]:
    """All regulations that can be chosen, an organiser's own among them."""
    intro = QCoreApplication.translate(
        "HelpLaw",
        "Regulations are chosen when a game is set up, and hold for it to its end. In brackets stand the articles of "
        "the edition in question.",
    )
    return (Paragraph(intro), *(block for profile in profiles for block in _about(profile)))


def _about(profile: Profile) -> tuple[Block, ...]:
    law = profile.regulations
    rows = ((title, text) for title, text in _rows(law) if text)
    return (
        Heading(profile_title(profile.key, law.name)),
        Paragraph(profile_meaning(law.refereed, law.takeback, None)),
        Terms(tuple(rows)),
    )


def _rows(law: Regulations) -> tuple[tuple[str, str], ...]:
    return (
        (QCoreApplication.translate("HelpLaw", "Illegal moves"), illegal_moves(law)),
        (QCoreApplication.translate("HelpLaw", "Touch-move"), touch(law)),
        (QCoreApplication.translate("HelpLaw", "Fouls"), fouls(law)),
        (QCoreApplication.translate("HelpLaw", "Repetition"), repetition(law)),
        (QCoreApplication.translate("HelpLaw", "Natural limit"), natural_limit(law)),
        (QCoreApplication.translate("HelpLaw", "Draw offers"), draw_offers(law)),
        (QCoreApplication.translate("HelpLaw", "Keeping the record"), record(law)),
        (QCoreApplication.translate("HelpLaw", "Lateness"), lateness(law)),
        (QCoreApplication.translate("HelpLaw", "Time control"), _control(law)),
        (QCoreApplication.translate("HelpLaw", "Points"), _points(law)),
        (QCoreApplication.translate("HelpLaw", "On the board"), _hints(law)),
    )


def _control(law: Regulations) -> str:
    text = QCoreApplication.translate("HelpLaw", "{control}, unless another one is chosen.")
    return text.format(control=control_short(law.clock.control))


def _points(law: Regulations) -> str:
    text = QCoreApplication.translate("HelpLaw", "Win {win}, draw {draw}, loss {loss}.")
    points = law.points
    return text.format(win=f"{points.win:g}", draw=f"{points.draw:g}", loss=f"{points.loss:g}")


def _hints(law: Regulations) -> str:
    if law.hints:
        return QCoreApplication.translate("HelpLaw", "The points a piece can go to are marked, if the settings say so.")
    return QCoreApplication.translate("HelpLaw", "Where a piece can go is not marked for the players.")
