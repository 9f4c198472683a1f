from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(next(built.glob("*.whl")))


def test_the_wheel_carries_what_the_program_finds_at_run_time(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    resources = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    assert {"app/" + path.relative_to(ROOT).as_posix() for path in resources} <= names
    assert {f"app/translations/chuhe_{language}.qm" for language in ("en", "zh_CN", "zh_TW")} <= names
    assert "app/resources/fonts/ChuheSans-Regular.otf" in names


def test_the_wheel_holds_two_packages_and_the_licences(wheel: zipfile.ZipFile) -> None:
    assert {name.split("/")[0].partition("-")[0] for name in wheel.namelist()} == {"app", "engine", "chuhe"}
    licences = [name.rpartition("/")[2] for name in wheel.namelist() if "/licenses/" in name]
    assert sorted(licences) == ["LICENSE", "LICENSE.md", "NOTICE", "OFL.txt"]


def test_the_source_archive_holds_sources_only(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = archive.getnames()
    assert not [name for name in names if name.endswith((".otf", ".qm", ".pyc"))]
    wanted = ("packaging/font.py", "packaging/hatch_build.py", "translations/chuhe_zh_CN.ts", "resources/fonts/OFL.txt")
    assert not [name for name in wanted if not any(entry.endswith("/" + name) for entry in names)]


def test_an_installed_copy_finds_its_files_without_the_checkout(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path / "site")
    code = (
        "import app; from app import assets; print(app.__file__);"
        "print(len(assets.read_bytes('fonts', 'ChuheSans-Regular.otf')), len(assets.translation('zh_CN')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "site")},
        check=True,
        capture_output=True,
        text=True,
    )
    place, sizes = done.stdout.splitlines()
    assert Path(place).is_relative_to(tmp_path)
    assert int(sizes.split()[0]) > 5_000_000
