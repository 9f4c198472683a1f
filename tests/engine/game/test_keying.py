"""A game on a wooden board: players press, a recorder keys what they moved, and his record lags (issue 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import Scheme, control_of
from engine.game import (
    NO_MOVE,
    Act,
    Arrived,
    ClockFix,
    CorrectionKind,
    EndingConfirmed,
    FlagFell,
    Game,
    KeyingUndone,
    Mismatch,
    MismatchKind,
    MoveKeyed,
    Person,
    Phase,
    PressMode,
    RefusalCode,
    SetupError,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"
OPENING = ("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7h3")


@pytest.fixture
def table(started: Make) -> Any:
    return started("standard-1999", press=PressMode.MANUAL, keyed=True)


def press(table: Any, *at: int) -> Any:
    """Presses in turn at these times."""
    for ms in at:
        table.at(ms).do("press", table.game.clock.running)
    return table


def key(table: Any, *moves: str) -> Any:
    for move in moves:
        table.do("key", move)
    return table


def record(game: Game) -> list[str]:
    """The moves as a row: "?" for one that is missing, "※" behind an irregular one."""
    return ["?" if ply.missing else ply.uci + "※" * ply.irregular for ply in game.plies]


def used(game: Game) -> list[int | None]:
    return [ply.used_ms if ply.pressed else None for ply in game.plies]


def test_presses_count_moves_and_need_none_on_the_board(table: Any) -> None:
    press(table, 4_000, 6_000, 9_000)
    assert table.game.clock.running is BLACK
    assert [table.game.clock.face(side, 9_000).moves for side in Side] == [2, 1]
    assert table.game.plies == ()
    assert table.game.made == 3


def test_a_keyed_move_stops_and_starts_no_clock(table: Any) -> None:
    table.at(1_000).do("key", "h2e2")
    assert table.game.clock.running is RED
    assert table.events == (MoveKeyed(table.stamp(), RED, "h2e2"),)


def test_the_nth_move_of_a_side_took_the_time_of_its_nth_press(table: Any) -> None:
    press(table, 4_000, 6_000, 9_000)
    key(table.at(20_000), *OPENING[:4])
    assert used(table.game) == [4_000, 2_000, 3_000, None]
    press(table, 30_000)
    assert used(table.game)[-1] == 21_000
    assert [ply.total_ms for ply in table.game.plies] == [4_000, 2_000, 7_000, 23_000]


def test_the_tally_tells_how_far_the_record_is_behind(table: Any) -> None:
    press(table, 1_000, 2_000, 3_000)
    key(table, "h2e2")
    tally = table.game.tally
    assert [(tally.pressed_by(side), tally.keyed_of(side)) for side in Side] == [(2, 1), (1, 0)]
    assert (tally.behind, tally.mismatches, tally.in_step) == (2, (), False)
    assert key(table, *OPENING[1:3]).game.tally.in_step


def test_a_move_keyed_before_its_press_is_no_mismatch(table: Any) -> None:
    key(table, "h2e2")
    assert table.game.tally.in_step
    assert press(table, 1_000).game.tally.in_step


def test_more_moves_than_presses_are_one(table: Any) -> None:
    key(table, *OPENING[:2])
    assert table.game.tally.mismatches == (
        Mismatch(MismatchKind.UNPRESSED, RED),
        Mismatch(MismatchKind.UNPRESSED, BLACK),
    )
    key(table, *OPENING[2:3])
    assert table.game.tally.mismatches[0] == Mismatch(MismatchKind.UNPRESSED, RED, count=2)


def test_the_time_of_a_forgotten_press_goes_to_the_next_and_the_referee_sets_the_count(table: Any) -> None:
    key(table, *OPENING[:3])
    press(table, 10_000)
    table.do("correct_time", RED, ClockFix.MOVES, 2).do("correct_time", BLACK, ClockFix.MOVES, 1).do("resume")
    assert table.game.tally.in_step
    press(table, 12_000)
    key(table, OPENING[3])
    assert used(table.game) == [10_000, 0, 0, 2_000]


def test_the_time_of_a_press_without_a_move_goes_to_the_next(table: Any) -> None:
    press(table, 5_000, 7_000)
    table.do("correct_time", RED, ClockFix.MOVES, 0).do("correct_time", BLACK, ClockFix.MOVES, 0).do("resume")
    press(table, 17_000, 18_000)
    key(table, *OPENING[:2])
    assert used(table.game) == [15_000, 3_000]


def test_two_moves_of_one_side_running_leave_a_free_place(table: Any) -> None:
    press(table, 1_000, 3_000, 6_000, 10_000)
    key(table, "h2e2").do("key", "h0g2", side=RED)
    assert record(table.game) == ["h2e2", "?", "h0g2"]
    assert used(table.game) == [1_000, 2_000, 3_000]
    assert table.game.tally.mismatches == (Mismatch(MismatchKind.MISSING, BLACK, 2),)
    assert table.game.tally.behind == 1
    assert table.game.position.to_move is BLACK


def test_the_missed_move_fills_the_free_place(table: Any) -> None:
    press(table, 1_000, 3_000, 6_000)
    key(table, "h2e2").do("key", "h0g2", side=RED).do("rewrite", 2, "h9g7")
    assert record(table.game) == list(OPENING[:3])
    assert table.game.tally.in_step


def test_two_missed_moves_are_inserted_and_the_times_fall_into_place(table: Any) -> None:
    press(table, 1_000, 3_000, 6_000, 10_000, 15_000)
    key(table, *OPENING[:2], "b0c2")
    assert table.game.tally.behind == 2
    table.do("insert", 3, "h0g2")
    assert record(table.game) == ["h2e2", "h9g7", "h0g2", "?", "b0c2"]
    table.do("rewrite", 4, "i9h9")
    assert record(table.game) == [*OPENING[:4], "b0c2"]
    assert table.game.tally.in_step
    assert used(table.game) == [1_000, 2_000, 3_000, 4_000, 5_000]


def test_a_move_nobody_knows_keeps_its_place(table: Any) -> None:
    press(table, 1_000, 3_000)
    key(table, NO_MOVE, NO_MOVE, "h2e2")
    assert record(table.game) == ["?", "?", "h2e2"]
    assert used(table.game) == [1_000, 2_000, None]
    assert len(table.game.tally.mismatches) == 2


def test_a_wrong_move_is_replaced_and_what_no_longer_fits_is_kept_and_told(table: Any) -> None:
    key(table, *OPENING[:5])
    table.do("rewrite", 3, "b0c2")
    assert record(table.game) == ["h2e2", "h9g7", "b0c2", "i9h9", "i0h0※"]
    assert Mismatch(MismatchKind.DOUBTFUL, RED, 5) in table.game.tally.mismatches
    table.do("rewrite", 3, "h0g2")
    assert record(table.game) == list(OPENING[:5])


def test_a_move_from_an_empty_point_only_passes_the_turn(table: Any) -> None:
    key(table, "h2e2", "h9g7", "e2e6")
    table.do("rewrite", 1, "b2c2")
    last = table.game.plies[2]
    assert (last.void, last.irregular, last.doubtful) == (True, True, True)
    assert table.game.position.to_move is BLACK
    assert table.game.position.owner("c2") is RED


def test_an_irregular_move_is_refused_until_it_is_said_to_have_been_made(table: Any) -> None:
    assert table.refused("key", "h2h8") is RefusalCode.ILLEGAL_MOVE
    table.do("key", "h2h8", irregular=True)
    assert record(table.game) == ["h2h8※"]
    assert table.game.tally.mismatches == ()
    assert table.game.unnoticed == (1,)


def test_a_doubtful_move_is_accepted_where_it_stands(table: Any) -> None:
    key(table, *OPENING[:5])
    table.do("rewrite", 3, "b0c2").do("rewrite", 5, "i0h0", irregular=True)
    assert table.game.plies[4].irregular
    assert not any(each.kind is MismatchKind.DOUBTFUL for each in table.game.tally.mismatches)
    assert table.refused("rewrite", 5, "i0h0", irregular=True) is RefusalCode.OUT_OF_DATE


def test_an_accepted_move_loses_its_mark_when_the_record_before_it_is_mended(table: Any) -> None:
    key(table, "h2e2", "h9g7", "b0c2", "i9h9")
    table.do("key", "i0h0", irregular=True).do("rewrite", 3, "h0g2")
    assert record(table.game) == list(OPENING[:5])


def test_a_dropped_move_closes_up_at_the_end_and_leaves_its_place_in_the_middle(table: Any) -> None:
    key(table, *OPENING[:4])
    table.do("drop", 4)
    assert record(table.game) == list(OPENING[:3])
    table.do("drop", 2)
    assert record(table.game) == ["h2e2", "?", "h0g2"]
    assert table.refused("drop", 2) is RefusalCode.NO_SUCH_PLY
    table.do("drop", 1)
    assert record(table.game) == ["h0g2"]


def test_what_is_no_move_is_refused_everywhere(table: Any) -> None:
    key(table, "h2e2")
    assert table.refused("key", "e4") is RefusalCode.MALFORMED_MOVE
    assert table.refused("insert", 1, "e4") is RefusalCode.MALFORMED_MOVE
    assert table.refused("rewrite", 1, "e4") is RefusalCode.MALFORMED_MOVE
    assert table.refused("insert", 2, "h9g7") is RefusalCode.NO_SUCH_PLY
    assert table.refused("rewrite", 0, "h2e2") is RefusalCode.NO_SUCH_PLY
    assert table.refused("rewrite", 1, "h2e2") is RefusalCode.OUT_OF_DATE
    assert table.refused("rewrite", 1, "h2h8") is RefusalCode.ILLEGAL_MOVE


def test_each_change_of_the_record_can_be_taken_back_and_no_press_with_it(table: Any) -> None:
    press(table, 1_000, 2_000)
    key(table, *OPENING[:2])
    before = table.game
    table.do("insert", 1, "b0c2").do("rewrite", 1, "b0a2").do("drop", 3)
    for _ in range(3):
        table.do("undo_keying")
    assert table.game.plies == before.plies
    assert table.events == (KeyingUndone(table.stamp(), 7),)
    assert table.do("undo_keying").do("undo_keying").refused("undo_keying") is RefusalCode.NO_CHANGE
    assert table.game.made == 2


def test_the_record_goes_on_while_the_clocks_stand_and_after_the_end_until_the_sign_off(table: Any) -> None:
    press(table, 1_000, 2_000)
    key(table.do("pause"), "h2e2")
    table.do("resume").at(5_000).do("resign", RED)
    key(table, "h9g7", "h0g2")
    assert used(table.game) == [1_000, 1_000, 3_000]
    assert table.game.result_seq == len(table.game.log)
    for person in (Person.RED, Person.BLACK, Person.REFEREE):
        table.do("sign", person)
    table.do("sign_off")
    assert table.refused("key", "i9h9") is RefusalCode.SIGNED_OFF


def test_a_record_changed_after_signing_must_be_signed_anew(table: Any) -> None:
    table.do("resign", RED).do("sign", Person.RED)
    key(table, "h2e2")
    assert table.game.signatures == ()


def test_before_the_start_nothing_is_keyed(seat: Make) -> None:
    table = seat("standard-1999", press=PressMode.MANUAL, keyed=True)
    assert table.refused("key", "h2e2") is RefusalCode.NOT_STARTED


@pytest.mark.parametrize("more", [{}, {"press": PressMode.MANUAL, "boardless": True}])
def test_only_a_recorder_makes_such_a_game(seat: Make, more: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        seat("standard-1999", keyed=True, **more)


def test_in_other_games_nobody_keys(started: Make) -> None:
    table = started()
    assert table.refused("key", "h2e2") is RefusalCode.NOT_KEYED
    assert table.game.may(Act.CONFIRM_ENDING, Person.PLAYERS) is RefusalCode.NOT_KEYED


@pytest.mark.parametrize(
    ("act", "args"),
    [("move", (RED, "h2e2")), ("touch", (RED, "h2")), ("ask_adjust", (RED,))],
)
def test_what_is_done_at_the_wooden_board_is_not_done_here(table: Any, act: str, args: tuple[Any, ...]) -> None:
    assert table.refused(act, *args) is RefusalCode.WOODEN_BOARD


def test_nor_is_a_move_taken_back(started: Make) -> None:
    table = key(started(press=PressMode.MANUAL, keyed=True), "h2e2")
    assert table.refused("ask_takeback", RED) is RefusalCode.WOODEN_BOARD


def test_a_touch_is_entered_once_the_record_has_caught_up(table: Any) -> None:
    press(table, 1_000, 2_000)
    key(table, "h2e2")
    assert table.refused("enter_touch", "h0") is RefusalCode.RECORD_BEHIND
    key(table, "h9g7").do("enter_touch", "h0")
    assert table.game.binding is not None
    key(table, "b0c2")
    assert table.game.breach is not None
    assert table.game.touches == ()


def test_a_mate_in_the_record_is_only_proposed(started: Make) -> None:
    table = started("standard-1999", press=PressMode.MANUAL, keyed=True, start_fen=MATE_IN_ONE)
    key(table.at(3_000), "b0b9")
    mate = Outcome(Termination.CHECKMATE, Winner.RED, "4.1.1")
    assert (table.game.phase, table.game.board_ending, table.game.proposals) == (Phase.RUNNING, mate, (mate,))
    table.at(5_000).do("confirm_ending")
    assert table.game.outcome == mate
    assert used(table.game) == [5_000]
    assert table.game.clock.face(RED, 9_000).moves == 1


def test_without_a_referee_the_players_say_that_it_stands_so(started: Make) -> None:
    table = started(press=PressMode.MANUAL, keyed=True, start_fen=MATE_IN_ONE)
    assert table.refused("confirm_ending") is RefusalCode.NO_ENDING
    press(key(table, "b0b9"), 2_000).do("confirm_ending")
    assert table.game.outcome is not None
    assert used(table.game) == [2_000]
    assert not table.game.proposals


def test_no_ending_is_confirmed_that_the_players_have_pressed_beyond(started: Make) -> None:
    table = started(press=PressMode.MANUAL, keyed=True, start_fen=MATE_IN_ONE)
    press(key(table, "b0b9"), 2_000, 3_000)
    assert table.refused("confirm_ending") is RefusalCode.RECORD_BEHIND


def test_playing_on_refuses_a_draw_offer_by_the_press(table: Any) -> None:
    table.at(1_000).do("offer_draw", RED).do("press", RED)
    assert table.game.draw_offer is RED
    table.at(2_000).do("press", BLACK)
    assert table.game.draw_offer is None


def flagged(table: Any) -> Any:
    """Red's time is over, and the recorder goes on keying."""
    key(table, *OPENING[:1])
    table.at(table.game.clock.deadline + 1).do("key", OPENING[1])
    assert isinstance(table.events[0], FlagFell)
    assert table.events[1:] == (MoveKeyed(table.stamp(), BLACK, OPENING[1]),)
    return table


