"""The first board a person sees comes from the disk where it can, and looks as the painter would paint it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.board.pictures import Picture, PictureFile
from app.board.scene import BoardScene, Faces, standing
from app.board.still import StillBoard
from app.board.view import BoardView
from app.dialogs.start import ROWS
from app.play.scenes import pieces_of
from app.theme import ThemeName, theme_for
from engine.xiangqi import Board

ROOT = Path(__file__).parents[3]
SCENE = BoardScene(pieces=standing(ROWS))


def shown(qtbot: QtBot, file: PictureFile | None, scene: BoardScene = SCENE) -> StillBoard:
    board = StillBoard(scene, file)
    qtbot.addWidget(board)
    board.resize(360, 400)
    with qtbot.waitExposed(board):
        board.show()
    board.grab()
    return board


def keep(qtbot: QtBot, file: PictureFile) -> QImage:
    """Show a board, let its picture be kept, and return what it looks like."""
    board = shown(qtbot, file)
    with qtbot.waitSignal(board.kept, timeout=5_000):
        pass
    return board.grab().toImage()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "first-board"


def test_the_pieces_of_the_first_page_stand_as_the_rules_begin():
    assert standing(ROWS) == pieces_of(Board())


def test_a_still_board_looks_like_any_other(qtbot: QtBot):
    still = shown(qtbot, None)
    board = BoardView()
    qtbot.addWidget(board)
    board.set_scene(SCENE)
    board.resize(still.size())
    assert still.grab().toImage() == board.grab().toImage()


def test_the_next_start_shows_the_kept_picture_and_paints_nothing(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
):
    seen = keep(qtbot, PictureFile(path))

    def painted(*_: object) -> None:
        raise AssertionError("the board was painted anew")

    monkeypatch.setattr("app.board.painter.BoardPainter.paint", painted)
    again = shown(qtbot, PictureFile(path))
    assert again.is_kept
    assert again.grab().toImage() == seen


def test_another_look_is_painted_and_takes_the_place_of_the_one_before(qtbot: QtBot, path: Path):
    before = keep(qtbot, PictureFile(path))
    board = shown(qtbot, PictureFile(path), BoardScene(pieces=SCENE.pieces, faces=Faces.LETTERS))
    assert not board.is_kept
    assert board.grab().toImage() != before
    board.set_theme(theme_for(ThemeName.DARK))
    assert board.grab().toImage() != before
    with qtbot.waitSignal(board.kept, timeout=5_000):
        pass
    assert len(list(path.parent.iterdir())) == 1


@pytest.mark.parametrize("damage", ["cut", "head", "pixel", "empty", "folder"])
def test_a_damaged_picture_counts_as_none(qtbot: QtBot, path: Path, damage: str):
    look = "any"
    image = QImage(8, 6, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFF336699)
    file = PictureFile(path)
    file.save(Picture(look, image))
    found = file.load(look)
    assert found is not None
    assert found.image == image
    data = path.read_bytes()
    if damage == "folder":
        path.unlink()
        path.mkdir()
    else:
        path.write_bytes({"cut": data[:-1], "head": data[:20], "pixel": data[:-1] + b"\0", "empty": b""}[damage])
    assert file.load(look) is None
    assert PictureFile(path).load("another") is None


def test_without_a_place_for_it_the_board_is_shown_all_the_same(qtbot: QtBot, tmp_path: Path):
    (tmp_path / "cache").write_text("a file is in the way")
    keep(qtbot, PictureFile(tmp_path / "cache" / "first-board"))
    assert (tmp_path / "cache").read_text() == "a file is in the way"


def test_a_picture_painted_by_another_version_of_the_painter_is_not_shown(path: Path, monkeypatch: pytest.MonkeyPatch):
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFF000000)
    PictureFile(path).save(Picture("look", image))
    monkeypatch.setattr("app.board.pictures.__file__", str(path))
    assert PictureFile(path).load("look") is None


PROBE = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from app.board.pictures import PictureFile
from app.board.scene import BoardScene, standing
from app.board.still import StillBoard
from app.board.view import BoardView
from app.dialogs.start import ROWS

app = QApplication([])
scene = BoardScene(pieces=standing(ROWS))
file = PictureFile(Path(sys.argv[1]))
board = BoardView()
board.set_scene(scene)
seen = []
for made in (StillBoard(scene, file), StillBoard(scene, file), board):
    made.resize(437, 503)
    made.show()
    QTest.qWaitForWindowExposed(made)
    seen.append(made.grab().toImage())
    if made is not board and not made.is_kept:
        made._keep()
print([picture == seen[-1] for picture in seen], seen[0].devicePixelRatio())
"""


@pytest.mark.parametrize("factor", ["1.25", "1.5", "2.0"])
def test_painted_or_kept_it_is_the_same_to_the_pixel_at_every_scale(factor: str, path: Path):
    environment = {**os.environ, "QT_SCALE_FACTOR": factor}
    command = [sys.executable, "-c", PROBE, str(path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == f"[True, True, True] {factor}"
    assert done.stderr == ""
