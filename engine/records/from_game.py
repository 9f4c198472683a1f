"""The record of a game that was played here."""

from __future__ import annotations

from collections.abc import Iterator

from engine.base import Side
from engine.clock import ExtraStyle, Face
from engine.game import (
    ClaimRuled,
    FoulCalled,
    Game,
    Noted,
    Ply,
    ResultAmended,
    Reversed,
    Ruled,
    SignatureRefused,
    Signed,
    SignedOff,
    VaryOrdered,
)
from engine.records.record import AppealNote, FoulNote, Headings, Record, RecordPly, SignatureNote, UsedTime
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
        referee=game.referee,
        control=setup.control,
        regulations=game.regulations.id,
    )
    red, black = (game.clock.face(side, game.now_ms) for side in Side)
    return Record(
        headings,
        start_fen=_start(setup.start_fen),
        plies=_plies(game),
        result=outcome.winner if outcome else None,
        outcome=outcome,
        used=UsedTime(red.used, black.used),
        reserve=UsedTime(_reserve_used(red), _reserve_used(black)),
        fouls=tuple(_foul(foul) for foul in game.called),
        remarks="\n".join(_remarks(game)),
        signatures=_signatures(game),
        appeals=tuple(AppealNote(appeal.side, appeal.note) for appeal in game.appeals),
        hash=hash_,
    )


def _plies(game: Game) -> tuple[RecordPly, ...]:
    """The moves; of a game on a wooden board none is known, and its record is the players'."""
    if game.setup.boardless:
        return ()
    return tuple(_ply(ply) for ply in game.plies)


def _ply(ply: Ply) -> RecordPly:
    """A move; one that nobody knows, or that moved no piece in the record, only passes the turn."""
    used = ply.used_ms if ply.pressed else None
    if ply.missing:
        return RecordPly(Move.null(), used)
    move = Move.from_uci(ply.uci)
    if ply.void:
        return RecordPly(Move.null(), used, irregular=True, comment=move.iccs)
    return RecordPly(move, used, ply.irregular)


def _reserve_used(face: Face) -> int | None:
    extra = face.extra
    return extra.reserve_used if extra is not None and extra.style is ExtraStyle.STEP else None


def _start(fen: str | None) -> str | None:
    """None for the usual start, however it was given."""
    if fen is None:
        return None
    board = Board.from_fen(fen)
    return None if board.key() == Board().key() else board.fen()


def _foul(called: Noted[FoulCalled]) -> FoulNote:
    """A foul that stands, with the number of moves on the board when it was called."""
    foul = called.event
    note = " ".join(part for part in (foul.detail, foul.note) if part)
    return FoulNote(foul.side, foul.article, foul.count, called.ply, note)


def _signatures(game: Game) -> tuple[SignatureNote, ...]:
    """The last word of each person about the result that stands."""
    last = {given.person: given for given in game.signatures}
    return tuple(_signature(given) for given in last.values())


def _signature(given: Signed | SignatureRefused) -> SignatureNote:
    if isinstance(given, SignatureRefused):
        return SignatureNote(given.person, refused=True, reason=given.reason)
    return SignatureNote(given.person, given.name, given.drawing)


def _remarks(game: Game) -> Iterator[str]:
    """The reasons of the result, of orders to vary (4.1.7) and of claims not upheld; the remarks at the sign-off."""
    undone = {event.seq for event in game.log if isinstance(event, Reversed)}
    for seq, event in enumerate(game.log, 1):
        if isinstance(event, SignedOff):
            text = event.remarks
        elif isinstance(event, Ruled | ResultAmended | VaryOrdered) or (
            isinstance(event, ClaimRuled) and not event.upheld
        ):
            text = event.reason
        else:
            continue
        if text and seq not in undone:
            yield text
