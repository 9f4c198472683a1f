"""Calling fouls: each article of the regulations has its own key."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.deed import Deed
from app.desk.room import Room
from app.play.shown import allowed
from app.texts.acts import foul_title
from engine.game import Act, Person


def foul_deeds(room: Room, open_foul: Callable[[str], object]) -> tuple[Deed, ...]:
    """The deeds of the group: the articles of S0 9.1, or those of the edition, in order."""
    may_call, law = allowed(room.game, Act.FOUL, Person.REFEREE), room.game.regulations
    return tuple(
        Deed(f"foul_{article}", str(number), foul_title(article, law), may_call, _opening(open_foul, article))
        for number, article in enumerate(law.fouls.articles[:9], 1)
    )


def _opening(open_foul: Callable[[str], object], article: str) -> Callable[[], object]:
    return lambda: open_foul(article)
