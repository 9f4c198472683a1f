"""The moves of a game as the desk speaks of them."""

from __future__ import annotations

from app.play.shown import move_of, opening_of
from app.texts.board_desk import ply_text
from app.view import View
from engine.base import Side
from engine.game import Game
from engine.xiangqi import Board, Position
from engine.xiangqi.notation import write


def board_before(game: Game, number: int) -> Board:
    """The board before a ply, numbered from 1."""
    position = game.plies[number - 2].position if number > 1 else game.opening
    assert isinstance(position, Position)
    return position.board


def written(game: Game, number: int, view: View) -> str:
    """A ply in the notation of the record."""
    return write(board_before(game, number), move_of(game.plies[number - 1]), view.notation, view.script)


def ply_of(game: Game, number: int, view: View) -> str:
    """A ply with its round and side."""
    opening = opening_of(game)
    late = opening.turn is Side.BLACK
    rounds = opening.round_number + (number - 1 + late) // 2
    return ply_text(rounds, game.plies[number - 1].side, written(game, number, view))
