from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import PRESETS, Scheme, TimeControl
from engine.game import ClaimKind, Event, Game, PressMode, Seat, Setup
from engine.records import FoulNote, RecordPly, UsedTime, record_of
from engine.xiangqi import Move, Position

PROFILES = Path(__file__).parents[3] / "resources" / "regulations"
RED, BLACK = Side.RED, Side.BLACK


def law_of(profile: str) -> str:
    return (PROFILES / f"{profile}.toml").read_text(encoding="utf-8")


def played(*acts: tuple[int, str, tuple[object, ...]], profile: str = "standard-1999", **more: object) -> Game:
    """A game after ``(ms, act, arguments)``, set up at 0."""
    setup = Setup(
        "b2f0",
        law_of(profile),
        TimeControl.scheme_of("6.1"),
        Seat("张三", "楚队"),
        Seat("李四"),
        event="春季赛",
        round="3",
        board_no="5",
        place="北京",
        date="2026-11-29",
        referee="王五",
    )
    game = Game.begin(replace(setup, **more), Position)
    for ms, act, arguments in acts:
        events: tuple[Event, ...] = getattr(game, act)(*arguments, stamp=Stamp(ms))
        game = game.fold(*events)
    return game


OPENING = ((0, "start", ()), (5_000, "move", (RED, "h2e2")), (12_000, "move", (BLACK, "h9g7")))


def test_the_reserve_used_of_a_step_with_reserve_is_part_of_the_record() -> None:
    control = PRESETS[Scheme.OLD_1].control
    acts = ((0, "start", ()), (150_000, "move", (RED, "h2e2")), (200_000, "move", (BLACK, "h9g7")))
    record = record_of(played(*acts, profile="classic", control=control))
    assert record.used == UsedTime(150_000, 50_000)
    assert record.reserve == UsedTime(30_000, 0)
    assert record_of(played(*acts)).reserve == UsedTime()


def test_the_headings_are_those_of_the_set_up() -> None:
    headings = record_of(played()).headings
    assert (headings.event, headings.round, headings.board_no) == ("春季赛", "3", "5")
    assert (headings.place, headings.date, headings.referee) == ("北京", "2026-11-29", "王五")
    assert (headings.red, headings.black) == (Seat("张三", "楚队"), Seat("李四"))
    assert headings.control == TimeControl.scheme_of("6.1")
    assert headings.regulations == "standard-1999"


def test_moves_come_with_the_time_they_took_and_the_totals_go_on_to_the_last_event() -> None:
    record = record_of(played(*OPENING, (20_000, "resign", (RED,))), "7f3a")
    assert record.plies == (RecordPly(Move.from_uci("h2e2"), 5_000), RecordPly(Move.from_uci("h9g7"), 7_000))
    assert record.used == UsedTime(13_000, 7_000)
    assert record.outcome == Outcome.loss(RED, Termination.RESIGNATION)
    assert record.result is Winner.BLACK
    assert record.hash == "7f3a"


def test_an_unfinished_game_has_no_result() -> None:
    record = record_of(played(*OPENING))
    assert (record.result, record.outcome, record.hash) == (None, None, "")


def test_a_foul_stands_at_the_moves_on_the_board_when_it_was_called() -> None:
    game = played(
        *OPENING,
        (13_000, "foul", (BLACK, "9.1.3")),
        (15_000, "move", (RED, "h0g2")),
        (16_000, "foul", (RED, "9.1.7")),
    )
    assert record_of(game).fouls == (FoulNote(BLACK, "9.1.3", 1, 2), FoulNote(RED, "9.1.7", 1, 3))


def test_a_move_taken_back_is_not_in_the_record() -> None:
    game = played(
        *OPENING,
        (13_000, "ask_takeback", (BLACK,)),
        (14_000, "answer_takeback", (RED, True)),
        (15_000, "move", (BLACK, "b9c7")),
        profile="friendly",
    )
    assert [ply.move.uci for ply in record_of(game).plies] == ["h2e2", "b9c7"]


def test_the_reason_of_a_ruling_is_a_remark() -> None:
    drawn = Outcome.draw(Termination.NO_WINNING_CHANCES)
    record = record_of(played(*OPENING, (13_000, "rule", (drawn,))))
    assert (record.outcome, record.remarks) == (drawn, "")
    game = played(*OPENING)
    game = game.fold(*game.rule(drawn, Stamp(13_000), "双方无子过河"))
    assert record_of(game).remarks == "双方无子过河"


def test_orders_to_vary_stand_on_the_sheet_but_those_struck_out() -> None:
    game = played(*OPENING)
    game = game.fold(*game.order_vary(BLACK, Stamp(13_000), reason="长捉"))
    assert record_of(game).remarks == "长捉"
    game = game.fold(*game.reverse(len(game.log), Stamp(14_000)))
    assert record_of(game).remarks == ""


def test_a_claim_that_was_not_upheld_stands_on_the_sheet_and_one_upheld_by_its_result() -> None:
    game = played(*OPENING)
    game = game.fold(*game.make_claim(RED, ClaimKind.REPETITION, Stamp(13_000)))
    refused = game.fold(*game.rule_claim(False, Stamp(14_000), "不足三次"))
    assert record_of(refused).remarks == "不足三次"
    draw = Outcome.draw(Termination.REPETITION)
    assert record_of(game.fold(*game.rule_claim(True, Stamp(14_000), "属实", draw))).remarks == "属实"


def test_an_irregular_move_is_marked() -> None:
    law = law_of("standard-1999").replace("illegal_refused = true", "illegal_refused = false")
    record = record_of(played(*OPENING, (15_000, "move", (RED, "a0b2")), regulations=law))
    assert [ply.irregular for ply in record.plies] == [False, False, True]


@pytest.mark.parametrize(
    ("fen", "start"),
    [
        (None, None),
        ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", None),
        ("4k4/9/9/9/9/9/9/9/9/R4K3 b", "4k4/9/9/9/9/9/9/9/9/R4K3 b - - 0 1"),
    ],
)
def test_the_usual_start_is_not_noted(fen: str | None, start: str | None) -> None:
    assert record_of(played(start_fen=fen)).start_fen == start


def test_a_game_on_a_wooden_board_has_its_times_and_no_moves() -> None:
    acts = ((0, "start", ()), (2_000, "press", (Side.RED,)), (5_000, "resign", (Side.BLACK,)))
    game = played(*acts, press=PressMode.MANUAL, boardless=True)
    record = record_of(game)
    assert (record.plies, record.used, record.result) == ((), UsedTime(2_000, 3_000), Winner.RED)


def test_a_record_that_was_keyed_has_free_places_and_the_times_that_presses_tell() -> None:
    game = played(
        (0, "start", ()),
        (4_000, "press", (RED,)),
        (6_000, "press", (BLACK,)),
        (9_000, "key", ("h2e2",)),
        (9_000, "press", (RED,)),
        press=PressMode.MANUAL,
        keyed=True,
    )
    for uci, side in (("h0g2", RED), ("b9c7", BLACK)):
        game = game.fold(*game.key(uci, Stamp(10_000), side))
    game = game.fold(*game.rewrite(1, "b2c2", Stamp(10_000)))
    game = game.fold(*game.key("e2e6", Stamp(10_000), irregular=True))
    move = Move.from_uci
    assert record_of(game).plies == (
        RecordPly(move("b2c2"), 4_000),
        RecordPly(Move.null(), 2_000),
        RecordPly(move("h0g2"), 3_000),
        RecordPly(move("b9c7")),
        RecordPly(Move.null(), irregular=True, comment="E2-E6"),
    )
