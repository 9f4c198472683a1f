"""What the package tells a desktop, held against the program itself."""

from __future__ import annotations

import sqlite3
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

from app.commands import NAMES
from engine.game.journal import FORMAT

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
MIME = "{*}"
GAME = "application/x-chuhe-game"
PGN = "application/vnd.chess-pgn"
LANGUAGES = ("zh_CN", "zh_TW")


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "chuhe.desktop", "utf-8")
    return dict(parser["Desktop Entry"])


@pytest.fixture(scope="module")
def component() -> ET.Element:
    return ET.parse(LINUX / "org.chuhe.chuhe.metainfo.xml").getroot()


def test_a_double_click_hands_over_one_file_of_either_kind(entry: dict[str, str]) -> None:
    assert entry["Exec"] == "chuhe %f"
    assert entry["MimeType"].rstrip(";").split(";") == [GAME, PGN]


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_entry_speaks_all_languages(entry: dict[str, str], key: str) -> None:
    assert all(entry[f"{key}[{language}]"] for language in LANGUAGES)


def test_a_game_is_known_by_its_first_bytes_whatever_its_name(tmp_path: Path) -> None:
    path = tmp_path / "game"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA application_id = {FORMAT.application_id}")
    connection.execute("CREATE TABLE anything (a)")
    connection.close()
    data = path.read_bytes()
    outer = ET.parse(LINUX / "chuhe.xml").getroot().find(f"{MIME}mime-type/{MIME}magic/{MIME}match")
    assert outer is not None
    inner = outer.find(f"{MIME}match")
    assert inner is not None
    head = outer.attrib["value"].replace("\\0", "\0").encode("ascii")
    assert data.startswith(head)
    assert inner.attrib["type"] == "big32"
    offset = int(inner.attrib["offset"])
    assert data[offset : offset + 4] == int(inner.attrib["value"], 16).to_bytes(4, "big")


def test_the_kind_of_file_is_named_alike_everywhere(entry: dict[str, str], component: ET.Element) -> None:
    kind = ET.parse(LINUX / "chuhe.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.attrib["type"] == GAME
    assert [glob.attrib["pattern"] for glob in kind.findall(f"{MIME}glob")] == ["*.chuhe"]
    assert [media.text for media in component.findall("provides/mediatype")] == [GAME, PGN]
    assert component.findtext("launchable") == "chuhe.desktop"


def test_each_text_of_a_software_centre_is_there_in_three_languages(component: ET.Element) -> None:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for place in ("name", "summary", "description/p", "description/ul/li"):
        texts = [text.attrib.get(language, "en") for text in component.findall(place)]
        assert texts
        assert texts == ["en", "zh-CN", "zh-TW"] * (len(texts) // 3)


def test_the_manual_page_names_every_command() -> None:
    page = (LINUX / "chuhe.1").read_text("utf-8")
    assert [name for name in NAMES if f"\n.B {name}\n" not in page] == []
