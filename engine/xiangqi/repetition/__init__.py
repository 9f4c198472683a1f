"""棋例: loops in a game, and what follows from them by the edition (2011 chapters 5 and 6, S0 4.2.3)."""

from __future__ import annotations

from engine.xiangqi.repetition.cycle import Cycle, find_cycle
from engine.xiangqi.repetition.history import History, Ruling
from engine.xiangqi.repetition.rulesets import EDITIONS, Edition, RuleSet
from engine.xiangqi.repetition.verdict import Conduct, Verdict
from engine.xiangqi.threats import Chase, Excuse, Excused, Means, MoveClass, MoveReport, Rooting

__all__ = [
    "EDITIONS",
    "Chase",
    "Conduct",
    "Cycle",
    "Edition",
    "Excuse",
    "Excused",
    "History",
    "Means",
    "MoveClass",
    "MoveReport",
    "Rooting",
    "RuleSet",
    "Ruling",
    "Verdict",
    "find_cycle",
]
