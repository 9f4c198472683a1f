"""What the referee does at the board: touches, illegal moves, corrections (S0 5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from app.desk.board_dues import unnoticed
from app.desk.clock_deeds import undo_deed
from app.desk.correct_form import CorrectForm
from app.desk.deed import Deed
from app.desk.form import DeskForm
from app.desk.illegal_form import IllegalForm
from app.desk.release_form import ReleaseForm
from app.desk.remedy_form import RemedyForm
from app.desk.room import Room
from app.desk.touch_form import TouchForm
from app.play.actions import Allowed
from app.play.shown import allowed
from app.texts.board_desk import board_title, nothing_noted, touched_state, unnoticed_state
from engine.game import Act, Person


def board_deeds(room: Room) -> tuple[Deed, ...]:
    """The deeds of the group, in order; none where no board is seen."""
    game = room.game
    if game.setup.boardless:
        return ()
    may = partial(allowed, game, person=Person.REFEREE)
    may_remedy = may(Act.NOTE_ILLEGAL) if game.remedies else Allowed(False, nothing_noted())
    touched, missed = touched_state(len(game.touches)), unnoticed_state(len(unnoticed(room)))
    return (
        Deed("touch", "1", board_title("touch"), may(Act.ENTER_TOUCH), _opening(room, TouchForm), touched),
        Deed("release", "2", board_title("release"), may(Act.RELEASE_TOUCH), _opening(room, ReleaseForm)),
        Deed("illegal", "3", board_title("illegal"), may(Act.NOTE_ILLEGAL), _opening(room, IllegalForm), missed),
        Deed("remedy", "4", board_title("remedy"), may_remedy, _opening(room, RemedyForm)),
        Deed("correct", "5", board_title("correct"), may(Act.CORRECT_BOARD), _opening(room, CorrectForm)),
        undo_deed(room),
    )


def _opening(room: Room, kind: type[DeskForm]) -> Callable[[], object]:
    return lambda: room.open(kind)
