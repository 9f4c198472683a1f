"""An append-only, hash-chained list of entries in one SQLite file, held by one instance at a time.

Nothing here knows what an entry means: a game's journal is made of it, and so will be a contest's.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self, TypeAlias

from engine.base import Stamp
from engine.game.codec import canonical
from engine.game.journal_errors import (
    Entry,
    JournalDamaged,
    JournalExists,
    JournalForeign,
    JournalMissing,
    JournalNewer,
    JournalReadOnly,
)
from engine.game.sqlite_file import Footing, connect, place, side_files, told, transaction, writable

_TABLES = (
    "CREATE TABLE event (seq INTEGER PRIMARY KEY, ms INTEGER NOT NULL, wall TEXT NOT NULL, kind TEXT NOT NULL,"
    " payload TEXT NOT NULL, hash TEXT NOT NULL) STRICT",
    "CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL, ms INTEGER NOT NULL,"
    " wall TEXT NOT NULL, hash TEXT NOT NULL) STRICT",
)
_Row: TypeAlias = tuple[int, int, str, str, str, str]


@dataclass(frozen=True, slots=True)
class Format:
    """What marks a file as one of ours: SQLite's application id, and the version of its contents."""

    application_id: int
    version: int

    @property
    def root(self) -> str:
        return f"{self.application_id:08x}"


@dataclass(slots=True)
class _Contents:
    """What a file holds: entries, the hash of each with all before it, and the last heartbeat.

    ``root`` stands for the hash before the first entry; it is another one in each kind of file.
    """

    root: str
    entries: list[Entry] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)
    beat: Stamp | None = None

    def add(self, rows: Iterable[_Row]) -> None:
        for _, ms, wall, kind, payload, digest in rows:
            self.entries.append(Entry(ms, wall, kind, payload))
            self.hashes.append(digest)


class Ledger:
    """The entries of one file."""

    def __init__(self, path: Path, form: Format, connection: sqlite3.Connection | None, contents: _Contents) -> None:
        self.path = path
        self._form = form
        self._connection = connection
        self._contents = contents
        self._footing = None if connection is None else Footing(path)

    @classmethod
    def create(cls, path: Path, form: Format, entries: Iterable[Entry]) -> Self:
        """A new file that holds ``entries``; it appears whole or not at all.

        :raises JournalError: JournalExists, JournalMissing (no such folder), JournalFull, JournalFailed.
        """
        with told(path):
            if path.exists():
                raise JournalExists(path)
        write_file(path, form, entries)
        return cls.open(path, form)

    @classmethod
    def open(cls, path: Path, form: Format) -> Self:
        """The file with its chain verified. One that can't be written is opened for reading only.

        Never open and close the file by other means while this lives in the same process: POSIX systems would then
        drop the lock that keeps a second instance out.

        :raises JournalError: JournalMissing, JournalForeign, JournalNewer, JournalHeld, JournalDamaged, JournalFailed.
        """
        with told(path):
            if not path.is_file():
                raise JournalMissing(path)
        if not writable(path):
            return cls(path, form, None, _read_aside(path, form))
        connection = connect(path)
        try:
            with told(path):
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                connection.execute("PRAGMA synchronous = FULL")
            return cls(path, form, connection, _read(connection, path, form))
        except BaseException:
            connection.close()
            raise

    @property
    def entries(self) -> Sequence[Entry]:
        return self._contents.entries

    @property
    def hashes(self) -> Sequence[str]:
        """The hash of each entry, which covers all entries before it."""
        return self._contents.hashes

    @property
    def beat(self) -> Stamp | None:
        """The last heartbeat."""
        return self._contents.beat

    @property
    def read_only(self) -> bool:
        return self._connection is None

    def append(self, entries: Iterable[Entry]) -> None:
        """Write all of ``entries`` or none; they are on the disk when this returns.

        :raises JournalError: JournalFull, JournalFailed, JournalReadOnly. The file is as it was. JournalMissing or
            JournalDamaged if somebody took it away or cut it off.
        """
        connection = self._writing()
        rows = list(_rows(entries, self._contents))
        with transaction(connection, self.path, self.entries):
            connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?)", rows)
        self._contents.add(rows)

    def heartbeat(self, stamp: Stamp) -> None:
        """Note that the program lives. Same errors as append."""
        connection = self._writing()
        with transaction(connection, self.path, self.entries):
            _write_beat(connection, len(self.entries), stamp)
        self._contents.beat = stamp

    def copy_to(self, target: Path) -> None:
        """Write a whole copy to ``target``, replacing what is there. Errors leave ``target`` as it was.

        :raises JournalError: JournalHeld if ``target`` is open somewhere, here too; otherwise as create.
        """
        with told(target):
            if target.exists() and self.path.exists() and target.samefile(self.path):
                return
        write_file(target, self._form, self.entries, self.beat)

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()

    def check(self) -> None:
        """See that the file is still where it was opened, and whole. One that is only read may go.

        :raises JournalError: JournalMissing, JournalDamaged, JournalFailed.
        """
        fault = self._footing.fault() if self._footing is not None else None
        if fault is not None:
            raise JournalDamaged(self.path, len(self.entries) + 1, tuple(self.entries), fault)

    def _writing(self) -> sqlite3.Connection:
        if self._connection is None:
            raise JournalReadOnly(self.path)
        self.check()
        return self._connection


