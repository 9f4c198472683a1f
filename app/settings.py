"""What the program remembers between two starts: one typed table, kept as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from app.regular import read_regular

VERSION = 1
BOARD_SHARE = 560
Check = Callable[[Any], bool]


def _text(longest: int) -> Check:
    return lambda value: isinstance(value, str) and len(value) <= longest and "\0" not in value


def _one_of(*words: str) -> Check:
    return lambda value: isinstance(value, str) and value in words


def _is_scheme(value: Any) -> bool:
    from engine.clock import Scheme

    return value == "" or _one_of(*Scheme)(value)


def _whole(least: int, most: int) -> Check:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_bool(value: Any) -> bool:
    return isinstance(value, bool)


def _setting(default: Any, check: Check) -> Any:
    return field(default=default, metadata={"check": check})


def _choice(*words: str) -> Any:
    """One of several words, by default the first."""
    return field(default=words[0], metadata={"check": _one_of(*words), "words": words})


def _switch(default: bool) -> Any:
    return _setting(default, _is_bool)


@dataclass(frozen=True, slots=True)
class NewGameValues:
    """What was last filled in for a new game.

    ``profile`` "" means: by whether there is a referee; ``scheme`` "" means: what the regulations offer first.
    """

    event: str = _setting("", _text(200))
    round: str = _setting("", _text(40))
    board_no: str = _setting("", _text(40))
    place: str = _setting("", _text(200))
    red: str = _setting("", _text(80))
    red_unit: str = _setting("", _text(80))
    black: str = _setting("", _text(80))
    black_unit: str = _setting("", _text(80))
    referee: str = _setting("", _text(80))
    profile: str = _setting("", _text(80))
    scheme: str = _setting("", _is_scheme)
    minutes: int = _setting(20, _whole(1, 600))
    press: str = _choice("auto", "manual")


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default and its range. ``language`` "" follows the system; ``geometry`` is base64.

    ``far_turned`` turns pieces and clock face of the side across the table; ``hints`` marks where a piece in hand may
    go; ``chinese_digits`` is for Red in the abbreviated record; ``board_share`` is the board's part of the window's
    width, in thousandths.
    """

    language: str = _choice("", "zh_CN", "zh_TW", "en")
    theme: str = _choice("wood", "plain", "dark")
    chrome: str = _choice("system", "light", "dark")
    faces: str = _choice("traditional", "simplified", "letters")
    numbers: bool = _switch(True)
    flipped: bool = _switch(False)
    far_turned: bool = _switch(False)
    handling: str = _choice("both", "click", "drag")
    hints: bool = _switch(True)
    animation: bool = _switch(True)
    record_style: str = _choice("full", "abbreviated", "wxf")
    chinese_digits: bool = _switch(False)
    geometry: str = _setting("", _text(4_000))
    board_share: int = _setting(BOARD_SHARE, _whole(300, 800))
    folder: str = _setting("", _text(4_000))
    new_game: NewGameValues = field(default_factory=NewGameValues)


def words_of(name: str) -> tuple[str, ...]:
    """The words a setting can be, the default first; none for one that is no choice among words. Raises KeyError."""
    return {f.name: tuple(f.metadata.get("words", ())) for f in fields(Settings)}[name]


def normalised(data: object) -> tuple[Settings, bool]:
    """The settings in ``data``, read from JSON, and whether anything in it had to be repaired.

    A value outside its range takes its default; a name nobody knows (of a later version) is passed over in silence.
    """
    if not isinstance(data, Mapping):
        return Settings(), True
    inner = data.get("new_game", {})
    new_game, inner_repaired = _checked(NewGameValues, inner if isinstance(inner, Mapping) else {})
    outer, repaired = _checked(Settings, data)
    return replace(outer, new_game=new_game), repaired or inner_repaired or not isinstance(inner, Mapping)


def _checked(table: type[Any], data: Mapping[str, Any]) -> tuple[Any, bool]:
    known = {f.name: f.metadata["check"] for f in fields(table) if "check" in f.metadata and f.name in data}
    good = {name: data[name] for name, check in known.items() if check(data[name])}
    return table(**good), len(good) < len(known)


class SettingsStore:
    """The settings and the file they live in. A damaged file is set aside as ``.bad`` and repaired from the defaults.

    Nothing here raises: a program that can't keep its settings still runs, and ``problem`` holds the reason.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.problem: OSError | None = None
        self.repaired = False
        self.value = self._load()

    def change(self, **changes: Any) -> None:
        """Set some settings and write the file if anything changed."""
        changed = replace(self.value, **changes)
        if changed != self.value:
            self.value = changed
            self._save()

    def _load(self) -> Settings:
        try:
            text = read_regular(self._path).decode("utf-8")
        except FileNotFoundError:
            return Settings()
        except (OSError, UnicodeDecodeError):
            return self._set_aside()
        try:
            value, self.repaired = normalised(json.loads(text))
        except (ValueError, RecursionError):
            return self._set_aside()
        if self.repaired:
            self._set_aside()
        return value

    def _set_aside(self) -> Settings:
        self.repaired = True
        try:
            self._path.replace(self._path.with_suffix(".bad"))
        except OSError as error:
            self.problem = error
        return Settings()

    def _save(self) -> None:
        text = json.dumps({"version": VERSION} | asdict(self.value), ensure_ascii=False, indent=1)
        try:
            write_atomically(self._path, text.encode(errors="replace"))
            self.problem = None
        except OSError as error:
            self.problem = error


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that it holds either the old or the new content at any instant: temp file, fsync, rename.

    Raises OSError, and then the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name[:80]}.{os.urandom(4).hex()}")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
