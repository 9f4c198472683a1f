"""The referee's log (裁判过程记录) as data: every event with wall time, both clocks and the article it rests on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

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
    """One event: its number from 1, the game's milliseconds, wall time, kind, the side concerned, article ("" if none).

    ``ply`` plies stand on the board after it; ``red`` and ``black`` are the clocks just after it. ``values`` are the
    event's other fields as plain data. A sealed move is told only where it was opened, by the line of that.
    """

    seq: int
    ms: int
    wall: str
    kind: str
    side: Side | None
    article: str
    ply: int
    red: ClockReading
    black: ClockReading
    values: Mapping[str, object]

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {**asdict(self), "side": self.side and self.side.value, "values": dict(self.values)}


def protocol_of(game: Game) -> tuple[ProtocolLine, ...]:
    """The whole log of a game, a line an event."""
    lines, before = [], None
    for after in game.history():
        lines.append(_line(game, before, after))
        before = after
    return tuple(lines)


def write_protocol(game: Game, hash_: str = "") -> str:
    """The log as one JSON object; ``hash_`` is the journal's last."""
    head = {
        "uuid": game.setup.uuid,
        "regulations": game.regulations.id,
        "edition": game.regulations.edition,
        "hash": hash_,
        "sealed": game.signed_off,
    }
    lines = [line.to_dict() for line in protocol_of(game)]
    return json.dumps({**head, "events": lines}, ensure_ascii=False, indent=1)


def _line(game: Game, before: Game | None, after: Game) -> ProtocolLine:
    event, seq = after.log[-1], len(after.log)
    red, black = (_reading(after, side) for side in Side)
    values = payload_of(event)
    if isinstance(event, GameSet):
        values = {"setup": {**_mapping(values["setup"]), "regulations": game.regulations.id}}
    if isinstance(event, Sealed):
        values = {"side": event.side.value, "on_paper": event.on_paper, "resumes": event.resumes}
    side = values.pop("side", None)
    return ProtocolLine(
        seq=seq,
        ms=event.stamp.ms,
        wall=event.stamp.wall,
        kind=type(event).__name__,
        side=Side(str(side)) if side else None,
        article=_article(before, after, event),
        ply=len(after.plies),
        red=red,
        black=black,
        values=values,
    )


def _mapping(value: object) -> Mapping[str, object]:
    assert isinstance(value, Mapping)
    return value


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
