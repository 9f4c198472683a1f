"""The Qt binding that gets installed keeps count of Python's own objects: one that does not ends games."""

from __future__ import annotations

import subprocess
import sys

import pytest

COUNTING = """
import sys
from PySide6.QtCore import QObject
thing, before = QObject(), sys.getrefcount({constant})
for _ in range(1000):
    thing.setObjectName("x")
    thing.blockSignals(True)
    thing.blockSignals(False)
    thing.parent()
print(sys.getrefcount({constant}) - before)
"""


@pytest.mark.parametrize("constant", ["None", "True", "False"])
def test_calls_into_qt_give_back_no_reference_they_never_took(constant: str) -> None:
    counting = [sys.executable, "-c", COUNTING.format(constant=constant)]
    done = subprocess.run(counting, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > -100
