"""What a referee can decide of a repetition or a claim, and how it comes to the game: events, with the reason."""

from __future__ import annotations

from app.session import GameSession
from app.texts.claims import claim_text, natural_reason, reject_text, uphold_text
from app.texts.endings import in_a_row
from app.texts.ruling_desk import (
    cited_ending,
    confirmed_reason,
    overruled_reason,
    play_on_text,
    unfounded_reason,
    vary_text,
)
from engine.base import Outcome, Side, Termination
from engine.game import ClaimKind, ClaimMade, Finding, Game
from engine.game.regulations import Starter
from engine.xiangqi.repetition import Ruling

PLAY_ON = "play_on"
UPHOLD = "uphold"
DRAW = "draw"
VARY = {Side.RED: "vary_red", Side.BLACK: "vary_black"}
LOSS = {Side.RED: "loss_red", Side.BLACK: "loss_black"}


def rounds_of(game: Game) -> int:
    """The rounds left to vary in after an order."""
    return game.regulations.repetition.rounds_to_vary


def natural_claim(game: Game) -> ClaimMade | None:
    """The claim of the natural limit that waits for the referee."""
    claim = game.claim
    return claim if claim is not None and claim.claim is ClaimKind.NATURAL_LIMIT else None


def is_claimed(game: Game) -> bool:
    """Whether a player has put a repetition to the referee."""
    return game.claim is not None and game.claim.claim is ClaimKind.REPETITION


def may_begin(game: Game) -> bool:
    """Whether a repetition may be ruled on now: by the referee's own will, or because it was claimed (2011 23.1)."""
    return is_claimed(game) or Starter.REFEREE in game.regulations.repetition.started_by


def proposed(game: Game, ruling: Ruling | None) -> str | None:
    """What the record comes to by itself; None where it needs the referee."""
    claim = natural_claim(game)
    if claim is not None:
        count = game.natural_count(claim.side)
        return None if count is None else UPHOLD if count.holds else PLAY_ON
    if ruling is None:
        return PLAY_ON if is_claimed(game) else None
    if ruling.verdict is None:
        return None
    loser = ruling.verdict.loser
    if loser is None:
        return DRAW
    return VARY[loser] if ruling.verdict.must_vary else LOSS[loser]


def others(game: Game, ruling: Ruling | None) -> tuple[tuple[str, str], ...]:
    """The keys and names of all decisions but the proposed one."""
    natural = natural_claim(game) is not None
    named = {UPHOLD: uphold_text(), PLAY_ON: reject_text()} if natural else _of_repetition(game)
    return tuple((key, text) for key, text in named.items() if key != proposed(game, ruling))


def _of_repetition(game: Game) -> dict[str, str]:
    draw = Outcome.draw(Termination.REPETITION)
    named = {DRAW: cited_ending(draw, game.regulations)}
    named |= {VARY[side]: vary_text(side, rounds_of(game)) for side in Side}
    lost = {side: Outcome.loss(side, Termination.PERPETUAL) for side in Side}
    named |= {LOSS[side]: cited_ending(lost[side], game.regulations) for side in Side}
    if is_claimed(game):
        named[PLAY_ON] = play_on_text()
    return named


def confirm(session: GameSession, ruling: Ruling | None) -> bool:
    """The referee follows what was found (维持)."""
    key = proposed(session.game, ruling)
    if key is None:
        return False
    return _decide(session, key, _reason(session.game, ruling, key, ""), ruling, confirmed=True)


def overrule(session: GameSession, ruling: Ruling | None, key: str, reason: str) -> bool:
    """The referee decides otherwise (改判)."""
    return _decide(session, key, _reason(session.game, ruling, key, reason), ruling, confirmed=False)


def _reason(game: Game, ruling: Ruling | None, key: str, reason: str) -> str:
    """What stands in the record of a decision; ``reason`` is the referee's own, "" where he follows what was found."""
    claim, rounds = natural_claim(game), rounds_of(game)
    if claim is not None:
        return natural_reason(game, claim, key == UPHOLD, reason)
    if ruling is None:
        found = unfounded_reason(reason)
    else:
        found = overruled_reason(ruling, rounds, reason) if reason else confirmed_reason(ruling, rounds)
    return found if game.claim is None else in_a_row(claim_text(game, game.claim), found)


def finding_of(ruling: Ruling, *, confirmed: bool) -> Finding:
    """A ruling as the record keeps it."""
    verdict = ruling.verdict
    return Finding(
        rules=ruling.rules.value,
        from_ply=ruling.first_ply,
        loops=ruling.cycle.count,
        classes=tuple(report.gravest.value for report in ruling.reports),
        loser=verdict.loser if verdict is not None else None,
        must_vary=verdict is not None and verdict.must_vary,
        article=verdict.reason if verdict is not None else "",
        open_plies=ruling.questions,
        confirmed=confirmed,
    )


def _decide(session: GameSession, key: str, reason: str, ruling: Ruling | None, *, confirmed: bool) -> bool:
    natural = natural_claim(session.game) is not None
    finding = None if ruling is None or natural else finding_of(ruling, confirmed=confirmed)
    if key in (PLAY_ON, UPHOLD):
        return session.enact(lambda game, stamp: game.rule_claim(key == UPHOLD, stamp, reason, finding=finding))
    side = next((side for side in Side if key in (VARY[side], LOSS[side])), None)
    vary = side if side is not None and key == VARY[side] else None
    ending = None if vary else _ending(side, ruling if confirmed else None)
    if is_claimed(session.game):
        return session.enact(
            lambda game, stamp: game.rule_claim(True, stamp, reason, ending, vary=vary, finding=finding)
        )
    if vary is not None:
        return session.enact(lambda game, stamp: game.order_vary(vary, stamp, reason=reason, finding=finding))
    assert ending is not None
    return session.enact(lambda game, stamp: game.rule(ending, stamp, reason, finding))


def _ending(loser: Side | None, ruling: Ruling | None) -> Outcome:
    """The result that is ruled: the one found, if it is followed."""
    if ruling is not None and ruling.outcome is not None:
        return ruling.outcome
    return Outcome.draw(Termination.REPETITION) if loser is None else Outcome.loss(loser, Termination.PERPETUAL)
