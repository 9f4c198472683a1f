"""A fault of the program is written down and told once."""

from __future__ import annotations

import errno
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from app.crash import MOST_BYTES, CrashLog


def raised() -> tuple[type[BaseException], BaseException, None]:
    return ZeroDivisionError, ZeroDivisionError("a fault"), None


# The offscreen platform says so for every box of a fixed size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

Make = Callable[[Path], CrashLog]


@pytest.fixture
def made(english: QApplication) -> Iterator[Make]:
    """Makes logs, and lets nothing of them remain."""
    logs: list[CrashLog] = []

    def make(path: Path) -> CrashLog:
        logs.append(CrashLog(path))
        return logs[-1]

    yield make
    for log in logs:
        log.close()
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QMessageBox):
            box.close()
            box.deleteLater()


def boxes() -> list[QMessageBox]:
    return [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox) and box.isVisible()]


def test_a_fault_is_written_down_and_told_in_a_box_that_is_not_modal(
    made: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    log = made(tmp_path / "deep" / "faults.log")
    log.caught(*raised())
    assert "a fault" in (tmp_path / "deep" / "faults.log").read_text("utf-8")
    assert "a fault" in capsys.readouterr().err
    (box,) = boxes()
    assert not box.isModal()
    assert str(tmp_path / "deep" / "faults.log") in box.text()


def test_further_faults_are_only_written_down(made: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    log = made(tmp_path / "faults.log")
    for _ in range(3):
        log.caught(*raised())
    assert (tmp_path / "faults.log").read_text("utf-8").count("ZeroDivisionError") == 3
    assert len(boxes()) == 1


def test_a_log_that_can_not_be_written_stops_nothing(made: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    blocker = tmp_path / "file"
    blocker.write_text("")
    made(blocker / "faults.log").caught(*raised())
    assert len(boxes()) == 1


def test_a_full_disk_and_a_closed_terminal_stop_nothing(made: Make, monkeypatch: pytest.MonkeyPatch):
    class Full(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError(errno.ENOSPC, "full")

    log = made(Path("/dev/full"))
    for nowhere in (None, Full()):
        monkeypatch.setattr(sys, "stderr", nowhere)
        log.caught(*raised())
    log.close()
    assert len(boxes()) == 1


def test_a_log_that_grew_too_long_begins_again(made: Make, tmp_path: Path):
    path = tmp_path / "faults.log"
    path.write_bytes(b"x" * (MOST_BYTES + 1))
    made(path)
    assert path.stat().st_size == 0


def test_what_no_slot_caught_comes_here(made: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("faulthandler.enable", lambda _file: None)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    log = made(tmp_path / "faults.log")
    log.install()
    assert sys.excepthook == log.caught
