"""What a move does: 将 杀 捉 and the kinds of 闲, with the reasons (2011 chapter 6)."""

from __future__ import annotations

from engine.xiangqi.threats.classify import classify
from engine.xiangqi.threats.reports import Chase, Excuse, Excused, Means, MoveClass, MoveReport, Rooting

__all__ = ["Chase", "Excuse", "Excused", "Means", "MoveClass", "MoveReport", "Rooting", "classify"]
