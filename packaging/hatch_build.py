"""The build hook: makes the font and the translations, and puts them with ``resources/`` inside the package ``app``."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ChuheBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for wheels and editable installs. An editable install finds the built files in the checkout itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        _load(root, "font").build(root)
        compiled = _load(root, "translations").compile_all(root)
        if version == "editable":
            return
        carried = [path for path in sorted((root / "resources").rglob("*")) if path.is_file()]
        for path in (*carried, *compiled):
            build_data["force_include"][str(path)] = "app/" + path.relative_to(root).as_posix()


def _load(root: Path, name: str) -> ModuleType:
    """Load a module of this folder by its path: as a package, ``packaging`` would hide the library of that name."""
    spec = importlib.util.spec_from_file_location(f"chuhe_{name}", root / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
