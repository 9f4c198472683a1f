r"""Tags and headings: which tag holds which field of a record, in both directions.

Beside the tags of the xqbase paper a file of ours has Board, Referee and Regulations; TimeScheme, BlackTimeControl and
TimeMode, with TimeControl the exact control; RedTime, BlackTime, RedReserve and BlackReserve (h:mm:ss.mmm);
Termination (our code, then the article where the edition has its own); Fouls (``side article count ply note``, parted
by ``; ``), Remarks and Hash. In notes and remarks a line end is written ``\n`` and a semicolon ``\,``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import TimeControl
from engine.game import Seat
from engine.records.record import FoulNote, Headings, Record, UsedTime
from engine.records.times import read_control, read_duration, write_control, write_duration, write_manner

# "0-0" is no token of PGN; it is how cross tables print that both lose.
RESULT_TOKENS = {Winner.RED: "1-0", Winner.BLACK: "0-1", Winner.DRAW: "1/2-1/2", Winner.NONE: "0-0", None: "*"}
_RESULTS: dict[str, Winner | None] = {token: winner for winner, token in RESULT_TOKENS.items()}
_RESULTS |= {
    **dict.fromkeys(("1/2", "½-½", "0.5-0.5", "和棋", "和局", "和"), Winner.DRAW),
    **dict.fromkeys(("红胜", "紅勝", "红方胜", "紅方勝", "黑负", "黑負", "黑方负", "黑方負"), Winner.RED),
    **dict.fromkeys(("黑胜", "黑勝", "黑方胜", "黑方勝", "红负", "紅負", "红方负", "紅方負"), Winner.BLACK),
    **dict.fromkeys(("", "?", "未知"), None),
}
_UNKNOWN = frozenset({"?", "????.??.??"})
_FIELDS = {
    "event": "event",
    "site": "place",
    "round": "round",
    "board": "board_no",
    "referee": "referee",
    "regulations": "regulations",
}
_SPENT = frozenset({"game", "setup", "format", "result"})
_TERMINATIONS = {code.value: code for code in Termination} | {"time forfeit": Termination.TIME}
_ISO_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[ T]([0-9]{2}:[0-9]{2}(?::[0-9]{2})?))?")
_PGN_DATE = re.compile(r"([0-9]{4})\.([0-9]{2})\.([0-9]{2})")
_TIME = re.compile(r"[0-9]{2}:[0-9]{2}(?::[0-9]{2})?")
_FOUL = re.compile(r"(red|black) (\S+) ([0-9]{1,4}) ([0-9]{1,6})(?: (.*))?")
_ESCAPED = re.compile(r"\\(.)")


def read_result(token: str) -> Winner | None:
    """Who won by a result tag or token. Raises KeyError for a text that is no result."""
    return _RESULTS[token.strip()]


def read_tags(tags: Mapping[str, str], result: Winner | None) -> Record:
    """The record without its moves. ``tags`` are the names as written with their values, none empty."""
    return _TagReader(tags).record(result)


class _TagReader:
    """Takes the tags it understands; what is left at the end is kept as it is."""

    def __init__(self, tags: Mapping[str, str]) -> None:
        self._tags = {name.lower(): (name, value) for name, value in tags.items() if value not in _UNKNOWN}

    def record(self, result: Winner | None) -> Record:
        for name in _SPENT:
            self._take(name)
        outcome = self._outcome(result)
        used = UsedTime(self._duration("redtime"), self._duration("blacktime"))
        reserve = UsedTime(self._duration("redreserve"), self._duration("blackreserve"))
        fouls, remarks, hash_ = self._fouls(), _unescape(self._take("remarks")), self._take("hash")
        fields = {field: self._take(name) for name, field in _FIELDS.items()}
        date = self._date()
        red, black = self._seat("red", "white"), self._seat("black", "black")
        control, time_control = self._control()
        extra = tuple(self._tags.values())
        headings = Headings(
            **fields, date=date, red=red, black=black, control=control, time_control=time_control, extra=extra
        )
        return Record(
            headings,
            result=result,
            outcome=outcome,
            used=used,
            reserve=reserve,
            fouls=fouls,
            remarks=remarks,
            hash=hash_,
        )

    def _look(self, name: str) -> str:
        return self._tags.get(name, ("", ""))[1]

    def _take(self, name: str) -> str:
        return self._tags.pop(name, ("", ""))[1]

    def _seat(self, side: str, chess_side: str) -> Seat:
        name = self._take(side) or self._take(chess_side)
        return Seat(name, self._take(f"{side}team") or self._take(f"{chess_side}team"))

    def _date(self) -> str:
        """PGN's own form becomes ISO 8601; anything else is kept as it was written."""
        text, time = self._take("date"), self._look("time")
        match = _PGN_DATE.fullmatch(text)
        if match is None:
            return text
        if _TIME.fullmatch(time):
            self._take("time")
            return "-".join(match.groups()) + f" {time}"
        return "-".join(match.groups())

    def _control(self) -> tuple[TimeControl | None, str]:
        """Only our own TimeScheme vouches that the periods mean what they mean here."""
        scheme, red = self._look("timescheme"), self._look("timecontrol")
        control = read_control(scheme, red, self._look("blacktimecontrol"), self._look("timemode")) if scheme else None
        if control is None:
            return None, self._take("timecontrol")
        for name in ("timescheme", "timecontrol", "blacktimecontrol", "timemode"):
            self._take(name)
        return control, ""

    def _duration(self, name: str) -> int | None:
        ms = read_duration(self._look(name))
        if ms is not None:
            self._take(name)
        return ms

    def _outcome(self, result: Winner | None) -> Outcome | None:
        text = self._look("termination")
        code, _, article = (text, "", "") if text.lower() in _TERMINATIONS else text.partition(" ")
        termination = _TERMINATIONS.get(code.lower())
        if termination is None or result is None:
            return None
        self._take("termination")
        return Outcome(termination, result, article)

    def _fouls(self) -> tuple[FoulNote, ...]:
        matches = [_FOUL.fullmatch(part) for part in self._look("fouls").split("; ")]
        if None in matches:
            return ()
        self._take("fouls")
        return tuple(
            FoulNote(Side(match[1]), match[2], int(match[3]), int(match[4]), _unescape(match[5] or ""))
            for match in matches
            if match
        )


