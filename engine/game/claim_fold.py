"""Claims (自然限着 4.2.4, 循环反复 4.2.3) and orders to vary (4.1.7) in the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from engine.base import Outcome, Side, Termination
from engine.game.acts import Act
from engine.game.claim_events import ClaimKind, ClaimMade, ClaimRuled, VaryOrdered
from engine.game.desk import FalseClaim, VaryWatch
from engine.game.errors import RefusalCode
from engine.game.handling import Handling, by_referee, by_side
from engine.game.happening import Happening
from engine.game.regulations import FoulCause, Starter
from engine.game.rules import ClaimRules
from engine.game.state import State


@dataclass(frozen=True, slots=True)
class NaturalCount:
    """The count for a claim of the natural limit: ``counted`` plies of ``wanted``.

    ``quiet`` plies passed without a capture; ``checks`` of them were checks of the claimant, of which the regulations
    may count no more than a number: each one beyond takes its round away (2011 22.2).
    """

    quiet: int
    checks: int
    counted: int
    wanted: int

    @property
    def holds(self) -> bool:
        return self.counted >= self.wanted


def natural_count(state: State, claimant: Side) -> NaturalCount | None:
    """The count as it stands now; None where the rules know no captures."""
    if not isinstance(state.position, ClaimRules):
        return None
    quiet, limit = state.position.quiet_plies, state.regulations.natural_limit
    stretch = state.plies[max(0, len(state.plies) - quiet) :]
    checks = sum(
        ply.side is claimant and isinstance(ply.position, ClaimRules) and ply.position.in_check for ply in stretch
    )
    beyond = 0 if limit.checks_counted is None else max(0, checks - limit.checks_counted)
    return NaturalCount(quiet, checks, max(0, quiet - 2 * beyond), 2 * limit.rounds)


class VaryStatus(StrEnum):
    """How it stands with an order to vary: time is left, the side varied, or it did not (应变不变, 4.1.7)."""

    OPEN = "open"
    VARIED = "varied"
    NOT_VARIED = "not_varied"


def vary_status(state: State) -> VaryStatus | None:
    """None without an order. A side has varied once a move of it led to a position new since before the order; on a
    wooden board only the referee sees whether it did."""
    watch = state.desk.vary
    if watch is None:
        return None
    if state.setup.boardless:
        return VaryStatus.OPEN
    before = {_identity(state.opening), *(_identity(ply.position) for ply in state.plies[: watch.plies])}
    own = [ply for ply in state.plies[watch.plies :] if ply.side is watch.order.side and not ply.missing]
    if any(_identity(ply.position) not in before for ply in own):
        return VaryStatus.VARIED
    return VaryStatus.NOT_VARIED if len(own) >= watch.order.rounds else VaryStatus.OPEN


def _identity(position: object) -> object:
    return position.identity if isinstance(position, ClaimRules) else position


def _unfit_claim(state: State, event: ClaimMade) -> RefusalCode | None:
    bar = state.regulations.record.omitted_moves_bar
    if bar is not None and state.setup.own_records and state.desk.omitted(event.side) >= bar:
        return RefusalCode.CLAIM_NEEDS_RECORD
    if event.claim is ClaimKind.REPETITION:
        heard = state.regulations.refereed and Starter.PLAYER in state.regulations.repetition.started_by
        return None if heard else RefusalCode.CLAIM_NOT_HEARD
    if not (state.setup.boardless or isinstance(state.position, ClaimRules)):
        return RefusalCode.CLAIM_NOT_HEARD
    return None if state.regulations.refereed else _unfit_draw(state, event.side)


def _unfit_draw(state: State, side: Side) -> RefusalCode | None:
    """Without a referee the count decides, and a claim that is not true is none."""
    count = natural_count(state, side)
    return None if count is not None and count.holds else RefusalCode.LIMIT_NOT_REACHED


def _claimed(state: State, event: ClaimMade) -> State:
    if state.regulations.refereed:
        return replace(state, desk=replace(state.desk, claim=event))
    draw = state.regulations.cited(Outcome.draw(Termination.NATURAL_LIMIT))
    return state.ended(draw, state.clock.stop(event.stamp.ms)[0])


def _ruled(state: State, event: ClaimRuled) -> State:
    """A false claim of the natural limit is a foul (9.1.4); one of a repetition is none."""
    claim, desk = state.desk.claim, replace(state.desk, claim=None)
    assert claim is not None
    if event.upheld or claim.claim is not ClaimKind.NATURAL_LIMIT:
        return replace(state, desk=desk)
    quiet = state.position.quiet_plies if isinstance(state.position, ClaimRules) else 0
    false = FalseClaim(claim.side, len(state.plies) - quiet)
    state = replace(state, desk=replace(desk, false_claims=(*desk.false_claims, false)))
    foul = state.regulations.natural_limit.false_claim_is_foul
    return state.with_due(claim.side, FoulCause.FALSE_CLAIM) if foul else state


def _unfit_order(_state: State, event: VaryOrdered) -> RefusalCode | None:
    return None if 1 <= event.rounds <= 9 else RefusalCode.BAD_AMOUNT


def _ordered(state: State, event: VaryOrdered) -> State:
    return replace(state, desk=replace(state.desk, vary=VaryWatch(state.seq, event, state.made)))


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    ClaimMade: Handling(Act.CLAIM, by_side, _claimed, _unfit_claim),
    ClaimRuled: Handling(Act.RULE_CLAIM, by_referee, _ruled),
    VaryOrdered: Handling(Act.ORDER_VARY, by_referee, _ordered, _unfit_order),
}
