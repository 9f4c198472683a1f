"""Events as JSON and back: by class and field name, checked against the types of the fields."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.base import Stamp
from engine.clock import TimeControl, UnknownKind
from engine.errors import ChuheError
from engine.game.errors import GameError
from engine.game.events import KINDS, Event


class CodecError(GameError, ValueError):
    """A stored event is not of the form it should have. ``where`` is the path to the fault."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where


class NewerEvent(CodecError):
    """An event, a field or a word that only a newer version of the program knows; ignoring it could change the game."""


def to_json(event: Event) -> dict[str, object]:
    """The event as plain data, "kind", "ms" and "wall" beside its own fields."""
    return {"kind": kind_of(event), "ms": event.stamp.ms, "wall": event.stamp.wall, **payload_of(event)}


def from_json(data: Mapping[str, object]) -> Event:
    """The inverse of to_json. Raises CodecError; NewerEvent where the fault is this program's age."""
    own = {key: value for key, value in data.items() if key not in ("kind", "ms", "wall")}
    stamp = Stamp(_read(data.get("ms"), int, "ms"), _read(data.get("wall"), str, "wall"))
    return build(_read(data.get("kind"), str, "kind"), stamp, own)


def kind_of(event: Event) -> str:
    return type(event).__name__


def payload_of(event: Event) -> dict[str, object]:
    """The event's own fields as plain data, without its stamp."""
    return {name: value for name, value in _plain_fields(event) if name != "stamp"}


def build(kind: str, stamp: Stamp, payload: object) -> Event:
    """An event from the parts a journal keeps. Raises CodecError."""
    if kind not in KINDS:
        raise NewerEvent("kind", f"{kind!r} is not known to this version")
    event: Event = _read_fields(payload, KINDS[kind], kind, {"stamp": stamp})
    return event


def canonical(data: object) -> str:
    """The one JSON text of plain data: sorted keys, no spaces, ASCII only (so a lone surrogate does no harm)."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def _plain(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, TimeControl):
        return value.to_dict()
    if is_dataclass(value) and not isinstance(value, type):
        return dict(_plain_fields(value))
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _plain_fields(value: Any) -> Iterator[tuple[str, object]]:
    for field in fields(value):
        own = getattr(value, field.name)
        if not (field.metadata.get("later") and own == field.default):
            yield field.name, _plain(own)


def _read(data: object, hint: Any, where: str) -> Any:
    if isinstance(hint, UnionType) or get_origin(hint) is Union:
        return _read_optional(data, hint, where)
    if get_origin(hint) is tuple:
        return _read_row(data, hint, where)
    if hint is TimeControl:
        return _read_control(data, where)
    if is_dataclass(hint):
        return _read_fields(data, hint, where, {})
    if issubclass(hint, Enum):
        return _read_enum(data, hint, where)
    if type(data) is not hint:
        raise CodecError(where, f"{data!r} is not {hint.__name__}")
    return data


def _read_optional(data: object, hint: Any, where: str) -> Any:
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    return None if data is None else _read(data, kinds[0], where)


def _read_row(data: object, hint: Any, where: str) -> tuple[Any, ...]:
    """A row of values of one kind, tuple[kind, ...]."""
    if not isinstance(data, list):
        raise CodecError(where, "not a list")
    kind = get_args(hint)[0]
    return tuple(_read(each, kind, f"{where}.{number}") for number, each in enumerate(data))


def _read_control(data: object, where: str) -> TimeControl:
    try:
        return TimeControl.from_dict(data, where)
    except UnknownKind as error:
        raise NewerEvent(where, str(error)) from error
    except ChuheError as error:
        raise CodecError(where, str(error)) from error


def _read_enum(data: object, hint: type[Enum], where: str) -> Enum:
    try:
        return hint(data)
    except ValueError:
        raise NewerEvent(where, f"{data!r} is no {hint.__name__} known to this version") from None


def _read_fields(data: object, hint: Any, where: str, given: dict[str, object]) -> Any:
    if not isinstance(data, Mapping):
        raise CodecError(where, "not an object")
    hints = _hints(hint)
    unknown = sorted(set(data) - set(hints))
    if unknown:
        raise NewerEvent(f"{where}.{unknown[0]}", "is not known to this version")
    values = {name: _read(data[name], hints[name], f"{where}.{name}") for name in hints if name in data}
    missing = [name for name in _required(hint) if name not in values and name not in given]
    if missing:
        raise CodecError(f"{where}.{missing[0]}", "missing")
    return hint(**given, **values)


@cache
def _hints(hint: type) -> dict[str, Any]:
    own = {field.name for field in fields(hint)}
    return {name: kind for name, kind in get_type_hints(hint).items() if name in own and name != "stamp"}


@cache
def _required(hint: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(hint) if f.default is MISSING and f.default_factory is MISSING)
