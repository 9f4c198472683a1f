"""Where the program keeps its games and settings: the user's data folder, or the one named by CHUHE_DATA."""

from __future__ import annotations

import os
from os.path import isdir
from pathlib import Path

from PySide6.QtCore import QStandardPaths

NAME = "chuhe"


def data_folder() -> Path:
    """The folder of everything the program keeps; it need not exist yet."""
    chosen = os.environ.get("CHUHE_DATA")
    return Path(chosen) if chosen else _users(QStandardPaths.StandardLocation.GenericDataLocation)


def cache_folder() -> Path:
    """The folder of what can be made anew at any time; it need not exist yet."""
    chosen = os.environ.get("CHUHE_DATA")
    return Path(chosen, "cache") if chosen else _users(QStandardPaths.StandardLocation.GenericCacheLocation)


def games_folder(data: Path) -> Path:
    return data / "games"


def finished_folder(games: Path) -> Path:
    """Where games that are over are put."""
    return games / "finished"


def settings_file(data: Path) -> Path:
    return data / "settings.json"


def fault_log(data: Path) -> Path:
    """Where faults of the program itself are written down."""
    return data / "faults.log"


def existing(*folders: Path | None) -> Path:
    """The first of these folders that is there, else the user's own. A name that can be none is not there."""
    return next((folder for folder in folders if folder is not None and isdir(folder)), Path.home())


def _users(kind: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(kind), NAME)
