"""What a move of a repetition does, in the words of the repetition rules (棋例): its class, and why it is that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.board.geometry import BLACK_DIGITS, RED_DIGITS
from app.board.words import piece_name
from app.texts.endings import in_a_row, joined
from engine.base import Side
from engine.xiangqi import FILES, Board, Move, point_name
from engine.xiangqi.notation import Script, Style, write
from engine.xiangqi.repetition import Chase, Excuse, Excused, Means, MoveClass, MoveReport, Rooting

ATTACKS = (MoveClass.CHECK, MoveClass.KILL, MoveClass.CHASE)


@dataclass(frozen=True, slots=True)
class Notation:
    """How moves are written in sentences."""

    style: Style = Style.CHINESE
    script: Script = Script.SIMPLIFIED

    def line(self, board: Board, moves: Sequence[Move]) -> str:
        """Moves one after the other, from a board on, whose piece moves first whatever side is to move there."""
        board = board.copy(history=False)
        first = board.piece_at(moves[0].origin)
        board.turn = first.side if first else board.turn
        texts = []
        for move in moves:
            texts.append(write(board, move, self.style, self.script))
            board.push(move)
        return " ".join(texts)


def class_name(kind: MoveClass) -> str:
    """将 杀 捉 闲, and the kinds of 闲: 兑 献 拦 跟 (2011 24.1-24.8)."""
    match kind:
        case MoveClass.CHECK:
            return QCoreApplication.translate("MoveReasons", "check")
        case MoveClass.KILL:
            return QCoreApplication.translate("MoveReasons", "mate threat")
        case MoveClass.CHASE:
            return QCoreApplication.translate("MoveReasons", "chase")
        case MoveClass.IDLE:
            return QCoreApplication.translate("MoveReasons", "idle")
        case MoveClass.EXCHANGE:
            return QCoreApplication.translate("MoveReasons", "exchange offer")
        case MoveClass.OFFER:
            return QCoreApplication.translate("MoveReasons", "sacrifice offer")
        case MoveClass.BLOCK:
            return QCoreApplication.translate("MoveReasons", "block")
        case MoveClass.FOLLOW:
            return QCoreApplication.translate("MoveReasons", "shadow")


def classes_text(report: MoveReport) -> str:
    """The class that counts, and behind it what else the move is."""
    others = [class_name(each) for each in report.classes if each is not report.gravest]
    if not others:
        return class_name(report.gravest)
    template = QCoreApplication.translate("MoveReasons", "{cls} ({others})", "class of a move and what else it is")
    return template.format(cls=class_name(report.gravest), others=joined(others))


def move_sentence(report: MoveReport, after: Board, notation: Notation) -> str:
    """Why a move is what it is; ``after`` is the board after it."""
    return in_a_row(*_Reasons(report, after, notation).sentences())


def piece_text(board: Board, point: int) -> str:
    """A piece and where it stands: its file as its own side counts it, or its coordinate."""
    piece = board.piece_at(point)
    if piece is None:
        return point_name(point)
    file = point % FILES
    numeral = RED_DIGITS[FILES - 1 - file] if piece.side is Side.RED else BLACK_DIGITS[file]
    template = QCoreApplication.translate(
        "MoveReasons", "{piece} at {point}", "{numeral}: its file, as its side counts"
    )
    return template.format(piece=piece_name(piece.letter), point=point_name(point), numeral=numeral)


def pieces_text(board: Board, points: Sequence[int]) -> str:
    return joined([piece_text(board, point) for point in points])


@dataclass(frozen=True, slots=True)
class _Reasons:
    """The sentences about one move."""

    report: MoveReport
    after: Board
    notation: Notation

    def sentences(self) -> Iterator[str]:
        report = self.report
        if report.checkers:
            text = QCoreApplication.translate("MoveReasons", "Check by {pieces}.")
            yield text.format(pieces=pieces_text(self.after, report.checkers))
        if report.mate:
            text = QCoreApplication.translate(
                "MoveReasons", "It threatens to mate by checks from the next move on: {line}."
            )
            yield text.format(line=self.notation.line(self.after, report.mate))
        for chase in report.chases:
            yield self._chase(chase)
        yield from self._idle()
        if report.open:
            yield QCoreApplication.translate(
                "MoveReasons", "The search ended at its bound: whether it is a mate threat or a chase is open."
            )

    def _idle(self) -> Iterator[str]:
        report = self.report
        if report.gravest in ATTACKS:
            return
        for chase in report.waived:
            text = QCoreApplication.translate(
                "MoveReasons", "{hunter} attacks {prey}; general and pawn may chase for ever (26.1)."
            )
            yield text.format(**self._actors(chase.hunter, chase.prey))
        yield from map(self._excused, report.excused)
        special = _special(report.article)
        if special:
            yield special
        elif not (report.waived or report.excused):
            yield QCoreApplication.translate("MoveReasons", "It is neither check nor mate threat nor chase.")

    def _actors(self, hunter: int, prey: int) -> dict[str, str]:
        return {"hunter": piece_text(self.after, hunter), "prey": piece_text(self.after, prey)}

    def _chase(self, chase: Chase) -> str:
        parts = [self._how(chase), self._rooting(chase)]
        if chase.is_joint:
            text = QCoreApplication.translate("MoveReasons", "It is a joint chase with {helpers} (24.17).")
            parts.append(text.format(helpers=pieces_text(self.after, chase.helpers)))
        return in_a_row("", *parts)

    def _how(self, chase: Chase) -> str:
        match chase.means:
            case Means.DIRECT:
                text = QCoreApplication.translate("MoveReasons", "{hunter} chases {prey}.")
            case Means.DISCOVERED:
                text = QCoreApplication.translate("MoveReasons", "It opens the way for {hunter}, which chases {prey}.")
            case Means.EXCHANGE:
                text = QCoreApplication.translate("MoveReasons", "From now on {hunter} wins {prey} by capturing it.")
            case Means.SERIES:
                text = QCoreApplication.translate(
                    "MoveReasons", "By checks from the next move on, {prey} is won: {line} (24.3)."
                )
        line = self.notation.line(self.after, chase.line) if chase.means is Means.SERIES else ""
        return text.format(**self._actors(chase.hunter, chase.prey), line=line)

    def _rooting(self, chase: Chase) -> str:
        if chase.means is Means.SERIES:
            return ""
        match chase.rooting:
            case Rooting.UNROOTED:
                text = QCoreApplication.translate("MoveReasons", "It is unprotected.", "the piece chased")
            case Rooting.ROOTED:
                text = QCoreApplication.translate("MoveReasons", "It is protected by {roots}.", "the piece chased")
            case Rooting.SHORT:
                text = QCoreApplication.translate(
                    "MoveReasons", "It is under-protected: {roots} is not enough (24.15).", "the piece chased"
                )
            case Rooting.FALSE:
                text = QCoreApplication.translate(
                    "MoveReasons", "Its protection is false: {roots} can't retake (24.16).", "the piece chased"
                )
        return text.format(roots=pieces_text(self.after, chase.roots))

    def _excused(self, excused: Excused) -> str:
        match excused.excuse:
            case Excuse.OLD:
                text = QCoreApplication.translate(
                    "MoveReasons", "{hunter} attacked {prey} before already: no new chase."
                )
            case Excuse.EXCHANGE:
                text = QCoreApplication.translate("MoveReasons", "{hunter} offers {prey} an exchange (26.9).")
            case Excuse.ROOTED:
                text = QCoreApplication.translate("MoveReasons", "{hunter} follows {prey}, which is protected.")
            case Excuse.MATED:
                text = QCoreApplication.translate(
                    "MoveReasons", "If {hunter} took {prey}, it would be mated at once: no chase (24.3)."
                )
            case Excuse.LOSES:
                text = QCoreApplication.translate(
                    "MoveReasons", "If {hunter} took {prey}, it would lose more than it wins: no chase (26.5)."
                )
        return text.format(**self._actors(excused.hunter, excused.prey))


def _special(article: str) -> str:
    """The special case that decided."""
    match article:
        case "26.1.2":
            return QCoreApplication.translate(
                "MoveReasons", "The general answers a check: whatever that attacks counts as idle (26.1.2)."
            )
        case "26.2":
            return QCoreApplication.translate(
                "MoveReasons",
                "The defender's only attacking piece takes a point that holds the draw: "
                "advisors and elephants it attacks thereby are no prey (26.2).",
            )
        case _:
            return ""
