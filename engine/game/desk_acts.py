"""What the referee judges, and what players put to him."""

from __future__ import annotations

from engine.base import Outcome, Side, Stamp, Termination
from engine.game.claim_events import ClaimKind, ClaimMade, ClaimRuled, Finding, VaryOrdered
from engine.game.claim_fold import NaturalCount, VaryStatus, natural_count, vary_status
from engine.game.clock_acts import ClockActs
from engine.game.clock_events import ClockFix
from engine.game.desk import FoulDue
from engine.game.desk_events import FoulWaived, IllegalMove, SanctionGiven
from engine.game.desk_fold import Remedy, remedies
from engine.game.events import Event, FoulCalled
from engine.game.record_events import RecordDemanded, RecordFilled, RecordOmitted, RecordRefused
from engine.game.record_fold import RecordDuty, record_duty
from engine.game.roles import Role, Sanction
from engine.game.rules import OffenceRules


class DeskActs(ClockActs):
    """Illegal moves, fouls due, sanctions, claims, orders to vary, the duty to record."""

    __slots__ = ()

    @property
    def illegal_moves(self) -> tuple[IllegalMove, ...]:
        """The illegal moves that were noticed."""
        return tuple(note.event for note in self.state.desk.illegal)

    @property
    def unnoticed(self) -> tuple[int, ...]:
        """The numbers of the irregular plies on the board that nobody has noted: for the referee alone."""
        noted = {remedy.ply for remedy in self.remedies}
        return tuple(ply.number for ply in self.plies if ply.irregular and ply.number not in noted)

    @property
    def remedies(self) -> tuple[Remedy, ...]:
        """What applies to each illegal move noted, the latest last."""
        return remedies(self.state)

    @property
    def remedies_due(self) -> tuple[Remedy, ...]:
        """Those that wait for the referee: a loss to be ruled, a foul to be called or waived, or what he decides
        freely."""
        called_for = {due.source for due in self.fouls_due}
        return tuple(
            remedy
            for remedy in self.remedies
            if remedy.loses or remedy.source in called_for or (remedy.article is None and remedy.put_back)
        )

    @property
    def sanctions(self) -> tuple[SanctionGiven, ...]:
        """The sanctions that stand."""
        return tuple(note.event for note in self.state.desk.sanctions)

    @property
    def claim(self) -> ClaimMade | None:
        """The claim that waits for the referee."""
        return self.state.desk.claim

    @property
    def vary_order(self) -> VaryOrdered | None:
        """The last order to vary."""
        return self.state.desk.vary.order if self.state.desk.vary else None

    @property
    def vary_status(self) -> VaryStatus | None:
        """How it stands with that order."""
        return vary_status(self.state)

    def natural_count(self, claimant: Side) -> NaturalCount | None:
        """The count towards the natural limit, were ``claimant`` to claim now."""
        return natural_count(self.state, claimant)

    def record_duty(self, side: Side, ms: int) -> RecordDuty:
        """A side's duty to record at ``ms``."""
        return record_duty(self.state, side, ms)

    @property
    def record_demands(self) -> tuple[RecordDemanded, ...]:
        """What was demanded of the sides' records, in order."""
        return self.state.desk.demands

    def note_illegal(self, side: Side, ply: int, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """An illegal move is noticed: ply ``ply`` of the record, or 0 for one that is not in it (two moves running)."""
        position = self.plies[ply - 1].position if 1 <= ply <= len(self.plies) else None
        facing = isinstance(position, OffenceRules) and position.facing
        exposed = isinstance(position, OffenceRules) and position.exposed
        return self._enter(IllegalMove(stamp, side, ply, facing, exposed, note))

    def call_due(self, due: FoulDue, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """Call a foul that the record calls for (9.2)."""
        return self._foul(FoulCalled(stamp, due.side, due.article, due.count, note, source=due.source))

    def waive_foul(self, source: int, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """Don't call the foul that event ``source`` seems to be."""
        return self._enter(FoulWaived(stamp, source, reason))

    def sanction(self, side: Side, sanction: Sanction, by: Role, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """Impose a sanction (18.1-18.3) in the office ``by``."""
        return self._enter(SanctionGiven(stamp, side, sanction, by, sanction.article, note))

    def make_claim(self, side: Side, claim: ClaimKind, stamp: Stamp) -> tuple[Event, ...]:
        """Put the natural limit (4.2.4) or a repetition (4.2.3) to the referee, in one's own time. No clock stops."""
        count = natural_count(self.state, side) if claim is ClaimKind.NATURAL_LIMIT else None
        figures = (count.counted, count.wanted) if count else (0, 0)
        return self._enter(ClaimMade(stamp, side, claim, *figures))

    def rule_claim(
        self,
        upheld: bool,
        stamp: Stamp,
        reason: str = "",
        outcome: Outcome | None = None,
        *,
        vary: Side | None = None,
        finding: Finding | None = None,
    ) -> tuple[Event, ...]:
        """Rule on the claim. A true one of the natural limit is a draw, one of a repetition comes to ``outcome``, or
        orders the side ``vary`` to vary, if one of them is given; a false one of the natural limit costs the time these
        regulations say (2011 22.2) and is a foul due."""
        claim, law = self.claim, self.regulations
        natural = claim is not None and claim.claim is ClaimKind.NATURAL_LIMIT
        ruling = outcome or (Outcome.draw(Termination.NATURAL_LIMIT) if natural and upheld else None)
        own = None if upheld and (ruling or vary) else finding
        events = self._enter(ClaimRuled(stamp, upheld, reason, law.edition, own))
        if upheld and vary:
            return self._then(events, lambda game: game.order_vary(vary, stamp, reason=reason, finding=finding))
        if upheld:
            return self._then(events, lambda game: game._rule(ruling, stamp, reason, finding)) if ruling else events
        penalty = law.natural_limit.false_claim_penalty_s * 1_000
        if claim is None or not natural or not penalty:
            return events
        side = claim.side
        return self._then(events, lambda game: game.correct_time(side, ClockFix.PENALTY, penalty, stamp, reason))

    def order_vary(
        self,
        side: Side,
        stamp: Stamp,
        rounds: int | None = None,
        reason: str = "",
        *,
        finding: Finding | None = None,
    ) -> tuple[Event, ...]:
        """Order a side to vary within so many rounds, by default as the regulations say (4.1.7)."""
        rule = self.regulations.repetition
        return self._enter(VaryOrdered(stamp, side, rounds or rule.rounds_to_vary, reason, rule.rules.value, finding))

    def note_omission(self, side: Side, moves: int, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """A side has left out ``moves`` more moves in a row (7.1)."""
        return self._enter(RecordOmitted(stamp, side, moves, note))

    def fill_record(self, side: Side, stamp: Stamp, desk: bool = False) -> tuple[Event, ...]:
        """A side has filled in its record (7.2); ``desk``: the referee says so."""
        return self._enter(RecordFilled(stamp, side, desk))

    def demand_record(self, side: Side, article: str, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """Demand of a side what 7.1, 7.2 or 7.3 says."""
        return self._enter(RecordDemanded(stamp, side, article, note))

    def note_record_refused(self, side: Side, article: str, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """A side refuses it (7.4)."""
        return self._enter(RecordRefused(stamp, side, article, note))
