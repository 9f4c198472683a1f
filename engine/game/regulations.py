"""The regulations of a game (规程与补充规定) as data: what S0, S1, S2 and the 2011 book answer differently.

Which text says what stands in ``resources/regulations/*.toml``; an organiser can write another. An optional figure left
out means that these regulations have no such limit. Every game keeps the text it was played under, so no key is ever
taken away or renamed, and a new one comes with a default.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import OnFlag, PeriodMode, Scheme, TimeControl, control_of


class TouchMove(StrEnum):
    """What the program does about touched pieces (摸子, S0 5.1-5.5)."""

    ENFORCED = "enforced"
    RECORDED = "recorded"
    OFF = "off"


class Adjusting(StrEnum):
    """How a piece may be adjusted (摆正): with the opponent's consent (S0 5.6), announced (2011 5.6), not at all."""

    CONSENT = "consent"
    ANNOUNCED = "announced"
    FORBIDDEN = "forbidden"


class RepetitionRules(StrEnum):
    """The edition of the repetition rules (棋例)."""

    CXA_1999 = "cxa-1999"
    CXA_2011 = "cxa-2011"
    CXA_2020 = "cxa-2020"
    OLD = "old"
    AXF = "axf"
    WXF_2018 = "wxf-2018"


class PerpetualCheck(StrEnum):
    """What one-sided perpetual check comes to: it must be varied (S0 4.1.7) or loses at once (2011 23.5.1)."""

    MUST_VARY = "must-vary"
    LOSES = "loses"


class Starter(StrEnum):
    """Who may start a ruling on a repetition."""

    PLAYER = "player"
    REFEREE = "referee"


class FoulCause(StrEnum):
    """What a foul can come from. ``article`` is S0's clause, "" where S0 knows no such foul."""

    DISTURBANCE = "disturbance"
    CLOCK = "clock"
    REPEATED_OFFER = "repeated_offer"
    FALSE_CLAIM = "false_claim"
    TOUCHED_OWN = "touched_own"
    TOUCHED_ENEMY = "touched_enemy"
    RECORD = "record"
    CONDUCT = "conduct"
    PRESS_WITHOUT_MOVE = "press_without_move"
    ILLEGAL_MOVE = "illegal_move"
    LATE = "late"

    @property
    def article(self) -> str:
        return _FOULS_OF_S0.get(self, "")

    @property
    def in_others_time(self) -> bool:
        """Whether it is committed while the opponent's time runs (9.1.1)."""
        return self is FoulCause.DISTURBANCE


_FOULS_OF_S0 = {
    FoulCause.DISTURBANCE: "9.1.1",
    FoulCause.CLOCK: "9.1.2",
    FoulCause.REPEATED_OFFER: "9.1.3",
    FoulCause.FALSE_CLAIM: "9.1.4",
    FoulCause.TOUCHED_OWN: "9.1.5",
    FoulCause.TOUCHED_ENEMY: "9.1.6",
    FoulCause.RECORD: "9.1.7",
    FoulCause.CONDUCT: "9.1.8",
    FoulCause.PRESS_WITHOUT_MOVE: "9.1.2",
}


class Clause(StrEnum):
    """What an entry of the referee's log rests on, if that is neither an ending nor a foul.

    ``article`` is S0's clause, "" where S0 has none.
    """

    TOUCH_OWN = "touch_own"
    TOUCH_ENEMY = "touch_enemy"
    TOUCH_OWN_FIRST = "touch_own_first"
    TOUCH_ENEMY_FIRST = "touch_enemy_first"
    ADJUST = "adjust"
    CORRECTION = "correction"
    OMISSION = "omission"
    FILL_IN = "fill_in"
    RECORD_REFUSED = "record_refused"
    OWN_TIME = "own_time"
    APPEAL = "appeal"
    ADJOURN = "adjourn"
    SIGN = "sign"
    LATE_START = "late_start"

    @property
    def article(self) -> str:
        return _CLAUSES_OF_S0[self]


_CLAUSES_OF_S0 = {
    Clause.TOUCH_OWN: "5.1",
    Clause.TOUCH_ENEMY: "5.2",
    Clause.TOUCH_OWN_FIRST: "5.3",
    Clause.TOUCH_ENEMY_FIRST: "5.4",
    Clause.ADJUST: "5.6",
    Clause.CORRECTION: "5.8",
    Clause.OMISSION: "7.1",
    Clause.FILL_IN: "7.2",
    Clause.RECORD_REFUSED: "7.4",
    Clause.OWN_TIME: "8.5",
    Clause.APPEAL: "8.5",
    Clause.ADJOURN: "",
    Clause.SIGN: "10.1",
    Clause.LATE_START: "21.1",
}


def _between(low: float, high: float, **more: Any) -> Any:
    return field(metadata={"between": (low, high)}, **more)


def _table() -> Any:
    """A table that may be left out."""
    return field(default_factory=lambda: MappingProxyType({}))


def _limit(low: float, high: float) -> Any:
    """A figure that may be left out."""
    return _between(low, high, default=None)


@dataclass(frozen=True, slots=True)
class MoveRules:
    """Illegal moves and touched pieces. ``illegal_refused``: the program doesn't let an illegal move be made.

    ``suicide_loses``: exposing the own general loses at once (自杀, 2011 3.4); ``illegal_move_mates``: an illegal move
    can end the game on the board; ``hints``: players may be shown where a piece in hand can go, None (as in texts that
    were written before this key): where there is no referee.
    """

    illegal_refused: bool
    touch: TouchMove
    adjusting: Adjusting
    illegal_moves_lose_at: int | None = _limit(1, 9)
    suicide_loses: bool = False
    illegal_move_mates: bool = True
    hints: bool | None = None


