"""The house rules that no linter knows. Imports between the floors are import-linter's."""

from __future__ import annotations

import ast
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = sorted(path for folder in ("engine", "app", "packaging") for path in (ROOT / folder).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
TEXT_FILES = (".py", ".md", ".toml", ".sh", ".lock", ".ts", ".svg", ".yml", "NOTICE", ".ci/run")
HOSTS = {"www.w3.org", "www.apache.org", "www.adobe.com", "scripts.sil.org", "data.gov.tw"}
DRAWN = set(
    "帥將仕士相象俥車傌馬炮砲包兵卒帅将车马楚河汉漢界一二三四五六七八九十前中后後进進退平殺杀捉閒闲兌兑獻献攔拦跟摸"
)
"""Piece faces, the river, move notation and the classes of moves are data, not texts to translate."""
TABLES = {"letters.py"}
OWN_NAMES = {"简体中文", "繁體中文"}
"""A language is named in itself, whatever language the rest is in."""


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def _functions(path: Path) -> Iterator[tuple[str, int]]:
    """Each function with its lines, without the docstring."""
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            said = node.body[0].end_lineno if ast.get_docstring(node) is not None else None
            shift = 0 if said is None else said - node.body[0].lineno + 1
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1 - shift


def test_the_engine_imports_no_qt() -> None:
    modules = [path for path in MODULES if path.is_relative_to(ROOT / "engine")]
    assert len(modules) > 5
    assert not [path for path in modules for name in _imports(path) if name.startswith(("PySide6", "shiboken6"))]


def test_the_board_imports_no_engine() -> None:
    modules = [path for path in MODULES if path.is_relative_to(ROOT / "app" / "board")]
    assert not [path for path in modules for name in _imports(path) if name.split(".")[0] == "engine"]


def test_nothing_outside_reaches_into_the_rules() -> None:
    modules = [path for path in MODULES if not path.is_relative_to(ROOT / "engine" / "xiangqi")]
    inside = re.compile(r"engine\.xiangqi\.(?!(?:notation|repetition)$)")
    assert not [(str(path), name) for path in modules for name in _imports(path) if inside.match(name)]


def test_the_command_line_loads_no_qt_before_it_is_needed() -> None:
    code = "import sys, app.cli; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_a_module_can_be_read_at_a_sitting() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert not {path: length for path, length in lengths.items() if length > 400}


def test_no_function_is_over_eighty_lines() -> None:
    assert not [(path.name, name, lines) for path in MODULES for name, lines in _functions(path) if lines > 80]


def test_functions_are_short() -> None:
    lengths = sorted(lines for path in MODULES for _, lines in _functions(path))
    assert statistics.median(lengths) <= 8
    assert lengths[int(len(lengths) * 0.95)] <= 40


def test_annotations_are_never_evaluated() -> None:
    defining = ast.FunctionDef | ast.ClassDef
    modules = [path for path in (*MODULES, *TESTS) if any(isinstance(node, defining) for node in ast.walk(_tree(path)))]
    assert not [path for path in modules if "from __future__ import annotations" not in path.read_text("utf-8")]


def test_nothing_is_left_for_later_and_no_banner_divides_a_module() -> None:
    mark = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b|^\s*#\s*[-=#*]{3,}", re.M)
    modules = [path for path in (*MODULES, *TESTS) if path != Path(__file__)]
    assert not [path for path in modules if mark.search(path.read_text("utf-8"))]


def test_no_machine_is_named() -> None:
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    texts = [ROOT / name for name in tracked.split("\0") if name.endswith(TEXT_FILES) and name != "LICENSE"]
    assert len(texts) > 40
    for path in texts:
        text = path.read_text("utf-8")
        assert not [host for host in re.findall(r"https?://([\w.-]+)", text) if host not in HOSTS], path
        assert path == Path(__file__) or not re.search(r"(?<![\w.])/(?:work|root|home)/", text), path


def _literals(path: Path) -> Iterator[str]:
    tree = _tree(path)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def test_no_chinese_text_stands_in_the_code_of_the_program() -> None:
    modules = [path for path in MODULES if path.is_relative_to(ROOT / "app") and path.name not in TABLES]
    texts = [(path.name, text) for path in modules for text in _literals(path)]
    texts = [(name, text) for name, text in texts if text not in OWN_NAMES]
    assert not [(name, text) for name, text in texts if set(re.findall(r"[\u3400-\u9fff]", text)) - DRAWN]
