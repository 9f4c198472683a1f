"""Keep the translations: ``update`` collects the texts of ``app/`` into the .ts files, ``compile`` makes their .qm.

The .ts files are in the repository, the .qm are built: by the build hook for wheels and editable installs, or here.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

LANGUAGES = ("zh_CN", "zh_TW", "en")
SAME_AS_SOURCE = re.compile(
    r"(<message>\s*<source>)([^<]*)(</source>(?:\s*<(?:extra)?comment>[^<]*</(?:extra)?comment>)*\s*)"
    r'<translation type="unfinished">[^<]*</translation>'
)


def update(root: Path) -> None:
    """Bring the three .ts up to date with the texts in the code. Raises CalledProcessError."""
    sources = sorted(str(path.relative_to(root)) for path in (root / "app").rglob("*.py"))
    for language in LANGUAGES:
        target = ["-source-language", "en", "-target-language", language, "-ts", f"translations/chuhe_{language}.ts"]
        _run(root, "lupdate", ["-silent", "-no-obsolete", "-locations", "none", *sources, *target])
    _fill_english(root / "translations" / "chuhe_en.ts")


def _fill_english(path: Path) -> None:
    """Let the English of the code stand for itself; only plurals (``%n``) need a translator there."""
    path.write_text(SAME_AS_SOURCE.sub(r"\1\2\3<translation>\2</translation>", path.read_text("utf-8")), "utf-8")


def compile_all(root: Path) -> list[Path]:
    """Compile every .ts that is newer than its .qm. Returns all .qm, [] where there are no .ts yet."""
    compiled = []
    for source in sorted((root / "translations").glob("*.ts")):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime <= source.stat().st_mtime:
            _run(root, "lrelease", ["-silent", str(source), "-qm", str(target)])
        compiled.append(target)
    return compiled


def _run(root: Path, tool: str, arguments: list[str]) -> None:
    """Run a tool that PySide6 carries as a plain program in its package folder."""
    spec = find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("PySide6 is not installed: it carries the translation tools")
    program = Path(spec.submodule_search_locations[0], f"{tool}.exe" if os.name == "nt" else tool)
    subprocess.run([str(program), *arguments], cwd=root, check=True)


if __name__ == "__main__":
    top = Path(__file__).resolve().parents[1]
    actions = {"update": update, "compile": compile_all}
    if len(sys.argv) != 2 or sys.argv[1] not in actions:
        raise SystemExit("usage: python packaging/translations.py update|compile")
    actions[sys.argv[1]](top)
