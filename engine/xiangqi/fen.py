"""FEN, the text of a position, read with tolerance and written.

Read: N or H for a horse; B, E or M for an elephant; A or G for an advisor; side letter w, r or b in either case;
fields left out; blanks and line ends around; an engine's ``position fen`` before. Written: N, B, A, ``w`` or ``b``,
all six fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.base import Fault, Place
from engine.xiangqi.faults import FenFault
from engine.xiangqi.pieces import BLACK, EMPTY, LETTERS, RED
from engine.xiangqi.points import FILES, POINTS, RANKS

START_FEN = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"

_CODES = {letter: code for code, letter in LETTERS.items()}
for _other, _usual in ("HN", "EB", "MB", "GA"):
    _CODES[_other], _CODES[_other.lower()] = _CODES[_usual], _CODES[_usual.lower()]
_SIDES = {"w": RED, "r": RED, "b": BLACK}
_MOST_DIGITS = 9
_COMMAND = ("position", "fen")


@dataclass(slots=True)
class FenText:
    """What a text says. ``squares`` holds a piece code a point, None if there is no board in the text.

    ``offsets`` tells where in the text each piece stands. ``turn`` is a side's number.
    """

    squares: list[int] | None = None
    turn: int = RED
    halfmoves: int = 0
    round_number: int = 1
    faults: list[Fault] = field(default_factory=list)
    offsets: dict[int, int] = field(default_factory=dict)

    def blame(self, kind: FenFault, offset: int, **values: str | int) -> None:
        """Add a fault at an offset of the text."""
        self.faults.append(Fault(kind, Place(offset=offset), values))


Token = tuple[str, int]


def scan_fen(text: str) -> FenText:
    """Read a text; never raises."""
    found = FenText()
    tokens = [(match.group(), match.start()) for match in re.finditer(r"[^\s\ufeff]+", text)]
    while tokens and tokens[0][0] in _COMMAND:
        del tokens[0]
    if not tokens or "/" not in tokens[0][0]:
        found.blame(FenFault.NO_BOARD, tokens[0][1] if tokens else 0)
        return found
    _scan_board(found, *tokens[0])
    _scan_counters(found, _scan_side(found, tokens[1:]))
    found.faults.sort(key=lambda fault: fault.place.offset or 0)
    return found


def _scan_board(found: FenText, text: str, offset: int) -> None:
    found.squares = [EMPTY] * POINTS
    ranks = text.split("/")
    for rank, part in zip(range(RANKS - 1, -1, -1), ranks, strict=False):
        _scan_rank(found, found.squares, rank, part, offset)
        offset += len(part) + 1
    if len(ranks) != RANKS:
        found.blame(FenFault.WRONG_RANKS, offset - 1, found=len(ranks))


def _scan_rank(found: FenText, squares: list[int], rank: int, part: str, offset: int) -> None:
    file = 0
    for place, sign in enumerate(part, offset):
        if sign in "123456789":
            file += int(sign)
            continue
        code = _CODES.get(sign)
        if code is None:
            found.blame(FenFault.UNKNOWN_SIGN, place, sign=sign)
        elif file < FILES:
            point = rank * FILES + file
            squares[point] = code
            found.offsets[point] = place
        file += 1
    if file != FILES:
        found.blame(FenFault.WRONG_POINTS, offset, rank=rank, found=file)


def _scan_side(found: FenText, tokens: list[Token]) -> list[Token]:
    """Read the side to move and give the tokens after it; it may be missing."""
    if not tokens:
        return tokens
    text, offset = tokens[0]
    if text.lower() in _SIDES:
        found.turn = _SIDES[text.lower()]
        return tokens[1:]
    if _starts_after_side([word for word, _ in tokens]):
        return tokens
    found.blame(FenFault.BAD_SIDE, offset, text=text)
    return tokens[1:]


def _starts_after_side(words: list[str]) -> bool:
    """Whether the words can only be the fields after the side: "- - 0 1" or "0 1"."""
    if words[:2] == ["-", "-"]:
        return words[2:3] != ["-"]
    return len(words) <= 2 and all(map(_is_count, words))


def _scan_counters(found: FenText, tokens: list[Token]) -> None:
    """Read the half-moves since the last capture and the round; "-" or nothing leaves the usual value."""
    if [text for text, _ in tokens[:2]] == ["-", "-"]:
        tokens = tokens[2:]
    for name, least, (text, offset) in zip(("halfmoves", "round_number"), (0, 1), tokens, strict=False):
        if _is_count(text):
            setattr(found, name, max(int(text), least))
        elif text != "-":
            found.blame(FenFault.BAD_COUNTER, offset, text=text)
    if tokens[2:]:
        found.blame(FenFault.TRAILING_TEXT, tokens[2][1], text=tokens[2][0])


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def write_fen(squares: Sequence[int], turn: int, halfmoves: int, round_number: int) -> str:
    """The text of a position."""
    board = "/".join(_written_ranks(squares))
    return f"{board} {'wb'[turn]} - - {halfmoves} {round_number}"


def _written_ranks(squares: Sequence[int]) -> Iterator[str]:
    for start in range(POINTS - FILES, -1, -FILES):
        signs = "".join(LETTERS.get(code, " ") for code in squares[start : start + FILES])
        yield re.sub(" +", lambda gap: str(len(gap.group())), signs)
