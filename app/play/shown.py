"""What the widgets show of a game, read from the frozen game: scene, moves, and which action may be used now."""

from __future__ import annotations

from collections.abc import Mapping

from app.board.scene import BoardScene, Faces
from app.play.actions import Allowed
from app.play.scenes import checked_points, pieces_of
from app.record.rows import Line
from app.texts.refusals import refusal_text
from app.view import View
from engine.base import Side
from engine.game import Act, Game, MoveInserted, MoveReplaced, Person, Phase, Ply
from engine.xiangqi import Board, Move, Position, parse_point


def board_of(game: Game) -> Board:
    """The board of a game as it stands; the usual one where none is seen."""
    if game.setup.boardless:
        return Board()
    assert isinstance(game.position, Position)
    return game.position.board


def board_after(game: Game, plies: int) -> Board:
    """The board after so many moves of the record."""
    position = game.position_before(plies + 1)
    assert isinstance(position, Position)
    return position.board


def told_ply(game: Game) -> int:
    """The move that the news are about: the last one, or one of the record that was just put in or replaced."""
    event = game.log[-1]
    return event.ply if isinstance(event, MoveInserted | MoveReplaced) else len(game.plies)


def round_of(game: Game, ply: int) -> int:
    """The round (回合) that a move of the record belongs to."""
    opening = opening_of(game)
    return opening.round_number + (ply - 1 + (opening.turn is Side.BLACK)) // 2


def opening_of(game: Game) -> Board:
    """The board before the first move; the usual one where none is seen."""
    if game.setup.boardless:
        return Board()
    assert isinstance(game.opening, Position)
    return game.opening.board


def touched_points(game: Game) -> tuple[int, ...]:
    """The touched pieces that bind the next move, where other moves are refused for it."""
    return tuple(map(parse_point, game.enforced.points)) if game.enforced else ()


def scene_of(board: Board, last: Line | None, view: View) -> BoardScene:
    """The scene of a board after the move ``last``, as the settings want it seen."""
    return BoardScene(
        pieces=pieces_of(board),
        last_move=(last.move.origin, last.move.target) if last and not last.move.is_null else None,
        irregular=last.irregular if last else False,
        check=checked_points(board),
        flipped=view.flipped,
        turn_far=view.far_turned,
        numbers=view.numbers,
        faces=Faces(view.faces),
    )


def last_move(game: Game) -> tuple[Board, Move] | None:
    """The last move on the board and the board before it; None before the first one, or where there is no board or no
    such move."""
    before = game.plies[-2].position if len(game.plies) > 1 else game.opening
    if not game.plies or not isinstance(before, Position) or move_of(game.plies[-1]).is_null:
        return None
    return before.board, Move.from_uci(game.plies[-1].uci)


def lines_of(game: Game) -> list[Line]:
    """The moves of the record with the time each took.

    In play an irregular one is marked once it was noticed: nobody helps a player to see it (4.1.6). What a recorder
    keys the players don't see.
    """
    if game.setup.boardless:
        return []
    hidden = () if game.phase is Phase.OVER or game.setup.keyed else game.unnoticed
    return [_line(ply, ply.irregular and ply.number not in hidden) for ply in game.plies]


def move_of(ply: Ply) -> Move:
    """A move of the record, the null move for one that nobody knows or that no piece could make."""
    return Move.null() if ply.missing or ply.void else Move.from_uci(ply.uci)


def _line(ply: Ply, irregular: bool) -> Line:
    note = Move.from_uci(ply.uci).iccs if ply.void else ""
    return Line(move_of(ply), ply.used_ms if ply.pressed else None, irregular, note, ply.doubtful)


def acting_side(game: Game) -> Side:
    """Whose time it is: the side whose clock runs, else the side to move."""
    return game.clock.running or game.position.to_move


def can_move(game: Game) -> bool:
    """Whether a move may be made on the board now."""
    return game.may(Act.MOVE, Person.of(game.position.to_move)) is None


def allowed(game: Game, act: Act, person: Person) -> Allowed:
    """Whether a person may do something now, with the reason why not in words."""
    code = game.may(act, person)
    return Allowed(True) if code is None else Allowed(False, refusal_text(code))


def pausing_act(game: Game) -> Act:
    """What the key for the clocks does: start them, let them go on, or stop them."""
    return {Phase.SETUP: Act.START, Phase.PAUSED: Act.RESUME}.get(game.phase, Act.PAUSE)


def adjusting_act(game: Game) -> tuple[Act, Person]:
    """What the entry for adjusting pieces does now, and for whom: ask for it, or end it."""
    if game.adjusting is not None:
        return Act.END_ADJUST, Person.of(game.adjusting)
    return Act.ASK_ADJUST, Person.of(acting_side(game))


def enabled_acts(game: Game) -> Mapping[str, bool]:
    """Which entries of the Play and Referee menus can be used now."""
    person = Person.of(acting_side(game))
    mover = Person.of(game.plies[-1].side) if game.plies else person
    asked = {
        "draw": (Act.OFFER_DRAW, person),
        "claim": (Act.CLAIM, person),
        "resign": (Act.RESIGN, person),
        "resign_red": (Act.RESIGN, Person.RED),
        "resign_black": (Act.RESIGN, Person.BLACK),
        "takeback": (Act.ASK_TAKEBACK, mover),
        "call": (Act.CALL_REFEREE, person),
        "point_out": (Act.CALL_REFEREE, person),
        "adjust": adjusting_act(game),
        "pause": (pausing_act(game), game.host),
        "foul": (Act.FOUL, Person.REFEREE),
        "ruling": (Act.RULE, Person.REFEREE),
    }
    may = {name: game.may(act, who) is None for name, (act, who) in asked.items()}
    may["foul"] = may["foul"] and bool(game.regulations.fouls.articles)
    at_clock = {name: now and (not game.setup.boardless or name in _AT_CLOCK) for name, now in may.items()}
    return {"press": takes_space(game)} | at_clock


_AT_CLOCK = ("pause", "foul", "ruling")
"""What is done at a clock that stands alone; what the players say, they say at their board."""


def takes_space(game: Game) -> bool:
    """Whether the space bar presses the clock: in games with a press by hand, while a clock runs."""
    waits = game.setup.boardless and game.phase is Phase.SETUP
    return not game.state.automatic and (waits or game.phase is Phase.RUNNING)
