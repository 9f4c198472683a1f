"""Time controls and the press, short for the top line and as sentences for the new-game page."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, span_text
from engine.clock import (
    PRESETS,
    ByoShow,
    ByoYomi,
    Canadian,
    Delay,
    DelayShow,
    Family,
    Hourglass,
    IncrementAt,
    Kind,
    PeriodMode,
    Periods,
    Scheme,
    TimeControl,
)

MINUTE_MS = 60_000


def control_short(control: TimeControl) -> str:
    """A control in a few words."""
    figures = _figures(control)
    if not control.scheme.startswith("6.") or control.kind != Periods.name:
        return figures
    template = QCoreApplication.translate("Controls", "Scheme {scheme}: {figures}", "scheme 6.1: its periods")
    return template.format(scheme=control.scheme, figures=figures)


def _figures(control: TimeControl) -> str:
    red, black = control.red, control.black
    if red == black:
        return _short(red)
    template = QCoreApplication.translate("Controls", "Red {red}; Black {black}", "two different time controls")
    if isinstance(red, Periods) and isinstance(black, Periods) and red.inc == black.inc > 0:
        return _with_increment(template.format(red=_base_short(red), black=_base_short(black)), red.inc)
    return template.format(red=_short(red), black=_short(black))


def _base_short(kind: Periods) -> str:
    """What a side has besides the increment."""
    first = kind.periods[0]
    return _time(first.ms) if first.moves is None else _periods_short(replace(kind, inc=0))


def _short(kind: Kind) -> str:
    if isinstance(kind, Periods):
        return _periods_short(kind)
    if isinstance(kind, Delay):
        return _delay_short(kind)
    if isinstance(kind, ByoYomi):
        return _byo_yomi_short(kind)
    if isinstance(kind, Canadian):
        template = QCoreApplication.translate("Controls", "{main}, then {moves} moves / {block}")
        return template.format(main=_time(kind.main), moves=kind.block_moves, block=_time(kind.block))
    assert isinstance(kind, Hourglass)
    return QCoreApplication.translate("Controls", "hourglass, {time}").format(time=_time(kind.main))


def _periods_short(kind: Periods) -> str:
    limits = [(_time(period.ms), period.moves) for period in kind.periods[:2]]
    (time, moves), (later_time, later_moves) = limits[0], limits[-1]
    if kind.inc:
        return _with_increment(_base_short(kind), kind.inc)
    if moves is None:
        template = QCoreApplication.translate("Controls", "{time} all-in", "one allotment of time for the whole game")
    elif len(limits) == 1:
        template = QCoreApplication.translate("Controls", "{moves} moves / {time} each period")
    elif later_moves is None:
        template = QCoreApplication.translate("Controls", "{moves} moves / {time}, then {later_time}")
    else:
        template = QCoreApplication.translate("Controls", "{moves} moves / {time}, then {later_moves} / {later_time}")
    return template.format(moves=moves, time=time, later_moves=later_moves, later_time=later_time)


def _with_increment(text: str, inc: int) -> str:
    template = QCoreApplication.translate("Controls", "{time} + {increment} a move", "60 min + 30 s for each move")
    return template.format(time=text, increment=_time(inc))


def _delay_short(kind: Delay) -> str:
    if not kind.main:
        template = QCoreApplication.translate("Controls", "{step} a move")
    elif kind.shown is DelayShow.STEP:
        template = QCoreApplication.translate("Controls", "{step} a move, {main} in reserve")
    elif kind.shown is DelayShow.BRONSTEIN:
        template = QCoreApplication.translate("Controls", "{main}, {step} of each move back")
    else:
        template = QCoreApplication.translate("Controls", "{main}, {step} of each move free")
    return template.format(step=_time(kind.delay), main=_time(kind.main))


def _byo_yomi_short(kind: ByoYomi) -> str:
    if kind.shown is ByoShow.OVERRUNS:
        template = QCoreApplication.translate("Controls", "{step} a move, overrun no. {n} loses")
    elif kind.n == 1:
        template = QCoreApplication.translate("Controls", "{main}, then {step} a move")
    else:
        template = QCoreApplication.translate("Controls", "{main}, then byo-yomi {n} × {step}")
    return template.format(step=_time(kind.byo), main=_time(kind.main), n=kind.n)


def _time(ms: int) -> str:
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


def scheme_meaning(scheme: Scheme, mode: PeriodMode = PeriodMode.CUM) -> str:
    """What a scheme asks of a player, with the choices the program makes where the texts are silent."""
    in_time = QCoreApplication.translate("Controls", "A move at the last moment is in time.")
    if scheme is Scheme.S0_6_5:
        return in_a_row(_article_meaning(scheme), in_time)
    if scheme in _ARTICLES:
        return in_a_row(_article_meaning(scheme), _carried(mode), in_time)
    control = PRESETS[scheme].control
    return in_a_row(_odds_meaning(control) or _meaning(control.red), _increment_meaning(control.red), in_time)


_ARTICLES = (Scheme.S0_6_1, Scheme.S0_6_2, Scheme.S0_6_3, Scheme.S0_6_4, Scheme.S0_6_5)


def _article_meaning(scheme: Scheme) -> str:
    meanings = {
        Scheme.S0_6_1: QCoreApplication.translate(
            "Controls", "Each side makes 40 moves within its first 90 minutes, then 10 within every further 15 minutes."
        ),
        Scheme.S0_6_2: QCoreApplication.translate(
            "Controls", "Each side makes 30 moves within its first 60 minutes, then 10 within every further 10 minutes."
        ),
        Scheme.S0_6_3: QCoreApplication.translate(
            "Controls", "Each side makes 40 moves within its first 10 minutes, then 50 within every further 5 minutes."
        ),
        Scheme.S0_6_4: QCoreApplication.translate(
            "Controls", "Each side makes 30 moves within every 5 minutes of its time."
        ),
        Scheme.S0_6_5: QCoreApplication.translate(
            "Controls", "Each side has this much time for all its moves; whoever uses more first loses."
        ),
    }
    return meanings[scheme]


def _carried(mode: PeriodMode) -> str:
    """What becomes of time and moves saved in a period (rules P1-P4)."""
    return {
        PeriodMode.CUM: QCoreApplication.translate(
            "Controls", "Time saved and moves made ahead count on into the next period."
        ),
        PeriodMode.ZERO: QCoreApplication.translate(
            "Controls",
            "Time saved and moves made ahead count on; the time of the next period is added when none is left.",
        ),
        PeriodMode.INTERVAL: QCoreApplication.translate(
            "Controls", "A period ends with its time; moves made ahead do not count in the next one."
        ),
        PeriodMode.RESET: QCoreApplication.translate(
            "Controls", "The last move due sets the clock to the time of the next period; time saved is lost."
        ),
    }[mode]


def _odds_meaning(control: TimeControl) -> str:
    """The times of both sides, where they differ."""
    red, black = control.red, control.black
    if red == black or not isinstance(red, Periods) or not isinstance(black, Periods):
        return ""
    text = QCoreApplication.translate("Controls", "Red has {red}, Black {black}, each for all its moves.")
    return text.format(red=_time(red.periods[0].ms), black=_time(black.periods[0].ms))


def _meaning(kind: Kind) -> str:
    if isinstance(kind, Periods):
        return _periods_meaning(kind)
    if isinstance(kind, Delay):
        return _delay_meaning(kind)
    if isinstance(kind, ByoYomi):
        return _byo_yomi_meaning(kind)
    if isinstance(kind, Canadian):
        text = QCoreApplication.translate(
            "Controls",
            "Once its {main} are used up, a side makes {moves} moves within each {block}; what is left of it is lost.",
        )
        return text.format(main=_time(kind.main), moves=kind.block_moves, block=_time(kind.block))
    assert isinstance(kind, Hourglass)
    text = QCoreApplication.translate(
        "Controls", "Each side begins with {time}; what one side uses for its moves the other one gets."
    )
    return text.format(time=_time(kind.main))


def _periods_meaning(kind: Periods) -> str:
    first, last = kind.periods[0], kind.periods[-1]
    if first.moves is None:
        text = QCoreApplication.translate("Controls", "Each side has {time} for all its moves.")
    else:
        text = QCoreApplication.translate(
            "Controls",
            "Each side makes {moves} moves within its first {time}, then has {later_time} for all the others.",
        )
    return text.format(time=_time(first.ms), moves=first.moves, later_time=_time(last.ms))


def _increment_meaning(kind: Kind) -> str:
    """When the increment is given (rule I1)."""
    if not kind.increment:
        return ""
    before = isinstance(kind, Periods) and kind.inc_at is IncrementAt.BEFORE
    if before:
        text = QCoreApplication.translate("Controls", "Each move is given {increment} beforehand, the first one too.")
    else:
        text = QCoreApplication.translate("Controls", "Each completed move adds {increment}.")
    return text.format(increment=_time(kind.increment))


def _delay_meaning(kind: Delay) -> str:
    if not kind.main:
        text = QCoreApplication.translate(
            "Controls", "Each move is made within {step}; time saved on a move is lost. Whoever uses more loses."
        )
    elif kind.shown is DelayShow.STEP:
        text = QCoreApplication.translate(
            "Controls",
            "Each move is made within {step}. What it takes beyond comes off a reserve of {main}, at once or in parts; "
            "time saved on a move is lost.",
        )
    elif kind.shown is DelayShow.BRONSTEIN:
        text = QCoreApplication.translate(
            "Controls",
            "Each side has {main}, and after a move gets back what the move took, at most {step}.",
        )
    else:
        text = QCoreApplication.translate(
            "Controls", "Each side has {main}, which begin to run when a move takes more than {step}."
        )
    return text.format(step=_time(kind.delay), main=_time(kind.main))


def _byo_yomi_meaning(kind: ByoYomi) -> str:
    if kind.shown is ByoShow.OVERRUNS:
        text = QCoreApplication.translate(
            "Controls", "Each move is made within {step}. Overruns are counted; overrun no. {n} loses the game."
        )
    elif kind.n == 1:
        text = QCoreApplication.translate(
            "Controls", "Once its {main} are used up, a side makes each move within {step}."
        )
    else:
        text = QCoreApplication.translate(
            "Controls",
            "Once its {main} are used up, a side has {n} periods of {step}. A period is lost only by a move that uses "
            "more than all of it; else it is whole again for the next move.",
        )
    return text.format(step=_time(kind.byo), main=_time(kind.main), n=kind.n)


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
