from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
QT = "PySide6/Qt/"


@pytest.fixture(scope="module")
def bundle() -> ModuleType:
    spec = importlib.util.spec_from_file_location("chuhe_bundle", ROOT / "packaging" / "bundle.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "place",
    [
        QT + "plugins/platforms/libqxcb.so",
        QT + "plugins/platforms/libqwayland.so",
        QT + "plugins/platforms/libqoffscreen.so",
        QT + "plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        QT + "plugins/wayland-shell-integration/libxdg-shell.so",
        QT + "plugins/texttospeech/libqtexttospeech_speechd.so",
        QT + "translations/qtbase_zh_TW.qm",
        QT + "lib/libQt6Widgets.so.6",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "app/resources/icons/chuhe.svg",
        "rich-15.0.0.dist-info/licenses/LICENSE",
        "chuhe-0.1.0.dist-info/METADATA",
    ],
)
def test_what_the_program_uses_is_kept(bundle: ModuleType, place: str) -> None:
    assert bundle.without_waste([(place, "", "DATA")])


@pytest.mark.parametrize(
    "place",
    [
        QT + "plugins/platformthemes/libqgtk3.so",
        QT + "plugins/platforms/libqvnc.so",
        QT + "plugins/imageformats/libqpdf.so",
        QT + "plugins/tls/libqopensslbackend.so",
        QT + "plugins/multimedia/libffmpegmediaplugin.so",
        QT + "plugins/texttospeech/libqtexttospeech_mock.so",
        QT + "translations/qtbase_fr.qm",
        QT + "translations/qt_help_zh_CN.qm",
        "PySide6\\plugins\\platforms\\qdirect2d.dll",
        "chuhe-0.1.0.dist-info/direct_url.json",
    ],
)
def test_what_it_has_no_use_for_is_left_out(bundle: ModuleType, place: str) -> None:
    assert not bundle.without_waste([(place, "", "DATA")])


ROWS = [
    ("PySide6/QtGui.abi3.so", "gui", "EXTENSION"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
    ("PySide6/Qt/lib/libQt6Gui.so.6", "libgui", "BINARY"),
    ("PySide6/Qt/lib/libQt6Core.so.6", "libcore", "BINARY"),
    ("PySide6/Qt/lib/libQt6Quick.so.6", "libquick", "BINARY"),
    ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
    ("libQt6Quick.so.6", "PySide6/Qt/lib/libQt6Quick.so.6", "SYMLINK"),
    ("libpython3.11.so.1.0", "python", "BINARY"),
    ("libX11.so.6", "x11", "BINARY"),
    ("app/resources/fonts/ChuheSans-Regular.otf", "font", "DATA"),
]
NEEDS = {
    "gui": ("libQt6Gui.so.6", "libc.so.6"),
    "xcb": ("libX11.so.6",),
    "libgui": ("libQt6Core.so.6", "libX11.so.6"),
    "libcore": ("libQt6Gui.so.6",),
    "libquick": ("libQt6Gui.so.6",),
}


def test_libraries_stay_if_something_kept_links_to_them(bundle: ModuleType) -> None:
    kept = {row[0] for row in bundle.linked(ROWS, lambda source: NEEDS.get(source, ()))}
    assert kept == {row[0] for row in ROWS} - {"PySide6/Qt/lib/libQt6Quick.so.6", "libQt6Quick.so.6", "libX11.so.6"}


def test_the_program_finds_its_files_where_the_bundle_puts_them(bundle: ModuleType) -> None:
    placed = {f"{folder}/{Path(file).name}" for file, folder in bundle.program_files(ROOT)}
    carried = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    assert {"app/" + path.relative_to(ROOT).as_posix() for path in carried} <= placed
    assert {f"app/translations/chuhe_{language}.qm" for language in ("en", "zh_CN", "zh_TW")} <= placed


def test_no_module_that_the_program_imports_is_left_out(bundle: ModuleType) -> None:
    sources = [path.read_text("utf-8") for folder in ("app", "engine") for path in (ROOT / folder).rglob("*.py")]
    lines = [line.split() for text in sources for line in text.splitlines()]
    imported = {words[1] for words in lines if len(words) > 1 and words[0] in {"import", "from"}}
    assert not imported & set(bundle.EXCLUDED_MODULES)


def test_the_licences_of_all_parts_go_along(bundle: ModuleType) -> None:
    names = {Path(file).name for file, _folder in bundle.licences(ROOT)}
    assert names == {"copyright", "GPL-3.0.txt", "LGPL-3.0.txt"}
    assert all(Path(file).stat().st_size for file, _folder in bundle.licences(ROOT))
