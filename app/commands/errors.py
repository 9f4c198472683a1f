"""What a command could not do: a code for programs, a sentence in English for logs, and what else helps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.errors import ChuheError

if TYPE_CHECKING:
    from engine.base import Fault
    from engine.game import JournalError
    from engine.xiangqi import XiangqiError


class CommandError(ChuheError):
    """A failure as an object of the output: ``{"error": code, "message": text, …details}``."""

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.details = details

    def as_dict(self) -> dict[str, object]:
        return {"error": self.code, "message": str(self), **self.details}

    @classmethod
    def of(cls, error: XiangqiError) -> CommandError:
        """An error of the rules: "ambiguous" with its candidates, "illegal", "fen" with its faults, or "malformed"."""
        from engine.xiangqi import AmbiguousMove, FenError, IllegalMove

        if isinstance(error, AmbiguousMove):
            return cls("ambiguous", str(error), candidates=[move.uci for move in error.candidates])
        if isinstance(error, FenError):
            return cls("fen", str(error), faults=[fault_as_dict(fault) for fault in error.faults])
        return cls("illegal" if isinstance(error, IllegalMove) else "malformed", str(error))

    @classmethod
    def of_journal(cls, error: JournalError) -> CommandError:
        """An error of one of our own files: "journal_damaged" for JournalDamaged."""
        return cls("journal_" + type(error).__name__.removeprefix("Journal").lower(), str(error))


def fault_as_dict(fault: Fault) -> dict[str, object]:
    """``{"kind", "place", …}``: the place has only what is known of line, offset, ply and point; values come after."""
    place = fault.place
    known: Mapping[str, object] = {
        name: value
        for name, value in (
            ("line", place.line),
            ("offset", place.offset),
            ("ply", place.ply),
            ("point", place.point),
        )
        if value is not None
    }
    return {"kind": fault.kind.value, "place": known, **fault.values}
