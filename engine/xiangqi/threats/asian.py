"""What a move does by the Asian and the World federation's rules (AXF, WXF 2018): 将, 捉 or 闲.

Mate threats are no attacks there, and only captures on the next move are examined.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import Kind, Piece
from engine.xiangqi.points import FILES
from engine.xiangqi.threats.reports import Chase, Means, MoveClass, MoveReport, Rooting
from engine.xiangqi.threats.values import NOTHING, WORTH, worth
from engine.xiangqi.threats.views import attackers_of, captures, piece_on, with_turn


def classify_asian(before: Board, move: Move, last: Move | None = None) -> MoveReport:
    """What the side to move does with this move: check, or a chase that changes something.

    ``last`` is the other side's last move: a piece that just ran into another attack is chased again.
    """
    side = before.turn
    after = before.copy(history=False)
    after.push(move)
    now = with_turn(after, side)
    new = tuple(_chase(now, capture, move) for capture in _winning(now) if _is_new(before, capture, move, last))
    checkers = after.checkers()
    classes = (*((MoveClass.CHECK,) if checkers else ()), *((MoveClass.CHASE,) if new else ()))
    return MoveReport(move, classes or (MoveClass.IDLE,), chases=new, checkers=checkers)


def _is_new(before: Board, capture: Move, move: Move, last: Move | None) -> bool:
    """Whether the attack changes: the piece was not attacked so, had a root, or came from elsewhere to where the moved
    piece still attacks it (D106).

    A root that stood behind the hunter was none as long as the hunter stood there (D39-41).
    """
    origin = move.origin if capture.origin == move.target else capture.origin
    was = Move.of(origin, capture.target)
    if before.piece_at(capture.target) is None or not before.pseudo_legal(was):
        return True
    if not _wins(before, was):
        return bool(_standing_roots(before, capture.target))
    arrived = last is not None and last.target == capture.target and not _in_line(origin, last)
    return arrived and capture.origin == move.target


def _in_line(hunter: int, step: Move) -> bool:
    """Whether a piece that made this step stayed on one line with its hunter."""
    files = {point % FILES for point in (hunter, step.origin, step.target)}
    ranks = {point // FILES for point in (hunter, step.origin, step.target)}
    return len(files) == 1 or len(ranks) == 1


def _standing_roots(board: Board, point: int) -> tuple[int, ...]:
    """The pieces that protect the one on a point as the board stands."""
    prey = piece_on(board, point)
    theirs = with_turn(board, prey.side)
    theirs.set_piece(point, Piece(prey.kind, prey.side.other))
    return attackers_of(theirs, point)


def _winning(board: Board) -> Iterator[Move]:
    """The captures that count."""
    return (capture for capture in captures(board) if _wins(board, capture))


def _wins(board: Board, capture: Move) -> bool:
    """Whether a legal capture counts: by no general or pawn, of material, protected by less than it is worth."""
    hunter, prey = piece_on(board, capture.origin), piece_on(board, capture.target)
    if hunter.kind in (Kind.GENERAL, Kind.PAWN) or worth(prey, capture.target) == NOTHING:
        return False
    if not board.is_legal(capture):
        return False
    return WORTH[prey.kind] > WORTH[hunter.kind] or not (_returns(board, capture) or _is_rooted(board, capture))


def _returns(board: Board, capture: Move) -> bool:
    """Whether the prey is of the hunter's kind and could take it: a mutual attack."""
    hunter, prey = piece_on(board, capture.origin), piece_on(board, capture.target)
    theirs = with_turn(board, prey.side)
    return hunter.kind is prey.kind and theirs.is_legal(Move.of(capture.target, capture.origin))


def _is_rooted(board: Board, capture: Move) -> bool:
    """Whether the prey's side could retake. A check that it must answer first takes no root away."""
    checked = board.is_check(board.turn.other)
    board.push(capture)
    if checked:
        rooted = bool(attackers_of(board, capture.target))
    else:
        rooted = any(answer.target == capture.target for answer in captures(board))
    board.pop()
    return rooted


def _chase(board: Board, capture: Move, move: Move) -> Chase:
    prey = piece_on(board, capture.target)
    means = Means.DIRECT if capture.origin == move.target else Means.DISCOVERED
    rooted = _is_rooted(board, capture)
    theirs = with_turn(board, prey.side)
    roots = attackers_of(theirs, capture.target) if rooted else ()
    state = Rooting.ROOTED if rooted else Rooting.UNROOTED
    return Chase(capture.target, prey.kind, capture.origin, means, (capture,), state, roots)
