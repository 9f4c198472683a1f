"""The column beside the board: what stands in it is stacked, and the clock keeps its size whatever is asked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

SPACING, CLOSE, SHORT = 10, 4, 460
"""What lies between two parts; less of it in a column that is shorter than this."""
WISHED_HEIGHT = "wishedHeight"
"""A property of what stands in the record's place: so much room it wants from the clock."""
_STRIPS, _LINES = 3, 8
"""How many strips there may be at once, and how high they are together in lines of text: one has a question in two."""


class SideColumn(QWidget):
    """Clock, banner, record or form, and the strips below them.

    The clock takes what is left when three of the strips are there and the rest has its least height, or the height it
    wishes for: a question that comes up takes its room from the record alone.
    """

    def __init__(self, clock: QWidget, banner: QWidget, middle: QStackedWidget, strips: tuple[QWidget, ...]) -> None:
        super().__init__()
        self._clock, self._banner, self._middle, self._sentence = clock, banner, middle, strips[-1]
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(clock)
        column.addWidget(banner)
        column.addWidget(middle, 1)
        for strip in strips:
            column.addWidget(strip)
        middle.currentChanged.connect(self.share_out)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.share_out()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_out()

    @Slot()
    def share_out(self) -> None:
        """Give the clock its height in a column of this height."""
        spacing = CLOSE if self.height() < SHORT else SPACING
        if self._column.spacing() != spacing:
            # a layout asks for another round whenever its spacing is set, also to what it was: that would never end
            self._column.setSpacing(spacing)
        self._spare_sentence()
        shown = self._middle.currentWidget()
        wished = shown.property(WISHED_HEIGHT) if shown is not None else None
        least = max(self._middle.minimumSizeHint().height(), wished or 0)
        room = self.height() - least - _LINES * self.fontMetrics().height() - (_STRIPS + 1) * spacing
        smallest, wanted = self._clock.minimumSizeHint().height(), self._clock.sizeHint().height()
        self._clock.setFixedHeight(max(smallest, min(room, wanted)))

    def _spare_sentence(self) -> None:
        """Where room is short, the last strip says nothing beside a banner, which says the same."""
        spared = self.height() < SHORT and not self._banner.isHidden() and self._middle.currentIndex() != 0
        if spared != self._sentence.isHidden():
            self._sentence.setHidden(spared)
