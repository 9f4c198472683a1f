"""One refereed game (对局) as the list of its events, and the journal that keeps it.

Of xiangqi it knows only what ``Rules`` asks.
"""

from engine.game.acts import Act
from engine.game.claim_events import ClaimKind, ClaimMade, ClaimRuled, Finding, VaryOrdered
from engine.game.claim_fold import NaturalCount, VaryStatus
from engine.game.clock_events import (
    AbsenceNoted,
    Arrived,
    BoardCorrected,
    ClockFix,
    CorrectionKind,
    LateLimitPassed,
    Reversed,
    TimeCorrected,
)
from engine.game.closing_acts import Envelope
from engine.game.closing_events import (
    Amendment,
    AppealNoted,
    HandedOver,
    Reopened,
    ResultAmended,
    Sealed,
    SessionEndAnnounced,
    SignatureRefused,
    Signed,
    SignedOff,
)
from engine.game.codec import CodecError, NewerEvent, from_json, kind_of, payload_of, to_json
from engine.game.desk import FoulDue, Noted
from engine.game.desk_events import FoulWaived, IllegalMove, SanctionGiven
from engine.game.desk_fold import Remedy
from engine.game.errors import FoldError, GameError, RefusalCode, Refused, SetupError
from engine.game.events import (
    CallMatter,
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
from engine.game.keyed_tally import Mismatch, MismatchKind, Tally
from engine.game.keying_events import (
    EndingConfirmed,
    KeyingUndone,
    MoveDropped,
    MoveInserted,
    MoveKeyed,
    MoveReplaced,
)
from engine.game.lock import Lock
from engine.game.lock_events import DeskUnlocked, PasscodeRefused, PasscodeSet
from engine.game.outcomes import coherent
from engine.game.passcode import Passcode
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.record_events import RecordDemanded, RecordFilled, RecordOmitted, RecordRefused
from engine.game.record_fold import RecordDuty
from engine.game.regulations import Clause, FoulCause, Regulations
from engine.game.regulations_reader import RegulationFault, parse_regulations
from engine.game.roles import Role, Sanction
from engine.game.rules import NO_MOVE, PositionLike, Rules
from engine.game.setup import PressMode, Seat, Setup, SideNames
from engine.game.state import Ply
from engine.game.store import Kept, Resumption, Summary, list_games, look, resume
from engine.game.touch import Binding, Bond
from engine.game.touch_events import AdjustAnswered, AdjustAsked, Adjusted, PieceTouched, TouchReleased

__all__ = [
    "NO_MOVE",
    "SUFFIX",
    "AbsenceNoted",
    "Act",
    "AdjustAnswered",
    "AdjustAsked",
    "Adjusted",
    "Amendment",
    "AppealNoted",
    "Arrived",
    "Binding",
    "BoardCorrected",
    "Bond",
    "CallMatter",
    "ClaimKind",
    "ClaimMade",
    "ClaimRuled",
    "Clause",
    "ClockFix",
    "ClockPressed",
    "CodecError",
    "CorrectionKind",
    "DeskUnlocked",
    "DrawAnswered",
    "DrawOffered",
    "EndingConfirmed",
    "Envelope",
    "Event",
    "Finding",
    "FlagFell",
    "FoldError",
    "FoulCalled",
    "FoulCause",
    "FoulDue",
    "FoulWaived",
    "Game",
    "GameError",
    "GameSet",
    "HandedOver",
    "IllegalMove",
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
    "Kept",
    "KeyingUndone",
    "LateLimitPassed",
    "Lock",
    "Mismatch",
    "MismatchKind",
    "MoveDropped",
    "MoveInserted",
    "MoveKeyed",
    "MoveMade",
    "MoveReplaced",
    "NaturalCount",
    "NewerEvent",
    "Noted",
    "Passcode",
    "PasscodeRefused",
    "PasscodeSet",
    "PauseCause",
    "Paused",
    "Person",
    "Phase",
    "PieceTouched",
    "Ply",
    "PositionLike",
    "PressMode",
    "PressRefused",
    "RecordDemanded",
    "RecordDuty",
    "RecordFilled",
    "RecordOmitted",
    "RecordRefused",
    "RefereeCalled",
    "RefusalCode",
    "Refused",
    "RegulationFault",
    "Regulations",
    "Remedy",
    "Reopened",
    "Resigned",
    "ResultAmended",
    "Resumed",
    "Resumption",
    "Reversed",
    "Role",
    "Ruled",
    "Rules",
    "Sanction",
    "SanctionGiven",
    "Sealed",
    "Seat",
    "SessionEndAnnounced",
    "Setup",
    "SetupError",
    "SideNames",
    "SignatureRefused",
    "Signed",
    "SignedOff",
    "Started",
    "Summary",
    "Takeback",
    "TakebackAsked",
    "TakebackRefused",
    "Tally",
    "TimeCorrected",
    "TouchReleased",
    "VaryOrdered",
    "VaryStatus",
    "coherent",
    "discard",
    "from_json",
    "kind_of",
    "list_games",
    "look",
    "parse_regulations",
    "payload_of",
    "resume",
    "save_sound_part",
    "to_json",
]
