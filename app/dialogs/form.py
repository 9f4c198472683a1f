"""Form rows that can be translated while they are shown."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)


class Form(QFormLayout):
    """Rows of a label and a field; ``name_rows`` gives the labels their texts, again after a change of language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: dict[str, QLabel] = {}
        self.setHorizontalSpacing(12)
        self.setVerticalSpacing(8)
        self.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def add(self, name: str, field: QWidget) -> None:
        label = QLabel()
        label.setBuddy(field)
        self._labels[name] = label
        self.addRow(label, field)

    def name_rows(self, texts: dict[str, str]) -> None:
        """Set the label of each row; a screen reader gets it without the sign of the shortcut."""
        for name, text in texts.items():
            label = self._labels[name]
            label.setText(text)
            buddy = label.buddy()
            if buddy is not None:
                _name(buddy, text.replace("&", ""))


def _name(field: QWidget, text: str) -> None:
    """Name the field of a row; of several in one row, the one that the row leads to as well."""
    field.setAccessibleName(text)
    if isinstance(field, QComboBox):
        _name_line(field, text)
    inner = field.focusProxy()
    while inner is not None and inner.focusProxy() is not None:
        inner = inner.focusProxy()
    if isinstance(inner, QComboBox):
        caption(inner, text)


def _name_line(box: QComboBox, text: str) -> None:
    """Name the line to write in, of a box that has one."""
    line_edit = box.lineEdit()
    if line_edit is not None:
        line_edit.setAccessibleName(text)


def caption(box: QComboBox, text: str) -> None:
    """Name a box that has no label beside it.

    On Linux Qt names a box by what is chosen in it, and tells a screen reader what it is for by its label alone, which
    it looks for among the siblings: here it is one that nobody sees.
    """
    box.setAccessibleName(text)
    _name_line(box, text)
    parent = box.parentWidget()
    assert parent is not None
    near = parent.findChildren(QLabel, "caption", Qt.FindChildOption.FindDirectChildrenOnly)
    label = next((label for label in near if label.buddy() is box), None)
    if label is None:
        label = QLabel(parent)
        label.setObjectName("caption")
        label.setBuddy(box)
        label.hide()
    label.setText(text)


def line(longest: int) -> QLineEdit:
    """A line edit for a text that may be so long."""
    edit = QLineEdit()
    edit.setMaxLength(longest)
    return edit


def number(least: int, most: int) -> QSpinBox:
    """A box for a number; its text stands in as that of other fields does, which a style sheet can't do for it."""
    box = QSpinBox()
    box.setRange(least, most)
    box.lineEdit().setTextMargins(7, 0, 0, 0)
    return box


def pair(first: QWidget, second: QWidget) -> QWidget:
    """Two fields in one row, the first with more room; a click on the row's label leads to it."""
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(first, 3)
    box.addWidget(second, 2)
    row.setFocusProxy(first)
    return row


def trio(first: QWidget, label: QLabel, second: QWidget) -> QWidget:
    """A field and a labelled second one in one row; a click on the row's label leads to the first."""
    label.setBuddy(second)
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(first, 3)
    box.addWidget(label)
    box.addWidget(second, 1)
    row.setFocusProxy(first)
    return row


def beside(field: QWidget, button: QPushButton) -> QWidget:
    """A field with a button that belongs to it, as high as the top of the field."""
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(field, 1)
    box.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    row.setFocusProxy(field)
    return row


class Hint(QLabel):
    """Sentences that are broken into lines. A form gives a field at least the height it asks for, and Qt's label asks
    for that of a narrow column: more than it needs where there is room."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), super().minimumSizeHint().height())


def hint() -> QLabel:
    """A quiet sentence beneath a field."""
    label = Hint()
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setProperty("role", "muted")
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return label


def narrow(box: QComboBox) -> None:
    """Let a box with long entries be narrower than they are."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
