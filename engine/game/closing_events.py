"""Events of a game put off and of its end: sealed move, result amended, signatures, sign-off."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.base import Outcome, Side
from engine.game.happening import Happening, later
from engine.game.persons import Person
from engine.game.roles import Role


@dataclass(frozen=True, slots=True)
class SessionEndAnnounced(Happening):
    """The session ends at wall time ``at``; games not over then are adjourned (S2 9(四))."""

    clerical: ClassVar[bool] = True
    at: str


@dataclass(frozen=True, slots=True)
class Sealed(Happening):
    """封棋: the side to move has written down its move (暗着); both clocks stand.

    ``concealed`` is the move as ``engine.game.sealing`` hides it, "" where it lies on paper. ``uci`` is the move in
    files of before. ``resumes``: when the game goes on, as it was announced.
    """

    side: Side
    uci: str = ""
    concealed: str = later("")
    resumes: str = later("")

    @property
    def on_paper(self) -> bool:
        return not self.uci and not self.concealed


@dataclass(frozen=True, slots=True)
class Reopened(Happening):
    """启封续弈: the sealed move stands on the board, and the other side's clock runs."""

    uci: str
    irregular: bool = False


class Amendment(StrEnum):
    """Why a result is changed after the game: it was written down wrongly, an appeal (申诉) was upheld, or the player
    refused a fair copy (7.3, 7.4) or was put out of the session (8.8, 18.2, 18.3)."""

    CLERICAL = "clerical"
    APPEAL = "appeal"
    CONDUCT = "conduct"


@dataclass(frozen=True, slots=True)
class ResultAmended(Happening):
    """Another result than ``old`` stands. Complaints about the board are not heard after the game (5.8)."""

    amendment: Amendment
    outcome: Outcome
    old: Outcome
    by: Role
    reason: str = ""
    edition: str = ""


@dataclass(frozen=True, slots=True)
class Signed(Happening):
    """签字认可 (10.1). ``drawing`` is the signature as SVG path data, "" where the name is typed."""

    clerical: ClassVar[bool] = True
    person: Person
    name: str = ""
    drawing: str = ""


@dataclass(frozen=True, slots=True)
class SignatureRefused(Happening):
    """拒签: ``person`` doesn't sign."""

    clerical: ClassVar[bool] = True
    person: Person
    reason: str = ""


@dataclass(frozen=True, slots=True)
class AppealNoted(Happening):
    """``side`` reserves an appeal to the appeals committee (8.5)."""

    clerical: ClassVar[bool] = True
    side: Side
    note: str = ""


@dataclass(frozen=True, slots=True)
class HandedOver(Happening):
    """Another referee takes over the game."""

    clerical: ClassVar[bool] = True
    referee: str
    role: Role = Role.TABLE_REFEREE
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SignedOff(Happening):
    """对局结束 (10.1): the journal is sealed, no event can follow."""

    clerical: ClassVar[bool] = True
    remarks: str = ""


ClosingEvent = (
    SessionEndAnnounced
    | Sealed
    | Reopened
    | ResultAmended
    | Signed
    | SignatureRefused
    | AppealNoted
    | HandedOver
    | SignedOff
)
