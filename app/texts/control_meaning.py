"""What a time control asks of a player, in whole sentences: for the pages on which one is chosen or made."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.controls import limit_text, short
from app.texts.endings import in_a_row
from engine.clock import (
    PRESETS,
    ByoShow,
    ByoYomi,
    Canadian,
    Delay,
    DelayShow,
    Hourglass,
    IncrementAt,
    Kind,
    PeriodMode,
    Periods,
    Scheme,
    TimeControl,
)


def scheme_meaning(scheme: Scheme, mode: PeriodMode = PeriodMode.CUM) -> str:
    """What a scheme asks of a player, with the choices the program makes where the texts are silent."""
    if scheme is Scheme.S0_6_5:
        return in_a_row(_article_meaning(scheme), _in_time())
    if scheme in _ARTICLES:
        return in_a_row(_article_meaning(scheme), _carried(mode), _in_time())
    return control_meaning(PRESETS[scheme].control)


def control_meaning(control: TimeControl) -> str:
    """The same of any control."""
    kind = control.red
    counted = isinstance(kind, Periods) and len(kind.periods) + kind.counts_moves > 1
    carried = _carried(kind.mode) if counted and isinstance(kind, Periods) else ""
    return in_a_row(_odds_meaning(control) or _meaning(kind), carried, _increment_meaning(control), _in_time())


def _in_time() -> str:
    """Rule T1."""
    return QCoreApplication.translate("Controls", "A move at the last moment is in time.")


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
    if red == black:
        return ""
    if _all_in(red) and _all_in(black):
        text = QCoreApplication.translate("Controls", "Red has {red}, Black {black}, each for all its moves.")
        return text.format(red=_base(red), black=_base(black))
    text = QCoreApplication.translate("Controls", "The sides have different times. Red: {red}. Black: {black}.")
    return text.format(red=short(red), black=short(black))


def _all_in(kind: Kind) -> bool:
    return isinstance(kind, Periods) and not kind.counts_moves


def _base(kind: Kind) -> str:
    assert isinstance(kind, Periods)
    return limit_text(kind.periods[0].ms)


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
        return text.format(main=limit_text(kind.main), moves=kind.block_moves, block=limit_text(kind.block))
    assert isinstance(kind, Hourglass)
    text = QCoreApplication.translate(
        "Controls", "Each side begins with {time}; what one side uses for its moves the other one gets."
    )
    return text.format(time=limit_text(kind.main))


def _periods_meaning(kind: Periods) -> str:
    first, last = kind.periods[0], kind.periods[-1]
    if first.moves is None:
        text = QCoreApplication.translate("Controls", "Each side has {time} for all its moves.")
        return text.format(time=limit_text(first.ms))
    if len(kind.periods) == 1:
        text = QCoreApplication.translate("Controls", "Each side makes {moves} moves within every {time} of its time.")
        return text.format(time=limit_text(first.ms), moves=first.moves)
    text = QCoreApplication.translate("Controls", "Each side makes {moves} moves within its first {time}")
    said = text.format(time=limit_text(first.ms), moves=first.moves)
    for period in kind.periods[1:-1]:
        text = QCoreApplication.translate("Controls", "{before}, then {moves} within the next {time}")
        said = text.format(before=said, moves=period.moves, time=limit_text(period.ms))
    if last.moves is None:
        text = QCoreApplication.translate("Controls", "{before}, then has {time} for all the others.")
    else:
        text = QCoreApplication.translate("Controls", "{before}, then {moves} within every further {time}.")
    return text.format(before=said, moves=last.moves, time=limit_text(last.ms))


def _increment_meaning(control: TimeControl) -> str:
    """When the increment is given (rule I1)."""
    red, black = control.red, control.black
    if not red.increment and not black.increment:
        return ""
    if isinstance(red, Periods) and red.inc_at is IncrementAt.BEFORE:
        text = QCoreApplication.translate("Controls", "Each move is given {increment} beforehand, the first one too.")
    else:
        text = QCoreApplication.translate("Controls", "Each completed move adds {increment}.")
    return text.format(increment=_increments(red.increment, black.increment))


def _increments(red: int, black: int) -> str:
    if red == black:
        return limit_text(red)
    text = QCoreApplication.translate("Controls", "{red} for Red, {black} for Black", "two different times")
    return text.format(red=limit_text(red), black=limit_text(black))


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
    return text.format(step=limit_text(kind.delay), main=limit_text(kind.main))


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
    return text.format(step=limit_text(kind.byo), main=limit_text(kind.main), n=kind.n)
