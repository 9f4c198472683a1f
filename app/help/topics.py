"""The pages of the help, in order, in the language of now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.help.blocks import Paragraph, Topic
from app.help.clocks import clock_blocks
from app.help.desk import desk_blocks
from app.help.ears import ear_blocks
from app.help.game import game_blocks
from app.help.kept import kept_blocks
from app.help.keys import key_blocks
from app.help.law import law_blocks
from app.help.loops import loop_blocks
from app.profiles import Profile


@dataclass(frozen=True, slots=True)
class Sources:
    """What the help is made from: the regulations, the keys of the menus, the folder of the games, the version."""

    profiles: Sequence[Profile]
    shortcuts: Callable[[], Sequence[tuple[str, str]]]
    games: str
    version: str


def all_topics(sources: Sources) -> tuple[Topic, ...]:
    """The whole help. A widget's property ``help`` names the topic that fits it."""
    rules = next(profile.regulations for profile in sources.profiles if profile.key == "standard-1999")
    return (
        Topic("game", QCoreApplication.translate("Help", "The game in short"), game_blocks(rules)),
        Topic("law", QCoreApplication.translate("Help", "Regulations"), law_blocks(sources.profiles)),
        Topic("clocks", QCoreApplication.translate("Help", "Clock and time controls"), clock_blocks()),
        Topic("loops", QCoreApplication.translate("Help", "Repetition"), loop_blocks()),
        Topic("desk", QCoreApplication.translate("Desk", "Referee's desk"), desk_blocks()),
        Topic("kept", QCoreApplication.translate("Help", "Power failures, files"), kept_blocks(sources.games)),
        Topic("ears", QCoreApplication.translate("Help", "Sounds and screen readers"), ear_blocks()),
        Topic("keys", QCoreApplication.translate("Help", "Keys"), key_blocks(sources.shortcuts())),
        Topic(
            "about",
            QCoreApplication.translate(
                "Help",
                "About Chuhe",
            ),
            tuple(map(Paragraph, _about(sources.version))),
        ),
    )


def _about(version: str) -> tuple[str, ...]:
    text = QCoreApplication.translate("Help", "Chuhe {version}, under the Apache licence 2.0.")
    return (
        text.format(version=version),
        QCoreApplication.translate(
            "Help",
            "A board, a clock and a score sheet for xiangqi: two people at one computer play a timed game, a referee "
            "runs it by the rule book, and the record leaves as a signed sheet.",
        ),
        QCoreApplication.translate(
            "Help",
            "The typeface is made from Noto Sans CJK, under the SIL Open Font License 1.1; the characters on the "
            "pieces come from TW-Kai of the CNS 11643 project and from Noto Serif CJK.",
        ),
    )
