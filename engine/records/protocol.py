"""The referee's log (裁判过程记录) as data: every event with wall time, both clocks and the article it rests on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from engine.base import Side, Termination
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
    Event,
    FoulCalled,
    Game,
    GameSet,
    IllegalMove,
    PieceTouched,
    RecordDemanded,
    RecordFilled,
    RecordOmitted,
    RecordRefused,
    SanctionGiven,
    Sealed,
    SignatureRefused,
    Signed,
    SignedOff,
    TouchReleased,
    VaryOrdered,
    payload_of,
)

_FIXED: Mapping[type[Event], str] = {
    TouchReleased: "5.6",
    AdjustAsked: "5.6",
    AdjustAnswered: "5.6",
    Adjusted: "5.6",
    BoardCorrected: "5.8",
    AbsenceNoted: "21.1",
    Arrived: "21.1",
    RecordOmitted: "7.1",
    RecordFilled: "7.2",
    RecordRefused: "7.4",
    AppealNoted: "8.5",
    Signed: "10.1",
    SignatureRefused: "10.1",
    SignedOff: "10.1",
}
"""Articles that the editions number alike, or that only S0 has."""


@dataclass(frozen=True, slots=True)
class ClockReading:
    """One clock at an event: times in milliseconds, completed moves, whether it runs, when its flag fell."""

    used: int
    remaining: int
    moves: int
    running: bool
    flag: int | None


@dataclass(frozen=True, slots=True)
class ProtocolLine:
    """One event: its number from 1, the game's milliseconds, wall time, kind, the side concerned, article ("" if none).

    ``ply`` plies stand on the board after it; ``red`` and ``black`` are the clocks just after it. ``values`` are the
    event's other fields as plain data; a sealed move is not among them before it is played.
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
    if isinstance(event, Sealed) and game.state.desk.sealed is event:
        values["uci"] = ""
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
    return ClockReading(face.used, face.remaining, face.moves, face.running, face.flag)


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
        case IllegalMove():
            ending = Termination.FACING_GENERALS if event.facing else Termination.ILLEGAL_MOVE
            return law.article_of(ending)
        case ClaimMade():
            return _claimed(after, event)
        case ClaimRuled():
            return _claimed(after, before.claim) if before and before.claim else ""
        case VaryOrdered():
            return law.article_of(Termination.REFUSED_TO_VARY)
    return _FIXED.get(type(event), "")


def _claimed(game: Game, claim: ClaimMade) -> str:
    natural = claim.claim is ClaimKind.NATURAL_LIMIT
    return game.regulations.article_of(Termination.NATURAL_LIMIT if natural else Termination.REPETITION)
