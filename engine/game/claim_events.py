"""Events of claims: natural limit (4.2.4), repetition (4.2.3), and the order to vary (4.1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.base import Side
from engine.game.happening import Happening


class ClaimKind(StrEnum):
    """What a player puts to the referee (提请裁判审核): 自然限着 or 循环反复."""

    NATURAL_LIMIT = "natural_limit"
    REPETITION = "repetition"


@dataclass(frozen=True, slots=True)
class ClaimMade(Happening):
    """``side`` claims. For the natural limit ``counted`` plies count and ``wanted`` would do, as found then."""

    side: Side
    claim: ClaimKind
    counted: int = 0
    wanted: int = 0


@dataclass(frozen=True, slots=True)
class ClaimRuled(Happening):
    """The referee checked the claim: true (审核属实) or false (不属实). A result is an event of its own."""

    upheld: bool
    reason: str = ""
    edition: str = ""


@dataclass(frozen=True, slots=True)
class VaryOrdered(Happening):
    """``side`` must vary (应变着) within ``rounds`` rounds, else it loses (4.1.7)."""

    side: Side
    rounds: int
    reason: str = ""
    edition: str = ""


ClaimEvent = ClaimMade | ClaimRuled | VaryOrdered
