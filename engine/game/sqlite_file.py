"""SQLite files as files: opened for one instance alone, written whole or not at all, errors told by their kind."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from engine.game.journal_errors import (
    Entry,
    JournalDamaged,
    JournalError,
    JournalFailed,
    JournalForeign,
    JournalFull,
    JournalHeld,
    JournalMissing,
    JournalReadOnly,
)

# long enough for another instance that only looks, too short to be noticed where one holds the file
_PATIENCE_S = 0.25

_ERRORS: dict[int, type[JournalError]] = {
    sqlite3.SQLITE_BUSY: JournalHeld,
    sqlite3.SQLITE_LOCKED: JournalHeld,
    sqlite3.SQLITE_FULL: JournalFull,
    sqlite3.SQLITE_READONLY: JournalReadOnly,
    sqlite3.SQLITE_NOTADB: JournalForeign,
}
# our own statements are right, so a general error comes from a schema that isn't ours any more
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR)


def connect(path: Path, query: str = "mode=rw") -> sqlite3.Connection:
    """A connection that begins no transaction by itself. Raises JournalError."""
    with told(path):
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?{query}", uri=True, timeout=_PATIENCE_S, isolation_level=None
        )


@contextmanager
def told(path: Path, good: Sequence[Entry] = ()) -> Iterator[None]:
    """SQLite's and the system's errors as JournalError; ``good`` are the entries that are sound all the same.

    Text that is no UTF-8, in a row or in SQLite's own message about a broken schema, comes without a code of damage.
    """
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except (sqlite3.Error, UnicodeDecodeError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        if code in _DAMAGE:
            raise JournalDamaged(path, len(good) + 1, tuple(good), str(error)) from error
        raise _ERRORS.get(code, JournalFailed)(path, str(error)) from error
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
        raise (JournalFull if full else JournalFailed)(path, str(error)) from error


@contextmanager
def transaction(connection: sqlite3.Connection, path: Path, good: Sequence[Entry]) -> Iterator[None]:
    """All of it on the disk at the end, or nothing of it. Raises JournalError."""
    with told(path, good):
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def writable(path: Path) -> bool:
    """Whether the file and its folder can be written: SQLite keeps its log beside the file."""
    effective = os.access in os.supports_effective_ids
    return all(os.access(place, os.W_OK, effective_ids=effective) for place in (path, path.parent))


def side_files(path: Path) -> tuple[Path, ...]:
    """What SQLite may leave beside a file whose program was killed."""
    return tuple(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))


def place(target: Path, write: Callable[[Path], None]) -> None:
    """Have ``write`` fill a temporary file, and let it take the place of ``target`` when it is whole and on the disk.

    :raises JournalError: JournalMissing (no such folder), JournalHeld (``target`` is open somewhere), JournalFailed, …
    """
    with told(target):
        if not target.parent.is_dir():
            raise JournalMissing(target)
        taken = target.exists()
    if taken:
        release(target)
    else:
        _clear(target)
    temporary = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        write(temporary)
        with told(target):
            _sync(temporary)
            os.replace(temporary, target)
            _sync(target.parent)
    finally:
        for left in (temporary, *side_files(temporary)):
            left.unlink(missing_ok=True)


def remove(path: Path) -> None:
    """Delete a file and what belongs to it. Raises JournalHeld if it is open somewhere, JournalFailed."""
    release(path)
    with told(path):
        path.unlink(missing_ok=True)
        _sync(path.parent)


def release(path: Path) -> None:
    """See that nobody holds the file, and take away its side files: another file in its place must not inherit them.

    :raises JournalError: JournalHeld, JournalFailed.
    """
    with closing(connect(path)) as connection:
        try:
            with told(path):
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                connection.execute("BEGIN EXCLUSIVE")
                connection.execute("ROLLBACK")
        except (JournalForeign, JournalDamaged):
            # nobody can hold what SQLite can't open
            pass
    _clear(path)


def _clear(path: Path) -> None:
    """Take away side files, also those of a file that is gone: SQLite would take them for part of the next one."""
    with told(path):
        for left in side_files(path):
            left.unlink(missing_ok=True)


class Footing:
    """A file and its log as they lie on the disk while they are open.

    Where somebody removes, moves or replaces them, SQLite goes on writing to what no name leads to any more.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen: dict[Path, os.stat_result] = {}
        with told(path):
            for each in (path, *side_files(path)[:1]):
                if each.exists():
                    self._seen[each] = each.stat()

    def fault(self) -> str | None:
        """Why what is written now would be lost, None while all is well. Raises JournalMissing, JournalFailed."""
        for path, before in self._seen.items():
            try:
                now = path.stat()
            except (FileNotFoundError, NotADirectoryError) as error:
                raise JournalMissing(self._path) from error
            except OSError as error:
                raise JournalFailed(self._path, str(error)) from error
            if (now.st_dev, now.st_ino) != (before.st_dev, before.st_ino):
                raise JournalMissing(self._path)
            if now.st_size < before.st_size:
                return "the file was cut off"
            self._seen[path] = now
        return None


def _sync(path: Path) -> None:
    """On the disk, not only in the system's memory. Windows has no way to do that for a folder and needs none."""
    if path.is_dir() and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
