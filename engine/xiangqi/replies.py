"""Counting the answers to each move of a side from what the move changes, for positions next to the leaves of a tree.

A move that captures nothing leaves the answering side's pieces where they stand. Their moves are counted once, as if
the mover had passed. A move then only alters those of the sliders whose lines it touches, of the horses and elephants
it blocks or frees, of the general whose steps it newly attacks or leaves. Only where it changes the limits (check and
pin) are all counted afresh.
"""

from __future__ import annotations

from engine.xiangqi.forces import Bearing, Jumper, Slider, muster
from engine.xiangqi.movegen import Squares, count_legal, count_within, reach
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import CANNON, CHARIOT, EVERY, GENERAL, HORSE, KINDS, PAWN, Planes
from engine.xiangqi.points import ALL, BIT, members
from engine.xiangqi.safety import count_steps, moved_planes, secure, without
from engine.xiangqi.tables import BETWEEN, CROSS, FILE_LINE, HORSE_SOURCES


class _Watch:
    """The moves of a side that may change its attacks on some points.

    ``points`` are those that such a move touches, ``entries`` those that it goes to, by the kind of piece.
    """

    __slots__ = ("entries", "points")

    def __init__(self) -> None:
        self.points = 0
        self.entries = [0] * KINDS

    def add(self, planes: Planes, bearing: Bearing, attacked: int) -> None:
        """Watch some points, as a set, on which these planes may bear."""
        for kind, whence in (
            (CHARIOT, bearing.lines),
            (CANNON, bearing.lines),
            (GENERAL, bearing.file),
            (HORSE, bearing.horses),
            (PAWN, bearing.pawns),
        ):
            self.entries[kind] |= whence
            self.points |= planes[kind] & whence
        for point in members(attacked):
            self._add_between(planes, point)

    def _add_between(self, planes: Planes, point: int) -> None:
        lines = (planes[CHARIOT] | planes[CANNON]) & CROSS[point] | planes[GENERAL] & FILE_LINE[point]
        for piece in members(lines):
            self.points |= BETWEEN[point][piece]
        for sources, leg in HORSE_SOURCES[point]:
            if planes[HORSE] & sources:
                self.points |= leg


class Replies:
    """The numbers of answers to the moves of one side (``ours``, with the number ``side``) in one position."""

    def __init__(self, ours: Planes, theirs: Planes, squares: Squares, side: int) -> None:
        self._ours, self._theirs, self._squares, self._answering = ours, theirs, squares, 1 - side
        self._occupied = ours[EVERY] | theirs[EVERY]
        self._free = ALL ^ theirs[EVERY]
        self._force = muster(theirs, 1 - side)
        self._watch_generals()
        self._count_pieces()

    def _watch_generals(self) -> None:
        self._watch = watch = _Watch()
        for general in self._force[0]:
            watch.add(self._ours, general.bearing, BIT[general.point])
            watch.add(self._ours, general.step_bearing, general.steps & self._free)

    def _count_pieces(self) -> None:
        limits, steps = secure(self._theirs, self._ours, self._force[0], self._occupied, self._free)
        self._limits, self._steps = limits, count_steps(steps)
        self._allowed = self._free & limits.allowed
        self._special = [(self._squares[p], p, targets & self._free) for p, targets in limits.special.items()]
        unlimited = self._theirs
        for point in limits.special:
            unlimited = without(unlimited, BIT[point])
        _, sliders, jumpers, steppers = muster(unlimited, self._answering)
        self._sliders = [(row[0] | row[2], self._count_slider(row, self._occupied), row) for row in sliders]
        self._jumpers = [(row[0], self._count_jumper(row, self._occupied), row) for row in jumpers]
        self._blocks = 0
        self._total = self._steps
        for targets, moves in steppers:
            self._total += len(moves[targets & self._allowed])
        for _, count, _ in self._sliders:
            self._total += count
        for blocks, count, _ in self._jumpers:
            self._total += count
            self._blocks |= blocks

    def _count_slider(self, slider: Slider, occupied: int) -> int:
        rank, by_rank, file, by_file, _ = slider
        return ((by_rank[occupied & rank] | by_file[occupied & file]) & self._allowed).bit_count()

    def _count_jumper(self, jumper: Jumper, occupied: int) -> int:
        blocks, targets, moves = jumper
        return len(moves[occupied & blocks | self._allowed & targets])

    def after(self, move: Move) -> int:
        """How many answers a legal move has."""
        kind = self._squares[move.origin] % KINDS
        bits = move.bits
        captured = self._squares[move.target]
        if captured:
            theirs = moved_planes(self._theirs, captured % KINDS, BIT[move.target])
            return count_legal(theirs, moved_planes(self._ours, kind, bits), self._squares, self._answering)
        count = self._total
        occupied = self._occupied ^ bits
        if bits & (self._watch.points | self._watch.entries[kind]):
            ours = moved_planes(self._ours, kind, bits)
            limits, steps = secure(self._theirs, ours, self._force[0], occupied, self._free)
            if not limits.same_as(self._limits):
                return count_within((limits, steps), self._force, self._theirs, ours, self._squares)
            count += count_steps(steps) - self._steps
        for lines, before, slider in self._sliders:
            if bits & lines:
                count += self._count_slider(slider, occupied) - before
        if bits & self._blocks:
            for blocks, before, jumper in self._jumpers:
                if bits & blocks:
                    count += self._count_jumper(jumper, occupied) - before
        for code, point, targets in self._special:
            count += (reach(code, point, occupied) & targets).bit_count()
        return count
