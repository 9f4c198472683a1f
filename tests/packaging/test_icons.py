from __future__ import annotations

import importlib.util
import struct
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def icons() -> ModuleType:
    spec = importlib.util.spec_from_file_location("chuhe_icons", ROOT / "packaging" / "icons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _image(data: bytes) -> QImage:
    return QImage.fromData(data)


def test_the_theme_has_every_size_and_the_drawing(icons: ModuleType, tmp_path: Path) -> None:
    icons.write_theme(tmp_path)
    for size in icons.THEME_SIZES:
        image = _image((tmp_path / f"{size}x{size}" / "apps" / "chuhe.png").read_bytes())
        assert (image.width(), image.height()) == (size, size)
    assert (tmp_path / "scalable" / "apps" / "chuhe.svg").read_bytes() == icons.SOURCE.read_bytes()


@pytest.mark.parametrize("size", [16, 64, 256])
def test_the_icon_is_a_piece_on_wood_with_open_corners(icons: ModuleType, size: int) -> None:
    image = _image(icons.png(size))
    assert image.pixelColor(0, 0).alpha() == 0
    wood, ivory = image.pixelColor(size // 2, size // 16), image.pixelColor(size // 2, size // 5)
    assert wood.alpha() > 200
    assert ivory.lightness() > wood.lightness() + 80


def test_an_ico_file_leads_to_each_of_its_pictures(icons: ModuleType) -> None:
    data = icons.ico()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        width, _height, _colours, _zero, _planes, _bits, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * number
        )
        assert width == size % 256
        assert _image(data[offset : offset + length]).width() == size


def test_an_icns_file_is_as_long_as_it_says_and_so_are_its_parts(icons: ModuleType) -> None:
    data = icons.icns()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    place, seen = 8, {}
    while place < len(data):
        kind, length = data[place : place + 4], struct.unpack_from(">I", data, place + 4)[0]
        seen[kind] = _image(data[place + 8 : place + length]).width()
        place += length
    assert seen == icons.ICNS_KINDS
