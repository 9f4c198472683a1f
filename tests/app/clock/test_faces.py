"""The widget: what it repaints, when it asks, and who it says pressed."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPaintEvent, QTransform
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.clock.faces import FAST_REPAINT_MS, REPAINT_MS, TOGETHER_MS, ClockFaces
from app.clock.geometry import ClockLook, FaceStyle
from app.clock.view import ClockView
from app.theme import ThemeName, theme_for
from engine.base import Side
from engine.clock import Clock, TimeControl

FIVE = TimeControl.all_in(300_000)
RED, BLACK = Side.RED, Side.BLACK


class Paints(QObject):
    """Counts what an object paints."""

    def __init__(self, subject: QObject) -> None:
        super().__init__(subject)
        self.count = 0
        subject.installEventFilter(self)

    def eventFilter(self, _subject: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


class Source:
    """A clock with a hand-set time, as a session would give it."""

    def __init__(self, control: TimeControl = FIVE) -> None:
        self.clock = Clock.new(control).start(0)[0]
        self.now = 0
        self.asked = 0

    def __call__(self) -> ClockView:
        self.asked += 1
        return ClockView.of(self.clock, self.now)


def pressed(faces: ClockFaces, qtbot: QtBot, act: Any) -> list[Side]:
    seen: list[Side] = []
    faces.pressed.connect(seen.append)
    act()
    return seen


def test_b46_a_press_counts_when_the_button_goes_down(faces: ClockFaces, qtbot: QtBot, make_view: Any) -> None:
    faces.set_view(make_view())
    seen: list[Side] = []
    faces.pressed.connect(seen.append)
    qtbot.mousePress(faces.panels[1], Qt.MouseButton.LeftButton)
    assert seen == [BLACK]
    qtbot.mouseRelease(faces.panels[1], Qt.MouseButton.LeftButton)
    assert seen == [BLACK]


def test_the_second_of_two_fast_presses_is_told_too(faces: ClockFaces, qtbot: QtBot, make_view: Any) -> None:
    faces.set_view(make_view())
    seen: list[Side] = []
    faces.pressed.connect(seen.append)
    qtbot.mouseClick(faces.panels[0], Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(faces.panels[0], Qt.MouseButton.LeftButton)
    assert seen == [RED] * 2


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_press_nothing(faces: ClockFaces, qtbot: QtBot, make_view: Any, button: Qt.MouseButton) -> None:
    faces.set_view(make_view())
    assert pressed(faces, qtbot, lambda: qtbot.mousePress(faces.panels[0], button)) == []


def test_the_whole_half_is_the_press_area(faces: ClockFaces, qtbot: QtBot, make_view: Any) -> None:
    faces.set_view(make_view())
    for x, y, side in ((1, 1, RED), (248, 254, RED), (252, 1, BLACK), (498, 254, BLACK)):
        panel = faces.childAt(QPoint(x, y))
        assert getattr(panel, "side", None) is side


def test_enter_presses_the_focused_face_and_does_not_repeat(faces: ClockFaces, qtbot: QtBot, make_view: Any) -> None:
    faces.set_view(make_view())
    assert pressed(faces, qtbot, lambda: qtbot.keyClick(faces.panels[1], Qt.Key.Key_Return)) == [BLACK]
    assert pressed(faces, qtbot, lambda: qtbot.keyClick(faces.panels[1], Qt.Key.Key_A)) == []


def test_b17_a_flipped_clock_presses_for_the_side_it_shows(faces: ClockFaces, qtbot: QtBot, make_view: Any) -> None:
    faces.set_view(make_view(flipped=True))
    act = lambda: qtbot.mousePress(faces.panels[0], Qt.MouseButton.LeftButton)  # noqa: E731
    assert pressed(faces, qtbot, act) == [BLACK]
    assert faces.panels[0].sentence().startswith("Black")


def test_a_face_is_painted_again_only_when_something_of_it_changes(faces: ClockFaces, qtbot: QtBot) -> None:
    source = Source(TimeControl.scheme_of("6.1"))
    faces.set_source(source)
    faces.panels[0].repaint()
    faces.panels[1].repaint()
    counts = [Paints(panel) for panel in faces.panels]
    for source.now in (0, 0, 0):
        faces.refresh()
    qtbot.wait(1)
    assert [paints.count for paints in counts] == [0, 0]
    source.now = 1000
    faces.refresh()
    qtbot.waitUntil(lambda: counts[0].count == 1)
    assert counts[1].count == 0


def test_it_asks_again_while_a_clock_runs_and_faster_below_ten_seconds(faces: ClockFaces, qtbot: QtBot) -> None:
    source = Source()
    faces.set_source(source)
    assert faces.repaint_interval == REPAINT_MS
    source.now = 290_001
    faces.refresh()
    assert faces.repaint_interval == FAST_REPAINT_MS
    asked = source.asked
    qtbot.waitUntil(lambda: source.asked > asked)


def test_it_asks_nobody_while_no_clock_runs(faces: ClockFaces) -> None:
    source = Source()
    faces.set_source(source)
    source.clock, _ = source.clock.pause(1000)
    faces.refresh()
    assert faces.repaint_interval is None
    source.clock, _ = source.clock.resume(2000)
    faces.refresh()
    assert faces.repaint_interval == REPAINT_MS


def test_b21_hidden_it_asks_nobody_and_shown_again_it_is_right(faces: ClockFaces) -> None:
    source = Source()
    faces.set_source(source)
    faces.hide()
    assert faces.repaint_interval is None
    source.now = 61_000
    faces.refresh()
    assert faces.repaint_interval is None
    source.now = 62_000
    faces.show()
    assert faces.repaint_interval == REPAINT_MS
    assert faces.view is not None
    assert faces.view.red.used == 62_000


def test_a_new_source_replaces_the_old_one(faces: ClockFaces) -> None:
    old, new = Source(), Source(TimeControl.scheme_of("6.1"))
    faces.set_source(old)
    faces.set_source(new)
    asked = old.asked
    faces.refresh()
    assert old.asked == asked
    assert faces.view is not None
    assert faces.view.red.remaining == 5_400_000


def test_without_a_view_it_is_a_bare_case(faces: ClockFaces) -> None:
    assert faces.grab().toImage().pixelColor(250, 128).alpha() == 255
    assert [panel.sentence() for panel in faces.panels] == ["Red", "Black"]


def test_a_screen_reader_finds_two_clocks_that_say_a_sentence_each(faces: ClockFaces, make_view: Any) -> None:
    faces.set_view(make_view(130, (72, 130), red_name="Zhang San", black_name="Li Si"))
    clock = QAccessible.queryAccessibleInterface(faces)
    assert clock.text(QAccessible.Text.Name) == "Game clock"
    found = [QAccessible.queryAccessibleInterface(panel) for panel in faces.panels]
    assert {face.role() for face in found} == {QAccessible.Role.Clock}
    assert [face.text(QAccessible.Text.Name) for face in found] == [
        "Red, Zhang San, running, 1 hour 28 minutes 48 seconds left, 1 of 40 moves",
        "Black, Li Si, not running, 1 hour 29 minutes 2 seconds left, 1 of 40 moves",
    ]


def test_the_sentence_is_made_when_asked_for_not_each_second(faces: ClockFaces, make_view: Any) -> None:
    faces.set_view(make_view(1))
    names = {panel.accessibleName() for panel in faces.panels}
    faces.set_view(make_view(2))
    assert {panel.accessibleName() for panel in faces.panels} == names


def test_tab_walks_from_the_left_face_to_the_right_one(faces: ClockFaces, qtbot: QtBot, make_view: Any) -> None:
    faces.set_view(make_view())
    faces.activateWindow()
    faces.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(faces.panels[0].hasFocus)
    qtbot.keyClick(faces.panels[0], Qt.Key.Key_Tab)
    assert faces.panels[1].hasFocus()


def test_the_mouse_takes_no_focus_from_the_board(faces: ClockFaces, qtbot: QtBot, make_view: Any) -> None:
    faces.set_view(make_view())
    faces.panels[0].clearFocus()
    qtbot.mouseClick(faces.panels[1], Qt.MouseButton.LeftButton)
    assert not faces.panels[1].hasFocus()


def test_another_theme_is_seen_at_once(faces: ClockFaces, make_view: Any) -> None:
    faces.set_view(make_view())
    wood = faces.grab().toImage()
    faces.set_theme(theme_for(ThemeName.PLAIN))
    assert faces.grab().toImage().pixelColor(20, 128).name() == faces.theme.clock.wood_light
    faces.set_theme(theme_for(ThemeName.WOOD))
    assert faces.grab().toImage() == wood


def test_the_digits_keep_their_place_when_times_and_captions_get_shorter(faces: ClockFaces, make_view: Any) -> None:
    faces.set_view(make_view(0, tuple(range(24))))
    wide = faces.place_of(RED)
    faces.set_view(make_view(0, (), FIVE))
    assert faces.place_of(RED) == wide


def test_the_tenth_move_rearranges_nothing(faces: ClockFaces, make_view: Any) -> None:
    faces.set_view(make_view(0))
    before = faces.place_of(RED)
    faces.set_view(make_view(0, (0,) * 78))
    assert faces.place_of(RED) == before


@pytest.mark.parametrize("size", [(380, 256), (300, 92), (1200, 640)])
def test_it_takes_any_size_from_its_smallest_on(faces: ClockFaces, make_view: Any, size: tuple[int, int]) -> None:
    faces.set_view(make_view(5))
    faces.resize(*size)
    assert faces.minimumSizeHint().width() <= size[0]
    assert [panel.height() for panel in faces.panels] == [size[1]] * 2
    assert sum(panel.width() for panel in faces.panels) == size[0]
    assert not faces.grab().isNull()


@pytest.mark.parametrize(("flipped", "turned"), [(False, BLACK), (True, RED)])
def test_the_face_of_the_far_side_stands_on_its_head(faces: ClockFaces, make_view: Any, flipped: bool, turned: Side):
    faces.set_theme(theme_for(ThemeName.PLAIN))
    faces.set_view(make_view(seconds=90, presses=(30.0,), flipped=flipped))
    upright = faces.grab().toImage()
    faces.set_view(make_view(seconds=90, presses=(30.0,), flipped=flipped, turn_far=True))
    across = faces.grab().toImage()
    for side in Side:
        place = QRectF(*faces.place_of(side).content).toAlignedRect()
        before, after = upright.copy(place), across.copy(place)
        wanted = before.transformed(QTransform().rotate(180)) if side is turned else before
        assert differing(after, wanted) < (0.03 if side is turned else 0.0001)
    assert differing(across, upright) > 0.05


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels that are clearly not alike."""
    pixels = [(x, y) for x in range(0, one.width(), 2) for y in range(0, one.height(), 2)]
    unlike = sum(abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 96 for x, y in pixels)
    return unlike / len(pixels)


