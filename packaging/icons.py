"""Paint the program's icon, one SVG, in the sizes and containers that systems ask for.

``theme FOLDER`` makes PNG files and the SVG as an icon theme of Linux has them, ``ico FILE`` and ``icns FILE`` one file
for Windows or macOS.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).parents[1] / "resources" / "icons" / "chuhe.svg"
THEME_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"ic04": 16, b"ic05": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(size: int) -> bytes:
    """The icon as a PNG file of ``size`` by ``size`` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def write_theme(folder: Path) -> None:
    """Write the icon under ``folder`` as the theme "hicolor" has it."""
    for size in THEME_SIZES:
        _write(folder / f"{size}x{size}" / "apps" / "chuhe.png", png(size))
    _write(folder / "scalable" / "apps" / "chuhe.svg", SOURCE.read_bytes())


def ico() -> bytes:
    """The icon as an .ico file: a head, a row a size, then the PNG files."""
    pictures = [png(size) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    rows = b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        rows += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + rows + b"".join(pictures)


def icns() -> bytes:
    """The icon as an .icns file: a head, then each PNG file under its kind."""
    parts = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(size)
        parts += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def main(kind: str, target: str) -> None:
    """Write the icon as asked for at the command line."""
    if kind == "theme":
        write_theme(Path(target))
    else:
        _write(Path(target), {"ico": ico, "icns": icns}[kind]())


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in {"theme", "ico", "icns"}:
        raise SystemExit("usage: python packaging/icons.py theme|ico|icns TARGET")
    main(*sys.argv[1:])
