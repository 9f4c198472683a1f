"""What holds on every board: positions from games, and boards no game can reach."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Outcome, Side, Termination
from engine.xiangqi import FILES, POINTS, RANKS, Board, Kind, Move, Piece, parse_fen, perft

PIECES = [Piece(kind, side) for kind in Kind for side in Side]
ALL_MOVES = [Move.of(origin, target) for origin, target in permutations(range(POINTS), 2)]
CHECKING = {Kind.HORSE, Kind.CHARIOT, Kind.CANNON, Kind.PAWN}
STARTS = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1",
    "R1N1k1b2/9/3aba3/9/2nr5/2B6/9/4B4/4A4/4KA3 w - - 0 1",
    "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
]


@st.composite
def played(draw: st.DrawFn) -> Board:
    """A board after some legal moves from the array or a sharp position."""
    board = Board.from_fen(draw(st.sampled_from(STARTS)))
    for choice in draw(st.lists(st.integers(0, 1 << 16), max_size=60)):
        moves = board.legal_moves()
        if not moves:
            break
        board.push(moves[choice % len(moves)])
    return board


@st.composite
def strewn(draw: st.DrawFn) -> Board:
    """A board with any pieces anywhere: generals missing or many, facing, in check, ranks full."""
    board = Board.from_fen("9/9/9/9/9/9/9/9/9/9")
    for point, piece in draw(st.dictionaries(st.integers(0, POINTS - 1), st.sampled_from(PIECES), max_size=40)).items():
        board.set_piece(point, piece)
    for side, points in ((Side.RED, (3, 4, 13, 22)), (Side.BLACK, (84, 85, 76, 67))):
        if draw(st.booleans()):
            board.set_piece(draw(st.sampled_from(points)), Piece(Kind.GENERAL, side))
    board.turn = draw(st.sampled_from(Side))
    return board


boards = played() | strewn()


def transformed(board: Board, point: Callable[[int], int], side: Callable[[Side], Side]) -> Board:
    result = Board.from_fen("9/9/9/9/9/9/9/9/9/9")
    for at, piece in board.pieces():
        result.set_piece(point(at), Piece(piece.kind, side(piece.side)))
    result.turn = side(board.turn)
    return result


def mirror(point: int) -> int:
    return point - 2 * (point % FILES) + FILES - 1


def turn_over(point: int) -> int:
    return (RANKS - 1 - point // FILES) * FILES + point % FILES


def moved(moves: list[Move], point: Callable[[int], int]) -> set[Move]:
    return {Move.of(point(move.origin), point(move.target)) for move in moves}


@given(boards)
@settings(deadline=None)
def test_a_fen_brings_the_board_back(board: Board) -> None:
    reading = parse_fen(board.fen())
    assert reading.board == board
    assert reading.board is not None
    assert reading.board.key() == board.key()
    assert [(f.kind, f.place.point, f.values) for f in reading.faults] == [
        (f.kind, f.place.point, f.values) for f in board.faults()
    ]


@given(boards, st.lists(st.sampled_from(ALL_MOVES), max_size=20))
@settings(deadline=None)
def test_taking_back_restores_everything(board: Board, moves: list[Move]) -> None:
    def everything() -> tuple[object, ...]:
        generals = board.general(Side.RED), board.general(Side.BLACK)
        return board.fen(), board.key(), list(board.pieces()), generals, board.checkers(), set(board.legal_moves())

    states, made = [], []
    for move in moves:
        if board.piece_at(move.origin) is not None:
            states.append(everything())
            board.push(move)
            made.append(move)
    while made:
        assert board.pop() is made.pop()
        assert everything() == states.pop()


@given(boards)
@settings(deadline=None)
def test_a_mirrored_board_has_the_mirrored_moves(board: Board) -> None:
    image = transformed(board, mirror, lambda side: side)
    assert set(image.legal_moves()) == moved(board.legal_moves(), mirror)
    assert image.is_check() == board.is_check()
    assert image.outcome() == board.outcome()


@given(boards)
@settings(deadline=None)
def test_with_the_sides_changed_the_moves_are_turned_over(board: Board) -> None:
    image = transformed(board, turn_over, lambda side: side.other)
    assert set(image.legal_moves()) == moved(board.legal_moves(), turn_over)
    assert image.is_check() == board.is_check()
    assert sorted(f.kind for f in image.faults()) == sorted(f.kind for f in board.faults())


@given(boards)
@settings(max_examples=40, deadline=None)
def test_single_moves_are_judged_as_the_list_says(board: Board) -> None:
    legal = board.legal_moves()
    assert len(legal) == len(set(legal)) == board.count_legal()
    assert {move for move in ALL_MOVES if board.is_legal(move)} == set(legal)


def exposes_no_general(board: Board, move: Move) -> bool:
    """The rule as it is told: no piece that gives check may then capture one of our generals, and none faces another.

    Advisors, elephants and generals check nobody: only a general that strayed over the river could stand in their way.
    """
    side = board.turn
    after = board.copy()
    after.push(move)
    ours = [point for point, piece in after.pieces() if piece == Piece(Kind.GENERAL, side)]
    theirs = [point for point, piece in after.pieces() if piece == Piece(Kind.GENERAL, side.other)]
    hunters = [point for point, piece in after.pieces() if piece.kind in CHECKING]
    captures = (Move.of(point, general) for point in hunters for general in ours)
    facing = any(
        all(after.piece_at(point) is None for point in range(min(a, b) + FILES, max(a, b), FILES))
        for a in ours
        for b in theirs
        if (a - b) % FILES == 0
    )
    return not facing and not any(map(after.pseudo_legal, captures))


@given(boards)
@settings(max_examples=60, deadline=None)
def test_legal_is_what_moves_so_and_exposes_no_general(board: Board) -> None:
    expected = {move for move in ALL_MOVES if board.pseudo_legal(move) and exposes_no_general(board, move)}
    assert set(board.legal_moves()) == expected


@given(strewn())
@settings(deadline=None)
def test_every_question_has_an_answer_on_any_board(board: Board) -> None:
    moves = board.legal_moves()
    outcome = board.outcome()
    if moves:
        assert outcome is None
    else:
        termination = Termination.CHECKMATE if board.is_check() else Termination.STALEMATE
        assert outcome == Outcome.loss(board.turn, termination)
    for side in Side:
        assert board.is_check(side) is bool(board.checkers(side))
    assert {piece.side for point, piece in board.pieces() if point in board.checkers()} <= {board.turn.other}


def count_after(board: Board, move: Move) -> int:
    board.push(move)
    count = board.count_legal()
    board.pop()
    return count


@given(boards)
@settings(deadline=None)
def test_leaves_are_the_moves_after_each_move(board: Board) -> None:
    assert perft(board, 2) == sum(count_after(board, move) for move in board.legal_moves())


@given(played())
@settings(deadline=None)
def test_positions_of_games_have_no_faults(board: Board) -> None:
    assert board.faults() == ()


@pytest.mark.parametrize("fen", STARTS)
def test_the_starting_points_of_these_games_are_sound(fen: str) -> None:
    assert Board.from_fen(fen).faults() == ()


@pytest.mark.parametrize("fen", ["9/9/9/K8/9/2b6/9/9/9/9 w - - 0 1", "3aK4/9/9/9/9/9/9/9/9/9 w - - 0 1"])
def test_advisors_and_elephants_give_a_strayed_general_no_check(fen: str) -> None:
    board = Board.from_fen(fen)
    assert not board.is_check()
    assert set(board.legal_moves()) == {move for move in ALL_MOVES if board.pseudo_legal(move)}
