"""One painted board kept on disk between two starts. It can be made anew at any time, so nothing here raises."""

from __future__ import annotations

import os
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from struct import Struct, error
from typing import NamedTuple

from PySide6.QtGui import QImage

_HEAD = Struct("<8sIIIdI")
_MAGIC = b"chuhepic"
_MOST_PIXELS = 16_000_000


class Picture(NamedTuple):
    """A board as it was painted. ``look`` says all that it depends on."""

    look: str
    image: QImage


class PictureFile:
    """The file of one picture. A damaged one, or one of another look or version, counts as none."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self, look: str) -> Picture | None:
        """The picture of this look if it is the one that was kept."""
        try:
            data = self._path.read_bytes()
            magic, length, width, height, ratio, check = _HEAD.unpack_from(data)
        except (OSError, error):
            return None
        begin = _HEAD.size + length
        pixels = memoryview(data)[begin:]
        right = magic == _MAGIC and data[_HEAD.size : begin] == _key(look) and len(pixels) == 4 * width * height
        if not right or not pixels or zlib.crc32(pixels) != check:
            return None
        image = QImage(pixels, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied).copy()
        image.setDevicePixelRatio(ratio)
        return Picture(look, image)

    def save(self, picture: Picture) -> None:
        """Keep a picture in the place of the one before; without room for it nothing is kept."""
        image, key = picture.image, _key(picture.look)
        if image.width() * image.height() > _MOST_PIXELS:
            return
        pixels = bytes(image.constBits())
        size = (len(key), image.width(), image.height(), image.devicePixelRatio())
        head = _HEAD.pack(_MAGIC, *size, zlib.crc32(pixels))
        fresh = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(head + key + pixels)
            fresh.replace(self._path)


def _key(look: str) -> bytes:
    """The look with the version of the painter: when its files were changed, or the one file of a bundle."""
    folder = Path(__file__).parent
    try:
        stamps = sorted((entry.name, entry.stat().st_mtime_ns) for entry in os.scandir(folder) if entry.is_file())
    except OSError:
        stamps = [(sys.executable, os.stat(sys.executable).st_mtime_ns)]
    return repr((stamps, sys.byteorder, look)).encode()
