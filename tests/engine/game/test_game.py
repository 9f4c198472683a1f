from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import ClockState, Period, TimeControl
from engine.game import (
    Act,
    FoldError,
    Game,
    GameSet,
    Paused,
    Person,
    Phase,
    RefusalCode,
    Resumed,
    Ruled,
    SetupError,
    Started,
    from_json,
    to_json,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
DEAD = (Termination.NO_WINNING_CHANCES, Winner.DRAW)
RED, BLACK = Side.RED, Side.BLACK
MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"
STALEMATE_IN_ONE = "3k5/9/9/9/9/9/9/9/4R4/5K3 w"
BLACK_MOVES = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b"


def test_a_game_begins_with_its_board_set_up_and_no_clock_running(seat: Make) -> None:
    game = seat("standard-1999").game
    assert game.phase is Phase.SETUP
    assert game.clock.running is None
    assert game.plies == ()
    assert game.outcome is None


def test_starting_starts_the_clock_of_the_side_to_move(seat: Make) -> None:
    assert seat().at(70).do("start").game.clock.running is RED
    assert seat(start_fen=BLACK_MOVES).do("start").game.clock.running is BLACK


def test_a_game_is_started_once(started: Make) -> None:
    assert started().refused("start") is RefusalCode.ALREADY_STARTED


def test_a_decided_position_is_not_started(seat: Make) -> None:
    mated = "1R2k4/R8/9/9/9/9/9/9/9/3K5 b"
    assert seat(start_fen=mated).refused("start") is RefusalCode.POSITION_DECIDED


def test_with_automatic_press_a_move_starts_the_other_clock(started: Make) -> None:
    table = started().at(7_000).do("move", RED, "h2e2")
    assert table.game.clock.running is BLACK is table.game.position.to_move
    (ply,) = table.game.plies
    assert (ply.number, ply.side, ply.uci, ply.irregular) == (1, RED, "h2e2", False)
    assert (ply.used_ms, ply.total_ms) == (7_000, 7_000)


def test_the_record_has_the_time_of_each_move_and_the_total(started: Make) -> None:
    table = started()
    for ms, move in ((5_000, "h2e2"), (6_500, "h9g7"), (9_000, "h0g2"), (9_000, "i9h9")):
        table.at(ms).do("move", None, move)
    assert [ply.used_ms for ply in table.game.plies] == [5_000, 1_500, 2_500, 0]
    assert [ply.total_ms for ply in table.game.plies] == [5_000, 1_500, 7_500, 1_500]


@pytest.mark.parametrize(
    ("side", "move", "code"),
    [
        (BLACK, "h9g7", RefusalCode.NOT_YOUR_TURN),
        (RED, "h9g7", RefusalCode.ILLEGAL_MOVE),
        (RED, "h2h3h4", RefusalCode.MALFORMED_MOVE),
        (RED, "", RefusalCode.MALFORMED_MOVE),
        (RED, "a0a4", RefusalCode.ILLEGAL_MOVE),
        (RED, "e4e5", RefusalCode.ILLEGAL_MOVE),
    ],
)
def test_a_move_that_is_none_is_refused_with_its_reason(
    started: Make, side: Side, move: str, code: RefusalCode
) -> None:
    assert started("friendly").refused("move", side, move) is code


def test_where_illegal_moves_are_made_one_from_an_empty_point_still_is_none(started: Make) -> None:
    assert started("standard-1999").refused("move", RED, "e4e5") is RefusalCode.ILLEGAL_MOVE


def test_checkmate_ends_the_game_and_stops_both_clocks_at_once(started: Make) -> None:
    table = started(start_fen=MATE_IN_ONE).at(9_000).do("move", RED, "b0b9")
    game = table.game
    assert game.outcome == Outcome(Termination.CHECKMATE, Winner.RED, "4.1.1")
    assert game.phase is Phase.OVER
    assert game.clock.state is ClockState.OVER
    assert game.plies[-1].used_ms == 9_000
    assert game.clock.face(RED, 99_000).used == 9_000
    assert game.clock.face(RED, 99_000).moves == 1
    assert game.clock.face(BLACK, 99_000).used == 0


def test_the_side_without_a_move_loses(started: Make) -> None:
    table = started(start_fen=STALEMATE_IN_ONE).at(1).do("move", RED, "e1e8")
    assert table.game.outcome == Outcome(Termination.STALEMATE, Winner.RED, "4.1.3")


def test_an_ending_cites_the_edition(started: Make) -> None:
    table = started("standard-2011", start_fen=STALEMATE_IN_ONE).at(1).do("move", RED, "e1e8")
    assert table.game.outcome == Outcome(Termination.STALEMATE, Winner.RED, "4.1.2")


def test_a_move_that_ends_the_game_earns_no_period(started: Make) -> None:
    control = TimeControl.of_periods("own", (Period(10_000, 1), Period(5_000, 1)), (Period(10_000, 1),))
    game = started(start_fen=MATE_IN_ONE, control=control).at(10_000).do("move", RED, "b0b9").game
    assert game.clock.face(RED, 10_000).remaining == 0
    assert game.clock.face(RED, 10_000).period_number == 1


@pytest.mark.parametrize("side", Side)
def test_either_side_may_resign_at_any_time(started: Make, side: Side) -> None:
    running = started().do("resign", side).game
    assert running.outcome == Outcome(Termination.RESIGNATION, Winner.of(side.other), "4.1.9")
    paused = started().do("pause").do("resign", side).game
    assert paused.outcome == running.outcome
    assert paused.clock.running is None


def test_nothing_is_done_before_the_start_but_by_the_referee(seat: Make) -> None:
    game = seat("standard-1999").game
    allowed = {key for key, code in game.allowed().items() if code is None}
    desk = {
        Act.START,
        Act.RULE,
        Act.CORRECT_TIME,
        Act.NOTE_ABSENCE,
        Act.UNLOCK,
        Act.SANCTION,
        Act.ANNOUNCE_END,
        Act.HAND_OVER,
    }
    assert allowed == {(act, Person.REFEREE) for act in desk}


AFTER_THE_END = {
    "friendly": {(Act.SIGN, Person.RED), (Act.SIGN, Person.BLACK), (Act.SIGN_OFF, Person.PLAYERS)},
    "standard-1999": {
        (Act.SIGN, Person.RED),
        (Act.SIGN, Person.BLACK),
        *((act, Person.REFEREE) for act in (Act.SIGN, Act.NOTE_UNSIGNED, Act.NOTE_APPEAL, Act.SIGN_OFF, Act.AMEND)),
        *((act, Person.REFEREE) for act in (Act.HAND_OVER, Act.UNLOCK, Act.SANCTION)),
    },
}


def test_nothing_is_done_after_the_end_but_what_belongs_to_it(started: Make) -> None:
    for profile, wanted in AFTER_THE_END.items():
        table = started(profile).do("resign", RED)
        assert {key for key, code in table.game.allowed().items() if code is None} == wanted
        assert table.refused("move", RED, "h2e2") is RefusalCode.GAME_OVER
        assert table.refused("resign", BLACK) is RefusalCode.GAME_OVER
        assert table.game.tick(Stamp(10**9)) == ()


def test_an_agreed_draw_ends_the_game(started: Make) -> None:
    table = started().do("offer_draw", RED)
    assert table.game.draw_offer is RED
    assert table.at(2_000).do("answer_draw", BLACK, True).game.outcome == Outcome(
        Termination.AGREEMENT, Winner.DRAW, "4.2.2"
    )
    assert table.game.draw_offer is None
    assert table.game.clock.state is ClockState.OVER


def test_a_draw_is_offered_in_ones_own_time_only(started: Make) -> None:
    assert started().refused("offer_draw", BLACK) is RefusalCode.NOT_YOUR_TIME


def test_an_offer_is_answered_by_the_other_side(started: Make) -> None:
    table = started()
    assert table.refused("answer_draw", BLACK, True) is RefusalCode.NO_OFFER
    table.do("offer_draw", RED)
    assert table.refused("answer_draw", RED, True) is RefusalCode.OWN_OFFER
    assert table.refused("offer_draw", RED) is RefusalCode.OFFER_OPEN


def test_a_refused_offer_is_gone(started: Make) -> None:
    table = started().do("offer_draw", RED).do("answer_draw", BLACK, False)
    assert table.game.draw_offer is None
    assert table.game.phase is Phase.RUNNING


def test_an_offer_stands_over_ones_own_move_and_is_refused_by_the_reply(started: Make) -> None:
    table = started().do("offer_draw", RED).play("h2e2")
    assert table.game.draw_offer is RED
    assert table.play("h9g7").game.draw_offer is None


def test_an_offer_may_still_be_answered_while_the_clocks_stand(started: Make) -> None:
    table = started().do("offer_draw", RED).do("pause").do("answer_draw", BLACK, True)
    assert table.game.outcome == Outcome(Termination.AGREEMENT, Winner.DRAW)


def test_pause_and_resume_charge_nobody(started: Make) -> None:
    table = started("standard-1999").at(4_000).do("pause", reason="灯").at(90_000).do("resume")
    assert table.game.clock.running is RED
    table.at(91_000).do("move", RED, "h2e2")
    assert table.game.plies[-1].used_ms == 5_000


def test_while_paused_no_move_is_made(started: Make) -> None:
    table = started("standard-1999").do("pause")
    assert table.refused("move", RED, "h2e2") is RefusalCode.PAUSED
    assert table.refused("pause") is RefusalCode.PAUSED
    assert started().refused("resume") is RefusalCode.NOT_PAUSED


def test_with_automatic_press_the_clock_goes_on_for_the_side_to_move_only(started: Make) -> None:
    table = started("standard-1999").do("pause")
    assert table.refused("resume", side=BLACK) is RefusalCode.NOT_YOUR_TURN
    assert table.do("resume", side=RED).game.clock.running is RED


@pytest.mark.parametrize(("profile", "host"), [("friendly", Person.PLAYERS), ("standard-1999", Person.REFEREE)])
def test_only_the_host_stops_the_clocks(started: Make, profile: str, host: Person) -> None:
    game = started(profile).game
    assert game.host is host
    assert game.may(Act.PAUSE, host) is None
    for person in set(Person) - {host}:
        assert game.may(Act.PAUSE, person) is not None


def test_without_a_referee_there_is_no_foul_and_no_ruling(started: Make) -> None:
    table = started("friendly")
    assert table.refused("foul", RED, "9.1.2") is RefusalCode.NO_REFEREE
    assert table.refused("rule", Outcome.draw(Termination.REPETITION)) is RefusalCode.NO_REFEREE
    assert table.refused("call_referee", RED) is RefusalCode.NO_REFEREE


def test_what_is_a_persons_own_affair_is_nobody_elses(started: Make) -> None:
    game = started("standard-1999").game
    assert game.may(Act.MOVE, Person.REFEREE) is RefusalCode.PLAYERS_ONLY
    assert game.may(Act.FOUL, Person.RED) is RefusalCode.REFEREE_ONLY
    assert game.may(Act.PAUSE, Person.BLACK) is RefusalCode.REFEREE_ONLY


def test_a_call_for_the_referee_stands_until_he_acts_and_stops_no_clock(started: Make) -> None:
    table = started("standard-1999").do("call_referee", BLACK, note="擅停")
    assert table.game.clock.running is RED
    assert table.game.referee_call is not None
    assert table.game.referee_call.side is BLACK
    table.play("h2e2")
    assert table.game.referee_call is not None
    assert table.do("pause").game.referee_call is None


@pytest.mark.parametrize(
    ("act", "arguments"),
    [
        ("note_omission", (RED, 4)),
        ("enter_touch", ("h0",)),
        ("demand_record", (RED, "7.1")),
        ("announce_end", ("17:00",)),
        ("hand_over", ("李",)),
    ],
)
def test_whatever_the_referee_does_answers_a_call(started: Make, act: str, arguments: tuple[Any, ...]) -> None:
    table = started("standard-1999", own_records=True).do("call_referee", BLACK).do(act, *arguments)
    assert table.game.referee_call is None


def test_what_a_player_or_a_lock_does_answers_none(seat: Make) -> None:
    table = seat("standard-1999").do("note_absence", RED).do("start").do("call_referee", BLACK)
    table.do("refuse_passcode", 1).do("move", RED, "h2e2").do("offer_draw", BLACK)
    assert table.game.referee_call is not None
    assert table.do("resign", RED).game.referee_call is None


@pytest.mark.parametrize(
    ("fen", "profile", "proposed"),
    [
        ("3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3AK4 w", "standard-1999", [Outcome.draw(Termination.NO_WINNING_CHANCES)]),
        ("3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3AK4 w", "standard-2011", [Outcome(*DEAD, "4.2.2")]),
        ("3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3AK4 w", "friendly", []),
        ("3ak4/4a4/4b4/9/9/9/4P4/4B4/4A4/3AK4 w", "standard-1999", []),
    ],
)
def test_the_board_proposes_a_draw_that_nobody_can_win(
    started: Make, fen: str, profile: str, proposed: list[Outcome]
) -> None:
    """双方均无取胜可能 (4.2.1); the referee decides."""
    assert list(started(profile, start_fen=fen).game.proposals) == proposed
    assert started("standard-1999").game.referee_call is None


def test_fouls_are_counted_and_at_the_limit_a_loss_is_proposed(started: Make) -> None:
    table = started("standard-1999").do("foul", RED, "9.1.2", count=2, note="停钟")
    assert table.game.foul_counts == {RED: 2, BLACK: 0}
    assert table.game.proposals == ()
    table.play("h2e2").do("foul", RED, "9.1.5")
    proposed = Outcome(Termination.FOULS, Winner.BLACK, "4.1.8")
    assert table.game.proposals == (proposed,)
    assert table.game.phase is Phase.RUNNING
    assert table.do("rule", proposed, reason="三次").game.outcome == proposed
    assert table.game.proposals == ()
    assert [foul.article for foul in table.game.fouls] == ["9.1.2", "9.1.5"]


def test_two_fouls_lose_under_the_club_sheet_and_none_by_number_under_the_older_rules(started: Make) -> None:
    assert started("club").do("foul", BLACK, "7(一)", count=2).game.proposals == (
        Outcome(Termination.FOULS, Winner.RED, "3(四)"),
    )
    assert started("classic").do("foul", BLACK, "11(一)", count=9).game.proposals == ()


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((RED, "9.1.9"), RefusalCode.UNKNOWN_ARTICLE),
        ((RED, "7(一)"), RefusalCode.UNKNOWN_ARTICLE),
        ((RED, ""), RefusalCode.UNKNOWN_ARTICLE),
        ((RED, "9.1.1", 0), RefusalCode.BAD_COUNT),
        ((RED, "9.1.1", -1), RefusalCode.BAD_COUNT),
        ((RED, "9.1.1", 10), RefusalCode.BAD_COUNT),
    ],
)
def test_a_foul_needs_an_article_and_a_count(started: Make, args: tuple[Any, ...], code: RefusalCode) -> None:
    side, article, *count = args
    table = started("standard-1999")
    assert table.refused("foul", side, article, **({"count": count[0]} if count else {})) is code


