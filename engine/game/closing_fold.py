"""A game put off and taken up again, and what follows its end: result amended, signatures, sign-off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.game import sealing
from engine.game.acts import Act
from engine.game.closing_events import (
    Amendment,
    AppealNoted,
    HandedOver,
    Reopened,
    ResultAmended,
    Sealed,
    SessionEndAnnounced,
    SignatureRefused,
    Signed,
    SignedOff,
)
from engine.game.errors import RefusalCode
from engine.game.events import MoveMade
from engine.game.handling import Handling, by_host, by_referee
from engine.game.happening import Happening
from engine.game.keyed_fold import pressed, reopened
from engine.game.moving import is_irregular, made, unfit_move, unplayable
from engine.game.outcomes import amended_by_conduct, coherent
from engine.game.persons import Person
from engine.game.roles import Role
from engine.game.state import State


def _announced(state: State, event: SessionEndAnnounced) -> State:
    return replace(state, desk=replace(state.desk, session_end=event.at))


def concealed(state: State, event_ms: int, uci: str) -> str:
    """A move as it is sealed at ``event_ms``. Raises ValueError for a text that can't be one."""
    return sealing.sealed(uci, _key(state, event_ms))


def sealed_move(state: State, sealed: Sealed) -> str:
    """The move in the envelope, "" where it lies on paper. Raises ValueError if the envelope was changed."""
    return sealing.unsealed(sealed.concealed, _key(state, sealed.stamp.ms)) if sealed.concealed else sealed.uci


def _key(state: State, ms: int) -> str:
    return f"{state.setup.uuid} {ms}"


def _unfit_seal(state: State, event: Sealed) -> RefusalCode | None:
    """A move that is typed obeys what a move on the board obeys; one the rules don't allow is sealed where it could be
    made. What lies on paper is seen when it is opened."""
    if event.side is not state.position.to_move:
        return RefusalCode.NOT_YOUR_TURN
    if event.on_paper:
        return None
    try:
        uci = sealed_move(state, event)
    except ValueError:
        return RefusalCode.MALFORMED_MOVE
    return unfit_move(state, uci, is_irregular(state, uci))


def _sealed(state: State, event: Sealed) -> State:
    """What was touched binds the move in the envelope too."""
    clock = state.clock.seal(event.side, event.stamp.ms)[0]
    if state.draw_offer is event.side.other:
        state = state.offer_refused()
    desk = replace(state.desk, sealed=event, adjust_asked=None, adjusting=None)
    state = replace(state, desk=desk, takeback_request=None, undo=())
    return pressed(state, event.side, clock) if state.setup.keyed else replace(state, clock=clock)


def _unfit_reopening(state: State, event: Reopened) -> RefusalCode | None:
    sealed = state.desk.sealed
    if sealed and not sealed.on_paper and sealed_move(state, sealed) != event.uci:
        return RefusalCode.SEALED_DIFFERS
    return unplayable(state, event.uci, event.irregular)


def _reopened(state: State, event: Reopened) -> State:
    """The sealed move counts as made when it was sealed; if it ends the game no clock starts. From here on lateness is
    measured anew (21.1)."""
    sealed = state.desk.sealed
    assert sealed is not None
    clock = state.clock.reopen(event.stamp.ms)[0]
    state = replace(state, desk=replace(state.desk, sealed=None))
    move = MoveMade(event.stamp, sealed.side, event.uci, event.irregular)
    state = reopened(state, move, clock) if state.setup.keyed else made(state, move, clock)
    state = replace(state, desk=replace(state.desk, session_plies=state.made))
    return replace(state, clock=clock.stop(event.stamp.ms)[0]) if state.outcome else state


def _unfit_amendment(state: State, event: ResultAmended) -> RefusalCode | None:
    if event.old != state.outcome:
        return RefusalCode.OUT_OF_DATE
    # an appeal is decided above the table (8.5)
    if event.amendment is Amendment.APPEAL and not event.by.has_power_of(Role.CHIEF_REFEREE):
        return RefusalCode.NOT_IN_POWER
    if event.amendment is Amendment.CONDUCT and event.outcome not in amended_by_conduct(state):
        return RefusalCode.NO_MISCONDUCT
    return None if coherent(event.outcome) else RefusalCode.INCOHERENT_OUTCOME


def _amended(state: State, event: ResultAmended) -> State:
    """Whoever has signed has signed the old result."""
    return replace(state, outcome=event.outcome, desk=replace(state.desk, signatures=()), undo=())


def _signer(_state: State, event: Signed) -> Person:
    return event.person


def _signed_already(state: State, event: Signed | SignatureRefused) -> RefusalCode | None:
    given = state.desk.signature_of(event.person)
    again = isinstance(given, Signed) or (isinstance(given, SignatureRefused) and isinstance(event, SignatureRefused))
    return RefusalCode.ALREADY_SIGNED if again else None


def _unfit_refusal(state: State, event: SignatureRefused) -> RefusalCode | None:
    return RefusalCode.PLAYERS_ONLY if event.person.side is None else _signed_already(state, event)


def _signature(state: State, event: Signed | SignatureRefused) -> State:
    return replace(state, desk=replace(state.desk, signatures=(*state.desk.signatures, event)), undo=())


def _appeal(state: State, event: AppealNoted) -> State:
    return replace(state, desk=replace(state.desk, appeals=(*state.desk.appeals, event)))


def _handed_over(state: State, event: HandedOver) -> State:
    return replace(state, desk=replace(state.desk, referee=event.referee))


def unsigned(state: State) -> tuple[Person, ...]:
    """Whose word is still missing before the sign-off: both players have signed or refused to, the referee has signed
    (10.1). Without a referee nobody's."""
    if not state.regulations.refereed:
        return ()
    missing = [person for person in (Person.RED, Person.BLACK) if state.desk.signature_of(person) is None]
    if not isinstance(state.desk.signature_of(Person.REFEREE), Signed):
        missing.append(Person.REFEREE)
    return tuple(missing)


def _unfit_sign_off(state: State, _event: SignedOff) -> RefusalCode | None:
    return RefusalCode.SIGNATURES_MISSING if unsigned(state) else None


def _signed_off(state: State, _event: SignedOff) -> State:
    return replace(state, desk=replace(state.desk, signed_off=True), undo=())


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    SessionEndAnnounced: Handling(Act.ANNOUNCE_END, by_host, _announced),
    Sealed: Handling(Act.SEAL, by_host, _sealed, _unfit_seal),
    Reopened: Handling(Act.REOPEN, by_host, _reopened, _unfit_reopening),
    ResultAmended: Handling(Act.AMEND, by_referee, _amended, _unfit_amendment),
    Signed: Handling(Act.SIGN, _signer, _signature, _signed_already),
    SignatureRefused: Handling(Act.NOTE_UNSIGNED, by_referee, _signature, _unfit_refusal),
    AppealNoted: Handling(Act.NOTE_APPEAL, by_referee, _appeal),
    HandedOver: Handling(Act.HAND_OVER, by_referee, _handed_over),
    SignedOff: Handling(Act.SIGN_OFF, by_host, _signed_off, _unfit_sign_off),
}
