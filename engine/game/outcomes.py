"""Which winner fits which ending, and what outcomes the record calls for."""

from __future__ import annotations

from engine.base import Outcome, Side, Termination, Winner
from engine.game.claim_fold import VaryStatus, vary_status
from engine.game.desk_fold import remedies
from engine.game.regulations import FoulCause
from engine.game.roles import Sanction
from engine.game.rules import ClaimRules, MaterialRules
from engine.game.state import State


def coherent(outcome: Outcome) -> bool:
    """Whether the winner fits the ending: one side loses by 4.1, nobody by 4.2; lateness and forfeit can hit both."""
    termination, winner = outcome.termination, outcome.winner
    if termination in (Termination.BYE, Termination.ADJOURNED):
        return False
    if termination in (Termination.DOUBLE_LOSS, Termination.ANNULLED):
        return winner is Winner.NONE
    if termination.is_draw:
        return winner is Winner.DRAW
    both = termination in (Termination.LATE, Termination.FORFEIT, Termination.MISCONDUCT)
    return winner in (Winner.RED, Winner.BLACK) or (both and winner is Winner.NONE)


def proposals(state: State) -> tuple[Outcome, ...]:
    """The outcomes the record calls for and the referee decides, each once."""
    if state.outcome:
        return ()
    found = [outcome for side in Side for outcome in _against(state, side)]
    if state.regulations.refereed:
        found = [*_shown(board_ending(state)), *found, *_shown(_draw(state))]
    return tuple(dict.fromkeys(found))


def _shown(outcome: Outcome | None) -> list[Outcome]:
    return [] if outcome is None else [outcome]


def _draw(state: State) -> Outcome | None:
    """双方均无取胜可能 (4.2.1) as far as the pieces left show it; what else is simple the referee sees himself."""
    dead = isinstance(state.position, MaterialRules) and state.position.dead
    return state.regulations.cited(Outcome.draw(Termination.NO_WINNING_CHANCES)) if dead else None


def board_ending(state: State) -> Outcome | None:
    """What the last position of a record that is keyed would mean on the wooden board (4.1.1, 4.1.3)."""
    if not state.setup.keyed or state.outcome or not state.plies:
        return None
    outcome = state.position.outcome()
    return state.regulations.cited(outcome) if outcome else None


def amended_by_conduct(state: State) -> tuple[Outcome, ...]:
    """The losses that what a player did after the end calls for: a fair copy refused (7.4), a sanction (18.2, 18.3)."""
    losses = (state.regulations.loss(side, Termination.MISCONDUCT) for side in Side if _misconduct(state, side))
    return tuple(loss for loss in losses if loss != state.outcome)


def _against(state: State, side: Side) -> list[Outcome]:
    law = state.regulations
    found = [remedy.loses for remedy in remedies(state) if remedy.side is side and remedy.loses]
    if law.fouls.lose_at is not None and foul_count(state, side) >= law.fouls.lose_at:
        found.append(law.loss(side, Termination.FOULS))
    if _presses_lose(state, side):
        found.append(Outcome.loss(side, Termination.FOULS, law.fouls.press_without_move_article))
    if _false_claims_lose(state, side):
        found.append(Outcome.loss(side, Termination.FOULS, law.natural_limit.false_claims_article))
    if vary_status(state) is VaryStatus.NOT_VARIED and state.desk.vary and state.desk.vary.order.side is side:
        found.append(law.loss(side, Termination.REFUSED_TO_VARY))
    if _misconduct(state, side):
        found.append(law.loss(side, Termination.MISCONDUCT))
    return found


def foul_count(state: State, side: Side) -> int:
    """How many fouls of a side stand."""
    return sum(foul.event.count for foul in state.desk.fouls if foul.event.side is side)


def _presses_lose(state: State, side: Side) -> bool:
    """未走棋先按钟, as often as loses by itself (2011 4.1.9)."""
    rules = state.regulations.fouls
    article = rules.article_of(FoulCause.PRESS_WITHOUT_MOVE)
    called = (foul.event for foul in state.desk.fouls if foul.event.side is side and foul.event.article == article)
    return rules.press_without_move_loses_at is not None and (
        sum(foul.count for foul in called) >= rules.press_without_move_loses_at
    )


def _false_claims_lose(state: State, side: Side) -> bool:
    """Another false claim without a capture in between (2011 4.1.11)."""
    limit = state.regulations.natural_limit.false_claims_lose_at
    if limit is None or not isinstance(state.position, ClaimRules):
        return False
    stretch = len(state.plies) - state.position.quiet_plies
    false = [claim for claim in state.desk.false_claims if claim.side is side and claim.stretch == stretch]
    return len(false) >= limit


def _misconduct(state: State, side: Side) -> bool:
    """A record refused (7.4), or a player out of the session (18.2, 18.3)."""
    out = (Sanction.DISQUALIFIED, Sanction.EXPELLED)
    refused = any(refusal.side is side for refusal in state.desk.record_refusals)
    return refused or any(note.event.side is side and note.event.sanction in out for note in state.desk.sanctions)
