"""The hand on the board as a state machine without Qt: click-click, drag, keyboard, and every way to let go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from math import hypot
from typing import NamedTuple


class Handling(StrEnum):
    """How pieces may be moved."""

    BOTH = "both"
    CLICK = "click"
    DRAG = "drag"


class Phase(Enum):
    """SPENT: the hand was cancelled with the button still down; the release to come means nothing."""

    IDLE = auto()
    PRESSED = auto()
    DRAGGING = auto()
    SELECTED = auto()
    AIMED = auto()
    SPENT = auto()


class ActKind(Enum):
    """What a gesture comes to: a move that may be made here, one to any other point, or nothing at all."""

    MOVE = auto()
    REFUSE = auto()
    CANCEL = auto()


class Act(NamedTuple):
    """`origin` and `target` are points; both None for CANCEL."""

    kind: ActKind
    origin: int | None = None
    target: int | None = None


CANCEL = Act(ActKind.CANCEL)


@dataclass(frozen=True, slots=True)
class Reach:
    """What may be taken up (`own`) and where each point's piece may be put down (`destinations`).

    `free`: it may be put down anywhere but on a piece of its own, as a hand can on a wooden board.
    """

    destinations: Mapping[int, frozenset[int]] = field(default_factory=dict)
    own: frozenset[int] = frozenset()
    free: bool = False

    def targets(self, origin: int | None) -> frozenset[int]:
        return frozenset() if origin is None else self.destinations.get(origin, frozenset())

    def admits(self, target: int, targets: frozenset[int]) -> bool:
        """Whether a piece with these targets may be put down on a point."""
        return target in targets or (self.free and target not in self.own)


class Hand:
    """The gesture state. Methods return the `Act` they complete, or None; they never look at a piece's rules.

    A move is committed by the release inside the target's circle, so that until then every way to let go still works.
    """

    def __init__(self) -> None:
        self.reach = Reach()
        self.handling = Handling.BOTH
        self.phase = Phase.IDLE
        self.origin: int | None = None
        self._aim: int | None = None
        self._start = (0.0, 0.0)
        self._again = False

    @property
    def targets(self) -> frozenset[int]:
        return self.reach.targets(self.origin)

    @property
    def is_busy(self) -> bool:
        return self.phase not in (Phase.IDLE, Phase.SPENT)

    def press(self, point: int | None, x: float, y: float) -> None:
        """The left button goes down on a point, or off all of them."""
        selected = self.origin if self.phase is Phase.SELECTED else None
        if selected is not None and (point in self.targets or point not in self.reach.own):
            self.phase, self._aim = Phase.AIMED, point
        elif point is not None and point in self.reach.own:
            self.phase, self.origin, self._start, self._again = Phase.PRESSED, point, (x, y), point == selected
        else:
            self._rest()

    def motion(self, x: float, y: float, threshold: float) -> bool:
        """The pointer moves with the button down; True while a piece is dragged along."""
        if self.phase is Phase.PRESSED and self.handling is not Handling.CLICK:
            travelled = hypot(x - self._start[0], y - self._start[1])
            self.phase = Phase.DRAGGING if travelled >= threshold else Phase.PRESSED
        return self.phase is Phase.DRAGGING

    def release(self, point: int | None) -> Act | None:
        """The left button comes up over a point, or off all of them."""
        if self.phase is Phase.PRESSED:
            return self._release_press(point)
        if self.phase is Phase.DRAGGING:
            return self._finish(None if point == self.origin else point)
        if self.phase is Phase.AIMED:
            return self._finish(point if point == self._aim else None)
        if self.phase is Phase.SPENT:
            self._rest()
        return None

    def pick(self, point: int) -> Act | None:
        """The keyboard's act on a point: take up, put down, or let go; nothing while the mouse holds."""
        if self.phase not in (Phase.IDLE, Phase.SELECTED):
            return None
        if self.phase is Phase.SELECTED and (point in self.targets or point not in self.reach.own):
            return self._finish(point)
        if self.phase is Phase.SELECTED and point == self.origin:
            return self._finish(None)
        if point in self.reach.own:
            self.phase, self.origin = Phase.SELECTED, point
        return None

    def cancel(self) -> Act | None:
        """Let go at once. If the button is still down, its release will mean nothing."""
        if not self.is_busy:
            return None
        held = self.phase is not Phase.SELECTED
        self._rest()
        self.phase = Phase.SPENT if held else Phase.IDLE
        return CANCEL

    def _release_press(self, point: int | None) -> Act | None:
        slipped = self.handling is Handling.CLICK and point != self.origin
        if self._again or slipped or self.handling is Handling.DRAG:
            return self._finish(None)
        self.phase = Phase.SELECTED
        return None

    def _finish(self, target: int | None) -> Act:
        origin, targets = self.origin, self.targets
        self._rest()
        if origin is None or target is None:
            return CANCEL
        return Act(ActKind.MOVE if self.reach.admits(target, targets) else ActKind.REFUSE, origin, target)

    def _rest(self) -> None:
        self.phase, self.origin, self._aim, self._again = Phase.IDLE, None, None, False