@pytest.mark.parametrize("phase", ["setup", "running", "paused"])
def test_the_referee_may_decide_the_game_at_any_time(seat: Make, phase: str) -> None:
    table = seat("standard-1999")
    if phase != "setup":
        table.do("start").at(3_000)
    if phase == "paused":
        table.do("pause")
    table.do("rule", Outcome(Termination.FORFEIT, Winner.BLACK, "20.1"), reason="缺席")
    assert table.game.outcome == Outcome(Termination.FORFEIT, Winner.BLACK, "20.1")
    assert table.game.clock.state is ClockState.OVER


def test_a_ruling_freezes_article_and_edition(started: Make) -> None:
    table = started("standard-2011").do("rule", Outcome.draw(Termination.REPETITION), reason="不变")
    (ruled,) = table.events
    assert isinstance(ruled, Ruled)
    assert (ruled.outcome.article, ruled.edition, ruled.reason) == ("4.2.3", "2011", "不变")


@pytest.mark.parametrize("termination", Termination)
@pytest.mark.parametrize("winner", Winner)
def test_a_ruling_has_a_winner_that_fits_its_ending(started: Make, termination: Termination, winner: Winner) -> None:
    table = started("standard-1999")
    outcome = Outcome(termination, winner)
    draws = {"no_winning_chances", "agreement", "repetition", "natural_limit"}
    both = {"double_loss", "annulled"}
    either = {"late", "forfeit", "misconduct"}
    never = {"bye", "adjourned"}
    wanted = {
        Winner.DRAW: termination in draws,
        Winner.NONE: termination in both | either,
    }.get(winner, termination not in draws | both | never)
    if wanted:
        assert table.do("rule", outcome).game.outcome == outcome
    else:
        assert table.refused("rule", outcome) is RefusalCode.INCOHERENT_OUTCOME


