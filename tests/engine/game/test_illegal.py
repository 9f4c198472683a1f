"""Illegal moves in refereed games (4.1.2, 4.1.6, 5.8) and corrections of 5.8 as one act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import ClockState
from engine.game import (
    BoardCorrected,
    CallMatter,
    ClockFix,
    CorrectionKind,
    FoldError,
    FoulCause,
    Game,
    IllegalMove,
    Phase,
    PressMode,
    RefereeCalled,
    RefusalCode,
    Resumed,
    TimeCorrected,
    from_json,
    to_json,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
WRONG = CorrectionKind.ILLEGAL_MOVE
# the red advisor d1 keeps the generals apart; the red general e0 is safe
APART = "3k5/9/9/9/9/9/9/9/3A5/3K1R3 w"
CHECKED = "4k4/9/9/9/4r4/9/9/9/9/4KR3 w"


def outcome(ending: Termination, winner: Winner, article: str) -> Outcome:
    return Outcome(ending, winner, article)


def test_an_illegal_move_noticed_many_moves_later_loses_under_s0(started: Make) -> None:
    table = started("standard-1999").play("a0a4", "h9g7", "h2e2", "i9h9")
    assert table.game.unnoticed == (1,)
    table.do("note_illegal", RED, 1, note="车跳子")
    assert table.events == (IllegalMove(table.stamp(), RED, 1, note="车跳子"),)
    assert table.game.unnoticed == ()
    (remedy,) = table.game.remedies
    assert remedy.loses == outcome(Termination.ILLEGAL_MOVE, Winner.BLACK, "4.1.6")
    assert (remedy.put_back, remedy.piece, remedy.article) == (4, "a0", None)
    assert table.game.proposals == (remedy.loses,)
    assert table.do("rule", remedy.loses).game.outcome == remedy.loses


def test_generals_made_to_face_lose_by_their_own_article(started: Make) -> None:
    table = started("standard-1999", start_fen=APART).play("d1e2").do("note_illegal", RED, 1)
    assert table.events[0].facing
    assert table.game.proposals == (outcome(Termination.FACING_GENERALS, Winner.BLACK, "4.1.2"),)


def test_under_2011_the_first_is_a_foul_and_the_second_loses(started: Make) -> None:
    table = started("standard-2011").play("a0a4").do("note_illegal", RED, 1)
    (remedy,) = table.game.remedies
    assert (remedy.loses, remedy.article, remedy.put_back, remedy.piece) == (None, "8.1.8", 1, "a0")
    assert [due.cause for due in table.game.fouls_due] == [FoulCause.ILLEGAL_MOVE]
    table.do("correct_board", WRONG, 1, bound="a0", go_on=True)
    assert table.game.remedies == ()
    assert table.refused("move", RED, "b0c2") is RefusalCode.TOUCH_BINDS
    table.play("a0a1", "h9g7", "a1d9").do("note_illegal", RED, 3)
    assert table.game.proposals == (outcome(Termination.ILLEGAL_MOVE, Winner.BLACK, "4.1.8"),)


def test_under_2011_leaving_the_general_to_be_taken_loses_at_once(started: Make) -> None:
    table = started("standard-2011", start_fen=CHECKED).play("f0f1").do("note_illegal", RED, 1)
    assert table.events[0].exposed
    assert table.game.proposals == (outcome(Termination.FACING_GENERALS, Winner.BLACK, "4.1.3"),)


def test_under_the_club_sheet_each_is_a_technical_foul(started: Make) -> None:
    table = started("club").play("a0a4", "h9g7", "b0b9").do("note_illegal", RED, 1).do("note_illegal", RED, 3)
    assert [due.article for due in table.game.fouls_due] == ["7(五)", "7(五)"]
    assert table.game.proposals == ()
    for due in table.game.fouls_due:
        table.do("call_due", due)
    assert table.game.fouls_due == ()
    assert table.game.proposals == (outcome(Termination.FOULS, Winner.BLACK, "3(四)"),)


def test_a_move_that_never_got_into_the_record_can_be_noted(started: Make) -> None:
    table = started("club").play("h2e2").do("note_illegal", RED, 0, note="连走两步")
    assert table.game.fouls_due[0].article == "7(五)"


def test_only_an_irregular_ply_of_that_side_is_noted_and_only_once(started: Make) -> None:
    table = started("standard-1999").play("a0a4", "h9g7")
    assert table.refused("note_illegal", BLACK, 1) is RefusalCode.NOT_IRREGULAR
    assert table.refused("note_illegal", BLACK, 2) is RefusalCode.NOT_IRREGULAR
    assert table.refused("note_illegal", RED, 3) is RefusalCode.NOT_IRREGULAR
    assert table.do("note_illegal", RED, 1).refused("note_illegal", RED, 1) is RefusalCode.ALREADY_NOTED


def test_a_player_points_an_illegal_move_out_to_the_referee(started: Make) -> None:
    table = started("standard-1999").play("a0a4").do("call_referee", BLACK, matter=CallMatter.ILLEGAL_MOVE)
    assert table.game.referee_call == RefereeCalled(table.stamp(), BLACK, "", CallMatter.ILLEGAL_MOVE)
    assert from_json(to_json(table.game.referee_call)) == table.game.referee_call
    assert "matter" not in to_json(RefereeCalled(table.stamp(), BLACK))
    assert table.do("note_illegal", RED, 1).game.referee_call is None


def test_a_note_is_struck_out(started: Make) -> None:
    table = started("club").play("a0a4").do("note_illegal", RED, 1)
    seq = len(table.game.log)
    assert table.game.reversible == (seq,)
    table.do("reverse", seq, reason="看错")
    assert table.game.illegal_moves == ()
    assert table.game.fouls_due == ()
    assert table.game.unnoticed == (1,)


def test_an_illegal_move_mates_nobody(started: Make) -> None:
    mate = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"
    table = started("standard-1999", start_fen=mate.replace("1R1K5", "3K4R")).play("i0b9")
    assert table.game.phase is Phase.RUNNING
    assert table.game.clock.running is BLACK


def test_a_custom_profile_of_before_still_ends_the_game_by_it(started: Make, law: Make) -> None:
    text = law("standard-1999").replace("illegal_move_mates = false\n", "")
    mate = "4k4/R8/9/9/9/9/9/9/9/3K4R w"
    table = started(regulations=text, start_fen=mate).play("i0b9")
    assert table.game.outcome == outcome(Termination.CHECKMATE, Winner.RED, "4.1.1")


def test_a_correction_is_one_act_stop_put_back_set_both_clocks_go_on(started: Make) -> None:
    table = started("standard-1999").play("h2e2", "h9g7", "a0a4", "i9h9", each=10_000)
    before = table.game
    table.at(50_000).do("correct_board", WRONG, 2, reason="车跳子", times=(5_000_000, 5_100_000), go_on=True)
    stamp = table.stamp()
    assert [type(event) for event in table.events] == [BoardCorrected, TimeCorrected, TimeCorrected, Resumed]
    assert table.events[0] == BoardCorrected(stamp, WRONG, 2, "车跳子")
    assert [event.new for event in table.events[1:3]] == [5_000_000, 5_100_000]
    assert [ply.uci for ply in table.game.plies] == ["h2e2", "h9g7"]
    assert table.game.clock.running is RED
    assert table.game.clock.face(RED, 51_000).remaining == 4_999_000
    table.at(60_000).do("undo")
    assert table.game.plies == before.plies
    assert table.game.clock.running is before.clock.running


def test_what_was_touched_by_a_correction_goes_with_it_when_it_is_undone(started: Make) -> None:
    table = started("standard-1999").play("h2e2").do("touch", BLACK, "h9")
    for plies, bound in ((1, "h2"), (0, "b9")):
        table.do("correct_board", CorrectionKind.DISPLACED, plies, bound=bound)
        assert table.game.touches[-1].point == bound
        table.at(table.ms + 1_000).do("undo")
        assert [touch.point for touch in table.game.touches] == ["h9"]
        assert table.game.binding.points == ("h9",)


def test_moves_put_back_are_replayed_with_the_pieces_that_were_touched(started: Make, law: Make) -> None:
    text = law("standard-1999").replace('touch = "enforced"', 'touch = "recorded"')
    table = started(regulations=text, start_fen="3ak1b2/9/9/h3r4/9/R1C6/9/4H4/9/4K4 w")
    table.do("touch", RED, "a4").do("touch", RED, "a6").play("c4c5")
    breach = table.game.breach
    table.do("correct_board", WRONG, 1, touched=breach.points, go_on=True)
    assert table.game.binding == breach
    assert table.game.phase is Phase.RUNNING


def test_the_clocks_before_some_moves_are_offered_for_a_correction(started: Make) -> None:
    table = started("standard-1999").play("h2e2", "h9g7", "a0a4", each=10_000)
    full = 90 * 60_000
    assert table.game.times_before(1, 40_000) == (full - 10_000, full - 10_000)
    assert table.game.times_before(3, 40_000) == (full, full)
    assert table.game.times_before(0, 40_000) == (full - 20_000, full - 20_000)


def test_only_a_piece_that_can_move_is_replayed_with(started: Make) -> None:
    table = started("standard-2011", start_fen=CHECKED).play("f0g0").do("note_illegal", RED, 1)
    (remedy,) = table.game.remedies
    assert (remedy.piece, remedy.bound) == ("f0", "")
    table = started("standard-2011").play("a0a4").do("note_illegal", RED, 1)
    assert table.game.remedies[0].bound == "a0"


def test_without_times_both_clocks_are_as_before_the_moves_put_back(started: Make) -> None:
    table = started("standard-1999").play("h2e2", "h9g7", each=10_000)
    snapshot = table.game.clock
    table.play("a0a4", "i9h9", each=7_000).at(90_000).do("correct_board", WRONG, 2)
    assert table.game.clock == replace(snapshot, state=ClockState.PAUSED, since=None)
    assert table.game.phase is Phase.PAUSED


def test_all_moves_can_be_put_back(started: Make) -> None:
    table = started("standard-1999").play("h2e2", "h9g7").do("correct_board", CorrectionKind.COLOURS, 2, go_on=True)
    assert table.game.position == Position.start()
    assert table.game.clock.face(RED, table.ms).used == 0
    assert table.game.setup.red.name == "李四"
    assert table.game.setup.black.name == "张三"
    assert table.do("undo").game.setup.red.name == "张三"
    assert Game.of(table.game.log, Position) == table.game


def test_colours_reversed_with_the_game_accepted_changes_only_the_seats(started: Make) -> None:
    table = started("standard-1999").play("h2e2").do("correct_board", CorrectionKind.COLOURS, 0)
    assert len(table.game.plies) == 1
    assert table.game.setup.red.name == "李四"


def test_displaced_pieces_are_set_right_with_the_clocks_stopped(started: Make) -> None:
    table = (
        started("standard-1999").play("h2e2").at(5_000).do("correct_board", CorrectionKind.DISPLACED, 0, reason="碰落")
    )
    assert table.game.phase is Phase.PAUSED
    assert table.game.clock.face(BLACK, 9_000).used == 4_000


@pytest.mark.parametrize(("plies", "bound"), [(0, ""), (3, ""), (-1, ""), (1, "e5"), (1, "zz"), (1, "a0")])
def test_a_correction_that_can_not_be_is_refused(started: Make, plies: int, bound: str) -> None:
    table = started("standard-1999").play("h2e2", "h9g7")
    code = table.refused("correct_board", WRONG, plies, bound=bound)
    assert code in (RefusalCode.NOTHING_TO_CORRECT, RefusalCode.NOTHING_THERE)
    with pytest.raises(FoldError):
        table.game.fold(BoardCorrected(table.stamp(), WRONG, plies, bound=bound))


def test_after_the_end_the_board_is_not_corrected(started: Make) -> None:
    table = started("standard-1999").play("a0a4").do("resign", BLACK)
    assert table.refused("correct_board", WRONG, 1) is RefusalCode.GAME_OVER
    assert table.refused("note_illegal", RED, 1) is RefusalCode.GAME_OVER


def test_a_late_press_completes_nothing_that_was_put_back(started: Make) -> None:
    table = started("standard-1999", press=PressMode.MANUAL).at(1_000).do("move", RED, "h2e2")
    table.at(2_000).do("move", BLACK, "h9g7").at(5_000).do("press", RED)
    assert table.game.plies[0].used_ms == 5_000
    table.do("correct_board", CorrectionKind.DISPLACED, 1)
    assert table.game.plies[0].used_ms == 1_000
    assert table.game.clock.face(RED, 5_000).used == 1_000


def test_a_correction_under_a_flag_lifts_it(started: Make, law: Make) -> None:
    text = law("standard-1999").replace('on_flag = "lose"', 'on_flag = "hold"')
    table = started(regulations=text).play("h2e2").at(90 * 60_000 + 5_000).do("pause")
    assert table.game.phase is Phase.HELD
    table.do("correct_board", CorrectionKind.DISPLACED, 1, go_on=True)
    assert table.game.phase is Phase.RUNNING
    assert table.game.clock.running is RED
    assert table.do("correct_time", RED, ClockFix.SET, 9).game.clock.face(RED, table.ms).remaining == 9


def test_what_waits_is_a_loss_or_a_foul_that_was_not_called(started: Make) -> None:
    table = started("club").play("a0a4", "h9g7").do("note_illegal", RED, 1)
    assert [remedy.source for remedy in table.game.remedies_due] == [len(table.game.log)]
    table.do("call_due", table.game.fouls_due[0])
    assert table.game.remedies_due == ()
    assert len(table.game.remedies) == 1
    table = started("standard-1999").play("a0a4").do("note_illegal", RED, 1)
    assert table.game.remedies_due == table.game.remedies


def test_where_the_regulations_are_silent_it_waits_until_it_is_put_back(started: Make, law: Make) -> None:
    text = law("classic").replace("illegal_refused = true", "illegal_refused = false")
    table = started(regulations=text).play("a0a4").do("note_illegal", RED, 1)
    assert table.game.remedies_due == table.game.remedies
    assert table.do("correct_board", WRONG, 1).game.remedies_due == ()
