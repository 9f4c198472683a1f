"""Attacks on generals (S0 2.2, 3.1), and what a general's safety demands of its side's moves.

Generals may not face each other on an open file (S0 2.2), so for safety the enemy's counts like a chariot there.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.xiangqi.forces import General, Moves
from engine.xiangqi.pieces import CANNON, CHARIOT, EVERY, GENERAL, HORSE, PAWN, Planes
from engine.xiangqi.points import ALL, BIT, members, set_of
from engine.xiangqi.tables import BETWEEN, CROSS, HORSE_SOURCES, PAWN_SOURCES, Leaps, Memo


def attackers(theirs: Planes, enemy: int, point: int, occupied: int) -> int:
    """The set of the enemy's 车 马 炮 兵 that could capture on a point.

    Its 将 士 象 give no check: they reach no point where a general may stand, only one to which it had strayed.
    """
    found = theirs[PAWN] & PAWN_SOURCES[enemy][point]
    for sources, leg in HORSE_SOURCES[point]:
        if not occupied & leg:
            found |= theirs[HORSE] & sources
    for screens, kind in ((0, CHARIOT), (1, CANNON)):
        for piece in members(theirs[kind] & CROSS[point]):
            if (BETWEEN[point][piece] & occupied).bit_count() == screens:
                found |= BIT[piece]
    return found


def all_safe(theirs: Planes, generals: Iterable[General], occupied: int) -> bool:
    """Whether none of these generals would be attacked or faced if ``occupied`` were the board."""
    _, king, _, _, horses, chariots, cannons, pawns = theirs
    for general in generals:
        cross, file, ring, below, between = general.looks
        lines = (chariots | cannons) & cross | king & file
        while lines:
            point = lines.bit_length() - 1
            piece = BIT[point]
            lines ^= piece
            screens = between[point] & occupied
            if screens.bit_count() == 1 if cannons & piece else not screens:
                return False
        if pawns & below or (horses & ring and _leaps_onto(horses, HORSE_SOURCES[general.point], occupied)):
            return False
    return True


def _leaps_onto(horses: int, leaps: Leaps, occupied: int) -> bool:
    """Whether one of these horses has a free leg (马腿) towards a point with these sources."""
    return any(horses & sources and not occupied & leg for sources, leg in leaps)


def without(planes: Planes, point: int) -> Planes:
    """The planes without what stands on a point, given as a bit."""
    return [plane & (ALL ^ point) for plane in planes] if planes[EVERY] & point else planes


def moved_planes(planes: Planes, kind: int, bits: int) -> Planes:
    """The planes after a piece of this kind moved between the two points of a set, or left the one."""
    after = planes.copy()
    after[kind] ^= bits
    after[EVERY] ^= bits
    return after


class Limits:
    """Where the pieces of a side, its generals apart, may go for their generals' sake, found once per position.

    ``allowed`` is the set for all of them but those on the points of ``special``, which have their own.
    """

    __slots__ = ("_occupied", "_own", "allowed", "special")

    def __init__(self, occupied: int, own: int) -> None:
        self.allowed = ALL
        self.special: dict[int, int] = {}
        self._occupied = occupied
        self._own = own

    def same_as(self, other: Limits) -> bool:
        """Whether both allow the same."""
        return self.allowed == other.allowed and self.special == other.special

    def limit(self, targets: int) -> None:
        """Allow nobody more than these targets."""
        self.allowed &= targets
        for point in self.special:
            self.special[point] &= targets

    def limit_one(self, point: int, targets: int) -> None:
        """Allow the piece on a point no more than these targets."""
        self.special[point] = self.special.get(point, self.allowed) & targets

    def limit_by_line(self, piece: int, between: int, screens: int, *, cannon: int) -> None:
        """Limits by a 车 or 炮, or by 将 on an open file, according to the pieces between it and the general."""
        count = screens.bit_count()
        if not cannon:
            if count == 0:
                self.limit(between | piece)
            elif count == 1 and screens & self._own:
                self.limit_one(screens.bit_length() - 1, between | piece)
        elif count == 0:
            self.limit(ALL ^ between)
        elif count == 1:
            self._limit_by_checking_cannon(piece, between, screens)
        elif count == 2:
            for screen in members(screens & self._own):
                self.limit_one(screen, between ^ screens | piece)

    def _limit_by_checking_cannon(self, cannon: int, between: int, screen: int) -> None:
        """Others add a second screen or capture the cannon; the screen (炮架) itself may also leave the line."""
        point = screen.bit_length() - 1
        its_targets = self.special.get(point, self.allowed) & (ALL ^ between)
        self.limit(between ^ screen | cannon)
        if screen & self._own:
            self.special[point] = its_targets

    def limit_by_horses(self, general: int, horses: int) -> None:
        """Limits by 马: a free leg must be filled, a filled one stay so."""
        for sources, leg in HORSE_SOURCES[general]:
            for horse in members(horses & sources):
                if not self._occupied & leg:
                    self.limit(leg | BIT[horse])
                elif self._own & leg:
                    self.limit_one(leg.bit_length() - 1, BIT[horse])

    def limit_by_pawns(self, pawns: int) -> None:
        """Limits by 兵卒 that attack a general: each must be captured."""
        for pawn in members(pawns):
            self.limit(BIT[pawn])


NO_LIMITS = Limits(0, 0)


# For each general, its moves by targets and the targets it may safely step to.
Steps = list[tuple[Memo[Moves], int]]


def secure(
    ours: Planes, theirs: Planes, generals: tuple[General, ...], occupied: int, free: int
) -> tuple[Limits, Steps]:
    """What keeps these generals, ours, from being attacked or faced: the limits of the other pieces, not to be changed
    by the caller, and their own safe steps onto the points of ``free``. One loop, since all moves come through here.
    """
    limits, found = NO_LIMITS, []
    _, king, _, _, horses, chariots, cannons, pawns = theirs
    sliders = chariots | cannons
    for general in generals:
        cross, file, ring, below, between = general.looks
        lines = sliders & cross | king & file
        while lines:
            point = lines.bit_length() - 1
            lines ^= BIT[point]
            screens = between[point] & occupied
            if screens.bit_count() < 3:
                if limits is NO_LIMITS:
                    limits = Limits(occupied, ours[EVERY] ^ ours[GENERAL])
                limits.limit_by_line(BIT[point], between[point], screens, cannon=cannons & BIT[point])
        if horses & ring or pawns & below:
            if limits is NO_LIMITS:
                limits = Limits(occupied, ours[EVERY] ^ ours[GENERAL])
            limits.limit_by_horses(general.point, horses & ring)
            limits.limit_by_pawns(pawns & below)
        steps = general.steps & free
        left = occupied ^ BIT[general.point]
        if len(generals) > 1:
            steps = _sparing_others(theirs, general, generals, left, steps)
        # A piece captured by the step cannot attack its own point, so it need not be taken away.
        for step, cross, rank, by_rank, file, by_file, ring, leaps, below in general.exposures[steps]:
            if sliders & cross or king & file:
                beside, behind, _ = by_rank[left & rank]
                ahead, beyond, _ = by_file[left & file]
                if chariots & (beside | ahead) or cannons & (behind | beyond) or king & ahead:
                    steps ^= step
                    continue
            if pawns & below or (horses & ring and _leaps_onto(horses, leaps, left)):
                steps ^= step
        found.append((general.moves, steps))
    return limits, found


def _sparing_others(theirs: Planes, general: General, generals: tuple[General, ...], left: int, steps: int) -> int:
    """Those of a general's steps, taken from ``left``, after which the other generals are safe."""
    others = [other for other in generals if other is not general]
    return set_of(to for to in members(steps) if all_safe(without(theirs, BIT[to]), others, left | BIT[to]))


def count_steps(steps: Steps) -> int:
    """How many steps these are."""
    count = 0
    for _, targets in steps:
        count += targets.bit_count()
    return count
