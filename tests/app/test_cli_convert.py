"""``chuhe convert``: games out of one file into another, and a sentence for everything that is left out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pypdf
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.cli import main
from engine.base import Side, Stamp
from engine.clock import TimeControl
from engine.game import Game, Journal, Seat, Setup
from engine.records import read_pgn
from engine.xiangqi import Position

ROOT = Path(__file__).parents[2]
PGN = """[Event "春季赛"]
[Red "张三"]
[Black "李四"]
[Result "1-0"]

1. 炮二平五 马８进７
2. 马二进三 车９平８ 1-0

[Event "夏季赛"]

1. 兵七进一 卒７进１ *
"""
FEN = '[FEN "4k4/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1"]\n\n1. 帅六进一 将5平6 *\n'

Convert = Callable[..., tuple[int, str]]


@pytest.fixture
def convert(tmp_path: Path, english: QApplication, capsys: pytest.CaptureFixture[str]) -> Convert:
    """Runs the command in a folder; gives the exit code and what went to standard error."""

    def run(source: str | Path, target: str, *options: str) -> tuple[int, str]:
        code = main(["convert", str(tmp_path / source), str(tmp_path / target), *options])
        return code, capsys.readouterr().err

    return run


@pytest.fixture
def lines(tmp_path: Path, english: QApplication, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """Runs the command for programs; gives the exit code and the objects it printed, and nothing else was said."""

    def run(source: str, target: str, *options: str) -> tuple[int, list[dict[str, Any]]]:
        code = main(["convert", "--json", str(tmp_path / source), str(tmp_path / target), *options])
        said, complained = capsys.readouterr()
        assert complained == ""
        rows = [json.loads(line) for line in said.splitlines()]
        for row in rows:
            row["file"], row["output"] = Path(row["file"]).name, Path(row["output"]).name
        return code, rows

    return run


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.pgn"
    path.write_text(PGN, "utf-8")
    return path


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    law = (ROOT / "resources" / "regulations" / "friendly.toml").read_text("utf-8")
    setup = Setup("b2f0", law, TimeControl.scheme_of("6.1"), Seat("张三"), Seat("李四"), event="对抗赛")
    game = Game.begin(setup, Position)
    game = game.fold(*game.start(Stamp(0)))
    for number, uci in enumerate(("h2e2", "h9g7"), start=1):
        game = game.fold(*game.move(None, uci, Stamp(number * 61_000)))
    game = game.fold(*game.resign(Side.BLACK, Stamp(200_000)))
    path = tmp_path / "game.chuhe"
    with Journal.create(path, game.log) as made:
        made.append(())
    return path


def moves(path: Path, game: int = 0) -> list[str]:
    return [ply.move.uci for ply in list(read_pgn(path.read_bytes()))[game].record.plies]


@pytest.mark.parametrize(
    ("style", "first"), [("chinese", "炮二平五 马８进７"), ("wxf", "C2=5 H8+7"), ("iccs", "H2-E2 H9-G7")]
)
@pytest.mark.parametrize("encoding", ["utf-8", "gb18030"])
def test_all_games_are_written_in_the_style_and_encoding_asked_for(
    convert: Convert, games: Path, tmp_path: Path, style: str, first: str, encoding: str
) -> None:
    assert convert("games.pgn", "out.pgn", "--style", style, "--encoding", encoding) == (0, "")
    text = (tmp_path / "out.pgn").read_bytes().decode(encoding)
    assert first in text
    assert "春季赛" in text
    for number in range(2):
        assert moves(tmp_path / "out.pgn", number) == moves(games, number)


def test_one_game_and_traditional_letters_can_be_asked_for(convert: Convert, games: Path, tmp_path: Path) -> None:
    assert convert("games.pgn", "out.pgn", "--game", "1", "--traditional")[0] == 0
    text = (tmp_path / "out.pgn").read_text("utf-8")
    assert "馬８進７" in text
    assert "夏季赛" not in text


def test_a_game_of_our_own_becomes_pgn_with_its_times(convert: Convert, ours: Path, tmp_path: Path) -> None:
    assert convert("game.chuhe", "out.pgn") == (0, "")
    read = next(iter(read_pgn((tmp_path / "out.pgn").read_bytes())))
    assert [(ply.move.uci, ply.used_ms) for ply in read.record.plies] == [("h2e2", 61_000), ("h9g7", 61_000)]
    assert read.record.headings.event == "对抗赛"


def test_whatever_its_name_a_file_is_read_as_what_it_is(convert: Convert, ours: Path, tmp_path: Path) -> None:
    ours.rename(tmp_path / "game.txt")
    assert convert("game.txt", "out", "--to", "pgn") == (0, "")
    assert moves(tmp_path / "out") == ["h2e2", "h9g7"]


def test_a_sheet_and_pictures_are_made_by_the_suffix(convert: Convert, games: Path, tmp_path: Path) -> None:
    assert convert("games.pgn", "out.PDF") == (0, "")
    assert "马二进三" in pypdf.PdfReader(tmp_path / "out.PDF").pages[0].extract_text()
    assert convert("games.pgn", "out.png") == (0, "")
    assert QImage(str(tmp_path / "out.png")).width() == 900
    assert convert("games.pgn", "out.svg") == (0, "")
    assert ElementTree.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")


def test_another_position_gives_another_picture(convert: Convert, games: Path, tmp_path: Path) -> None:
    (tmp_path / "few.pgn").write_text(FEN, "utf-8")
    convert("games.pgn", "many.svg", "--game", "2")
    convert("few.pgn", "few.svg")
    assert (tmp_path / "few.svg").stat().st_size < (tmp_path / "many.svg").stat().st_size / 2


def test_what_is_wrong_is_told_with_its_place_and_the_rest_is_written(convert: Convert, tmp_path: Path) -> None:
    (tmp_path / "bad.pgn").write_text(PGN.replace("马二进三", "马二进九"), "utf-8")
    code, complaints = convert("bad.pgn", "out.pgn")
    assert code == 1
    assert "bad.pgn, game 1: Line 7" in complaints
    assert moves(tmp_path / "out.pgn", 0) == ["h2e2", "h9g7"]
    assert len(moves(tmp_path / "out.pgn", 1)) == 2


def test_variations_are_not_lost_in_silence(convert: Convert, tmp_path: Path) -> None:
    (tmp_path / "tree.pgn").write_text(PGN.replace("车９平８", "(2. 兵七进一) 车９平８"), "utf-8")
    code, complaints = convert("tree.pgn", "out.pgn")
    assert code == 1
    assert "game 1: variations left out: 1" in complaints


def test_for_programs_every_game_that_was_written_is_an_object(lines: Any, games: Path) -> None:
    told = {"file": "games.pgn", "output": "out.pgn", "format": "pgn", "variations_left_out": 0, "faults": []}
    assert lines("games.pgn", "out.pgn") == (
        0,
        [told | {"game": 1, "plies": 4, "result": "red"}, told | {"game": 2, "plies": 2, "result": None}],
    )
    assert [row["game"] for row in lines("games.pgn", "one.pgn", "--game", "2")[1]] == [2]


def test_for_programs_a_paper_is_one_object(lines: Any, games: Path, ours: Path) -> None:
    [row] = lines("games.pgn", "out.PDF")[1]
    assert (row["game"], row["format"], row["plies"]) == (1, "pdf", 4)
    [row] = lines("game.chuhe", "out", "--to", "svg")[1]
    assert (row["game"], row["format"], row["plies"], row["result"]) == (1, "svg", 2, "red")


def test_for_programs_faults_and_what_is_left_out_are_told_with_their_game(lines: Any, tmp_path: Path) -> None:
    text = PGN.replace("马二进三", "马二进九").replace("卒７进１", "(1... 炮８平５) 卒７进１")
    (tmp_path / "bad.pgn").write_text(text, "utf-8")
    code, [first, second] = lines("bad.pgn", "out.pgn")
    assert code == 1
    [fault] = first["faults"]
    assert (fault["kind"], fault["place"]["line"], fault["text"]) == ("illegal_move", 7, "马二进九")
    assert (first["plies"], first["variations_left_out"]) == (2, 0)
    assert (second["plies"], second["variations_left_out"], second["faults"]) == (2, 1, [])


@pytest.mark.parametrize(
    ("source", "target", "options", "error"),
    [
        ("none.pgn", "out.pgn", (), "file"),
        ("games.pgn", "out.xyz", (), "format"),
        ("games.pgn", "out.pgn", ("--game", "3"), "no_game"),
        ("games.pgn", "games.pgn", (), "write"),
        ("games.pgn", "out.pgn", ("--from", "chuhe"), "journal"),
    ],
)
def test_for_programs_what_can_not_be_done_is_one_object_with_its_code(
    lines: Any, games: Path, source: str, target: str, options: tuple[str, ...], error: str
) -> None:
    code, [row] = lines(source, target, *options)
    assert code == 1
    assert (row["file"], row["output"], row["error"]) == (source, target, error)
    assert row["message"]


@pytest.mark.parametrize(
    ("source", "target", "options", "words"),
    [
        ("none.pgn", "out.pgn", (), "No such file"),
        ("games.pgn", "out.xyz", (), "“out.xyz” names no format"),
        ("games.pgn", "out.pgn", ("--game", "3"), "no such game"),
        ("empty.pgn", "out.pgn", (), "no such game"),
        ("games.pgn", "games.pgn", (), "already a file"),
        ("games.pgn", "new/out.pgn", (), "No such file"),
        ("games.pgn", "out.chuhe", ("--to", "pgn"), "name of a game"),
        ("games.pgn", "out.pgn", ("--from", "chuhe"), "not a game of Chuhe"),
    ],
)
def test_what_can_not_be_done_is_told_and_nothing_is_written(
    convert: Convert, games: Path, tmp_path: Path, source: str, target: str, options: tuple[str, ...], words: str
) -> None:
    (tmp_path / "empty.pgn").write_bytes(b"")
    before = {path.name for path in tmp_path.iterdir()}
    code, complaints = convert(source, target, *options)
    assert code == 1
    assert words in complaints
    assert {path.name for path in tmp_path.iterdir()} == before
    assert games.read_text("utf-8") == PGN


@pytest.mark.parametrize("options", [("--style", "full"), ("--encoding", "big5"), ("--game", "0"), ("--to", "chuhe")])
def test_wrong_options_are_wrong_usage(games: Path, options: tuple[str, ...]) -> None:
    assert main(["convert", str(games), "out.pgn", *options]) == 2
