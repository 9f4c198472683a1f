"""Adjourning with a sealed move (封棋), and taking the game up again (启封)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from app.desk.form import DeskForm
from app.desk.room import Room
from app.dialogs.form import line
from app.play.shown import board_of
from app.play.typed import NotUnderstood, read_typed
from app.texts.closing import not_one_move, reopening_text, sealed_fault_text, sealing_text
from engine.xiangqi import MalformedMove, Move


class SealForm(DeskForm):
    """The side to move seals its move: typed unseen, or written on paper. Its clock runs until it is done."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.on_paper, self.typed = QRadioButton(), QRadioButton()
        self._ways = QButtonGroup(self)
        for way in (self.on_paper, self.typed):
            self._ways.addButton(way)
        self.move_text = line(40)
        self.move_text.setEchoMode(QLineEdit.EchoMode.Password)
        ways = QWidget()
        box = QVBoxLayout(ways)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.on_paper)
        box.addWidget(self.typed)
        ways.setFocusProxy(self.on_paper)
        self.form.add("way", ways)
        self.form.add("move", self.move_text)
        self.resumes = line(40)
        self.form.add("resumes", self.resumes)
        self.on_paper.toggled.connect(self._way_chosen)
        self.retranslate()

    def begin(self) -> None:
        self.say_fault("")
        self.move_text.clear()
        self.resumes.clear()
        self.on_paper.setChecked(True)
        self._way_chosen()
        self.on_paper.setFocus()

    def follow(self) -> None:
        self.explanation.setText(sealing_text(self.room.game, typed=self.typed.isChecked()))

    @Slot()
    def _way_chosen(self) -> None:
        self.form.setRowVisible(self.move_text, self.typed.isChecked())
        self.follow()
        if self.typed.isChecked():
            self.move_text.setFocus()

    @Slot()
    def submit(self) -> None:
        """The move is read here and told to nobody, not even in what is said about a bad one."""
        uci = ""
        if self.typed.isChecked():
            try:
                uci = read_typed(board_of(self.room.game), self.move_text.text()).uci
            except NotUnderstood:
                self.say_fault(not_one_move())
                self.move_text.selectAll()
                return
        self.move_text.clear()
        resumes = self.resumes.text().strip()
        self.room.do(lambda game, stamp: game.seal(stamp, uci, resumes))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Adjourn with a sealed move"))
        self.accept.setText(self.tr("Seal it"))
        self.on_paper.setText(self.tr("It lies on paper, in an envelope"))
        self.typed.setText(self.tr("It is typed here, unseen"))
        self.resumes.setPlaceholderText(self.tr("date and time, if it is settled"))
        self.form.name_rows(
            {"way": self.tr("The move"), "move": self.tr("Typed"), "resumes": self.tr("The game goes on")}
        )


class ReopenForm(DeskForm):
    """The sealed move is played and the other clock starts. One that can't be played is put to the referee."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.move_text = line(40)
        self.irregular = QCheckBox()
        self.form.add("move", self.move_text)
        self.form.add("irregular", self.irregular)
        self.retranslate()

    def begin(self) -> None:
        self.say_fault("")
        self.move_text.clear()
        self.irregular.setChecked(False)
        self.follow()
        (self.accept if self.move_text.isHidden() else self.move_text).setFocus()

    def follow(self) -> None:
        game, envelope = self.room.game, self.room.game.envelope
        if envelope is None:
            return
        unclear = envelope.on_paper or game.sealed_fault is not None
        self.form.setRowVisible(self.move_text, envelope.on_paper)
        self.form.setRowVisible(self.irregular, unclear and not game.regulations.moves.illegal_refused)
        self.explanation.setText(sealed_fault_text(game) or reopening_text(game))

    @Slot()
    def submit(self) -> None:
        envelope = self.room.game.envelope
        if envelope is None:
            return
        uci = self._written() if envelope.on_paper else ""
        if uci is not None:
            irregular = self.irregular.isChecked()
            self.room.do(lambda game, stamp: game.reopen(stamp, uci, irregular))

    def _written(self) -> str | None:
        """The move on the paper; coordinates may name one that the rules don't allow. None if it is no one move."""
        text = self.move_text.text().strip()
        try:
            return read_typed(board_of(self.room.game), text, self.room.view.script).uci
        except NotUnderstood as error:
            move = _coordinates(text) if self.irregular.isChecked() else None
            if move is None:
                self.say_fault(str(error))
                self.move_text.selectAll()
            return move

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Reopen the game"))
        self.accept.setText(self.tr("Play the sealed move"))
        self.irregular.setText(self.tr("Accept it though the rules forbid it (type coordinates, such as h2e2)"))
        self.form.name_rows({"move": self.tr("The move on the paper"), "irregular": self.tr("Irregular")})


def _coordinates(text: str) -> str | None:
    try:
        return Move.from_uci(text.lower().replace("-", "")).uci
    except MalformedMove:
        return None
