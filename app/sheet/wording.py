"""The words of a score sheet in the language set, around a record that has none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.sheet.content import Cell, Columns, Content, Field, Row, Signature
from app.sheet.letters import LetterWarning, Remedy
from app.sheet.page import Standing
from app.texts.controls import control_short
from app.texts.endings import ending_text, side_name, winner_text
from app.texts.headings import board_text, event_line, move_time, players_line, round_text
from app.texts.profiles import profile_title
from engine.base import Side, Winner
from engine.clock.display import format_used
from engine.game import Person, Seat
from engine.records import (
    AppealNote,
    Headings,
    Record,
    SheetCell,
    SheetData,
    SheetFoul,
    SignatureNote,
    UsedTime,
    sheet_of,
)
from engine.xiangqi import parse_point
from engine.xiangqi.notation import Script, Style

Printable = Callable[[str], str]
"""Makes a text that people wrote fit for print: ``Letters.printable``."""

IRREGULAR = "※"
NO_MOVE = "—"
SCORES = {Winner.RED: "1 : 0", Winner.BLACK: "0 : 1", Winner.DRAW: "½ : ½", Winner.NONE: "0 : 0"}


def word(sheet: SheetData, printable: Printable) -> Content:
    """All texts of a sheet. Each move's time is shown where the record is not the abbreviated one and knows them."""
    times = sheet.has_times and sheet.style is not Style.ABBREVIATED
    round_label = QCoreApplication.translate("Sheet", "Round", "a pair of moves")
    time_label = QCoreApplication.translate("Sheet", "Time", "used for a move")
    return Content(
        title=QCoreApplication.translate("Sheet", "Xiangqi Score Sheet"),
        running=printable(document_title(sheet.headings)),
        headings=(*heading_fields(sheet.headings, printable), *_start_fields(sheet, printable)),
        columns=Columns(round_label, side_name(Side.RED), side_name(Side.BLACK), time_label if times else ""),
        rows=_rows(sheet, times),
        closing=closing_fields(sheet),
        notes=_notes(sheet, printable),
        signatures=signature_fields(sheet, printable),
        legend=_legend(sheet),
        seal=seal_line(sheet.hash),
        page=QCoreApplication.translate("Sheet", "Page {page} of {pages}"),
        more=QCoreApplication.translate("Sheet", "(continued overleaf)"),
        start=_standing(sheet),
    )


def word_blank(headings: Headings, style: Style, printable: Printable) -> Content:
    """All texts of a sheet on which nothing is written but its headings; the style decides about the legend."""
    blank = word(sheet_of(Record(headings), style), printable)
    closing = tuple(tuple(replace(field, value="") for field in row) for row in blank.closing)
    return replace(blank, closing=closing, running=blank.title)


def document_title(headings: Headings) -> str:
    """Who played, and where: "春季俱乐部赛　第 3 轮　第 5 台　棋手甲 – 棋手乙"."""
    contest = event_line(headings.event, headings.round, headings.board_no)
    players = players_line(headings.red, headings.black)
    return f"{contest}　{players}" if contest else players


def heading_fields(headings: Headings, printable: Printable) -> tuple[tuple[Field, ...], ...]:
    """Who plays, where, and under what, row by row."""

    def field(label: str, value: str, share: float) -> Field:
        return Field(label, printable(value), share)

    round_label = QCoreApplication.translate("Sheet", "Round", "of a contest")
    board_label = QCoreApplication.translate("Sheet", "Board", "number of a table")
    return (
        (
            field(QCoreApplication.translate("Sheet", "Contest"), headings.event, 0.5),
            field(round_label, round_text(headings.round), 0.25),
            field(board_label, board_text(headings.board_no), 0.25),
        ),
        (
            field(side_name(Side.RED), _player(headings.red), 0.5),
            field(side_name(Side.BLACK), _player(headings.black), 0.5),
        ),
        (
            field(QCoreApplication.translate("Sheet", "Date"), headings.date, 0.25),
            field(QCoreApplication.translate("Sheet", "Referee"), headings.referee, 0.25),
            field(QCoreApplication.translate("Sheet", "Place"), headings.place, 0.5),
        ),
        (
            field(QCoreApplication.translate("Sheet", "Time control"), _control(headings), 0.5),
            field(QCoreApplication.translate("Sheet", "Regulations"), profile_title(headings.regulations), 0.5),
        ),
    )


