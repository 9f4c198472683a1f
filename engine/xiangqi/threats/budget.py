"""How much a search may look at. What it could not settle is told, never guessed."""

from __future__ import annotations


class Exhausted(Exception):
    """A search ended at its bound without an answer, when all lines of ``depth`` checks were settled."""

    def __init__(self, depth: int = 0) -> None:
        super().__init__()
        self.depth = depth


class Budget:
    """A number of positions that may still be looked at."""

    __slots__ = ("left",)

    def __init__(self, positions: int) -> None:
        self.left = positions

    def spend(self) -> None:
        """Count one position.

        :raises Exhausted: if there was none left.
        """
        self.left -= 1
        if self.left < 0:
            raise Exhausted
