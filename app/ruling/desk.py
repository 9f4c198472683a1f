"""Between a game being played and the panel of its ruling: what the panel says, and what the board shows meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.board.scene import BoardScene
from app.play.page import GamePage
from app.ruling import decisions
from app.ruling.loop import Step
from app.ruling.panel import RulingPanel, Shown
from app.ruling.watch import RepetitionWatch
from app.session import GameSession
from app.texts.claims import claim_text, natural_grounds, natural_verdict, not_heard_text, players_only_text
from app.texts.endings import in_a_row
from app.texts.move_reasons import Notation, classes_text, move_sentence
from app.texts.ruling_desk import count_details, counts_text, friendly_text
from app.texts.rulings import grounds_text, loop_text, no_ruling_text, partly_known, verdict_text
from app.view import View
from engine.game import Act, ClaimMade, Game, Person
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
        self.panel.closed.connect(self._leave)
        self._origin: QWidget | None = None
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
        if not self.is_open:
            self._origin = self._page.middle.currentWidget()
        self._page.show_form(self.panel)
        self.watch.judge()
        self.show()
        self.panel.take_focus()
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
        self.panel.show_all(self._said())

    def _said(self) -> Shown:
        counts = in_a_row(counts_text(self.game, self.watch.loop), count_details(self.game))
        claim, ruling = decisions.natural_claim(self.game), self._ruling
        if claim is not None:
            return self._natural(claim)
        if ruling is not None:
            return self._about(ruling, counts)
        if self.watch.waiting:
            return Shown(counts, "…")
        if decisions.is_claimed(self.game):
            return replace(self._decidable(None), counts=counts, verdict=self._with_claim(not_heard_text()))
        return Shown(counts, no_ruling_text())

    def _with_claim(self, verdict: str) -> str:
        """What is found, behind what was claimed."""
        claim = self.game.claim
        return verdict if claim is None else in_a_row(claim_text(self.game, claim), verdict)

    def _natural(self, claim: ClaimMade) -> Shown:
        """A claim of the natural limit with the program's own count."""
        verdict, grounds = natural_verdict(self.game, claim), natural_grounds(self.game, claim)
        return replace(self._decidable(None), verdict=self._with_claim(verdict), grounds=grounds)

    def _about(self, ruling: Ruling, counts: str) -> Shown:
        view = self._view()
        notation = Notation(view.notation, view.script)
        asked = decisions.may_begin(self.game)
        return replace(
            self._decidable(ruling) if asked else Shown("", ""),
            counts=in_a_row(counts, loop_text(ruling)) if ruling.cycle.count == 1 else counts,
            verdict=self._with_claim(verdict_text(ruling, decisions.rounds_of(self.game))),
            grounds=grounds_text(ruling),
            moves=tuple(_line(step, notation) for step in self._steps),
            reasons=tuple(move_sentence(step.report, step.after, notation) for step in self._steps),
            note=in_a_row("", *self._notes(ruling)),
        )

    def _notes(self, ruling: Ruling) -> Iterator[str]:
        """What has to be known beside the ruling: how far the edition is known, and who may decide."""
        yield partly_known(ruling.rules)
        if not self.game.regulations.refereed:
            yield friendly_text()
        elif not decisions.may_begin(self.game):
            yield players_only_text()

    def _decidable(self, ruling: Ruling | None) -> Shown:
        """What the referee can decide here, where he may decide anything now."""
        if not self._may_decide():
            return Shown("", "")
        confirm = self.tr("Confirm") if decisions.proposed(self.game, ruling) is not None else ""
        return Shown("", "", confirm=confirm, others=decisions.others(self.game, ruling))

    def _may_decide(self) -> bool:
        return any(self.game.may(act, Person.REFEREE) is None for act in (Act.RULE, Act.ORDER_VARY))

    @Slot()
    def _judged(self) -> None:
        if self.is_open:
            self.show()
            if self.panel.close_button.hasFocus():
                self.panel.take_focus()
            self.changed.emit()

    @Slot()
    def _stepped(self) -> None:
        self.changed.emit()

    @Slot()
    def _leave(self) -> None:
        """Back to where the panel was opened: the list of the desk, or the record."""
        origin = self._origin
        if origin is None or origin is self._page.card or self._page.middle.indexOf(origin) < 0:
            self._page.show_record()
        else:
            self._page.show_form(origin)
            origin.setFocus()

    @Slot()
    def _confirmed(self) -> None:
        if decisions.confirm(self._session, self._ruling):
            self._leave()

    @Slot(str, str)
    def _overruled(self, key: str, reason: str) -> None:
        if decisions.overrule(self._session, self._ruling, key, reason):
            self.panel.reason.clear()
            self._leave()


def _line(step: Step, notation: Notation) -> str:
    return f"{step.ply}.  {notation.line(step.before, (step.report.move,))}　{classes_text(step.report)}"
