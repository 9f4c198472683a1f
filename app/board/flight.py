"""Pieces on their way between two scenes, timed by Qt."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal, Slot

from app.board.animation import Glide, in_flight
from app.board.scene import BoardScene

DURATION_MS = 150


class Flight(QObject):
    """One animation of any number of pieces; whatever is asked of the board meanwhile ends it at once.

    Signals:
        moved(float, float): a frame has passed: the progress before and after it, 0.0..1.0.
    """

    moved = Signal(float, float)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._glides: tuple[Glide, ...] = ()
        self._progress = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(DURATION_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._on_value)
        self._animation.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        return bool(self._glides)

    def start(self, glides: tuple[Glide, ...]) -> None:
        """Send pieces off; an older flight has arrived."""
        self.finish()
        self._glides, self._progress = glides, 0.0
        self._animation.start()

    @Slot()
    def finish(self) -> None:
        """All pieces arrive now."""
        if self._glides:
            self._on_value(1.0)
            self._glides = ()
            self._animation.stop()

    def apply(self, scene: BoardScene, progress: float | None = None) -> BoardScene:
        """The scene as seen at some progress, by default the present one."""
        return in_flight(scene, self._glides, self._progress if progress is None else progress)

    @Slot(object)
    def _on_value(self, value: object) -> None:
        before, self._progress = self._progress, float(str(value))
        self.moved.emit(before, self._progress)
