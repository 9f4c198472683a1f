"""``chuhe convert IN OUT``: games of one file written as a file of another format."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import speech, streams
from app.commands.errors import CommandError, fault_as_dict
from app.regular import SQLITE, read_regular

if TYPE_CHECKING:
    from app.commands import Subparsers
    from engine.records import GameRead, Record
    from engine.xiangqi.notation import Script, Style

READABLE = ("pgn", "chuhe")
WRITABLE = ("pgn", "pdf", "png", "svg")
STYLES = ("chinese", "wxf", "iccs")
ENCODINGS = ("utf-8", "gb18030")


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        "convert",
        help="write the games of a file in another format",
        description="All games of a file as PGN, or one as score sheet (pdf) or as picture of its last position.",
    )
    parser.add_argument("source", metavar="IN", type=Path, help="a PGN or one of Chuhe's own files")
    parser.add_argument("output", metavar="OUT", type=Path, help="the file to write, its format by its suffix")
    parser.add_argument("--from", dest="readable", choices=READABLE, default="", help="whatever the file looks like")
    parser.add_argument("--to", dest="writable", choices=WRITABLE, default="", help="whatever OUT's suffix is")
    parser.add_argument("--style", choices=STYLES, default="chinese", help="how moves are written")
    parser.add_argument("--traditional", action="store_true", help="Chinese moves and pieces in traditional letters")
    parser.add_argument("--encoding", choices=ENCODINGS, default="utf-8", help="of a PGN")
    parser.add_argument("--game", metavar="N", type=number, default=0, help="only this game of the file")
    parser.add_argument("--json", action="store_true", help="one JSON object a game that was written")
    return parser


def number(text: str) -> int:
    """A number of a game. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text)):
        raise argparse.ArgumentTypeError(f"games count from 1, {text!r} is none")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Write the file; 1 if it could not be written, or if a part of a game is not in it."""
    try:
        writer = _writer(options)
        games = list(_games(options.source, options.readable, options.game))
        data = writer([read.record for _, read in games])
        _write(options.output, data, options.source)
    except CommandError as error:
        _show_error(error, options)
        return 1
    _show(games, options)
    return int(not all(_is_whole(read) for _, read in games))


def _writer(options: argparse.Namespace) -> Callable[[list[Record]], bytes]:
    """What makes the bytes of a file of games. Raises CommandError for a suffix that names no format."""
    from engine.xiangqi.notation import Script, Style

    target = _target(options)
    style = {"chinese": Style.CHINESE, "wxf": Style.WXF, "iccs": Style.ICCS}[options.style]
    script = Script.TRADITIONAL if options.traditional else Script.SIMPLIFIED
    match target:
        case "pgn":
            return lambda records: _pgn(records, style, script, options.encoding)
        case "pdf" | "png" | "svg":
            options.game = options.game or 1
            return lambda records: _paper(target, records[0], style, script)
        case _:
            text = speech.speaker().translate("Cli", "“{name}” names no format that can be written. Use --to.")
            raise CommandError("format", text.format(name=options.output.name))


def _target(options: argparse.Namespace) -> str:
    """The format to write: the one asked for, or the suffix of the file."""
    return str(options.writable or options.output.suffix[1:].lower())


def _games(path: Path, readable: str, wanted: int) -> Iterator[tuple[int, GameRead]]:
    """The games of a file with their numbers, all for 0. Raises CommandError if there is none of that number."""
    from engine.records import read_pgn

    try:
        data = read_regular(path)
    except OSError as error:
        raise CommandError("file", error.strerror or str(error)) from error
    ours = readable == "chuhe" or (not readable and data.startswith(SQLITE))
    games: Iterable[GameRead] = [_journal(path)] if ours else read_pgn(data)
    start, stop = (wanted - 1, wanted) if wanted else (0, None)
    last = 0
    for last, read in enumerate(islice(games, start, stop), start + 1):
        yield last, read
    if not last:
        text = speech.speaker().translate("Cli", "There is no such game in it.")
        raise CommandError("no_game", text)


def _journal(path: Path) -> GameRead:
    from engine.game import JournalError, look
    from engine.records import GameRead, record_of
    from engine.xiangqi import Position

    try:
        found = look(path, Position)
    except JournalError as error:
        raise CommandError("journal", str(error)) from error
    return GameRead(record_of(found.game, found.result_hash))


def _pgn(records: list[Record], style: Style, script: Script, encoding: str) -> bytes:
    from engine.records import encode, write_games

    return encode(write_games(records, style, script), encoding)


def _paper(target: str, record: Record, style: Style, script: Script) -> bytes:
    """A sheet or a picture. Raises CommandError where Qt can't be loaded."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from app.sheet import drawn
    except ImportError as error:
        text = speech.speaker().translate("Cli", "A library that printing needs is missing: {error}")
        raise CommandError("library", text.format(error=error)) from error
    if target == "pdf":
        return drawn.sheet_pdf(record, style, script)
    return drawn.last_position(record, target, script)


def _write(path: Path, data: bytes, source: Path) -> None:
    from app.papers import write_result

    try:
        write_result(path, data, source)
    except OSError as error:
        words = speech.speaker()
        reason = speech.trouble_text(error) or error.strerror or str(error)
        text = words.translate("Cli", "{file} was not written. {reason}").format(file=path, reason=reason)
        raise CommandError("write", text) from None


def _show(games: list[tuple[int, GameRead]], options: argparse.Namespace) -> None:
    """Tell what was written, and what is wrong with it."""
    if options.json:
        for place, read in games:
            streams.emit(_as_dict(place, read, options))
        return
    text = speech.speaker().translate("Cli", "{file}: games {games}")
    streams.say(text.format(file=options.output, games=len(games)))
    for place, read in games:
        _complain(options.source, place, read)


def _as_dict(place: int, read: GameRead, options: argparse.Namespace) -> dict[str, object]:
    """A game that was written: ``plies`` of its main line, which is all that the other formats hold."""
    result = read.record.result
    return {
        "file": str(options.source),
        "game": place,
        "output": str(options.output),
        "format": _target(options),
        "plies": len(read.record.plies),
        "variations_left_out": read.variations,
        "result": result and result.value,
        "faults": [fault_as_dict(fault) for fault in read.faults],
    }


def _show_error(error: CommandError, options: argparse.Namespace) -> None:
    if options.json:
        streams.emit({"file": str(options.source), "output": str(options.output), **error.as_dict()})
    else:
        streams.complain(f"{options.source}: {speech.error_text(error)}")


def _complain(source: Path, place: int, read: GameRead) -> None:
    """Tell what is wrong with a game, and what of it was not written."""
    words = speech.speaker()
    for fault in read.faults:
        text = words.translate("Cli", "{file}, game {game}: {fault}")
        streams.complain(text.format(file=source, game=place, fault=speech.fault_text(fault)))
    if read.variations:
        text = words.translate("Cli", "{file}, game {game}: variations left out: {count}")
        streams.complain(text.format(file=source, game=place, count=read.variations))


def _is_whole(read: GameRead) -> bool:
    """Whether all of a game was written."""
    from engine.records import ENDING

    return not read.variations and not any(fault.kind in ENDING for fault in read.faults)
