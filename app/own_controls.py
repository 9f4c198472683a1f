"""Time controls of one's own: read from the settings, found by name, and put back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.settings import LONGEST_NAME, MOST_CONTROLS
from engine.clock import PeriodMode, Scheme, TimeControl, control_of

Own = tuple[TimeControl, ...]
"""The scheme of each is its name; no two have the same."""


def own_controls(kept: Sequence[Mapping[str, Any]]) -> Own:
    """What the settings keep; they hold nothing that is no control."""
    return tuple(TimeControl.from_dict(control) for control in kept)


def kept_controls(own: Own) -> tuple[Mapping[str, Any], ...]:
    """The form in which the settings keep them."""
    return tuple(control.to_dict() for control in own)


def with_control(own: Own, made: TimeControl, instead_of: str = "") -> Own:
    """The list with a control that was made, in the place of the one it was made from or else at the end."""
    if any(control.scheme == instead_of for control in own):
        return tuple(made if control.scheme == instead_of else control for control in own)
    return (*own, made)


def without_control(own: Own, name: str) -> Own:
    """The list without a control."""
    return tuple(control for control in own if control.scheme != name)


def control_named(name: str, own: Own, minutes: int | None = None, mode: PeriodMode = PeriodMode.CUM) -> TimeControl:
    """One's own control of this name, else the preset, with ``minutes`` and ``mode``. ValueError if there is none."""
    found = next((control for control in own if control.scheme == name), None)
    return found or control_of(Scheme(name), minutes, mode)


def proper_name(text: str) -> str:
    """A name as it is kept: on one line, without spaces at its ends."""
    return " ".join(text.split())[:LONGEST_NAME].strip()


def name_is_free(name: str, own: Own, instead_of: str = "") -> bool:
    """Whether a control can be kept under a name: no other one bears it, and no preset."""
    return name not in set(Scheme) and name not in {control.scheme for control in own} - {instead_of}


def has_room(own: Own) -> bool:
    """Whether one more can be kept."""
    return len(own) < MOST_CONTROLS
