"""What can be wrong with a game file."""

from __future__ import annotations

from enum import StrEnum


class FileFault(StrEnum):
    """The kinds of fault, beside those of a position (``FenFault``) in a FEN tag.

    Those in ``ENDING`` end their game or variation: what was read before stands.
    """

    BAD_BYTES = "bad_bytes"
    NO_GAME = "no_game"
    BAD_TAG = "bad_tag"
    DUPLICATE_TAG = "duplicate_tag"
    WRONG_SIDE = "wrong_side"
    STRAY_TEXT = "stray_text"
    UNCLOSED_COMMENT = "unclosed_comment"
    UNCLOSED_VARIATION = "unclosed_variation"
    STRAY_BRACKET = "stray_bracket"
    RESULT_CONFLICT = "result_conflict"
    MOVES_AFTER_RESULT = "moves_after_result"
    TOO_LONG = "too_long"
    UNREADABLE_MOVE = "unreadable_move"
    ILLEGAL_MOVE = "illegal_move"
    AMBIGUOUS_MOVE = "ambiguous_move"
    FOREIGN_NOTATION = "foreign_notation"


ENDING = frozenset(
    {
        FileFault.TOO_LONG,
        FileFault.UNREADABLE_MOVE,
        FileFault.ILLEGAL_MOVE,
        FileFault.AMBIGUOUS_MOVE,
        FileFault.FOREIGN_NOTATION,
    }
)
