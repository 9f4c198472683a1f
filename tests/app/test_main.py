from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.icons import program_icon
from app.main import name_input_methods


@pytest.mark.parametrize("module", ["fcitx", "fcitx5"])
def test_fcitx_is_asked_for_as_ibus_too(module: str) -> None:
    environment = {"QT_IM_MODULE": module}
    name_input_methods(environment)
    assert environment == {"QT_IM_MODULE": module, "QT_IM_MODULES": "fcitx;ibus", "IBUS_USE_PORTAL": "1"}


@pytest.mark.parametrize("given", [{}, {"QT_IM_MODULE": "ibus"}, {"QT_IM_MODULE": "fcitx", "QT_IM_MODULES": "wayland"}])
def test_other_wishes_for_input_stay_as_they_are(given: dict[str, str]) -> None:
    environment = dict(given)
    name_input_methods(environment)
    assert environment == given


def test_the_program_has_a_face_in_the_list_of_windows(qapp: QApplication) -> None:
    picture = program_icon().pixmap(64, 64).toImage()
    assert picture.pixelColor(32, 2).alpha() > 0
    assert picture.pixelColor(0, 0).alpha() == 0


LATER = ("app.menus", "app.help", "app.play", "app.games", "app.inputs", "app.timing", "app.icons", "app.dialogs.form")
SLEEPING = """
import sys
from app.board.still import StillBoard
from app.main import run_gui

def painted(board, event):
    loaded = sorted(name for name in sys.modules if name.startswith(("app.", "engine.")))
    print(*loaded, board.window().menuBar().actions()[0].text(), sep="\\n", flush=True)
    sys.stdout.flush()
    import os
    os._exit(0)

StillBoard.paintEvent = painted
run_gui([])
"""


def test_the_first_picture_waits_for_nothing_that_comes_later(tmp_path: Path) -> None:
    """Menus, help and games are loaded once the board was painted; the menus' titles are there before."""
    here = os.environ | {"CHUHE_DATA": str(tmp_path), "LANG": "C.UTF-8", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", SLEEPING], env=here, capture_output=True, text=True, timeout=50, check=True
    )
    *loaded, title = done.stdout.split("\n")[:-1]
    assert title == "&Game"
    assert {"app.window", "app.menu_bar"} <= set(loaded)
    assert not [name for name in loaded if name.startswith(LATER)]
    assert [name for name in loaded if name.startswith("engine.")] == ["engine.errors"]


def test_an_application_is_started_in_the_style_of_the_program() -> None:
    code = (
        "from app.looks import dress, start_styled\n"
        "from app.theme import theme_for\n"
        "app = start_styled(['chuhe', 'game.chuhe'])\n"
        "assert app.arguments() == ['chuhe', 'game.chuhe'], app.arguments()\n"
        "assert app.style().name() == 'fusion', app.style().name()\n"
        "dress(app, theme_for())\n"
    )
    subprocess.run([sys.executable, "-c", code], timeout=50, check=True)
