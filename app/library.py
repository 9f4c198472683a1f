"""The games on this machine that were not finished, told so that a person can decide about each."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.dialogs.start import Offer
from app.texts.files import journal_trouble
from app.texts.headings import event_line, players_line, title_line
from engine.game import JournalDamaged, JournalReadOnly, Summary, list_games
from engine.xiangqi import Position


def offers_of(folder: Path) -> list[Offer]:
    """What to offer: unfinished games, the latest first, and files that something is wrong with."""
    return [offer_of(game) for game in list_games(folder, Position) if game.unfinished or game.error is not None]


def offer_of(game: Summary) -> Offer:
    """One game as an offer."""
    if game.setup is None:
        assert game.error is not None
        acts: tuple[str, ...] = ("look", "save_as", "discard") if isinstance(game.error, JournalDamaged) else ()
        return Offer(game.path, game.path.name, "", acts, journal_trouble(game.error))
    setup = game.setup
    title = title_line(event_line(setup.event, setup.round, setup.board_no), players_line(setup.red, setup.black))
    trouble = journal_trouble(JournalReadOnly(game.path)) if game.read_only else ""
    acts = ("look", "save_as") if game.read_only else ("resume", "look", "save_as", "discard")
    return Offer(game.path, title, _detail(game), acts, trouble)


def _detail(game: Summary) -> str:
    last = game.last.wall[:16].replace("T", " ") if game.last else ""
    if not game.plies:
        text = QCoreApplication.translate("Library", "No move was made yet. Last sign of life: {time}.")
        return text.format(time=last)
    text = QCoreApplication.translate("Library", "Moves made: {plies}. Last sign of life: {time}.")
    return text.format(plies=game.plies, time=last)
