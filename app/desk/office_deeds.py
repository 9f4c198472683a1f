"""What concerns the desk itself: its lock, its passcodes, a window of its own."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.deed import Deed
from app.desk.lock_forms import PasscodeForm
from app.desk.result_forms import HandOverForm
from app.desk.room import Room
from app.play.actions import Allowed
from app.play.shown import allowed
from app.texts.closing import closing_title
from app.texts.desk import already_apart, deed_title, no_passcode
from engine.game import Act, Person


def office_deeds(room: Room, lock: Callable[[], object], apart: Callable[[], object]) -> tuple[Deed, ...]:
    """The deeds of the group, in order."""
    may = allowed(room.game, Act.UNLOCK, Person.REFEREE)
    may_leave = allowed(room.game, Act.HAND_OVER, Person.REFEREE)
    lockable = Allowed(True) if room.lock.guarded else Allowed(False, no_passcode())
    return (
        Deed("lock", "1", deed_title("lock"), lockable, lock),
        Deed("passcode", "2", deed_title("passcode"), may, lambda: room.open(PasscodeForm)),
        Deed("window", "3", deed_title("window"), Allowed(not room.apart, already_apart()), apart),
        Deed("hand_over", "4", closing_title("hand_over"), may_leave, lambda: room.open(HandOverForm)),
    )
