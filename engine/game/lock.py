"""What guards the desk of a game: the passcodes of the offices, the wrong tries, and which events need the desk."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game.passcode import Passcode, wait_ms
from engine.game.roles import Role


@dataclass(frozen=True, slots=True)
class Lock:
    """The passcodes by office, and the wrong tries since the desk was last opened, the last one at ``tried_ms``."""

    codes: tuple[tuple[Role, str], ...] = ()
    tries: int = 0
    tried_ms: int = 0

    @property
    def guarded(self) -> bool:
        """Whether there is a passcode at all."""
        return bool(self.codes)

    @property
    def next_try_ms(self) -> int:
        """When, in the game's own time, the next passcode may be tried."""
        return self.tried_ms + wait_ms(self.tries)

    def opened_by(self, text: str) -> Role | None:
        """The highest office whose passcode this is; None if it is nobody's. Slow on purpose."""
        fitting = [role for role, code in self.codes if Passcode.from_text(code).matches(text)]
        return max(fitting, key=lambda role: role.rank, default=None)

    def offices(self, role: Role) -> tuple[Role, ...]:
        """The offices of who opened the desk as ``role``: it and those below. Where no higher office has a passcode of
        its own, one person holds them all."""
        higher = any(not role.has_power_of(other) for other, _ in self.codes)
        return tuple(each for each in Role if not higher or role.has_power_of(each))

    def with_code(self, role: Role, code: str) -> Lock:
        """The lock after the passcode of an office was set, or with "" taken away."""
        others = tuple((each, old) for each, old in self.codes if each is not role)
        return replace(self, codes=(*others, (role, code)) if code else others)


def sound(code: str) -> bool:
    """Whether this is a hash that a passcode can be compared with, or "" for none."""
    try:
        return not code or bool(Passcode.from_text(code))
    except ValueError:
        return False
