"""Texts for the ear: lengths of time, moves and calls in whole words, as a screen reader or a voice says them."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QCoreApplication

from engine.base import Side
from engine.clock import ExtraStyle, Face
from engine.xiangqi import Board, Kind, Move
from engine.xiangqi.notation import Script, Style, write


def spoken_span(ms: int) -> str:
    """What is left, in words, rounded up to the second as on a face: "1 hour 25 minutes 50 seconds"."""
    seconds = -(-max(0, ms) // 1_000)
    hours, rest = divmod(seconds, 3_600)
    minutes, seconds = divmod(rest, 60)
    parts = [_hours(hours)] if hours else []
    parts += [_minutes(minutes)] if minutes else []
    parts += [_seconds(seconds)] if seconds or not parts else []
    in_a_row = QCoreApplication.translate("Spoken", "{first} {second}", "hours, minutes and seconds")
    return reduce(lambda first, second: in_a_row.format(first=first, second=second), parts)


def _hours(n: int) -> str:
    if n == 1:
        return QCoreApplication.translate("Spoken", "1 hour")
    return QCoreApplication.translate("Spoken", "{n} hours").format(n=n)


def _minutes(n: int) -> str:
    if n == 1:
        return QCoreApplication.translate("Spoken", "1 minute")
    return QCoreApplication.translate("Spoken", "{n} minutes").format(n=n)


def _seconds(n: int) -> str:
    if n == 1:
        return QCoreApplication.translate("Spoken", "1 second")
    return QCoreApplication.translate("Spoken", "{n} seconds").format(n=n)


def left_text(called: str, ms: int) -> str:
    """So much time is left to a side, by what it is called in its game."""
    text = QCoreApplication.translate("Spoken", "{side}: {time} left")
    return text.format(side=called, time=spoken_span(ms))


def overtime_text(called: str, face: Face) -> str:
    """Main time or a period is used up; what there is now."""
    return QCoreApplication.translate("Spoken", "{side}: {what}").format(side=called, what=_overtime(face))


def _overtime(face: Face) -> str:
    extra = face.extra
    if extra is None:
        text = QCoreApplication.translate("Spoken", "period {n}, {time}")
        return text.format(n=face.period_number, time=spoken_span(face.limit))
    if extra.style is ExtraStyle.OVERRUNS:
        text = QCoreApplication.translate("Spoken", "overrun {n} of {all}")
        return text.format(n=extra.count, all=extra.of)
    if extra.style is ExtraStyle.CANADIAN:
        text = QCoreApplication.translate("Spoken", "main time is over; {moves} moves in {time}")
        return text.format(moves=extra.due, time=spoken_span(extra.left))
    if extra.of == 1:
        return QCoreApplication.translate("Spoken", "now {time} a move").format(time=spoken_span(extra.full))
    if extra.count == 1:
        return QCoreApplication.translate("Spoken", "byo-yomi, the last period")
    return QCoreApplication.translate("Spoken", "byo-yomi, {n} periods left").format(n=extra.count)


def time_over_text(called: str) -> str:
    """A flag has fallen."""
    return QCoreApplication.translate("Spoken", "{side}: time is over").format(side=called)


def check_text() -> str:
    return QCoreApplication.translate("Spoken", "Check!", "called aloud")


def side_move_text(called: str, move: str) -> str:
    """A move with its side, said aloud."""
    return QCoreApplication.translate("Spoken", "{side}, {move}").format(side=called, move=move)


def irregular_text(move: str) -> str:
    """A move that the rules don't allow and that was made."""
    return QCoreApplication.translate("Spoken", "{move}, irregular").format(move=move)


def spoken_move(board: Board, move: Move, language: str) -> str:
    """The move before it is made on ``board``, in words of a language: 炮二平五, or "cannon 2 traverse 5".

    Whatever style the record has: lines above and below digits, and signs, are nothing for the ear.
    """
    if language != "en":
        script = Script.TRADITIONAL if language == "zh_TW" else Script.SIMPLIFIED
        text = write(board, move, Style.CHINESE, script)
    else:
        text = _english(write(board, move, Style.WXF), board.turn)
    if text != move.iccs:
        return text
    words = QCoreApplication.translate("Spoken", "{origin} to {target}", "the points of a move")
    origin, target = move.iccs.split("-")
    return words.format(origin=origin, target=target)


def _english(wxf: str, side: Side) -> str:
    """A move of four WXF signs in words; anything else as it is."""
    words = _steps()
    if len(wxf) != 4 or wxf[2] not in words:
        return wxf
    return f"{_head(wxf[0], wxf[1], side)} {words[wxf[2]].format(n=wxf[3])}"


def _steps() -> dict[str, str]:
    return {
        "+": QCoreApplication.translate("Spoken", "advance {n}"),
        "=": QCoreApplication.translate("Spoken", "traverse {n}"),
        "-": QCoreApplication.translate("Spoken", "retreat {n}"),
    }


def _head(first: str, second: str, side: Side) -> str:
    if first.isdigit():
        text = QCoreApplication.translate("Spoken", "pawn {n} on file {file}", "counted from the front")
        return text.format(n=first, file=second)
    name = piece_names(side)[_WXF[first]]
    if second == "+":
        return QCoreApplication.translate("Spoken", "front {piece}").format(piece=name)
    if second == "-":
        return QCoreApplication.translate("Spoken", "rear {piece}").format(piece=name)
    return QCoreApplication.translate("Spoken", "{piece} {file}", "a piece and its file").format(
        piece=name, file=second
    )


_WXF = dict(zip("KAEHRCP", Kind, strict=True))


def piece_names(side: Side) -> dict[Kind, str]:
    """The kinds of pieces as a side calls them."""
    return {**(_red_names() if side is Side.RED else _black_names()), **_common_names()}


def _common_names() -> dict[Kind, str]:
    return {
        Kind.HORSE: QCoreApplication.translate("Spoken", "horse"),
        Kind.CHARIOT: QCoreApplication.translate("Spoken", "chariot"),
        Kind.CANNON: QCoreApplication.translate("Spoken", "cannon"),
    }


def _red_names() -> dict[Kind, str]:
    return {
        Kind.GENERAL: QCoreApplication.translate("Spoken", "general", "red"),
        Kind.ADVISOR: QCoreApplication.translate("Spoken", "advisor", "red"),
        Kind.ELEPHANT: QCoreApplication.translate("Spoken", "elephant", "red"),
        Kind.PAWN: QCoreApplication.translate("Spoken", "pawn", "red"),
    }


def _black_names() -> dict[Kind, str]:
    return {
        Kind.GENERAL: QCoreApplication.translate("Spoken", "general", "black"),
        Kind.ADVISOR: QCoreApplication.translate("Spoken", "advisor", "black"),
        Kind.ELEPHANT: QCoreApplication.translate("Spoken", "elephant", "black"),
        Kind.PAWN: QCoreApplication.translate("Spoken", "pawn", "black"),
    }
