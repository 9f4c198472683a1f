"""A game put off and taken up again, signed and finished at the desk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.base import Outcome, Side, Termination, Winner
from engine.game import Amendment, Person, Phase, Role, Sanction, Signed

KEYS = {"seal": "1", "reopen": "2", "sign": "3", "unsigned": "4", "appeal": "5", "amend": "6", "sign_off": "7"}


@pytest.fixture
def desk(table: Any, setups: Any) -> Any:
    """A refereed game in progress with the desk open at its last group."""
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.move("h2e2")
    table.window.menus.actions["desk"].trigger()
    return table


def shown(table: Any) -> Any:
    return table.page.middle.currentWidget()


def open_form(table: Any, name: str) -> Any:
    panel = table.play.desk.panel
    if shown(table) is not panel:
        table.window.menus.actions["desk"].trigger()
    QTest.keyClicks(panel, "E" + KEYS[name])
    return shown(table)


def resigned(table: Any) -> Any:
    table.play.session.resign(Side.BLACK)
    return table


def sealed_unseen(table: Any, text: str) -> Any:
    form = open_form(table, "seal")
    form.typed.setChecked(True)
    QTest.keyClicks(form.move_text, text)
    QTest.keyClick(form.move_text, Qt.Key.Key_Return)
    return form


def test_the_side_to_move_seals_a_move_that_nobody_sees(desk: Any):
    form = sealed_unseen(desk, "h9g7")
    assert form.move_text.echoMode() == form.move_text.EchoMode.Password
    assert desk.game.sealed
    assert desk.game.clock.running is None
    assert form.move_text.text() == ""
    assert len(desk.game.plies) == 1


def test_when_the_game_goes_on_is_written_down_and_how_safe_a_typed_move_is_is_told(desk: Any):
    form = open_form(desk, "seal")
    assert "takes the program apart" not in form.explanation.text()
    form.typed.setChecked(True)
    assert "takes the program apart" in form.explanation.text()
    form.resumes.setText("2026-05-02 09:00")
    QTest.keyClicks(form.move_text, "h9g7")
    QTest.keyClick(form.move_text, Qt.Key.Key_Return)
    assert desk.game.envelope.resumes == "2026-05-02 09:00"


def test_a_move_that_is_none_is_not_sealed_and_not_repeated_aloud(desk: Any):
    form = sealed_unseen(desk, "h9h8")
    assert not desk.game.sealed
    assert form.fault.text() == "This can't be read as one legal move. Write it again."


def test_reopening_plays_the_typed_move_and_starts_the_other_clock(desk: Any):
    sealed_unseen(desk, "h9g7")
    form = open_form(desk, "reopen")
    assert not form.move_text.isVisible()
    assert not form.irregular.isVisible()
    assert form.explanation.text().startswith("Sealed by Black at ")
    desk.click(form.accept)
    assert [ply.uci for ply in desk.game.plies] == ["h2e2", "h9g7"]
    assert desk.game.clock.running is Side.RED


def test_a_move_on_paper_is_typed_when_the_envelope_is_opened(desk: Any):
    desk.click(open_form(desk, "seal").accept)
    form = open_form(desk, "reopen")
    QTest.keyClicks(form.move_text, "H8+5")
    desk.click(form.accept)
    assert form.fault.text() != ""
    assert desk.game.sealed
    form.move_text.setText("h9g7")
    desk.click(form.accept)
    assert [ply.uci for ply in desk.game.plies] == ["h2e2", "h9g7"]


def test_an_irregular_sealed_move_is_accepted_by_the_referee_alone(desk: Any):
    desk.click(open_form(desk, "seal").accept)
    form = open_form(desk, "reopen")
    form.move_text.setText("h9h8")
    desk.click(form.accept)
    assert desk.game.sealed
    form.irregular.setChecked(True)
    desk.click(form.accept)
    assert desk.game.plies[-1].irregular


def test_the_envelope_can_be_kept_as_pdf_while_the_game_is_adjourned(desk: Any, asker: Any, tmp_path: Path):
    row = desk.play.desk.panel
    QTest.keyClicks(row, "E")
    assert not row.row("envelope").button.isEnabled()
    sealed_unseen(desk, "h9g7")
    desk.window.files.saver._asker = asker
    asker.answer = tmp_path / "envelope.pdf"
    QTest.keyClicks(desk.play.desk.panel, "E8")
    assert asker.answer.read_bytes().startswith(b"%PDF")


def test_the_end_of_a_refereed_game_offers_the_signing(desk: Any):
    resigned(desk)
    desk.click(desk.page.question.button("sign"))
    assert (shown(desk).name.text(), shown(desk).person.currentIndex()) == ("Wang", 0)


def test_all_three_sign_one_after_the_other_by_enter_alone(desk: Any):
    form = open_form(resigned(desk), "sign")
    for name in ("Wang", "Li", "Zhou"):
        assert form.name.text() == name
        desk.counters.pass_ms(500)
        QTest.keyClick(form.name, Qt.Key.Key_Return)
    assert [type(given) for given in desk.game.signatures] == [Signed] * 3
    assert desk.game.unsigned == ()
    assert shown(desk) is desk.play.desk.panel


def test_a_double_click_signs_once(desk: Any):
    form = open_form(resigned(desk), "sign")
    desk.counters.pass_ms(500)
    for _ in range(2):
        desk.click(form.accept)
    assert [given.person for given in desk.game.signatures] == [Person.RED]


def test_who_refused_is_not_asked_to_sign_before_the_others(desk: Any):
    refusal = open_form(resigned(desk), "unsigned")
    desk.click(refusal.accept)
    form = open_form(desk, "sign")
    assert form.name.text() == "Li"


def test_nothing_waits_for_the_referee_that_can_t_be_done_any_more(desk: Any):
    """A foul is called at once (9.2), an illegal move is not heard of after the game (5.8)."""
    for _ in range(2):
        desk.play.session.offer_draw(Side.BLACK)
        desk.play.session.answer_draw(Side.RED, False)
    desk.play.session.move("h9h5")
    desk.play.session.pause()
    panel = desk.play.desk.panel
    assert sum(not row.isHidden() for row in panel.due_rows) == 2
    resigned(desk)
    assert all(row.isHidden() for row in panel.due_rows)


def test_a_signature_is_drawn_by_hand(desk: Any):
    form = open_form(resigned(desk), "sign")
    for place in (QPoint(60, 20), QPoint(90, 40)):
        QTest.mouseClick(form.pad, Qt.MouseButton.LeftButton, pos=place)
    desk.counters.pass_ms(500)
    desk.click(form.accept)
    assert desk.game.signatures[0].drawing.count("M") == 2
    assert form.pad.data == ""


def test_a_refusal_to_sign_is_noted_with_its_reason(desk: Any):
    form = open_form(resigned(desk), "unsigned")
    form.side.setCurrentIndex(1)
    form.reason.setText("the clock was wrong")
    desk.click(form.accept)
    given = desk.game.state.desk.signature_of(Person.BLACK)
    assert given.reason == "the clock was wrong"


def test_an_appeal_is_reserved_also_while_the_game_is_played(desk: Any):
    form = open_form(desk, "appeal")
    form.note.setText("9.1.3 was called wrongly")
    desk.click(form.accept)
    assert [(appeal.side, appeal.note) for appeal in desk.game.appeals] == [(Side.RED, "9.1.3 was called wrongly")]


def test_a_result_written_down_wrongly_is_changed_and_the_old_one_kept(desk: Any):
    form = open_form(resigned(desk), "amend")
    form.boxes.winner.setCurrentIndex(form.boxes.winner.findData(Winner.BLACK))
    form.reason.setText("Red had resigned")
    desk.click(form.accept)
    assert (desk.game.outcome.winner, desk.game.outcome.termination) == (Winner.BLACK, Termination.RESIGNATION)
    assert desk.game.log[-1].old.winner is Winner.RED


def test_a_player_put_out_after_the_end_loses_the_game_by_the_form_for_another_result(desk: Any):
    chief, out = Role.CHIEF_REFEREE, Sanction.DISQUALIFIED
    resigned(desk).play.session.enact(lambda game, stamp: game.sanction(Side.RED, out, chief, stamp))
    form = open_form(desk, "amend")
    assert form.why.currentText() == "A fair copy was refused, or the player put out (7.4, 18.2)"
    desk.click(form.accept)
    assert desk.game.outcome == Outcome.loss(Side.RED, Termination.MISCONDUCT)
    assert desk.game.log[-1].amendment is Amendment.CONDUCT


def test_nothing_is_finished_before_all_have_signed_or_refused(desk: Any):
    form = open_form(resigned(desk), "sign_off")
    assert not form.accept.isEnabled()
    assert form.explanation.text() == "Not signed yet: Red Wang, Black Li, and Referee Zhou."
    form = open_form(desk, "sign")
    for _ in range(3):
        desk.counters.pass_ms(500)
        desk.click(form.accept)
    form = open_form(desk, "sign_off")
    form.remarks.setText("played in the small hall")
    desk.click(form.accept)
    assert desk.game.signed_off
    assert desk.game.phase is Phase.OVER


def test_another_referee_takes_over(desk: Any):
    panel = desk.play.desk.panel
    QTest.keyClicks(panel, "O4")
    form = shown(desk)
    desk.click(form.accept)
    assert form.fault.text() == "Who takes over? Write the name."
    form.referee.setText("Sun")
    desk.click(form.accept)
    assert desk.game.referee == "Sun"
    assert panel.who.text() == "Sun, Table referee"


def test_a_game_that_was_put_away_unsigned_is_signed_and_sealed_when_it_is_opened_again(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.play.session.resign(Side.RED)
    name = table.play.session.journal.path.name
    table.window.step_back()
    path = table.window.program.games / "finished" / name
    table.window.files.open(path)
    assert table.game.outcome is not None
    table.click(table.page.question.button("sign"))
    for person in Person:
        if person in table.game.unsigned:
            assert table.play.session.enact(lambda game, stamp, who=person: game.sign(who, stamp, "Zhou", ""))
    assert table.play.session.enact(lambda game, stamp: game.sign_off(stamp))
    table.window.step_back()
    table.window.files.open(path)
    assert table.window.playing is None, "a sealed game is only looked at"
