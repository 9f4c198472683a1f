"""What a window asks and tells: on the page of its game, or in a strip below whatever page it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.play.strips import Question, QuestionStrip
from app.questions import ANSWER_YES, LEAVE, TOLD, leaving, told

if TYPE_CHECKING:
    from app.window import MainWindow


class Asking:
    """The questions of one window; nothing of it is needed before there is something to say."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._leave: Callable[[], object] = window.close
        self.strip = QuestionStrip(window.program.now_ms)
        self.strip.answered.connect(window.answered)
        window.add_below(self.strip)

    def ask(self, question: Question | None) -> None:
        """Ask something: on the page of a game being played in the place of its questions."""
        window = self._window
        if window.playing is not None and window.shows_game:
            window.playing.ask(question)
        else:
            self.strip.ask(question)

    def tell(self, text: str, alarm: bool = True) -> None:
        """Say something that just happened."""
        window = self._window
        if window.game is not None and window.shows_game:
            window.game.page.notice(text, alarm)
        else:
            self.strip.ask(told(text))

    def answered(self, name: str, key: str) -> None:
        """Do what was answered."""
        if name == LEAVE:
            self._leaving_answered(key)
        elif name == TOLD:
            self.strip.ask(None)
        else:
            self._window.games.answer(name, key)

    def ask_leaving(self, leave: Callable[[], object]) -> None:
        """Ask whether to leave a game whose clock runs; ``leave`` does it."""
        window = self._window
        self._leave = leave
        if window.game is not None:
            window.show_page(window.game.page)
        self.ask(leaving())

    def _leaving_answered(self, key: str) -> None:
        self.ask(None)
        if key == ANSWER_YES:
            self._window.may_close = True
            self._leave()
            self._window.may_close = False
