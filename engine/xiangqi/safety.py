"""What the general's safety (S0 2.2, 3.1) demands of a side's moves, found once per position.

A position is given as its *planes*: a list of point sets by piece code, with all pieces of Red at 0 and all of Black
at 8 (``BLACK``).
"""

from __future__ import annotations

from engine.xiangqi.pieces import BLACK, CANNON, CHARIOT, GENERAL, HORSE, PAWN
from engine.xiangqi.points import ALL, BIT, members
from engine.xiangqi.tables import BETWEEN, CROSS, FILE_LINE, HORSE_RING, HORSE_SOURCES, PAWN_SOURCES, Memo

POINTS_OF = Memo(members)


def is_attacked(planes: list[int], point: int, enemy: int, occupied: int, gone: int) -> bool:
    """Whether a general on a point would be attacked or faced if ``occupied`` were the board and ``gone`` captured.

    Generals may not face on an open file (S0 2.2), so the enemy's counts like a chariot there.
    """
    cannons = planes[enemy | CANNON]
    line = (planes[enemy | CHARIOT] | cannons) & CROSS[point] | planes[enemy | GENERAL] & FILE_LINE[point]
    line &= ~gone
    while line:
        piece = line & -line
        line ^= piece
        screens = BETWEEN[point][piece.bit_length() - 1] & occupied
        if cannons & piece:
            if screens and not screens & (screens - 1):
                return True
        elif not screens:
            return True
    if planes[enemy | PAWN] & PAWN_SOURCES[enemy][point] & ~gone:
        return True
    horses = planes[enemy | HORSE] & HORSE_RING[point] & ~gone
    return bool(horses) and _horse_attacks(horses, point, occupied)


def _horse_attacks(horses: int, point: int, occupied: int) -> bool:
    return any(horses & sources and not occupied & leg for sources, leg in HORSE_SOURCES[point])


def attackers(planes: list[int], point: int, enemy: int) -> int:
    """The pieces of the side ``enemy`` that could capture on a point (its general apart)."""
    occupied = planes[0] | planes[BLACK]
    found = planes[enemy | PAWN] & PAWN_SOURCES[enemy][point]
    for sources, leg in HORSE_SOURCES[point]:
        if not occupied & leg:
            found |= planes[enemy | HORSE] & sources
    for screens_needed, kind in ((0, CHARIOT), (1, CANNON)):
        for piece in members(planes[enemy | kind] & CROSS[point]):
            if (BETWEEN[point][piece] & occupied).bit_count() == screens_needed:
                found |= BIT[piece]
    return found


class Limits:
    """Where the pieces of a side but its generals may go: ``default``, and ``special`` points' own sets."""

    __slots__ = ("default", "special")

    def __init__(self) -> None:
        self.default = ALL
        self.special: dict[int, int] = {}

    def restrict(self, allowed: int, *exceptions: tuple[int, int]) -> None:
        """Allow only these targets, and for the pieces on the points of ``exceptions`` only those named there."""
        before = self.default
        own = {point: self.special.get(point, before) & mask for point, mask in exceptions}
        self.default = before & allowed
        for point, mask in self.special.items():
            self.special[point] = mask & allowed
        self.special.update(own)


def find_limits(planes: list[int], us: int) -> Limits:
    """The limits that keep every general of the side with bit ``us`` out of check and off an open file."""
    limits = Limits()
    for general in POINTS_OF[planes[us | GENERAL]]:
        _limit_lines(planes, us, general, limits)
        _limit_leapers(planes, us, general, limits)
    return limits


def _limit_lines(planes: list[int], us: int, general: int, limits: Limits) -> None:
    enemy = us ^ BLACK
    occupied = planes[0] | planes[BLACK]
    cannons = planes[enemy | CANNON]
    line = (planes[enemy | CHARIOT] | cannons) & CROSS[general] | planes[enemy | GENERAL] & FILE_LINE[general]
    while line:
        piece = line & -line
        line ^= piece
        between = BETWEEN[general][piece.bit_length() - 1]
        screens = between & occupied
        if cannons & piece:
            _limit_cannon(limits, piece, between, screens, planes[us])
        else:
            _limit_chariot(limits, piece, between, screens, planes[us])


def _limit_chariot(limits: Limits, piece: int, between: int, screens: int, own: int) -> None:
    if not screens:
        limits.restrict(between | piece)
    elif not screens & (screens - 1) and screens & own:
        limits.restrict(ALL, (screens.bit_length() - 1, between | piece))


def _limit_cannon(limits: Limits, piece: int, between: int, screens: int, own: int) -> None:
    count = screens.bit_count()
    if count == 0:
        limits.restrict(~between)
    elif count == 1:
        screen = (screens.bit_length() - 1, ~between)
        limits.restrict((between ^ screens) | piece, *((screen,) if screens & own else ()))
    elif count == 2:
        ours = [(point, (between & ~screens) | piece) for point in members(screens & own)]
        limits.restrict(ALL, *ours)


def _limit_leapers(planes: list[int], us: int, general: int, limits: Limits) -> None:
    enemy = us ^ BLACK
    occupied = planes[0] | planes[BLACK]
    for pawn in members(planes[enemy | PAWN] & PAWN_SOURCES[enemy][general]):
        limits.restrict(BIT[pawn])
    if not planes[enemy | HORSE] & HORSE_RING[general]:
        return
    for sources, leg in HORSE_SOURCES[general]:
        for horse in members(planes[enemy | HORSE] & sources):
            if not occupied & leg:
                limits.restrict(leg | BIT[horse])
            elif planes[us] & leg:
                limits.restrict(ALL, (leg.bit_length() - 1, BIT[horse]))
