"""The base of the referee's forms. They take the record's place; board and clocks stay."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.form import Form, hint
from app.play.strips import announce


class ActForm(QFrame):
    """A form with a heading, fields, and two buttons. Enter hands it over from any field, Esc puts it away; no key that
    a field doesn't take becomes a move. Tab goes round in it, fields first: the next stop on the page is the board.

    Signals:
        cancelled(): the form was put away.
    """

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setProperty("help", "law")
        self.heading = QLabel(self)
        self.heading.setProperty("role", "heading")
        self.form = Form()
        self.fault, self.explanation = hint(), hint()
        self.fault.setProperty("role", "fault")
        self.fault.hide()
        self.cancel = QPushButton(self)
        self.accept = QPushButton(self)
        self.accept.setProperty("role", "primary")
        self._lay_out()
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.cancelled)
        self.cancel.clicked.connect(self.cancelled)
        self.accept.clicked.connect(self.submit)

    def _lay_out(self) -> None:
        head = self.head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch()
        head.addWidget(self.cancel)
        head.addWidget(self.accept)
        sheet = self._sheet = QWidget()
        sheet.setObjectName("sheet")
        inner = self.inner = QVBoxLayout(sheet)
        inner.setContentsMargins(0, 0, 4, 0)
        inner.addLayout(self.form)
        inner.addWidget(self.fault)
        inner.addWidget(self.explanation)
        inner.addStretch()
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 8, 12, 8)
        box.setSpacing(6)
        box.addLayout(head)
        box.addWidget(scroll, 1)

    @Slot()
    def submit(self) -> None:
        """Hand over what was filled in, if it will do."""
        raise NotImplementedError

    def focusNextPrevChild(self, on: bool) -> bool:
        stops = sorted(focus_stops(self), key=lambda stop: not self._sheet.isAncestorOf(stop))
        if not stops:
            return False
        focused = QApplication.focusWidget()
        at = stops.index(focused) if focused in stops else (-1 if on else 0)
        stops[(at + (1 if on else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if on else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no field took. One that is held down hands nothing over: it may be held since the form before."""
        if event.isAutoRepeat():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
            else:
                self.submit()
                announce(self, "" if self.accept.isEnabled() else self.accept.toolTip())
        elif not event.text().isalnum():
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.cancel.setText(self.tr("Cancel"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def focus_stops(parent: QWidget) -> list[QWidget]:
    """Where Tab stops inside a widget, in its order; of radio buttons that go together only the chosen one."""
    stops: list[QWidget] = []
    stop = parent.nextInFocusChain()
    while stop is not None and stop is not parent:
        if parent.isAncestorOf(stop) and _stops_tab(stop, parent):
            stops.append(stop)
        stop = stop.nextInFocusChain()
    return stops


def _stops_tab(widget: QWidget, parent: QWidget) -> bool:
    takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
    one_of_many = isinstance(widget, QRadioButton) and widget.group() is not None and not widget.isChecked()
    return takes_tab and widget.isEnabled() and widget.isVisibleTo(parent) and not one_of_many
