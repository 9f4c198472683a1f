"""Write ``requirements-dev.lock``: the versions of this environment that the tests are run with, for ``test.sh``.

Run it with the environment's own Python after bringing its packages to the versions wanted.
"""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

LOCK = Path(__file__).with_name("requirements-dev.lock")
EXTRAS = ("full", "dev", "bench")


def closure(name: str, found: dict[str, str]) -> None:
    """Collect the installed versions of a package and all it needs."""
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return
    found[package.metadata["Name"]] = package.version
    for need in package.requires or []:
        word = re.match(r"[\w.-]+", need)
        wanted = "extra ==" not in need or (name == "chuhe" and need.rpartition("==")[2].strip(" '\"") in EXTRAS)
        if word and wanted and word[0].lower() not in {known.lower() for known in found}:
            closure(word[0], found)


def main() -> None:
    found: dict[str, str] = {}
    closure("chuhe", found)
    del found["chuhe"]
    found.setdefault("PySide6_Addons", found["PySide6_Essentials"])
    lines = [f"{name}=={version}" for name, version in sorted(found.items(), key=lambda item: item[0].lower())]
    LOCK.write_text("\n".join(["# Made by packaging/lock.py", *lines]) + "\n")


if __name__ == "__main__":
    main()
