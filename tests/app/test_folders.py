"""Folders that are remembered may be gone, or never have been any."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.folders import existing


@pytest.mark.parametrize("name", ["gone", "x" * 4_000, "file/below", "file"])
def test_a_folder_that_is_not_there_gives_way_to_the_next(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert existing(None, tmp_path / name, tmp_path) == tmp_path
    assert existing(tmp_path / name) == Path.home()
