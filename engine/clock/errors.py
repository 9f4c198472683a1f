"""The errors of the clock's floor, and the reading of plain data that raises them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from engine.errors import ChuheError

T = TypeVar("T")
S = TypeVar("S", bound=StrEnum)


class ClockError(ChuheError):
    """The base of the clock's errors."""


class AmountError(ClockError, ValueError):
    """A referee's act with an amount that means nothing, such as a penalty below zero."""


class DataError(ClockError, ValueError):
    """A saved clock, a time control or a script is not of the form it should have. ``where`` is the path to it."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where


class UnknownKind(DataError):
    """A time control of a kind, or with an option, that this version does not know."""


def take(data: object, where: str, key: str, kind: type[T]) -> T:
    """The value under ``key``, which must be of type ``kind``. Raises DataError with the path."""
    found = optional(data, where, key, kind)
    if found is None:
        raise DataError(f"{where}.{key}", "missing")
    return found


def optional(data: object, where: str, key: str, kind: type[T]) -> T | None:
    """Like take, but None where the key is absent or null."""
    if not isinstance(data, Mapping):
        raise DataError(where, "not an object")
    found = data.get(key)
    # a bool is an int to Python, never to a clock
    if found is not None and (not isinstance(found, kind) or (kind is int and isinstance(found, bool))):
        raise DataError(f"{where}.{key}", f"not a {kind.__name__}")
    return found


def choice(data: object, where: str, key: str, options: type[S]) -> S:
    """The member of ``options`` under ``key``. Raises DataError."""
    found = take(data, where, key, str)
    try:
        return options(found)
    except ValueError:
        raise DataError(f"{where}.{key}", f"not one of {', '.join(options)}") from None


def maybe_choice(data: object, where: str, key: str, options: type[S]) -> S | None:
    """Like choice, but None where the key is absent or null."""
    return None if optional(data, where, key, str) is None else choice(data, where, key, options)


def check_amount(amount: int, most: int | None = None) -> None:
    """Raises AmountError for an amount below 0 or above ``most``."""
    if amount < 0 or (most is not None and amount > most):
        raise AmountError(f"an amount of {amount}")
