"""What a referee can decide of a repetition, and how it comes to the game: events of its own, with the reason."""

from __future__ import annotations

from app.session import GameSession
from app.texts.ruling_desk import cited_ending, confirmed_reason, overruled_reason, play_on_text, vary_text
from app.texts.rulings import verdict_text
from engine.base import Outcome, Side, Termination
from engine.game import ClaimKind, Game
from engine.xiangqi.repetition import Ruling

PLAY_ON = "play_on"
DRAW = "draw"
VARY = {Side.RED: "vary_red", Side.BLACK: "vary_black"}
LOSS = {Side.RED: "loss_red", Side.BLACK: "loss_black"}


def rounds_of(game: Game) -> int:
    """The rounds left to vary in after an order."""
    return game.regulations.repetition.rounds_to_vary


def proposed(ruling: Ruling) -> str | None:
    """The decision that the ruling comes to; None where it needs the referee."""
    if ruling.verdict is None:
        return None
    loser = ruling.verdict.loser
    if loser is None:
        return DRAW
    return VARY[loser] if ruling.verdict.must_vary else LOSS[loser]


def is_claimed(game: Game) -> bool:
    """Whether a player has put a repetition to the referee."""
    return game.claim is not None and game.claim.claim is ClaimKind.REPETITION


def others(game: Game, ruling: Ruling) -> tuple[tuple[str, str], ...]:
    """The keys and names of all decisions but the proposed one."""
    draw = Outcome.draw(Termination.REPETITION)
    named = {DRAW: cited_ending(draw, game.regulations)}
    named |= {VARY[side]: vary_text(side, rounds_of(game)) for side in Side}
    lost = {side: Outcome.loss(side, Termination.PERPETUAL) for side in Side}
    named |= {LOSS[side]: cited_ending(lost[side], game.regulations) for side in Side}
    if is_claimed(game):
        named[PLAY_ON] = play_on_text()
    return tuple((key, text) for key, text in named.items() if key != proposed(ruling))


def confirm_text(game: Game, ruling: Ruling) -> str:
    """The name of the proposed decision."""
    return "" if ruling.verdict is None else verdict_text(ruling, rounds_of(game))


def confirm(session: GameSession, ruling: Ruling) -> bool:
    """The referee follows the ruling (维持)."""
    key = proposed(ruling)
    reason = confirmed_reason(ruling, rounds_of(session.game))
    return key is not None and _decide(session, key, reason, ruling.outcome)


def overrule(session: GameSession, ruling: Ruling, key: str, reason: str) -> bool:
    """The referee decides otherwise (改判)."""
    return _decide(session, key, overruled_reason(ruling, rounds_of(session.game), reason), None)


def _decide(session: GameSession, key: str, reason: str, outcome: Outcome | None) -> bool:
    if key == PLAY_ON:
        return session.rule_claim(False, reason)
    side = next((side for side in Side if key in (VARY[side], LOSS[side])), None)
    if side is not None and key == VARY[side]:
        claimed = is_claimed(session.game)
        return (not claimed or session.rule_claim(True, reason)) and session.order_vary(side, reason)
    ending = outcome or _ending(side)
    if is_claimed(session.game):
        return session.rule_claim(True, reason, ending)
    return session.rule(ending, reason)


def _ending(loser: Side | None) -> Outcome:
    return Outcome.draw(Termination.REPETITION) if loser is None else Outcome.loss(loser, Termination.PERPETUAL)
