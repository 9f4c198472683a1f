"""At 1.0, 1.5 and 2.0 the faces fill their window and the parts are where the geometry says: a process each."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROBE = """
import json
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from app.clock.faces import ClockFaces
from app.clock.view import ClockView
from app.theme import ThemeName, theme_for
from engine.clock import Clock, TimeControl

app = QApplication([])
faces = ClockFaces()
faces.set_theme(theme_for(ThemeName.PLAIN))
faces.resize(501, 257)
faces.set_view(ClockView.of(Clock.new(TimeControl.scheme_of("6.1")).start(0)[0], 1000))
faces.show()
QTest.qWaitForWindowExposed(faces)
image = faces.grab().toImage()
ratio = image.devicePixelRatio()
seen = {"ratio": ratio, "size": [image.width(), image.height()], "plates": [], "bosses": [], "seam": []}
for panel in faces.panels:
    place = faces.place_of(panel.side)
    x, y = place.dial.centre
    seen["bosses"].append(image.pixelColor(round(x * ratio), round(y * ratio)).lightness())
    x, y = place.plate.x + 5, place.plate.centre[1]
    seen["plates"].append(image.pixelColor(round(x * ratio), round(y * ratio)).name())
edge = round(faces.panels[0].width() * ratio)
seen["seam"] = [image.pixelColor(x, image.height() - round(30 * ratio)).name() for x in range(edge - 3, edge + 4)]
print(json.dumps(seen))
"""


@pytest.mark.parametrize("factor", ["1", "1.5", "2"])
def test_at_each_scale_factor_both_faces_are_whole(factor: str) -> None:
    environment = dict(os.environ, QT_SCALE_FACTOR=factor, QT_QPA_PLATFORM="offscreen")
    done = subprocess.run(
        [sys.executable, "-c", PROBE], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    seen = json.loads(done.stdout)
    assert seen["ratio"] == float(factor)
    assert seen["size"] == pytest.approx([501 * float(factor), 257 * float(factor)], abs=1)
    assert seen["plates"] == ["#ffffff", "#333333"]
    assert max(seen["bosses"]) < 40
    assert len(set(seen["seam"])) == 1, "no line between the halves"
