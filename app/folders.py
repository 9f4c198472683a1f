"""Where the program keeps its games and settings: the user's data folder, or the one named by CHUHE_DATA."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder of everything the program keeps; it need not exist yet."""
    chosen = os.environ.get("CHUHE_DATA")
    return Path(chosen) if chosen else user_data_path("chuhe", appauthor=False)


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


def existing(folder: str, otherwise: Path) -> Path:
    """A remembered folder if it is still there, else the nearest one that is."""
    remembered = Path(folder)
    if folder and remembered.is_dir():
        return remembered
    return otherwise if otherwise.is_dir() else Path.home()
