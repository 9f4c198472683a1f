"""One refereed game (对局) as the list of its events, and the journal that keeps it.

Of xiangqi it knows only what ``Rules`` asks.
"""

from engine.game.acts import Act
from engine.game.codec import CodecError, NewerEvent, from_json, to_json
from engine.game.desk import FoulDue
from engine.game.errors import FoldError, GameError, RefusalCode, Refused, SetupError
from engine.game.events import (
    ClockPressed,
    DrawAnswered,
    DrawOffered,
    Event,
    FlagFell,
    FoulCalled,
    GameSet,
    MoveMade,
    PauseCause,
    Paused,
    PressRefused,
    RefereeCalled,
    Resigned,
    Resumed,
    Ruled,
    Started,
    Takeback,
    TakebackAsked,
    TakebackRefused,
)
from engine.game.game import Game
from engine.game.journal import SUFFIX, Journal, discard, save_sound_part
from engine.game.journal_errors import (
    JournalDamaged,
    JournalError,
    JournalExists,
    JournalFailed,
    JournalForeign,
    JournalFull,
    JournalHeld,
    JournalMissing,
    JournalNewer,
    JournalReadOnly,
)
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import FoulCause, Regulations
from engine.game.regulations_reader import RegulationFault, parse_regulations
from engine.game.rules import PositionLike, Rules
from engine.game.setup import PressMode, Seat, Setup
from engine.game.state import Ply
from engine.game.store import Resumption, Summary, list_games, resume
from engine.game.touch import Binding, Bond
from engine.game.touch_events import AdjustAnswered, AdjustAsked, Adjusted, PieceTouched, TouchReleased

__all__ = [
    "SUFFIX",
    "Act",
    "AdjustAnswered",
    "AdjustAsked",
    "Adjusted",
    "Binding",
    "Bond",
    "ClockPressed",
    "CodecError",
    "DrawAnswered",
    "DrawOffered",
    "Event",
    "FlagFell",
    "FoldError",
    "FoulCalled",
    "FoulCause",
    "FoulDue",
    "Game",
    "GameError",
    "GameSet",
    "Journal",
    "JournalDamaged",
    "JournalError",
    "JournalExists",
    "JournalFailed",
    "JournalForeign",
    "JournalFull",
    "JournalHeld",
    "JournalMissing",
    "JournalNewer",
    "JournalReadOnly",
    "MoveMade",
    "NewerEvent",
    "PauseCause",
    "Paused",
    "Person",
    "Phase",
    "PieceTouched",
    "Ply",
    "PositionLike",
    "PressMode",
    "PressRefused",
    "RefereeCalled",
    "RefusalCode",
    "Refused",
    "RegulationFault",
    "Regulations",
    "Resigned",
    "Resumed",
    "Resumption",
    "Ruled",
    "Rules",
    "Seat",
    "Setup",
    "SetupError",
    "Started",
    "Summary",
    "Takeback",
    "TakebackAsked",
    "TakebackRefused",
    "TouchReleased",
    "discard",
    "from_json",
    "list_games",
    "parse_regulations",
    "resume",
    "save_sound_part",
    "to_json",
]
