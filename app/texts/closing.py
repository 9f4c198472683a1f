"""What is said while a game is adjourned, reopened, signed and finished (S2 9, S0 8.5, 10.1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import ending_text, in_a_row, joined, result_text, side_name
from app.texts.refusals import refusal_text
from app.texts.situation import clock_time, person_name
from engine.base import Side
from engine.clock.display import format_used
from engine.game import Amendment, Game, Person, SignatureRefused


def sealing_text(game: Game, *, typed: bool) -> str:
    """What happens when the move is sealed, and how safe a typed one is."""
    text = QCoreApplication.translate(
        "Closing",
        "{side} to move seals the move while the own clock runs; then both clocks stand. "
        "Nobody sees it until the game is reopened.",
    )
    told = text.format(side=side_name(game.position.to_move))
    if not typed:
        return told
    hidden = QCoreApplication.translate(
        "Closing",
        "The file shows it to no reader; whoever takes the program apart could find it. Where that is to be feared, "
        "seal it on paper.",
    )
    return in_a_row(told, hidden)


def not_one_move() -> str:
    """The sealed move can't be read; nothing of it is said."""
    return QCoreApplication.translate("Closing", "This can't be read as one legal move. Write it again.")


def reopening_text(game: Game) -> str:
    """What happens when the game is reopened."""
    envelope = game.envelope
    if envelope is None:
        return ""
    sealed = QCoreApplication.translate("Closing", "Sealed by {side} at {time}.")
    after = QCoreApplication.translate("Closing", "It is played on the board, and the clock of {side} starts.")
    return in_a_row(
        sealed.format(side=side_name(envelope.side), time=clock_time(envelope.wall)),
        after.format(side=side_name(envelope.side.other)),
    )


def sealed_fault_text(game: Game) -> str:
    """Why the typed sealed move can't be played, "" if it can."""
    if game.sealed_fault is None:
        return ""
    text = QCoreApplication.translate("Closing", "The sealed move can't be played: {reason} The referee decides.")
    return text.format(reason=refusal_text(game.sealed_fault))


def person_text(game: Game, person: Person) -> str:
    """Somebody who signs, by side and name or by office and name."""
    if person.side is not None:
        return person_name(game, person.side)
    referee = QCoreApplication.translate("Closing", "Referee")
    return f"{referee} {game.referee}".strip()


def signing_state(game: Game, person: Person) -> str:
    """Somebody who signs, and whether he has."""
    given = game.state.desk.signature_of(person)
    if given is None:
        return person_text(game, person)
    if isinstance(given, SignatureRefused):
        text = QCoreApplication.translate("Closing", "{who} (refused)")
    else:
        text = QCoreApplication.translate("Closing", "{who} (has signed)")
    return text.format(who=person_text(game, person))


def result_line(game: Game) -> str:
    """What is signed: result, used times, fouls (10.1)."""
    if game.outcome is None:
        return ""
    red, black = (game.clock.face(side, game.now_ms).used for side in Side)
    times = QCoreApplication.translate("Closing", "Used: Red {red}, Black {black}.")
    fouls = QCoreApplication.translate("Closing", "Fouls: Red {red}, Black {black}.")
    counts = game.foul_counts
    result = QCoreApplication.translate("Closing", "Result: {result}. {ending}.")
    return in_a_row(
        result.format(result=result_text(game.outcome), ending=ending_text(game.outcome)),
        times.format(red=format_used(red), black=format_used(black)),
        fouls.format(red=counts[Side.RED], black=counts[Side.BLACK]),
    )


def who_is_missing(game: Game, missing: tuple[Person, ...]) -> str:
    """Whose signature, or refusal, the sign-off waits for."""
    text = QCoreApplication.translate("Closing", "Not signed yet: {who}.")
    return text.format(who=joined([person_text(game, person) for person in missing]))


def amendment_name(amendment: Amendment) -> str:
    """Why a result is changed."""
    match amendment:
        case Amendment.CLERICAL:
            return QCoreApplication.translate("Closing", "It was written down wrongly")
        case Amendment.APPEAL:
            return QCoreApplication.translate("Closing", "An appeal was upheld")
        case Amendment.CONDUCT:
            return QCoreApplication.translate("Closing", "A fair copy was refused, or the player put out (7.4, 18.2)")


def closing_title(name: str) -> str:
    """One thing the referee does to close a game, "" for an unknown name."""
    match name:
        case "seal":
            return QCoreApplication.translate("Closing", "Adjourn with a sealed move...")
        case "envelope":
            return QCoreApplication.translate("Closing", "The envelope...")
        case "reopen":
            return QCoreApplication.translate("Closing", "Reopen the game...")
        case "sign":
            return QCoreApplication.translate("Closing", "Sign the result...")
        case "unsigned":
            return QCoreApplication.translate("Closing", "Somebody refuses to sign...")
        case "appeal":
            return QCoreApplication.translate("Closing", "Reserve an appeal...")
        case "amend":
            return QCoreApplication.translate("Closing", "Change the result...")
        case "sign_off":
            return QCoreApplication.translate("Closing", "Finish and seal the record...")
        case "hand_over":
            return QCoreApplication.translate("Closing", "Hand over to another referee...")
        case _:
            return ""


def sealed_in_own_time() -> str:
    """Why no move can be sealed while the clocks stand, and what to do."""
    return QCoreApplication.translate(
        "Closing", "The clocks stand. Let them go on first: the side to move seals in its own time."
    )


def not_adjourned() -> str:
    """Why there is no envelope."""
    return QCoreApplication.translate("Closing", "The game is not adjourned.")
