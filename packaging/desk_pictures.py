"""Pictures of the referee's desk, every group and every form of it, to be looked at.

    python packaging/desk_pictures.py [FOLDER]

In three languages, light and dark, in a large window, in a small one, and in that at scale 1.5. Each scale takes a
process of its own. The folder, build/pictures unless named, gets one sheet a look.
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

from app.demo.stage import Stage  # noqa: E402
from app.desk.panel import GROUP_KEYS, DeskPanel  # noqa: E402
from app.orders import GameOrder  # noqa: E402
from app.settings import NewGameValues  # noqa: E402
from engine.base import Side  # noqa: E402

SIZES: dict[str, tuple[tuple[int, int], ...]] = {"1.0": ((1280, 800), (853, 533)), "1.5": ((853, 533),)}
"""The windows of a scale, in points."""
LANGUAGES = ("zh_CN", "zh_TW", "en")
CHROMES = ("light", "dark")
AT_ONCE = ("pause", "undo", "lock", "window", "envelope", "repetition")
"""Lines of the desk that open no form."""
WIDE, THUMB = 7, 400
SETTLED = 3


def set_up(stage: Stage) -> None:
    """A game in which there is something to do in every group."""
    values = NewGameValues(
        event="春季俱乐部赛", round="3", board_no="5", red="张三", black="李四", referee="王五", own_records=True
    )
    profile = next(each for each in stage.program.profiles if each.key == "standard-1999")
    stage.begin(GameOrder(values, profile, "2026-11-29"))
    session = stage.session
    for uci in ("h2e2", "h9g7", "a0a5"):
        session.move(uci)
    session.enact(lambda game, stamp: game.foul(Side.BLACK, "9.1.1", stamp))
    for _ in range(2):
        session.offer_draw(Side.BLACK)
        session.answer_draw(Side.RED, False)
    session.enact(lambda game, stamp: game.note_illegal(Side.RED, 3, stamp))
    session.enact(lambda game, stamp: game.enter_touch("b9", stamp))


def pictures(stage: Stage) -> Iterator[QImage]:
    """Each group, and each form that can be opened from it now."""
    desk = stage.play.desk
    for group in GROUP_KEYS:
        desk.panel.choose(group)
        yield column(stage)
        for number in range(len(desk.panel.rows)):
            if opened(desk.panel, number):
                yield column(stage)
                desk.room.leave()
                desk.panel.choose(group)


def opened(panel: DeskPanel, number: int) -> bool:
    """Open the form of a line, if it has one that may be used."""
    row = panel.rows[number]
    deed = row.deed
    if row.isHidden() or deed is None or not deed.allowed.now or deed.name.partition("_")[0] in (*AT_ONCE, "late"):
        return False
    if not deed.name.startswith("filled"):
        deed.open()
    return not panel.isVisible()


def column(stage: Stage) -> QImage:
    """What stands beside the board."""
    for _ in range(SETTLED):
        stage.settle()
    beside = stage.play.page.parts.widget(1)
    assert beside is not None
    return beside.grab().toImage()


def take_all(folder: Path, scale: str) -> None:
    """Take the pictures of one scale; this process has it already."""
    app = QApplication([])
    with TemporaryDirectory() as data:
        stage = Stage(Path(data))
        set_up(stage)
        stage.play.desk.open()
        taken: dict[str, list[QImage]] = {}
        for over in (False, True):
            if over:
                stage.session.resign(Side.RED)
            for size in SIZES[scale]:
                stage.window.resize(*size)
                for language in LANGUAGES:
                    for chrome in CHROMES:
                        stage.program.change(language=language, chrome=chrome)
                        name = f"desk-{size[0]}-{language}-{chrome}-{scale}"
                        taken.setdefault(name, []).extend(pictures(stage))
        for name, images in taken.items():
            sheet(images).save(str(folder / f"{name}.png"))
        stage.close()
    app.quit()


def sheet(images: list[QImage]) -> QImage:
    """All pictures of a look beside each other."""
    thumbs = [image.scaledToWidth(THUMB, Qt.TransformationMode.SmoothTransformation) for image in images]
    tall = max(image.height() for image in thumbs) + 8
    made = QImage(WIDE * (THUMB + 8), -(-len(thumbs) // WIDE) * tall, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.gray)
    painter = QPainter(made)
    for at, image in enumerate(thumbs):
        painter.drawImage(
            QRect(at % WIDE * (THUMB + 8), at // WIDE * tall, image.width(), image.height()), image, image.rect()
        )
    painter.end()
    return made


def main(folder: Path) -> int:
    """Take the pictures of all scales; 1 if a process failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for scale in SIZES:
        here = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        failed |= subprocess.run([sys.executable, __file__, str(folder), scale], env=here, check=False).returncode
    return int(bool(failed))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "pictures"
    if len(sys.argv) > 2:
        take_all(target, sys.argv[2])
    else:
        raise SystemExit(main(target))
