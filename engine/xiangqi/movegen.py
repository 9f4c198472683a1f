"""The moves of a side: counted, listed, or one of them tested (S0 2.1-2.3)."""

from __future__ import annotations

from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import ADVISOR, BLACK, CANNON, CHARIOT, ELEPHANT, GENERAL, HORSE
from engine.xiangqi.points import BIT, members, set_of
from engine.xiangqi.safety import POINTS_OF, find_limits, is_attacked
from engine.xiangqi.tables import CANNON_LINES, CHARIOT_LINES, ELEPHANT_JUMPS, HORSE_JUMPS, STEPS


def reach(code: int, point: int, occupied: int) -> int:
    """The points a piece there reaches by its way of moving, those of its own pieces included."""
    kind = code & 7
    if kind in (CHARIOT, CANNON):
        rank, by_rank, file, by_file = (CHARIOT_LINES if kind == CHARIOT else CANNON_LINES)[point]
        return by_rank[occupied & rank] | by_file[occupied & file]
    if kind == HORSE:
        legs, by_legs = HORSE_JUMPS[point]
        return by_legs[occupied & legs]
    if kind == ELEPHANT:
        eyes, by_eyes = ELEPHANT_JUMPS[code & BLACK][point]
        return by_eyes[occupied & eyes]
    return STEPS[code][point]


def destinations(planes: list[int], us: int) -> list[tuple[int, int]]:
    """The points with a piece that may move, each with the set of its legal targets."""
    limits = find_limits(planes, us)
    free, occupied = ~planes[us], planes[0] | planes[BLACK]
    found = []
    for code in range(us + ADVISOR, us + 8):
        for point in members(planes[code]):
            targets = reach(code, point, occupied) & free & limits.special.get(point, limits.default)
            if targets:
                found.append((point, targets))
    for point in members(planes[us | GENERAL]):
        steps = members(STEPS[us | GENERAL][point] & free)
        found.append((point, set_of(to for to in steps if general_is_safe(planes, us, point, to))))
    return found


def general_is_safe(planes: list[int], us: int, origin: int, target: int) -> bool:
    """Whether no general of the side is attacked or faced after one of them moved."""
    generals = planes[us | GENERAL] ^ BIT[origin] | BIT[target]
    occupied = (planes[0] | planes[BLACK]) & ~BIT[origin] | BIT[target]
    return not any(is_attacked(planes, p, us ^ BLACK, occupied, BIT[target]) for p in POINTS_OF[generals])


def count_legal(planes: list[int], us: int) -> int:
    """How many legal moves the side with bit ``us`` has."""
    return sum(targets.bit_count() for _, targets in destinations(planes, us))


def legal_moves(planes: list[int], us: int) -> list[Move]:
    """The legal moves of the side with bit ``us``."""
    return [Move.of(point, to) for point, targets in destinations(planes, us) for to in members(targets)]


def is_pseudo_legal(planes: list[int], us: int, code: int, move: Move) -> bool:
    """Whether the piece with this code on the move's origin moves so, whatever becomes of its general."""
    target = BIT[move.target]
    if not code or code & BLACK != us or planes[us] & target:
        return False
    return bool(reach(code, move.origin, planes[0] | planes[BLACK]) & target)


def is_safe(planes: list[int], us: int, code: int, move: Move) -> bool:
    """Whether no general of the side is attacked or faced after its pseudo-legal move."""
    if code == us | GENERAL:
        return general_is_safe(planes, us, move.origin, move.target)
    target = BIT[move.target]
    occupied = (planes[0] | planes[BLACK]) & ~BIT[move.origin] | target
    return not any(is_attacked(planes, p, us ^ BLACK, occupied, target) for p in POINTS_OF[planes[us | GENERAL]])
