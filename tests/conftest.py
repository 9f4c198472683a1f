"""What every test runs in: no screen, no network of settings, one locale, nothing of the person's own files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hypothesis import settings

_HOME = tempfile.TemporaryDirectory(prefix="chuhe-tests-")


def _isolate(home: Path) -> None:
    """Point everything that reads a person's folders or locale at a fresh place; before Qt is loaded."""
    folders = {
        "HOME": home,
        "XDG_DATA_HOME": home / "data",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_STATE_HOME": home / "state",
        "XDG_RUNTIME_DIR": home / "run",
    }
    for name, folder in folders.items():
        folder.mkdir(mode=0o700, exist_ok=True)
        os.environ[name] = str(folder)
    for name in ("LANGUAGE", "LC_MESSAGES", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE"):
        os.environ.pop(name, None)
    os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


_isolate(Path(_HOME.name))
settings.register_profile("chuhe", deadline=None)  # speed is the bench's business: a slow machine fails no property
settings.load_profile("chuhe")
