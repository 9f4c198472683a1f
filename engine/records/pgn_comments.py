"""Comments and the commands in them: ``[%emt 0:01:23.456]`` is the time used for the move, ``[%irregular]`` marks a
move that the rules forbid and that stood all the same (S0 4.1.6, 5.8)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from engine.records.times import read_duration, write_duration

_COMMAND = re.compile(r"\s*\[%(?:emt\s+([0-9:.,]{1,20})|(irregular))\s*\]\s*")
_CODE = re.compile(r"&#(37|38|91|123|125);")
_UNSAFE = re.compile(r"&(?=#)|[{}]|^\[(?=[A-Za-z])|(?<=\[)%(?=emt|irregular)", re.MULTILINE)


class Commented(NamedTuple):
    """What the comments of one move say: the words, and what the commands among them mean."""

    text: str
    used_ms: int | None
    irregular: bool


def read_comments(comments: Iterable[str]) -> Commented:
    """Comments of one move, in order, put together as one text."""
    used_ms, irregular, texts = None, False, []
    for comment in comments:
        for command in _COMMAND.finditer(comment):
            irregular = irregular or command[2] is not None
            used_ms = used_ms if command[1] is None else read_duration(command[1])
        text = _COMMAND.sub(" ", comment).strip()
        if text:
            texts.append(_CODE.sub(lambda code: chr(int(code[1])), text))
    return Commented("\n".join(texts), used_ms, irregular)


def is_irregular(comment: str) -> bool:
    """Whether a comment marks its move as irregular."""
    return any(command[2] for command in _COMMAND.finditer(comment))


def write_comments(text: str, used_ms: int | None = None, irregular: bool = False) -> list[str]:
    """The comments of one move, with their braces: commands first, words apart.

    PGN has no way to write a closing brace inside: it becomes ``&#125;``. So does what only looks like a command or a
    tag.
    """
    commands = [f"[%emt {write_duration(used_ms)}]"] if used_ms is not None else []
    if irregular:
        commands.append("[%irregular]")
    words = _UNSAFE.sub(lambda sign: f"&#{ord(sign[0])};", text)
    return [f"{{{part}}}" for part in (" ".join(commands), words) if part]
