"""The page of the help: contents, search, and how it reads with keys, in any language, in a small window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app import i18n
from app.help.page import HelpPage
from app.help.topics import Sources
from app.i18n import Language
from app.profiles import load_profiles
from app.theme import ThemeName, contrast, theme_for

SMALL = (853, 533 - 30)
"""A small window, less its menu bar."""


@pytest.fixture
def page(english: QApplication) -> Iterator[HelpPage]:
    window = QWidget()
    made = HelpPage(Sources(load_profiles(), lambda: [("F1", "Help topics")], "/games", "1"), window)
    window.resize(*SMALL)
    made.resize(*SMALL)
    window.show()
    yield made
    window.close()


def listed(page: HelpPage) -> list[str]:
    items = [page.contents.item(row) for row in range(page.contents.count())]
    return [item.text() for item in items if not item.isHidden()]


def test_a_topic_is_shown_by_its_name_and_an_unknown_one_is_the_first(page: HelpPage) -> None:
    page.show_topic("loops")
    assert page.topic.name == "loops"
    assert "mate threat" in page.text.toPlainText()
    page.show_topic("nothing")
    assert page.topic.name == "game"


def test_the_contents_are_gone_through_by_keys(page: HelpPage) -> None:
    page.contents.setFocus()
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    assert page.topic.name == "law"
    assert page.text.toPlainText().startswith("Regulations")


def test_what_is_typed_lists_the_pages_that_have_it_and_marks_each_place(page: HelpPage) -> None:
    QTest.keyClicks(page.search, "hourglass")
    assert listed(page) == ["Clock and time controls"]
    assert page.topic.name == "clocks"
    assert page.found.text() == "Pages found: 1"
    marks = page.text.extraSelections()
    assert [mark.cursor.selectedText().lower() for mark in marks] == ["hourglass"] * len(marks)
    assert len(marks) == page.text.toPlainText().lower().count("hourglass") > 1
    page.search.clear()
    assert len(listed(page)) == page.contents.count()
    assert page.text.extraSelections() == []
    assert page.found.text() == ""


def test_the_page_being_read_stays_if_it_has_the_words(page: HelpPage) -> None:
    page.show_topic("loops")
    QTest.keyClicks(page.search, "chase")
    assert page.topic.name == "loops"


def test_enter_goes_from_place_to_place_and_on_to_the_next_page(page: HelpPage) -> None:
    QTest.keyClicks(page.search, "natural")
    first, places = page.topic.name, [page.text.textCursor().position()]
    while page.topic.name == first:
        QTest.keyClick(page.search, Qt.Key.Key_Return)
        places.append(page.text.textCursor().position())
    assert len(set(places[:-1])) == len(places) - 1
    assert page.topic.mentions("natural")
    assert page.search.text() == "natural"


def test_up_and_down_in_the_line_go_through_the_pages_found_round_the_ends(page: HelpPage) -> None:
    QTest.keyClicks(page.search, "capture")
    names = []
    for _ in listed(page):
        names.append(page.topic.title)
        QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert sorted(names) == sorted(listed(page))
    assert page.topic.title == names[0]
    QTest.keyClick(page.search, Qt.Key.Key_Up)
    assert page.topic.title == names[-1]


def test_words_that_are_nowhere_are_told_and_escape_takes_them_away(page: HelpPage) -> None:
    QTest.keyClicks(page.search, "zugzwang")
    assert listed(page) == []
    assert page.found.text() == "Nothing found"
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(listed(page)) == page.contents.count()


def test_another_language_keeps_the_page_that_is_read(page: HelpPage, english: QApplication) -> None:
    page.show_topic("clocks")
    i18n.set_language(english, Language.ZH_CN)
    QCoreApplication.processEvents()
    assert page.topic.name == "clocks"
    assert page.text.toPlainText().startswith("棋钟与计时方案")


@pytest.mark.parametrize("language", list(Language), ids=str)
def test_in_a_small_window_nothing_is_cut_off(page: HelpPage, english: QApplication, language: Language) -> None:
    i18n.set_language(english, language)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert page.size().toTuple() == SMALL
    assert page.heading.width() >= page.heading.sizeHint().width()
    assert page.contents.horizontalScrollBar().maximum() == 0
    assert page.contents.verticalScrollBar().maximum() == 0
    for row in range(page.contents.count()):
        page.contents.setCurrentRow(row)
        QCoreApplication.processEvents()
        assert page.text.horizontalScrollBar().maximum() == 0, page.topic.name


def test_the_text_is_read_by_screen_readers_line_by_line(page: HelpPage) -> None:
    page.show_topic("kept")
    found = QAccessible.queryAccessibleInterface(page.text)
    assert found.text(QAccessible.Text.Name) == "Power failures, files"
    assert found.textInterface().text(0, 20).startswith("Power failures")
    page.text.setFocus()
    QTest.keyClick(page.text, Qt.Key.Key_Down)
    assert page.text.textCursor().position() > 0
    for widget in (page.search, page.contents, page.close_button):
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", list(ThemeName))
def test_text_and_what_is_found_can_be_read_in_every_theme(page: HelpPage, name: ThemeName, dark: bool) -> None:
    chrome = theme_for(name, dark=dark).chrome
    page.set_theme(theme_for(name, dark=dark))
    QTest.keyClicks(page.search, "natural")
    mark = page.text.extraSelections()[0]
    assert contrast(mark.format.foreground().color().name(), mark.format.background().color().name()) >= 4.5
    assert contrast(chrome.ink, chrome.card) >= 4.5
    assert chrome.ink in page.text.toHtml()
