"""The clock alone beside a wooden board, in its window: presses, stops, flags, the referee's desk, and the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.clockonly.order import ClockOrder, clock_setup
from app.clockonly.page import ClockPage
from app.desk.clock_form import ClockForm
from app.profiles import other_game
from app.session import GameSession
from app.settings import ClockOnlyValues
from engine.base import Outcome, Side, Termination, Winner
from engine.clock import OnFlag, TimeControl
from engine.game import ClockFix, Game, Journal, Phase, PressRefused, RefusalCode, Setup
from engine.game.journal import read_game
from engine.xiangqi import Position

RED, BLACK = Side.RED, Side.BLACK
MINUTE = TimeControl.all_in(60_000)
NAMES = ClockOnlyValues(red="Wang", black="Li", event="Cup", referee="Zhao")


@pytest.fixture
def clock(profiles: Any) -> Callable[..., Setup]:
    """``clock(control, **values)``: the set-up of a clock alone."""

    def make(control: TimeControl = MINUTE, **values: Any) -> Setup:
        filled = replace(NAMES, **values)
        profile = profiles["standard-1999"] if filled.sides == "red_black" else other_game()
        return clock_setup(ClockOrder(filled, profile, control, "2026-11-29"))

    return make


@pytest.fixture
def stand(table: Any, clock: Any) -> Any:
    """A clock that stands ready in its window, and who is at it."""
    sit_down(table, clock())
    return table


@pytest.fixture
def running(stand: Any) -> Any:
    """Red's clock runs."""
    stand.key(Qt.Key.Key_Space)
    return stand


def sit_down(table: Any, setup: Setup, *, dated: bool = False) -> None:
    """The clock comes to the window. Acts are dated by the counters, unless by what the window system says of input."""
    table.sit_down(setup)
    if not dated:
        table.play.session.set_moment(lambda: None)


