"""The errors of this floor. Form, rules and choice are three different things to a user, so a move has three errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.base import Fault
from engine.errors import ChuheError

if TYPE_CHECKING:
    from engine.xiangqi.moves import Move


class XiangqiError(ChuheError):
    """The base of the errors of ``engine.xiangqi``."""


class MalformedMove(XiangqiError, ValueError):
    """The text is no move in any notation."""


class IllegalMove(XiangqiError, ValueError):
    """The text is a move, but no piece here may make it."""


class AmbiguousMove(XiangqiError, ValueError):
    """The text fits several moves: ``candidates``."""

    def __init__(self, message: str, candidates: tuple[Move, ...]) -> None:
        super().__init__(message)
        self.candidates = candidates


class FenError(XiangqiError, ValueError):
    """The text shows no board at all: ``faults`` says why."""

    def __init__(self, message: str, faults: tuple[Fault, ...]) -> None:
        super().__init__(message)
        self.faults = faults
