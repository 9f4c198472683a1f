"""Runs the demonstration part by part; a part that fails doesn't keep the later ones from being tried."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

from app.demo.errors import DemoFailed
from app.demo.parts import Found, Parts


@dataclass(frozen=True, slots=True)
class Report:
    """How one part went. ``error`` is "" if it went well, else what was wrong, in English."""

    part: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    files: tuple[Path, ...] = ()
    error: str = ""

    @property
    def ok(self) -> bool:
        return not self.error

    def as_dict(self) -> dict[str, object]:
        """The JSON line: ``{"part", "ok", "files", …facts}``, or with ``error`` where it failed."""
        told: dict[str, object] = {"part": self.part, "ok": self.ok, "files": [path.name for path in self.files]}
        return told | dict(self.facts) | ({"error": self.error} if self.error else {})


ORDER: Mapping[str, Callable[[Parts], Found]] = {
    "sample": Parts.read_sample,
    "window": Parts.open_window,
    "first_half": Parts.play_first_half,
    "middle_pictures": Parts.picture_middle,
    "kill": Parts.survive_kill,
    "second_half": Parts.play_to_end,
    "end_pictures": Parts.picture_end,
    "journal": Parts.keep_journal,
    "pgn": Parts.write_pgn,
    "full_sheet": Parts.full_sheet,
    "abbreviated_sheet": Parts.abbreviated_sheet,
    "review": Parts.look_at_pgn,
}
"""The parts by the names of their lines."""


class _Uncaught:
    """Collects what no slot caught: Qt goes on after it, the part has failed all the same."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = []
        self._before = sys.excepthook

    def __enter__(self) -> _Uncaught:
        sys.excepthook = self._caught
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook = self._before

    def _caught(self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        self.errors.append(error)


def run_demo(out: Path) -> Iterator[Report]:
    """Play the demonstration into a folder, which is made. The user's own data are left alone. Raises OSError."""
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="chuhe-demo-", ignore_cleanup_errors=True) as data, _Uncaught() as uncaught:
        parts = Parts(Path(data), out)
        try:
            for name, play in ORDER.items():
                yield _report(name, play, parts, uncaught)
        finally:
            parts.close()


def _report(name: str, play: Callable[[Parts], Found], parts: Parts, uncaught: _Uncaught) -> Report:
    uncaught.errors.clear()
    try:
        found = play(parts)
    except Exception as error:  # a self-test tells of every fault and goes on
        return Report(name, error=_told(error))
    if uncaught.errors:
        return Report(name, found.facts, found.files, _told(uncaught.errors[0]))
    return Report(name, found.facts, found.files)


def _told(error: BaseException) -> str:
    return str(error) if isinstance(error, DemoFailed) else f"{type(error).__name__}: {error}"
