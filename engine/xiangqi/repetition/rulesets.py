"""The editions of the repetition rules (棋例), a table each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class RuleSet(StrEnum):
    """An edition, by the name the profiles use."""

    CXA_1999 = "cxa-1999"
    CXA_2011 = "cxa-2011"
    CXA_2020 = "cxa-2020"
    OLD = "old"
    AXF = "axf"
    WXF_2018 = "wxf-2018"

    @property
    def is_chinese(self) -> bool:
        """Whether moves are classed 将 杀 捉 闲 as the Chinese association does, mate threats included."""
        return self not in (RuleSet.AXF, RuleSet.WXF_2018)


@dataclass(frozen=True, slots=True)
class Edition:
    """What follows from the classes of the moves in an edition.

    - ``check_loses``: 单方长将 loses at once (2011 4.1.4, 23.5.1); else the side must vary like any other (S0 4.1.7).
    - ``weighs_attacks``: where both sides are on forbidden moves, a single-handed attack on a chariot or an unrooted
      piece must vary against joint chases or chases of a short-rooted piece (2011 26.8); else a draw.
    - ``pawns_answer``: chases by general and pawn, else 闲, count in answer to a perpetual attack (1999 article 27).
    - ``one_answer_draws``: one attack in the loop in answer to attacks all along makes a draw (S2 examples 5 and 6).
    - ``nine_rounds``: nine rounds of forbidden moves over three or more points are ruled on like a loop (2011 23.4).
    - ``checks_counted``: so many checks of the claimant count towards the natural limit, None for all (2011 22.2).
    - ``vary_within``: rounds to vary in after the ruling. The 1999 text is silent: two, as in 2011 23.5.2.
    - ``known_in_part``: the edition's own 棋例 is not known in full, and this is to be told with the ruling.
    """

    check_loses: bool = False
    weighs_attacks: bool = False
    pawns_answer: bool = False
    one_answer_draws: bool = False
    nine_rounds: bool = False
    checks_counted: int | None = None
    vary_within: int = 2
    known_in_part: bool = False
    loss_article: str = "4.1.7"
    check_article: str = "4.1.7"
    draw_article: str = "4.2.3"


_WEIGHING = Edition(
    check_loses=True,
    weighs_attacks=True,
    nine_rounds=True,
    checks_counted=10,
    loss_article="4.1.5",
    check_article="4.1.4",
)
_FEDERATION = Edition(check_loses=True, checks_counted=10, check_article="")
EDITIONS = {
    RuleSet.CXA_1999: Edition(pawns_answer=True, known_in_part=True),
    RuleSet.CXA_2011: _WEIGHING,
    RuleSet.CXA_2020: _WEIGHING,
    RuleSet.OLD: Edition(pawns_answer=True, one_answer_draws=True, known_in_part=True),
    RuleSet.AXF: _FEDERATION,
    RuleSet.WXF_2018: _FEDERATION,
}
