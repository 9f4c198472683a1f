"""The menu bar as it is first seen: the titles of the menus. What stands in them is loaded after the first picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

NAMES = ("game", "play", "referee", "view", "help")
"""The menus, from left to right."""


def add_menus(bar: QMenuBar) -> dict[str, QMenu]:
    """Empty menus with their titles, by their names."""
    menus = {name: QMenu(bar) for name in NAMES}
    for name, menu in menus.items():
        menu.setTitle(menu_title(name))
        bar.addMenu(menu)
    return menus


def menu_title(name: str) -> str:
    """The title of a menu. Raises KeyError."""
    return {
        "game": QCoreApplication.translate("Menus", "&Game"),
        "play": QCoreApplication.translate("Menus", "&Play"),
        "referee": QCoreApplication.translate("Menus", "&Referee"),
        "view": QCoreApplication.translate("Menus", "&View"),
        "help": QCoreApplication.translate("Menus", "&Help"),
    }[name]
