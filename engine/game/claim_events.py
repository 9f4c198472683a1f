"""Events of claims: natural limit (4.2.4), repetition (4.2.3), and the order to vary (4.1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.base import Side
from engine.game.happening import Happening, later


class ClaimKind(StrEnum):
    """What a player puts to the referee (提请裁判审核): 自然限着 or 循环反复."""

    NATURAL_LIMIT = "natural_limit"
    REPETITION = "repetition"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of a repetition on which the referee ruled: kept, so that no later program judges it otherwise.

    The round of the loop that was judged begins with ply ``from_ply`` (from 1); ``classes`` has a word for each of its
    plies ("check", "kill", "chase", "idle"), ``loops`` tells how often it was played. By the edition ``rules`` and its
    clause ``article`` the ``loser`` loses, or must vary; None: a draw, or nothing where ``open_plies`` were not
    settled. ``confirmed``: the referee followed it (维持), or he did not (改判).
    """

    rules: str
    from_ply: int
    loops: int
    classes: tuple[str, ...]
    loser: Side | None
    must_vary: bool
    article: str
    open_plies: tuple[int, ...]
    confirmed: bool


@dataclass(frozen=True, slots=True)
class ClaimMade(Happening):
    """``side`` claims. For the natural limit ``counted`` plies count and ``wanted`` would do, as found then; without a
    referee the game is then drawn."""

    side: Side
    claim: ClaimKind
    counted: int = 0
    wanted: int = 0


@dataclass(frozen=True, slots=True)
class ClaimRuled(Happening):
    """The referee checked the claim: true (审核属实) or false (不属实). A result or an order is an event of its own."""

    upheld: bool
    reason: str = ""
    edition: str = ""
    finding: Finding | None = later(None)


@dataclass(frozen=True, slots=True)
class VaryOrdered(Happening):
    """``side`` must vary (应变着) within ``rounds`` rounds, else it loses (4.1.7)."""

    side: Side
    rounds: int
    reason: str = ""
    edition: str = ""
    finding: Finding | None = later(None)


ClaimEvent = ClaimMade | ClaimRuled | VaryOrdered
