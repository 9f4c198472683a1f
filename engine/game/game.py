"""One refereed game (对局): the list of its events, what follows from them, and what may be done next."""

from __future__ import annotations

from engine.game.closing_acts import ClosingActs
from engine.game.desk_acts import DeskActs
from engine.game.keyed_acts import KeyedActs
from engine.game.lock_acts import LockActs
from engine.game.play_acts import PlayActs
from engine.game.touch_acts import TouchActs


class Game(PlayActs, TouchActs, DeskActs, ClosingActs, LockActs, KeyedActs):
    """An immutable game and what may be done to it.

    An act gives the events to journal and then to fold, and changes nothing by itself::

        events = game.move(Side.RED, "h2e2", stamp)
        journal.append(events)
        game = game.fold(*events)

    An act that may not be done now raises Refused with the reason. Where a flag had fallen before the act, the events
    begin with that FlagFell; if it ended the game they are nothing else.
    """

    __slots__ = ()
