"""A referee's log ready to paint, as a PDF or on a printer."""

from __future__ import annotations

from app.log.content import word_log
from app.log.layout import lay_out_log
from app.sheet.letters import Letters
from app.sheet.paint import TypeSetter
from app.sheet.pdf import Sheet
from engine.game import Game


def make_log(game: Game, head: str, language: str) -> Sheet:
    """The pages of a log in the language that is set (``i18n.set_language``). Needs a QGuiApplication.

    ``head`` is the journal's last hash. Raises AssetMissing where the program was never built.
    """
    letters, setter = Letters(language), TypeSetter(language)
    content = word_log(game, head, letters.printable)
    return Sheet(f"{content.title}　{content.running}", lay_out_log(content, setter.measure), setter, letters.warnings)
