"""The games on this machine that were not finished, told so that a person can decide about each."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.dialogs.start import Offer
from app.folders import finished_folder
from app.names import noted
from app.texts.files import journal_trouble
from app.texts.headings import event_line, players_line, title_line
from engine.game import JournalDamaged, JournalHeld, JournalReadOnly, Summary, list_games
from engine.xiangqi import Position


def offers_of(folder: Path, shown: Collection[Path] = ()) -> list[Offer]:
    """What to offer: unfinished games, the latest first, and files that something is wrong with.

    Games that a window of this program shows (``shown``) need no offer.
    Finished ones are put into a folder of their own, so that the next start need not look through them again.
    """
    games = list_games(folder, Position)
    for game in games:
        if game.outcome is not None and not game.read_only:
            _put_away(game.path, finished_folder(folder))
    open_ended = (game for game in games if game.unfinished or game.error is not None)
    return [offer_of(game) for game in open_ended if game.path not in shown]


def _put_away(path: Path, folder: Path) -> None:
    """Move a closed file; where that can't be done it stays and is only looked at again."""
    with suppress(OSError):
        folder.mkdir(exist_ok=True)
        if not (folder / path.name).exists():
            path.rename(folder / path.name)


def offer_of(game: Summary) -> Offer:
    """One game as an offer."""
    if isinstance(game.error, JournalHeld):
        return _held(game.path, game.error)
    if game.setup is None:
        assert game.error is not None
        acts: tuple[str, ...] = ("look", "save_as", "discard") if isinstance(game.error, JournalDamaged) else ()
        return Offer(game.path, game.path.name, "", acts, journal_trouble(game.error))
    setup = game.setup
    title = title_line(
        event_line(setup.event, setup.round, setup.board_no), players_line(setup.red, setup.black, setup.sides)
    )
    trouble = journal_trouble(JournalReadOnly(game.path)) if game.read_only else ""
    acts = ("look", "save_as") if game.read_only else ("resume", "look", "save_as", "discard")
    return Offer(game.path, title, _detail(game), acts, trouble)


def _held(path: Path, error: JournalHeld) -> Offer:
    """A game that another instance has open: by the names that were noted when it was opened."""
    named = noted(path.parent).get(path.name)
    if named is None:
        title = QCoreApplication.translate("Library", "A game that is open in another window")
        return Offer(path, title, "", (), journal_trouble(error))
    return Offer(path, title_line(named.where, named.players), named.date, (), journal_trouble(error))


def _detail(game: Summary) -> str:
    last = game.last.wall[:16].replace("T", " ") if game.last else ""
    if game.setup is not None and game.setup.boardless:
        text = QCoreApplication.translate("Library", "Clock only. Presses: {plies}. Last sign of life: {time}.")
        return text.format(plies=game.plies, time=last)
    if not game.plies:
        text = QCoreApplication.translate("Library", "No move was made yet. Last sign of life: {time}.")
        return text.format(time=last)
    text = QCoreApplication.translate("Library", "Moves made: {plies}. Last sign of life: {time}.")
    return text.format(plies=game.plies, time=last)
