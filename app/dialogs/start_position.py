"""The choice of the start position: the usual one, or a FEN whose faults are listed while it is typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from app.board.scene import BoardScene
from app.board.widget import BoardWidget
from app.dialogs.form import narrow
from app.play.scenes import pieces_of
from app.texts.faults import position_fault_text
from app.theme import Theme
from engine.xiangqi import START_FEN, Board, parse_fen

_PREVIEW = 250


class StartPosition(QWidget):
    """Gives the FEN to start from, None for the usual position. Its page places ``preview``, the board it shows.

    Signals:
        changed(): another position was chosen, or the text's faults changed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = QComboBox(self)
        self.choice.addItems(["", ""])
        self.text = QLineEdit(self)
        self.text.setMaxLength(200)
        self.faults = QLabel(self)
        self.faults.setProperty("role", "fault")
        self.faults.setWordWrap(True)
        self.preview = BoardWidget(self)
        self.preview.set_interactive(False)
        self.preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.preview.setFixedSize(_PREVIEW, round(_PREVIEW * 1.1))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        narrow(self.choice)
        self.setFocusProxy(self.choice)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        for widget in (self.choice, self.text, self.faults):
            box.addWidget(widget)
        self._ready = True
        self.choice.currentIndexChanged.connect(self._changed)
        self.text.textChanged.connect(self._changed)
        self.retranslate()

    @property
    def ready(self) -> bool:
        """Whether a game can begin from what was chosen."""
        return self._ready

    @property
    def fen(self) -> str | None:
        """The FEN of another start position than the usual one."""
        if self.choice.currentIndex() == 0:
            return None
        board = parse_fen(self.text.text()).board
        return None if board is None or board.fen() == START_FEN else board.fen()

    def set_fen(self, fen: str | None) -> None:
        """Offer this position, None for the usual one."""
        self.text.setText(fen or "")
        self.choice.setCurrentIndex(0 if fen is None else 1)
        self._changed()

    def set_theme(self, theme: Theme) -> None:
        self.preview.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self.choice.setItemText(0, self.tr("Usual position"))
        self.choice.setItemText(1, self.tr("Another position (FEN)"))
        self.choice.setAccessibleName(self.tr("Start position"))
        self.text.setPlaceholderText(self.tr("Paste a FEN here"))
        self.text.setAccessibleName(self.tr("FEN of the start position"))
        self._changed()

    @Slot()
    def _changed(self) -> None:
        usual = self.choice.currentIndex() == 0
        for widget in (self.text, self.preview):
            widget.setVisible(not usual)
        board, faults = (Board(), []) if usual else self._read()
        self._ready = board is not None and not faults
        self.faults.setVisible(bool(faults))
        self.faults.setText("\n".join(faults))
        self.faults.setAccessibleName(" ".join(faults))
        self.preview.set_scene(BoardScene(pieces=pieces_of(board) if board else ()))
        self.changed.emit()

    def _read(self) -> tuple[Board | None, list[str]]:
        """The board that the text shows, if any, and in words what keeps a game from starting there."""
        if not self.text.text().strip():
            return None, []
        reading = parse_fen(self.text.text())
        faults = [position_fault_text(fault) for fault in reading.faults]
        if reading.board is not None and not faults and reading.board.outcome() is not None:
            faults.append(self.tr("The side to move has no move here: the game would be over at once."))
        return reading.board, faults
