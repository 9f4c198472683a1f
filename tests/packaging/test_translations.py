from __future__ import annotations

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "translations").glob("*.ts"))
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")


def _messages(path: Path) -> list[tuple[str, ET.Element]]:
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        found += [(name, message) for message in context.iter("message")]
    return found


def _keys(path: Path) -> list[tuple[str, str, str]]:
    parts = ("source", "comment")
    return sorted((context, *(message.findtext(part, "") for part in parts)) for context, message in _messages(path))


def _texts(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def test_the_three_languages_are_there() -> None:
    assert [path.name for path in FILES] == ["chuhe_en.ts", "chuhe_zh_CN.ts", "chuhe_zh_TW.ts"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_text_is_translated(path: Path) -> None:
    missing = [
        (context, message.findtext("source"))
        for context, message in _messages(path)
        if message.find("translation").get("type") or not all(_texts(message))  # type: ignore[union-attr]
    ]
    assert not missing


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_translations_have_the_placeholders_of_the_text(path: Path) -> None:
    wrong = []
    for context, message in _messages(path):
        source = message.findtext("source", "")
        wanted = sorted(PLACEHOLDER.findall(source))
        texts = [text for text in _texts(message) if text]
        wrong += [(context, source, text) for text in texts if sorted(PLACEHOLDER.findall(text)) != wanted]
    assert not wrong


def test_the_texts_of_the_code_are_the_texts_of_the_files(tmp_path: Path) -> None:
    for folder in ("app", "packaging", "translations"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.qm"))
    subprocess.run([sys.executable, "packaging/translations.py", "update"], cwd=tmp_path, check=True)
    for path in FILES:
        assert _keys(path) == _keys(tmp_path / "translations" / path.name)


def test_every_language_has_the_same_texts() -> None:
    assert _keys(FILES[0]) == _keys(FILES[1]) == _keys(FILES[2])
