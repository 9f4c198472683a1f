"""What a screen reader takes a widget of our own for, where Qt would say less than it is."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

_roles: WeakKeyDictionary[QWidget, QAccessible.Role] = WeakKeyDictionary()
_interfaces: list[QAccessibleWidget] = []
_installed: list[bool] = []


def tell_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Have a widget told by this role; name and description are the widget's own. To be called before it is shown."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(True)
    _roles[widget] = role


def _make(_key: str, subject: QObject) -> QAccessibleInterface | None:
    """Qt's factory of interfaces, asked about every object of the program. Python has to keep what it made."""
    _interfaces[:] = [made for made in _interfaces if Shiboken.isValid(made)]
    if not isinstance(subject, QWidget) or subject not in _roles:
        return None
    role = _roles[subject]
    _interfaces.append(QAccessibleWidget(subject, role))
    return _interfaces[-1]