def head_tags(record: Record) -> Iterator[tuple[str, str]]:
    """The tags of a record in the order of the xqbase paper; the usual ones stand even when empty."""
    headings = record.headings
    date, time = _written_date(headings.date)
    yield from [("Event", headings.event), ("Site", headings.place), ("Date", date), ("Round", headings.round)]
    yield from [("RedTeam", headings.red.unit), ("Red", headings.red.name)]
    yield from [("BlackTeam", headings.black.unit), ("Black", headings.black.name)]
    yield "Result", RESULT_TOKENS[record.result]
    optional = [("Time", time), *headings.extra, *_game_tags(record)]
    yield from ((name, value) for name, value in optional if value)


def _game_tags(record: Record) -> Iterator[tuple[str, str]]:
    headings, outcome = record.headings, record.outcome
    yield from [("Board", headings.board_no), ("Referee", headings.referee), ("Regulations", headings.regulations)]
    yield from _control_tags(headings)
    for kind, times in (("Time", record.used), ("Reserve", record.reserve)):
        for side, ms in (("Red", times.red), ("Black", times.black)):
            yield f"{side}{kind}", "" if ms is None else write_duration(ms)
    if outcome:
        article = outcome.article if outcome.article != outcome.termination.article else ""
        yield "Termination", f"{outcome.termination} {article}".rstrip()
    yield "Fouls", "; ".join(_written_foul(foul) for foul in record.fouls)
    yield from [("Remarks", _escape(record.remarks)), ("Hash", record.hash)]


def _control_tags(headings: Headings) -> Iterator[tuple[str, str]]:
    control = headings.control
    if control is None:
        yield "TimeControl", headings.time_control
        return
    red, black = (write_control(control, side) for side in Side)
    yield from [("TimeScheme", control.scheme), ("TimeControl", red)]
    yield "BlackTimeControl", "" if black == red else black
    yield "TimeMode", write_manner(control)


def _written_date(date: str) -> tuple[str, str]:
    match = _ISO_DATE.fullmatch(date)
    return (".".join(match.group(1, 2, 3)), match[4] or "") if match else (date, "")


def _written_foul(foul: FoulNote) -> str:
    return f"{foul.side} {foul.article} {foul.count} {foul.ply} {_escape(foul.note)}".rstrip(" ")


def _escape(text: str) -> str:
    """One line without "; ", which parts the fouls."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace(";", "\\,")


def _unescape(text: str) -> str:
    signs = {"n": "\n", ",": ";"}
    return _ESCAPED.sub(lambda match: signs.get(match[1], match[1]), text)
