"""What the program remembers between two starts: one typed table, kept as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from app.regular import read_regular

VERSION = 1
BOARD_SHARE = 560
MOST_CONTROLS = 60
LONGEST_NAME = 60
MOST_FIGURE = 360_000_000
"""A hundred hours in milliseconds: no figure of a time control is greater."""
Check = Callable[[Any], bool]


def _text(longest: int) -> Check:
    return lambda value: isinstance(value, str) and len(value) <= longest and "\0" not in value


def _one_of(*words: str) -> Check:
    return lambda value: isinstance(value, str) and value in words


def _is_control(value: Any) -> bool:
    """Whether it is a time control as the clock writes it, under a name of one's own."""
    from engine.clock import ClockError, Scheme, TimeControl

    try:
        name = TimeControl.from_dict(value).scheme
    except (ClockError, TypeError):
        return False
    own = name not in set(Scheme) and name == " ".join(name.split()) != "" and _text(LONGEST_NAME)(name)
    return own and _greatest(value) <= MOST_FIGURE


def _greatest(value: Any) -> int:
    """The greatest figure anywhere in plain data."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        return max(map(_greatest, value), default=0)
    return value if isinstance(value, int) else 0


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

    ``profile`` "" means: by whether there is a referee; ``scheme`` "" means: what the regulations offer first, else it
    is a preset or the name of a control of one's own; ``own_records``: with a referee each player keeps a record.
    ``press`` "recorder": the players move on a wooden board and press, and a recorder keys their moves.
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
    scheme: str = _setting("", _text(LONGEST_NAME))
    minutes: int = _setting(20, _whole(1, 600))
    press: str = _choice("auto", "manual", "recorder")
    own_records: bool = _switch(False)


@dataclass(frozen=True, slots=True)
class ClockOnlyValues:
    """What was last filled in for the clock alone. ``red`` is who usually begins, ``sides`` what both are called."""

    sides: str = _choice("red_black", "white_black", "black_white", "first_second")
    red: str = _setting("", _text(80))
    black: str = _setting("", _text(80))
    event: str = _setting("", _text(200))
    round: str = _setting("", _text(40))
    board_no: str = _setting("", _text(40))
    referee: str = _setting("", _text(80))
    profile: str = _setting("", _text(80))
    scheme: str = _setting("", _text(LONGEST_NAME))
    minutes: int = _setting(20, _whole(1, 600))
    on_flag: str = _choice("hold", "lose", "run")
    own_records: bool = _switch(False)


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default and its range. ``language`` "" follows the system; ``geometry`` is base64.

    ``far_turned`` turns pieces and clock face of the side across the table; ``hints`` marks where a piece in hand may
    go; ``chinese_digits`` is for Red in the abbreviated record; ``board_share`` is the board's part of the window's
    width, in thousandths. Where only the clock is used ``clock_style`` is what its faces are made of, ``clock_seats``
    where the players sit, and ``clock_swapped`` changes the places of the faces. ``controls``: time controls of one's
    own as the clock writes them; ``scheme`` is the name.
    ``sounds`` "fitting" is all of them in a friendly game, and in a refereed one only that of the end of time;
    ``low_time`` tells of little time, ``read_moves`` and ``call_check`` speak.
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
    sounds: str = _choice("fitting", "all", "time_out", "off")
    low_time: str = _choice("off", "warn", "count")
    read_moves: bool = _switch(False)
    call_check: bool = _switch(False)
    geometry: str = _setting("", _text(4_000))
    clock_style: str = _choice("dials", "digits")
    clock_seats: str = _choice("beside", "across")
    clock_swapped: bool = _switch(False)
    board_share: int = _setting(BOARD_SHARE, _whole(300, 800))
    folder: str = _setting("", _text(4_000))
    controls: tuple[Mapping[str, Any], ...] = ()
    new_game: NewGameValues = field(default_factory=NewGameValues)
    clock_only: ClockOnlyValues = field(default_factory=ClockOnlyValues)


def words_of(name: str) -> tuple[str, ...]:
    """The words a setting can be, the default first; none for one that is no choice among words. Raises KeyError."""
    return {f.name: tuple(f.metadata.get("words", ())) for f in fields(Settings)}[name]


def normalised(data: object) -> tuple[Settings, bool]:
    """The settings in ``data``, read from JSON, and whether anything in it had to be repaired.

    A value outside its range takes its default; a name nobody knows (of a later version) is passed over in silence.
    """
    if not isinstance(data, Mapping):
        return Settings(), True
    controls, controls_repaired = _controls(data.get("controls", []))
    new_game, game_repaired = _filled_in(NewGameValues, data.get("new_game", {}), controls)
    clock_only, clock_repaired = _filled_in(ClockOnlyValues, data.get("clock_only", {}), controls)
    outer, repaired = _checked(Settings, data)
    value = replace(outer, new_game=new_game, clock_only=clock_only, controls=controls)
    return value, repaired or game_repaired or clock_repaired or controls_repaired


def _controls(data: object) -> tuple[tuple[Mapping[str, Any], ...], bool]:
    """The time controls of one's own that are sound, the first of each name, and whether any was not."""
    if not isinstance(data, list | tuple):
        return (), True
    sound = {control["scheme"]: control for control in reversed(data) if _is_control(control)}
    kept = tuple(reversed(sound.values()))[:MOST_CONTROLS]
    return kept, len(kept) < len(data)


def _filled_in(table: type[Any], data: object, controls: Sequence[Mapping[str, Any]]) -> tuple[Any, bool]:
    """What was filled in last; a time control that nobody knows is none."""
    value, repaired = _checked(table, data if isinstance(data, Mapping) else {})
    if value.scheme and value.scheme not in {control["scheme"] for control in controls}:
        from engine.clock import Scheme

        if value.scheme not in set(Scheme):
            value, repaired = replace(value, scheme=""), True
    return value, repaired or not isinstance(data, Mapping)


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
