"""The list of bugs seen in other people's clocks has fifty-two numbers; each has a test named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
BUGS = set(range(1, 53))


def numbers(path: Path) -> set[int]:
    """The numbers in the names of a file's tests: 9 and 10 of test_b09_b10_a_game_file_has_the_times."""
    names = (node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef))
    heads = (re.match(r"test_((?:b[0-9]{2}_)+)", name) for name in names)
    return {int(number) for head in heads if head for number in re.findall("[0-9]+", head[1])}


def test_every_bug_has_a_test_that_bears_its_number() -> None:
    assert set().union(*map(numbers, TESTS.rglob("test_*.py"))) == BUGS
