"""A fault is told with its place; what was read before it stands, and the next game is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base import Winner
from engine.records import ENDING, FileFault, GameRead, read_pgn
from engine.xiangqi import FenFault

Read = Callable[[str], GameRead]
HEAD = '[Event "e"]\n\n'
MOVES_ONLY = "1. 炮二平五 马8进7\n2. 马二进三 车9平8\n"


@pytest.mark.parametrize(
    ("text", "kind", "place", "values"),
    [
        ("1. 炮二平五 马8进7\n2. 炮二进一 车9平8", FileFault.ILLEGAL_MOVE, (4, 3, 3), {"text": "炮二进一", "left": 2}),
        ("1. 炮二平五 马8进7\n2. 马?进三 车9平8", FileFault.UNREADABLE_MOVE, (4, 3, 3), {"text": "马?进三", "left": 1}),
        ("1. 炮二平五\n   马?进7\n2. 马二进三", FileFault.UNREADABLE_MOVE, (4, 3, 2), {"text": "马?进7", "left": 1}),
        ("1. h2e2 h9g7\n2. h0h5", FileFault.ILLEGAL_MOVE, (4, 3, 3), {"text": "h0h5", "move": "h0h5", "left": 1}),
        ("1. h3e3 h10g8\n2. h1h5", FileFault.ILLEGAL_MOVE, (4, 3, 3), {"text": "h1h5", "move": "h0h4", "left": 1}),
        ("1. Che2 Hc7 2. Hg2", FileFault.FOREIGN_NOTATION, (3, 3, 1), {"text": "Che2", "left": 3}),
        ("1. Che3 Nhg8 2. Pg5", FileFault.FOREIGN_NOTATION, (3, 3, 1), {"text": "Che3", "left": 3}),
        ("1. h2e2 c5", FileFault.FOREIGN_NOTATION, (3, 8, 2), {"text": "c5", "left": 1}),
        ("1. 炮二平五 马8进7 2. 炮二平", FileFault.UNREADABLE_MOVE, (3, 16, 3), {"text": "炮二平", "left": 0}),
    ],
)
def test_a_move_that_cannot_be_made_ends_the_game(
    read: Read, text: str, kind: FileFault, place: tuple[int, int, int], values: dict[str, object]
) -> None:
    game = read(HEAD + text)
    (fault,) = game.faults
    assert fault.kind is kind
    assert kind in ENDING
    assert (fault.place.line, fault.place.offset, fault.place.ply) == place
    assert fault.values == values
    assert len(game.record.plies) == game.plies == place[2] - 1


def test_a_move_that_fits_two_pieces_is_not_guessed(read: Read) -> None:
    fen = "3k5/4R4/9/4R4/9/9/9/9/9/5K3 w - - 0 1"
    game = read(f'[FEN "{fen}"]\n\n1. 车五平六 将4平5 2. 车六平五')
    assert [fault.kind for fault in game.faults] == [FileFault.AMBIGUOUS_MOVE]
    assert set(str(game.faults[0].values["candidates"]).split()) == {"e8d8", "e6d6"}


def test_moves_behind_an_irregular_one_are_not_read_on_a_wrong_board(read: Read) -> None:
    game = read(HEAD + "1. h2e2 h9g7 2. h0h3 i9h9 3. i0h0 1-0")
    assert len(game.record.plies) == 2
    assert game.record.result is Winner.RED
    (fault,) = game.faults
    assert fault.values["left"] == 3


def test_a_fault_in_a_variation_costs_only_the_variation(read: Read) -> None:
    game = read(HEAD + "1. h2e2 h9g7 (1... h7e7 2. a0a5 b9c7 (2... b9a7)) (1... b9c7) 2. h0g2")
    assert len(game.record.plies) == 3
    assert (game.variations, game.plies) == (3, 5)
    (fault,) = game.faults
    assert (fault.kind, fault.place.ply) == (FileFault.ILLEGAL_MOVE, 3)
    assert fault.values == {"text": "a0a5", "move": "a0a5", "variation": 1}


def test_the_next_game_is_read_whatever_happened_in_this_one() -> None:
    bad = ["1. 炮二平五 炮二进九", "1. 炮二平五 {", "1. 炮二平五 (马8进7", "}{", "(", "1. Che2", '[Red "', "\x00\xff"]
    text = "".join(f'[Event "{number}"]\n\n{body}\n\n' for number, body in enumerate(bad))
    games = list(read_pgn((text + '[Event "good"]\n\n' + MOVES_ONLY).encode()))
    assert [game.record.headings.event for game in games] == [*map(str, range(len(bad))), "good"]
    assert games[-1].faults == ()
    assert len(games[-1].record.plies) == 4
    assert all(game.faults for game in games[:7])


def test_a_comment_that_never_closes_ends_before_the_next_game() -> None:
    text = f'{HEAD}1. h2e2 {{open\n\n[Event "f"]\n[Site "s"]\n\n1. h2e2 {{closed}} h9g7\n'
    first, second = read_pgn(text.encode())
    assert [fault.kind for fault in first.faults] == [FileFault.UNCLOSED_COMMENT]
    assert (first.faults[0].place.line, first.faults[0].place.offset) == (3, 8)
    assert first.record.plies[0].comment == "open"
    assert second.faults == ()
    assert second.record.plies[0].comment == "closed"


def test_a_tag_line_quoted_in_a_comment_is_no_new_game(read: Read) -> None:
    game = read(HEAD + '1. h2e2 {quoted:\n[Event "x"]\n} h9g7')
    assert game.faults == ()
    assert game.record.plies[0].comment == 'quoted:\n[Event "x"]'


def test_a_comment_that_runs_over_the_head_of_a_game_was_never_closed() -> None:
    text = f'{HEAD}1. h2e2 {{open\n\n[Event "f"]\n\n1. h2e2 h9g7 }} h0g2\n'
    first, second = read_pgn(text.encode())
    assert [fault.kind for fault in first.faults] == [FileFault.UNCLOSED_COMMENT]
    assert [fault.kind for fault in second.faults] == [FileFault.STRAY_BRACKET]
    assert len(second.record.plies) == 3


def test_braces_inside_a_comment_belong_to_it(read: Read) -> None:
    game = read(HEAD + "1. h2e2 {a { b} h9g7")
    assert game.faults == ()
    assert game.record.plies[0].comment == "a { b"


def test_a_bracket_that_never_closes_reaches_to_the_end_of_the_game(read: Read) -> None:
    game = read(HEAD + "1. h2e2 h9g7 (1... b9c7 2. h0g2")
    assert [fault.kind for fault in game.faults] == [FileFault.UNCLOSED_VARIATION]
    assert (len(game.record.plies), game.plies, game.variations) == (2, 4, 1)


@pytest.mark.parametrize("sign", [")", "}"])
def test_a_bracket_that_was_never_opened_is_told_and_passed_over(read: Read, sign: str) -> None:
    game = read(HEAD + f"1. h2e2 {sign} h9g7")
    (fault,) = game.faults
    assert (fault.kind, fault.values) == (FileFault.STRAY_BRACKET, {"text": sign})
    assert len(game.record.plies) == 2


def test_a_line_of_words_between_the_moves_is_told_and_passed_over(read: Read) -> None:
    game = read(HEAD + "1. h2e2 h9g7\nhere the clock stopped\n2. h0g2")
    (fault,) = game.faults
    assert (fault.kind, fault.place.line) == (FileFault.STRAY_TEXT, 4)
    assert len(game.record.plies) == 3


def test_advertisements_behind_the_moves_are_no_fault(read: Read) -> None:
    game = read(HEAD + MOVES_ONLY + "=====\n象棋巫师 www.example.org 欢迎\n")
    assert game.faults == ()


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ('[Red "a', "Red", "a"),
        ("[Red a]", "Red", "a"),
        ('[Red "a" trailing', "Red", 'a" trailing'),
        ('[Red "a\nb"]', "Red", "a"),
    ],
)
def test_a_broken_tag_gives_what_it_can(read: Read, line: str, name: str, value: str) -> None:
    game = read(line + "\n\n1. h2e2")
    assert game.faults[0].kind is FileFault.BAD_TAG
    assert game.faults[0].values == {"tag": name}
    assert game.record.headings.red.name == value
    assert len(game.record.plies) == 1


def test_a_tag_twice_with_two_values_is_told_and_the_first_kept(read: Read) -> None:
    game = read('[Red "a"]\n[Red "b"]\n\n1. h2e2')
    (fault,) = game.faults
    assert (fault.kind, fault.place.line, fault.values) == (FileFault.DUPLICATE_TAG, 2, {"tag": "Red", "text": "b"})
    assert game.record.headings.red.name == "a"


def test_a_result_that_is_none_is_told(read: Read) -> None:
    game = read('[Result "maybe"]\n\n1. h2e2 1-0')
    assert [fault.kind for fault in game.faults] == [FileFault.BAD_TAG]
    assert game.record.result is Winner.RED


def test_two_results_that_differ_are_told_and_the_tag_believed(read: Read) -> None:
    game = read('[Result "1-0"]\n\n1. h2e2 0-1')
    (fault,) = game.faults
    assert (fault.kind, fault.place.line, fault.place.offset) == (FileFault.RESULT_CONFLICT, 3, 8)
    assert fault.values == {"text": "0-1", "tag": "1-0"}
    assert game.record.result is Winner.RED


def test_moves_behind_the_result_are_told_once(read: Read) -> None:
    game = read(HEAD + "1. h2e2 1-0 h9g7 h0g2")
    (fault,) = game.faults
    assert (fault.kind, fault.values) == (FileFault.MOVES_AFTER_RESULT, {"text": "h9g7"})


def test_a_position_with_faults_is_played_on_and_its_faults_are_told(read: Read) -> None:
    game = read('[Event "e"]\n[FEN "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR w"]\n\n1. 炮二平五')
    (fault,) = game.faults
    assert fault.kind is FenFault.NO_GENERAL
    assert fault.place.line == 2
    assert len(game.record.plies) == 1


def test_a_fen_without_a_board_keeps_its_text_and_no_moves(read: Read) -> None:
    game = read('[FEN "nothing"]\n\n1. h2e2 1-0')
    assert FenFault.NO_BOARD in [fault.kind for fault in game.faults]
    assert (game.record.plies, game.record.start_fen) == ((), None)
    assert game.record.headings.extra == (("FEN", "nothing"),)
    assert game.record.result is Winner.RED


def test_the_wrong_side_to_move_is_found_by_the_moves(read: Read) -> None:
    game = read('[FEN "3k5/9/9/9/9/1n7/9/9/9/4K3R w - - 0 1"]\n\n1. 马2进3 车一进九 *')
    assert [fault.kind for fault in game.faults] == [FileFault.WRONG_SIDE]
    assert [ply.move.uci for ply in game.record.plies] == ["b4c2", "i0i9"]
    assert game.record.start_fen == "3k5/9/9/9/9/1n7/9/9/9/4K3R b - - 0 1"


def test_an_irregular_move_is_read_only_where_it_is_marked(read: Read) -> None:
    marked = read(HEAD + "1. H2-E2 H9-G7 2. A0-B0 {[%irregular]} I9-H9")
    assert marked.faults == ()
    assert [ply.irregular for ply in marked.record.plies] == [False, False, True, False]
    plain = read(HEAD + "1. H2-E2 H9-G7 2. A0-B0 {oh} I9-H9")
    assert [fault.kind for fault in plain.faults] == [FileFault.ILLEGAL_MOVE]


def test_a_game_without_end_is_cut(read: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.records.pgn_scan.MOST_ITEMS", 6)
    game = read(HEAD + "1. h2e2 h9g7 h0g2 g7h9 g2h0 h9g7 h0g2 g7h9")
    (fault,) = game.faults
    assert (fault.kind, fault.values) == (FileFault.TOO_LONG, {"text": "h0g2"})
    assert len(game.record.plies) == 6
