"""Adjourning with a sealed move, results amended, signatures and sign-off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import ClockState, Period, TimeControl
from engine.game import (
    Amendment,
    Arrived,
    FoldError,
    Game,
    Journal,
    Person,
    Phase,
    RefusalCode,
    Reopened,
    Role,
    Sanction,
    Sealed,
    SignatureRefused,
    Signed,
    from_json,
    resume,
    to_json,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"
AGREED = Outcome.draw(Termination.AGREEMENT)


def test_sealing_counts_the_move_and_starts_no_clock(started: Make) -> None:
    table = started("standard-1999").play("h2e2").at(5_000).do("seal", uci="h9g7")
    (sealed,) = table.events
    assert (type(sealed), sealed.side, sealed.uci, sealed.on_paper) == (Sealed, BLACK, "", False)
    assert table.game.phase is Phase.PAUSED
    assert table.game.sealed
    assert table.game.clock.running is None
    assert table.game.clock.face(BLACK, 90_000).used == 4_000
    assert table.game.clock.face(BLACK, 90_000).moves == 1
    assert len(table.game.plies) == 1


def test_the_envelope_says_all_but_the_move(started: Make) -> None:
    table = started("standard-1999").play("h2e2").at(5_000).do("seal", uci="h9g7", resumes="2026-05-02 09:00")
    envelope = table.game.envelope
    assert (envelope.side, envelope.ply, envelope.on_paper) == (BLACK, 2, False)
    assert (envelope.red_used, envelope.black_used, envelope.red_moves, envelope.black_moves) == (1_000, 4_000, 1, 1)
    assert (envelope.red_period, envelope.black_period, envelope.resumes) == (1, 1, "2026-05-02 09:00")
    assert envelope.position == table.game.position
    assert "h9g7" not in repr(envelope)
    assert started().game.envelope is None


def test_reopening_plays_it_and_starts_the_other_clock(started: Make) -> None:
    table = started("standard-1999").play("h2e2").at(5_000).do("seal", uci="h9g7").at(80_000).do("reopen")
    assert table.events == (Reopened(table.stamp(), "h9g7"),)
    assert table.game.clock.running is RED
    ply = table.game.plies[-1]
    assert (ply.uci, ply.side, ply.used_ms) == ("h9g7", BLACK, 4_000)
    assert not table.game.sealed
    assert table.at(81_000).do("move", RED, "h0g2").game.plies[-1].used_ms == 1_000


def test_a_sealed_move_stands_nowhere_in_its_file(started: Make, tmp_path: Path) -> None:
    table = started("standard-1999").play("h2e2").do("seal", uci="h9g7")
    path = tmp_path / "a.chuhe"
    Journal.create(path, table.game.log).close()
    for text in (
        path.read_bytes().decode("latin-1"),
        repr(table.game),
        str([to_json(event) for event in table.game.log]),
    ):
        assert "h9g7" not in text.lower()
        assert "h9-g7" not in text.lower()
    again = Game.of([from_json(to_json(event)) for event in table.game.log], Position)
    assert again.fold(*again.reopen(Stamp(90_000))).plies[-1].uci == "h9g7"


def test_a_move_sealed_by_an_earlier_version_is_still_opened(started: Make) -> None:
    table = started("standard-1999").play("h2e2")
    old = table.game.fold(Sealed(Stamp(2_000), BLACK, "h9g7"))
    assert not old.envelope.on_paper
    assert old.sealed_fault is None
    assert old.fold(*old.reopen(Stamp(3_000))).plies[-1].uci == "h9g7"


def test_equal_moves_do_not_look_alike_in_their_envelopes(started: Make) -> None:
    seals = [started("standard-1999", uuid=uuid).at(ms).do("seal", uci="h2e2") for uuid in "ab" for ms in (1, 2)]
    assert len({table.events[0].concealed for table in seals}) == len(seals)


@pytest.mark.parametrize("change", [lambda text: text[:-1] + "x", lambda text: "2" + text[1:], lambda text: "1$00"])
def test_an_envelope_that_was_changed_is_not_taken(started: Make, change: Callable[[str], str]) -> None:
    table = started("standard-1999").do("seal", uci="h2e2")
    (sealed,) = table.events
    with pytest.raises(FoldError):
        started("standard-1999").game.fold(replace(sealed, concealed=change(sealed.concealed)))


def test_what_was_touched_binds_the_sealed_move(started: Make) -> None:
    table = started("standard-1999").do("touch", RED, "h2")
    assert table.refused("seal", uci="b2e2") is RefusalCode.TOUCH_BINDS
    assert table.do("seal", uci="h2e2").do("reopen").game.breach is None
    paper = started("standard-1999").do("touch", RED, "h2").do("seal").do("reopen", uci="b2e2")
    assert paper.game.breach.points == ("h2",)


def test_a_record_that_must_be_filled_in_comes_before_the_sealed_move(started: Make) -> None:
    control = TimeControl.of_periods("own", (Period(200_000, 1), Period(900_000, 5)))
    table = started("standard-1999", own_records=True, control=control).at(100_000).play("h2e2", "h9g7")
    assert table.refused("seal") is RefusalCode.RECORD_NOT_FILLED


def test_a_move_on_paper_is_read_at_the_reopening(started: Make) -> None:
    table = started("standard-1999").do("seal")
    assert table.game.envelope.on_paper
    assert table.refused("reopen") is RefusalCode.MALFORMED_MOVE
    assert table.do("reopen", uci="h2e2").game.plies[-1].uci == "h2e2"


def test_an_illegal_sealed_move_is_put_to_the_referee(started: Make) -> None:
    table = started("standard-1999").do("seal", uci="a0a4")
    assert table.game.sealed_fault is RefusalCode.ILLEGAL_MOVE
    assert table.refused("reopen") is RefusalCode.ILLEGAL_MOVE
    assert table.refused("reopen", uci="h2e2") is RefusalCode.SEALED_DIFFERS
    lost = Outcome(Termination.ILLEGAL_MOVE, Winner.BLACK, "4.1.6")
    assert table.do("rule", lost).game.outcome == lost
    accepted = started("standard-1999").do("seal", uci="a0a4").do("reopen", irregular=True)
    assert accepted.game.plies[-1].irregular


@pytest.mark.parametrize("uci", ["nonsense", "h2", "h2h2h2"])
def test_a_text_that_is_no_move_is_not_sealed(started: Make, uci: str) -> None:
    assert started("standard-1999").refused("seal", uci=uci) is RefusalCode.MALFORMED_MOVE


def test_while_adjourned_the_clocks_do_not_go_on(started: Make) -> None:
    table = started("standard-1999").do("seal", uci="h2e2")
    assert table.refused("resume") is RefusalCode.ADJOURNED
    assert table.refused("enter_touch", "h2") is RefusalCode.ADJOURNED
    assert table.refused("seal") is RefusalCode.PAUSED
    assert started("standard-1999").do("pause").refused("reopen") is RefusalCode.NOT_ADJOURNED


def test_a_sealed_mate_ends_the_game_at_the_reopening(started: Make) -> None:
    table = started("standard-1999", start_fen=MATE_IN_ONE).at(2_000).do("seal", uci="b0b9").at(9_000).do("reopen")
    assert table.game.outcome == Outcome(Termination.CHECKMATE, Winner.RED, "4.1.1")
    assert table.game.clock.state is ClockState.OVER
    assert table.game.clock.face(BLACK, 9_000).used == 0


def test_an_adjourned_game_is_taken_up_from_its_file(started: Make, tmp_path: Path) -> None:
    table = started("standard-1999").play("h2e2").at(5_000).do("seal", uci="h9g7")
    Journal.create(tmp_path / "a.chuhe", table.game.log).close()
    again = resume(tmp_path / "a.chuhe", Position, "")
    with again.journal:
        assert again.game == table.game
        assert again.game.fold(*again.game.reopen(Stamp(6_000))).clock.running is RED


def test_players_alone_adjourn_too(started: Make) -> None:
    table = started("friendly").do("announce_end", "17:30").do("seal", uci="h2e2").do("reopen")
    assert table.game.session_end == "17:30"
    assert table.game.clock.running is BLACK


def test_a_result_is_corrected_with_the_old_one_kept(started: Make) -> None:
    table = started("standard-1999").do("resign", RED)
    old = table.game.outcome
    table.do("amend", Amendment.CLERICAL, AGREED, Role.TABLE_REFEREE, reason="误写")
    assert table.game.outcome == AGREED
    assert table.events[0].old == old
    assert table.game.result_seq == len(table.game.log)
    assert table.game.clock.state is ClockState.OVER


def test_an_appeal_is_decided_above_the_table(started: Make) -> None:
    table = started("standard-1999").do("resign", RED).do("note_appeal", RED, note="钟有误")
    assert table.game.appeals[0].note == "钟有误"
    assert table.refused("amend", Amendment.APPEAL, AGREED, Role.TABLE_REFEREE) is RefusalCode.NOT_IN_POWER
    assert table.do("amend", Amendment.APPEAL, AGREED, Role.ARBITRATION).game.outcome == AGREED


def test_a_result_that_is_none_is_not_put_in_its_place(started: Make) -> None:
    table = started("standard-1999")
    assert table.refused("amend", Amendment.CLERICAL, AGREED, Role.ORGANISER) is RefusalCode.NOT_OVER
    table.do("resign", RED)
    wrong = Outcome(Termination.AGREEMENT, Winner.RED)
    assert table.refused("amend", Amendment.CLERICAL, wrong, Role.ORGANISER) is RefusalCode.INCOHERENT_OUTCOME


def test_a_fair_copy_refused_after_the_end_loses_the_game(started: Make) -> None:
    table = started("standard-1999", own_records=True).do("resign", BLACK)
    lost = Outcome(Termination.MISCONDUCT, Winner.BLACK, "4.1.10")
    assert table.game.conduct_losses == ()
    assert table.refused("amend", Amendment.CONDUCT, lost, Role.TABLE_REFEREE) is RefusalCode.NO_MISCONDUCT
    table.do("demand_record", RED, "7.3").do("note_record_refused", RED, "7.3")
    assert table.game.conduct_losses == (lost,)
    assert table.do("amend", Amendment.CONDUCT, lost, Role.TABLE_REFEREE, reason="7.4").game.outcome == lost
    assert table.game.conduct_losses == ()


def test_a_player_put_out_of_the_session_after_the_end_may_lose_the_game(started: Make) -> None:
    table = started("standard-1999").do("resign", BLACK)
    table.do("sanction", RED, Sanction.DISQUALIFIED, Role.CHIEF_REFEREE)
    (lost,) = table.game.conduct_losses
    assert (lost.termination, lost.winner) == (Termination.MISCONDUCT, Winner.BLACK)


def signed(table: Any) -> Any:
    for person in (Person.RED, Person.BLACK, Person.REFEREE):
        table.do("sign", person, name=person.value)
    return table


def test_the_sign_off_waits_for_both_players_and_the_referee(started: Make) -> None:
    table = started("standard-1999").do("resign", RED)
    assert table.refused("sign_off") is RefusalCode.SIGNATURES_MISSING
    table.do("sign", Person.BLACK, name="李四").do("note_unsigned", Person.RED, reason="不服")
    assert table.game.unsigned == (Person.REFEREE,)
    table.do("sign", Person.REFEREE, drawing="M0 0L9 9")
    assert [type(given) for given in table.game.signatures] == [Signed, SignatureRefused, Signed]
    assert table.do("sign_off", remarks="红方拒签").game.signed_off


def test_nothing_follows_the_sign_off(started: Make) -> None:
    table = signed(started("standard-1999").do("resign", RED)).do("sign_off")
    assert set(table.game.allowed().values()) == {RefusalCode.SIGNED_OFF}
    assert table.refused("note_appeal", RED) is RefusalCode.SIGNED_OFF
    assert table.refused("amend", Amendment.CLERICAL, AGREED, Role.ORGANISER) is RefusalCode.SIGNED_OFF
    with pytest.raises(FoldError):
        table.game.fold(Arrived(table.stamp(), RED))
    assert Game.of(table.game.log, Position) == table.game


def test_signatures_are_to_the_result_that_stands(started: Make) -> None:
    table = signed(started("standard-1999").do("resign", RED))
    assert table.refused("sign", Person.RED) is RefusalCode.ALREADY_SIGNED
    assert table.refused("note_unsigned", Person.RED) is RefusalCode.ALREADY_SIGNED
    table.do("amend", Amendment.CLERICAL, AGREED, Role.CHIEF_REFEREE)
    assert table.game.unsigned == (Person.RED, Person.BLACK, Person.REFEREE)


def test_who_refused_may_sign_after_all(started: Make) -> None:
    table = started("standard-1999").do("resign", RED).do("note_unsigned", Person.RED)
    assert table.refused("note_unsigned", Person.RED) is RefusalCode.ALREADY_SIGNED
    assert isinstance(table.do("sign", Person.RED).game.signatures[-1], Signed)
    assert table.refused("note_unsigned", Person.REFEREE) is RefusalCode.PLAYERS_ONLY


def test_another_referee_takes_over(seat: Make) -> None:
    table = seat("standard-1999", referee="王")
    assert table.game.referee == "王"
    assert table.do("hand_over", "李", reason="换班").game.referee == "李"


def test_without_a_referee_a_finished_game_is_signed_off_at_once(started: Make) -> None:
    assert started("friendly").do("resign", RED).do("sign_off").game.signed_off
