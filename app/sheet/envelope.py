"""The envelope of a sealed move (S2 9): position, times, moves made, who sealed, and lines for both to sign on.

The move itself stands nowhere on it.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.sheet.composer import LEFT, RIGHT, Composer
from app.sheet.content import Field, Signature
from app.sheet.letters import Letters
from app.sheet.page import PAGE_WIDTH, Diagram, Page, Standing, Tone
from app.sheet.paint import TypeSetter
from app.sheet.pdf import Sheet
from app.sheet.wording import document_title
from app.texts.endings import side_name
from app.texts.headings import event_line
from engine.base import Side
from engine.clock.display import format_used
from engine.game import Envelope
from engine.records import Headings

TITLE_Y, TITLE_SIZE, TOP, PITCH, SIGN_PITCH = 24.0, 20.0, 38.0, 9.0, 14.0
DIAGRAM_WIDTH, DIAGRAM_HEIGHT = 99.0, 110.0
NOTE_SIZE = 9.0


@dataclass(frozen=True, slots=True)
class SealedGame:
    """What an envelope tells: the game's headings, what was sealed, and the board as it stands."""

    headings: Headings
    envelope: Envelope
    standing: Standing


def make_envelope(game: SealedGame, language: str) -> Sheet:
    """The paper to be folded round the sealed move, in the language that is set. Needs a QGuiApplication."""
    letters, setter = Letters(language), TypeSetter(language)
    composer = Composer(setter.measure)
    _draw(composer, game, letters)
    page: Page = composer.page()
    return Sheet(document_title(game.headings), (page,), setter, letters.warnings)


def _draw(composer: Composer, game: SealedGame, letters: Letters) -> None:
    title = QCoreApplication.translate("Envelope", "Sealed Move")
    composer.centred(PAGE_WIDTH / 2, TITLE_Y, title, TITLE_SIZE, strong=True)
    y = TOP
    for row in _fields(game, letters):
        composer.fields(y, row)
        y += PITCH
    place = ((PAGE_WIDTH - DIAGRAM_WIDTH) / 2, y - PITCH / 2, DIAGRAM_WIDTH, DIAGRAM_HEIGHT)
    composer.diagrams.append(Diagram(*place, game.standing))
    y += DIAGRAM_HEIGHT + PITCH
    composer.signatures(y, tuple(Signature(label) for label in _signers()))
    y += SIGN_PITCH
    for text in _notes(game.envelope):
        composer.text(LEFT, y, text, NOTE_SIZE, Tone.SOFT)
        y += PITCH
    composer.rule(LEFT, RIGHT, y)


def _fields(game: SealedGame, letters: Letters) -> tuple[tuple[Field, ...], ...]:
    headings, sealed = game.headings, game.envelope

    def field(label: str, value: str, share: float = 0.5) -> Field:
        return Field(label, letters.printable(value), share)

    made = QCoreApplication.translate(
        "Envelope", "{used}, {moves} moves, period {period}", "time used, moves made and period of a side"
    )
    return (
        (
            field(
                QCoreApplication.translate("Sheet", "Contest"),
                event_line(headings.event, headings.round, headings.board_no),
                1.0,
            ),
        ),
        (field(side_name(Side.RED), headings.red.name), field(side_name(Side.BLACK), headings.black.name)),
        (
            field(
                QCoreApplication.translate("Envelope", "Red has used"),
                made.format(used=format_used(sealed.red_used), moves=sealed.red_moves, period=sealed.red_period),
            ),
            field(
                QCoreApplication.translate("Envelope", "Black has used"),
                made.format(used=format_used(sealed.black_used), moves=sealed.black_moves, period=sealed.black_period),
            ),
        ),
        (
            field(QCoreApplication.translate("Envelope", "Sealed by"), _sealer(game)),
            field(QCoreApplication.translate("Envelope", "At"), sealed.wall[:19].replace("T", " ")),
        ),
        (
            field(QCoreApplication.translate("Envelope", "It will be move"), str(sealed.ply), 0.25),
            field(QCoreApplication.translate("Sheet", "Referee"), headings.referee, 0.25),
            field(QCoreApplication.translate("Envelope", "The game goes on"), sealed.resumes),
        ),
    )


def _sealer(game: SealedGame) -> str:
    side = game.envelope.side
    return f"{side_name(side)} {game.headings.seat(side).name}".strip()


def _signers() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("Sheet", "Signed, Red"),
        QCoreApplication.translate("Sheet", "Signed, Black"),
        QCoreApplication.translate("Sheet", "Signed, referee"),
    )


def _notes(sealed: Envelope) -> tuple[str, ...]:
    if sealed.on_paper:
        where = QCoreApplication.translate("Envelope", "The move is in this envelope, written by the side named above.")
    else:
        where = QCoreApplication.translate("Envelope", "The move was typed unseen and is kept by the program.")
    opened = QCoreApplication.translate("Envelope", "It is opened by the referee when both sides are there.")
    return (where, opened)
