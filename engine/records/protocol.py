"""The referee's log (裁判过程记录) as data: every event with wall time, both clocks and the article it rests on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace

from engine.base import Side, Termination
from engine.clock import ExtraStyle
from engine.game import (
    AbsenceNoted,
    AdjustAnswered,
    AdjustAsked,
    Adjusted,
    AppealNoted,
    Arrived,
    BoardCorrected,
    ClaimKind,
    ClaimMade,
    ClaimRuled,
    Clause,
    DrawOffered,
    Event,
    FlagFell,
    FoulCalled,
    FoulCause,
    Game,
    GameSet,
    IllegalMove,
    LateLimitPassed,
    PasscodeSet,
    PieceTouched,
    PressRefused,
    RecordDemanded,
    RecordFilled,
    RecordOmitted,
    RecordRefused,
    RefusalCode,
    Reopened,
    SanctionGiven,
    Sealed,
    SessionEndAnnounced,
    SignatureRefused,
    Signed,
    SignedOff,
    TouchReleased,
    VaryOrdered,
    kind_of,
    payload_of,
)

_CLAUSES: Mapping[type[Event], Clause] = {
    TouchReleased: Clause.ADJUST,
    AdjustAsked: Clause.ADJUST,
    AdjustAnswered: Clause.ADJUST,
    Adjusted: Clause.ADJUST,
    BoardCorrected: Clause.CORRECTION,
    AbsenceNoted: Clause.LATE_START,
    Arrived: Clause.LATE_START,
    DrawOffered: Clause.OWN_TIME,
    RecordOmitted: Clause.OMISSION,
    RecordFilled: Clause.FILL_IN,
    RecordRefused: Clause.RECORD_REFUSED,
    SessionEndAnnounced: Clause.ADJOURN,
    Sealed: Clause.ADJOURN,
    Reopened: Clause.ADJOURN,
    AppealNoted: Clause.APPEAL,
    Signed: Clause.SIGN,
    SignatureRefused: Clause.SIGN,
    SignedOff: Clause.SIGN,
}
"""What events of a kind always rest on."""
_ENDINGS: Mapping[type[Event], Termination] = {
    FlagFell: Termination.TIME,
    LateLimitPassed: Termination.LATE,
    VaryOrdered: Termination.REFUSED_TO_VARY,
}


@dataclass(frozen=True, slots=True)
class ClockReading:
    """One clock at an event: times in milliseconds, completed moves, the period from 1, whether it runs, when its flag
    fell.

    ``remaining`` is the main time, or the reserve, which a correction changes. Where there is more time than that,
    ``extra`` names it, ``left`` is what is left of the running step, period or block, and ``count`` the periods left,
    the overruns so far, or the moves due.
    """

    used: int
    remaining: int
    moves: int
    period: int
    running: bool
    flag: int | None
    extra: ExtraStyle | None = None
    left: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class ProtocolLine:
    """One event: its number from 1, the side concerned, and the article it rests on ("" if none).

    ``red`` and ``black`` are the clocks just after it. ``values`` are the event's other fields as plain data, without
    what is nobody's to read: a sealed move stands in the line that opened it, of a passcode only that it was set.
    ``before`` and ``after`` are the game without and with the event, for who puts it into words.
    """

    seq: int
    side: Side | None
    article: str
    red: ClockReading
    black: ClockReading
    values: Mapping[str, object]
    before: Game | None = field(repr=False)
    after: Game = field(repr=False)

    @property
    def event(self) -> Event:
        return self.after.log[-1]

    @property
    def kind(self) -> str:
        return kind_of(self.event)

    @property
    def ply(self) -> int:
        """How many plies stand on the board after it."""
        return len(self.after.plies)

    def clock(self, side: Side) -> ClockReading:
        return self.red if side is Side.RED else self.black

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON. ``ms`` is the game's time in milliseconds, ``wall`` the time of day."""
        return {
            "seq": self.seq,
            "ms": self.event.stamp.ms,
            "wall": self.event.stamp.wall,
            "kind": self.kind,
            "side": self.side and self.side.value,
            "article": self.article,
            "ply": self.ply,
            "red": asdict(self.red),
            "black": asdict(self.black),
            "values": dict(self.values),
        }


def protocol_of(game: Game) -> tuple[ProtocolLine, ...]:
    """The whole log of a game, a line an event."""
    games = tuple(game.history())
    return tuple(_line(before, after) for before, after in zip((None, *games), games, strict=False))


def protocol_rows(game: Game, hash_: str = "") -> Iterator[dict[str, object]]:
    """The log as plain data for JSON: a head, then a row an event. ``hash_`` is the last of the journal."""
    yield {
        "uuid": game.setup.uuid,
        "regulations": game.regulations.id,
        "edition": game.regulations.edition,
        "events": len(game.log),
        "hash": hash_,
        "sealed": game.signed_off,
    }
    yield from (line.to_dict() for line in protocol_of(game))


def _line(before: Game | None, after: Game) -> ProtocolLine:
    event = after.log[-1]
    values = _values(event, after)
    side = values.pop("side", None)
    red, black = (_reading(after, side) for side in Side)
    article = _article(before, after, event)
    return ProtocolLine(len(after.log), Side(str(side)) if side else None, article, red, black, values, before, after)


def _values(event: Event, game: Game) -> dict[str, object]:
    match event:
        case GameSet():
            setup = payload_of(event)["setup"]
            assert isinstance(setup, dict)
            return {"setup": {**setup, "regulations": game.regulations.id}}
        case Sealed():
            return {"side": event.side.value, "on_paper": event.on_paper, "resumes": event.resumes}
        case PasscodeSet():
            return {"role": event.role.value, "set": bool(event.code)}
        case _:
            return payload_of(event)


def _reading(game: Game, side: Side) -> ClockReading:
    face = game.clock.face(side, game.now_ms)
    extra = face.extra
    reading = ClockReading(face.used, face.main, face.moves, face.period_number, face.running, face.flag)
    if extra is None:
        return reading
    return replace(reading, extra=extra.style, left=extra.left, count=extra.count or extra.due)


def _article(before: Game | None, after: Game, event: Event) -> str:
    """What an event rests on: an ending on its article, the rest on what the event names or always rests on."""
    law = after.regulations
    if isinstance(event, FoulCalled | SanctionGiven | RecordDemanded):
        return event.article
    if after.outcome is not None and (before is None or before.outcome != after.outcome):
        return after.outcome.article
    match event:
        case PieceTouched():
            bound = after.binding
            return bound.article if bound else ""
        case PressRefused(reason=RefusalCode.NO_MOVE_TO_PRESS):
            return law.fouls.article_of(FoulCause.PRESS_WITHOUT_MOVE) or ""
        case IllegalMove():
            ending = Termination.FACING_GENERALS if event.facing else Termination.ILLEGAL_MOVE
            return law.article_of(ending)
        case ClaimMade():
            return _claimed(after, event)
        case ClaimRuled():
            return _claimed(after, before.claim) if before and before.claim else ""
    if (kind := type(event)) in _ENDINGS:
        return law.article_of(_ENDINGS[kind])
    return law.clause(_CLAUSES[kind]) if kind in _CLAUSES else ""


def _claimed(game: Game, claim: ClaimMade) -> str:
    natural = claim.claim is ClaimKind.NATURAL_LIMIT
    return game.regulations.article_of(Termination.NATURAL_LIMIT if natural else Termination.REPETITION)