class Screen:
    """Fingers on a touch screen, and a clock that takes their presses."""

    def __init__(self, faces: ClockFaces, qtbot: QtBot) -> None:
        self.faces = faces
        self.source = Source()
        self.pressed: list[Side] = []
        self.device = QTest.createTouchDevice()
        faces.set_source(self.source)
        faces.pressed.connect(self.press)

    def press(self, side: Side) -> None:
        self.pressed.append(side)
        self.source.clock, _ = self.source.clock.press(side, self.source.now)
        self.faces.refresh()

    def at(self, side: Side) -> QPoint:
        return self.faces.panels[side is BLACK].geometry().center()

    def hands(self) -> Any:
        return QTest.touchEvent(self.faces.window(), self.device)


@pytest.fixture
def screen(faces: ClockFaces, qtbot: QtBot) -> Screen:
    return Screen(faces, qtbot)


def test_a_finger_presses_when_it_comes_down_and_only_then(screen: Screen) -> None:
    screen.hands().press(0, screen.at(RED), screen.faces)
    assert screen.pressed == [RED]
    screen.hands().move(0, screen.at(RED) + QPoint(4, 4), screen.faces)
    screen.hands().release(0, screen.at(RED), screen.faces)
    assert screen.pressed == [RED]


def test_a_finger_that_rests_on_one_side_does_not_hinder_the_other(screen: Screen) -> None:
    screen.hands().press(0, screen.at(RED), screen.faces)
    QTest.qWait(TOGETHER_MS + 20)
    screen.hands().stationary(0).press(1, screen.at(BLACK), screen.faces)
    assert screen.pressed == [RED, BLACK]
    assert screen.source.clock.running is RED
    screen.hands().stationary(0).release(1, screen.at(BLACK), screen.faces)


