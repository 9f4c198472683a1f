"""The rules of the game in short, after the rule book of 1999 (S0 1-5)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Block, Heading, Paragraph, Terms
from engine.base import Termination
from engine.game import Regulations


def game_blocks(rules: Regulations) -> tuple[Block, ...]:
    """What a player has to know. ``rules`` are those of 1999, for the figures in their articles."""
    return (
        Heading(QCoreApplication.translate("HelpGame", "Board and moves")),
        *map(Paragraph, _board()),
        Heading(QCoreApplication.translate("HelpGame", "How the pieces move")),
        Terms(_pieces()),
        Heading(QCoreApplication.translate("HelpGame", "Check, checkmate, stalemate")),
        *map(Paragraph, _check()),
        Heading(QCoreApplication.translate("HelpGame", "Touch and move")),
        Paragraph(_touch()),
        Heading(QCoreApplication.translate("HelpGame", "How a game ends")),
        *_endings(rules),
    )


def _board() -> tuple[str, str]:
    return (
        QCoreApplication.translate(
            "HelpGame",
            "Nine files and ten ranks cross at ninety points, and on these points the pieces stand, sixteen on each "
            "side. The strip in the middle without files is the river; the nine points with diagonals on either side "
            "are the palace.",
        ),
        QCoreApplication.translate(
            "HelpGame",
            "Red moves first; then the sides move by turns. A piece goes to an empty point, or captures the enemy "
            "piece that stands there. A move of each side together are one round.",
        ),
    )


def _pieces() -> tuple[tuple[str, str], ...]:
    return (*_palace_pieces(), *_far_pieces())


def _palace_pieces() -> tuple[tuple[str, str], ...]:
    return (
        (
            QCoreApplication.translate("HelpGame", "General"),
            QCoreApplication.translate(
                "HelpGame",
                "One point forward, back or sideways, within the palace. The two generals may never stand on one file "
                "with nothing between them.",
            ),
        ),
        (
            QCoreApplication.translate("HelpGame", "Advisor"),
            QCoreApplication.translate("HelpGame", "One point along a diagonal, within the palace."),
        ),
        (
            QCoreApplication.translate("HelpGame", "Elephant"),
            QCoreApplication.translate(
                "HelpGame",
                "Two points along a diagonal, never across the river. A piece on the point between, the elephant's "
                "eye, blocks it.",
            ),
        ),
    )


def _far_pieces() -> tuple[tuple[str, str], ...]:
    return (
        (
            QCoreApplication.translate("HelpGame", "Horse"),
            QCoreApplication.translate(
                "HelpGame",
                "One point along a line, then one further along a diagonal. A piece on the first of these points, the "
                "horse's leg, blocks it.",
            ),
        ),
        (
            QCoreApplication.translate("HelpGame", "Chariot"),
            QCoreApplication.translate("HelpGame", "Along a line, as far as the way is free."),
        ),
        (
            QCoreApplication.translate("HelpGame", "Cannon"),
            QCoreApplication.translate(
                "HelpGame",
                "Moves as the chariot does; it captures only over exactly one piece between, of whichever side: the "
                "screen.",
            ),
        ),
        (
            QCoreApplication.translate("HelpGame", "Pawn"),
            QCoreApplication.translate(
                "HelpGame",
                "One point forward; across the river one point forward or sideways. Never back.",
            ),
        ),
    )


def _check() -> tuple[str, str]:
    return (
        QCoreApplication.translate(
            "HelpGame",
            "A general that could be captured by the next move is in check, and the check has to be answered at once: "
            "the general goes away, the attacker is captured, or its attack is cut off. A check need not be announced.",
        ),
        QCoreApplication.translate(
            "HelpGame",
            "A check that cannot be answered is checkmate, and the game is lost. It is lost too for a side that is to "
            "move and cannot: stalemate is no draw in xiangqi.",
        ),
    )


def _touch() -> str:
    return QCoreApplication.translate(
        "HelpGame",
        "Where a referee sees to it, a touched piece binds (article 5): one's own has to move and an enemy piece has "
        "to be captured, as far as the rules permit it at all. A piece that was put down and let go of has moved.",
    )


def _endings(rules: Regulations) -> tuple[Block, ...]:
    lost = tuple((ending.article, _loss(ending, rules)) for ending in Termination if ending.article.startswith("4.1"))
    drawn = tuple((ending.article, _draw(ending, rules)) for ending in Termination if ending.is_draw)
    return (
        Paragraph(
            QCoreApplication.translate(
                "HelpGame",
                "The numbers are the articles of the competition rules of 1999. In other editions they differ; the "
                "score sheet gives those of the edition that was played.",
            )
        ),
        Paragraph(QCoreApplication.translate("HelpGame", "A side loses when one of these is true of it:")),
        Terms(tuple(sorted(lost, key=_by_number))),
        Paragraph(QCoreApplication.translate("HelpGame", "The game is a draw when one of these is true:")),
        Terms(tuple(sorted(drawn, key=_by_number))),
    )


def _by_number(row: tuple[str, str]) -> tuple[int, ...]:
    """4.1.10 comes after 4.1.9."""
    return tuple(map(int, row[0].split(".")))


def _loss(ending: Termination, rules: Regulations) -> str:
    return _loss_on_board(ending) or _loss_by_rule(ending, rules)


def _loss_on_board(ending: Termination) -> str:
    match ending:
        case Termination.CHECKMATE:
            return QCoreApplication.translate("HelpGame", "Its general is checkmated.")
        case Termination.FACING_GENERALS:
            return QCoreApplication.translate("HelpGame", "Its move leaves the generals facing each other.")
        case Termination.STALEMATE:
            return QCoreApplication.translate("HelpGame", "It is to move and has no legal move.")
        case Termination.TIME:
            return QCoreApplication.translate("HelpGame", "Its time is up before it has made the moves due.")
        case Termination.RESIGNATION:
            return QCoreApplication.translate("HelpGame", "It resigns.")
        case _:
            return ""


def _loss_by_rule(ending: Termination, rules: Regulations) -> str:
    match ending:
        case Termination.LATE:
            return QCoreApplication.translate("HelpGame", "It comes later than the contest allows.")
        case Termination.ILLEGAL_MOVE:
            return QCoreApplication.translate("HelpGame", "It made a move against the rules.")
        case Termination.REFUSED_TO_VARY:
            return QCoreApplication.translate("HelpGame", "It has to vary a repetition, and does not.")
        case Termination.FOULS:
            text = QCoreApplication.translate("HelpGame", "It has {n} fouls in one game.")
            return text.format(n=rules.fouls.lose_at)
        case _:
            return QCoreApplication.translate(
                "HelpGame",
                "It refuses to follow the rules, or breaks the discipline gravely.",
            )


def _draw(ending: Termination, rules: Regulations) -> str:
    match ending:
        case Termination.NO_WINNING_CHANCES:
            return QCoreApplication.translate("HelpGame", "Plainly neither side can win any more.")
        case Termination.AGREEMENT:
            return QCoreApplication.translate("HelpGame", "One side offers a draw and the other agrees.")
        case Termination.REPETITION:
            return QCoreApplication.translate(
                "HelpGame",
                "A loop was played three times, and by the repetition rules neither side has to vary.",
            )
        case _:
            text = QCoreApplication.translate(
                "HelpGame",
                "The natural limit: {n} rounds in a row in which neither side captured anything.",
            )
            return text.format(n=rules.natural_limit.rounds)
