"""A clock face as a screen reader finds it: a clock whose name is one sentence, made when it is asked for.

A name that was set each second would be read out each second.
"""

from __future__ import annotations

from typing import Protocol, cast
from weakref import WeakSet

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken


class SpokenFace(Protocol):
    """A face that can say how it stands."""

    def sentence(self) -> str: ...


class FaceAccessible(QAccessibleWidget):
    """One face. It asks Qt for its widget each time, since a reference would keep the widget alive."""

    def __init__(self, face: QWidget) -> None:
        super().__init__(face, QAccessible.Role.Clock)

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return cast("SpokenFace", self.object()).sentence()
        return super().text(kind)


_faces: WeakSet[QWidget] = WeakSet()
_interfaces: list[FaceAccessible] = []
_installed: list[bool] = []


def attach(face: QWidget) -> None:
    """Let screen readers read this face; it must be a `SpokenFace`."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(True)
    _faces.add(face)


def _make(_key: str, subject: QObject) -> QAccessibleInterface | None:
    """Qt's factory of interfaces, asked about every object of the program. Python has to keep what it made."""
    _interfaces[:] = [made for made in _interfaces if Shiboken.isValid(made)]
    if not isinstance(subject, QWidget) or subject not in _faces:
        return None
    made = FaceAccessible(subject)
    _interfaces.append(made)
    return made
