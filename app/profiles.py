"""The regulations a game can be played under: found among the program's files, read by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app import assets
from engine.game import Regulations, parse_regulations


@dataclass(frozen=True, slots=True)
class Profile:
    """Regulations that can be chosen, with the text that goes into the game's own record."""

    key: str
    text: str
    regulations: Regulations


OTHER_GAME = "other-game"
"""What a game that is not xiangqi is timed under: nothing but the clock is regulated."""


def load_profiles() -> tuple[Profile, ...]:
    """The shipped regulations of xiangqi, the friendly ones first. A faulty file is passed over: a test keeps the
    shipped ones."""
    found = [profile for profile in _all() if profile.key != OTHER_GAME]
    return tuple(sorted(found, key=lambda profile: (profile.regulations.refereed, _ORDER.get(profile.key, 9))))


def other_game() -> Profile:
    """The regulations for the clock of another game."""
    return next(profile for profile in _all() if profile.key == OTHER_GAME)


def _all() -> Iterator[Profile]:
    for name in assets.names("regulations"):
        text = assets.read_text("regulations", name)
        regulations, _ = parse_regulations(text)
        if name.endswith(".toml") and regulations is not None:
            yield Profile(regulations.id, text, regulations)


_ORDER = {"friendly": 0, "standard-1999": 1, "club": 2, "classic": 3, "standard-2011": 4}
