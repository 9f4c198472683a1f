"""The words of the desk's group for the board: touches, illegal moves and what they cost, corrections (S0 5, 4.1.6)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import ending_text, in_a_row, result_text, side_name
from engine.base import Side
from engine.game import CorrectionKind, IllegalMove, Remedy


def board_title(name: str) -> str:
    """One thing the referee does at the board."""
    match name:
        case "touch":
            return QCoreApplication.translate("BoardDesk", "Pieces touched...")
        case "release":
            return QCoreApplication.translate("BoardDesk", "A piece was only brushed...")
        case "illegal":
            return QCoreApplication.translate("BoardDesk", "Note an illegal move...")
        case "remedy":
            return QCoreApplication.translate("BoardDesk", "What applies to it...")
        case _:
            return QCoreApplication.translate("BoardDesk", "Correct the board...")


def what_applies() -> str:
    """The button that leads to what an illegal move costs."""
    return QCoreApplication.translate("BoardDesk", "What applies...")


def note_it() -> str:
    """The button that leads to the noting of an illegal move."""
    return QCoreApplication.translate("BoardDesk", "Note...")


def put_back_it() -> str:
    """The button that leads to the correction of the board."""
    return QCoreApplication.translate("BoardDesk", "Put back...")


def touched_state(count: int) -> str:
    """How many pieces are touched for the next move."""
    text = QCoreApplication.translate("BoardDesk", "Touched: {count}")
    return text.format(count=count) if count else ""


def unnoticed_state(count: int) -> str:
    """How many irregular moves of the record nobody has noted."""
    text = QCoreApplication.translate("BoardDesk", "In the record and not noted: {count}")
    return text.format(count=count) if count else ""


def nothing_noted() -> str:
    """Why no remedy can be looked at."""
    return QCoreApplication.translate("BoardDesk", "No illegal move is noted.")


def ply_text(number: int, side: Side, move: str) -> str:
    """A move of the record by its round (回合), its side and its notation."""
    text = QCoreApplication.translate("BoardDesk", "Round {number}, {side}: {move}", "a move of the record")
    return text.format(number=number, side=side_name(side), move=move)


def unnoticed_due(ply: str) -> str:
    """A move against the rules stands in the record; for the referee alone."""
    text = QCoreApplication.translate("BoardDesk", "{ply} is against the rules; nobody has noted it.")
    return text.format(ply=ply)


def pointed_out(side: Side) -> str:
    """A player calls the referee for an illegal move."""
    text = QCoreApplication.translate("BoardDesk", "{side} points out an illegal move.")
    return text.format(side=side_name(side))


def adjust_due(side: Side, article: str) -> str:
    """A wish to adjust pieces waits for the opponent's word."""
    text = QCoreApplication.translate("BoardDesk", "{side} asks to adjust pieces; {other} is to agree ({article}).")
    return text.format(side=side_name(side), other=side_name(side.other), article=article)


def agrees() -> str:
    """The button by which the referee enters the consent he heard."""
    return QCoreApplication.translate("BoardDesk", "Agrees")


def agrees_not() -> str:
    return QCoreApplication.translate("BoardDesk", "Does not")


def adjusted() -> str:
    """The button that ends the adjusting."""
    return QCoreApplication.translate("Questions", "Adjusted")


def not_in_record() -> str:
    """An illegal move that the record doesn't have."""
    return QCoreApplication.translate("BoardDesk", "Not in the record, such as two moves running")


def lost_text(side: Side) -> str:
    """Such a move with its side."""
    text = QCoreApplication.translate("BoardDesk", "{side}: a move that is not in the record")
    return text.format(side=side_name(side))


def which_text(what: str) -> str:
    """The move that is spoken of."""
    return QCoreApplication.translate("BoardDesk", "{what}.", "a move, as a sentence").format(what=what)


def applies(remedy: Remedy) -> str:
    """What an illegal move costs, with its article."""
    if remedy.loses is not None:
        text = QCoreApplication.translate("BoardDesk", "{result}: {ending}.", "a result and how it came about")
        return text.format(result=result_text(remedy.loses), ending=ending_text(remedy.loses))
    if remedy.article is not None:
        text = QCoreApplication.translate("BoardDesk", "It is a foul of {side} ({article}).")
        return text.format(side=side_name(remedy.side), article=remedy.article)
    return QCoreApplication.translate("BoardDesk", "The regulations leave it to the referee.")


def remedy_due(remedy: Remedy) -> str:
    """An illegal move was noted, and what applies to it."""
    text = QCoreApplication.translate("BoardDesk", "Referee: an illegal move of {side} is noted.")
    return in_a_row(text.format(side=side_name(remedy.side)), applies(remedy))


def offence_text(event: IllegalMove) -> str:
    """What was wrong about it as far as the program sees."""
    if event.facing:
        return QCoreApplication.translate("BoardDesk", "The generals faced each other after it.")
    if event.exposed:
        return QCoreApplication.translate("BoardDesk", "It left the own general to be taken.")
    return ""


def kind_title(kind: CorrectionKind) -> str:
    """What was wrong on the board (5.8)."""
    match kind:
        case CorrectionKind.ILLEGAL_MOVE:
            return QCoreApplication.translate("BoardDesk", "A move against the rules")
        case CorrectionKind.COLOURS:
            return QCoreApplication.translate("BoardDesk", "Colours reversed")
        case CorrectionKind.DISPLACED:
            return QCoreApplication.translate("BoardDesk", "A piece displaced or dropped by accident")


def kind_note(kind: CorrectionKind) -> str:
    """What the correction does beside putting moves back."""
    match kind:
        case CorrectionKind.COLOURS:
            return QCoreApplication.translate(
                "BoardDesk",
                "The names change sides. With all moves put back the game begins anew; with none it counts as it is.",
            )
        case CorrectionKind.DISPLACED:
            return QCoreApplication.translate(
                "BoardDesk", "Set the wooden board up as the board here shows it; the side to move is free to choose."
            )
        case CorrectionKind.ILLEGAL_MOVE:
            return QCoreApplication.translate(
                "BoardDesk", "What it costs stands under “What applies”; here only the board is put right."
            )


def put_back_text(count: int) -> str:
    """How many moves go back."""
    text = QCoreApplication.translate("BoardDesk", "Put the moves back: {count}")
    return text.format(count=count)


def to_move_after(side: Side) -> str:
    """Who moves after a correction."""
    text = QCoreApplication.translate("BoardDesk", "Then {side} is to move.")
    return text.format(side=side_name(side))


def moves_back(moves: str) -> str:
    """Which moves go back."""
    text = QCoreApplication.translate("BoardDesk", "Put back: {moves}.")
    return text.format(moves=moves)
