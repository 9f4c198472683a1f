"""The one-folder build itself: made, weighed and run, where nothing of the checkout can help it."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_MB = 145
"""Qt's ICU data alone is 32, its sound 6."""

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("bundle")
    where = ["--distpath", str(place / "dist"), "--workpath", str(place / "work")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *where, str(ROOT / "packaging" / "chuhe.spec")]
    subprocess.run(command, check=True, capture_output=True)
    return place / "dist" / "chuhe"


def _run(folder: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    alone = {"HOME": str(home), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [str(folder / "chuhe"), *arguments],
        cwd="/",
        env=alone,
        stdin=subprocess.DEVNULL,
        check=False,
        capture_output=True,
        text=True,
    )


def test_the_bundle_plays_the_sample_game_through(folder: Path, tmp_path: Path) -> None:
    done = _run(folder, tmp_path, "demo", "--out", str(tmp_path / "out"), "--json")
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()]
    assert (tmp_path / "out" / "score-sheet-full.pdf").stat().st_size > 10_000


def test_the_commands_of_the_bundle_speak(folder: Path, tmp_path: Path) -> None:
    assert _run(folder, tmp_path, "--version").stdout.startswith("chuhe 0")
    start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
    assert "44" in _run(folder, tmp_path, "moves", start).stdout
    assert _run(folder, tmp_path, "perft", start, "2").stdout == "1920\n"


@pytest.mark.parametrize(("kind", "module"), [("play", "QtMultimedia"), ("say", "QtTextToSpeech")])
def test_the_bundle_has_the_sound_that_it_was_built_with(folder: Path, tmp_path: Path, kind: str, module: str) -> None:
    """Without a device or a voice it says that these are missing, or that Qt's modules were when it was built."""
    done = _run(folder, tmp_path, "sound", kind)
    assert done.returncode == 0
    built_with = importlib.util.find_spec(f"PySide6.{module}") is not None
    assert (json.loads(done.stdout).get("lacks") == "module") is not built_with


def test_every_library_is_in_the_bundle_or_the_systems(folder: Path) -> None:
    libraries = [path for path in folder.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    beside = os.environ | {"LD_LIBRARY_PATH": str(folder / "_internal")}
    done = subprocess.run(["ldd", *map(str, libraries)], env=beside, check=True, capture_output=True, text=True)
    assert [line for line in done.stdout.splitlines() if "not found" in line] == []
    assert [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()] == []


def test_the_bundle_carries_no_more_than_it_needs(folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < MOST_MB * 1_000_000
    names = {path.name for path in files}
    assert not [name for name in names if name.startswith(("libQt6Quick", "libQt6Qml", "libgtk", "libcrypto"))]


def test_the_bundle_names_no_place_of_the_machine_it_was_made_on(folder: Path) -> None:
    here = str(ROOT).encode()
    assert [path.name for path in folder.rglob("*") if path.is_file() and here in path.read_bytes()] == []
