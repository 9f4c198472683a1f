"""The page of the help: its contents, a line to search them by, and the topic that is read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.help.blocks import Topic, style, to_html
from app.help.topics import Sources, all_topics
from app.play.strips import announce
from app.theme import Theme, theme_for

MARGIN = 20
_LIST_PADDING = 34


class HelpPage(QWidget):
    """Topics to choose from, and the one that was chosen.

    Signals:
        closed(): back to where one was.
    """

    closed = Signal()

    def __init__(self, sources: Sources, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources = sources
        self._theme = theme_for()
        self._topics: tuple[Topic, ...] = ()
        self.heading = QLabel(self)
        self.heading.setProperty("role", "title")
        self.found = QLabel(self)
        self.found.setProperty("role", "muted")
        self.search = SearchLine(self)
        self.contents = QListWidget(self)
        self.text = QTextBrowser(self)
        self.text.setProperty("role", "card")
        self.text.setOpenLinks(False)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.close_button = QPushButton(self)
        self.close_button.setProperty("role", "primary")
        self.setFocusProxy(self.text)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head, middle, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.found)
        head.addWidget(self.search)
        middle.setSpacing(14)
        middle.addWidget(self.contents)
        middle.addWidget(self.text, 1)
        foot.addStretch()
        foot.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(28, 18, 28, 18)
        box.setSpacing(12)
        box.addLayout(head)
        box.addLayout(middle, 1)
        box.addLayout(foot)

    def _connect(self) -> None:
        self.contents.currentRowChanged.connect(self._row_chosen)
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self._go_on)
        self.search.stepped.connect(self._step)
        self.close_button.clicked.connect(self.closed)

    @property
    def topic(self) -> Topic:
        """What is read now."""
        return self._topics[max(self.contents.currentRow(), 0)]

    def show_topic(self, name: str) -> None:
        """Open the help at a topic, the first one if there is none of that name."""
        self.search.clear()
        names = [topic.name for topic in self._topics]
        self.contents.setCurrentRow(names.index(name) if name in names else 0)

    def set_theme(self, theme: Theme) -> None:
        """Write in the colours of the window."""
        self._theme = theme
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now; the topic stays."""
        self.heading.setText(self.tr("Help"))
        self.close_button.setText(self.tr("Back"))
        self.search.setPlaceholderText(self.tr("Search the help"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self._topics = all_topics(self._sources)
        row = max(self.contents.currentRow(), 0)
        self.contents.blockSignals(True)
        self.contents.clear()
        self.contents.addItems([topic.title for topic in self._topics])
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)
        self.contents.setFixedWidth(self.contents.sizeHintForColumn(0) + _LIST_PADDING)
        self._look_for(self.search.text())
        self._write()

    @Slot(int)
    def _row_chosen(self, row: int) -> None:
        if row >= 0:
            self._write()

    def _write(self) -> None:
        """Show the topic from its beginning."""
        self.text.document().setDefaultStyleSheet(style(self._theme.chrome))
        self.text.document().setDocumentMargin(MARGIN)
        self.text.setHtml(to_html(self.topic))
        self.text.setAccessibleName(self.topic.title)
        self.setProperty("help", self.topic.name)
        self._mark()

    @Slot(str)
    def _look_for(self, words: str) -> None:
        """List the topics that have all these words; read the first of them, unless the one being read is one."""
        fitting = [topic.mentions(words) for topic in self._topics]
        for row, fits in enumerate(fitting):
            self.contents.item(row).setHidden(not fits)
        if any(fitting) and not fitting[self.contents.currentRow()]:
            self.contents.setCurrentRow(fitting.index(True))
        self._mark()
        self._tell(sum(fitting) if words.strip() else None)

    def _tell(self, count: int | None) -> None:
        """How many topics were found, for the eye and for a screen reader; None: nothing was looked for."""
        before, text = self.found.text(), ""
        if count == 0:
            text = self.tr("Nothing found")
        elif count is not None:
            text = self.tr("Pages found: {n}").format(n=count)
        self.found.setText(text)
        if text and text != before:
            announce(self.found, text)

    def _mark(self) -> None:
        """Mark every place found, and show the first."""
        marks = []
        for word in self.search.text().split():
            place = self.text.document().find(word)
            while not place.isNull():
                marks.append(self._selection(place))
                place = self.text.document().find(word, place)
        self.text.setExtraSelections(marks)
        if marks:
            self._show(min((mark.cursor for mark in marks), key=QTextCursor.position))

    def _selection(self, place: QTextCursor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = place
        mark.format.setBackground(QColor(self._theme.chrome.highlight))
        mark.format.setForeground(QColor(self._theme.chrome.highlight_ink))
        return mark

    def _show(self, place: QTextCursor) -> None:
        """Bring a place to sight, the text cursor behind it."""
        place.clearSelection()
        self.text.setTextCursor(place)
        self.text.ensureCursorVisible()

    @Slot()
    def _go_on(self) -> None:
        """To the next place found, after the last one to the next topic."""
        places = sorted(mark.cursor.position() for mark in self.text.extraSelections())
        here = self.text.textCursor().position()
        beyond = [place for place in places if place > here]
        if beyond:
            cursor = QTextCursor(self.text.document())
            cursor.setPosition(beyond[0])
            self._show(cursor)
        else:
            self._step(1)

    @Slot(int)
    def _step(self, way: int) -> None:
        """To the next listed topic, or the one before, round the ends."""
        listed = [row for row in range(self.contents.count()) if not self.contents.item(row).isHidden()]
        if listed:
            here = self.contents.currentRow()
            at = listed.index(here) if here in listed else 0
            self.contents.setCurrentRow(listed[(at + way) % len(listed)])
            self._mark()


class SearchLine(QLineEdit):
    """A line whose Up and Down keys go through what was found.

    Signals:
        stepped(int): 1 down, -1 up.
    """

    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(220)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
