"""Classification has an answer on any board, in bounded time, and touches nothing."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.base import Side
from engine.xiangqi import POINTS, Board, Kind, Piece
from engine.xiangqi.threats import MoveClass, classify
from engine.xiangqi.threats.asian import classify_asian

PIECES = st.builds(Piece, st.sampled_from(list(Kind)), st.sampled_from(list(Side)))
BOUNDED = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@BOUNDED
@given(st.dictionaries(st.integers(0, POINTS - 1), PIECES, max_size=14), st.integers(0, 200))
def test_any_move_on_any_board_has_a_class(pieces: dict[int, Piece], choice: int) -> None:
    board = Board.from_fen("9/9/9/9/9/9/9/9/9/9")
    for point, piece in pieces.items():
        board.set_piece(point, piece)
    moves = sorted(board.legal_moves(), key=str)
    if moves:
        move = moves[choice % len(moves)]
        before = board.fen()
        report = classify(board, move)
        assert board.fen() == before
        assert report.gravest in MoveClass
        after = board.copy()
        after.push(move)
        assert (report.gravest is MoveClass.CHECK) == after.is_check()
        for chase in report.chases:
            prey = after.piece_at(chase.prey)
            assert prey is not None
            assert prey.side is not board.turn
            assert prey.kind is chase.kind


@BOUNDED
@given(st.lists(st.integers(0, 10_000), max_size=40))
def test_moves_of_a_game_are_classed_by_both_families_of_rules(choices: list[int]) -> None:
    board, earlier = Board(), None
    for choice in choices:
        moves = sorted(board.legal_moves(), key=str)
        if not moves:
            break
        move = moves[choice % len(moves)]
        if choice % 8 == 0:
            chinese = classify(board.copy(history=False), move, earlier)
            asian = classify_asian(board.copy(history=False), move)
            assert (MoveClass.CHECK in asian.classes) == (chinese.gravest is MoveClass.CHECK)
            assert not chinese.open
        earlier = board.copy(history=False)
        board.push(move)
