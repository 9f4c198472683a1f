"""Touch-move (摸子走子, S0 article 5) as a pure function: what the pieces touched so far bind a player to.

One's own general must be safe after it, else a piece "can't" move or take. The clauses:

    own A (5.1)                   A moves; free
    enemy B (5.2)                 any piece takes B; free
    A then B (5.3)                A takes B; A moves; another piece takes B; free
    B then A, or both at once     A takes B; another piece takes B; A moves; free (5.4, 5.5)

Where several own pieces were touched S0 is silent: the first that can move counts, and of several enemy pieces the
first that it, or any piece, can take.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

from engine.game.regulations import Clause, FoulCause
from engine.game.rules import TouchRules


class Touch(Protocol):
    """One touch; ``together``: at the same time as the one before it (5.5)."""

    @property
    def point(self) -> str: ...

    @property
    def together(self) -> bool: ...


class Bond(StrEnum):
    """What a player must do: move a piece (须走此子), take one with another, take one with any piece (须吃此子)."""

    MOVE = "move"
    TAKE_WITH = "take_with"
    TAKE = "take"


@dataclass(frozen=True, slots=True)
class Binding:
    """What binds. ``points`` are the pieces concerned, the own one first; ``moves`` all legal moves that obey.

    ``article`` is the number of the clause in the edition that is played.
    """

    bond: Bond
    points: tuple[str, ...]
    moves: tuple[str, ...]
    article: str

    def admits(self, touched: Iterable[str]) -> bool:
        """Whether a move that lays hands on these points obeys. An illegal one with the bound pieces does too: it is a
        matter of 4.1.6."""
        return set(self.points) <= set(touched)


@dataclass(frozen=True, slots=True)
class _Hands:
    """What was touched, sorted: own and enemy points in order, and whether the own piece came first."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    own_first: bool

    @property
    def clause(self) -> Clause:
        if not self.enemy:
            return Clause.TOUCH_OWN
        if not self.own:
            return Clause.TOUCH_ENEMY
        return Clause.TOUCH_OWN_FIRST if self.own_first else Clause.TOUCH_ENEMY_FIRST


_Duty: TypeAlias = tuple[Bond, tuple[str, ...], tuple[str, ...]]


def binding(
    position: TouchRules, touches: Sequence[Touch], cite: Callable[[Clause], str] = lambda clause: clause.article
) -> Binding | None:
    """What the touches of the side to move bind it to; None: it is free. ``cite`` numbers clauses, as S0 by default."""
    hands = _sorted(position, touches)
    article = cite(hands.clause)
    mover = next((point for point in hands.own if position.moves_of(point)), None)
    steps = [_take_with(position, mover, hands), _move(position, mover), _take(position, hands)]
    if not hands.own_first:
        steps[1:] = reversed(steps[1:])
    found = next((step for step in steps if step is not None), None)
    return found and Binding(*found, article)


def touch_foul(position: TouchRules, point: str) -> FoulCause | None:
    """The foul that touching a piece was by itself, whatever it bound to (9.1.5, 9.1.6); None if it was none."""
    if position.owner(point) is position.to_move:
        return None if position.moves_of(point) else FoulCause.TOUCHED_OWN
    return None if position.captures_of(point) else FoulCause.TOUCHED_ENEMY


def _sorted(position: TouchRules, touches: Sequence[Touch]) -> _Hands:
    own: dict[str, int] = {}
    enemy: dict[str, int] = {}
    moment = 0
    for touch in touches:
        moment += not touch.together
        mine = position.owner(touch.point) is position.to_move
        (own if mine else enemy).setdefault(touch.point, moment)
    mover = next((point for point in own if position.moves_of(point)), None)
    prey = next((point for point in enemy if position.captures_of(point)), None)
    first = own[mover] if mover else min(own.values(), default=moment + 1)
    other = enemy[prey] if prey else min(enemy.values(), default=moment + 1)
    return _Hands(tuple(own), tuple(enemy), first < other)


def _take_with(position: TouchRules, mover: str | None, hands: _Hands) -> _Duty | None:
    for prey in hands.enemy if mover else ():
        assert mover is not None
        both = tuple(move for move in position.captures_of(prey) if move in position.moves_of(mover))
        if both:
            return Bond.TAKE_WITH, (mover, prey), both
    return None


def _move(position: TouchRules, mover: str | None) -> _Duty | None:
    return (Bond.MOVE, (mover,), position.moves_of(mover)) if mover else None


def _take(position: TouchRules, hands: _Hands) -> _Duty | None:
    prey = next((point for point in hands.enemy if position.captures_of(point)), None)
    return (Bond.TAKE, (prey,), position.captures_of(prey)) if prey else None
