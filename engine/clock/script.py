"""Scripts for the clock: the case file of ``chuhe clock`` (``guide/clock.md`` sections 9 and 11).

A script is a list of stamped events in words. Its runner feeds them to a Clock and owns what the clock does not know:
why a game was stopped, and the names of results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.base import Side
from engine.clock.clock import Clock, Step
from engine.clock.control import KINDS, TimeControl, read_kind
from engine.clock.errors import ClockError, DataError, UnknownKind, maybe_choice, optional, take
from engine.clock.face import Face
from engine.clock.kind import Extra, ExtraStyle, Kind
from engine.clock.notes import Act, ClockState, Note, NoteKind, OnFlag
from engine.clock.periods import PeriodMode, Periods

_LETTERS = {"R": Side.RED, "B": Side.BLACK}
_NAMES = {side: letter for letter, side in _LETTERS.items()}


def run(cases: object) -> dict[str, object]:
    """Run every case of a case file.

    Returns ``{id: {"expected": [[t, snapshot], ...], "log": [[t, text], ...]}}`` with a snapshot at each stamp that the
    case expects one at; for a case that cannot be run ``{id: {"error": code, "message": text}}``. Raises DataError only
    where the whole is no case file.
    """
    schemes = take(cases, "file", "schemes", dict)
    return dict(_run_one(case, i, schemes) for i, case in enumerate(take(cases, "file", "cases", list)))


def _run_one(case: object, index: int, schemes: Mapping[str, object]) -> tuple[str, object]:
    name = f"#{index + 1}"
    try:
        name = take(case, "case", "id", str)
        return name, _Runner(_clock_of(case, schemes)).play(case)
    except UnknownKind as error:
        return name, {"error": "unknown_kind", "message": str(error)}
    except ClockError as error:
        return name, {"error": "bad_case", "message": str(error)}


def _clock_of(case: object, schemes: Mapping[str, object]) -> Clock:
    name = take(case, "case", "scheme", str)
    options = optional(case, "case", "options", dict) or {}
    return Clock.new(
        _control_of(take(schemes, "schemes", name, dict), name),
        maybe_choice(options, "options", "on_flag", OnFlag) or OnFlag.LOSE,
        optional(options, "options", "linked", bool) or False,
        optional(options, "options", "late_limit", int),
        scheduled=0,
    )


def _control_of(scheme: Mapping[str, object], name: str) -> TimeControl:
    where = f"schemes.{name}"
    word = take(scheme, where, "kind", str)
    kind = KINDS.get(word)
    if kind is None:
        raise UnknownKind(where, f"kind {word!r} is not known here")
    red, black = (read_kind(kind, _figures_of(scheme, letter), where) for letter in _LETTERS)
    return TimeControl(name, red, black)


def _figures_of(scheme: Mapping[str, object], letter: str) -> dict[str, object]:
    """The figures of one side: each may be the same for both, or given for "R" and "B" apart (贴时)."""
    figures = {key: value for key, value in scheme.items() if key != "kind"}
    return {key: value.get(letter) if isinstance(value, Mapping) else value for key, value in figures.items()}


@dataclass
class _Runner:
    clock: Clock
    result: str | None = None
    log: list[list[object]] = field(default_factory=list)
    saved: tuple[dict[str, object], int] | None = None

    def play(self, case: object) -> dict[str, object]:
        shots: list[list[object]] = []
        for at, event in _timeline(case):
            if event is None:
                self._take(self.clock.settle(at))
                shots.append([at, self._snapshot(at)])
            else:
                self._do(at, event)
        return {"expected": shots, "log": self.log}

    def _do(self, at: int, event: str) -> None:
        word, *rest = event.split() or [""]
        if word in _WORDS:
            letters, act = _WORDS[word]
            self._take(act(self.clock, *_arguments(letters, rest, f"script at {at}"), at))
        elif word in _OWN_WORDS:
            letters, own = _OWN_WORDS[word]
            own(self, *_arguments(letters, rest, f"script at {at}"), at)
        else:
            raise DataError(f"script at {at}", f"unknown word {word!r}")

    def _take(self, step: Step) -> None:
        self.clock, notes = step
        for note in notes:
            self._write(note)

    def _write(self, note: Note) -> None:
        text = _text_of(note)
        if text:
            self.log.append([note.ms, text])
        if self.clock.state is not ClockState.OVER or self.result:
            return
        if note.kind is NoteKind.FLAG and note.side:
            self.result = f"{_NAMES[note.side]}_loses_time"
        elif note.kind is NoteKind.LATE:
            self.result = f"{_NAMES[note.side]}_loses_late" if note.side else "both_lose_late"

    def _snapshot(self, at: int) -> dict[str, object]:
        running = self.clock.running
        control = self.clock.control
        return {
            "state": self.clock.state.value,
            "running": _NAMES[running] if running else None,
            "result": self.result,
            **{letter: _shown(self.clock.face(side, at), control.kind_of(side)) for letter, side in _LETTERS.items()},
        }

    def end(self, at: int, result: str) -> None:
        self._take(self.clock.settle(at))
        if self.clock.state is not ClockState.OVER:
            self.result = result
            self._take(self.clock.stop(at))

    def mate(self, side: Side, at: int) -> None:
        self._take(self.clock.settle(at))
        if self.clock.state is ClockState.RUNNING:
            self.result = f"{_NAMES[side]}_wins_mate"
            self._take(self.clock.finish(side, at))

    def claim(self, side: Side, at: int) -> None:
        """The first flag decides, whoever claims (rule F2)."""
        self._take(self.clock.settle(at))
        if self.clock.first_flag is None:
            self.log.append([at, f"reject claim {_NAMES[side]}"])
        else:
            self.end(at, f"{_NAMES[self.clock.first_flag]}_loses_time")

    def save(self, at: int) -> None:
        self._take(self.clock.settle(at))
        self.saved = self.clock.to_dict(), at

    def load(self, at: int) -> None:
        """A loaded game stands, as of the instant it was saved (rule K3)."""
        if self.saved is None:
            raise DataError(f"script at {at}", "nothing was saved")
        data, then = self.saved
        self._take(Clock.from_dict(data).pause(then))


def _shown(face: Face, kind: Kind) -> dict[str, object]:
    """A side of a snapshot, with the words for its kind of control."""
    common: dict[str, object] = {"used": face.used, "moves": face.moves, "flag": face.flag}
    if isinstance(kind, Periods):
        return common | _periods_shown(face, kind)
    extra = face.extra
    if extra is None:
        return common | {"rem": face.remaining}
    return common | {"main": extra.main} | _OWN_FIELDS[extra.style](extra, face)


_OWN_FIELDS: dict[ExtraStyle, Callable[[Extra, Face], dict[str, object]]] = {
    ExtraStyle.DELAY: lambda extra, _: {"left": extra.left},
    ExtraStyle.STEP: lambda extra, _: {"left": extra.left},
    ExtraStyle.BRONSTEIN: lambda extra, face: {"left": extra.left, "show": face.remaining},
    ExtraStyle.BYO_YOMI: lambda extra, _: {"byo": extra.left, "n": extra.count},
    ExtraStyle.OVERRUNS: lambda extra, _: {"left": extra.left, "overruns": extra.count},
    ExtraStyle.CANADIAN: lambda extra, _: {"block": extra.left, "bl": extra.due},
}


def _periods_shown(face: Face, kind: Periods) -> dict[str, object]:
    signs: dict[str, object] = {"exempt": face.exempt, "fill": face.fill}
    own = {"rem": face.remaining, "period": face.period_number}
    counted_apart = kind.mode in (PeriodMode.INTERVAL, PeriodMode.RESET)
    return own | signs | ({"pmoves": face.period_moves} if counted_apart else {})


def _timeline(case: object) -> Iterator[tuple[int, str | None]]:
    """Events, and None where a snapshot is due: after all events of its stamp."""
    script, expected = take(case, "case", "script", list), optional(case, "case", "expected", list) or []
    events = [_stamped(row, f"script[{i}]") for i, row in enumerate(script)]
    if events != sorted(events, key=lambda event: event[0]):
        raise DataError("script", "the stamps go back")
    shots = [(_stamped(row, f"expected[{i}]")[0], None) for i, row in enumerate(expected)]
    return iter(sorted([*events, *shots], key=lambda item: (item[0], item[1] is None)))


def _stamped(row: object, where: str) -> tuple[int, str]:
    if not isinstance(row, list) or not row or not isinstance(row[0], int):
        raise DataError(where, "not a stamp and an event")
    words = row[1] if len(row) > 1 else ""
    return row[0], words if isinstance(words, str) else ""


def _text_of(note: Note) -> str | None:
    who = _NAMES[note.side] if note.side else "RB"
    if note.kind is NoteKind.PERIOD:
        return f"period {who} {note.number}"
    if note.kind is NoteKind.REJECT:
        return f"reject press {who}" if note.act is Act.PRESS else None
    return f"{note.kind} {who}" if note.kind in (NoteKind.FLAG, NoteKind.UNFLAG, NoteKind.LATE) else None


def _side(letter: str) -> Side:
    return _LETTERS[letter]


_READERS: dict[str, Callable[[str], object]] = {"s": _side, "?": _side, "n": int}

_WORDS: dict[str, tuple[str, Callable[..., Step]]] = {
    "start": ("", Clock.start),
    "press": ("s", Clock.press),
    "move": ("s", Clock.move),
    "pause": ("", Clock.pause),
    "suspend": ("", Clock.pause),
    "wake": ("", Clock.settle),
    "resume": ("?", lambda clock, *args: clock.resume(args[-1], *args[:-1])),
    "seal": ("s", Clock.seal),
    "reopen": ("", Clock.reopen),
    "penalty": ("sn", Clock.penalty),
    "bonus": ("sn", Clock.bonus),
    "correct": ("sn", Clock.correct),
    "set": ("sn", Clock.set_time),
    "setmoves": ("sn", Clock.set_moves),
    "absent": ("s", Clock.absent),
    "arrive": ("s", Clock.arrive),
    "filled": ("s", Clock.filled),
}
"""Words that are acts of the clock: the letters of their arguments (side, optional side, number) and the act."""

_OWN_WORDS: dict[str, tuple[str, Callable[..., None]]] = {
    "save": ("", _Runner.save),
    "load": ("", _Runner.load),
    "claim": ("s", _Runner.claim),
    "mate": ("s", _Runner.mate),
    "resign": ("s", lambda runner, side, at: runner.end(at, f"{_NAMES[side]}_loses_resign")),
    "rule_loss": ("s", lambda runner, side, at: runner.end(at, f"{_NAMES[side]}_loses_ruled")),
    "draw": ("", lambda runner, at: runner.end(at, "draw")),
}
"""Words whose meaning only the runner knows."""


def _arguments(letters: str, words: list[str], where: str) -> list[object]:
    if len(words) != len(letters) and (words or letters != "?"):
        raise DataError(where, f"{len(words)} arguments, {len(letters)} wanted")
    try:
        return [_READERS[letter](word) for letter, word in zip(letters, words, strict=False)]
    except (KeyError, ValueError):
        raise DataError(where, f"cannot read {' '.join(words)!r}") from None
