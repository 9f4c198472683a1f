"""The passcode that guards the desk: only a salted scrypt hash of it is kept. Random salt is passed in."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from hashlib import scrypt

SALT_BYTES = 16
FREE_TRIES = 3
"""So many wrong tries cost no waiting."""

_N, _R, _P = 2**14, 8, 1
_DIGEST_BYTES = 32
_LARGEST_N = 2**17
_LONGEST_WAIT_MS = 60_000


@dataclass(frozen=True, slots=True)
class Passcode:
    """The hash of a passcode with its salt and scrypt's cost figures."""

    salt: bytes
    digest: bytes
    n: int = _N
    r: int = _R
    p: int = _P

    @classmethod
    def of(cls, text: str, salt: bytes) -> Passcode:
        """Hash a new passcode. ValueError if it is empty or the salt too short."""
        if not text or len(salt) < SALT_BYTES:
            raise ValueError("a passcode needs a text and a salt of 16 bytes")
        return replace(code := cls(salt, b""), digest=_digest(text, code, _DIGEST_BYTES))

    @classmethod
    def from_text(cls, text: str) -> Passcode:
        """The inverse of to_text. ValueError for anything else."""
        name, n, r, p, salt, digest = text.split("$")
        code = cls(bytes.fromhex(salt), bytes.fromhex(digest), int(n), int(r), int(p))
        sound = 1 < code.n <= _LARGEST_N and code.n & (code.n - 1) == 0 and 1 <= code.r <= 16 and 1 <= code.p <= 4
        if name != "scrypt" or not sound or not code.salt or not code.digest:
            raise ValueError("no passcode hash")
        return code

    def to_text(self) -> str:
        """``scrypt$n$r$p$salt$digest``, the last two in hexadecimal."""
        return f"scrypt${self.n}${self.r}${self.p}${self.salt.hex()}${self.digest.hex()}"

    def matches(self, text: str) -> bool:
        """Whether this is the passcode; takes the same time for any wrong one."""
        return hmac.compare_digest(_digest(text, self, len(self.digest)), self.digest)


def wait_ms(tries: int) -> int:
    """How long the next try has to wait after so many wrong ones in a row: from a second it doubles up to a minute."""
    over = tries - FREE_TRIES
    return 0 if over < 0 else min(1_000 << min(over, 16), _LONGEST_WAIT_MS)


def _digest(text: str, cost: Passcode, length: int) -> bytes:
    room = 256 * cost.n * cost.r
    secret = text.encode("utf-8", "surrogatepass")
    return scrypt(secret, salt=cost.salt, n=cost.n, r=cost.r, p=cost.p, maxmem=room, dklen=length)
