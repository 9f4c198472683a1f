"""Faults of positions and of moves typed or tried, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import joined, side_name
from engine.base import Fault, Side
from engine.xiangqi import FenFault, Kind


def piece_name(letter: str) -> str:
    """A piece by its FEN letter: "red horse"."""
    names = {
        "K": QCoreApplication.translate("Pieces", "red general"),
        "A": QCoreApplication.translate("Pieces", "red advisor"),
        "B": QCoreApplication.translate("Pieces", "red elephant"),
        "N": QCoreApplication.translate("Pieces", "red horse"),
        "R": QCoreApplication.translate("Pieces", "red chariot"),
        "C": QCoreApplication.translate("Pieces", "red cannon"),
        "P": QCoreApplication.translate("Pieces", "red pawn"),
        "k": QCoreApplication.translate("Pieces", "black general"),
        "a": QCoreApplication.translate("Pieces", "black advisor"),
        "b": QCoreApplication.translate("Pieces", "black elephant"),
        "n": QCoreApplication.translate("Pieces", "black horse"),
        "r": QCoreApplication.translate("Pieces", "black chariot"),
        "c": QCoreApplication.translate("Pieces", "black cannon"),
        "p": QCoreApplication.translate("Pieces", "black pawn"),
    }
    return names[letter]


def position_fault_text(fault: Fault) -> str:
    """One fault of a FEN or of the position in it, with its place."""
    kind = FenFault(fault.kind)
    return _text_fault(kind, fault) or _piece_fault(kind, fault)


def _text_fault(kind: FenFault, fault: Fault) -> str:
    values = fault.values
    place = (fault.place.offset or 0) + 1
    match kind:
        case FenFault.NO_BOARD:
            return QCoreApplication.translate("Faults", "No board in this text: ten ranks with “/” between are needed.")
        case FenFault.UNKNOWN_SIGN:
            text = QCoreApplication.translate("Faults", "Unknown sign “{sign}” at character {place}.")
            return text.format(sign=values["sign"], place=place)
        case FenFault.WRONG_RANKS:
            text = QCoreApplication.translate("Faults", "Ranks found: {found}; needed: 10.")
            return text.format(found=values["found"])
        case FenFault.WRONG_POINTS:
            text = QCoreApplication.translate(
                "Faults", "Points in rank {rank}, counted from 0 at Red's side: {found}; needed: 9."
            )
            return text.format(rank=values["rank"], found=values["found"])
        case FenFault.BAD_SIDE:
            text = QCoreApplication.translate("Faults", "“{text}” names no side: w or b is needed.")
            return text.format(text=values["text"])
        case FenFault.BAD_COUNTER:
            text = QCoreApplication.translate("Faults", "“{text}” is no count of moves.")
            return text.format(text=values["text"])
        case FenFault.TRAILING_TEXT:
            text = QCoreApplication.translate("Faults", "“{text}” and what follows does not belong to a position.")
            return text.format(text=values["text"])
        case _:
            return ""


def _piece_fault(kind: FenFault, fault: Fault) -> str:
    values = fault.values
    point = fault.place.point or ""
    match kind:
        case FenFault.NO_GENERAL:
            text = QCoreApplication.translate("Faults", "{side} has no general.")
            return text.format(side=side_name(Side(str(values["side"]))))
        case FenFault.TWO_GENERALS:
            text = QCoreApplication.translate("Faults", "{side} has {count} generals.")
            return text.format(side=side_name(Side(str(values["side"]))), count=values["count"])
        case FenFault.WRONG_POINT:
            text = QCoreApplication.translate("Faults", "A {piece} can never stand on {point}.")
            return text.format(piece=piece_name(str(values["piece"])), point=point)
        case FenFault.TOO_MANY:
            text = QCoreApplication.translate("Faults", "{count} times {piece}; a set has {most}.")
            return text.format(piece=piece_name(str(values["piece"])), count=values["count"], most=values["most"])
        case FenFault.GENERALS_FACE:
            return QCoreApplication.translate("Faults", "The generals face each other.")
        case FenFault.OPPONENT_IN_CHECK:
            text = QCoreApplication.translate("Faults", "{side} stands in check, but it is the other side's move.")
            return text.format(side=side_name(Side(str(values["side"]))))
        case _:
            return str(kind)


def malformed_text(text: str) -> str:
    """A typed move that no notation knows."""
    return QCoreApplication.translate("Faults", "“{text}” is no move in any notation known here.").format(text=text)


def ambiguous_text(text: str, candidates: list[str]) -> str:
    """A typed move that fits several moves."""
    sentence = QCoreApplication.translate("Faults", "“{text}” fits several moves: {moves}. Type one of them.")
    return sentence.format(text=text, moves=joined(candidates))


def piece_rule_text(kind: Kind) -> str:
    """How a piece moves, said when it was put where it can't go (S0 2.2, 2.3)."""
    match kind:
        case Kind.GENERAL:
            return QCoreApplication.translate("Faults", "The general goes one step, within the palace.")
        case Kind.ADVISOR:
            return QCoreApplication.translate("Faults", "The advisor goes one diagonal step, within the palace.")
        case Kind.ELEPHANT:
            return QCoreApplication.translate(
                "Faults", "The elephant goes two diagonal steps, on its side of the river."
            )
        case Kind.HORSE:
            return QCoreApplication.translate("Faults", "The horse goes one point straight, then one diagonally on.")
        case Kind.CHARIOT:
            return QCoreApplication.translate("Faults", "The chariot goes straight as far as the way is clear.")
        case Kind.CANNON:
            return QCoreApplication.translate(
                "Faults", "The cannon moves like the chariot and captures over one screen."
            )
        case Kind.PAWN:
            return QCoreApplication.translate(
                "Faults", "The pawn goes one point forward; beyond the river also sideways, never back."
            )
