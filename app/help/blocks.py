"""What a topic of the help is made of, and how that is written for Qt's rich text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from app.colours import ChromeColours


@dataclass(frozen=True, slots=True)
class Heading:
    """A line over the blocks that follow."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Terms:
    """Names, each with what is said about it: beside it, or ``stacked`` below it where names are long."""

    rows: tuple[tuple[str, str], ...]
    stacked: bool = False


Block = Heading | Paragraph | Terms


@dataclass(frozen=True, slots=True)
class Topic:
    """A page of the help. ``name`` is that by which the program asks for it."""

    name: str
    title: str
    blocks: tuple[Block, ...]

    def mentions(self, words: str) -> bool:
        """Whether each of some words, apart by spaces, is on the page. Large and small letters are alike."""
        said = "\n".join((self.title, *texts(self.blocks))).casefold()
        return all(word in said for word in words.casefold().split())


def texts(blocks: tuple[Block, ...]) -> Iterator[str]:
    """All that is said, in order."""
    for block in blocks:
        if isinstance(block, Terms):
            for name, text in block.rows:
                yield name
                yield text
        else:
            yield block.text


def to_html(topic: Topic) -> str:
    """The topic for a ``QTextDocument``."""
    return f"<h1>{escape(topic.title)}</h1>" + "".join(map(_html, topic.blocks))


def _html(block: Block) -> str:
    match block:
        case Heading(text):
            return f"<h2>{escape(text)}</h2>"
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Terms(rows, stacked=True):
            return "".join(f'<p class="term">{name}</p><p class="said">{text}</p>' for name, text in _escaped(rows))
        case Terms(rows):
            cells = (f'<tr><td class="term">{name}</td><td>{text}</td></tr>' for name, text in _escaped(rows))
            return f'<table cellspacing="0" cellpadding="5">{"".join(cells)}</table>'


def _escaped(rows: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str]]:
    """Two blanks part keys; rich text would make them one."""
    return ((escape(name).replace("  ", "&nbsp; "), escape(text)) for name, text in rows)


def style(colours: ChromeColours) -> str:
    """The style sheet of a document in the colours of the window."""
    return (
        f"h1 {{ color: {colours.ink}; font-size: x-large; margin-top: 0px; margin-bottom: 8px; }}"
        f"h2 {{ color: {colours.ink}; font-size: large; margin-top: 22px; margin-bottom: 6px; }}"
        f"p, td {{ color: {colours.ink}; }}"
        "p { margin-top: 4px; margin-bottom: 8px; line-height: 130%; }"
        ".term { font-weight: bold; }"
        "p.term { margin-bottom: 0px; }"
        "p.said { margin-top: 2px; margin-left: 18px; }"
        "td { padding-right: 12px; }"
    )