def think(table: Any, ms: int) -> None:
    """Somebody thinks, and the program lives on meanwhile."""
    for _ in range(ms // 1_500):
        table.counters.pass_ms(1_500)
        table.play.session.beat()
    table.counters.pass_ms(ms % 1_500)


def faces(table: Any) -> list[tuple[int, int]]:
    """Used milliseconds and moves of both sides."""
    now = table.play.session.now_ms()
    return [(face.used, face.moves) for face in (table.game.clock.face(side, now) for side in Side)]


def test_the_clock_is_what_is_seen(stand: Any) -> None:
    assert isinstance(stand.page, ClockPage)
    assert not stand.page.board.isVisible()
    assert not stand.page.card.isVisible()
    assert stand.page.faces.width() > 1_200
    assert stand.page.faces.height() > 500
    assert stand.window.windowTitle().startswith("Wang – Li")


def test_the_space_bar_starts_the_first_players_clock_and_then_presses_the_one_that_runs(stand: Any) -> None:
    stand.key(Qt.Key.Key_Space)
    assert stand.game.clock.running is RED
    for ms, side in ((1_000, BLACK), (500, RED), (250, BLACK)):
        stand.counters.pass_ms(ms)
        stand.key(Qt.Key.Key_Space)
        assert stand.game.clock.running is side
    assert faces(stand) == [(1_250, 2), (500, 1)]


@pytest.mark.parametrize("side", list(Side))
def test_the_first_press_starts_the_clock_of_the_other(stand: Any, side: Side) -> None:
    stand.press_face(side)
    assert stand.game.clock.running is side.other
    assert faces(stand) == [(0, 0), (0, 0)]


@pytest.mark.parametrize("keys", [(Qt.Key.Key_A, Qt.Key.Key_L), (Qt.Key.Key_Left, Qt.Key.Key_Right)])
def test_each_face_has_keys_of_its_own(running: Any, keys: tuple[Qt.Key, Qt.Key]) -> None:
    left, right = keys
    running.key(left)
    assert running.game.clock.running is BLACK
    running.key(right)
    assert running.game.clock.running is RED
    running.key(right)
    assert isinstance(running.game.log[-1], PressRefused), "a press of the side whose clock stands is kept"
    assert "had no effect" in running.said
    assert faces(running) == [(0, 1), (0, 1)]


def test_the_keys_lie_at_the_faces_wherever_these_are(running: Any) -> None:
    running.click(running.page.bar.looks["swap"])
    assert running.page.faces.panels[1].side is RED
    running.key(Qt.Key.Key_A)
    assert running.game.clock.running is RED, "black's face is at the left now"
    running.key(Qt.Key.Key_L)
    assert running.game.clock.running is BLACK


def test_a_key_that_is_held_down_presses_once(running: Any) -> None:
    handle = running.window.windowHandle()
    QCoreApplication.sendEvent(handle, running.queued_key(Qt.Key.Key_A))
    for _ in range(5):
        QCoreApplication.sendEvent(handle, running.queued_key(Qt.Key.Key_A, repeat=True))
    assert faces(running) == [(0, 1), (0, 0)]
    assert not isinstance(running.game.log[-1], PressRefused)


def test_a_press_is_dated_by_the_instant_the_key_went_down(table: Any, clock: Any) -> None:
    sit_down(table, clock(), dated=True)
    table.play.session.start()
    handle = table.window.windowHandle()
    began = table.counters.ns // 1_000_000
    table.counters.pass_ms(900)
    QCoreApplication.sendEvent(handle, table.queued_key(Qt.Key.Key_Space, timestamp=began + 400))
    assert table.game.plies[0].used_ms == 400


def test_hands_press_by_the_mouse_on_any_spot_of_their_half(running: Any) -> None:
    panel = running.page.faces.panels[0]
    QTest.mousePress(panel, Qt.MouseButton.LeftButton, pos=QPoint(3, panel.height() - 3))
    assert running.game.clock.running is BLACK


def test_fingers_press_too(running: Any) -> None:
    device = QTest.createTouchDevice()
    for number, panel in enumerate(running.page.faces.panels):
        running.counters.pass_ms(300)
        QTest.touchEvent(running.window, device).press(number, panel.rect().center(), panel)
        QTest.qWait(60)
        QTest.touchEvent(running.window, device).release(number, panel.rect().center(), panel)
    assert faces(running) == [(300, 1), (300, 1)]


def test_stop_and_start_are_one_key(running: Any) -> None:
    running.counters.pass_ms(700)
    running.key(Qt.Key.Key_F8)
    assert running.game.phase is Phase.PAUSED
    running.counters.pass_ms(5_000)
    assert "clocks are stopped" in running.said
    running.key(Qt.Key.Key_Space)
    assert running.game.phase is Phase.PAUSED, "no press wakes a stopped clock"
    running.key(Qt.Key.Key_F8)
    assert running.game.clock.running is RED
    assert faces(running) == [(700, 0), (0, 0)]


def test_at_a_flag_both_clocks_stop_and_the_referee_decides(running: Any) -> None:
    think(running, 60_001)
    running.key(Qt.Key.Key_A)
    assert running.game.phase is Phase.HELD
    assert running.game.clock.first_flag is RED
    assert [type(event).__name__ for event in running.game.log[-2:]] == ["FlagFell", "PressRefused"]
    assert running.page.faces.panels[0].sentence().startswith("Red, Wang, flag fell, 0 seconds left")
    running.click(running.page.question.button("yes"))
    form = running.page.middle.currentWidget()
    assert form.isVisible()
    assert running.page.faces.isVisible()
    running.click(form.accept)
    assert running.game.outcome == Outcome.loss(RED, Termination.TIME)
    assert not running.page.middle.isVisible(), "the form made way for the clock again"


def test_a_wrong_count_is_set_right_and_the_game_goes_on(table: Any, clock: Any) -> None:
    sit_down(table, clock(TimeControl.scheme_of("6.4")))
    table.key(Qt.Key.Key_Space)
    think(table, 300_001)
    table.key(Qt.Key.Key_Space)
    assert table.game.phase is Phase.HELD
    table.play.session.enact(lambda game, stamp: game.correct_time(RED, ClockFix.MOVES, 30, stamp, "recounted"))
    assert table.game.phase is Phase.PAUSED
    table.key(Qt.Key.Key_F8)
    assert table.game.clock.running is RED


@pytest.mark.parametrize(("mode", "phase"), [(OnFlag.LOSE, Phase.OVER), (OnFlag.RUN, Phase.RUNNING)])
def test_a_flag_does_what_was_agreed(table: Any, clock: Any, mode: OnFlag, phase: Phase) -> None:
    sit_down(table, clock(on_flag=mode.value))
    table.key(Qt.Key.Key_Space)
    think(table, 60_001)
    table.play.session._deadline_passed()
    assert table.game.phase is phase


def test_a_press_by_mistake_is_undone_at_the_desk(running: Any) -> None:
    think(running, 1_000)
    running.key(Qt.Key.Key_Space)
    think(running, 4_000)
    running.play.desk.open()
    assert running.page.middle.isVisible()
    running.click(running.play.desk.panel.row("undo").button)
    assert running.game.clock.running is RED
    assert faces(running) == [(1_000, 0), (0, 0)]


def test_at_the_desk_the_arrows_press_no_clock_and_letters_do(running: Any) -> None:
    running.play.desk.open()
    running.play.desk.panel.setFocus()
    running.key(Qt.Key.Key_Left)
    assert running.game.plies == ()
    running.key(Qt.Key.Key_A)
    assert len(running.game.plies) == 1


def test_whoever_writes_at_the_desk_presses_no_clock(running: Any) -> None:
    running.play.desk.open_foul()
    note = running.page.middle.currentWidget().note
    note.setFocus()
    QTest.keyClicks(note, "a l")
    assert note.text() == "a l"
    assert running.game.plies == ()


def test_the_desk_offers_nothing_that_needs_a_board(running: Any) -> None:
    running.play.desk.open()
    running.play.desk.panel.choose("rulings")
    names = {row.deed.name for row in running.play.desk.panel.rows if not row.isHidden()}
    assert "ruling" in names
    assert "repetition" not in names
    actions = running.window.menus.actions
    assert [actions[name].isEnabled() for name in ("press", "pause", "desk", "ruling")] == [True] * 4
    assert not any(actions[name].isEnabled() for name in ("draw", "resign", "takeback", "repetition"))


def test_how_the_clock_is_built_is_changed_while_it_runs_and_remembered(running: Any, program: Any) -> None:
    for name in ("style", "seats"):
        running.click(running.page.bar.looks[name])
    value = program.settings.value
    assert (value.clock_style, value.clock_seats) == ("digits", "across")
    assert running.page.faces.view.is_turned(BLACK)
    assert running.page.faces.panels[1].y() < running.page.faces.panels[0].y()
    assert running.game.clock.running is RED
    assert running.page.faces.panels[0].hasFocus(), "the hand is back at the clock"


def test_the_whole_screen_has_the_clock_and_one_line(running: Any) -> None:
    window = running.window
    running.key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.menuBar().height() == 0
    QApplication.processEvents()
    assert not running.page.top.isVisible()
    running.counters.pass_ms(100)
    running.key(Qt.Key.Key_F8)
    assert running.game.phase is Phase.PAUSED, "the keys of the menus still work"
    running.key(Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    QApplication.processEvents()
    assert running.page.top.isVisible()
    assert window.menuBar().height() > 0


def test_a_pointer_that_rests_on_the_whole_screen_is_hidden_until_it_moves(running: Any) -> None:
    window = running.window
    window.full_screen.enter()
    window.full_screen._hide_pointer()
    assert window.cursor().shape() is Qt.CursorShape.BlankCursor
    window.full_screen.eventFilter(window, QEvent(QEvent.Type.MouseMove))
    assert window.cursor().shape() is not Qt.CursorShape.BlankCursor
    window.full_screen.leave()


def test_the_next_start_has_its_menus_though_the_last_filled_the_screen(window: Any, program: Any) -> None:
    window.full_screen.enter()
    window.close()
    again = program.open_window()
    assert not again.isFullScreen()
    assert again.menuBar().maximumHeight() > 100


def test_a_running_clock_is_left_on_purpose_only(running: Any) -> None:
    running.window.step_back()
    assert running.window.stack.currentWidget() is running.page
    assert "not finished" in running.page.question.question.text
    running.counters.pass_ms(400)
    running.key(Qt.Key.Key_Space)
    assert faces(running) == [(400, 1), (0, 0)], "the question stops no clock"


@pytest.fixture
def left_clock(program: Any, counters: Any, clock: Any) -> Path:
    """A clock that was killed in the middle of a game, 800 ms after its second press."""
    program.prepare_folder()
    setup = clock()
    path = program.games / f"{setup.uuid}.chuhe"
    session = GameSession.create(path, setup, counters.clockwork)
    session.start()
    for side in Side:
        counters.pass_ms(1_500)
        session.press(side)
    counters.pass_ms(800)
    session.beat()
    session._closed = True
    for timer in (session._heart, session._deadline):
        timer.stop()
    session._journal.close()
    counters.pass_ms(3_600_000)
    return path


def test_a_clock_that_was_killed_is_offered_and_stands_as_of_its_last_sign_of_life(
    left_clock: Path, window: Any, table: Any
) -> None:
    (card,) = window.start.cards
    assert card.offer.title == "Cup　Wang – Li"
    assert card.offer.detail.startswith("Clock only. Presses: 2.")
    QTest.mouseClick(card.buttons["resume"], Qt.MouseButton.LeftButton)
    table.play.session.set_moment(lambda: None)
    assert isinstance(table.page, ClockPage)
    assert table.game.phase is Phase.PAUSED
    assert faces(table) == [(2_300, 1), (1_500, 1)]
    assert "as of" in table.said
    table.key(Qt.Key.Key_F8)
    table.counters.pass_ms(200)
    table.key(Qt.Key.Key_Space)
    assert table.game.plies[-1].used_ms == 1_000


def finish(table: Any) -> Path:
    """Some presses, and the flag in a game that a flag decides; the window is back on its first page."""
    for ms in (1_000, 2_000, 3_000):
        think(table, ms)
        table.key(Qt.Key.Key_Space)
    table.play.session.rule(Outcome.loss(BLACK, Termination.RESIGNATION), "")
    path = table.play.session.journal.path
    table.window.to_start()
    return path


def test_a_clock_that_is_done_with_is_kept_and_looked_through_press_by_press(running: Any) -> None:
    path = finish(running)
    window = running.window
    with Journal.open(path.parent / "finished" / path.name) as journal:
        assert read_game(journal, Position).outcome is not None
    window.files.look(path.parent / "finished" / path.name)
    page = window.game.page
    assert isinstance(page, ClockPage)
    window.game.step("first")
    assert page.sentence.label.text() == "Before the first press; presses in all: 3."
    assert page.faces.view.red.used == 0
    window.game.step("next")
    assert page.sentence.label.text() == "Press 1 of 3: Red, after 1 s."
    assert (page.faces.view.red.used, page.faces.view.red.moves) == (1_000, 1)
    window.game.step("last")
    assert page.faces.view.red.used == 4_000
    assert page.review.isVisible()
    assert not page.review.play.isVisible()


def test_its_sheet_has_the_times_and_no_moves(running: Any) -> None:
    finish(running)
    path = next((running.window.program.games / "finished").glob("*.chuhe"))
    running.window.files.look(path)
    record = running.window.files.record()
    assert record.plies == ()
    assert (record.used.red, record.used.black, record.result) == (4_000, 2_000, Winner.RED)
    assert running.window.files.papers.sheet_bytes(running.window.files.sheet()).startswith(b"%PDF")


@pytest.mark.parametrize("sides", ["white_black", "black_white", "first_second"])
def test_another_game_has_its_own_names_and_no_articles(table: Any, clock: Any, sides: str) -> None:
    sit_down(table, clock(sides=sides, red="", black=""))
    first, second = {
        "white_black": ("White", "Black"),
        "black_white": ("Black", "White"),
        "first_second": ("First player", "Second player"),
    }[sides]
    assert [panel.sentence().partition(",")[0] for panel in table.page.faces.panels] == [first, second]
    assert table.window.windowTitle().startswith(f"{first} – {second}")
    table.key(Qt.Key.Key_Space)
    assert table.said.startswith(f"{first}'s clock runs.")
    table.play.session.rule(Outcome.loss(RED, Termination.TIME), "")
    assert f"{second} wins" in table.page.banner._result.text()
    assert table.page.banner._how.text() == f"{first} lost on time"


@pytest.fixture
def chess(table: Any, clock: Any) -> Any:
    """The clock of a game of chess; White's runs."""
    sit_down(table, clock(sides="white_black", red="Ann", black="Bob"))
    table.key(Qt.Key.Key_Space)
    return table


def test_at_another_game_the_desk_calls_the_sides_as_that_game_does(chess: Any) -> None:
    think(chess, 1_000)
    chess.key(Qt.Key.Key_Space)
    desk = chess.play.desk
    desk.open()
    said = [row.deed.title + row._beside.text() for row in desk.panel.rows if not row.isHidden()]
    assert any("White pressed the clock" in each for each in said)
    assert any("Black is not there" in each for each in said)
    form = desk.room.open(ClockForm)
    assert [form.side.itemText(row) for row in range(2)] == ["White", "Black"]
    form.open_for(RED, ClockFix.BONUS)
    form.amount.setText("1:00")
    assert form.foreseen.text().startswith("White: 0:59 → 1:59 left.")


def test_another_game_has_no_fouls_of_xiangqi_and_endings_of_its_own(chess: Any) -> None:
    desk = chess.play.desk
    desk.open()
    assert not desk.panel.tabs["fouls"].isVisible()
    assert not desk.panel.tabs["board"].isVisible()
    assert not chess.window.menus.actions["foul"].isEnabled()
    desk.open_ruling()
    form = chess.page.middle.currentWidget()
    endings = [form.ending.itemText(row) for row in range(form.ending.count())]
    assert "decided on the board" in endings
    assert not any(char.isdigit() for ending in endings for char in ending)
    form.boxes.offer(Outcome.loss(BLACK, Termination.CHECKMATE))
    assert form.winner.currentText() == "White wins"
    chess.click(form.accept)
    assert chess.page.banner._how.text() == "Black lost on the board"
    assert [choice.key for choice in chess.page.question.question.choices] == ["look", "sign"]


def test_all_of_it_is_done_by_keys(window: Any, table: Any, qtbot: Any) -> None:
    table.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    page = window.pages.clock_setup
    assert page.isVisible()
    QTest.keyClicks(page.red, "Ann")
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.playing is not None)
    assert table.game.setup.red.name == "Ann"
    table.key(Qt.Key.Key_F8)
    assert table.game.clock.running is RED


def names_of(widget: QWidget) -> list[str]:
    """What a screen reader calls the things on a page that can be used."""
    found = [QAccessible.queryAccessibleInterface(button) for button in widget.findChildren(QPushButton)]
    return [each.text(QAccessible.Text.Name) for each in found if each.object().isVisible()]


def test_every_button_and_both_faces_have_a_name(running: Any) -> None:
    assert all(names_of(running.page))
    faces_ = [QAccessible.queryAccessibleInterface(panel) for panel in running.page.faces.panels]
    assert [face.text(QAccessible.Text.Name) for face in faces_] == [
        "Red, Wang, running, 1 minute left, moves made: 0",
        "Black, Li, not running, 1 minute left, moves made: 0",
    ]


def test_no_move_can_be_made_there(running: Any) -> None:
    seen: list[object] = []
    running.play.session.refused.connect(seen.append)
    assert not running.play.session.enact(lambda game, stamp: Game.move(game, RED, "h2e2", stamp))
    assert seen == [RefusalCode.NO_BOARD]
