"""The pictures of every look of the window can be taken, and no two looks are alike."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.settings import words_of

SCRIPT = Path(__file__).parents[2] / "packaging" / "pictures.py"
DESK = SCRIPT.with_name("desk_pictures.py")


@pytest.mark.long
@pytest.mark.parametrize("scale", ["1.0", "1.5", "2.0"])
def test_there_is_a_picture_of_every_look(tmp_path: Path, scale: str) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path), scale], env=environment, check=True, timeout=300)
    looks = [
        QImage(str(tmp_path / f"{theme}-{chrome}-{language}-{scale}.png"))
        for theme in words_of("theme")
        for chrome in ("light", "dark")
        for language in ("zh_CN", "zh_TW", "en")
    ]
    assert {(image.width(), image.height()) for image in looks} == {
        (round(1280 * float(scale)), round(800 * float(scale)))
    }
    assert len({bytes(image.constBits()) for image in looks}) == len(looks)


@pytest.mark.long
def test_there_is_a_sheet_of_the_desk_in_every_language_and_size(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(DESK), str(tmp_path)], check=True, timeout=600)
    sheets = [QImage(str(path)) for path in tmp_path.glob("desk-*.png")]
    assert len(sheets) == 3 * 3 * 2
    assert all(sheet.height() > 2_000 for sheet in sheets)
