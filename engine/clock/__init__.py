"""Time controls and the two-faced clock: a value with ``now`` passed in. Knows no game and reads no clock."""

from engine.clock.byoyomi import ByoShow, ByoYomi
from engine.clock.canadian import Canadian
from engine.clock.clock import EXEMPT_BELOW_MS, Clock, Step
from engine.clock.control import TimeControl
from engine.clock.delay import Delay, DelayShow
from engine.clock.display import FLAG_LIFTS_BELOW_MS, Dial, dial, format_remaining, format_used
from engine.clock.errors import AmountError, ClockError, DataError, UnknownKind
from engine.clock.face import Face
from engine.clock.hourglass import Hourglass
from engine.clock.kind import MOST_MOVES, Extra, ExtraStyle, Kind, Period
from engine.clock.notes import Act, ClockState, Note, NoteKind, OnFlag
from engine.clock.periods import IncrementAt, PeriodMode, Periods
from engine.clock.presets import PRESETS, Family, Found, Preset, Scheme, control_of

__all__ = [
    "EXEMPT_BELOW_MS",
    "FLAG_LIFTS_BELOW_MS",
    "MOST_MOVES",
    "PRESETS",
    "Act",
    "AmountError",
    "ByoShow",
    "ByoYomi",
    "Canadian",
    "Clock",
    "ClockError",
    "ClockState",
    "DataError",
    "Delay",
    "DelayShow",
    "Dial",
    "Extra",
    "ExtraStyle",
    "Face",
    "Family",
    "Found",
    "Hourglass",
    "IncrementAt",
    "Kind",
    "Note",
    "NoteKind",
    "OnFlag",
    "Period",
    "PeriodMode",
    "Periods",
    "Preset",
    "Scheme",
    "Step",
    "TimeControl",
    "UnknownKind",
    "control_of",
    "dial",
    "format_remaining",
    "format_used",
]
