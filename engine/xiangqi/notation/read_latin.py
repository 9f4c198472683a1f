"""WXF notation read, in all its dialects: 1997, index form, xqbase letters, sign first, f and r (guide: B1)."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.xiangqi import Board, Kind, Move
from engine.xiangqi.notation.groups import Files, at_place, files_of, in_series, tandems
from engine.xiangqi.notation.plans import Plan, Tail, Tier, aimed, unsigned
from engine.xiangqi.notation.signs import DIRECTION_WORDS, Caution, Direction, Place, Style
from engine.xiangqi.notation.steps import SLANTED

_KINDS = {
    "K": (Kind.GENERAL,),
    "G": (Kind.GENERAL, Kind.ADVISOR),
    "A": (Kind.ADVISOR,),
    "E": (Kind.ELEPHANT,),
    "B": (Kind.ELEPHANT,),
    "M": (Kind.ELEPHANT,),
    "H": (Kind.HORSE,),
    "N": (Kind.HORSE,),
    "R": (Kind.CHARIOT,),
    "C": (Kind.CANNON,),
    "P": (Kind.PAWN,),
    "S": (Kind.PAWN,),
}
_OPERATORS = {
    **DIRECTION_WORDS,
    "+": Direction.ADVANCE,
    "-": Direction.RETREAT,
    "=": Direction.TRAVERSE,
    ".": Direction.TRAVERSE,
}
_PLACES = {
    "+": Place.FRONT,
    ".": Place.MIDDLE,
    "-": Place.REAR,
    "F": Place.FRONT,
    "R": Place.REAR,
    "B": Place.REAR,
}
_LETTER = "([KGAEBMHNRCPS])"
_SIGN = r"([+\-=.进進平退上下])"
_DIGIT = "([1-9])"

Pick = Callable[[Files], tuple[int, ...]]


def read_latin(board: Board, text: str, dialect: Style | None = None) -> Plan | None:
    """What a folded WXF text may mean for the side to move, None if it has no form of a move.

    ``dialect`` (WXF or WXF_1997) settles the one form that means different pawns in the two: 33+1, 11+1.
    """
    upper = text.upper()
    for pattern, meaning in _FORMS:
        match = pattern.fullmatch(upper)
        if match is not None:
            return meaning(board, match)
    match = _TWO_DIGITS.fullmatch(upper)
    return match and _two_digits(board, match, dialect)


def _moves(board: Board, kinds: tuple[Kind, ...], pick: Pick, tail: Tail) -> tuple[Move, ...]:
    return tuple(
        move for kind in kinds for move in aimed(kind, board.turn, pick(files_of(board, board.turn, kind)), tail)
    )


def _tail(operator: str, number: str) -> Tail:
    return Tail((_OPERATORS[operator],), int(number))


def _on_file(board: Board, match: re.Match[str]) -> Plan:
    """C2=5. P3 among three or five pawns of a file is the middle one (1997); else a prefix may be missing."""
    letter, file, tail = match[1], int(match[2]), _tail(match[3], match[4])
    kinds = _KINDS[letter]
    plain = _moves(board, kinds, lambda files: files.get(file, ()), tail)
    last = Tier(plain, (Caution.NO_PREFIX,) if any(_prefixed(board, kind, file) for kind in kinds) else ())
    if kinds != (Kind.PAWN,):
        return (last,)
    return (Tier(_moves(board, kinds, lambda files: _centre(files.get(file, ())), tail)), last)


def _prefixed(board: Board, kind: Kind, file: int) -> bool:
    """Whether a record should tell which of the pieces on a file it means."""
    crowd = files_of(board, board.turn, kind).get(file, ())
    return len(crowd) > 1 and kind not in (Kind.ADVISOR, Kind.ELEPHANT)


def _centre(group: tuple[int, ...]) -> tuple[int, ...]:
    half = len(group) // 2
    return group[half : half + 1] if len(group) in (3, 5) else ()


def _unsigned(board: Board, match: re.Match[str]) -> Plan:
    """C25, the operator left out."""
    letter, file, number = match[1], int(match[2]), int(match[3])
    kinds = _KINDS[letter]
    tail = Tail(unsigned(kinds[-1]), number)
    cautions = (Caution.NO_SIGN,) if kinds[-1] in SLANTED else ()
    return (Tier(_moves(board, kinds, lambda files: files.get(file, ()), tail), cautions),)


def _by_sign(board: Board, letter: str, sign: str, tail: Tail) -> Plan:
    """R+-3: front or rear; with four or five pawns P+ and P- are the second and the last but one (1997)."""

    def pick(files: Files) -> tuple[int, ...]:
        groups = tandems(files).values()
        if sign == ".":
            return at_place(groups, Place.MIDDLE)
        inner = [group[1:-1] if len(group) > 3 else group for group in groups]
        return at_place(inner, _PLACES[sign])

    return (Tier(_moves(board, _KINDS[letter], pick, tail)),)


def _sign_second(board: Board, match: re.Match[str]) -> Plan:
    return _by_sign(board, match[1], match[2], _tail(match[3], match[4]))


def _sign_first(board: Board, match: re.Match[str]) -> Plan:
    return _by_sign(board, match[2], match[1], _tail(match[3], match[4]))


def _front_or_rear(board: Board, match: re.Match[str]) -> Plan:
    """fC+2 and rC+2, or F and B in older books."""
    place, tail = _PLACES[match[1]], _tail(match[3], match[4])
    return (Tier(_moves(board, _KINDS[match[2]], lambda files: at_place(tandems(files).values(), place), tail)),)


def _lettered(board: Board, match: re.Match[str]) -> Plan:
    """Pa to Pe over all tandem files."""
    ordinal, tail = ord(match[1]) - ord("A") + 1, _tail(match[2], match[3])
    return (Tier(_moves(board, (Kind.PAWN,), lambda files: in_series(files, ordinal), tail)),)


def _double_sign(board: Board, match: re.Match[str]) -> Plan:
    """++.4 and --.4: the first and the last of four or five."""
    place, tail = _PLACES[match[1][0]], _tail(match[2], match[3])

    def pick(files: Files) -> tuple[int, ...]:
        return at_place((group for group in files.values() if len(group) > 3), place)

    return (Tier(_moves(board, (Kind.PAWN,), pick, tail)),)


def _file_and_sign(board: Board, match: re.Match[str]) -> Plan:
    """3+.4 and 3-.4: front and rear on a file, where two files have tandem pawns (1997)."""
    file, place, tail = int(match[1]), _PLACES[match[2]], _tail(match[3], match[4])
    return (Tier(_moves(board, (Kind.PAWN,), lambda files: at_place((tandems(files).get(file, ()),), place), tail)),)


def _two_digits(board: Board, match: re.Match[str], dialect: Style | None) -> Plan:
    """13=4: the first pawn on file 3. 33.4 may also be the middle one of three in the text of 1997."""
    ordinal, file, operator = int(match[1]), int(match[2]), match[3]
    tail = _tail(operator, match[4])
    pawns = (Kind.PAWN,)
    by_index = _moves(board, pawns, lambda files: tandems(files).get(file, ())[ordinal - 1 : ordinal], tail)
    by_1997 = _moves(board, pawns, lambda files: _middle_1997(files, file), tail) if ordinal == file else ()
    both = {move for move in (*by_index, *by_1997) if board.is_legal(move)}
    cautions = (Caution.DIALECT,) if len(both) > 1 else ()
    dialect = {"=": Style.WXF, ".": Style.WXF_1997}.get(operator, dialect)
    if dialect is Style.WXF:
        return (Tier(by_index, cautions), Tier(by_1997, cautions))
    if dialect is Style.WXF_1997:
        return (Tier(by_1997, cautions), Tier(by_index, cautions))
    return (Tier((*by_index, *by_1997)),)


def _middle_1997(files: Files, file: int) -> tuple[int, ...]:
    groups = tandems(files)
    return _centre(groups.get(file, ())) if len(groups) > 1 else ()


_FORMS: tuple[tuple[re.Pattern[str], Callable[[Board, re.Match[str]], Plan]], ...] = (
    (re.compile(_LETTER + _DIGIT + _SIGN + _DIGIT), _on_file),
    (re.compile(_LETTER + _DIGIT + _DIGIT), _unsigned),
    (re.compile(_LETTER + r"([+\-.])" + _SIGN + _DIGIT), _sign_second),
    (re.compile(r"([+\-])" + _LETTER + _SIGN + _DIGIT), _sign_first),
    (re.compile("([FRB])" + _LETTER + _SIGN + _DIGIT), _front_or_rear),
    (re.compile("[PS]([A-E])" + _SIGN + _DIGIT), _lettered),
    (re.compile(r"(\+\+|--)" + _SIGN + _DIGIT), _double_sign),
    (re.compile(_DIGIT + r"([+\-])" + _SIGN + _DIGIT), _file_and_sign),
)
_TWO_DIGITS = re.compile(_DIGIT + _DIGIT + r"([+\-=.])" + _DIGIT)