def test_presses_decide_the_flag_whatever_was_keyed(started: Make) -> None:
    all_in = control_of(Scheme.S0_6_5, 10)
    table = flagged(started("standard-1999", press=PressMode.MANUAL, keyed=True, control=all_in))
    assert table.game.outcome == Outcome(Termination.TIME, Winner.BLACK, "4.1.4")


def test_where_moves_are_due_the_referee_counts_them_before_a_flag_loses(table: Any) -> None:
    assert flagged(table).game.phase is Phase.HELD
    key(table, OPENING[2])
    table.do("correct_time", RED, ClockFix.MOVES, 40)
    assert table.game.phase is Phase.PAUSED


def test_without_a_referee_a_flag_loses_at_once(started: Make) -> None:
    table = flagged(started(press=PressMode.MANUAL, keyed=True))
    assert table.game.outcome is not None


def test_regulations_that_only_note_a_flag_go_on_noting_it(started: Make, law: Make) -> None:
    text = law("standard-1999").replace('on_flag = "lose"', 'on_flag = "run"')
    table = flagged(started(regulations=text, press=PressMode.MANUAL, keyed=True))
    assert table.game.phase is Phase.RUNNING


def test_a_late_player_has_come_when_he_presses(seat: Make) -> None:
    table = seat("club", press=PressMode.MANUAL, keyed=True).do("note_absence", RED).do("start")
    table.at(60_000).do("press", RED)
    assert isinstance(table.events[0], Arrived)
    assert table.refused("note_absence", RED) is RefusalCode.ALREADY_HERE


