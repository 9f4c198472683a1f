"""The signs of the record (S0 7.5): what is printed, what is understood, how a text is folded before reading."""

from __future__ import annotations

import re
import unicodedata
from enum import IntEnum, StrEnum

from engine.base import Side
from engine.xiangqi import Kind, Piece


class Style(StrEnum):
    """The ways a move is written down."""

    CHINESE = "chinese"
    """完整记录: 炮二平五."""
    ABBREVIATED = "abbreviated"
    """简写记录: 炮25, a line under the last digit for 进, over it for 退, none for 平."""
    WXF = "wxf"
    """C2=5; pawns from three on a file in the index form of 2018: 13=4."""
    WXF_1997 = "wxf_1997"
    """C2.5; tandem pawns by signs as in the text of 1997: ++.4, 33.4."""
    ICCS = "iccs"
    """H2-E2."""
    UCI = "uci"
    """h2e2, ranks from 0."""


class Script(StrEnum):
    """The characters of the Chinese styles."""

    SIMPLIFIED = "simplified"
    TRADITIONAL = "traditional"
    """As Taiwan's records print it: 馬 車 炮 for both sides, Black's digits full-width."""
    TRADITIONAL_FACES = "traditional_faces"
    """The same with the words on the pieces: 傌 俥 for Red, 砲 for Black."""


class Direction(IntEnum):
    """进, 平, 退: the value is the change of rank, seen by the mover."""

    ADVANCE = 1
    TRAVERSE = 0
    RETREAT = -1


class Place(StrEnum):
    """前, 中, 后 among the pieces of one kind on one file."""

    FRONT = "front"
    MIDDLE = "middle"
    REAR = "rear"


class Caution(StrEnum):
    """What was forgiven when a text was read."""

    NUMERALS = "numerals"
    """Red in Arabic or Black in Chinese numerals."""
    NO_PREFIX = "no_prefix"
    """前 or 后 left out; only one of the pieces on the file can make the move."""
    NO_SIGN = "no_sign"
    """An abbreviated move of a horse, elephant or advisor without its line."""
    DASH = "dash"
    """A ``-`` that can only mean 平."""
    DIALECT = "dialect"
    """33.4 means one pawn in the text of 1997 and another in the index form; both could move."""


# In the order of the members of Kind.
_FACES = {
    Script.SIMPLIFIED: {Side.RED: "帅仕相马车炮兵", Side.BLACK: "将士象马车炮卒"},
    Script.TRADITIONAL: {Side.RED: "帥仕相馬車炮兵", Side.BLACK: "將士象馬車炮卒"},
    Script.TRADITIONAL_FACES: {Side.RED: "帥仕相傌俥炮兵", Side.BLACK: "將士象馬車砲卒"},
}
CHINESE_DIGITS = "一二三四五六七八九"
ARABIC_DIGITS = "123456789"
FULL_WIDTH_DIGITS = "１２３４５６７８９"
_PLACES = {Script.SIMPLIFIED: "前中后"}
_DIRECTIONS = {Script.SIMPLIFIED: "平进退"}
UNDERLINE = "\u0332"
OVERLINE = "\u0305"

LETTERS = {
    Kind.GENERAL: "K",
    Kind.ADVISOR: "A",
    Kind.ELEPHANT: "E",
    Kind.HORSE: "H",
    Kind.CHARIOT: "R",
    Kind.CANNON: "C",
    Kind.PAWN: "P",
}

# The radicals ⻢ and ⻋ stand in texts copied out of many PDFs; NFKC leaves these two alone.
_READ_FACES = ("帅帥将將王", "仕士", "相象", "马馬傌㐷碼⻢", "车車俥伡砗硨⻋", "炮砲包礮", "兵卒")
READ_KINDS = {face: kind for kind, faces in zip(Kind, _READ_FACES, strict=True) for face in faces}
READ_PLACES = {"前": Place.FRONT, "中": Place.MIDDLE, "后": Place.REAR, "後": Place.REAR}
_READ_DIGITS = (CHINESE_DIGITS, ARABIC_DIGITS, "壹贰叁肆伍陆柒捌玖", "壹貳參肆伍陸柒捌玖")
READ_DIGITS = {sign: value for row in _READ_DIGITS for value, sign in enumerate(row, 1)}
DIRECTION_WORDS = {
    "进": Direction.ADVANCE,
    "進": Direction.ADVANCE,
    "上": Direction.ADVANCE,
    "平": Direction.TRAVERSE,
    "退": Direction.RETREAT,
    "下": Direction.RETREAT,
}
_SPACING = re.compile(r"[\s\u200b-\u200d\u2060\ufeff\ufe00-\ufe0f]+")
_LONGEST = 24


def face(piece: Piece, script: Script) -> str:
    """The character of a piece in a record."""
    return _FACES[script][piece.side][list(Kind).index(piece.kind)]


def place_word(place: Place, script: Script) -> str:
    return _PLACES.get(script, "前中後")[list(Place).index(place)]


def direction_word(direction: Direction, script: Script) -> str:
    return _DIRECTIONS.get(script, "平進退")[direction]


def digits_of(side: Side, script: Script) -> str:
    """The nine numerals of a side: Red writes 一-九, Black 1-9 (S0 7.5)."""
    if side is Side.RED:
        return CHINESE_DIGITS
    return ARABIC_DIGITS if script is Script.SIMPLIFIED else FULL_WIDTH_DIGITS


def fold(text: str) -> str:
    """The text with full-width signs made narrow and blanks gone; "" for one too long to be a move."""
    if len(text) > 4 * _LONGEST:
        return ""
    folded = _SPACING.sub("", unicodedata.normalize("NFKC", text))
    return folded if len(folded) <= _LONGEST else ""
