"""Between a game being played and the panel of its ruling: what the panel says, and what the board shows meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.board.scene import BoardScene
from app.play.page import GamePage
from app.ruling import decisions
from app.ruling.loop import Step
from app.ruling.panel import RulingPanel, Shown
from app.ruling.watch import RepetitionWatch
from app.session import GameSession
from app.texts.endings import in_a_row
from app.texts.move_reasons import Notation, classes_text, move_sentence
from app.texts.ruling_desk import counts_text, friendly_text
from app.texts.rulings import grounds_text, loop_text, no_ruling_text, partly_known, verdict_text
from app.view import View
from engine.game import Act, Game, Person
from engine.xiangqi.repetition import Ruling


class RulingDesk(QObject):
    """The referee's eye on repetition and natural limit; closed, nobody sees any of it.

    Signals:
        changed(): the board has something else to show.
    """

    changed = Signal()

    def __init__(
        self, session: GameSession, page: GamePage, view: Callable[[], View], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._page, self._view = session, page, view
        self.watch = RepetitionWatch(session.game, self)
        self.panel = RulingPanel(page)
        self.panel.hide()
        self.watch.judged.connect(self._judged)
        self.panel.stepped.connect(self._stepped)
        self.panel.confirmed.connect(self._confirmed)
        self.panel.overruled.connect(self._overruled)
        self.panel.closed.connect(page.show_record)
        self.panel.hidden.connect(self.changed, Qt.ConnectionType.QueuedConnection)

    @property
    def game(self) -> Game:
        return self._session.game

    @property
    def is_open(self) -> bool:
        return self._page.middle.currentWidget() is self.panel

    @property
    def _ruling(self) -> Ruling | None:
        return self.watch.result.ruling if self.watch.result is not None else None

    @property
    def _steps(self) -> tuple[Step, ...]:
        return self.watch.result.steps if self.watch.result is not None else ()

    @Slot()
    def open(self) -> None:
        """Put the panel in the record's place, and have the loop judged if there is one."""
        self._page.show_form(self.panel)
        self.watch.judge()
        self.show()
        self.panel.list.setFocus()
        self.changed.emit()

    def follow(self) -> None:
        """The game has gone on."""
        self.watch.follow(self.game)
        if self.is_open:
            self.watch.judge()
            self.show()

    def overlay(self, scene: BoardScene) -> BoardScene | None:
        """What the board shows instead of the game's own scene, None while it shows the game."""
        row = self.panel.row
        return self._steps[row].scene(scene) if self.is_open and 0 <= row < len(self._steps) else None

    def show(self) -> None:
        """Say everything in the language of now."""
        counts = counts_text(self.game, self.watch.loop)
        ruling = self._ruling
        if ruling is not None:
            self.panel.show_all(self._about(ruling, counts))
        else:
            self.panel.show_all(Shown(counts, "…" if self.watch.waiting else no_ruling_text()))

    def _about(self, ruling: Ruling, counts: str) -> Shown:
        view = self._view()
        notation = Notation(view.notation, view.script)
        may = self._may_decide()
        friendly = not self.game.regulations.refereed
        return Shown(
            counts=in_a_row(counts, loop_text(ruling)) if ruling.cycle.count == 1 else counts,
            verdict=verdict_text(ruling, decisions.rounds_of(self.game)),
            grounds=grounds_text(ruling),
            moves=tuple(_line(step, notation) for step in self._steps),
            reasons=tuple(move_sentence(step.report, step.after, notation) for step in self._steps),
            note=in_a_row(partly_known(ruling.rules), *((friendly_text(),) if friendly else ())),
            confirm=self.tr("Confirm") if may and not ruling.needs_referee else "",
            others=decisions.others(self.game, ruling) if may else (),
        )

    def _may_decide(self) -> bool:
        return any(self.game.may(act, Person.REFEREE) is None for act in (Act.RULE, Act.ORDER_VARY))

    @Slot()
    def _judged(self) -> None:
        if self.is_open:
            self.show()
            self.changed.emit()

    @Slot()
    def _stepped(self) -> None:
        self.changed.emit()

    @Slot()
    def _confirmed(self) -> None:
        ruling = self._ruling
        if ruling is not None and decisions.confirm(self._session, ruling):
            self._page.show_record()

    @Slot(str, str)
    def _overruled(self, key: str, reason: str) -> None:
        ruling = self._ruling
        if ruling is not None and decisions.overrule(self._session, ruling, key, reason):
            self.panel.reason.clear()
            self._page.show_record()


def _line(step: Step, notation: Notation) -> str:
    return f"{step.ply}.  {notation.line(step.before, (step.report.move,))}　{classes_text(step.report)}"
