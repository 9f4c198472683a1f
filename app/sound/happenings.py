"""Which sounds the events of a game make."""

from __future__ import annotations

from app.play.shown import last_move
from app.sound.cues import Cue
from engine.clock import OnFlag
from engine.game import (
    ClockPressed,
    DrawOffered,
    Event,
    FlagFell,
    Game,
    LateLimitPassed,
    MoveMade,
    RefereeCalled,
    TakebackAsked,
)
from engine.xiangqi import Position

_ASKING = (DrawOffered, TakebackAsked, RefereeCalled)
_ENDING = (FlagFell, LateLimitPassed)


def cues(game: Game, seen: int) -> tuple[Cue, ...]:
    """The sounds of the events after the first ``seen``, each once.

    A flag is silent where it is left to the players to claim it (``OnFlag.RUN``): the program points out nothing there.
    """
    found = {cue for event in game.log[seen:] if (cue := _cue(game, event)) is not None}
    if game.clock.on_flag is OnFlag.RUN:
        found.discard(Cue.FLAG)
    return tuple(cue for cue in Cue if cue in found)


def _cue(game: Game, event: Event) -> Cue | None:
    if isinstance(event, MoveMade):
        # what a recorder keys was heard on the wooden board
        return None if game.setup.keyed else Cue.CAPTURE if _captures(game) else Cue.MOVE
    if isinstance(event, ClockPressed):
        return Cue.PRESS
    if isinstance(event, _ENDING):
        return Cue.FLAG
    return Cue.OFFER if isinstance(event, _ASKING) else None


def _captures(game: Game) -> bool:
    last = last_move(game)
    return last is not None and last[0].piece_at(last[1].target) is not None


def in_check(game: Game) -> bool:
    """Whether the general of the side to move stands in check."""
    return isinstance(game.position, Position) and game.position.board.is_check()
