"""Times and numbers as a referee types them in a hurry."""

from __future__ import annotations

import re
from unicodedata import normalize

from PySide6.QtCore import QCoreApplication

_UNITS = (("h", 3_600_000), ("min", 60_000), ("m", 60_000), ("s", 1_000))
_CLOCK = re.compile(r"(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d(?:\.\d{1,3})?)")
_NUMBER = re.compile(r"\d{1,4}(?:\.\d{1,3})?")
_MINUTE_MS = 60_000


def read_time(text: str) -> int | None:
    """The milliseconds of "5" (minutes), "5:00", "1:29:52", "90s", "1h 30m", also in the words of the language, with a
    sign before it; None for anything else."""
    text = re.sub(r"(?<=\D)\s+|\s+(?=\D)", "", normalize("NFKC", text).strip().replace("−", "-").lower())
    sign = -1 if text.startswith("-") else 1
    ms = _unsigned(text[1:] if text[:1] in ("+", "-") else text)
    return None if ms is None else sign * ms


def read_count(text: str) -> int | None:
    """A whole number of moves, None for anything else."""
    text = normalize("NFKC", text).strip()
    return int(text) if re.fullmatch(r"\d{1,5}", text) else None


def _unsigned(text: str) -> int | None:
    if _NUMBER.fullmatch(text):
        return round(float(text) * _MINUTE_MS)
    found = _CLOCK.fullmatch(text)
    if found is None:
        return _in_words(text)
    hours, minutes, seconds = found.groups()
    if hours is not None and int(minutes) > 59:
        return None
    return int(hours or 0) * 3_600_000 + int(minutes) * _MINUTE_MS + round(float(seconds) * 1_000)


def _in_words(text: str) -> int | None:
    """Numbers with units, each unit once at most and the larger first."""
    units = (*_UNITS, *_own_units())
    words = "|".join(re.escape(word) for word, _ in sorted(units, key=lambda unit: -len(unit[0])))
    if not text or not re.fullmatch(rf"(?:{_NUMBER.pattern}(?:{words}))+", text):
        return None
    parts = [(float(n), dict(units)[word]) for n, word in re.findall(rf"({_NUMBER.pattern})({words})", text)]
    sizes = [size for _, size in parts]
    return round(sum(n * size for n, size in parts)) if sorted(set(sizes), reverse=True) == sizes else None


def _own_units() -> tuple[tuple[str, int], ...]:
    texts = QCoreApplication.translate("Amount", "h m s", "hours, minutes, seconds as they may be typed: a/b c/d e")
    sizes = zip(texts.split(), (3_600_000, _MINUTE_MS, 1_000), strict=False)
    return tuple((word, size) for words, size in sizes for word in words.split("/"))
