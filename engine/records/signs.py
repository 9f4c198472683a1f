"""The forms of moves, as far as finding them in a text needs: reading them is the notation's business."""

from __future__ import annotations

import re

_PIECE = "[帅帥将將王仕士相象马馬傌㐷碼⻢车車俥伡砗硨⻋炮砲包礮兵卒]"
_PLACE = "[前中后後]"
_NUMBER = "[一二三四五六七八九1-9壹贰叁肆伍陆柒捌玖貳參陸]"
_WORD = "[进進上平退下]"
_MARK = r"[+\-=.—–―─_/\\]"
_LINE = "[\u0332\u0331\u0333\u0305\u0304\u033f_\u203e]"
_HEAD = f"(?:{_PIECE}{_NUMBER}|{_PLACE}{_PIECE}{_NUMBER}?|{_PLACE}{_NUMBER}|{_NUMBER}{_PIECE})"
_FULL = f"(?:{_HEAD}|{_NUMBER}{_NUMBER}){_WORD}{_NUMBER}"
_ABBREVIATED = f"{_HEAD}{_MARK}?{_NUMBER}{_LINE}*(?!{_WORD}|{_NUMBER}(?!-[01]|/2))"

# A Latin move may have a result glued to it.
_END = r"(?=1-0|0-1|1/2|0-0|[^A-Za-z0-9]|\Z)"
_LETTER = "[KGAEBMHNRCPSkgaebmhnrcps]"
_OPERATOR = r"[+\-=.进進平退上下]"
_WXF = (
    f"(?:{_LETTER}(?:[1-9]{_OPERATOR}?|[+\\-.a-eA-E]{_OPERATOR})"
    rf"|[+\-]{_LETTER}{_OPERATOR}|[fFrRbB]{_LETTER}{_OPERATOR}|(?:\+\+|--){_OPERATOR}|[1-9][+\-]{_OPERATOR}"
    rf"|[1-9][1-9][+\-=.](?=[1-9](?![0-9+\-=.])))[1-9]{_END}"
)
_COORDINATES = rf"[A-Ia-i](?:10|[0-9])[-‐−–—]?[A-Ia-i](?:10|[0-9]){_END}"

MOVE = f"{_FULL}|{_ABBREVIATED}|{_COORDINATES}|{_WXF}"
"""A move in any notation that is read, in a narrowed text (:func:`narrow`)."""

SAN = r"[KAEBHNRCPG]?[a-i]?(?:10|[0-9])?x?[a-i](?:10|[0-9])[+\#]*(?![A-Za-z0-9])"
"""A move as chess programs write it (Che2, Rxc6, c5): known, but never guessed at."""

COORDINATES = re.compile(r"([A-Ia-i])(10|[0-9])[-‐−–—]?([A-Ia-i])(10|[0-9])")

_BROKEN = re.compile(f"(?=.*(?:{_PIECE}|{_PLACE}|{_NUMBER})).{{0,4}}{_WORD}.?")


def looks_broken(text: str) -> bool:
    """Whether a word that is no move was probably meant as one: short, with a direction last or last but one."""
    return _BROKEN.fullmatch(text) is not None


def _narrow_signs() -> dict[int, str]:
    """One character for one, so that offsets hold: full-width letters, digits and signs, and Kangxi radicals."""
    wide = "．（）｛｝！？＋－＝／＊＃＄" + "０１２３４５６７８９"
    letters = "".join(chr(0xFF21 + i) + chr(0xFF41 + i) for i in range(26))
    table = {ord(sign): chr(ord(sign) - 0xFEE0) for sign in wide + letters}
    radicals = {"⼀": "一", "⼆": "二", "⼋": "八", "⼠": "士", "⾺": "馬", "⾞": "車", "⻢": "马", "⻋": "车"}
    return table | {ord(sign): plain for sign, plain in radicals.items()}


_NARROW = _narrow_signs()


def narrow(text: str) -> str:
    """The text with full-width signs made narrow; every offset stays what it was."""
    return text.translate(_NARROW)
