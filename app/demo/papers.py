"""The papers of the demonstration: the game's PGN and its score sheet, each looked at after it was written."""

from __future__ import annotations

from pathlib import Path

from app.demo.errors import expect
from app.settings import write_atomically
from app.sheet.pdf import make_sheet, to_pdf
from engine.records import Record, encode, read_pgn, sheet_of, write_pgn
from engine.xiangqi.notation import Script, Style


def game_file(record: Record, path: Path) -> None:
    """Write the PGN and read it back. Raises DemoFailed, OSError."""
    write_atomically(path, encode(write_pgn(record)))
    reads = list(read_pgn(path.read_bytes()))
    expect(len(reads) == 1, f"the PGN reads as {len(reads)} games")
    expect(not reads[0].faults, f"the PGN reads with faults: {reads[0].faults}")
    expect(reads[0].record == record, "the PGN does not read back as it was written")


def score_sheet(record: Record, style: Style, language: str, path: Path) -> int:
    """Write the score sheet as PDF in the language that is set; how many pages. Raises DemoFailed, OSError."""
    data = sheet_of(record, style, Script.SIMPLIFIED)
    sheet = make_sheet(data, language)
    expect(not sheet.warnings, f"the font lacks letters of the sheet: {sheet.warnings}")
    printed = {text.text for page in sheet.pages for text in page.texts}
    moves = [cell.text for row in data.rows for cell in (row.red, row.black) if cell is not None]
    expect(len(moves) == len(record.plies), "the sheet leaves moves out")
    missing = [move for move in moves if move not in printed]
    expect(not missing, f"the sheet's pages lack {missing}")
    pdf = to_pdf(sheet)
    expect(pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF"), "the score sheet is no whole PDF")
    write_atomically(path, pdf)
    return len(sheet.pages)
