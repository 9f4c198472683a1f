"""One thing that the referee can do, as the desk lists it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.play.actions import Allowed


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the desk. ``name`` tells it apart, ``key`` is its digit, ``open`` does it or opens its form.

    ``allowed`` says whether it may be done now, and else why not. ``state``: a word on how it stands, such as a count.
    """

    name: str
    key: str
    title: str
    allowed: Allowed
    open: Callable[[], object]
    state: str = ""


@dataclass(frozen=True, slots=True)
class Due:
    """Something that waits for the referee, with what it is about in a sentence and the button that takes it up.

    ``other`` is a second answer to it, as that what seems to be a foul is none; "" where there is none.
    """

    name: str
    text: str
    button: str
    open: Callable[[], object]
    other: str = ""
    open_other: Callable[[], object] | None = None
