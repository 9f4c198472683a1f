"""Time controls and the press in a few words, for the top line and for lists."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.texts.endings import span_text
from engine.clock import (
    PRESETS,
    ByoShow,
    ByoYomi,
    Canadian,
    Delay,
    DelayShow,
    Family,
    Hourglass,
    Kind,
    Period,
    Periods,
    Scheme,
    TimeControl,
)

MINUTE_MS = 60_000


def control_short(control: TimeControl) -> str:
    """A control in a few words."""
    figures = _figures(control)
    if control.scheme not in _ARTICLES or control.kind != Periods.name:
        return figures
    template = QCoreApplication.translate("Controls", "Scheme {scheme}: {figures}", "scheme 6.1: its periods")
    return template.format(scheme=control.scheme, figures=figures)


_ARTICLES = (Scheme.S0_6_1, Scheme.S0_6_2, Scheme.S0_6_3, Scheme.S0_6_4, Scheme.S0_6_5)
"""The schemes that are articles of S0."""


def _figures(control: TimeControl) -> str:
    red, black = control.red, control.black
    if red == black:
        return short(red)
    template = QCoreApplication.translate("Controls", "Red {red}; Black {black}", "two different time controls")
    if isinstance(red, Periods) and isinstance(black, Periods) and red.inc == black.inc > 0:
        return _with_increment(template.format(red=_base_short(red), black=_base_short(black)), red.inc)
    return template.format(red=short(red), black=short(black))


def _base_short(kind: Periods) -> str:
    """What a side has besides the increment."""
    first = kind.periods[0]
    return limit_text(first.ms) if first.moves is None else _periods_short(replace(kind, inc=0))


def short(kind: Kind) -> str:
    """What one side has, in a few words."""
    if isinstance(kind, Periods):
        return _periods_short(kind)
    if isinstance(kind, Delay):
        return _delay_short(kind)
    if isinstance(kind, ByoYomi):
        return _byo_yomi_short(kind)
    if isinstance(kind, Canadian):
        template = QCoreApplication.translate("Controls", "{main}, then {moves} moves / {block}")
        return template.format(main=limit_text(kind.main), moves=kind.block_moves, block=limit_text(kind.block))
    assert isinstance(kind, Hourglass)
    return QCoreApplication.translate("Controls", "hourglass, {time}").format(time=limit_text(kind.main))


def _periods_short(kind: Periods) -> str:
    first, *further = kind.periods
    if kind.inc:
        return _with_increment(_base_short(kind), kind.inc)
    if first.moves is None:
        template = QCoreApplication.translate("Controls", "{time} all-in", "one allotment of time for the whole game")
        return template.format(time=limit_text(first.ms))
    if not further:
        template = QCoreApplication.translate("Controls", "{moves} moves / {time} each period")
        return template.format(moves=first.moves, time=limit_text(first.ms))
    text = _limits_short(first, further[0])
    for period in further[1:]:
        text = _then(text, period)
    return text


def _limits_short(first: Period, then: Period) -> str:
    if then.moves is None:
        template = QCoreApplication.translate("Controls", "{moves} moves / {time}, then {later_time}")
    else:
        template = QCoreApplication.translate("Controls", "{moves} moves / {time}, then {later_moves} / {later_time}")
    return template.format(
        moves=first.moves, time=limit_text(first.ms), later_moves=then.moves, later_time=limit_text(then.ms)
    )


def _then(text: str, period: Period) -> str:
    if period.moves is None:
        template = QCoreApplication.translate("Controls", "{limits}, then {time}", "one more limit")
    else:
        template = QCoreApplication.translate("Controls", "{limits}, then {moves} / {time}", "one more limit")
    return template.format(limits=text, moves=period.moves, time=limit_text(period.ms))


def _with_increment(text: str, inc: int) -> str:
    template = QCoreApplication.translate("Controls", "{time} + {increment} a move", "60 min + 30 s for each move")
    return template.format(time=text, increment=limit_text(inc))


def _delay_short(kind: Delay) -> str:
    if not kind.main:
        template = QCoreApplication.translate("Controls", "{step} a move")
    elif kind.shown is DelayShow.STEP:
        template = QCoreApplication.translate("Controls", "{step} a move, {main} in reserve")
    elif kind.shown is DelayShow.BRONSTEIN:
        template = QCoreApplication.translate("Controls", "{main}, {step} of each move back")
    else:
        template = QCoreApplication.translate("Controls", "{main}, {step} of each move free")
    return template.format(step=limit_text(kind.delay), main=limit_text(kind.main))


def _byo_yomi_short(kind: ByoYomi) -> str:
    if kind.shown is ByoShow.OVERRUNS:
        template = QCoreApplication.translate("Controls", "{step} a move, overrun no. {n} loses")
    elif kind.n == 1:
        template = QCoreApplication.translate("Controls", "{main}, then {step} a move")
    else:
        template = QCoreApplication.translate("Controls", "{main}, then byo-yomi {n} × {step}")
    return template.format(step=limit_text(kind.byo), main=limit_text(kind.main), n=kind.n)


def limit_text(ms: int) -> str:
    """A limit as the articles state it: in minutes, however many."""
    minutes, rest = divmod(ms, MINUTE_MS)
    if rest or not minutes:
        return span_text(ms)
    return QCoreApplication.translate("Endings", "{n} min", "minutes").format(n=minutes)


def family_title(family: Family) -> str:
    """What schemes of the list stand together under."""
    return {
        Family.S0: QCoreApplication.translate("Controls", "Competition rules of 1999, article 6"),
        Family.S2: QCoreApplication.translate("Controls", "Older rules, chapter 9"),
        Family.INCREMENT: QCoreApplication.translate("Controls", "Time added for each move"),
        Family.ODDS: QCoreApplication.translate("Controls", "Time odds"),
        Family.OVERTIME: QCoreApplication.translate("Controls", "Time beyond the main time"),
        Family.DELAY: QCoreApplication.translate("Controls", "Part of each move free"),
        Family.STEP: QCoreApplication.translate("Controls", "A limit on each move"),
        Family.HOURGLASS: QCoreApplication.translate("Controls", "Hourglass"),
    }[family]


def no_control(name: str) -> str:
    """A name by which no time control is known."""
    text = QCoreApplication.translate("Controls", "There is no time control called “{name}”. Choose one.")
    return text.format(name=name)


def own_family_title() -> str:
    """What the controls of one's own stand together under."""
    return QCoreApplication.translate("Controls", "Your own")


def scheme_title(scheme: Scheme) -> str:
    """One line of the list of schemes."""
    titles = {
        Scheme.S0_6_1: QCoreApplication.translate("Controls", "6.1: 40 moves in 90 min, then 10 in every 15"),
        Scheme.S0_6_2: QCoreApplication.translate("Controls", "6.2: 30 moves in 60 min, then 10 in every 10"),
        Scheme.S0_6_3: QCoreApplication.translate("Controls", "6.3: 40 moves in 10 min, then 50 in every 5"),
        Scheme.S0_6_4: QCoreApplication.translate("Controls", "6.4: 30 moves in every 5 min"),
        Scheme.S0_6_5: QCoreApplication.translate("Controls", "6.5: all-in"),
    }
    return titles.get(scheme) or control_short(PRESETS[scheme].control)


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
