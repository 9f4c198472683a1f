"""Prints the demonstration line by line, in the language of the person or as JSON."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app import i18n
from app.assets import AssetMissing
from app.commands import streams
from app.demo.run import Report, run_demo
from app.demo.words import line_of


def show_demo(out: Path, as_json: bool) -> int:
    """Run all parts and print a line each; the exit code. Raises OSError if the folder can't be made."""
    app = QApplication.instance() or QApplication(["chuhe"])
    assert isinstance(app, QApplication)
    failed = False
    for report in run_demo(out):
        failed = failed or not report.ok
        if as_json:
            streams.emit(report.as_dict())
        else:
            _say(report, app)
    return int(failed)


def _say(report: Report, app: QApplication) -> None:
    """The parts speak other languages for their pictures, so the person's is set before each line."""
    with suppress(AssetMissing):
        i18n.set_language(app, i18n.choose())
    streams.say(line_of(report))
