"""How the game stands, for the referee alone: moves due, fouls, records, rounds without a capture, loops."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import side_name
from app.texts.record_desk import duty_text
from app.texts.ruling_desk import counts_text
from engine.base import Side
from engine.game import Game
from engine.xiangqi.repetition import Cycle


def status_lines(game: Game, loop: Cycle | None, now: int) -> tuple[str, str, str]:
    """How red stands, how black stands, and what both have done."""
    red, black = (_side(game, side, now) for side in Side)
    return red, black, counts_text(game, loop)


def _side(game: Game, side: Side, now: int) -> str:
    """As "Red: moves 12/40, fouls 1/3, left out: 2"."""
    parts = [_moves(game, side, now), _fouls(game, side)]
    duty = duty_text(game.record_duty(side, now), None) if game.setup.own_records else ""
    comma = QCoreApplication.translate("DeskStatus", ", ", "between two figures of a side")
    template = QCoreApplication.translate("DeskStatus", "{side}: {figures}", "a side and how it stands")
    return template.format(side=side_name(side, game.setup.sides), figures=comma.join((*parts, *filter(None, [duty]))))


def _moves(game: Game, side: Side, now: int) -> str:
    face = game.clock.face(side, now)
    made = str(face.moves) if face.due is None else f"{face.moves}/{face.due}"
    return QCoreApplication.translate("DeskStatus", "moves {made}").format(made=made)


def _fouls(game: Game, side: Side) -> str:
    limit, count = game.regulations.fouls.lose_at, game.foul_counts[side]
    counted = str(count) if limit is None else f"{count}/{limit}"
    return QCoreApplication.translate("DeskStatus", "fouls {n}").format(n=counted)
