"""Figures of records: moves written and read, PGN files, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from app.bench.figure import Effort, Measured
from app.bench.games import random_game
from app.bench.race import Work, microseconds, race
from app.demo.sample import load_sample
from engine.records import Record, RecordPly, encode, read_pgn, write_pgn
from engine.xiangqi import Board, Move
from engine.xiangqi.notation import Style, read, write


def _games(effort: Effort) -> list[tuple[str, ...]]:
    return [random_game(seed).moves for seed in range(effort.choose(20, 1))]


def measure_writing(effort: Effort) -> Measured:
    """Microseconds to write a move in Chinese and play it."""
    games = _games(effort)
    return microseconds(effort, lambda: sum(len(_written(moves)) for moves in games))


def _written(moves: Sequence[str]) -> list[str]:
    board, texts = Board(), []
    for uci in moves:
        move = Move.from_uci(uci)
        texts.append(write(board, move, Style.CHINESE))
        board.push(move)
    return texts


def measure_reading(effort: Effort) -> Measured:
    """Microseconds to read a move in Chinese and play it."""
    games = [_written(moves) for moves in _games(effort)]
    return microseconds(effort, lambda: sum(_read(texts) for texts in games))


def _read(texts: Sequence[str]) -> int:
    board = Board()
    for text in texts:
        board.push(read(board, text).move)
    return len(texts)


def measure_pgn(effort: Effort) -> Measured:
    """Games a second from PGN files of one game, of those that the peer reads too."""
    usual = [ply.move.uci for ply in load_sample().record.plies]
    games = [usual, *(random_game(seed).moves for seed in range(effort.choose(30, 0)))]
    with TemporaryDirectory(prefix="chuhe-bench-") as folder:
        files = [_file(Path(folder, f"{number}.pgn"), moves) for number, moves in enumerate(games)]
        both = [file for file in files if _other_plies(file) == _plies(file)] if find_spec("cchess") else []
        return race(effort, _count(both or files, _plies), _count(both, _other_plies) if both else None)


def _count(files: Sequence[Path], plies: Callable[[Path], int]) -> Work:
    return lambda: sum(plies(file) > 0 for file in files)


def _file(path: Path, moves: Sequence[str]) -> Path:
    record = Record(plies=tuple(RecordPly(Move.from_uci(uci)) for uci in moves))
    path.write_bytes(encode(write_pgn(record)))
    return path


def _plies(path: Path) -> int:
    return sum(len(game.record.plies) for game in read_pgn(path.read_bytes()))


def _other_plies(path: Path) -> int:
    lines = import_module("cchess").Game.read_from(str(path)).dump_iccs_moves()
    return len(lines[0]) if lines else 0
