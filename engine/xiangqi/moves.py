"""Moves: from one point to another. Each of the 8010 exists once, so moves are compared by identity."""

from __future__ import annotations

from typing import NoReturn, Self

from engine.xiangqi.errors import MalformedMove
from engine.xiangqi.points import BIT, POINT_NAMES, POINTS

_BY_UCI: dict[str, Move] = {}
_BY_POINTS: dict[tuple[int, int], Move] = {}


class Move:
    """A piece goes from ``origin`` to ``target``. Immutable and interned: get one by :meth:`of` or :meth:`from_uci`.

    ``bits`` is the set of both points; it is empty for the one move that is none, see :meth:`null`.
    """

    __slots__ = ("bits", "origin", "target", "uci")
    bits: int
    origin: int
    target: int
    uci: str

    @classmethod
    def of(cls, origin: int, target: int) -> Move:
        """The move between two points.

        :raises MalformedMove: if they are no two different points of the board.
        """
        try:
            return _BY_POINTS[origin, target]
        except KeyError:
            return _intern(origin, target)

    @classmethod
    def from_uci(cls, text: str) -> Move:
        """The move of coordinates such as "h2e2", ranks counted from 0.

        :raises MalformedMove: if the text is not of that form.
        """
        try:
            return _BY_UCI[text]
        except KeyError:
            return _from_new_uci(text)

    @classmethod
    def null(cls) -> Move:
        """A move that nobody knows, "0000" as UCI writes it: made on a board it only passes the turn. No text reads as
        it, its points are -1, and it is never legal."""
        return _NULL

    @property
    def is_null(self) -> bool:
        return not self.bits

    @property
    def iccs(self) -> str:
        """The move as "H2-E2", "--" for none."""
        return f"{self.uci[:2]}-{self.uci[2:]}".upper() if self.bits else "--"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a move is immutable")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a move is immutable")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return (Move.of, (self.origin, self.target)) if self.bits else (Move.null, ())

    def __repr__(self) -> str:
        return f"Move({self.uci!r})"

    def __str__(self) -> str:
        return self.uci


def _intern(origin: int, target: int) -> Move:
    if not (0 <= origin < POINTS and 0 <= target < POINTS) or origin == target:
        raise MalformedMove(f"no move: {origin!r} to {target!r}")
    move = _make(origin, target, POINT_NAMES[origin] + POINT_NAMES[target], BIT[origin] | BIT[target])
    _BY_POINTS[origin, target] = move
    _BY_UCI[move.uci] = move
    return move


def _make(origin: int, target: int, uci: str, bits: int) -> Move:
    move = Move()
    for name, value in (("origin", origin), ("target", target), ("uci", uci), ("bits", bits)):
        object.__setattr__(move, name, value)
    return move


def _from_new_uci(text: str) -> Move:
    origin, target = text[:2], text[2:]
    if origin not in POINT_NAMES or target not in POINT_NAMES or origin == target:
        raise MalformedMove(f"no move: {text!r}")
    return Move.of(POINT_NAMES.index(origin), POINT_NAMES.index(target))


_NULL = _make(-1, -1, "0000", 0)
