"""From a game's file to its log's, for the command line: nothing of it needs a screen."""

from __future__ import annotations

from pathlib import Path

from app.log.pdf import make_log
from app.sheet.pdf import to_pdf
from app.sheet.printing import Printed, load_own, report, speak, write


def print_log(source: Path, output: Path, language: str) -> Printed:
    """Write the log of one of our own games; ``language`` is "" for the system's.

    Raises CommandError with a sentence in the language; then what was at ``output`` is as it was.
    """
    chosen = speak(language)
    found = load_own(source)
    log = make_log(found.game, found.last_hash, chosen)
    write(output, to_pdf(log), source)
    return report(output, log)