def test_moves_are_put_back_on_the_wooden_board(table: Any) -> None:
    press(table, 1_000, 3_000, 6_000, 10_000)
    key(table, *OPENING[:3])
    table.at(12_000).do("correct_board", CorrectionKind.DISPLACED, 2)
    assert record(table.game) == list(OPENING[:2])
    assert [table.game.clock.face(side, 12_000).used for side in Side] == [1_000, 2_000]
    table.do("resume")
    assert table.game.clock.running is RED
    press(table, 15_000)
    key(table, OPENING[2])
    assert used(table.game) == [1_000, 2_000, 3_000]


def test_a_move_not_pressed_yet_is_put_back_without_a_press(table: Any) -> None:
    press(table, 1_000)
    key(table, *OPENING[:2])
    table.at(4_000).do("correct_board", CorrectionKind.DISPLACED, 1)
    assert record(table.game) == [OPENING[0]]
    assert table.game.clock.face(BLACK, 4_000).used == 3_000


def test_what_was_put_back_comes_back_unless_the_record_went_on(table: Any) -> None:
    press(table, 1_000, 3_000)
    key(table, *OPENING[:2])
    before = table.game
    table.at(5_000).do("correct_board", CorrectionKind.DISPLACED, 1).do("undo")
    assert record(table.game) == record(before)
    assert used(table.game) == used(before)
    table.do("correct_board", CorrectionKind.DISPLACED, 1)
    key(table, "b9c7")
    assert table.game.undoable is None


