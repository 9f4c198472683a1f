"""Who plays in a game, as it is told without opening its file: one that another window holds can't be opened, and to
open it by other means would take its lock away from a window of the same program."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Self

from app.regular import read_regular
from app.settings import write_atomically
from app.texts.headings import event_line, players_line
from engine.game import Seat, Setup, SideNames

NAMES = ".open.json"
_LONGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class Named:
    """The headings of a game."""

    red: str
    black: str
    event: str
    round: str
    board_no: str
    date: str
    sides: str

    @classmethod
    def read(cls, value: object) -> Self | None:
        """The headings out of a file, None if these are none."""
        names = [field.name for field in fields(cls)]
        if not isinstance(value, dict) or not all(isinstance(value.get(name), str) for name in names):
            return None
        return cls(**{name: value[name] for name in names})

    @property
    def players(self) -> str:
        return players_line(Seat(self.red), Seat(self.black), self.called)

    @property
    def called(self) -> SideNames:
        """What the sides are called; in words that are none of ours Red and Black."""
        return SideNames(self.sides) if self.sides in set(SideNames) else SideNames.RED_BLACK

    @property
    def where(self) -> str:
        return event_line(self.event, self.round, self.board_no)


def headings_of(setup: Setup) -> tuple[str, str, str, str, str, str, str]:
    """The values of Named."""
    seats = setup.red.name, setup.black.name
    return *seats, setup.event, setup.round, setup.board_no, setup.date, setup.sides.value


def read_table(path: Path, kind: type[Named]) -> dict[str, Any]:
    """A file of headings by their keys, as far as it makes sense; {} if there is none."""
    try:
        value: Any = json.loads(read_regular(path, _LONGEST))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(value, Mapping):
        return {}
    read = ((str(key), kind.read(each)) for key, each in value.items())
    return {key: kept for key, kept in read if kept is not None}


def write_table(path: Path, table: Iterable[tuple[str, Named]]) -> None:
    """Keep headings; where that can't be done nothing is lost but their names."""
    with suppress(OSError):
        write_atomically(path, json.dumps({key: asdict(kept) for key, kept in table}, ensure_ascii=False).encode())


def note_open(path: Path, setup: Setup) -> None:
    """Note who plays in a game that is being opened here."""
    names = noted(path.parent)
    if names.get(path.name) != Named(*headings_of(setup)):
        kept = ((name, named) for name, named in names.items() if (path.parent / name).exists())
        write_table(path.parent / NAMES, [*kept, (path.name, Named(*headings_of(setup)))])


def noted(folder: Path) -> dict[str, Named]:
    """What was noted of the games of a folder, by the names of their files."""
    return read_table(folder / NAMES, Named)
