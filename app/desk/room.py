"""What the parts of the desk are given: the game, and the ways to act on it and to leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from app.desk.form import DeskForm
from app.desk.lock import DeskLock
from app.dialogs.fields import SideBox
from app.play.actions import Allowed
from app.play.page import GamePage
from app.session import GameSession
from app.texts.refusals import refusal_text
from app.view import View
from engine.base import Stamp
from engine.game import Event, Game, RefusalCode, Refused

F = TypeVar("F", bound=DeskForm)


class Room(QObject):
    """One game's desk, seen from its parts. ``panel`` is the list they come from and go back to.

    Signals:
        returned(): the list is to be seen again, and has to say everything anew.
    """

    returned = Signal()

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        panel: QWidget,
        *,
        view: Callable[[], View],
        lock: DeskLock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.page, self.lock = session, page, lock
        self._view, self._panel = view, panel
        self._forms: dict[type[DeskForm], DeskForm] = {}
        self._from_panel = False
        self._stack = page.middle

    @property
    def apart(self) -> bool:
        """Whether the desk has a window of its own."""
        return self._stack is not self.page.middle

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def view(self) -> View:
        return self._view()

    @property
    def at_panel(self) -> bool:
        """Whether the desk's list is what is seen."""
        return self._stack.currentWidget() is self._panel

    @property
    def in_form(self) -> bool:
        """Whether one of the desk's forms is what is seen."""
        return isinstance(self._stack.currentWidget(), DeskForm)

    def take_hand(self) -> bool:
        """Bring the hand to the list or form that is seen; False if it is there already, or neither is seen."""
        shown, focused = self._stack.currentWidget(), QApplication.focusWidget()
        if shown is None or not (self.at_panel or self.in_form):
            return False
        if focused is not None and (focused is shown or shown.isAncestorOf(focused)):
            return False
        (shown.focusWidget() or shown).setFocus()
        return True

    def act(self, decide: Callable[[Game, Stamp], tuple[Event, ...]]) -> bool:
        """Let the game decide, and keep what it says. A refusal is told on the page by itself."""
        return self.session.enact(decide)

    def foresee(self, decide: Callable[[Game, Stamp], tuple[Event, ...]]) -> Game | RefusalCode:
        """The game as it would be after an act done now, or why it can't be done."""
        try:
            return self.game.fold(*decide(self.game, Stamp(self.session.now_ms())))
        except Refused as refused:
            return refused.code

    def may(self, decide: Callable[[Game, Stamp], tuple[Event, ...]]) -> Allowed:
        """Whether an act may be done now, with the reason why not in words."""
        after = self.foresee(decide)
        return Allowed(False, refusal_text(after)) if isinstance(after, RefusalCode) else Allowed(True)

    def do(self, decide: Callable[[Game, Stamp], tuple[Event, ...]]) -> bool:
        """Act, and leave the form if it was done."""
        done = self.act(decide)
        if done:
            self.leave()
        return done

    def form(self, kind: type[F]) -> F:
        """The desk's one form of a kind, made when it is first wanted."""
        if kind not in self._forms:
            form = kind(self, self.page)
            form.hide()
            for box in form.findChildren(SideBox):
                box.set_names(self.game.setup.sides)
            form.cancelled.connect(self.leave)
            self._forms[kind] = form
        found = self._forms[kind]
        assert isinstance(found, kind)
        return found

    def open(self, kind: type[F]) -> F:
        """Show a form in the record's place, filled in from the game as it is."""
        form = self.form(kind)
        self.show(form)
        form.begin()
        return form

    def show(self, widget: QWidget) -> None:
        """Put something in the record's place; leaving it leads to where it was opened."""
        current = self._stack.currentWidget()
        if current is not widget:
            self._from_panel = current is self._panel or (self._from_panel and current is not self.page.card)
        self._put(widget)

    def show_panel(self) -> None:
        """Bring the list to the front, with the hand on it."""
        self.returned.emit()
        self._put(self._panel)
        self._panel.setFocus()

    def move_to(self, stack: QStackedWidget | None) -> None:
        """Take the desk into a window of its own, or with None back to the page of the game."""
        old, self._stack = self._stack, stack or self.page.middle
        if old is self._stack:
            return
        if stack is None:
            while (widget := old.widget(0)) is not None:
                old.removeWidget(widget)
                widget.setParent(self.page)
                widget.hide()
        else:
            self.page.show_record()
            self.show_panel()

    def _put(self, widget: QWidget) -> None:
        if self._stack.indexOf(widget) < 0:
            self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)

    @Slot()
    def leave(self) -> None:
        """From a form back to the list if it came from there, else to the record."""
        if self.apart or (self._from_panel and not self.at_panel):
            self.show_panel()
        else:
            self.page.show_record()
        self._from_panel = False

    def follow(self) -> None:
        """The game has gone on: what is shown of it in an open form follows."""
        form = self._stack.currentWidget()
        if isinstance(form, DeskForm):
            form.follow()

    def notice(self, text: str, alarm: bool = False) -> None:
        """Say something that was just done, in the line at the bottom."""
        self.page.notice(text, alarm)