def test_a_clock_correction_taken_back_leaves_what_was_keyed_since(table: Any) -> None:
    press(table, 1_000)
    table.do("correct_time", BLACK, ClockFix.PENALTY, 60_000)
    key(table, *OPENING[:1])
    table.do("undo")
    assert record(table.game) == [OPENING[0]]
    assert table.game.clock.face(BLACK, 1_000).used == 0


def test_a_press_by_mistake_is_taken_back_until_the_next(table: Any) -> None:
    press(table, 5_000)
    key(table, "h2e2").at(6_000).do("undo")
    assert table.game.clock.running is RED
    assert table.game.made == 1
    assert used(table.game) == [None]


def test_a_sealed_move_needs_a_record_that_has_caught_up(table: Any) -> None:
    press(table, 1_000, 3_000)
    key(table, OPENING[0])
    assert table.refused("seal", uci="h0g2") is RefusalCode.RECORD_BEHIND
    key(table, OPENING[1]).at(5_000).do("seal", uci="h0g2")
    assert table.game.made == 3
    assert table.game.tally.in_step
    assert table.refused("key", "h0g2") is RefusalCode.ADJOURNED
    table.at(9_000).do("reopen")
    assert record(table.game) == list(OPENING[:3])
    assert used(table.game) == [1_000, 2_000, 2_000]
    assert table.game.clock.running is BLACK