def _start_fields(sheet: SheetData, printable: Printable) -> tuple[tuple[Field, ...], ...]:
    """What stands beside the board of a game that began from another position than the usual."""
    start = sheet.start
    if start is None:
        return ()
    first = QCoreApplication.translate("Sheet", "{side} moves first").format(side=side_name(start.to_move))
    return (
        (Field(QCoreApplication.translate("Sheet", "Start position"), first),),
        (Field(QCoreApplication.translate("Sheet", "Position (FEN)"), printable(start.fen)),),
    )


def _standing(sheet: SheetData) -> Standing | None:
    if sheet.start is None:
        return None
    pieces = tuple((parse_point(name), piece.letter) for piece, name in sheet.start.pieces)
    return Standing(pieces, traditional=sheet.script is Script.TRADITIONAL)


def _player(seat: Seat) -> str:
    if not seat.unit:
        return seat.name
    return QCoreApplication.translate("Sheet", "{name} ({unit})", "a player and the unit").format(
        name=seat.name, unit=seat.unit
    )


def _control(headings: Headings) -> str:
    return headings.time_control if headings.control is None else control_short(headings.control)


def _rows(sheet: SheetData, times: bool) -> tuple[Row, ...]:
    rows = tuple(Row(row.number, _cell(row.red, times), _cell(row.black, times)) for row in sheet.rows)
    if sheet.rows and sheet.rows[0].red is None:
        return (Row(rows[0].number, Cell(NO_MOVE), rows[0].black), *rows[1:])
    return rows


def _cell(cell: SheetCell | None, times: bool) -> Cell:
    if cell is None:
        return Cell()
    time = move_time(cell.used_ms) if times and cell.used_ms is not None else ""
    if cell.missing:
        return Cell(QCoreApplication.translate("Sheet", "(missing)", "a move that the record lacks"), time)
    return Cell(cell.text + IRREGULAR if cell.irregular else cell.text, time)


def closing_fields(sheet: SheetData) -> tuple[tuple[Field, ...], ...]:
    """Result and times (10.1); the reserve used, where there was one, decides ties under the older rules (S2 8)."""
    result = Field(QCoreApplication.translate("Sheet", "Result"), _result(sheet), 0.5)
    red, black = _times(sheet.used)
    row = (
        result,
        Field(QCoreApplication.translate("Sheet", "Red's time"), red, 0.25),
        Field(QCoreApplication.translate("Sheet", "Black's time"), black, 0.25),
    )
    if sheet.reserve == UsedTime():
        return (row,)
    red, black = _times(sheet.reserve)
    reserve = (
        Field(QCoreApplication.translate("Sheet", "Red's reserve time used"), red, 0.5),
        Field(QCoreApplication.translate("Sheet", "Black's reserve time used"), black, 0.5),
    )
    return (row, reserve)


def _times(used: UsedTime) -> tuple[str, ...]:
    return tuple("" if ms is None else format_used(ms) for ms in (used.red, used.black))


def _result(sheet: SheetData) -> str:
    if sheet.result is None:
        return QCoreApplication.translate("Sheet", "Not finished")
    template = QCoreApplication.translate("Sheet", "{result} ({score})", "a result in words and as points")
    result = template.format(result=winner_text(sheet.result), score=SCORES[sheet.result])
    return f"{result}　{ending_text(sheet.outcome)}" if sheet.outcome is not None else result


def _notes(sheet: SheetData, printable: Printable) -> tuple[Field, ...]:
    return (
        Field(QCoreApplication.translate("Sheet", "Fouls"), printable(_fouls(sheet))),
        Field(QCoreApplication.translate("Sheet", "Remarks"), printable(_remarks(sheet))),
    )