def test_the_event_that_ended_the_game_is_known_by_number(started: Make) -> None:
    table = started().play("h2e2")
    assert table.game.result_seq is None
    table.do("resign", RED)
    assert table.game.result_seq == 4 == len(table.game.log)


@pytest.mark.parametrize("profile", ["standard-1999", "club", "standard-2011"])
def test_an_irregular_move_is_made_and_marked_where_the_regulations_let_it(started: Make, profile: str) -> None:
    table = started(profile).do("move", RED, "a0a4")
    assert table.game.plies[-1].irregular
    table.do("move", BLACK, "e9e0")
    assert table.game.phase is Phase.RUNNING
    assert table.game.plies[-1].irregular
    assert table.game.position.to_move is RED
    assert Game.of(table.game.log, Position) == table.game


@pytest.mark.parametrize("text", ["", "refereed = 1"])
def test_faulty_regulations_make_no_game(seat: Make, text: str) -> None:
    with pytest.raises(SetupError) as caught:
        seat(regulations=text)
    assert caught.value.faults


def test_a_start_position_without_a_board_makes_no_game(seat: Make) -> None:
    with pytest.raises(SetupError):
        seat(start_fen="nothing")


def test_time_never_goes_back(started: Make) -> None:
    table = started().at(5_000).do("move", RED, "h2e2").at(4_999)
    with pytest.raises(FoldError):
        table.do("move", BLACK, "h9g7")