@pytest.mark.parametrize("first", list(Side))
def test_of_two_hands_at_once_the_side_whose_clock_ran_has_pressed(screen: Screen, first: Side) -> None:
    hands = screen.hands()
    hands.press(0, screen.at(first), screen.faces).press(1, screen.at(first.other), screen.faces)
    del hands
    assert screen.source.clock.running is BLACK
    assert [screen.source.clock.hand(side).moves for side in Side] == [1, 0]


def test_a_press_of_the_other_side_a_moment_later_is_an_answer(faces: ClockFaces, make_view: Any) -> None:
    faces.set_view(make_view())
    seen: list[Side] = []
    faces.pressed.connect(seen.append)
    for side, stamp in ((RED, 1_000), (BLACK, 1_000 + TOGETHER_MS), (BLACK, 1_001 + TOGETHER_MS)):
        faces._touched(side, stamp)
    assert seen == [RED, BLACK]


def test_for_two_across_a_table_each_has_the_half_before_him(faces: ClockFaces, make_view: Any) -> None:
    faces.resize(500, 401)
    faces.set_view(make_view(turn_far=True))
    faces.set_look(ClockLook(stacked=True))
    for x, y, side in ((1, 400, RED), (499, 200, RED), (1, 199, BLACK), (499, 1, BLACK)):
        panel = faces.childAt(QPoint(x, y))
        assert getattr(panel, "side", None) is side


