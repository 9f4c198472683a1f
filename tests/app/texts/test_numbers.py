"""In Chinese sentences a number stands apart from the characters around it, wherever it is filled in."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

SPOKEN = ("Spoken", "Told", "BoardWords")
"""Texts that are heard only."""
NUMBERS = "n|count|counted|wanted|limit|ply|plies|rounds|round|most|each"
TOUCHING = re.compile(rf"[\u4e00-\u9fff]\{{(?:{NUMBERS})\}}|\{{(?:{NUMBERS})\}}[\u4e00-\u9fff]")


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_a_number_has_a_space_on_each_side(language: str) -> None:
    text = Path(__file__).parents[3].joinpath("translations", f"chuhe_{language}.ts").read_text("utf-8")
    wrong = []
    for context in re.findall(r"<context>(.*?)</context>", text, re.DOTALL):
        name = re.findall(r"<name>(.*?)</name>", context)[0]
        for translation in re.findall(r"<translation>(.*?)</translation>", context, re.DOTALL):
            if name not in SPOKEN and TOUCHING.search(html.unescape(translation)):
                wrong.append((name, translation))
    assert wrong == []
