"""Move notations printed and read (S0 7.5): Chinese full and abbreviated, WXF, ICCS and UCI coordinates, keypad."""

from __future__ import annotations

from .coordinates import parse_coordinates
from .reader import Reading, read
from .signs import Caution, Script, Style
from .writer import write

__all__ = ["Caution", "Reading", "Script", "Style", "parse_coordinates", "read", "write"]
