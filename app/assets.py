"""Find the program's own files: inside the package in an installed copy, at the top of the tree in a checkout.

Everything is handed out as bytes or text, so that it works from a zipped or frozen copy too; who can do with a path
only asks whether there is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine.errors import ChuheError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE = Path(__file__).parent


class AssetMissing(ChuheError, FileNotFoundError):
    """A file that every copy of the program carries is not there: the copy is damaged, or was never built."""


def resource(*parts: str) -> Traversable:
    """A file or folder of ``resources``, such as ``resource("regulations", "club.toml")``. Raises AssetMissing."""
    return _find("resources", parts)


def read_bytes(*parts: str) -> bytes:
    """The bytes of a file of ``resources``. Raises AssetMissing."""
    return resource(*parts).read_bytes()


def read_text(*parts: str) -> str:
    """The UTF-8 text of a file of ``resources``. Raises AssetMissing."""
    return resource(*parts).read_text("utf-8")


def names(*parts: str) -> tuple[str, ...]:
    """The names in a folder of ``resources``, sorted. Raises AssetMissing."""
    return tuple(sorted(entry.name for entry in resource(*parts).iterdir()))


def path(*parts: str) -> Path | None:
    """Where a file of ``resources`` lies on the disk, None in a zipped copy. Raises AssetMissing."""
    found = resource(*parts)
    return found if isinstance(found, Path) else None


def translation(language: str) -> bytes:
    """The compiled texts of a language code such as "zh_CN". Raises AssetMissing."""
    return _find("translations", (f"chuhe_{language}.qm",)).read_bytes()


def _find(kind: str, parts: tuple[str, ...]) -> Traversable:
    for home in _homes():
        found = home.joinpath(kind, *parts)
        if found.is_file() or found.is_dir():
            return found
    raise AssetMissing("/".join((kind, *parts)))


def _homes() -> Iterator[Traversable]:
    """Where to look: as plain files first, which takes a start no further module."""
    yield PACKAGE
    yield PACKAGE.parent
    from importlib.resources import files  # noqa: PLC0415  (only a zipped copy needs it)

    yield files("app")
