"""Lines in and out: UTF-8 whatever the locale says, one JSON object a line, and a broken line never ends the run."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from io import TextIOWrapper
from typing import Any, TextIO

from app.commands.errors import CommandError

Request = Mapping[str, Any]


def prepare() -> None:
    """Make standard output and error UTF-8 with plain line ends. Lone surrogates come out as escapes.

    Streams that the caller closed lead nowhere from then on.
    """
    _fill_gaps()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _fill_gaps() -> None:
    """No file that is opened later may get the number of a closed stream: what is printed would end up in it."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a line at once: a program at the other end may wait for it."""
    print(text, file=stream or sys.stdout, flush=True)


def complain(text: str) -> None:
    """Print a line to standard error; where nobody can hear it, the work goes on."""
    with suppress(OSError):
        say(f"chuhe: {text}", sys.stderr)


def emit(value: object) -> None:
    """Print a JSON line."""
    say(json.dumps(value, ensure_ascii=False, allow_nan=False))


def hush() -> None:
    """Nobody takes the output any more: let what is still buffered go nowhere, so that the exit is quiet."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def answers(handle: Callable[[Request], Mapping[str, object]]) -> Iterator[Mapping[str, object]]:
    """The answer to each line of standard input, in order; blank lines have none.

    ``handle`` gets an object and returns the answer without its ``id``. What it raises as CommandError, and every line
    that is no object in UTF-8, is answered ``{"id", "error", "message", …}``.
    """
    for raw in sys.stdin.buffer:
        if raw.strip():
            yield _answer(raw.removeprefix(b"\xef\xbb\xbf"), handle)


def _answer(raw: bytes, handle: Callable[[Request], Mapping[str, object]]) -> Mapping[str, object]:
    name: object = None
    try:
        request = _parse(raw)
        name = request.get("id")
        if not isinstance(name, str | int | None):
            name = None
            raise CommandError("request", "the id is neither a text nor a whole number")
        return {"id": name, **handle(request)}
    except CommandError as error:
        return {"id": name, **error.as_dict()}


def _parse(raw: bytes) -> Request:
    try:
        value = json.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise CommandError("encoding", f"not UTF-8 at byte {error.start}") from error
    except (ValueError, RecursionError) as error:
        raise CommandError("json", f"not JSON: {error}") from error
    if not isinstance(value, dict):
        raise CommandError("request", "not an object")
    return value


def text_of(request: Request, key: str) -> str:
    """A text the request must have. Raises CommandError."""
    value = request.get(key)
    if not isinstance(value, str):
        raise CommandError("request", f"{key} is missing or no text")
    return value