def _remarks(sheet: SheetData) -> str:
    """The remarks, why somebody did not sign, and the appeals reserved (8.5)."""
    refusals = [_refusal(given) for given in sheet.signatures if given.refused and given.reason]
    appeals = [_appeal(appeal) for appeal in sheet.appeals]
    return "　".join(part for part in (sheet.remarks, *refusals, *appeals) if part)


def _refusal(given: SignatureNote) -> str:
    text = QCoreApplication.translate("Sheet", "{side} did not sign: {reason}")
    return text.format(side=side_name(Side(given.person.value)), reason=given.reason)


def _appeal(appeal: AppealNote) -> str:
    if not appeal.note:
        return QCoreApplication.translate("Sheet", "{side} reserves an appeal (8.5)").format(
            side=side_name(appeal.side)
        )
    text = QCoreApplication.translate("Sheet", "{side} reserves an appeal (8.5): {note}")
    return text.format(side=side_name(appeal.side), note=appeal.note)


def foul_counts(sheet: SheetData) -> str:
    """How many fouls each side has."""
    template = QCoreApplication.translate("Sheet", "Red {red}, Black {black}", "how many fouls each side has")
    return template.format(red=sheet.foul_count(Side.RED), black=sheet.foul_count(Side.BLACK))


def _fouls(sheet: SheetData) -> str:
    """How many fouls and which; "" where nobody has counted: a game from a file."""
    if not sheet.fouls and not sheet.hash:
        return ""
    return "　".join((foul_counts(sheet), *map(_foul, sheet.fouls)))


def _foul(foul: SheetFoul) -> str:
    if foul.round:
        template = QCoreApplication.translate("Sheet", "{side} {article}, round {round}", "a foul and its time")
    else:
        template = QCoreApplication.translate("Sheet", "{side} {article}, before the first move", "a foul and its time")
    text = template.format(side=side_name(foul.side), article=foul.article, round=foul.round)
    if foul.count != 1:
        text += f" ×{foul.count}"
    if not foul.note:
        return text
    return QCoreApplication.translate("Sheet", "{foul}: {note}", "a foul and what happened").format(
        foul=text, note=foul.note
    )


def signature_fields(sheet: SheetData, printable: Printable) -> tuple[Signature, ...]:
    """The lines to sign on (10.1), with what was given at the desk."""
    labels = {
        Person.RED: QCoreApplication.translate("Sheet", "Signed, Red"),
        Person.BLACK: QCoreApplication.translate("Sheet", "Signed, Black"),
        Person.REFEREE: QCoreApplication.translate("Sheet", "Signed, referee"),
    }
    given = {signature.person: signature for signature in sheet.signatures}
    return tuple(_signature(label, given.get(person), printable) for person, label in labels.items())


def _signature(label: str, given: SignatureNote | None, printable: Printable) -> Signature:
    if given is None:
        return Signature(label)
    if given.refused:
        return Signature(label, QCoreApplication.translate("Sheet", "refused to sign"))
    return Signature(label, "" if given.drawing else printable(given.name), given.drawing)


def _legend(sheet: SheetData) -> str:
    parts = []
    if sheet.style is Style.ABBREVIATED:
        parts.append(
            QCoreApplication.translate(
                "Sheet", "Abbreviated: a line under the last digit advances, over it retreats, none traverses."
            )
        )
    if sheet.has_irregular:
        parts.append(QCoreApplication.translate("Sheet", "※: a move against the rules."))
    return "　".join(parts)


def seal_line(digest: str) -> str:
    """The hash of a record, "" where there is none."""
    return QCoreApplication.translate("Sheet", "Record check {hash}").format(hash=digest) if digest else ""


def warning_text(warning: LetterWarning) -> str:
    """What happened to a letter that our font lacks."""
    code = f"U+{ord(warning.letter):04X}"
    if warning.remedy is Remedy.OTHER_FONT:
        text = QCoreApplication.translate("Sheet", "The letter {letter} ({code}) is printed in another font.")
    else:
        text = QCoreApplication.translate(
            "Sheet", "The letter {letter} ({code}) is in no font here; the sheet shows 〓 for it."
        )
    return text.format(letter=warning.letter, code=code)
