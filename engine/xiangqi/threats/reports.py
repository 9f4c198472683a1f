"""What is said of a move: its classes, and the reasons for them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import Kind


class MoveClass(StrEnum):
    """What a move is (2011 24.1-24.8): 将 杀 捉 闲, and the kinds of 闲: 兑 献 拦 跟. Three are attacks (打)."""

    CHECK = "check"
    KILL = "kill"
    CHASE = "chase"
    IDLE = "idle"
    EXCHANGE = "exchange"
    OFFER = "offer"
    BLOCK = "block"
    FOLLOW = "follow"

    @property
    def is_attack(self) -> bool:
        """打: 将, 杀 or 捉."""
        return self in (MoveClass.CHECK, MoveClass.KILL, MoveClass.CHASE)


class Means(StrEnum):
    """How a chase came to be (2011 24.3)."""

    DIRECT = "direct"
    DISCOVERED = "discovered"
    EXCHANGE = "exchange"
    SERIES = "series"


class Rooting(StrEnum):
    """How the prey is protected (2011 24.15, 24.16): 有根 无根 少根 假根."""

    ROOTED = "rooted"
    UNROOTED = "unrooted"
    SHORT = "short"
    FALSE = "false"


class Excuse(StrEnum):
    """Why an attack on a piece is no chase: 从捉到捉, 兑 (26.9), 有根, answered by mate, or 得不偿失 (26.5)."""

    OLD = "old"
    EXCHANGE = "exchange"
    ROOTED = "rooted"
    MATED = "mated"
    LOSES = "loses"


@dataclass(frozen=True, slots=True)
class Excused:
    """A piece attacked that is not chased. Points are those after the judged move."""

    prey: int
    hunter: int
    excuse: Excuse
    roots: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Chase:
    """捉: a piece that could be won next. Points are those after the judged move.

    ``line`` begins with the capture, or with the first check of the series that wins it. ``roots`` are the points of
    the pieces that protect the prey or seem to, ``helpers`` those of the hunter's friends without which it fails
    (联合捉子).
    """

    prey: int
    kind: Kind
    hunter: int
    means: Means
    line: tuple[Move, ...]
    rooting: Rooting = Rooting.UNROOTED
    roots: tuple[int, ...] = ()
    helpers: tuple[int, ...] = ()

    @property
    def is_joint(self) -> bool:
        """联合捉子 (2011 24.17)."""
        return bool(self.helpers)

    @property
    def is_heavy(self) -> bool:
        """A single piece's chase of a chariot or of an unrooted piece (2011 26.8.1; 2020 26.9.1)."""
        if self.is_joint:
            return False
        return self.kind is Kind.CHARIOT or self.rooting in (Rooting.UNROOTED, Rooting.FALSE)


@dataclass(frozen=True, slots=True)
class MoveReport:
    """What one move is and why.

    ``waived`` are the new chases by general and pawn, which they may keep up for ever (26.1),
    ``excused`` what an idle move attacks all the same. ``mate`` is the series of
    checks that a 杀 threatens, ``checkers`` are the points of the pieces that check, ``article`` is the special case
    that decided (2011 26.1-26.10). ``open`` tells that a search ended at its bound: the move may be graver.
    """

    move: Move
    classes: tuple[MoveClass, ...]
    chases: tuple[Chase, ...] = ()
    waived: tuple[Chase, ...] = ()
    excused: tuple[Excused, ...] = ()
    mate: tuple[Move, ...] = ()
    checkers: tuple[int, ...] = ()
    article: str = ""
    open: bool = False

    @property
    def gravest(self) -> MoveClass:
        """兼具多种作用时从重裁处 (2011 26.4): the class that counts."""
        return next((each for each in MoveClass if each in self.classes), MoveClass.IDLE)

    @property
    def is_heavy(self) -> bool:
        """将, 杀, or a single piece's chase of a chariot or of an unrooted piece."""
        if self.gravest is MoveClass.CHASE:
            return any(chase.is_heavy for chase in self.chases)
        return self.gravest in (MoveClass.CHECK, MoveClass.KILL)

    @property
    def targets(self) -> tuple[int, ...]:
        """The points after the move of the pieces it chases."""
        return tuple(sorted({chase.prey for chase in self.chases}))
