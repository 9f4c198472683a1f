from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "translations").glob("*.ts"))
CHINESE = [path for path in FILES if "zh" in path.stem]
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")
MNEMONIC = re.compile(r"&(\w)")
IDEOGRAPH = "[\u4e00-\u9fff]"
HALF_WIDTH = re.compile(rf"{IDEOGRAPH}[,.;:!?()]|[,;:!?)]{IDEOGRAPH}|\.\.\.| \(|(?<!…)…(?!…)")
FILTER = re.compile(r" ?\(\*[^()]*\)| ?\(&\w\)")
"""A file dialog's pattern and a shortcut keep their half-width brackets, as Qt wants them."""
WRONG_WORDS = json.loads((ROOT / "tests" / "cases" / "wrong_words.json").read_text("utf-8"))
"""What the house glossary lists as wrong, and for Taiwan the words of the mainland's computers."""
SAME_IN_BOTH_SCRIPTS = "着后里么于几"
"""Simplified letters that a Taiwanese character set has too, as other words."""


def _messages(path: Path) -> list[tuple[str, ET.Element]]:
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        found += [(name, message) for message in context.iter("message")]
    return found


def _keys(path: Path) -> list[tuple[str, str, str]]:
    parts = ("source", "comment")
    return sorted((context, *(message.findtext(part, "") for part in parts)) for context, message in _messages(path))


def _pairs(path: Path) -> list[tuple[str, str]]:
    """Every text of the code with each of its translations."""
    return [(message.findtext("source", ""), text) for _, message in _messages(path) for text in _texts(message)]


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
    """Those of the text each once; where its comment names others for a language, a choice among them all."""
    wrong = []
    for context, message in _messages(path):
        source = message.findtext("source", "")
        wanted = set(PLACEHOLDER.findall(source))
        others = set(PLACEHOLDER.findall(message.findtext("comment", "")))
        for text in filter(None, _texts(message)):
            found = PLACEHOLDER.findall(text)
            fits = found and set(found) <= wanted | others if others else sorted(found) == sorted(wanted)
            wrong += [] if fits and len(set(found)) == len(found) else [(context, source, text)]
    assert not wrong


def test_the_texts_of_the_code_are_the_texts_of_the_files(tmp_path: Path) -> None:
    for folder in ("app", "packaging", "translations"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.qm"))
    subprocess.run([sys.executable, "packaging/translations.py", "update"], cwd=tmp_path, check=True)
    for path in FILES:
        collected = tmp_path / "translations" / path.name
        assert _keys(path) == _keys(collected)
        assert _pairs(path) == _pairs(collected)


def test_every_language_has_the_same_texts() -> None:
    assert _keys(FILES[0]) == _keys(FILES[1]) == _keys(FILES[2])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_menus_keep_their_letters(path: Path) -> None:
    def letters(text: str) -> list[str]:
        return MNEMONIC.findall(text.upper())

    assert not [(source, text) for source, text in _pairs(path) if letters(source) != letters(text)]


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.stem)
def test_chinese_texts_use_the_words_of_the_rules(path: Path) -> None:
    words = WRONG_WORDS[path.stem]
    found = [(word, source, text) for word in words for source, text in _pairs(path) if word in text]
    assert not [(word, text) for word, source, text in found if not _meant(word, source)]


def _meant(word: str, source: str) -> bool:
    """A word of the list that is right for this text: White sides at other games, the sanction of 18.1, and what is
    struck out or annulled, where the mainland's computers would say so of an undo."""
    said = source.lower()
    return {"白方": "white" in said, "警告": "warning" in said, "撤銷": "undo" not in said}.get(word, False)


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.stem)
def test_chinese_punctuation_is_full_width(path: Path) -> None:
    assert not [text for _, text in _pairs(path) if HALF_WIDTH.search(FILTER.sub("", text))]


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.stem)
def test_every_text_with_words_is_chinese(path: Path) -> None:
    """A name such as WXF may stand in a text, and what is filled in may be all of it, but none is English alone."""
    wordy = [(source, text) for source, text in _pairs(path) if re.search(r"[A-Za-z]{2}", PLACEHOLDER.sub("", source))]
    keys = {"← ↑ ↓ →  Enter  Esc", "Ins  Enter  Del"}
    said = [(source, PLACEHOLDER.sub("", text)) for source, text in wordy if source not in keys]
    assert not [pair for pair in said if pair[1] and not re.search(IDEOGRAPH, pair[1])]


@pytest.mark.parametrize(("name", "encoding"), [("chuhe_zh_CN", "gb2312"), ("chuhe_zh_TW", "big5")])
def test_each_script_is_pure(name: str, encoding: str) -> None:
    """A character set of the one script lacks the letters of the other."""
    letters = set("".join(text for path in CHINESE if path.stem == name for _, text in _pairs(path)))
    ideographs = {letter for letter in letters if re.match(IDEOGRAPH, letter)}
    assert len(ideographs) > 300
    assert not [letter for letter in sorted(ideographs) if not letter.encode(encoding, "ignore")]
    if name == "chuhe_zh_TW":
        assert not ideographs & set(SAME_IN_BOTH_SCRIPTS)


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.stem)
def test_one_text_has_one_translation(path: Path) -> None:
    """The same word says the same everywhere, but for separators and for a sheet's label with little room."""
    found: dict[str, set[str]] = {}
    for _, message in _messages(path):
        if message.find("comment") is None:
            found.setdefault(message.findtext("source", ""), set()).update(_texts(message))
    several = {source for source, texts in found.items() if len(texts) > 1}
    assert several <= {", ", "Time control"}


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.stem)
def test_round_and_board_of_a_contest_are_spaced(path: Path) -> None:
    texts = {source: text for source, text in _pairs(path) if source in ("Round {number}", "Board {number}")}
    assert texts["Round {number}"] in ("第 {number} 轮", "第 {number} 輪")
    assert texts["Board {number}"] == "第 {number} 台"


def test_english_has_three_dots_where_the_font_would_lift_an_ellipsis_to_the_middle() -> None:
    assert not [text for pair in _pairs(ROOT / "translations" / "chuhe_en.ts") for text in pair if "…" in text]
