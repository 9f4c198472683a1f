"""Time controls and the two-faced clock: a value with ``now`` passed in. Knows no game and reads no clock."""

from engine.clock.clock import MOST_MOVES, Clock, Step
from engine.clock.control import TimeControl
from engine.clock.display import Dial, dial, format_remaining, format_used
from engine.clock.errors import AmountError, ClockError, DataError, UnknownKind
from engine.clock.hand import EXEMPT_BELOW_MS
from engine.clock.kind import Period
from engine.clock.notes import Act, ClockState, Face, Note, NoteKind, OnFlag
from engine.clock.periods import PeriodMode

__all__ = [
    "EXEMPT_BELOW_MS",
    "MOST_MOVES",
    "Act",
    "AmountError",
    "Clock",
    "ClockError",
    "ClockState",
    "DataError",
    "Dial",
    "Face",
    "Note",
    "NoteKind",
    "OnFlag",
    "Period",
    "PeriodMode",
    "Step",
    "TimeControl",
    "UnknownKind",
    "dial",
    "format_remaining",
    "format_used",
]
