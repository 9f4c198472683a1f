"""Round brackets: recursive variations in new files, plain comments in XQWizard's."""

from __future__ import annotations

from dataclasses import dataclass

from engine.records.pgn_items import Item, ItemKind


@dataclass(slots=True)
class _Level:
    """What was seen since a bracket opened: ``start`` is its place in the list, ``offset`` in the text."""

    start: int
    offset: int
    moves: bool = False
    words: bool = False


def settle_brackets(text: str, items: list[Item]) -> tuple[list[Item], list[int], list[int]]:
    """The items with each pair of brackets either kept, as a variation, or made a comment.

    A variation follows a move and holds moves and no other words. Also returned: the offsets of brackets that never
    close, whose contents are taken to reach to the end of the game, and of those that were never opened.
    """
    settled: list[Item] = []
    levels = [_Level(0, 0)]
    ends: dict[int, int] = {}
    stray = []
    for item in items:
        if item.kind is ItemKind.OPEN:
            levels.append(_Level(len(settled), item.offset))
            settled.append(item)
        elif item.kind is not ItemKind.CLOSE:
            settled.append(item)
            _note(levels[-1], item)
        elif len(levels) > 1:
            _close(settled, levels, ends, item.offset)
        else:
            stray.append(item.offset)
    unclosed = [level.offset for level in levels[1:]]
    while len(levels) > 1:
        _close(settled, levels, ends, items[-1].offset + len(items[-1].text))
    return [_worded(item, text, ends) for item in settled], unclosed, stray


def _note(level: _Level, item: Item) -> None:
    if item.kind in (ItemKind.MOVE, ItemKind.SAN):
        level.moves = True
    elif item.kind in (ItemKind.WORD, ItemKind.TEXT):
        level.words = True


def _close(settled: list[Item], levels: list[_Level], ends: dict[int, int], end: int) -> None:
    """End a level. What makes it a comment is noted in ``ends``: its words may yet be part of a longer one."""
    level = levels.pop()
    if level.moves and not level.words and levels[-1].moves:
        settled.append(Item(ItemKind.CLOSE, "", end))
        return
    settled[level.start :] = [Item(ItemKind.COMMENT, "", level.offset)]
    ends[level.offset] = end


def _worded(item: Item, text: str, ends: dict[int, int]) -> Item:
    """Brackets that became a comment get their words, each of them once: so deep ones take no longer than others."""
    end = ends.get(item.offset) if item.kind is ItemKind.COMMENT else None
    return item if end is None else item._replace(text=text[item.offset + 1 : end])
