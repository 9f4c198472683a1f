"""The journal of one game: a ``.chuhe`` file to which each event is committed before the screen confirms it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Self

from engine.base import Stamp
from engine.game.codec import CodecError, NewerEvent, build, canonical, kind_of, payload_of
from engine.game.errors import GameError, SetupError
from engine.game.events import Event
from engine.game.game import Game
from engine.game.journal_errors import Entry, JournalDamaged, JournalMissing, JournalNewer
from engine.game.ledger import Format, Ledger, write_file
from engine.game.regulations_reader import RegulationFault
from engine.game.rules import Rules
from engine.game.sqlite_file import remove, told

SUFFIX = ".chuhe"
FORMAT = Format(application_id=0x43485545, version=1)


class Journal:
    """The events of one game in one file, held by this instance alone until ``close``.

    The game's own milliseconds stand in the events; wall time is information. A heartbeat, outside the chain, dates
    the end of a program that was killed.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @classmethod
    def create(cls, path: Path, events: Iterable[Event]) -> Self:
        """A new file that begins with ``events`` (a game's log). Errors as Ledger.create."""
        return cls(Ledger.create(path, FORMAT, map(_entry, events)))

    @classmethod
    def open(cls, path: Path) -> Self:
        """An existing file, its chain verified; read-only if it can't be written. Errors as Ledger.open."""
        return cls(Ledger.open(path, FORMAT))

    @property
    def path(self) -> Path:
        return self._ledger.path

    @property
    def read_only(self) -> bool:
        return self._ledger.read_only

    @property
    def last_heartbeat(self) -> Stamp | None:
        return self._ledger.beat

    @property
    def last_sign_of_life(self) -> Stamp:
        """The last heartbeat or the last event, whichever is later."""
        last = self._ledger.entries[-1]
        beat = self._ledger.beat
        return beat if beat is not None and beat.ms >= last.ms else Stamp(last.ms, last.wall)

    @property
    def head(self) -> str:
        """The hash of the last event."""
        return self._ledger.hashes[-1]

    def hash_of(self, seq: int) -> str:
        """The hash of event ``seq``, from 1; it covers all events before it."""
        return self._ledger.hashes[seq - 1]

    def events(self) -> tuple[Event, ...]:
        """All events. Raises JournalNewer for one this version doesn't know, JournalDamaged for one that is none."""
        return read_events(self.path, tuple(self._ledger.entries))

    def append(self, events: Iterable[Event]) -> None:
        """Commit all of ``events`` or none; they are on the disk when this returns. Errors as Ledger.append."""
        self._ledger.append(map(_entry, events))

    def heartbeat(self, stamp: Stamp) -> None:
        """Note that the program lives, once a second. Errors as Ledger.append."""
        self._ledger.heartbeat(stamp)

    def check(self) -> None:
        """See that the file is still where it was opened. Errors as Ledger.check."""
        self._ledger.check()

    def save_as(self, target: Path) -> None:
        """A whole copy of the file. Errors as Ledger.copy_to; they leave ``target`` as it was."""
        self._ledger.copy_to(target)

    def close(self) -> None:
        """Let go of the file; what was read of it can still be asked."""
        self._ledger.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def read_events(path: Path, entries: tuple[Entry, ...]) -> tuple[Event, ...]:
    """The events of a journal's entries. Raises JournalNewer, JournalDamaged."""
    events: list[Event] = []
    for seq, entry in enumerate(entries, 1):
        try:
            events.append(build(entry.kind, Stamp(entry.ms, entry.wall), json.loads(entry.payload)))
        except NewerEvent as error:
            raise JournalNewer(path, str(error)) from error
        except (CodecError, ValueError, RecursionError) as error:
            raise JournalDamaged(path, seq, entries[: seq - 1], str(error)) from error
    return tuple(events)


def read_game(journal: Journal, rules: Rules) -> Game:
    """The game of a journal. Raises JournalNewer, JournalDamaged where an event can't follow those before it."""
    first, *rest = journal.events()
    seq = 1
    try:
        game = Game.of((first,), rules)
        for event in rest:
            seq += 1
            game = game.fold(event)
    except GameError as error:
        if _too_new(error):
            raise JournalNewer(journal.path, str(error)) from error
        good = tuple(map(_entry, (first, *rest)[: seq - 1]))
        raise JournalDamaged(journal.path, seq, good, str(error)) from error
    return game


def save_sound_part(damage: JournalDamaged, target: Path) -> None:
    """What is still good of a damaged journal, as a journal of its own; the damaged file stays. Errors as create."""
    write_file(target, FORMAT, damage.good)


def discard(path: Path) -> None:
    """Delete a game's file, sound or damaged.

    :raises JournalError: JournalHeld if it is open somewhere, JournalForeign or JournalNewer if it is not ours to
        delete, JournalMissing, JournalFailed.
    """
    with told(path):
        if not path.exists():
            raise JournalMissing(path)
    with suppress(JournalDamaged):
        Journal.open(path).close()
    remove(path)


def _too_new(error: GameError) -> bool:
    """Whether the game was set up under regulations whose only fault is that they say more than this version knows."""
    faults = error.faults if isinstance(error, SetupError) else ()
    later = (RegulationFault.UNKNOWN_KEY, RegulationFault.UNKNOWN_WORD)
    return bool(faults) and all(fault.kind in later for fault in faults)


def _entry(event: Event) -> Entry:
    return Entry(event.stamp.ms, event.stamp.wall, kind_of(event), canonical(payload_of(event)))
