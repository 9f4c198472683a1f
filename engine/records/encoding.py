"""Which encoding a game file has: mainland files are GB18030, Taiwan ones Big5, new ones UTF-8."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

_BOMS = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}

# Microsoft's Big5: the plain codec lacks 碁, 恒, 裏 and other characters of names.
_BIG5 = "cp950"
_CANDIDATES = ("utf-8", "gb18030", _BIG5)

# The guess looks at the whole file only where its beginning holds no move.
_SAMPLE = 1 << 18

_PIECE = "帅帥将將王仕士相象马馬傌㐷车車俥炮砲包兵卒"
_NUMBER = "一二三四五六七八九1-9１-９"
_FULL_MOVE = re.compile(f"(?:[{_PIECE}][{_NUMBER}]|[前中后後][{_PIECE}])[进進平退][{_NUMBER}]")
_SHORT_MOVE = re.compile(f"[{_PIECE}][1-9][1-9]")


class Decoded(NamedTuple):
    """``text`` has ``\\n`` line ends; ``replaced`` counts the places that could not be decoded (U+FFFD in the text)."""

    text: str
    encoding: str
    replaced: int


def decode(data: bytes) -> Decoded:
    """The text of a game file. Any bytes give a text; nothing is raised."""
    encoding = guess_encoding(data)
    text = data.decode(encoding, "replace")
    original = data.count("\ufffd".encode()) if encoding.startswith("utf-8") else 0
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return Decoded(text, encoding, text.count("\ufffd") - original)


def guess_encoding(data: bytes) -> str:
    """The codec's name.

    Big5 files decode as GB18030 without any error, so errors decide nothing: but for UTF-8, which cannot be met by
    chance, it is the decoding in which more Chinese move tokens are found.
    """
    for bom, name in _BOMS.items():
        if data.startswith(bom):
            return name
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        sample = data[:_SAMPLE]
        by_moves = _by_moves(sample, _FULL_MOVE) or _by_moves(data, _FULL_MOVE) or _by_moves(sample, _SHORT_MOVE)
        return by_moves or _by_bytes(sample)
    return "utf-8"


def _by_moves(data: bytes, move: re.Pattern[str]) -> str | None:
    found = {name: len(move.findall(data.decode(name, "replace"))) for name in _CANDIDATES}
    best = max(found, key=found.__getitem__)
    return best if found[best] else None


def _by_bytes(data: bytes) -> str:
    """For texts without Chinese moves, such as names beside coordinates.

    Damaged UTF-8 shows fewer wrong places than bytes above ASCII. GBK with rare characters is no Big5. What is left can
    be both; two of five characters in Big5 end in a byte under 0x80, next to none in GB 2312.
    """
    wrong = {name: data.decode(name, "replace").count("\ufffd") for name in _CANDIDATES}
    if wrong["utf-8"] * 8 < sum(byte >= 0x80 for byte in data):
        return "utf-8"
    if wrong[_BIG5] != wrong["gb18030"]:
        return min(_BIG5, "gb18030", key=wrong.__getitem__)
    ends = re.findall(rb"[\x81-\xfe]([\x40-\x7e\x80-\xfe])", data)
    return _BIG5 if sum(end < b"\x7f" for end in ends) * 8 > len(ends) else "gb18030"
