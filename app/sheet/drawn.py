"""Papers of a record for the command line: its score sheet, and a picture of its last position. Needs no screen."""

from __future__ import annotations

from app.board.export import to_png, to_svg
from app.board.scene import BoardScene, Faces
from app.sheet.pdf import make_sheet, to_pdf
from app.sheet.printing import speak
from app.texts.headings import players_line
from app.theme import theme_for
from engine.records import Record, sheet_of
from engine.xiangqi.notation import Script, Style


def sheet_pdf(record: Record, style: Style, script: Script) -> bytes:
    """The score sheet in the system's language."""
    return to_pdf(make_sheet(sheet_of(record, style, script), speak("")))


def last_position(record: Record, suffix: str, script: Script) -> bytes:
    """The position after the last move as "png" or "svg", the last move marked."""
    speak("")
    board = record.start_board()
    for ply in record.plies:
        board.push(ply.move)
    last = record.plies[-1] if record.plies else None
    scene = BoardScene(
        pieces=tuple((point, piece.letter) for point, piece in board.pieces()),
        last_move=(last.move.origin, last.move.target) if last and not last.move.is_null else None,
        irregular=last.irregular if last else False,
        faces=Faces.TRADITIONAL if script is Script.TRADITIONAL else Faces.SIMPLIFIED,
    )
    if suffix == "png":
        return to_png(scene, theme_for())
    return to_svg(scene, players_line(record.headings.red, record.headings.black))
