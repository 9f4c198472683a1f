from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination
from engine.game import (
    FlagFell,
    Game,
    Journal,
    JournalDamaged,
    JournalForeign,
    JournalHeld,
    JournalMissing,
    PauseCause,
    Paused,
    Phase,
    list_games,
    resume,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK


def wall(minute: int) -> str:
    return f"2026-05-01T14:{minute:02}:00+08:00"


def keep(path: Path, game: Game, *beats: Stamp) -> Path:
    with Journal.create(path, game.log) as journal:
        for beat in beats:
            journal.heartbeat(beat)
    return path


@pytest.fixture
def running(started: Make) -> Game:
    """Red moved at 5 s, black at 8 s, red has been thinking since."""
    game: Game = started("standard-1999").at(5_000).do("move", RED, "h2e2").at(8_000).do("move", BLACK, "h9g7").game
    return game


def test_a_game_is_taken_up_paused_as_of_the_last_heartbeat(tmp_path: Path, running: Game) -> None:
    path = keep(tmp_path / "a.chuhe", running, Stamp(9_000, wall(0)), Stamp(20_000, wall(1)))
    again = resume(path, Position, wall(31))
    with again.journal:
        assert again.game.phase is Phase.PAUSED
        assert again.game.now_ms == 20_000
        assert [again.game.clock.face(side, 99_000).used for side in Side] == [17_000, 3_000]
        assert again.game.plies == running.plies
        assert again.gap_ms == 30 * 60_000
        assert again.game.log[-1] == Paused(Stamp(20_000, wall(31)), PauseCause.INTERRUPTED, since=wall(1))


def test_the_gap_is_charged_to_nobody_when_the_game_goes_on(tmp_path: Path, running: Game) -> None:
    path = keep(tmp_path / "a.chuhe", running, Stamp(20_000, wall(1)))
    again = resume(path, Position, wall(31))
    with again.journal:
        game = again.game.fold(*again.game.resume(Stamp(20_000)))
        game = game.fold(*game.move(RED, "h0g2", Stamp(21_000)))
        assert game.plies[-1].used_ms == 13_000


def test_without_a_heartbeat_the_last_event_is_the_last_sign_of_life(tmp_path: Path, running: Game) -> None:
    again = resume(keep(tmp_path / "a.chuhe", running), Position, wall(0))
    with again.journal:
        assert again.game.now_ms == 8_000
        assert [again.game.clock.face(side, 99_000).used for side in Side] == [5_000, 3_000]
        assert again.gap_ms is None


def test_taking_up_twice_changes_nothing_more(tmp_path: Path, running: Game) -> None:
    path = keep(tmp_path / "a.chuhe", running, Stamp(20_000, wall(1)))
    for minute in (5, 6):
        again = resume(path, Position, wall(minute))
        again.journal.close()
    assert len(again.game.log) == len(running.log) + 1


def test_a_game_that_is_over_stays_as_it_was(tmp_path: Path, running: Game) -> None:
    over = running.fold(*running.resign(RED, Stamp(9_000)))
    path = keep(tmp_path / "a.chuhe", over)
    again = resume(path, Position, wall(5))
    again.journal.close()
    assert again.game == over


def test_a_game_not_yet_started_stays_as_it_was(tmp_path: Path, seat: Make) -> None:
    game = seat().game
    again = resume(keep(tmp_path / "a.chuhe", game, Stamp(50_000)), Position, wall(5))
    again.journal.close()
    assert again.game == game


def test_a_flag_that_fell_while_the_program_still_lived_is_found(tmp_path: Path, running: Game) -> None:
    deadline = running.clock.deadline
    assert deadline is not None
    again = resume(keep(tmp_path / "a.chuhe", running, Stamp(deadline + 700, wall(1))), Position, wall(5))
    again.journal.close()
    assert again.game.log[-1] == FlagFell(Stamp(deadline + 700, wall(5)), RED, deadline)
    assert again.game.outcome == Outcome.loss(RED, Termination.TIME)


@pytest.mark.parametrize(("since", "until"), [("", wall(5)), (wall(5), "soon"), ("2026-05-01T14:00:00", wall(5))])
def test_a_gap_that_cannot_be_told_is_none(tmp_path: Path, running: Game, since: str, until: str) -> None:
    again = resume(keep(tmp_path / "a.chuhe", running, Stamp(20_000, since)), Position, until)
    again.journal.close()
    assert again.gap_ms is None


def test_a_file_that_cannot_be_taken_up_is_let_go(tmp_path: Path, running: Game) -> None:
    path = keep(tmp_path / "a.chuhe", running)
    with Journal.open(path) as journal:
        journal.append(running.log[1:2])
    for _ in range(2):
        with pytest.raises(JournalDamaged):
            resume(path, Position, wall(0))
    with pytest.raises(JournalMissing):
        resume(tmp_path / "b.chuhe", Position, wall(0))


def test_unfinished_games_come_first_and_the_latest_of_them_before_the_others(tmp_path: Path, running: Game) -> None:
    over = running.fold(*running.resign(RED, Stamp(9_000, wall(50))))
    keep(tmp_path / "a.chuhe", running, Stamp(9_000, wall(1)))
    keep(tmp_path / "b.chuhe", over)
    keep(tmp_path / "c.chuhe", running, Stamp(9_000, wall(2)))
    games = list_games(tmp_path, Position)
    assert [game.path.stem for game in games] == ["c", "a", "b"]
    assert [game.unfinished for game in games] == [True, True, False]
    first, _, last = games
    assert (first.plies, first.outcome, first.last) == (2, None, Stamp(9_000, wall(2)))
    assert first.setup is not None
    assert first.setup.seat(RED).name == "张三"
    assert last.outcome == Outcome.loss(RED, Termination.RESIGNATION)


def test_looking_leaves_every_file_as_it_was(tmp_path: Path, running: Game) -> None:
    path = keep(tmp_path / "a.chuhe", running, Stamp(9_000, wall(1)))
    before = path.read_bytes()
    list_games(tmp_path, Position)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.fixture
def held(tmp_path: Path, running: Game) -> Iterator[Journal]:
    """A journal that is open."""
    with Journal.create(tmp_path / "held.chuhe", running.log) as journal:
        yield journal


def test_what_cannot_be_read_is_listed_with_the_reason(tmp_path: Path, held: Journal) -> None:
    (tmp_path / "strange.chuhe").write_text("strange")
    (tmp_path / "other.txt").write_text("not asked for")
    (tmp_path / ".b2f0.chuhe.77.part").write_text("left by a killed copy")
    found = {game.path.stem: game for game in list_games(tmp_path, Position)}
    assert set(found) == {"held", "strange"}
    assert isinstance(found["held"].error, JournalHeld)
    assert isinstance(found["strange"].error, JournalForeign)
    assert not found["held"].unfinished
    held.heartbeat(Stamp(9_000))


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert list_games(tmp_path / "gone", Position) == ()