def test_a_game_begins_with_its_set_up_and_has_only_one(started: Make) -> None:
    game = started().game
    with pytest.raises(FoldError):
        Game.of(game.log[1:], Position)
    with pytest.raises(FoldError):
        game.fold(game.log[0])


def test_a_game_is_the_fold_over_its_log(started: Make) -> None:
    table = started("standard-1999").play("h2e2", "h9g7").do("foul", RED, "9.1.1").do("pause").do("resume")
    table.do("offer_draw", RED).do("answer_draw", BLACK, False).play("h0g2")
    again = Game.of([from_json(to_json(event)) for event in table.game.log], Position)
    assert again == table.game
    assert again.allowed() == table.game.allowed()


def test_allowed_looks_ahead_to_a_stamp(started: Make) -> None:
    game = started().game
    deadline = game.clock.deadline
    assert game.allowed(Stamp(deadline))[Act.MOVE, Person.RED] is None
    assert game.allowed(Stamp(deadline + 1))[Act.MOVE, Person.RED] is RefusalCode.GAME_OVER
    assert game.phase is Phase.RUNNING


def test_a_set_up_is_told_at_the_first_event(seat: Make) -> None:
    game = seat().game
    (first,) = game.log
    assert isinstance(first, GameSet)
    assert game.setup is first.setup
    assert game.setup.seat(RED).name == "张三"
    assert game.setup.seat(BLACK).unit == "汉队"


def test_an_event_against_the_rules_does_not_follow(started: Make) -> None:
    game = started().play("h2e2").game
    with pytest.raises(FoldError):
        game.fold(Started(Stamp(5_000)))
    move = game.log[-1]
    for wrong in (replace(move, uci="h9g7"), replace(move, side=BLACK, uci="a9a0"), replace(move, side=BLACK, uci="?")):
        with pytest.raises(FoldError):
            game.fold(wrong)
    with pytest.raises(FoldError):
        game.fold(replace(move, side=BLACK, uci="h9g7", irregular=True))
    paused = game.fold(Paused(Stamp(5_000)))
    with pytest.raises(FoldError):
        paused.fold(Resumed(Stamp(5_000), RED))
