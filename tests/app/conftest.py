"""The tests of the app share one QApplication that speaks English and forgets its settings after each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["chuhe"]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has settings and games of its own."""
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))


@pytest.fixture
def english(qapp: QApplication) -> Iterator[QApplication]:
    """The application speaking English; whatever the test sets is put back to it."""
    i18n.set_language(qapp, i18n.Language.EN)
    yield qapp
    i18n.set_language(qapp, i18n.Language.EN)
