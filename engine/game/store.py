"""The folder of games: what lies there, and how one is taken up again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Self

from engine.base import Outcome, Stamp
from engine.game.game import Game
from engine.game.journal import SUFFIX, Journal, read_game
from engine.game.journal_errors import JournalError
from engine.game.rules import Rules
from engine.game.setup import Setup


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as its file has it.

    ``result_hash``, which the score sheet prints, is the journal's at the result, "" while there is none; ``last_hash``
    covers the whole file.
    """

    game: Game
    result_hash: str
    last_hash: str


def look(path: Path, rules: Rules) -> Kept:
    """The game of a file, without taking it up: nothing is written. Raises JournalError."""
    with Journal.open(path) as journal:
        game = read_game(journal, rules)
        result = "" if game.result_seq is None else journal.hash_of(game.result_seq)
        return Kept(game, result, journal.hash_of(len(game.log)))


@dataclass(frozen=True, slots=True)
class Summary:
    """One file of the folder. ``error`` says why nothing else is known: held, damaged, newer, …

    ``unsealed``: the game is over, but its referee has not signed it off: it can still be signed and amended (10.1).
    """

    path: Path
    setup: Setup | None = None
    plies: int = 0
    outcome: Outcome | None = None
    last: Stamp | None = None
    read_only: bool = False
    error: JournalError | None = None
    unsealed: bool = False

    @classmethod
    def of(cls, path: Path, rules: Rules) -> Self:
        """A look at one file; one that another instance holds is left alone."""
        try:
            journal = Journal.open(path)
            journal.close()
            game = read_game(journal, rules)
        except JournalError as error:
            return cls(path, error=error)
        unsealed = game.outcome is not None and game.regulations.refereed and not game.signed_off
        last, read_only = journal.last_sign_of_life, journal.read_only
        return cls(path, game.setup, len(game.plies), game.outcome, last, read_only, unsealed=unsealed)

    @property
    def unfinished(self) -> bool:
        return self.setup is not None and self.outcome is None


def list_games(folder: Path, rules: Rules) -> tuple[Summary, ...]:
    """The games of a folder, unfinished ones first, the latest first among each; an absent folder has none."""
    games = (Summary.of(path, rules) for path in sorted(folder.glob(f"*{SUFFIX}")))
    latest = sorted(games, key=lambda game: game.last.wall if game.last else "", reverse=True)
    return tuple(sorted(latest, key=lambda game: not game.unfinished))


@dataclass(frozen=True, slots=True)
class Resumption:
    """A game taken up again, paused as of its last sign of life if it was running.

    ``gap_ms`` is how much wall time has passed since then: information, charged to nobody (rule K3). None if unknown.
    """

    game: Game
    journal: Journal
    gap_ms: int | None


def resume(path: Path, rules: Rules, wall: str) -> Resumption:
    """Take up a game again at wall time ``wall``. Its time goes on from ``game.now_ms``; the clocks are exact.

    :raises JournalError: as Journal.open, and JournalNewer.
    """
    journal = Journal.open(path)
    try:
        game = read_game(journal, rules)
        alive = journal.last_sign_of_life
        events = game.interrupted(Stamp(alive.ms, wall), alive.wall)
        if not journal.read_only:
            journal.append(events)
        return Resumption(game.fold(*events), journal, _gap_ms(alive.wall, wall))
    except BaseException:
        journal.close()
        raise


def _gap_ms(since: str, until: str) -> int | None:
    try:
        passed = datetime.fromisoformat(until) - datetime.fromisoformat(since)
    except (ValueError, TypeError):
        return None
    return round(passed.total_seconds() * 1000)
