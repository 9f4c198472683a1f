"""The quiet strips of the game page: top line, question, result banner, and the sentence that says what goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from app.icons import step_icon
from app.looks import set_role
from app.play.confirm import GUARD_MS, ConfirmButton
from app.theme import Theme


def announce(widget: QWidget, text: str, urgent: bool = False) -> None:
    """Have a screen reader say a sentence, if one listens: once it is done speaking, or if ``urgent`` at once."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


class Tick(QWidget):
    """A drawn tick: no font needs to have it."""

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 0.8)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        pen = QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), max(1.5, box.height() / 9))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        spots = [(0.15, 0.55), (0.4, 0.8), (0.85, 0.22)]
        painter.drawPolyline([QPointF(box.width() * x, box.height() * y) for x, y in spots])
        painter.end()


class ElidedLabel(QLabel):
    """A line that is cut with an ellipsis where there is no room for it; its tool tip has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        self.style().drawItemText(
            painter, self.rect(), self.alignment(), self.palette(), self.isEnabled(), shown, self.foregroundRole()
        )
        painter.end()


class TopLine(QWidget):
    """Program and event at the left; time control, press mode and the state of the record at the right.

    ``back`` leads to the first page. It stands in the program's place, where there is nothing to lose by a click;
    ``sheet`` asks for the score sheet of a game that is looked at.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topLine")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._program = QLabel(self)
        self._program.setObjectName("programName")
        self.back, self.sheet = QToolButton(self), QToolButton(self)
        for button in (self.back, self.sheet):
            button.setProperty("role", "link")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.hide()
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._event = ElidedLabel(self)
        self._terms = ElidedLabel(self)
        self._saved = QLabel(self)
        self._tick = Tick(self)
        for label in (self._terms, self._saved):
            label.setProperty("role", "muted")
        self._terms.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(12)
        row.addWidget(self.back)
        row.addWidget(self._program)
        row.addWidget(self._event, 2)
        row.addWidget(self._terms, 3)
        row.addWidget(self.sheet)
        row.addWidget(self._saved)
        row.addWidget(self._tick)

    def show_texts(self, program: str, event: str, terms: str) -> None:
        self._program.setText(program)
        self._event.setText(event)
        self._terms.setText(terms)

        self.back.setText(self.tr("First page"))
        self.sheet.setText(self.tr("Score sheet..."))

    def show_back(self, shown: bool) -> None:
        self.back.setVisible(shown)
        self._program.setHidden(shown)

    def show_sheet(self, shown: bool) -> None:
        """A button for the score sheet, where no question of the game offers it."""
        self.sheet.setVisible(shown)

    def set_theme(self, theme: Theme) -> None:
        self.back.setIcon(step_icon(-1, False, theme.chrome.link))

    def show_saved(self, text: str, confirmed: bool) -> None:
        self._saved.setText(text)
        self._tick.setVisible(confirmed)


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a question. ``key`` is handed back; ``role`` is "", "primary" or "danger".

    An answer with a text for its second step (``confirm``) takes two, as resigning does.
    """

    key: str
    text: str
    role: str = ""
    confirm: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked inside the window. ``name`` tells the questions apart.

    ``guarded``: it comes while somebody may be clicking, so a click in its first moment is none.
    """

    name: str
    text: str
    choices: tuple[Choice, ...] = ()
    alarm: bool = False
    guarded: bool = False

    @property
    def kind(self) -> tuple[str, ...]:
        """What stays the same when only the words of a question change, as in another language."""
        return (self.name, *(choice.key for choice in self.choices))


class QuestionStrip(QFrame):
    """Asks in the window, never over it; hidden while there is nothing to ask.

    Signals:
        answered(str, str): the name of the question and the key of the choice.
    """

    answered = Signal(str, str)

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self._now_ms = now_ms
        self._asked_at = 0
        self._question: Question | None = None
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 6, 8, 6)
        self._row.setSpacing(8)
        self._row.addWidget(self._text, 1)
        self.hide()

    @property
    def question(self) -> Question | None:
        return self._question

    def ask(self, question: Question | None) -> None:
        """Show this question, None for none. The same question again changes nothing, so no button moves."""
        if question == self._question:
            return
        previous, self._question = self._question, question
        self.setVisible(question is not None)
        if question is None:
            return
        set_role(self, "danger" if question.alarm else "notice")
        self._text.setText(question.text)
        if previous is None or previous.kind != question.kind:
            self._asked_at = self._now_ms()
            self._renew(question.choices)
            announce(self, question.text)
        for button, choice in zip(self._buttons, question.choices, strict=True):
            _name_button(button, choice)

    def button(self, key: str) -> QPushButton:
        """The button of a choice that is asked now. Raises KeyError."""
        if self._question is not None:
            for button in self._buttons:
                if button.objectName() == key:
                    return button
        raise KeyError(key)

    def _renew(self, choices: Sequence[Choice]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._make_button(choice) for choice in choices]

    def _make_button(self, choice: Choice) -> QPushButton:
        button = ConfirmButton(self._now_ms, self, choice.role) if choice.confirm else QPushButton(self)
        button.setObjectName(choice.key)
        button.setProperty("role", choice.role or None)
        (button.confirmed if isinstance(button, ConfirmButton) else button.clicked).connect(self._answer)
        self._row.addWidget(button)
        button.show()
        return button

    @Slot()
    def _answer(self) -> None:
        button, question = self.sender(), self._question
        if question is None or button is None:
            return
        if not question.guarded or self._now_ms() - self._asked_at >= GUARD_MS:
            self.answered.emit(question.name, button.objectName())


def _name_button(button: QPushButton, choice: Choice) -> None:
    """Write an answer on its button, with room for both of its texts if it has two: nothing moves under the mouse."""
    if not isinstance(button, ConfirmButton):
        button.setText(choice.text)
        return
    widths = []
    for text in (choice.confirm, choice.text):
        button.set_texts(text, text)
        widths.append(button.sizeHint().width())
    button.setMinimumWidth(max(widths))
    button.set_texts(choice.text, choice.confirm)


class Banner(QFrame):
    """The result, beside the board and never over it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._result = QLabel(self)
        font = self._result.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        font.setBold(True)
        self._result.setFont(font)
        self._how = QLabel(self)
        self._how.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 9, 16, 9)
        row.setSpacing(16)
        row.addWidget(self._result)
        row.addWidget(self._how, 1)
        self.hide()

    def show_result(self, result: str, how: str) -> None:
        """Show a result and how it came about; "" hides the banner. It is told with what led to it."""
        self._result.setText(result)
        self._how.setText(how)
        self.setVisible(bool(result))


class SentenceLine(QFrame):
    """One line in words: what is going on, or why something was not done. Without words it only keeps its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 6)
        row.addWidget(self.label)
        set_role(self, "notice")
        self.setMinimumHeight(round(self.fontMetrics().height() * 2.3))

    def say(self, text: str, alarm: bool = False, heard: str = "") -> None:
        """Show a text; ``heard`` is what it is called for a screen reader that looks at it, if that is another."""
        if text != self.label.text():
            self.label.setText(text)
            self.label.setToolTip(text)
        self.label.setAccessibleName(heard)
        set_role(self, "" if not text else "danger" if alarm else "notice")
