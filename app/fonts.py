"""The program's own font, so that a Chinese glyph is never missing and never takes its Japanese form."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from app import assets

FAMILY = "Chuhe Sans"
FILE = ("fonts", "ChuheSans-Regular.otf")

FALLBACKS = {
    "zh_CN": ("Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "Microsoft YaHei", "PingFang SC"),
    "zh_TW": ("Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "Microsoft JhengHei", "PingFang TC"),
    "en": ("Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", "PingFang SC"),
}
"""What draws a glyph that our font lacks. Left to itself, Qt takes the Japanese face of a system's Noto Sans CJK."""


@cache
def install() -> str:
    """Load the font into this process and return its family. Needs a QGuiApplication.

    Raises AssetMissing where the program was never built, and ValueError for a file Qt can't read.
    """
    path = assets.path(*FILE)
    if path is not None:
        number = QFontDatabase.addApplicationFont(str(path))
    else:
        from PySide6.QtCore import QByteArray  # noqa: PLC0415  (only a zipped copy needs it)

        number = QFontDatabase.addApplicationFontFromData(QByteArray(assets.read_bytes(*FILE)))
    families = QFontDatabase.applicationFontFamilies(number)
    if FAMILY not in families:
        raise ValueError(f"{FILE[-1]} holds {families}, not {FAMILY}")
    return FAMILY


def families(language: str) -> list[str]:
    """The families to draw a language's texts with, ours first."""
    return [FAMILY, *FALLBACKS.get(language, FALLBACKS["zh_CN"])]


def font(language: str, size: float | None = None) -> QFont:
    """A font for a language, ``size`` in points or the application's own."""
    install()
    made = QFont(QGuiApplication.font())
    made.setFamilies(families(language))
    if size is not None:
        made.setPointSizeF(size)
    return made


def apply(app: QGuiApplication, language: str) -> None:
    """Make our font the application's."""
    app.setFont(font(language))
