"""What the window itself asks and tells, whether there is a game in it or not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.play.strips import Choice, Question

LEAVE = "leave"
TOLD = "told"
ANSWER_YES = "yes"
ANSWER_NO = "no"


def told(text: str) -> Question:
    """Something that happened, where there is no other place to say it."""
    return Question(TOLD, text, (Choice(ANSWER_YES, QCoreApplication.translate("Questions", "All right")),))


def leaving() -> Question:
    """Whether to leave a game whose clock runs."""
    text = QCoreApplication.translate(
        "Questions", "The game is not finished. Leave it? It is kept and will be offered again, with stopped clocks."
    )
    stay = Choice(ANSWER_NO, QCoreApplication.translate("Questions", "Play on"))
    go = Choice(ANSWER_YES, QCoreApplication.translate("Questions", "Leave the game"), "danger")
    return Question(LEAVE, text, (stay, go), alarm=True)
