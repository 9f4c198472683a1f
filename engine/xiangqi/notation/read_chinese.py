"""Chinese records read: full, abbreviated, old and mixed forms, in either script (guide: A2-A5; S0 7.5).

A text is a head (who moves), signs of direction and a number. Each character has a class - ``L`` a place word, ``P`` a
piece, ``D`` a numeral, ``a f r`` the words 进 平 退, ``A F R`` marks for them, ``S`` a hyphen, ``E`` a dash that may be
平 or 退 - and the classes in a row tell the form.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.base import Side
from engine.xiangqi import Board, Kind
from engine.xiangqi.notation.groups import Files, at_place, files_of, in_series, tandems
from engine.xiangqi.notation.plans import Plan, Tail, Tier, aimed, unsigned
from engine.xiangqi.notation.signs import (
    ARABIC_DIGITS,
    DIRECTION_WORDS,
    READ_DIGITS,
    READ_KINDS,
    READ_PLACES,
    Caution,
    Direction,
)
from engine.xiangqi.notation.steps import SLANTED

_MARKS = {
    "A": "+/_\u0332\u0331\u0333",
    "R": "\\\u0305\u0304\u033f",
    "F": "=.\u2014\u2015\u2500",
    "S": "-\u2010\u2212",
    "E": "\u2013",
}
_WORD_CLASSES = {Direction.ADVANCE: "a", Direction.TRAVERSE: "f", Direction.RETREAT: "r"}
CLASSES = {
    **dict.fromkeys(READ_PLACES, "L"),
    **dict.fromkeys(READ_KINDS, "P"),
    **dict.fromkeys(READ_DIGITS, "D"),
    **{word: _WORD_CLASSES[direction] for word, direction in DIRECTION_WORDS.items()},
    **{mark: class_ for class_, marks in _MARKS.items() for mark in marks},
}
# 炮平5 is a move, 炮5 is none; 14平5 is one, 145 is none.
_FORM = re.compile("(?P<head>LPD|LP|LD|DPD|DP|DD(?=[afr])|PD|P(?!D))(?P<between>[arfARFSE]{0,2})D(?P<after>[ARS]{0,2})")


class Head(NamedTuple):
    """Who a text means: pieces of one kind, on these points."""

    kind: Kind
    origins: tuple[int, ...]
    cautions: tuple[Caution, ...] = ()


def read_chinese(board: Board, text: str) -> Plan | None:
    """What a folded Chinese text may mean for the side to move, None if it has no form of a move."""
    classes = "".join(CLASSES.get(sign, "?") for sign in text)
    form = _FORM.fullmatch(classes)
    if form is None:
        return None
    signs = {*form["between"].upper(), *form["after"]}
    if len(signs) > 1:
        return None
    head = read_head(board, board.turn, form["head"], text)
    number = READ_DIGITS[text[form.end("between")]]
    cautions = head.cautions + _numeral_cautions(board.turn, text, form["head"])
    return tuple(
        Tier(aimed(head.kind, board.turn, head.origins, Tail(directions, number)), cautions + more)
        for directions, more in _directions(head.kind, signs)
    )


def _directions(kind: Kind, signs: set[str]) -> list[tuple[tuple[Direction, ...], tuple[Caution, ...]]]:
    slanted = kind in SLANTED
    if not signs:
        return [(unsigned(kind), (Caution.NO_SIGN,) if slanted else ())]
    if signs == {"S"} and not slanted:
        # Players also write the hyphen for 平, though it stands for 退 here.
        return [((Direction.RETREAT,), ()), ((Direction.TRAVERSE,), (Caution.DASH,))]
    meanings = {
        "A": (Direction.ADVANCE,),
        "R": (Direction.RETREAT,),
        "F": (Direction.TRAVERSE,),
        "S": (Direction.RETREAT,),
        "E": (Direction.RETREAT, Direction.TRAVERSE),
    }
    return [(meanings[signs.pop()], ())]


def read_head(board: Board, side: Side, form: str, text: str) -> Head:
    """The pieces of a side that the beginning of a text names; ``form`` are the classes of its characters."""
    kind = next((READ_KINDS[sign] for sign in text[: len(form)] if sign in READ_KINDS), Kind.PAWN)
    files = files_of(board, side, kind)
    if form[0] == "P":
        return _plain_head(kind, files, READ_DIGITS[text[1]] if form == "PD" else None)
    groups = tandems(files)
    if form[-1] == "D":
        file = READ_DIGITS[text[len(form) - 1]]
        groups = {file: groups[file]} if file in groups else {}
    if form[0] == "L":
        return Head(kind, at_place(groups.values(), READ_PLACES[text[0]]))
    if kind is not Kind.PAWN and all(len(group) < 3 for group in groups.values()):
        return Head(kind, ())
    return Head(kind, in_series(groups, READ_DIGITS[text[0]]))


def _plain_head(kind: Kind, files: Files, file: int | None) -> Head:
    """A piece without prefix: every one on that file, or on the board if no file is given, may be meant."""
    origins = tuple(point for number, group in files.items() if file in (None, number) for point in group)
    prefixed = len(origins) > 1 and kind not in (Kind.ADVISOR, Kind.ELEPHANT)
    return Head(kind, origins, (Caution.NO_PREFIX,) if prefixed else ())


def _numeral_cautions(side: Side, text: str, form: str) -> tuple[Caution, ...]:
    """Full records only: abbreviated ones have Arabic digits for both sides. An ordinal is Chinese for both."""
    if not any(word in text for word in DIRECTION_WORDS):
        return ()
    numbers = [sign for sign in text[form[0] == "D" :] if sign in READ_DIGITS]
    wrong = any((sign in ARABIC_DIGITS) is (side is Side.RED) for sign in numbers)
    return (Caution.NUMERALS,) if wrong else ()
