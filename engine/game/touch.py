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

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.game.regulations import FoulCause
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

    ``article`` is the clause of S0.
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
    def article(self) -> str:
        if not self.enemy:
            return "5.1"
        if not self.own:
            return "5.2"
        return "5.3" if self.own_first else "5.4"


def binding(position: TouchRules, touches: Sequence[Touch]) -> Binding | None:
    """What the touches of the side to move bind it to; None: it is free."""
    hands = _sorted(position, touches)
    mover = next((point for point in hands.own if position.moves_of(point)), None)
    steps = [_take_with(position, mover, hands), _move(position, mover, hands), _take(position, hands)]
    if not hands.own_first:
        steps[1:] = reversed(steps[1:])
    return next((step for step in steps if step is not None), None)


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


def _take_with(position: TouchRules, mover: str | None, hands: _Hands) -> Binding | None:
    for prey in hands.enemy if mover else ():
        assert mover is not None
        both = tuple(move for move in position.captures_of(prey) if move in position.moves_of(mover))
        if both:
            return Binding(Bond.TAKE_WITH, (mover, prey), both, hands.article)
    return None


def _move(position: TouchRules, mover: str | None, hands: _Hands) -> Binding | None:
    return Binding(Bond.MOVE, (mover,), position.moves_of(mover), hands.article) if mover else None


def _take(position: TouchRules, hands: _Hands) -> Binding | None:
    prey = next((point for point in hands.enemy if position.captures_of(point)), None)
    return Binding(Bond.TAKE, (prey,), position.captures_of(prey), hands.article) if prey else None
