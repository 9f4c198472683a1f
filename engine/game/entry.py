"""Every act and its event: each kind with its handling."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.game.claim_fold import HANDLINGS as CLAIMS
from engine.game.clock_events import Arrived
from engine.game.clock_fold import HANDLINGS as CLOCK
from engine.game.closing_fold import HANDLINGS as CLOSING
from engine.game.desk_fold import HANDLINGS as JUDGEMENT
from engine.game.errors import FoldError, RefusalCode
from engine.game.handling import Handling
from engine.game.happening import Happening
from engine.game.keyed_fold import HANDLINGS as KEYING
from engine.game.lock_events import DeskUnlocked, PasscodeRefused, PasscodeSet
from engine.game.lock_fold import HANDLINGS as LOCK
from engine.game.persons import Person
from engine.game.play_fold import HANDLINGS as PLAY
from engine.game.record_fold import HANDLINGS as RECORD
from engine.game.state import State
from engine.game.touch_fold import HANDLINGS as TOUCH

HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    **PLAY,
    **TOUCH,
    **CLOCK,
    **JUDGEMENT,
    **CLAIMS,
    **RECORD,
    **KEYING,
    **CLOSING,
    **LOCK,
}


_SILENT = (Arrived, PasscodeSet, DeskUnlocked, PasscodeRefused)
"""What stands under the referee's name and is no answer to a call."""


def obstacle(state: State, event: Happening) -> RefusalCode | None:
    """Why an event can't follow; None if it can."""
    return HANDLINGS[type(event)].obstacle(state, event)


def entered(state: State, event: Happening) -> State:
    """The state after an event. Raises FoldError for one that can't follow."""
    code = obstacle(state, event)
    if code is not None:
        raise FoldError(f"{type(event).__name__} can't follow: {code}")
    handling = HANDLINGS[type(event)]
    after: State = handling.apply(state, event)
    answers = after.desk.call and not isinstance(event, _SILENT) and handling.person(state, event) is Person.REFEREE
    return replace(after, desk=replace(after.desk, call=None)) if answers else after
