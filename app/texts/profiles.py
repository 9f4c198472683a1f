"""The shipped regulations in words. A profile that an organiser wrote keeps the name in its own file."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row


def profile_title(key: str, own_name: str = "") -> str:
    """The name of a profile."""
    titles = {
        "friendly": QCoreApplication.translate("Profiles", "Friendly game"),
        "standard-1999": QCoreApplication.translate("Profiles", "Rules of 1999, with a referee"),
        "club": QCoreApplication.translate("Profiles", "Club rules, with a referee"),
        "classic": QCoreApplication.translate("Profiles", "Older rules, with a referee"),
        "standard-2011": QCoreApplication.translate("Profiles", "Rules of 2011, with a referee"),
    }
    return titles.get(key) or own_name or key


def profile_meaning(refereed: bool, takeback: bool, fouls_lose_at: int | None) -> str:
    """What a profile means for the players, in a sentence or two."""
    if refereed:
        parts = [QCoreApplication.translate("Profiles", "A referee runs the game: he stops the clocks and rules.")]
    else:
        parts = [QCoreApplication.translate("Profiles", "No referee: the players stop the clocks themselves.")]
    if takeback:
        parts.append(QCoreApplication.translate("Profiles", "Moves are taken back if the opponent agrees."))
    else:
        parts.append(QCoreApplication.translate("Profiles", "No move is taken back (5.7)."))
    if refereed and fouls_lose_at:
        text = QCoreApplication.translate("Profiles", "Fouls that lose the game: {n}.")
        parts.append(text.format(n=fouls_lose_at))
    return in_a_row(*parts)
