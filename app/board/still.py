"""A board that is only looked at and never changes: shown from a picture kept on disk, painted where there is none."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.board.geometry import BoardGeometry
from app.board.pictures import Picture, PictureFile
from app.board.scene import BoardScene
from app.theme import Theme, theme_for

KEEP_AFTER_MS = 500
"""A window that is being resized shows many boards; the one that stays so long is kept."""


class StillBoard(QWidget):
    """The first thing a person sees of the program: all of the painter would be loaded for it.

    Signals:
        kept(): the picture shown now is on disk, or can't be kept there.
    """

    kept = Signal()

    def __init__(self, scene: BoardScene, file: PictureFile | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._file = file
        self._theme = theme_for()
        self._picture: Picture | None = None
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(KEEP_AFTER_MS)
        self._keeping.timeout.connect(self._keep)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Board"))

    @property
    def is_kept(self) -> bool:
        """Whether what was painted last is on disk, or there is no place to keep it in."""
        return not self._keeping.isActive()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def set_scene(self, scene: BoardScene) -> None:
        """Show another scene at once."""
        self._scene = scene
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, 680)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 272)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._shown()
        painter = QPainter(self)
        try:
            painter.drawImage(QPoint(), picture.image)
        finally:
            painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._keeping.stop()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Board"))
        return super().event(event)

    def _shown(self) -> Picture:
        """The picture of the board as it has to look now: at hand, from the disk, or painted."""
        ratio = self.devicePixelRatioF()
        scene = self._scene
        geometry = BoardGeometry.fit(
            self.width(), self.height(), flipped=scene.flipped, numbers=scene.numbers, ratio=ratio
        )
        look = repr((self.size().toTuple(), geometry, ratio, scene, self._theme.board))
        if self._picture is None or self._picture.look != look:
            found = self._file.load(look) if self._file is not None else None
            self._picture = found or self._painted(geometry, ratio, look)
            if found is None and self._file is not None:
                self._keeping.start()
        return self._picture

    def _painted(self, geometry: BoardGeometry, ratio: float, look: str) -> Picture:
        from app.board.painter import BoardPainter

        image = QImage(self.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        try:
            BoardPainter().paint(painter, geometry, self._scene, self._theme)
        finally:
            painter.end()
        return Picture(look, image)

    @Slot()
    def _keep(self) -> None:
        if self._file is not None and self._picture is not None:
            self._file.save(self._picture)
        self.kept.emit()
