"""What the one-folder build holds: the program and its files, Python, and of Qt what a window of widgets needs.

Read by the PyInstaller specs. PyInstaller takes every plugin of every Qt module that is imported and every library of
those plugins: GTK, QtQuick and the PDF reader too. Here plugins are kept by name, and a library only if something
kept links to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Any

Entry = tuple[str, str, str]
"""PyInstaller's row: where a file goes in the folder, where it comes from ("" for none), and its kind."""

PLUGINS = {
    "platforms": ("*qxcb*", "*qwayland*", "*qoffscreen*", "*qwindows*", "*qcocoa*"),
    "platforminputcontexts": ("*compose*", "*ibus*"),
    "platformthemes": ("*xdgdesktopportal*",),
    "styles": ("*",),
    "iconengines": ("*svg*",),
    "imageformats": ("*qsvg*", "*qico*"),
    "xcbglintegrations": ("*",),
    "wayland-decoration-client": ("*",),
    "wayland-graphics-integration-client": ("*wayland-egl*",),
    "wayland-shell-integration": ("*xdg-shell*",),
    "printsupport": ("*",),
    "texttospeech": ("*speechd*", "*sapi*", "*winrt*", "*darwin*"),
}
"""The Qt plugins to keep, by folder. Those of modules the program doesn't import are never offered.

``multimedia`` is left out: it is FFmpeg, for films; plain sounds are played without it. So is the ``mock`` voice.
"""

QT_TEXTS = ("qtbase_en.qm", "qtbase_zh_CN.qm", "qtbase_zh_TW.qm")

EXCLUDED_MODULES = (
    "PySide6.QtDBus",
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    # For source code and Markdown in Rich; the commands print tables.
    "markdown_it",
    "mdurl",
    "pygments",
    # Nothing here speaks to a network or runs in parallel, or packs anything.
    "_ssl",
    "ssl",
    "asyncio",
    "bz2",
    "concurrent",
    "lzma",
    "multiprocessing",
    "pdb",
    "pydoc",
    "tkinter",
    "typing_extensions",
    "unittest",
)

DISTRIBUTIONS = ("chuhe", "platformdirs", "rich", "PySide6_Essentials", "shiboken6")
"""Packages whose metadata goes along: ``chuhe --version`` reads its own, and the licences are in them."""

_QT_FOLDERS = ("PySide6", "shiboken6")
_LIBRARIES, _LINK = ("BINARY", "EXTENSION"), "SYMLINK"


def analysis_options(root: Path) -> dict[str, Any]:
    """The arguments of PyInstaller's ``Analysis`` that are the same on every system."""
    from PyInstaller.utils.hooks import copy_metadata  # noqa: PLC0415  (only a build has PyInstaller)

    metadata = [row for name in DISTRIBUTIONS for row in copy_metadata(name)]
    return {
        "scripts": [str(root / "app" / "__main__.py")],
        "pathex": [str(root)],
        "datas": [*program_files(root), *licences(root), *metadata],
        "excludes": list(EXCLUDED_MODULES),
    }


def program_files(root: Path) -> list[tuple[str, str]]:
    """The files to put inside the package ``app``, as (file, folder), where ``app.assets`` looks for them."""
    found = [path for path in sorted((root / "resources").rglob("*")) if path.is_file()]
    found += sorted((root / "translations").glob("*.qm"))
    return [(str(path), "app/" + path.parent.relative_to(root).as_posix()) for path in found]


def licences(root: Path) -> list[tuple[str, str]]:
    """The licences of all that the folder holds, as (file, folder)."""
    texts = [root / "packaging" / "linux" / "copyright", *sorted((root / "packaging" / "licences").iterdir())]
    return [(str(path), "licences") for path in texts]


def without_waste(entries: Iterable[Entry]) -> list[Entry]:
    """The rows without the plugins and texts of Qt, and the files of pip, that the program has no use for."""
    return [entry for entry in entries if _is_wanted(PurePosixPath(entry[0].replace("\\", "/")))]


def _is_wanted(place: PurePosixPath) -> bool:
    if place.parts[0].endswith(".dist-info"):
        return place.name == "METADATA" or "licenses" in place.parts
    if place.parts[0] not in _QT_FOLDERS:
        return True
    if "plugins" in place.parts:
        return any(fnmatchcase(place.name, pattern) for pattern in PLUGINS.get(place.parent.name, ()))
    return "translations" not in place.parts or place.name in QT_TEXTS


def linked(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The rows without the libraries of Qt that nothing kept links to, and without those of the system, on Linux.

    ``needs`` gives the names of the libraries that a file links to. X11, Wayland, fontconfig, SQLite and their like are
    the system's: it keeps them up to date and fitting each other.
    """
    rows = list(entries)
    ours = {_name(row[0]): row for row in rows if row[2] in _LIBRARIES and _is_ours(row)}
    kept: set[str] = set()
    waiting = [row for row in ours.values() if _is_root(row)]
    while waiting:
        row = waiting.pop()
        if _name(row[0]) not in kept:
            kept.add(_name(row[0]))
            waiting.extend(ours[name] for name in needs(row[1]) if name in ours)
    return [row for row in rows if _name(row[0]) in kept or row[2] not in {*_LIBRARIES, _LINK}]


def _is_ours(row: Entry) -> bool:
    return row[2] == "EXTENSION" or PurePosixPath(row[0]).parts[0] in _QT_FOLDERS or _is_python(row)


def _is_root(row: Entry) -> bool:
    """Loaded by name: by Python its modules and by the start of the program its library, by Qt its plugins."""
    return row[2] == "EXTENSION" or "/plugins/" in row[0] or _is_python(row)


def _is_python(row: Entry) -> bool:
    return _name(row[0]).startswith("libpython")


def _name(place: str) -> str:
    return PurePosixPath(place).name
