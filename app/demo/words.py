"""The lines of the demonstration for people."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.demo.run import Report
from app.texts.endings import ending_text, result_text
from app.texts.headings import move_time
from engine.base import Outcome, Termination, Winner


def line_of(report: Report) -> str:
    """How a part went, in a sentence, with the files it wrote."""
    if not report.ok:
        text = QCoreApplication.translate("Demo", "Failed: {part}: {error}")
        return text.format(part=report.part, error=report.error)
    said = _sentence(report.part).format(**_worded(report))
    return f"{said} [{', '.join(path.name for path in report.files)}]" if report.files else said


def _worded(report: Report) -> dict[str, str | int]:
    facts = dict(report.facts)
    if report.part == "second_half":
        outcome = Outcome(Termination(str(facts["ending"])), Winner(str(facts["winner"])))
        facts |= {"result": result_text(outcome), "how": ending_text(outcome)}
    elif report.part == "kill":
        facts |= {side: move_time(int(facts[side])) for side in ("red", "black")}
    return facts


def _sentence(part: str) -> str:
    return _played(part) or _made(part)


def _played(part: str) -> str:
    match part:
        case "sample":
            return QCoreApplication.translate(
                "Demo", "The sample game is legal to its end: moves {plies}, checks {checks}, captures {captures}"
            )
        case "window":
            return QCoreApplication.translate(
                "Demo", "The window is open at {width} × {height} and the clocks are started"
            )
        case "first_half":
            return QCoreApplication.translate("Demo", "Played with mouse and space bar: moves {plies}, events {events}")
        case "kill":
            return QCoreApplication.translate(
                "Demo", "Resumed as after a kill: events {events}, time used by Red {red}, by Black {black}"
            )
        case "second_half":
            return QCoreApplication.translate("Demo", "Played to the end: moves {plies}. {result}: {how}")
    return ""


def _made(part: str) -> str:
    match part:
        case "middle_pictures":
            return QCoreApplication.translate("Demo", "Pictures of the window in the middle of the game: {pictures}")
        case "end_pictures":
            return QCoreApplication.translate("Demo", "Pictures of the window at the end of the game: {pictures}")
        case "journal":
            return QCoreApplication.translate(
                "Demo", "The journal's copy reads back whole: events {events}, hash {hash}"
            )
        case "pgn":
            return QCoreApplication.translate("Demo", "The PGN reads back as it was written: moves {plies}")
        case "full_sheet":
            return QCoreApplication.translate("Demo", "The score sheet with the full record: pages {pages}")
        case "abbreviated_sheet":
            return QCoreApplication.translate("Demo", "The score sheet with the abbreviated record: pages {pages}")
        case _:
            return QCoreApplication.translate("Demo", "The PGN is shown in the window: moves {plies}")
