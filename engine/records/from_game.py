"""The record of a game that was played here."""

from __future__ import annotations

from engine.base import Side
from engine.game import FoulCalled, Game, MoveMade, Ruled, Takeback
from engine.records.record import FoulNote, Headings, Record, RecordPly, UsedTime
from engine.xiangqi import Board, Move


def record_of(game: Game, hash_: str = "") -> Record:
    """What the score sheet and the game file say of a game, finished or not.

    ``hash_`` is the journal's at the event that ended the game (``game.result_seq``), "" while it is played. Times are
    as of the game's last event.
    """
    setup, outcome = game.setup, game.outcome
    headings = Headings(
        event=setup.event,
        round=setup.round,
        board_no=setup.board_no,
        date=setup.date,
        place=setup.place,
        red=setup.red,
        black=setup.black,
        referee=setup.referee,
        control=setup.control,
        regulations=game.regulations.id,
    )
    red, black = (game.clock.face(side, game.now_ms).used for side in (Side.RED, Side.BLACK))
    return Record(
        headings,
        start_fen=_start(setup.start_fen),
        plies=tuple(RecordPly(Move.from_uci(ply.uci), ply.used_ms, ply.irregular) for ply in game.plies),
        result=outcome.winner if outcome else None,
        outcome=outcome,
        used=UsedTime(red, black),
        fouls=tuple(_fouls(game)),
        remarks="\n".join(event.reason for event in game.log if isinstance(event, Ruled) and event.reason),
        hash=hash_,
    )


def _start(fen: str | None) -> str | None:
    """None for the usual start, however it was given."""
    if fen is None:
        return None
    board = Board.from_fen(fen)
    return None if board.key() == Board().key() else board.fen()


def _fouls(game: Game) -> list[FoulNote]:
    """Each foul with the number of moves that stood on the board when it was called."""
    fouls, ply = [], 0
    for event in game.log:
        if isinstance(event, MoveMade):
            ply += 1
        elif isinstance(event, Takeback):
            ply -= event.plies
        elif isinstance(event, FoulCalled):
            fouls.append(FoulNote(event.side, event.article, event.count, ply, event.note))
    return fouls