def test_what_the_referee_noted_about_a_move_goes_with_it(table: Any) -> None:
    key(table, "h2e2", "h9g7").do("key", "a0a5", irregular=True).do("note_illegal", RED, 3)
    table.do("insert", 1, "b0c2")
    assert [remedy.ply for remedy in table.game.remedies] == [5]
    table.do("drop", 5)
    assert [remedy.ply for remedy in table.game.remedies] == [0]


def test_a_foul_is_of_the_move_that_the_presses_tell(table: Any) -> None:
    press(table, 1_000, 2_000, 3_000).do("foul", BLACK, "9.1.2")
    assert table.game.called[0].ply == 3


def test_an_order_to_vary_counts_from_the_presses(table: Any) -> None:
    press(table, 1_000, 2_000).do("order_vary", RED)
    key(table, *OPENING[:2])
    assert table.game.vary_status == "open"
    assert key(table, OPENING[2]).game.vary_status == "varied"


def test_the_journal_gives_the_same_game_again(table: Any) -> None:
    press(table, 1_000, 3_000, 6_000)
    key(table, *OPENING[:2]).do("key", "i9h9", side=BLACK).do("rewrite", 3, "h0g2").do("drop", 4)
    table.do("correct_board", CorrectionKind.DISPLACED, 1).do("undo").do("undo_keying")
    assert Game.of(table.game.log, Position) == table.game


def test_a_confirmed_ending_is_in_the_log(started: Make) -> None:
    table = started(press=PressMode.MANUAL, keyed=True, start_fen=MATE_IN_ONE)
    assert key(table, "b0b9").do("confirm_ending").events == (EndingConfirmed(table.stamp()),)


def test_what_the_clocks_showed_before_moves_put_back_is_told_by_the_presses(table: Any) -> None:
    press(table, 1_000, 3_000, 6_000)
    assert table.game.times_before(2, 8_000) == (5_400_000 - 1_000, 5_400_000)
    assert table.game.times_before(3, 8_000) == (5_400_000, 5_400_000)
    key(table.at(8_000), *OPENING[:4])
    assert table.game.times_before(1, 8_000) == (5_400_000 - 4_000, 5_400_000 - 4_000)


def test_a_count_set_while_a_game_is_adjourned_does_not_stand_in_the_way_of_its_reopening(started: Make) -> None:
    table = started("standard-1999", press=PressMode.MANUAL, keyed=True).at(5_000).do("seal", uci="h2e2")
    table.do("correct_time", Side.RED, ClockFix.MOVES, 0).at(9_000).do("reopen")
    assert [ply.uci for ply in table.game.plies] == ["h2e2"]
    assert table.game.clock.running is Side.BLACK
