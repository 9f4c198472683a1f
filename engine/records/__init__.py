"""Records of games: the flat record, PGN files read and written, the score sheet as data."""

from engine.records.faults import ENDING, FileFault
from engine.records.from_game import record_of
from engine.records.pgn import GameRead, read_pgn, read_text
from engine.records.pgn_write import encode, write_games, write_pgn
from engine.records.record import AppealNote, FoulNote, Headings, Record, RecordPly, SignatureNote, UsedTime
from engine.records.sheet import SheetCell, SheetData, SheetFoul, SheetRow, StartPosition, sheet_of
from engine.records.text import write_moves

__all__ = [
    "ENDING",
    "AppealNote",
    "FileFault",
    "FoulNote",
    "GameRead",
    "Headings",
    "Record",
    "RecordPly",
    "SheetCell",
    "SheetData",
    "SheetFoul",
    "SheetRow",
    "SignatureNote",
    "StartPosition",
    "UsedTime",
    "encode",
    "read_pgn",
    "read_text",
    "record_of",
    "sheet_of",
    "write_games",
    "write_moves",
    "write_pgn",
]
