"""The base of the errors of every floor, apart from the values they share: who only raises one loads no more."""

from __future__ import annotations


class ChuheError(Exception):
    """The base of the errors of every floor."""