def write_file(target: Path, form: Format, entries: Iterable[Entry], beat: Stamp | None = None) -> None:
    """A file that holds ``entries``, in place of what was there. Errors as Ledger.copy_to."""
    rows = list(_rows(entries, _Contents(form.root)))
    place(target, lambda temporary: _write(temporary, form, rows, beat))


def _write(path: Path, form: Format, rows: list[_Row], beat: Stamp | None) -> None:
    with closing(connect(path, "mode=rwc")) as connection:
        with transaction(connection, path, ()):
            for table in _TABLES:
                connection.execute(table)
            connection.execute(f"PRAGMA application_id = {form.application_id}")
            connection.execute(f"PRAGMA user_version = {form.version}")
            connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?)", rows)
            if beat is not None:
                _write_beat(connection, len(rows), beat)
        with told(path):
            connection.execute("PRAGMA journal_mode = WAL")


def _write_beat(connection: sqlite3.Connection, seq: int, stamp: Stamp) -> None:
    row = (seq, stamp.ms, stamp.wall, _beat_hash(seq, stamp))
    connection.execute("INSERT OR REPLACE INTO heartbeat VALUES (1, ?, ?, ?, ?)", row)


def _read_aside(path: Path, form: Format) -> _Contents:
    """The contents of a file that can't be written; one whose program was killed is read from a copy."""
    left = [each for each in side_files(path)[:1] if each.is_file() and each.stat().st_size]
    if not left:
        with closing(connect(path, "immutable=1")) as connection:
            return _read(connection, path, form)
    with TemporaryDirectory() as folder, told(path):
        copies = [shutil.copy(each, folder) for each in (path, *left)]
        with closing(connect(Path(copies[0]))) as connection:
            return _read(connection, path, form)


def _read(connection: sqlite3.Connection, path: Path, form: Format) -> _Contents:
    """Everything in the file, verified. Raises JournalError."""
    with told(path):
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        identity, version = (_pragma(connection, name) for name in ("application_id", "user_version"))
    if not {"event", "heartbeat"} <= tables:
        raise JournalForeign(path)
    contents = _Contents(form.root)
    fault = _verify(connection, contents)
    if not contents.entries and identity != form.application_id:
        raise JournalForeign(path)
    if version > form.version:
        raise JournalNewer(path)
    if identity != form.application_id:
        fault = fault or "the file's mark was changed"
    if fault is not None:
        raise JournalDamaged(path, len(contents.entries) + 1, tuple(contents.entries), fault)
    return contents


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)


def _verify(connection: sqlite3.Connection, contents: _Contents) -> str | None:
    """Read into ``contents`` what is sound, and say what stopped it: a fault in the chain, else one of the file."""
    try:
        for row in connection.execute("SELECT seq, ms, wall, kind, payload, hash FROM event ORDER BY seq"):
            if tuple(map(type, row)) != (int, int, str, str, str, str) or [row] != list(_rows([row[1:5]], contents)):
                return "the chain is broken"
            contents.add([row])
        if not contents.entries:
            return "there is no event"
        contents.beat, fault = _beat(connection, len(contents.entries))
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        return fault or (None if verdict == "ok" else str(verdict))
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        return str(error)


def _beat(connection: sqlite3.Connection, count: int) -> tuple[Stamp | None, str | None]:
    row = connection.execute("SELECT seq, ms, wall, hash FROM heartbeat").fetchone()
    if row is None:
        return None, None
    if tuple(map(type, row)) != (int, int, str, str) or row[3] != _beat_hash(row[0], Stamp(row[1], row[2])):
        return None, "the heartbeat was changed"
    return Stamp(row[1], row[2]), "events are missing at the end" if row[0] > count else None


def _rows(entries: Iterable[tuple[int, str, str, str]], before: _Contents) -> Iterator[_Row]:
    """The rows of ``entries`` that follow what is there."""
    digest = before.hashes[-1] if before.hashes else before.root
    for seq, entry in enumerate(entries, len(before.entries) + 1):
        digest = sha256(f"{digest}\n{canonical([seq, *entry])}".encode()).hexdigest()
        yield (seq, *entry, digest)


def _beat_hash(seq: int, stamp: Stamp) -> str:
    return sha256(canonical([seq, stamp.ms, stamp.wall]).encode()).hexdigest()