@pytest.mark.parametrize("stacked", [False, True])
@pytest.mark.parametrize("style", list(FaceStyle))
@pytest.mark.parametrize("theme", list(ThemeName))
def test_however_it_is_built_it_tells_which_clock_runs(
    faces: ClockFaces, make_view: Any, style: FaceStyle, stacked: bool, theme: ThemeName
) -> None:
    faces.set_theme(theme_for(theme))
    faces.resize(900, 700)
    faces.set_look(ClockLook(style, stacked=stacked, signs=True))
    pictures = []
    for presses in ((), (5.0,)):
        faces.set_view(make_view(5, presses, FIVE, turn_far=stacked, signs=True))
        pictures.append(faces.grab().toImage())
    for panel in faces.panels:
        one, other = (picture.copy(panel.geometry()) for picture in pictures)
        assert differing(one, other) > 0.02


class Regions(QObject):
    """What of an object is painted."""

    def __init__(self, subject: QObject) -> None:
        super().__init__(subject)
        self.painted: list[QRect] = []
        subject.installEventFilter(self)

    def eventFilter(self, _subject: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.painted.append(event.rect())
        return False


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("style", list(FaceStyle))
def test_where_only_tenths_count_down_only_the_digits_are_painted(
    faces: ClockFaces, qtbot: QtBot, style: FaceStyle, turned: bool
) -> None:
    faces.resize(900, 700)
    faces.set_look(ClockLook(style))
    clock = Clock.new(FIVE).start(0, BLACK)[0]
    for now in (295_000, 295_001):
        faces.set_view(ClockView.of(clock, now, turn_far=turned))
    qtbot.wait(1)
    panel = faces.panels[1]
    panel.repaint()
    regions = Regions(panel)
    faces.set_view(ClockView.of(clock, 295_101, turn_far=turned))
    qtbot.waitUntil(lambda: bool(regions.painted))
    (region,) = regions.painted
    assert region == faces.digits_of(BLACK).translated(-panel.pos())
    assert region.height() < panel.height() / 2
