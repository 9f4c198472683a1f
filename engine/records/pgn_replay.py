"""The moves of a game made on a board, one after the other, variations too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from engine.base import Fault
from engine.records.dialect import Dialect, dialect_of
from engine.records.faults import FileFault
from engine.records.pgn_comments import is_irregular, read_comments
from engine.records.pgn_items import Item, ItemKind, Lines, RawGame
from engine.records.record import RecordPly
from engine.records.signs import looks_broken
from engine.xiangqi import AmbiguousMove, Board, IllegalMove, MalformedMove, Move, XiangqiError

_NAGS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_FAULTS: dict[type[XiangqiError], FileFault] = {
    MalformedMove: FileFault.UNREADABLE_MOVE,
    IllegalMove: FileFault.ILLEGAL_MOVE,
    AmbiguousMove: FileFault.AMBIGUOUS_MOVE,
}
_MOVES = (ItemKind.MOVE, ItemKind.SAN)
_REMARKS = (ItemKind.COMMENT, ItemKind.NAG)
_SHOWN = 40
_USUAL = Board().key()


@dataclass(slots=True)
class _Made:
    """A move of the main line with what stands behind it."""

    move: Move
    comments: list[str] = field(default_factory=list)
    nags: list[int] = field(default_factory=list)

    def made(self) -> RecordPly:
        said = read_comments(self.comments)
        return RecordPly(self.move, said.used_ms, said.irregular, said.text, tuple(self.nags))


@dataclass(slots=True)
class _Branch:
    """The main line (number 0) or a variation: ``first`` is its first ply, ``undone`` the move it replaces.

    A branch is dead after a fault: its other moves are not looked at.
    """

    first: int = 1
    number: int = 0
    undone: Move | None = None
    made: int = 0
    dead: bool = False


class Replay:
    """The moves of a game on a board. Faults are added to ``faults``; ``count`` is the moves made in the whole tree."""

    def __init__(self, game: RawGame, lines: Lines, faults: list[Fault]) -> None:
        self._items = game.items
        self._tagged = bool(game.tags)
        self._lines, self._faults = lines, faults
        self._branches = [_Branch()]
        self._dialect = Dialect()
        self.plies: list[_Made] = []
        self.intro: list[str] = []
        self.count = self.variations = 0

    def run(self, board: Board) -> Board:
        """Replay everything; returns a board with the position before the first move."""
        main = list(_main_line(self._items))
        texts = [item.text for item in self._items if item.kind is ItemKind.MOVE]
        self._dialect = dialect_of(board, texts, [item.text for item in main if item.kind is ItemKind.MOVE])
        if any(item.kind is ItemKind.COMMENT and is_irregular(item.text) for item in self._items):
            # Only our own files mark irregular moves, and they count from 0.
            self._dialect = self._dialect._replace(base=0)
        board = self._right_side(board, main)
        start = board.copy()
        self._main_moves = len(main)
        self._last_move = next((i for i in reversed(range(len(self._items))) if self._items[i].kind in _MOVES), -1)
        for index, item in enumerate(self._items):
            self._take(board, index, item)
        return start

    def _take(self, board: Board, index: int, item: Item) -> None:
        match item.kind:
            case ItemKind.MOVE:
                self._move(board, index, item)
            case ItemKind.COMMENT:
                self._comment(item)
            case ItemKind.NAG:
                self._nag(item)
            case ItemKind.OPEN:
                self._open(board)
            case ItemKind.CLOSE:
                self._close(board)
            case ItemKind.SAN:
                self._stop(FileFault.FOREIGN_NOTATION, item)
            case ItemKind.WORD | ItemKind.TEXT:
                self._words(index, item)

    def _right_side(self, board: Board, main: Sequence[Item]) -> Board:
        """Some files name the wrong side to move: the first two moves tell, where only the other side can make them."""
        texts = [item.text for item in main[:2]]
        if not texts or board.key() == _USUAL or self._readable(board, texts[:1]) or self._marked(main[0]):
            return board
        other = board.copy()
        other.turn = board.turn.other
        if not self._readable(other, texts):
            return board
        self._fault(FileFault.WRONG_SIDE, main[0].offset, 1, side=board.turn.value)
        return other

    def _readable(self, board: Board, texts: Sequence[str]) -> bool:
        board = board.copy()
        try:
            for text in texts:
                board.push(self._dialect.read(board, text))
        except XiangqiError:
            return False
        return True

    def _move(self, board: Board, index: int, item: Item) -> None:
        branch = self._branches[-1]
        if branch.dead:
            return
        try:
            move = self._dialect.read(board, item.text)
        except XiangqiError as error:
            irregular = self._dialect.named(item.text) if self._marked_at(index) else None
            if irregular is None or board.piece_at(irregular.origin) is None:
                self._stop(_FAULTS[type(error)], item, **self._details(error, item))
                return
            move = irregular
        board.push(move)
        branch.made += 1
        self.count += 1
        if not branch.number:
            self.plies.append(_Made(move))

    def _details(self, error: XiangqiError, item: Item) -> dict[str, str]:
        if isinstance(error, AmbiguousMove):
            return {"candidates": " ".join(move.uci for move in error.candidates)}
        move = self._dialect.named(item.text)
        return {"move": move.uci} if move else {}

    def _marked(self, move: Item) -> bool:
        return self._marked_at(self._items.index(move))

    def _marked_at(self, index: int) -> bool:
        """Whether the comments behind a move call it irregular."""
        behind = takewhile(lambda item: item.kind in _REMARKS, _after(self._items, index))
        return any(item.kind is ItemKind.COMMENT and is_irregular(item.text) for item in behind)

    def _stop(self, kind: FileFault, item: Item, **details: str) -> None:
        """The branch ends here; ``left`` counts the moves of the main line that are lost with it."""
        branch = self._branches[-1]
        if branch.dead:
            return
        branch.dead = True
        values: dict[str, str | int] = {"text": item.text, **details}
        if branch.number:
            values["variation"] = branch.number
        else:
            values["left"] = self._main_moves - branch.made
        self._fault(kind, item.offset, branch.first + branch.made, **values)

    def _comment(self, item: Item) -> None:
        if len(self._branches) > 1 or self._branches[0].dead:
            return
        target = self.plies[-1].comments if self.plies else self.intro
        target.append(item.text)

    def _nag(self, item: Item) -> None:
        if len(self._branches) == 1 and self.plies and not self._branches[0].dead:
            self.plies[-1].nags.append(_NAGS.get(item.text) or int(item.text[1:]))

    def _open(self, board: Board) -> None:
        parent = self._branches[-1]
        self.variations += 1
        undone = None if parent.dead else board.pop()
        self._branches.append(_Branch(parent.first + parent.made - 1, self.variations, undone, dead=parent.dead))

    def _close(self, board: Board) -> None:
        branch = self._branches.pop()
        for _ in range(branch.made):
            board.pop()
        if branch.undone:
            board.push(branch.undone)

    def _words(self, index: int, item: Item) -> None:
        """Words where a move should stand end the game, if they were meant as one or if moves follow.

        A title before the moves of a plain text is kept, an advertisement after the last move is not the game's.
        """
        behind = index > self._last_move
        meant = item.kind is ItemKind.WORD and looks_broken(item.text)
        if not self._tagged and not meant:
            if not self.plies:
                self.intro.append(item.text)
        elif meant or (item.kind is ItemKind.WORD and not behind):
            self._stop(FileFault.UNREADABLE_MOVE, item)
        elif not (behind and item.kind is ItemKind.TEXT) and not self._branches[-1].dead:
            self._fault(FileFault.STRAY_TEXT, item.offset, text=item.text[:_SHOWN])

    def _fault(self, kind: FileFault, offset: int, ply: int | None = None, **values: str | int) -> None:
        self._faults.append(Fault(kind, self._lines.place(offset, ply), values))


def _main_line(items: Sequence[Item]) -> Iterator[Item]:
    """The moves outside all brackets."""
    depth = 0
    for item in items:
        if item.kind is ItemKind.OPEN:
            depth += 1
        elif item.kind is ItemKind.CLOSE:
            depth -= 1
        elif not depth and item.kind in _MOVES:
            yield item


def _after(items: Sequence[Item], index: int) -> Iterator[Item]:
    return (items[i] for i in range(index + 1, len(items)))
