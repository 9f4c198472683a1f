"""Repetition in short: what the classes of moves mean, and what follows from them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Block, Heading, Paragraph, Terms
from app.texts.move_reasons import class_name
from engine.xiangqi.repetition import MoveClass


def loop_blocks() -> tuple[Block, ...]:
    """What a player has to know before he asks for a ruling, and what the program shows of it."""
    return (
        *map(Paragraph, _when()),
        Heading(QCoreApplication.translate("HelpLoop", "What a move is called")),
        Terms(tuple((class_name(each), text) for each, text in (*_attacks().items(), *_idle().items()))),
        Heading(QCoreApplication.translate("HelpLoop", "When a capture counts")),
        *map(Paragraph, _chases()),
        Heading(QCoreApplication.translate("HelpLoop", "What follows")),
        *map(Paragraph, _verdicts()),
        Heading(QCoreApplication.translate("HelpLoop", "What the program does")),
        *map(Paragraph, _shown()),
    )


def _when() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpLoop",
            "When both sides come back to the same position again and again, the repetition rules say who has to "
            "vary. They apply once the loop was played three times.",
        ),
    )


def _attacks() -> dict[MoveClass, str]:
    return {
        MoveClass.CHECK: QCoreApplication.translate(
            "HelpLoop",
            "The move attacks the general, which could be captured by the next one.",
        ),
        MoveClass.KILL: QCoreApplication.translate(
            "HelpLoop",
            "The move prepares checkmate from the next one on, by one check or an unbroken series of checks.",
        ),
        MoveClass.CHASE: QCoreApplication.translate(
            "HelpLoop",
            "After the move its side could, from the next one on, win material: by capturing, also together with "
            "other pieces, by a series of checks, or by an exchange that pays.",
        ),
    }


def _idle() -> dict[MoveClass, str]:
    return {
        MoveClass.EXCHANGE: QCoreApplication.translate(
            "HelpLoop",
            "The move offers pieces of like value for each other. It is idle.",
        ),
        MoveClass.OFFER: QCoreApplication.translate("HelpLoop", "The move offers a piece for nothing. It is idle."),
        MoveClass.BLOCK: QCoreApplication.translate(
            "HelpLoop",
            "The move stands in the way of an enemy piece and attacks nothing. It is idle.",
        ),
        MoveClass.FOLLOW: QCoreApplication.translate(
            "HelpLoop",
            "The move goes after an enemy piece that is protected, without a threat to win it. It is idle.",
        ),
        MoveClass.IDLE: QCoreApplication.translate(
            "HelpLoop",
            "Every move that is no check, no mate threat and no chase.",
        ),
    }


def _chases() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpLoop",
            "Prey is a piece that could be captured at a gain: one without protection, one with fewer protectors than "
            "attackers, one whose protector could not retake, or a piece worth more than the attacker, such as a "
            "chariot attacked by a horse. Generals and pawns that have not crossed the river are no prey.",
        ),
        QCoreApplication.translate(
            "HelpLoop",
            "The threat has to be new: what could be captured before as well is not chased by this move. A capture "
            "after which one would be mated at once is no threat. General and pawn themselves may chase for ever.",
        ),
    )


def _verdicts() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpLoop",
            "If every move of a side in the loop is a check, a mate threat or a chase, its moves are forbidden; with "
            "one idle move among them they are allowed.",
        ),
        QCoreApplication.translate(
            "HelpLoop",
            "Forbidden moves of one side alone have to give way to allowed ones. Perpetual check by one side alone is "
            "never permitted, whatever the other side does.",
        ),
        QCoreApplication.translate(
            "HelpLoop",
            "If both sides make allowed moves, or both forbidden ones, the game is a draw unless one of them varies. "
            "For forbidden moves on both sides the newer editions make exceptions, which a ruling names.",
        ),
    )


def _shown() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "HelpLoop",
            '"Repetition and move limit" in the Referee menu counts the rounds without a capture and the loops, and '
            "says what follows and by which article. It goes through the loop move by move; arrows on the board show "
            "what is attacked and what protects it.",
        ),
        QCoreApplication.translate(
            "HelpLoop",
            "The referee confirms the ruling or decides otherwise and says why; both stand in the record. Where the "
            "search ended without a proof, the program says so and leaves the move to the referee.",
        ),
    )
