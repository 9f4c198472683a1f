from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Side, Stamp
from engine.game import (
    Event,
    Game,
    Journal,
    JournalDamaged,
    JournalError,
    JournalExists,
    JournalFailed,
    JournalForeign,
    JournalFull,
    JournalHeld,
    JournalMissing,
    JournalNewer,
    JournalReadOnly,
    MoveMade,
    Phase,
    Resumed,
    discard,
    list_games,
    resume,
    save_sound_part,
)
from engine.game.journal import read_events
from engine.game.journal_errors import Entry
from engine.xiangqi import Position

Make = Callable[..., Any]
ROOT = Path(__file__).parents[3]
MOVES = ("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7")
NOBODY = 65534


@pytest.fixture
def game(started: Make) -> Game:
    played: Game = started("standard-1999").play(*MOVES).do("foul", Side.RED, "9.1.8", note="手机响").game
    return played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "b2f0.chuhe"


@pytest.fixture
def journal(path: Path, game: Game) -> Iterator[Journal]:
    """A journal of ``game``, open."""
    with Journal.create(path, game.log) as made:
        yield made


@pytest.fixture
def closed(journal: Journal, path: Path) -> Path:
    """The file of ``game``, held by nobody."""
    journal.close()
    return path


def altered(path: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
    return path


def damage_of(path: Path) -> JournalDamaged:
    with pytest.raises(JournalDamaged) as caught:
        Journal.open(path)
    return caught.value


@contextmanager
def unprivileged() -> Iterator[None]:
    """Without root's right to write anything."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_journal_gives_back_the_events_it_was_given(closed: Path, game: Game) -> None:
    with Journal.open(closed) as journal:
        assert journal.events() == game.log
        assert Game.of(journal.events(), Position) == game
        assert not journal.read_only


def test_events_are_on_the_disk_when_append_returns(journal: Journal, path: Path, game: Game, tmp_path: Path) -> None:
    more = game.resign(Side.RED, Stamp(9_000, "w"))
    journal.append(more)
    for name in (path.name, f"{path.name}-wal"):
        shutil.copy(path.with_name(name), tmp_path / f"copy{name.removeprefix('b2f0')}")
    journal.close()
    with Journal.open(tmp_path / "copy.chuhe") as copy:
        assert copy.events() == (*game.log, *more)


def test_the_file_is_marked_as_ours_and_kept_safe(journal: Journal, path: Path) -> None:
    connection = journal._ledger._connection
    assert connection is not None
    found = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")}
    assert found == {"journal_mode": "wal", "synchronous": 2}
    journal.close()
    assert path.read_bytes()[68:72] == b"CHUE"
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_each_hash_covers_all_events_before_it(journal: Journal, path: Path, game: Game) -> None:
    first = journal.hash_of(len(game.log))
    assert first == journal.head
    journal.append(game.resign(Side.RED, Stamp(9_000)))
    assert journal.hash_of(len(game.log)) == first != journal.head
    other = game.log[:-1]
    with Journal.create(path.with_name("other.chuhe"), other) as shorter:
        assert shorter.head == journal.hash_of(len(other))
        shorter.append(game.resign(Side.RED, Stamp(9_000)))
        assert shorter.head != journal.hash_of(len(game.log))


def test_a_heartbeat_stands_outside_the_chain(journal: Journal, path: Path, game: Game) -> None:
    head = journal.head
    assert journal.last_sign_of_life == game.log[-1].stamp
    for ms in (7_000, 8_000):
        journal.heartbeat(Stamp(ms, f"wall {ms}"))
    assert journal.head == head
    journal.close()
    with Journal.open(path) as again:
        assert again.last_heartbeat == again.last_sign_of_life == Stamp(8_000, "wall 8000")
        assert again.events() == game.log


def test_an_event_later_than_the_heartbeat_is_the_last_sign_of_life(journal: Journal, game: Game) -> None:
    journal.heartbeat(Stamp(7_000, "earlier"))
    journal.append(game.pause(Stamp(7_500, "later")))
    assert journal.last_sign_of_life == Stamp(7_500, "later")


def test_a_new_journal_never_takes_the_place_of_a_file(closed: Path, game: Game) -> None:
    before = closed.read_bytes()
    with pytest.raises(JournalExists):
        Journal.create(closed, game.log)
    assert closed.read_bytes() == before


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, game: Game) -> None:
    with pytest.raises(JournalMissing):
        Journal.create(tmp_path / "gone" / "x.chuhe", game.log)
    for wrong in (tmp_path / "gone" / "x.chuhe", tmp_path / "x.chuhe", tmp_path):
        with pytest.raises(JournalMissing):
            Journal.open(wrong)


@pytest.mark.parametrize("content", [b"", b"no game at all", b"SQLite format 3\0" + bytes(200), b'[Event "x"]\n' * 500])
def test_a_file_of_another_kind_is_told_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises((JournalForeign, JournalDamaged)):
        Journal.open(path)
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_told_and_never_discarded(path: Path) -> None:
    altered(path, "CREATE TABLE event (x)", "CREATE TABLE heartbeat (x)", "CREATE TABLE t (x)")
    with pytest.raises(JournalForeign):
        Journal.open(path)
    with pytest.raises(JournalForeign):
        discard(path)
    assert path.exists()


def test_a_journal_of_a_newer_version_is_told(closed: Path) -> None:
    altered(closed, "PRAGMA user_version = 2")
    with pytest.raises(JournalNewer):
        Journal.open(closed)


def test_an_event_that_only_a_newer_version_knows_is_told(journal: Journal, path: Path) -> None:
    journal._ledger.append([Entry(9_000, "", "ThunderHeard", '{"side":"red"}')])
    journal.close()
    with Journal.open(path) as again, pytest.raises(JournalNewer):
        again.events()
    with pytest.raises(JournalNewer):
        resume(path, Position, "")


def test_regulations_that_say_more_than_this_version_knows_are_of_a_newer_one(
    path: Path, seat: Make, law: Make
) -> None:
    log = seat().game.log
    later = replace(log[0], setup=replace(log[0].setup, regulations="speed = 5\n" + law("friendly")))
    Journal.create(path, [later]).close()
    with pytest.raises(JournalNewer):
        resume(path, Position, "")


@pytest.mark.parametrize("text", ["", "refereed = ", "speed = 5"])
def test_regulations_that_are_none_are_damage(path: Path, seat: Make, text: str) -> None:
    log = seat().game.log
    Journal.create(path, [replace(log[0], setup=replace(log[0].setup, regulations=text))]).close()
    with pytest.raises(JournalDamaged):
        resume(path, Position, "")


@pytest.mark.parametrize(
    ("statement", "seq"),
    [
        ("UPDATE event SET payload = replace(payload, 'h0g2', 'h0i2') WHERE seq = 5", 5),
        ("UPDATE event SET ms = ms + 1 WHERE seq = 4", 4),
        ("UPDATE event SET wall = 'yesterday' WHERE seq = 4", 4),
        ("UPDATE event SET kind = 'ClockPressed' WHERE seq = 3", 3),
        ("UPDATE event SET hash = upper(hash) WHERE seq = 6", 6),
        ("DELETE FROM event WHERE seq = 5", 5),
        ("DELETE FROM event WHERE seq = 1", 1),
        ("DELETE FROM event", 1),
        ("UPDATE event SET seq = 99 WHERE seq = 9", 9),
        ("INSERT INTO event SELECT 10, ms, wall, kind, payload, hash FROM event WHERE seq = 9", 10),
    ],
)
def test_a_changed_row_shows_and_what_stands_before_it_is_still_good(
    closed: Path, game: Game, statement: str, seq: int
) -> None:
    damage = damage_of(altered(closed, statement))
    assert damage.seq == seq
    assert len(damage.good) == seq - 1
    if seq > 1:
        save_sound_part(damage, closed.with_name("sound.chuhe"))
        with Journal.open(closed.with_name("sound.chuhe")) as sound:
            assert sound.events() == game.log[: seq - 1]


def test_events_cut_off_at_the_end_show(journal: Journal, path: Path, game: Game) -> None:
    journal.heartbeat(Stamp(9_000))
    journal.close()
    last = len(game.log)
    damage = damage_of(altered(path, f"DELETE FROM event WHERE seq = {last}"))
    assert (damage.seq, len(damage.good)) == (last, last - 1)


def test_a_changed_heartbeat_charges_nobody(journal: Journal, path: Path, game: Game) -> None:
    journal.heartbeat(Stamp(9_000))
    journal.close()
    damage = damage_of(altered(path, "UPDATE heartbeat SET ms = 9000000"))
    assert len(damage.good) == len(game.log)


def test_a_changed_mark_of_a_sound_file_is_damage_that_loses_nothing(closed: Path, game: Game) -> None:
    damage = damage_of(altered(closed, "PRAGMA application_id = 5"))
    assert len(damage.good) == len(game.log)


def test_damage_met_while_writing_keeps_what_was_read(journal: Journal, game: Game) -> None:
    connection = journal._ledger._connection
    assert connection is not None
    connection.execute("DROP TABLE heartbeat")
    with pytest.raises(JournalDamaged) as caught:
        journal.heartbeat(Stamp(9_000))
    assert len(caught.value.good) == len(game.log) == caught.value.seq - 1


@pytest.mark.parametrize("payload", ["{", "[]", '{"side": "red"}', "[" * 9_000])
def test_an_entry_that_is_no_event_is_damage(journal: Journal, path: Path, game: Game, payload: str) -> None:
    journal._ledger.append([Entry(9_000, "", "MoveMade", payload)])
    journal.close()
    with Journal.open(path) as again, pytest.raises(JournalDamaged) as caught:
        again.events()
    assert len(caught.value.good) == len(game.log)


def test_a_sound_chain_of_events_that_cannot_follow_is_damage(journal: Journal, path: Path, game: Game) -> None:
    journal.append([MoveMade(Stamp(9_000), Side.BLACK, "a9a8")])
    journal.close()
    with pytest.raises(JournalDamaged) as caught:
        resume(path, Position, "")
    assert caught.value.seq == len(game.log) + 1
    assert len(caught.value.good) == len(game.log)


def opened(path: Path) -> tuple[Event, ...] | JournalError:
    try:
        with Journal.open(path) as journal:
            return journal.events()
    except JournalError as error:
        return error


class Victim:
    """A path, the sound content of its file and the game in it."""

    def __init__(self, path: Path, sound: bytes, game: Game) -> None:
        self.path, self.sound, self.game = path, sound, game


spoilt_bytes = st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(1, 255)), min_size=1, max_size=4)


@settings(max_examples=200, deadline=None)
@given(spoilt=spoilt_bytes, kept=st.just(1.0) | st.floats(0, 1))
def test_no_broken_byte_is_believed(victim: Victim, spoilt: list[tuple[float, int]], kept: float) -> None:
    path, sound, log = victim.path, victim.sound, victim.game.log
    content = bytearray(sound)
    for place, change in spoilt:
        content[int(place * len(content))] ^= change
    for left in path.parent.iterdir():
        left.unlink()
    path.write_bytes(content[: int(kept * len(content))])
    found = opened(path)
    if isinstance(found, JournalDamaged):
        assert found.seq == len(found.good) + 1
        assert read_events(path, found.good) == log[: len(found.good)]
    elif isinstance(found, JournalForeign | JournalNewer):
        assert content[:100] != sound[:100] or kept < 0.1
    else:
        assert found == log


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory, started: Make) -> Victim:
    """A sound file to spoil again and again."""
    game: Game = started("standard-1999").play(*MOVES).game
    path = tmp_path_factory.mktemp("victim") / "b2f0.chuhe"
    with Journal.create(path, game.log) as journal:
        journal.heartbeat(Stamp(9_000, "w"))
    return Victim(path, path.read_bytes(), game)


TRY_TO_OPEN = """
import sys
from pathlib import Path
from engine.game import Journal, JournalHeld
try:
    Journal.open(Path(sys.argv[1])).close()
except JournalHeld:
    sys.exit(7)
"""


def opens_elsewhere(path: Path) -> bool:
    """Whether another process can open the journal; it must know within seconds."""
    command = [sys.executable, "-c", TRY_TO_OPEN, str(path)]
    code = subprocess.run(command, cwd=ROOT, check=False, timeout=20).returncode
    assert code in (0, 7)
    return code == 0


def test_a_second_instance_is_kept_out_at_once(journal: Journal, path: Path, game: Game) -> None:
    begin = time.monotonic()
    with pytest.raises(JournalHeld):
        Journal.open(path)
    assert time.monotonic() - begin < 2
    assert not opens_elsewhere(path)
    journal.append(game.resign(Side.RED, Stamp(9_000)))
    journal.close()
    assert opens_elsewhere(path)


def test_looking_at_a_held_journal_does_not_let_another_instance_in(journal: Journal, path: Path, game: Game) -> None:
    for look in (lambda: Journal.open(path), lambda: discard(path)):
        with pytest.raises(JournalHeld):
            look()
    (summary,) = list_games(path.parent, Position)
    assert isinstance(summary.error, JournalHeld)
    assert not opens_elsewhere(path)
    journal.append(game.resign(Side.RED, Stamp(9_000)))


def test_a_held_journal_is_neither_discarded_nor_overwritten(journal: Journal, path: Path, game: Game) -> None:
    with Journal.create(path.with_name("other.chuhe"), game.log) as other, pytest.raises(JournalHeld):
        other.save_as(path)
    journal.append(game.resign(Side.RED, Stamp(9_000)))
    journal.close()
    with Journal.open(path) as again:
        assert len(again.events()) == len(game.log) + 1


@contextmanager
def locked(path: Path, *, folder: bool) -> Iterator[None]:
    """The file, and its folder too if so wanted, can be read but not written."""
    place = path.parent
    os.chmod(path, 0o444)
    os.chmod(place, 0o555 if folder else 0o777)
    try:
        with unprivileged():
            yield
    finally:
        os.chmod(place, 0o755)


@pytest.fixture
def open_path() -> Iterator[Path]:
    """A path in a folder that everybody may enter."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder) / "b2f0.chuhe"


@pytest.mark.parametrize("folder", [True, False])
def test_a_read_only_journal_is_read_and_never_written(open_path: Path, game: Game, folder: bool) -> None:
    with Journal.create(open_path, game.log) as journal:
        journal.heartbeat(Stamp(9_000, "w"))
    content = open_path.read_bytes()
    with locked(open_path, folder=folder):
        again = resume(open_path, Position, "")
        assert again.journal.read_only
        assert again.game.phase is Phase.PAUSED
        for write in (
            lambda: again.journal.append(game.resign(Side.RED, Stamp(9_000))),
            lambda: again.journal.heartbeat(Stamp(9_500)),
        ):
            with pytest.raises(JournalReadOnly):
                write()
    again.journal.save_as(open_path.with_name("copy.chuhe"))
    assert open_path.read_bytes() == content
    with Journal.open(open_path.with_name("copy.chuhe")) as copy:
        assert copy.events() == game.log
        assert copy.last_heartbeat == Stamp(9_000, "w")


def test_a_read_only_journal_of_a_killed_program_is_read_to_its_end(open_path: Path, game: Game) -> None:
    journal = Journal.create(open_path.with_name("source.chuhe"), game.log[:3])
    journal.append(game.log[3:])
    for suffix in ("", "-wal"):
        shutil.copy(f"{journal.path}{suffix}", f"{open_path}{suffix}")
    journal.close()
    with locked(open_path, folder=True), Journal.open(open_path) as again:
        assert again.read_only
        assert again.events() == game.log


def test_in_a_read_only_folder_no_game_is_begun(open_path: Path, game: Game) -> None:
    os.chmod(open_path.parent, 0o555)
    with unprivileged(), pytest.raises(JournalError):
        Journal.create(open_path, game.log)
    assert list(open_path.parent.iterdir()) == []


def test_on_a_full_disk_nothing_is_half_written_and_room_made_later_is_used(
    journal: Journal, path: Path, game: Game
) -> None:
    connection = journal._ledger._connection
    assert connection is not None
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    many = [event for _ in range(60) for event in (*game.pause(Stamp(9_000, "x" * 40)), Resumed(Stamp(9_000)))]
    with pytest.raises(JournalFull):
        journal.append(many)
    assert journal.events() == game.log
    connection.execute("PRAGMA max_page_count = 100000")
    journal.append(many)
    journal.close()
    with Journal.open(path) as again:
        assert again.events() == (*game.log, *many)


PLAY_UNTIL_FULL = """
import resource, sys
from pathlib import Path
from engine.base import Stamp
from engine.game import Game, Journal, JournalFailed, JournalFull
from engine.xiangqi import Position
path = Path(sys.argv[1])
journal = Journal.open(path)
game = Game.of(journal.events(), Position)
limit = path.stat().st_size + int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
ms = game.now_ms
while True:
    ms += 1
    events = (game.pause if game.clock.running else game.resume)(Stamp(ms))
    try:
        journal.append(events)
    except (JournalFull, JournalFailed):
        print(len(game.log), len(journal.events()), flush=True)
        sys.exit(7)
    game = game.fold(*events)
"""


@pytest.mark.parametrize("room", [0, 5_000, 50_000, 90_001])
def test_when_the_file_cannot_grow_the_game_in_memory_and_on_disk_is_the_last_confirmed_one(
    closed: Path, game: Game, room: int
) -> None:
    command = [sys.executable, "-c", PLAY_UNTIL_FULL, str(closed), str(room)]
    done = subprocess.run(command, cwd=ROOT, check=False, timeout=60, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (7, "")
    folded, kept = map(int, done.stdout.split())
    assert folded == kept >= len(game.log)
    with Journal.open(closed) as again:
        events = again.events()
    assert len(events) == kept
    assert Game.of(events, Position).log[: len(game.log)] == game.log


def test_a_copy_is_whole_and_independent(journal: Journal, path: Path, game: Game) -> None:
    journal.heartbeat(Stamp(9_000, "w"))
    target = path.with_name("另存.chuhe")
    journal.save_as(target)
    journal.append(game.resign(Side.RED, Stamp(9_500)))
    with Journal.open(target) as copy:
        assert copy.events() == game.log
        assert copy.last_heartbeat == Stamp(9_000, "w")
        copy.append(game.resign(Side.BLACK, Stamp(9_500)))
        assert copy.head != journal.head
    assert {each.name for each in path.parent.iterdir()} == {path.name, f"{path.name}-wal", target.name}


def test_a_copy_takes_the_place_of_an_older_one_and_inherits_nothing_of_it(
    journal: Journal, path: Path, game: Game
) -> None:
    target = path.with_name("copy.chuhe")
    older = Journal.create(path.with_name("older.chuhe"), game.log[:1])
    older.append(game.log[1:4])
    for suffix in ("", "-wal"):
        shutil.copy(f"{older.path}{suffix}", f"{target}{suffix}")
    older.close()
    journal.save_as(target)
    with Journal.open(target) as copy:
        assert copy.events() == game.log


def test_a_copy_onto_itself_changes_nothing(journal: Journal, path: Path, game: Game) -> None:
    journal.save_as(path)
    journal.append(game.resign(Side.RED, Stamp(9_000)))
    assert len(journal.events()) == len(game.log) + 1


def test_a_copy_may_take_the_place_of_a_file_of_another_kind(journal: Journal, path: Path, game: Game) -> None:
    target = path.with_name("text.chuhe")
    target.write_text("not a game")
    journal.save_as(target)
    with Journal.open(target) as copy:
        assert copy.events() == game.log


def test_a_copy_into_a_missing_folder_is_told_and_leaves_nothing(journal: Journal, path: Path) -> None:
    with pytest.raises(JournalMissing):
        journal.save_as(path.parent / "gone" / "copy.chuhe")
    with pytest.raises(JournalFailed):
        journal.save_as(path.parent)
    assert {each.name for each in path.parent.iterdir()} <= {path.name, f"{path.name}-wal"}


def test_a_discarded_game_leaves_nothing_behind(closed: Path, game: Game) -> None:
    journal = Journal.create(closed.with_name("source.chuhe"), game.log[:3])
    journal.append(game.log[3:])
    target = closed.with_name("killed.chuhe")
    for suffix in ("", "-wal"):
        shutil.copy(f"{journal.path}{suffix}", f"{target}{suffix}")
    journal.close()
    for each in (journal.path, target, altered(closed, "DELETE FROM event WHERE seq = 5")):
        discard(each)
    assert list(closed.parent.iterdir()) == []
    with pytest.raises(JournalMissing):
        discard(closed)
