"""Pictures of the main window in every theme, language, scale and chrome, to be looked at.

    python packaging/pictures.py [FOLDER]

Each scale takes a process of its own. The folder, build/pictures unless named, also gets one sheet of them all a scale,
and the first page, the page of settings and the less usual faces once.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from app.demo.sample import load_sample  # noqa: E402
from app.demo.stage import Stage  # noqa: E402
from app.settings import words_of  # noqa: E402

SCALES = ("1.0", "1.5", "2.0")
LANGUAGES = ("zh_CN", "zh_TW", "en")
PLIES = 24
THUMB = 640
WIDE = 3
SETTLED = 4
"""How often the loop runs before a picture: after a change of language one layout asks for the next."""


def looks() -> Iterator[tuple[str, dict[str, str]]]:
    """Every theme, chrome and language, with the name of its picture."""
    for theme in words_of("theme"):
        for chrome in words_of("chrome")[1:]:
            for language in LANGUAGES:
                yield f"{theme}-{chrome}-{language}", {"theme": theme, "chrome": chrome, "language": language}


EXTRAS: dict[str, dict[str, object]] = {
    "letters": {"faces": "letters", "numbers": False},
    "simplified-far": {"faces": "simplified", "numbers": True, "far_turned": True},
    "far-flipped": {"faces": "traditional", "far_turned": True, "flipped": True},
    "abbreviated": {"record_style": "abbreviated", "chinese_digits": True, "far_turned": False, "flipped": False},
}


def take_all(folder: Path, scale: str) -> None:
    """Take the pictures of one scale; this process has it already."""
    app = QApplication([])
    names = []
    with TemporaryDirectory() as data:
        stage, sample = Stage(Path(data)), load_sample()
        program, window = stage.program, stage.window

        def take(name: str, **changes: object) -> None:
            program.change(**changes)
            for _ in range(SETTLED):
                stage.settle()
            window.grab().save(str(folder / f"{name}-{scale}.png"))
            names.append(name)

        for language in LANGUAGES:
            take(f"first-page-{language}", language=language)
            window.show_settings()
            take(f"settings-{language}")
            window.ask_new_game()
            take(f"new-game-{language}")
            window.show_start()
        stage.begin(sample.order(program.profiles))
        for ply in sample.record.plies[:PLIES]:
            stage.move(ply)
        for name, changes in looks():
            take(name, **changes)
        for name, more in EXTRAS.items():
            take(name, **({"theme": "wood", "chrome": "light", "language": "zh_CN"} | more))
        stage.close()
    _sheet(folder, names, scale)
    app.quit()


def _sheet(folder: Path, names: list[str], scale: str) -> None:
    """All pictures of a scale, small, on one."""
    thumbs = [QImage(str(folder / f"{name}-{scale}.png")) for name in names]
    thumbs = [image.scaledToWidth(THUMB, Qt.TransformationMode.SmoothTransformation) for image in thumbs]
    tall = max(image.height() for image in thumbs) + 8
    rows = -(-len(thumbs) // WIDE)
    sheet = QImage(WIDE * (THUMB + 8), rows * tall, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.gray)
    painter = QPainter(sheet)
    for at, image in enumerate(thumbs):
        place = QRect(at % WIDE * (THUMB + 8), at // WIDE * tall, image.width(), image.height())
        painter.drawImage(place, image)
    painter.end()
    sheet.save(str(folder / f"sheet-{scale}.png"))


def main(folder: Path) -> int:
    """Take the pictures of all scales; 1 if a process failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for scale in SCALES:
        here = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        command = [sys.executable, __file__, str(folder), scale]
        failed |= subprocess.run(command, env=here, check=False).returncode
    return int(bool(failed))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "pictures"
    if len(sys.argv) > 2:
        take_all(target, sys.argv[2])
    else:
        raise SystemExit(main(target))
