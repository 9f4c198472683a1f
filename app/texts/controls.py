"""Time controls and the press, short for the top line and as a sentence for the new-game page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, span_text

MINUTE_MS = 60_000

SCHEMES = ("6.1", "6.2", "6.3", "6.4", "6.5")


def scheme_short(scheme: str, periods: tuple[tuple[int, int | None], ...]) -> str:
    """A control in a few words. ``periods`` are (ms, moves due or None), the last one repeating."""
    figures = _figures(periods)
    if not scheme.startswith("6."):
        return figures
    template = QCoreApplication.translate("Controls", "Scheme {scheme}: {figures}", "scheme 6.1: its periods")
    return template.format(scheme=scheme, figures=figures)


def _figures(periods: tuple[tuple[int, int | None], ...]) -> str:
    first, *rest = periods
    if first[1] is None:
        template = QCoreApplication.translate("Controls", "{time} all-in", "one allotment of time for the whole game")
        return template.format(time=_time(first[0]))
    if not rest:
        template = QCoreApplication.translate("Controls", "{moves} moves / {time} each period")
        return template.format(moves=first[1], time=_time(first[0]))
    template = QCoreApplication.translate("Controls", "{moves} moves / {time}, then {later_moves} / {later_time}")
    later = rest[0]
    return template.format(moves=first[1], time=_time(first[0]), later_moves=later[1], later_time=_time(later[0]))


def _time(ms: int) -> str:
    """A limit as the articles state it: in minutes, however many."""
    minutes, rest = divmod(ms, MINUTE_MS)
    return span_text(ms) if rest else QCoreApplication.translate("Endings", "{n} min", "minutes").format(n=minutes)


def scheme_title(scheme: str) -> str:
    """One line of the list of schemes."""
    titles = {
        "6.1": QCoreApplication.translate("Controls", "6.1: 40 moves in 90 min, then 10 in every 15"),
        "6.2": QCoreApplication.translate("Controls", "6.2: 30 moves in 60 min, then 10 in every 10"),
        "6.3": QCoreApplication.translate("Controls", "6.3: 40 moves in 10 min, then 50 in every 5"),
        "6.4": QCoreApplication.translate("Controls", "6.4: 30 moves in every 5 min"),
        "6.5": QCoreApplication.translate("Controls", "6.5: all-in"),
    }
    return titles[scheme]


def scheme_meaning(scheme: str) -> str:
    """What a scheme asks of a player (S0 article 6), with the choices the program makes where the text is silent."""
    carried = QCoreApplication.translate(
        "Controls",
        "Time saved and moves made ahead count on into the next period. A move at the last moment is in time.",
    )
    meanings = {
        "6.1": QCoreApplication.translate(
            "Controls", "Each side makes 40 moves within its first 90 minutes, then 10 within every further 15 minutes."
        ),
        "6.2": QCoreApplication.translate(
            "Controls", "Each side makes 30 moves within its first 60 minutes, then 10 within every further 10 minutes."
        ),
        "6.3": QCoreApplication.translate(
            "Controls", "Each side makes 40 moves within its first 10 minutes, then 50 within every further 5 minutes."
        ),
        "6.4": QCoreApplication.translate("Controls", "Each side makes 30 moves within every 5 minutes of its time."),
        "6.5": QCoreApplication.translate(
            "Controls", "Each side has this much time for all its moves; whoever uses more first loses."
        ),
    }
    return in_a_row(meanings[scheme], "" if scheme == "6.5" else carried)


def press_short(manual: bool) -> str:
    """The press mode for the top line."""
    if manual:
        return QCoreApplication.translate("Controls", "Players press the clock")
    return QCoreApplication.translate("Controls", "Automatic press")


def press_meaning(manual: bool) -> str:
    if manual:
        return QCoreApplication.translate(
            "Controls",
            "After moving a player presses the clock: the space bar, or a click on one's own clock face. "
            "Forgetting it costs time, and nobody reminds (article 6).",
        )
    return QCoreApplication.translate("Controls", "The program presses the clock as soon as a move is made.")
