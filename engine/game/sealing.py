"""How a sealed move stands in the journal: nobody reads it in passing, and any copy of the file can be played on.

The game opens its envelope itself, on any machine and years later, so what hides the move lies in the same file. That
keeps it from eyes: of whoever opens the file, a log, an export. It doesn't keep it from a person who takes this module
to the file. Where that is to be feared the move is sealed on paper (S2 9(四)), and the program never knows it.
"""

from __future__ import annotations

from hashlib import sha256

_VERSION = "1"
_SIZE = 16
_CHECK = 8


def sealed(move: str, key: str) -> str:
    """The text in the place of a move. ``key`` is what only this event has, so that equal moves don't look alike.

    Raises ValueError for an empty move and for one of more than 16 bytes.
    """
    plain = move.encode()
    if not 0 < len(plain) <= _SIZE:
        raise ValueError(f"{move!r} is no move to seal")
    padded = plain.ljust(_SIZE, b"\0")
    return f"{_VERSION}${_mixed(padded, key).hex()}{_check(padded, key)}"


def unsealed(text: str, key: str) -> str:
    """The inverse of ``sealed``. ValueError for a text that was not made by it with this key."""
    version, _, rest = text.partition("$")
    padded = _mixed(bytes.fromhex(rest[: 2 * _SIZE]), key)
    if version != _VERSION or rest[2 * _SIZE :] != _check(padded, key):
        raise ValueError("the sealed move was changed")
    return padded.rstrip(b"\0").decode()


def _mixed(text: bytes, key: str) -> bytes:
    return bytes(a ^ b for a, b in zip(text, sha256(f"move\n{key}".encode()).digest(), strict=False))


def _check(padded: bytes, key: str) -> str:
    return sha256(b"check\n" + key.encode() + b"\n" + padded).hexdigest()[: 2 * _CHECK]
