"""At 1.0, 1.25, 1.5 and 2.0 every point is drawn where it is hit: each factor in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROBE = """
import json, sys
from math import cos, pi, sin
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from app.board.geometry import PIECE_RADIUS
from app.board.scene import BoardScene
from app.board.widget import BoardWidget
from app.theme import ThemeName, theme_for

app = QApplication([])
board = BoardWidget()
board.set_theme(theme_for(ThemeName.PLAIN))
board.set_animated(False)
board.resize(437, 503)
board.show()
QTest.qWaitForWindowExposed(board)
report = {"missed": [], "displaced": []}
for flipped in (False, True):
    board.set_scene(BoardScene(flipped=flipped))
    bare = board.grab().toImage()
    board.set_scene(BoardScene(flipped=flipped, pieces=tuple((point, "p") for point in range(90))))
    full = board.grab().toImage()
    ratio = full.devicePixelRatio()
    geometry = board.board_geometry
    pressed = []
    board.point_pressed.connect(pressed.append)
    for point in range(90):
        x, y = geometry.point_to_xy(point)
        reach = 0.96 * PIECE_RADIUS * geometry.cell
        for place in [(0.0, 0.0)] + [(reach * cos(turn * pi / 4), reach * sin(turn * pi / 4)) for turn in range(8)]:
            pressed.clear()
            QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPointF(x + place[0], y + place[1]).toPoint())
            if pressed != [point]:
                report["missed"].append((flipped, point, place))
        half = int(0.49 * geometry.cell * ratio)
        middle = (x * ratio, y * ratio)
        drawn = [
            (across, down)
            for across in range(round(middle[0]) - half, round(middle[0]) + half)
            for down in (round(middle[1]) - half // 2, round(middle[1]), round(middle[1]) + half // 2)
            if bare.pixel(across, down) != full.pixel(across, down)
        ]
        centre = (min(place[0] for place in drawn) + max(place[0] for place in drawn) + 1) / 2
        if abs(centre - middle[0]) > 1.01:
            report["displaced"].append((flipped, point, centre - middle[0]))
    board.point_pressed.disconnect(pressed.append)
report["ratio"] = ratio
print(json.dumps(report))
"""


@pytest.mark.parametrize("factor", ["1", "1.25", "1.5", "2"])
def test_all_ninety_points_are_hit_at_their_drawn_centre_and_near_their_edge(factor: str) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": factor}
    done = subprocess.run(
        [sys.executable, "-c", PROBE], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    report = json.loads(done.stdout)
    assert report == {"missed": [], "displaced": [], "ratio": float(factor)}
    assert done.stderr == ""
