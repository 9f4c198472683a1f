"""A PGN text taken apart, game by game: tags, moves, comments, brackets, result. No board is needed for this.

One expression without nested repeats finds everything, so the time grows with the length of the text and no further.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from engine.base import Fault
from engine.records.dialect import NULL
from engine.records.faults import FileFault
from engine.records.pgn_brackets import settle_brackets
from engine.records.pgn_items import Item, ItemKind, Lines, RawGame, Tag
from engine.records.signs import MOVE, SAN, looks_broken, narrow

# A tree of a whole opening has 226,000 moves; the bound keeps one game without end from taking all memory.
MOST_ITEMS = 1_000_000

_TAG_LINE = r"\[[ \t]*[A-Za-z]\w*[ \t]*[\"“”'][^\n]*|^\[[ \t]*[A-Za-z]\w*[ \t][^\n\]]*\]?[ \t]*$"
_RESULT_WORDS = "(?:红|紅|黑)方?[胜勝负負]|和棋|和局"
_TOKEN = re.compile(
    rf"""
      (?P<blank>[\s,，。；、：\ufeff]+|^%[^\n]*)
    | (?P<number>[0-9]{{1,4}}(?:\ ?\.+|\ ?…+|、)(?=[^0-9.]|\Z|{MOVE}))
    | (?P<result>(?:1-0|0-1|1/2-1/2|1/2|½-½|0-0|(?<!\*)\*)(?![0-9A-Za-z/*\-])|(?:{_RESULT_WORDS})(?=\s|\Z))
    | (?P<move>{MOVE})
    | (?P<null>(?<!\S){NULL}(?=[\s{{]|\Z))
    | (?P<tag>{_TAG_LINE})
    | (?P<comment>\{{[^{{}}]*\}})
    | (?P<brace>\{{)
    | (?P<nag>\$[0-9]{{1,3}}|[!?]{{1,2}})
    | (?P<open>\()
    | (?P<close>\))
    | (?P<line>;[^\n]*)
    | (?P<dots>[.…]+|[+\#]+(?=\s|\Z))
    | (?P<count>[0-9]+(?=\s|\Z|{MOVE}))
    | (?P<san>{SAN})
    | (?P<stray>\}})
    | (?P<word>[^\s(){{}};,，。；、：]+)
    """,
    re.VERBOSE | re.MULTILINE,
)
_TAG_ALONE = re.compile(r"^[ \t]*\[[ \t]*[A-Za-z]\w*[ \t]+\"[^\n]*\][ \t]*$", re.MULTILINE)
_HEAD = re.compile(rf"\n[ \t]*\n(?={_TAG_ALONE.pattern})", re.MULTILINE)
_BRACE = re.compile(r"[{}]")
_MARKED_NUMBER = re.compile(r"(?<!\S)[!?]+[0-9]+\.")
_WORDS = re.compile(r"[^\n{]*")
_ANY_MOVE = re.compile(MOVE)
_TAG = re.compile(r"[ \t]*\[[ \t]*(\w+)[ \t]*[\"“”'](.*?)[\"“”'][ \t]*\](?=[ \t]*(?:$|\[[ \t]*\w+[ \t]*\"))")
_LOOSE_TAG = re.compile(r"[ \t]*\[[ \t]*(\w+)([^\n]*)")
_ESCAPE = re.compile(r"\\([\\\"])")
# Lines of words are told from words among moves by what stands before them on their line.
_INDENT = 80
_ONCE = frozenset({"game", "event", "fen", "result"})
_SKIPPED = frozenset({"blank", "number", "dots", "count"})


def scan(text: str, lines: Lines) -> Iterator[RawGame]:
    """The games of a text, one by one."""
    return _Scanner(text, lines).games()


class _Scanner:
    """The pass over a text; ``_game`` is the game being collected.

    A handler returns None, or where the pass goes on when that is not the end of its token.
    """

    def __init__(self, text: str, lines: Lines) -> None:
        self._text = text
        self._narrow = narrow(text)
        self._lines = lines
        self._handlers: dict[str, Callable[[re.Match[str]], int | None]] = {
            "move": self._move,
            "null": self._null,
            "san": self._san,
            "tag": self._tags,
            "comment": self._comment,
            "brace": self._open_comment,
            "line": self._line_comment,
            "nag": self._nag,
            "open": self._open,
            "close": self._close,
            "result": self._result,
            "stray": self._stray,
            "word": self._word,
        }
        self._begin(0)

    def games(self) -> Iterator[RawGame]:
        position: int | None = 0
        while position is not None:
            resume, position = position, None
            for match in _TOKEN.finditer(self._narrow, resume):
                kind = match.lastgroup or ""
                if kind in _SKIPPED:
                    if kind == "number":
                        self._number = match[0]
                    continue
                if self._starts_game(kind, match):
                    yield from self._finish(match.start())
                    self._begin(match.start())
                position = self._handlers[kind](match)
                if position is not None:
                    break
        yield from self._finish(len(self._text))

    def _begin(self, offset: int) -> None:
        self._game = RawGame(offset)
        self._depth = 0
        self._number = ""
        self._moved = False
        self._told = False
        self._mark: re.Match[str] | None = None

    def _starts_game(self, kind: str, match: re.Match[str]) -> bool:
        """A tag line after movetext does, whatever its name; in a text without tags, move 1 after a result."""
        if kind == "tag":
            return self._moved or bool(self._game.result) or self._is_second(match)
        return kind == "move" and bool(self._game.result) and self._number.rstrip(" .…、") == "1"

    def _is_second(self, match: re.Match[str]) -> bool:
        """Whether an empty line and a tag that can only stand once part two games without movetext."""
        name = match[0].strip(" \t[").split(None, 1)[0].lower()
        blank = self._narrow.endswith("\n\n", 0, match.start())
        return blank and name in _ONCE and any(tag.name.lower() == name for tag in self._game.tags)

    def _finish(self, end: int) -> Iterator[RawGame]:
        game = self._game
        game.end = end
        if not (game.tags or self._moved):
            return
        game.items, unclosed, stray = settle_brackets(self._text, game.items)
        for offset in unclosed[:1]:
            self._fault(FileFault.UNCLOSED_VARIATION, offset)
        for offset in stray:
            self._fault(FileFault.STRAY_BRACKET, offset, text=")")
        yield game

    def _fault(self, kind: FileFault, offset: int, **values: str | int) -> None:
        self._game.faults.append(Fault(kind, self._lines.place(offset), values))

    def _add(self, kind: ItemKind, text: str, offset: int) -> None:
        if not self._game.result and len(self._game.items) < MOST_ITEMS:
            self._game.items.append(Item(kind, text, offset))
        elif kind is ItemKind.MOVE and not self._told:
            self._told = True
            self._fault(FileFault.MOVES_AFTER_RESULT if self._game.result else FileFault.TOO_LONG, offset, text=text)

    def _move(self, match: re.Match[str]) -> None:
        self._moved = True
        self._add(ItemKind.MOVE, match[0], match.start())
        if self._mark is not None:
            self._add(ItemKind.NAG, self._mark[0], self._mark.start())
            self._mark = None

    def _null(self, match: re.Match[str]) -> None:
        """Without tags it is a dash."""
        if self._game.tags:
            self._move(match)

    def _san(self, match: re.Match[str]) -> None:
        """Such words stand in any English prose: without tags they make no game."""
        self._moved = self._moved or bool(self._game.tags)
        self._add(ItemKind.SAN, match[0], match.start())

    def _nag(self, match: re.Match[str]) -> None:
        """A mark belongs to the move before it; XieXie's ``!!12.`` to the next one."""
        if _MARKED_NUMBER.match(self._narrow, match.start()):
            self._mark = match
        else:
            self._add(ItemKind.NAG, match[0], match.start())

    def _open(self, match: re.Match[str]) -> None:
        self._depth += 1
        self._add(ItemKind.OPEN, match[0], match.start())

    def _close(self, match: re.Match[str]) -> None:
        self._depth = max(0, self._depth - 1)
        self._add(ItemKind.CLOSE, match[0], match.start())

    def _result(self, match: re.Match[str]) -> None:
        """In a text without tags a ``*`` before the first move is a bullet, no result."""
        if not self._depth and not self._game.result and (self._game.tags or self._moved):
            self._game.result, self._game.result_offset = match[0], match.start()
            self._number = ""

    def _stray(self, match: re.Match[str]) -> None:
        if not self._game.result:
            self._fault(FileFault.STRAY_BRACKET, match.start(), text=match[0])

    def _word(self, match: re.Match[str]) -> int | None:
        """A line of words is remembered whole: a title, an advertisement.

        With a move in it, it is one only in a text without tags, where people write about moves between the moves.
        """
        start, text = match.start(), match[0]
        if not self._depth and self._starts_line(start) and not looks_broken(text):
            end = self._line_end(start)
            if not self._game.tags or not _ANY_MOVE.search(self._narrow, start, end):
                self._add(ItemKind.TEXT, self._text[start:end].rstrip(), start)
                return end
        self._add(ItemKind.WORD, text, start)
        return None

    def _starts_line(self, offset: int) -> bool:
        before = self._narrow[max(0, offset - _INDENT) : offset].rstrip(" \t\u3000\ufeff")
        return before.endswith("\n") or (not before and offset <= _INDENT)

    def _line_end(self, offset: int) -> int:
        """Where the words of the line end: at its end, or where a comment begins."""
        match = _WORDS.match(self._narrow, offset)
        return match.end() if match else offset

    def _comment(self, match: re.Match[str]) -> int | None:
        if _HEAD.search(match[0]):
            return self._open_comment(match)
        self._keep_comment(match.start() + 1, match.end() - 1)
        return None

    def _keep_comment(self, start: int, end: int) -> None:
        """Comments after the result still belong to the game."""
        self._game.items.append(Item(ItemKind.COMMENT, self._text[start:end], start))

    def _line_comment(self, match: re.Match[str]) -> int | None:
        if self._depth:
            return match.start() + 1
        self._keep_comment(match.start() + 1, match.end())
        return None

    def _open_comment(self, match: re.Match[str]) -> int:
        """A brace that may never be closed: with braces inside, none behind it, or a game's head before that.

        It reaches to the next closing brace, unless an empty line and a tag, or a tag and another opening brace, come
        first: the next game must not be swallowed.
        """
        start = position = match.start() + 1
        tag = None
        while True:
            brace = _BRACE.search(self._narrow, position)
            end = brace.start() if brace else len(self._narrow)
            head = _HEAD.search(self._narrow, position - 1, end)
            tag = tag or _TAG_ALONE.search(self._narrow, position, end)
            if head or not brace or (tag and brace[0] == "{"):
                stop = head.end() if head else tag.start() if tag else end
                self._fault(FileFault.UNCLOSED_COMMENT, match.start())
                self._keep_comment(start, stop)
                return stop
            if brace[0] == "}":
                self._keep_comment(start, end)
                return brace.end()
            position = brace.end()

    def _tags(self, match: re.Match[str]) -> None:
        """The tags of one line; several may share it."""
        line, position, offset = self._text[match.start() : match.end()], 0, match.start()
        while (tag := _TAG.match(line, position)) is not None:
            value = _ESCAPE.sub(r"\1", tag[2]).strip()
            self._game.tags.append(Tag(tag[1], value, offset + position, offset + tag.start(2)))
            position = tag.end()
        rest = _LOOSE_TAG.match(line, position)
        if rest:
            value = rest[2].strip(" \t]\"“”'")
            self._game.tags.append(Tag(rest[1], value, offset + position, offset + rest.start(2)))
            self._fault(FileFault.BAD_TAG, offset + position, tag=rest[1])
