"""The base of the desk's forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.dialogs.acts import ActForm

if TYPE_CHECKING:
    from app.desk.room import Room


class DeskForm(ActForm):
    """A form of the desk, opened through its room. It is made once for a game and filled in anew each time."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room

    def begin(self) -> None:
        """Fill the form in from the game as it is, and put the focus in its first field."""

    def follow(self) -> None:
        """The game has gone on while the form is open."""
