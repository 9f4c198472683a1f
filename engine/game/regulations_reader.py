"""Regulations from TOML: a hand-written file is never half believed, and every fault of it is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import StrEnum
from types import MappingProxyType, NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from engine.base import Fault, Place
from engine.game.regulations import Regulations


class RegulationFault(StrEnum):
    """What can be wrong with regulations. ``values`` of a fault: "key" (dotted), "found", perhaps "wanted"."""

    SYNTAX = "syntax"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"
    UNKNOWN_WORD = "unknown_word"
    OUT_OF_RANGE = "out_of_range"


def parse_regulations(text: str) -> tuple[Regulations | None, tuple[Fault, ...]]:
    """The regulations, or None and everything that is wrong with the text. Never raises."""
    try:
        data = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        return None, (_syntax(error),)
    reader = _Reader(dict(_lines(text)), [])
    regulations = reader.table(data, Regulations, "")
    return regulations, tuple(sorted(reader.faults, key=lambda fault: fault.place.line or 0))


def _syntax(error: Exception) -> Fault:
    at = re.search(r"line (\d+)", str(error))
    message = str(error) or type(error).__name__
    return Fault(RegulationFault.SYNTAX, Place(line=int(at[1]) if at else None), {"found": message})


def _lines(text: str) -> Iterator[tuple[str, int]]:
    """Each key with the line it stands on; tomllib doesn't say."""
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+([^\]]+)\]", line):
            table = _bare(header[1]) + "."
            yield table[:-1], number
        elif key := re.match(r"""\s*([\w."'-]+(?:\s*\.\s*[\w"'-]+)*)\s*=""", line):
            yield table + _bare(key[1]), number


def _bare(key: str) -> str:
    return re.sub(r"""[\s"']""", "", key)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads values of the wanted types; what doesn't fit is added to ``faults``, and what comes back is then no use."""

    lines: Mapping[str, int]
    faults: list[Fault]

    def table(self, data: object, wanted: Any, key: str) -> Any:
        if not isinstance(data, dict):
            return self._wrong(RegulationFault.WRONG_TYPE, key, data, "table")
        before = len(self.faults)
        own = {item.name: item for item in fields(wanted)}
        for name in data.keys() - own.keys():
            self._wrong(RegulationFault.UNKNOWN_KEY, _join(key, name), name, ", ".join(sorted(own)))
        for name in (item.name for item in own.values() if _required(item) and item.name not in data):
            self._wrong(RegulationFault.MISSING_KEY, _join(key, name), "")
        hints = get_type_hints(wanted)
        values = {
            name: self._value(data[name], hints[name], _join(key, name), item)
            for name, item in own.items()
            if name in data
        }
        return wanted(**values) if len(self.faults) == before else None

    def _value(self, data: object, wanted: Any, key: str, item: Field[Any]) -> Any:
        if isinstance(wanted, UnionType):
            wanted = next(kind for kind in get_args(wanted) if kind is not NoneType)
        if is_dataclass(wanted):
            return self.table(data, wanted, key)
        if get_origin(wanted) is tuple:
            return self._list(data, get_args(wanted)[0], key, item)
        if get_origin(wanted) is Mapping:
            return self._articles(data, get_args(wanted)[0], key)
        if issubclass(wanted, StrEnum):
            return self._word(data, wanted, key)
        return self._plain(data, wanted, key, item)

    def _plain(self, data: object, wanted: type, key: str, item: Field[Any]) -> Any:
        whole = wanted is float and type(data) is int
        if type(data) is not wanted and not whole:
            return self._wrong(RegulationFault.WRONG_TYPE, key, data, _TYPE_NAMES[wanted])
        if wanted is str and not str(data).strip():
            return self._wrong(RegulationFault.OUT_OF_RANGE, key, data, "a text")
        bounds = item.metadata.get("between")
        if bounds and isinstance(data, int | float) and not bounds[0] <= data <= bounds[1]:
            return self._wrong(RegulationFault.OUT_OF_RANGE, key, data, f"{bounds[0]}-{bounds[1]}")
        return data

    def _word(self, data: object, wanted: type[StrEnum], key: str) -> Any:
        if not isinstance(data, str):
            return self._wrong(RegulationFault.WRONG_TYPE, key, data, "text")
        if data not in set(wanted):
            return self._wrong(RegulationFault.UNKNOWN_WORD, key, data, ", ".join(wanted))
        return wanted(data)

    def _list(self, data: object, wanted: Any, key: str, item: Field[Any]) -> tuple[Any, ...]:
        if not isinstance(data, list):
            self._wrong(RegulationFault.WRONG_TYPE, key, data, "list")
            return ()
        return tuple(self._value(entry, wanted, key, item) for entry in data)

    def _articles(self, data: object, words: type[StrEnum], key: str) -> Mapping[Any, str]:
        """A table that gives an article to each of some known words."""
        if not isinstance(data, dict):
            self._wrong(RegulationFault.WRONG_TYPE, key, data, "table")
            return {}
        unknown = [name for name in data if name not in set(words)]
        for name in unknown:
            self._wrong(RegulationFault.UNKNOWN_KEY, _join(key, name), name, ", ".join(words))
        for name, article in data.items():
            if not isinstance(article, str):
                self._wrong(RegulationFault.WRONG_TYPE, _join(key, name), article, "text")
        return MappingProxyType({words(name): str(data[name]) for name in data if name not in unknown})

    def _wrong(self, kind: RegulationFault, key: str, found: object, wanted: str = "") -> None:
        values = {"key": key, "found": _shown(found)} | ({"wanted": wanted} if wanted else {})
        self.faults.append(Fault(kind, Place(line=self._line(key)), values))

    def _line(self, key: str) -> int | None:
        """The line of the key, or of the innermost table around it that has one."""
        while key and key not in self.lines:
            key = key.rpartition(".")[0]
        return self.lines.get(key)


_TYPE_NAMES = {bool: "true or false", int: "whole number", float: "number", str: "text"}


def _required(item: Field[Any]) -> bool:
    return item.default is MISSING and item.default_factory is MISSING


def _join(table: str, name: str) -> str:
    return f"{table}.{name}" if table else name


def _shown(found: object) -> str:
    text = found if isinstance(found, str) else repr(found)
    return text if len(text) <= 60 else text[:57] + "..."