@dataclass(frozen=True, slots=True)
class FoulRules:
    """The articles the referee chooses from, and how many fouls in one game lose it (4.1.8).

    ``causes``: the article of this edition for what the program sees or the referee enters, where it is not S0's;
    ``conduct``: the clauses a foul against the duties of players (9.1.8) may name.
    """

    articles: tuple[str, ...]
    lose_at: int | None = _limit(1, 99)
    press_without_move_loses_at: int | None = _limit(1, 9)
    press_without_move_article: str = ""
    causes: Mapping[FoulCause, str] = _table()
    conduct: tuple[str, ...] = ()

    def article_of(self, cause: FoulCause) -> str | None:
        """The article of a foul, None where these regulations know no such foul."""
        article = self.causes.get(cause, cause.article)
        return article if article in self.articles else None


@dataclass(frozen=True, slots=True)
class RepetitionRule:
    """循环反复: the edition, what perpetual check comes to, the rounds left to vary in, who may start a ruling."""

    rules: RepetitionRules
    perpetual_check: PerpetualCheck
    rounds_to_vary: int = _between(1, 9)
    started_by: tuple[Starter, ...] = ()


@dataclass(frozen=True, slots=True)
class NaturalLimit:
    """自然限着 (4.2.4): rounds without a capture; what a false claim costs; how many of the claimant's checks count."""

    rounds: int = _between(1, 300)
    false_claim_is_foul: bool = True
    false_claim_penalty_s: int = _between(0, 3600, default=0)
    false_claims_lose_at: int | None = _limit(1, 9)
    false_claims_article: str = ""
    checks_counted: int | None = _limit(0, 99)


@dataclass(frozen=True, slots=True)
class DrawOffers:
    """提和. ``lead_at_most``: how many offers one side may be ahead of the other (2011 22.1)."""

    own_time_only: bool
    repeated_is_foul: bool
    lead_at_most: int | None = _limit(1, 99)


@dataclass(frozen=True, slots=True)
class RecordRules:
    """The players' own record (S0 7.1, 7.2).

    ``omitted_moves_bar``: a side that has left out so many is not heard with a claim (2011 22.3).
    """

    omitted_moves_foul: int | None = _limit(1, 99)
    exempt_below_s: int | None = _limit(1, 3600)
    omitted_moves_bar: int | None = _limit(1, 99)


@dataclass(frozen=True, slots=True)
class Lateness:
    """迟到 (S0 4.1.5, 21.1): beyond ``limit_min`` the game is lost; ``within_is_foul``: a shorter delay is a foul."""

    within_is_foul: bool
    limit_min: int | None = _limit(0, 600)


@dataclass(frozen=True, slots=True)
class ClockRules:
    """The time control offered first, what becomes of saved time, and what a flag does.

    ``scheme`` is the name of a preset of the clock, ``minutes`` is for 6.5 and ``mode`` for periods that count moves.
    """

    scheme: Scheme
    mode: PeriodMode
    on_flag: OnFlag
    minutes: int | None = _limit(1, 6000)

    @property
    def control(self) -> TimeControl:
        """The time control of a game for which nothing else was agreed."""
        return control_of(self.scheme, self.minutes, self.mode)


@dataclass(frozen=True, slots=True)
class GamePoints:
    """What a game counts (S0 14.1)."""

    win: float = _between(0, 100)
    draw: float = _between(0, 100)
    loss: float = _between(0, 100)


@dataclass(frozen=True, slots=True)
class Regulations:
    """One profile. ``edition`` names the text it follows; ``articles``: how that text numbers endings, ``clauses`` the
    rest, where it is not as S0."""

    id: str
    name: str
    edition: str
    refereed: bool
    takeback: bool
    moves: MoveRules
    fouls: FoulRules
    repetition: RepetitionRule
    natural_limit: NaturalLimit
    draw: DrawOffers
    record: RecordRules
    late: Lateness
    clock: ClockRules
    points: GamePoints
    articles: Mapping[Termination, str] = _table()
    clauses: Mapping[Clause, str] = _table()

    @property
    def hints(self) -> bool:
        """Whether players may be shown where a piece in hand can go."""
        return not self.refereed if self.moves.hints is None else self.moves.hints

    def clause(self, clause: Clause) -> str:
        """The number of a clause in this edition, "" where it has no such clause."""
        return self.clauses.get(clause, clause.article)

    def article_of(self, termination: Termination) -> str:
        """The article of this edition for an ending; S0's where the edition is silent."""
        return self.articles.get(termination, termination.article)

    def cited(self, outcome: Outcome) -> Outcome:
        """The same outcome with this edition's article, unless another than S0's was named."""
        own = outcome.article not in ("", outcome.termination.article)
        article = outcome.article if own else self.article_of(outcome.termination)
        return Outcome(outcome.termination, outcome.winner, article)

    def loss(self, loser: Side | None, termination: Termination) -> Outcome:
        """``loser`` None: both lose."""
        winner = Winner.NONE if loser is None else Winner.of(loser.other)
        return Outcome(termination, winner, self.article_of(termination))
