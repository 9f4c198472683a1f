"""The ways in which programs, sites and people lay out a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.game import Seat
from engine.records import GameRead, read_pgn, read_text

Read = Callable[[str], GameRead]
Moves = Callable[[str], str]
FOUR = "h2e2 h9g7 h0g2 i9h9"
BLACK_FIRST = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR b - - 0 1"


@pytest.mark.parametrize(
    "text",
    [
        "  1. 炮二平五 马８进７\n  2. 马二进三 车９平８\n *\n====\n 欢迎访问《象棋百科全书网》\n",
        " 1. 炮二平五\n     马８进７\n 2. 马二进三\n     车９平８\n   *\n  =========",
        "1.炮二平五 马8进7 2.马二进三 车9平8 1-0",
        "1.炮二平五马8进7 2.马二进三车9平8",
        "1 炮二平五 马8进7\n2 马二进三 车9平8",
        "1 炮二平五马8进7\n2 马二进三车9平8",
        "1、炮二平五，马8进7；2、马二进三，车9平8。",
        "1. ⾺二进三".replace("⾺二进三", "炮⼆平五") + " ⻢8进7 2. 马⼆进三 ⻋9平8",
        "1．炮二平五　馬８進７\n2．馬二進三　車９平８",
        "1. 炮二平五 … 1. … 马8进7 2. 马二进三 ... 2... 车9平8",
        "1. C2=5 H8+7 2. H2+3 R9=8",
        "1. C2.5 h8+7 2. H2+3 r9.8",
        "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８",
        "1. H2-E2 H9-G7\n2. H0-G2 I9-H9",
        "h2e2 h9g7 h0g2 i9h9",
        "h3e3 h10g8 h1g3 i10h10",
        "1. 炮25 马87̲ 2. 马23̲ 车98",
        "1. 炮25 马8+7 2. 马2+3 车98 1-0",
        "1. 炮二平五 H8+7 2. h0g2 车98",
        "炮二平五马8进7马二进三车9平81-0",
        "C2=5 H8+7 H2+3 R9=8\u00a01/2-1/2",
    ],
)
def test_the_same_four_moves(moves: Moves, text: str) -> None:
    assert moves(text) == FOUR
    assert moves('[Game "Chinese Chess"]\n[Result "*"]\n\n' + text) == FOUR


def test_a_forum_text_of_xqstudio(moves: Moves) -> None:
    text = (
        "中国象棋对局\n----------------------\n"
        "  1. 炮二平五  马８进７    2. 马二进三  车９平８\n"
        "----------------------\n象棋演播室 XQSTUDIO 1.5 制作\n"
    )
    assert moves(text) == FOUR


def test_a_title_before_the_moves_of_a_plain_text_is_kept(read: Read) -> None:
    game = read("五七炮对屏风马\n红方：甲  黑方：乙\n1. 炮二平五 马8进7\n")
    assert game.record.intro == "五七炮对屏风马\n红方：甲  黑方：乙"


def test_prose_about_moves_between_the_moves_of_a_plain_text_is_no_move(moves: Moves) -> None:
    assert moves("1. 炮二平五 马8进7\n红方也可改走 马二进三 或 兵三进一\n2. 马二进三 车9平8") == FOUR


@pytest.mark.parametrize("first", ["1.          马８进７", "1. ... 马８进７", "1... 马8进7", "1. 馬８進７", "马8进7"])
def test_black_may_move_first(read: Read, first: str) -> None:
    game = read(f'[FEN "{BLACK_FIRST}"]\n\n  {first}\n  2. 马二进三\n')
    assert game.faults == ()
    assert [ply.move.uci for ply in game.record.plies] == ["h9g7", "h0g2"]
    assert game.record.start_board().turn is Side.BLACK


def test_headings_come_in_any_order_and_case(read: Read) -> None:
    game = read(
        '[redteam "上海"]\n[RED "胡荣华"]\n[blackTeam "湖北"]\n[Black "柳大华"]\n[EVENT "全国赛"]\n[Site "北京"]\n'
        '[Round "3"]\n[Date "1997年11月16日"]\n[Result "1-0"]\n[ECCO "C66"]\n\n1. 炮二平五\n'
    )
    headings = game.record.headings
    assert headings.red == Seat("胡荣华", "上海")
    assert headings.black == Seat("柳大华", "湖北")
    assert (headings.event, headings.place, headings.round) == ("全国赛", "北京", "3")
    assert headings.date == "1997年11月16日"
    assert headings.extra == (("ECCO", "C66"),)
    assert game.record.result is Winner.RED


def test_the_names_of_chess_tags_serve(read: Read) -> None:
    headings = read('[White "A"]\n[Black "B"]\n[Variant "xiangqi"]\n\n1. h2e2').record.headings
    assert (headings.red.name, headings.black.name) == ("A", "B")


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        ('[Date "2006.08.03"]', "2006-08-03"),
        ('[Date "2006.08.03"]\n[Time "14:00"]', "2006-08-03 14:00"),
        ('[Date "1978.4.25"]', "1978.4.25"),
        ('[Date "????.??.??"]', ""),
        ('[Date "23-6-2009"]', "23-6-2009"),
    ],
)
def test_dates(read: Read, written: str, read_as: str) -> None:
    assert read(written + "\n\n1. h2e2").record.headings.date == read_as


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ('[Red "a \\"b\\" c"]', 'a "b" c'),
        ('[Red "第3屆"嘉豐杯"賽"]', '第3屆"嘉豐杯"賽'),
        ('[Red "C:\\games"]', "C:\\games"),
        ("[Red 'a']", "a"),
        ('  [ Red   "a"  ]  ', "a"),
        ('[Event "e"] [Red "a"] [Site "s"]', "a"),
        ('[Red ""]\n[Red "a"]', "a"),
        ('[Red "a"]\n[Red ""]', "a"),
        ('[Red "a"]\n[Red "a"]', "a"),
        ('[Red "["]', "["),
        ('[Red "?"]', ""),
    ],
)
def test_tag_values(read: Read, line: str, name: str) -> None:
    game = read(line + "\n\n1. h2e2")
    assert game.faults == ()
    assert game.record.headings.red.name == name


def test_comments_stand_before_behind_and_across_lines(read: Read) -> None:
    game = read(
        '[Event "橘中秘"]\n{  橘中秘 卷中\n\n 1. 炮二平五 [注] ８ }\n  1. 炮二平五 {（一本）\n}\n'
        "  1.          马８进７ ; 到行末 {\n  2. 马二进三 {a} {b} 车９平８ $1 *"
    )
    assert game.faults == ()
    assert game.record.intro == "橘中秘 卷中\n\n 1. 炮二平五 [注] ８"
    assert [ply.comment for ply in game.record.plies] == ["（一本）", "到行末 {", "a\nb", ""]


def test_xqwizard_writes_comments_in_round_brackets(read: Read) -> None:
    game = read("1. 炮二平五 (当头炮) 马8进7 (也可 炮8平5; 见下) 2. 马二进三（好）车9平8 1-0")
    assert game.faults == ()
    assert game.variations == 0
    assert [ply.comment for ply in game.record.plies] == ["当头炮", "也可 炮8平5; 见下", "好", ""]


def test_variations_are_counted_and_left_out_of_the_main_line(read: Read) -> None:
    game = read("1. h2e2 h9g7 (1... h7e7 {顺炮} 2. h0g2 (2. e2e6) h9g7) (1... b9c7) 2. h0g2 i9h9")
    assert game.faults == ()
    assert " ".join(ply.move.uci for ply in game.record.plies) == FOUR
    assert (game.variations, game.plies) == (3, 9)
    assert game.record.plies[1].comment == ""


def test_a_comment_inside_a_variation_in_round_brackets(read: Read) -> None:
    game = read("1. h2e2 h9g7 (1... h7e7 (顺炮) 2. h0g2) 2. h0g2 i9h9")
    assert (game.faults, game.variations, game.plies) == ((), 1, 6)


def test_marks_belong_to_their_move(read: Read) -> None:
    game = read("1. 炮二平五! 马8进7?! !!2. 马二进三 车9平8 $14")
    assert [ply.nags for ply in game.record.plies] == [(1,), (6,), (3,), (14,)]


@pytest.mark.parametrize(
    ("token", "winner"),
    [
        ("1-0", Winner.RED),
        ("0-1", Winner.BLACK),
        ("1/2-1/2", Winner.DRAW),
        ("1/2", Winner.DRAW),
        ("０-１", Winner.BLACK),
        ("和棋", Winner.DRAW),
        ("红胜", Winner.RED),
        ("黑方胜", Winner.BLACK),
        ("0-0", Winner.NONE),
        ("*", None),
        ("", None),
    ],
)
def test_the_result_stands_in_the_tag_or_behind_the_moves(read: Read, token: str, winner: Winner | None) -> None:
    behind = read(f'[Event "e"]\n\n1. 炮二平五 马8进7 {token}\n')
    before = read(f'[Result "{token}"]\n\n1. 炮二平五 马8进7\n')
    open_ended = read(f'[Result "{token}"]\n\n1. 炮二平五 马8进7 *\n')
    for game in (behind, before, open_ended):
        assert game.faults == ()
        assert game.record.result is winner


def test_how_it_ended(read: Read) -> None:
    assert read('[Result "0-1"]\n[Termination "time"]\n\n1. h2e2').record.outcome == Outcome.loss(
        Side.RED, Termination.TIME
    )
    foreign = read('[Result "0-1"]\n[Termination "adjudication"]\n\n1. h2e2').record
    assert foreign.outcome is None
    assert foreign.headings.extra == (("Termination", "adjudication"),)
    unfinished = read('[Termination "time"]\n\n1. h2e2').record
    assert unfinished.outcome is None
    assert unfinished.headings.extra == (("Termination", "time"),)


def test_times_in_tags_are_believed_only_with_their_unit(read: Read) -> None:
    record = read('[RedTime "18"]\n[BlackTime "1:02:03"]\n[TimeControl "15-5-15"]\n\n1. h2e2').record
    assert (record.used.red, record.used.black) == (None, 3_723_000)
    assert record.headings.extra == (("RedTime", "18"),)
    assert record.headings.time_control == "15-5-15"


def test_a_file_is_split_at_the_first_tag_after_moves_whatever_its_name() -> None:
    text = (
        '[Event "a"]\n\nh2e2\n\n[Site "b"]\n[Game "Chinese Chess"]\n\n1. C2=5 1-0\n'
        '[Red "c"]\n\n*\n[Red "d"]\n\n炮二平五'
    )
    games = list(read_pgn(text.encode()))
    assert [len(game.record.plies) for game in games] == [1, 1, 0, 1]
    assert [game.line for game in games] == [1, 5, 9, 12]
    assert not [game.faults for game in games if game.faults]


def test_games_without_movetext_are_parted_by_an_empty_line_and_a_repeated_tag() -> None:
    text = '[Event "a"]\n[Red "x"]\n\n[Event "b"]\n[Red "y"]\n\n[Event "c"]\n\n1. h2e2\n'
    assert [game.record.headings.event for game in read_pgn(text.encode())] == ["a", "b", "c"]


def test_a_plain_text_may_hold_several_games_each_with_its_result() -> None:
    games = list(read_text("1. h2e2 h9g7 1-0\n\n1. 炮二平五 马8进7 2. 马二进三 0-1\n"))
    assert [(len(game.record.plies), game.record.result) for game in games] == [(2, Winner.RED), (3, Winner.BLACK)]


@pytest.mark.parametrize("text", ["", "\n\n", "Dear friends, let us meet at a4 on Monday.", "* one\n* two\n", "象棋"])
def test_a_text_without_moves_holds_no_game(text: str) -> None:
    assert list(read_text(text)) == []


def test_a_game_that_starts_from_the_usual_position_has_no_start_of_its_own(read: Read) -> None:
    usual = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
    for fen in (usual, f"{usual} w", f"{usual} r - - 0 1"):
        assert read(f'[FEN "{fen}"]\n[SetUp "1"]\n\n1. h2e2').record.start_fen is None
    other = read(f'[FEN "{BLACK_FIRST}"]\n\n1. h9g7').record
    assert other.start_fen == BLACK_FIRST


def test_a_dash_between_words_is_no_move() -> None:
    (game,) = read_pgn("第一局 -- 红先胜\n1. 炮二平五 马8进7\n".encode())
    assert [ply.move.uci for ply in game.record.plies] == ["h2e2", "h9g7"]
