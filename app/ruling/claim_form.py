"""A player's claim (提请裁判审核): chosen and handed over in two steps, so that no careless click makes one."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QWidget

from app.dialogs.acts import ActForm
from app.dialogs.form import narrow
from app.play.actions import Allowed, set_allowed
from app.play.column import WISHED_HEIGHT
from app.play.page import GamePage
from app.play.shown import acting_side
from app.play.strips import announce
from app.session import GameSession
from app.texts.claims import claims_title, kind_title, meaning_text
from app.texts.refusals import refusal_text
from engine.base import Side, Stamp
from engine.game import ClaimKind, Refused

KINDS = tuple(ClaimKind)
HEIGHT = 220
"""So much room the form takes from the clock, where that has it to give."""


class ClaimForm(ActForm):
    """What a side claims, what that means and costs, and why it is not heard now. Clocks and board go on beside it."""

    def __init__(self, session: GameSession, page: GamePage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(WISHED_HEIGHT, HEIGHT)
        self._session, self._page = session, page
        self._side = Side.RED
        self.kind = QComboBox()
        self.kind.addItems([kind.value for kind in KINDS])
        narrow(self.kind)
        self.form.add("kind", self.kind)
        self.kind.currentIndexChanged.connect(self._chosen)
        self.cancelled.connect(page.show_record)
        self.retranslate()

    def open(self) -> None:
        """Begin a claim of the side whose time it is, with nothing chosen."""
        self._side = acting_side(self._session.game)
        self.kind.setCurrentIndex(-1)
        self.retranslate()
        self._page.show_form(self)
        self.kind.setFocus()

    def follow(self) -> None:
        """The game has gone on: whether the claim may still be made is another question now."""
        if self.isVisible():
            self._look()

    @property
    def _claim(self) -> ClaimKind | None:
        row = self.kind.currentIndex()
        return KINDS[row] if row >= 0 else None

    @Slot()
    def _chosen(self) -> None:
        self._look()
        announce(self, self.fault.text() or self.explanation.text())

    def _look(self) -> None:
        kind, why_not = self._claim, self._why_not()
        self.explanation.setText("" if kind is None else meaning_text(kind, self._session.game.regulations))
        self.fault.setText(why_not if kind is not None else "")
        self.fault.setVisible(bool(self.fault.text()))
        if why_not and self.accept.hasFocus():
            self.cancel.setFocus()
        set_allowed(self.accept, Allowed(not why_not, why_not))
        self.accept.setAccessibleDescription(why_not or self.explanation.text())

    def _why_not(self) -> str:
        """Why what is chosen can't be claimed now, "" if it can; by the game as it would be."""
        kind, game = self._claim, self._session.game
        if kind is None:
            return self.tr("Choose what is claimed.")
        stamp = Stamp(self._session.now_ms())
        try:
            game.make_claim(self._side, kind, stamp)
        except Refused as refused:
            return refusal_text(refused.code)
        return ""

    @Slot()
    def submit(self) -> None:
        kind, side = self._claim, self._side
        self._look()
        if kind is None or not self.accept.isEnabled():
            return
        if self._session.enact(lambda game, stamp: game.make_claim(side, kind, stamp)):
            self._page.show_record()

    def retranslate(self) -> None:
        super().retranslate()
        refereed = self._session.game.regulations.refereed
        self.heading.setText(claims_title(self._side) if refereed else self.tr("Claim a draw"))
        self.accept.setText(self.tr("Put it to the referee") if refereed else self.tr("Claim it"))
        self.form.name_rows({"kind": self.tr("Claim")})
        self.kind.setPlaceholderText(self.tr("Choose..."))
        for row, kind in enumerate(KINDS):
            self.kind.setItemText(row, kind_title(kind))
        self._look()
