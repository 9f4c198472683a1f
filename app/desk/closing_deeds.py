"""Putting a game off, and what follows its end (S2 9, S0 5.8, 8.5, 10.1)."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.deed import Deed
from app.desk.form import DeskForm
from app.desk.result_forms import AmendForm
from app.desk.room import Room
from app.desk.seal_forms import ReopenForm, SealForm
from app.desk.sign_forms import AppealForm, RefusalForm, SignForm, SignOffForm
from app.play.actions import Allowed
from app.play.shown import allowed
from app.texts.closing import closing_title, not_adjourned, sealed_in_own_time
from engine.game import Act, Person, Phase

_DEEDS: tuple[tuple[str, Act, type[DeskForm]], ...] = (
    ("seal", Act.SEAL, SealForm),
    ("reopen", Act.REOPEN, ReopenForm),
    ("sign", Act.SIGN, SignForm),
    ("unsigned", Act.NOTE_UNSIGNED, RefusalForm),
    ("appeal", Act.NOTE_APPEAL, AppealForm),
    ("amend", Act.AMEND, AmendForm),
    ("sign_off", Act.SIGN_OFF, SignOffForm),
)


def closing_deeds(room: Room, open_envelope: Callable[[], object]) -> tuple[Deed, ...]:
    """The deeds of the group, in order."""
    envelope = Allowed(True) if room.game.sealed else Allowed(False, not_adjourned())
    forms = tuple(
        Deed(name, str(number), closing_title(name), _allowed(room, act), _opening(room, form))
        for number, (name, act, form) in enumerate(_DEEDS, 1)
    )
    return (*forms, Deed("envelope", str(len(forms) + 1), closing_title("envelope"), envelope, open_envelope))


def _allowed(room: Room, act: Act) -> Allowed:
    if act is Act.SEAL and room.game.phase is Phase.PAUSED and not room.game.sealed:
        return Allowed(False, sealed_in_own_time())
    return allowed(room.game, act, Person.REFEREE)


def _opening(room: Room, form: type[DeskForm]) -> Callable[[], object]:
    return lambda: room.open(form)
