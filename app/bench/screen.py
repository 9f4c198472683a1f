"""Figures of the window and of what a person waits for: the press kept on disk, the click painted, the sheet made."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QApplication

from app.bench.figure import Effort, Measured
from app.bench.games import random_game
from app.bench.race import microseconds, percentile
from app.demo.hands import click, press_space
from app.demo.sample import load_sample
from app.demo.stage import Stage
from app.orders import setup_of
from app.profiles import load_profiles
from app.session import GameSession
from app.sheet.pdf import make_sheet, to_pdf
from app.timing import Clockwork
from engine.base import Side
from engine.records import sheet_of
from engine.xiangqi.notation import Style

MS_PER_S = 1_000
THOUGHT_MS = 1_000


def application() -> QApplication:
    """The application, made where there is none yet."""
    app = QApplication.instance() or QApplication(["chuhe"])
    assert isinstance(app, QApplication)
    return app


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder on the disk that the user's own data are likely to be on, gone afterwards."""
    home = user_cache_path("chuhe", appauthor=False, ensure_exists=True)
    with TemporaryDirectory(prefix="bench-", dir=home, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def measure_press(share: float, effort: Effort) -> Measured:
    """Milliseconds from a press of the clock until the journal has it on disk and the screen may confirm it."""
    return Measured(tuple(percentile(times, share) for times in _press_runs(effort)))


@cache
def _press_runs(effort: Effort) -> list[list[float]]:
    application()
    with _folder() as folder:
        return [_presses(folder / f"{number}.chuhe", effort) for number in range(effort.runs)]


def _presses(path: Path, effort: Effort) -> list[float]:
    setup = setup_of(load_sample().order(load_profiles()))
    session = GameSession.create(path, setup, Clockwork.of_this_machine())
    session.start()
    times, side = [], Side.RED
    for uci in random_game(1).moves[: effort.choose(80, 6)]:
        session.move(uci)
        times.append(_ms(partial(session.press, side)))
        side = side.other
    session.close()
    return times


def _ms(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * MS_PER_S


def measure_click(share: float, effort: Effort) -> Measured:
    """Milliseconds from the click that takes a piece up or puts it down until all of the window is painted."""
    return Measured(tuple(percentile(times, share) for times in _click_runs(effort)))


@cache
def _click_runs(effort: Effort) -> list[list[float]]:
    with _folder() as folder:
        return [_clicks(folder / str(number), effort) for number in range(effort.runs)]


def _clicks(data: Path, effort: Effort) -> list[float]:
    sample, stage = load_sample(), Stage(data)
    try:
        stage.begin(sample.order(stage.program.profiles))
        times = []
        board = stage.play.page.board
        for ply in sample.record.plies[: effort.choose(len(sample.record.plies), 4)]:
            stage.think(THOUGHT_MS)
            for point in (ply.move.origin, ply.move.target):
                place = QPointF(*board.board_geometry.point_to_xy(point))
                times.append(_ms(partial(click, board, place)))
            press_space(stage.window)
        return times
    finally:
        stage.close()


def measure_sheet(effort: Effort) -> Measured:
    """Milliseconds from a game's record to the bytes of its score sheet."""
    application()
    record = load_sample().record
    times = effort.choose(10, 1)

    def work() -> int:
        for _ in range(times):
            to_pdf(make_sheet(sheet_of(record, Style.CHINESE), "zh_CN"))
        return times

    measured = microseconds(effort, work)
    return replace(measured, ours=tuple(each / MS_PER_S for each in measured.ours))


def idle_load(seconds: int) -> float:
    """The probe: per cent of a core that the window takes while a clock runs, after it has settled."""
    app = application()
    with TemporaryDirectory(prefix="chuhe-bench-", ignore_cleanup_errors=True) as data:
        stage = Stage(Path(data), live=True)
        stage.begin(load_sample().order(stage.program.profiles))
        _let_run(app, 1)
        wall, cpu = time.perf_counter(), time.process_time()
        _let_run(app, seconds)
        load = (time.process_time() - cpu) / (time.perf_counter() - wall)
        stage.close()
    return load * 100


def _let_run(app: QApplication, seconds: int) -> None:
    """Run the loop for a while. ``quit`` would ask the window, which does not leave a running game unasked."""
    QTimer.singleShot(seconds * MS_PER_S, partial(app.exit, 0))
    app.exec()
