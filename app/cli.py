"""The command ``chuhe``: alone or with a game it opens the window, with a command it needs no screen."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from os.path import exists
from typing import TYPE_CHECKING

from app.commands import NAMES, Command, load, streams

if TYPE_CHECKING:
    import argparse

    from app.commands.speech import Speaker

_INTERRUPTED = 130
"""The exit code of a program ended by Ctrl-C."""
_WRONG_USAGE = 2
CLOCK = "--clock"
"""What opens the window with the clock alone."""
_NO_SOUND = "--no-sound"


def main(argv: Sequence[str] | None = None) -> int:
    """Run ``chuhe`` with these arguments, by default those of the process.

    Returns the exit code: 0, 1 if anything failed, 2 for wrong usage.
    """
    streams.prepare()
    try:
        code = _dispatch(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        streams.hush()
        return 0
    except OSError as error:
        from app.commands import speech

        streams.hush()
        streams.complain(speech.trouble_text(error) or str(error))
        return 1
    return code


def _dispatch(arguments: list[str]) -> int:
    others = [argument for argument in arguments if argument != _NO_SOUND]
    first = next(iter(others), "")
    if first == CLOCK or (first not in NAMES and not first.startswith("-")):
        return _open_window(others, heard=others == arguments)
    commands = load()
    try:
        options = _parser(commands).parse_args(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    return commands[options.command].run(options)


def _parser(commands: dict[str, Command]) -> argparse.ArgumentParser:
    import argparse

    parser = argparse.ArgumentParser(
        prog="chuhe",
        description="Xiangqi for clubs. Without a command the window opens, with the game of a file if one is given.",
        usage=f"chuhe [{_NO_SOUND}] [GAME] | chuhe {CLOCK} [SCHEME] | chuhe COMMAND …",
    )
    parser.add_argument(
        CLOCK, nargs="?", metavar="SCHEME", help="open the clock alone, with a time control by its name"
    )
    parser.add_argument(_NO_SOUND, action="store_true", help="open the window and let it make no sound")
    parser.add_argument("--version", action="version", version=f"chuhe {_version()}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, prog="chuhe")
    for command in commands.values():
        command.add_parser(subparsers)
    return parser


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("chuhe")
    except PackageNotFoundError:
        return "(not installed)"


def _open_window(arguments: list[str], heard: bool) -> int:
    clock = arguments[:1] == [CLOCK]
    if len(arguments) > 1 + clock or not (clock or all(map(exists, arguments))):
        _parser(load()).print_usage(sys.stderr)
        text = _speaker().translate("Cli", "“{name}” is no command, and no file to open alone.")
        streams.complain(text.format(name=arguments[0]))
        return _WRONG_USAGE
    if _has_no_display():
        words = _speaker()
        streams.complain(words.translate("Cli", "There is no display for the window; the commands work without one."))
        return 1
    # Nothing that is loaded for the window is thrown away: the collector would look through it again and again.
    gc.disable()
    try:
        from app.main import run_gui
    except ImportError as error:
        text = _speaker().translate("Cli", "A library that the window needs is missing: {error}")
        streams.complain(text.format(error=error))
        return 1
    return run_gui(arguments, heard)


def _speaker() -> Speaker:
    """Who says what is wrong; a start without a fault does without."""
    from app.commands import speech

    return speech.speaker()


def _has_no_display() -> bool:
    """Qt would end the whole process. A platform that was asked for by name is tried."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in named)
