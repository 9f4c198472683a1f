"""What is engraved on the pieces and written on the board, as data."""

from __future__ import annotations

from app.board.scene import Faces

_LETTERS = "KABNRCPkabnrcp"
_ENGRAVED = {
    Faces.TRADITIONAL: "帥仕相傌俥炮兵將士象馬車砲卒",
    Faces.SIMPLIFIED: "帅仕相马车炮兵将士象马车炮卒",
    Faces.LETTERS: "KAEHRCPKAEHRCP",
}
_RIVER = {Faces.TRADITIONAL: "楚河漢界", Faces.SIMPLIFIED: "楚河汉界", Faces.LETTERS: "楚河漢界"}
_CHECK = {Faces.TRADITIONAL: "將", Faces.SIMPLIFIED: "将", Faces.LETTERS: "將"}
_TOUCHED = "摸"
_CLASSES = {
    "check": "將将",
    "kill": "殺杀",
    "chase": "捉捉",
    "idle": "閒闲",
    "exchange": "兌兑",
    "offer": "獻献",
    "block": "攔拦",
    "follow": "跟跟",
}


def engraved(letter: str, faces: Faces) -> str:
    """The character on the piece of a FEN letter."""
    return _ENGRAVED[faces][_LETTERS.index(letter)]


def needs_second_ring(faces: Faces) -> bool:
    """Whether some red and black pieces bear the same character, so that colour alone would tell them apart."""
    return any(engraved(letter, faces) == engraved(letter.lower(), faces) for letter in _LETTERS[:7])


def river(faces: Faces) -> str:
    """The four characters of the river, as read from left to right."""
    return _RIVER[faces]


def check_word(faces: Faces) -> str:
    """The character of the tag at a general in check (S0 3.1)."""
    return _CHECK[faces]


def touch_word() -> str:
    """The character of the tag at a piece that was touched (摸, S0 5.1), the same in both scripts."""
    return _TOUCHED


def class_word(name: str, faces: Faces) -> str:
    """The character of a class of moves (2011 24.1-24.8), by its name in ``BoardScene.tags``."""
    return _CLASSES[name][faces is Faces.SIMPLIFIED]
