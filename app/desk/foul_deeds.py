"""Calling fouls: each article of the regulations has its own key. Sanctions, and what is taken back, beside them."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.deed import Deed
from app.desk.room import Room
from app.desk.sanction_form import SanctionForm
from app.desk.strike_form import StrikeForm
from app.play.actions import Allowed
from app.play.shown import allowed
from app.texts.acts import foul_title
from app.texts.desk import deed_title
from app.texts.entries import entry_text
from app.texts.foul_desk import sanction_said
from app.texts.refusals import refusal_text
from engine.game import Act, Person, RefusalCode


def foul_deeds(room: Room, open_foul: Callable[[str], object]) -> tuple[Deed, ...]:
    """The deeds of the group: the articles of S0 9.1, or those of the edition, in order; then the rest."""
    may_call, law = allowed(room.game, Act.FOUL, Person.REFEREE), room.game.regulations
    fouls = tuple(
        Deed(f"foul_{article}", str(number), foul_title(article, law), may_call, _opening(open_foul, article))
        for number, article in enumerate(law.fouls.articles[:9], 1)
    )
    return (*fouls, _sanction(room), strike_deed(room))


def _opening(open_foul: Callable[[str], object], article: str) -> Callable[[], object]:
    return lambda: open_foul(article)


def _sanction(room: Room) -> Deed:
    """A sanction (18); the last one that stands is told."""
    given = room.game.sanctions
    may = allowed(room.game, Act.SANCTION, Person.REFEREE)
    state = sanction_said(given[-1]) if given else ""
    return Deed("sanction", "S", deed_title("sanction"), may, lambda: room.open(SanctionForm), state)


def strike_deed(room: Room) -> Deed:
    """Taking back a note; the latest one is told."""
    notes = room.game.reversible
    if not notes:
        may, state = Allowed(False, refusal_text(RefusalCode.NOTHING_TO_REVERSE)), ""
    else:
        may, state = Allowed(True), entry_text(room.game.log[notes[-1] - 1])
    return Deed("strike", "0", deed_title("strike"), may, lambda: room.open(StrikeForm), state)
