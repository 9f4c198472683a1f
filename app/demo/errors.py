"""What the demonstration says when a part of the program is not as it should be."""

from __future__ import annotations

from engine.errors import ChuheError


class DemoFailed(ChuheError):
    """A part of the program did something else than it should. The text is English, for a log."""


def expect(holds: bool, otherwise: str) -> None:
    """Raises DemoFailed with a text unless something holds."""
    if not holds:
        raise DemoFailed(otherwise)
