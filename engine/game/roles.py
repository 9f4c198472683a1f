"""The offices of those who referee, and what each may impose (S0 16-18). One person may hold all of them."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum


class Role(StrEnum):
    """监局裁判, 裁判长, 竞赛组织机构, 仲裁委员会: in ascending order of power over one game."""

    TABLE_REFEREE = "table_referee"
    CHIEF_REFEREE = "chief_referee"
    ORGANISER = "organiser"
    ARBITRATION = "arbitration"

    @property
    def rank(self) -> int:
        return tuple(Role).index(self)

    def has_power_of(self, other: Role) -> bool:
        """Whether this office may do what ``other`` may."""
        return self.rank >= other.rank


class Sanction(StrEnum):
    """警告 (18.1), 取消当场比赛资格 (18.2), 除名 (18.3): not fouls; they count in the ranking (18.4)."""

    WARNING = "warning"
    DISQUALIFIED = "disqualified"
    EXPELLED = "expelled"

    @property
    def article(self) -> str:
        return f"18.{tuple(Sanction).index(self) + 1}"

    @property
    def imposed_by(self) -> Role:
        """The lowest office that may impose it."""
        return tuple(Role)[tuple(Sanction).index(self)]


def highest(roles: Collection[Role]) -> Role:
    """The office in which a person who holds several acts, when the act needs the most power. ValueError for none."""
    return max(roles, key=lambda role: role.rank)
