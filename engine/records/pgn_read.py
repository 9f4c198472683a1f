"""A game taken apart becomes a record: its moves are replayed on a board, and every fault is kept with its place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.base import Fault, Winner
from engine.records.faults import FileFault
from engine.records.pgn_comments import read_comments
from engine.records.pgn_items import Lines, RawGame, Tag
from engine.records.pgn_replay import Replay
from engine.records.pgn_tags import read_result, read_tags
from engine.records.record import Record
from engine.records.signs import narrow
from engine.xiangqi import Board, parse_fen

_USUAL = Board().key()


@dataclass(frozen=True, slots=True)
class GameRead:
    """One game of a file: what could be read, and what was wrong.

    ``plies`` counts the moves of the whole tree, of which the record has the main line; ``line`` is the line the game
    begins on.
    """

    record: Record
    faults: tuple[Fault, ...] = ()
    variations: int = 0
    plies: int = 0
    line: int = 1


def read_game(game: RawGame, lines: Lines) -> GameRead:
    """Replay a game; never raises."""
    faults = list(game.faults)
    tags = _Tags(game, lines, faults)
    board = tags.board()
    record = read_tags(tags.values(fen=board is None), tags.result())
    replay = Replay(game, lines, faults)
    if board is not None:
        board = replay.run(board)
    record = replace(
        record,
        start_fen=None if board is None or board.key() == _USUAL else board.fen(),
        plies=tuple(ply.made() for ply in replay.plies),
        intro=read_comments(replay.intro).text,
    )
    ordered = tuple(sorted(faults, key=lambda fault: (fault.place.line or 0, fault.place.offset or 0)))
    return GameRead(record, ordered, replay.variations, replay.count, lines.place(game.offset).line or 1)


class _Tags:
    """The tags of a game, each once, and what they say of result and position."""

    def __init__(self, game: RawGame, lines: Lines, faults: list[Fault]) -> None:
        self._game, self._lines, self._faults = game, lines, faults
        self._tags: dict[str, Tag] = {}
        for tag in game.tags:
            first = self._tags.setdefault(tag.name.lower(), tag)
            if not first.value:
                self._tags[tag.name.lower()] = tag
            elif tag.value not in ("", first.value):
                self._fault(FileFault.DUPLICATE_TAG, tag.offset, tag=tag.name, text=tag.value)

    def values(self, *, fen: bool) -> dict[str, str]:
        """The tags that say something, by name as written, with or without the FEN."""
        return {tag.name: tag.value for name, tag in self._tags.items() if tag.value and (fen or name != "fen")}

    def result(self) -> Winner | None:
        """The tag and the token behind the moves should agree; one of them may be open. The tag is believed."""
        token = read_result(narrow(self._game.result))
        tag = self._tags.get("result")
        if tag is None:
            return token
        try:
            winner = read_result(narrow(tag.value))
        except KeyError:
            self._fault(FileFault.BAD_TAG, tag.offset, tag=tag.name, text=tag.value)
            return token
        if token and winner and token is not winner:
            self._fault(FileFault.RESULT_CONFLICT, self._game.result_offset, text=self._game.result, tag=tag.value)
        return winner or token

    def board(self) -> Board | None:
        """The position before the first move, None if the FEN tag shows no board."""
        tag = self._tags.get("fen")
        if tag is None or not tag.value:
            return Board()
        reading = parse_fen(tag.value)
        for fault in reading.faults:
            place = self._lines.place(tag.value_offset + (fault.place.offset or 0))
            self._faults.append(replace(fault, place=replace(place, point=fault.place.point)))
        return reading.board

    def _fault(self, kind: FileFault, offset: int, **values: str | int) -> None:
        self._faults.append(Fault(kind, self._lines.place(offset), values))
