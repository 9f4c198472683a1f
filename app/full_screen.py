"""A window that fills the screen: without its menus, and without a pointer that nobody moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QMainWindow

POINTER_MS = 3_000
"""A pointer that rests so long is hidden."""
_MOVED = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress)


class FullScreen(QObject):
    """Lets one window fill the screen and come back as it was."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._maximized = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(POINTER_MS)
        self._rest.timeout.connect(self._hide_pointer)

    @Slot()
    def toggle(self) -> None:
        """Fill the screen, or come back."""
        (self.leave if self._window.isFullScreen() else self.enter)()

    def enter(self) -> None:
        """Fill the screen. The menus have no height then: hidden ones would not listen to their keys."""
        window = self._window
        self._maximized = window.isMaximized()
        window.menuBar().setMaximumHeight(0)
        window.showFullScreen()
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self._rest.start()

    @Slot()
    def leave(self) -> None:
        """Come back to the size that was."""
        window = self._window
        handle = window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
        self._rest.stop()
        window.unsetCursor()
        window.menuBar().setMaximumHeight(16_777_215)
        (window.showMaximized if self._maximized else window.showNormal)()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer is seen again when it is moved."""
        if event.type() in _MOVED:
            self._window.unsetCursor()
            self._rest.start()
        return False

    @Slot()
    def _hide_pointer(self) -> None:
        self._window.setCursor(Qt.CursorShape.BlankCursor)
