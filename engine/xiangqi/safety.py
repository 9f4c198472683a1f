"""Attacks on generals (S0 2.2, 3.1), and what a general's safety demands of its side's moves.

Generals may not face each other on an open file (S0 2.2), so for safety the enemy's counts like a chariot there.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.xiangqi.forces import Bearing, General
from engine.xiangqi.pieces import CANNON, CHARIOT, EVERY, GENERAL, HORSE, PAWN, Planes
from engine.xiangqi.points import ALL, BIT, members, set_of
from engine.xiangqi.tables import BETWEEN, CROSS, FILE_LINE, HORSE_RING, HORSE_SOURCES, PAWN_SOURCES


def attackers(theirs: Planes, enemy: int, point: int, occupied: int) -> int:
    """The set of the enemy's pieces, its general apart, that could capture on a point."""
    found = theirs[PAWN] & PAWN_SOURCES[enemy][point]
    for sources, leg in HORSE_SOURCES[point]:
        if not occupied & leg:
            found |= theirs[HORSE] & sources
    for screens, kind in ((0, CHARIOT), (1, CANNON)):
        for piece in members(theirs[kind] & CROSS[point]):
            if (BETWEEN[point][piece] & occupied).bit_count() == screens:
                found |= BIT[piece]
    return found


def is_unsafe(theirs: Planes, enemy: int, point: int, occupied: int) -> bool:
    """Whether a general on a point would be attacked or faced if ``occupied`` were the board."""
    _, general, _, _, horses, chariots, cannons, pawns = theirs
    if pawns & PAWN_SOURCES[enemy][point]:
        return True
    lines = (chariots | cannons) & CROSS[point] | general & FILE_LINE[point]
    while lines:
        piece = lines.bit_length() - 1
        lines ^= BIT[piece]
        screens = BETWEEN[point][piece] & occupied
        if not screens:
            if not cannons & BIT[piece]:
                return True
        elif cannons & BIT[piece] and screens.bit_count() == 1:
            return True
    if horses & HORSE_RING[point]:
        for sources, leg in HORSE_SOURCES[point]:
            if horses & sources and not occupied & leg:
                return True
    return False


def bears(theirs: Planes, bearing: Bearing) -> int:
    """Not nought if any piece of the enemy stands where it may bear."""
    _, general, _, _, horses, chariots, cannons, pawns = theirs
    return (
        (chariots | cannons) & bearing.lines
        or horses & bearing.horses
        or pawns & bearing.pawns
        or general & bearing.file
    )


def all_safe(theirs: Planes, generals: Iterable[General], occupied: int) -> bool:
    """Whether all these generals would be safe if ``occupied`` were the board."""
    for general in generals:
        if bears(theirs, general.bearing) and is_unsafe(theirs, general.enemy, general.point, occupied):
            return False
    return True


def safe_steps(theirs: Planes, general: General, generals: tuple[General, ...], occupied: int, free: int) -> int:
    """The set of points one of a side's generals may step to without any being attacked or faced then."""
    steps = general.steps & free
    if not steps:
        return 0
    left = occupied ^ BIT[general.point]
    if len(generals) > 1:
        others = [other for other in generals if other is not general]
        steps = set_of(to for to in members(steps) if all_safe(without(theirs, BIT[to]), others, left | BIT[to]))
    if bears(theirs, general.step_bearing):
        # A piece captured by the step cannot attack its own point, so it need not be taken away.
        for target in members(steps):
            if is_unsafe(theirs, general.enemy, target, left | BIT[target]):
                steps ^= BIT[target]
    return steps


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

    def limit_by_lines(self, general: int, lines: int, cannons: int) -> None:
        """Limits by 车 and 炮, and by 将 on an open file, according to the number of pieces between."""
        while lines:
            point = lines.bit_length() - 1
            piece = BIT[point]
            lines ^= piece
            between = BETWEEN[general][point]
            screens = between & self._occupied
            count = screens.bit_count()
            if not cannons & piece:
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


NO_LIMITS = Limits(0, 0)


def find_limits(ours: Planes, theirs: Planes, generals: tuple[General, ...], occupied: int) -> Limits:
    """The limits that keep these generals, ours, from being attacked or faced. Not to be changed by the caller."""
    limits = NO_LIMITS
    _, king, _, _, horses, chariots, cannons, pawns = theirs
    for general in generals:
        bearing = general.bearing
        lines = (chariots | cannons) & bearing.lines | king & bearing.file
        jumping = horses & bearing.horses
        near = pawns & bearing.pawns
        if lines or jumping or near:
            if limits is NO_LIMITS:
                limits = Limits(occupied, ours[EVERY] ^ ours[GENERAL])
            if lines:
                limits.limit_by_lines(general.point, lines, cannons)
            if jumping:
                limits.limit_by_horses(general.point, jumping)
            for pawn in members(near):
                limits.limit(BIT[pawn])
    return limits
