"""The words of the desk's lock, and the offices of those who referee (S0 16-18)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.game import Role


def role_name(role: Role) -> str:
    """An office."""
    match role:
        case Role.TABLE_REFEREE:
            return QCoreApplication.translate("Desk", "Table referee")
        case Role.CHIEF_REFEREE:
            return QCoreApplication.translate("Desk", "Chief referee")
        case Role.ORGANISER:
            return QCoreApplication.translate("Desk", "Organiser")
        case Role.ARBITRATION:
            return QCoreApplication.translate("Desk", "Arbitration committee")


def who_text(name: str, role: Role) -> str:
    """Who is at the desk: his name, if it is known, and his office."""
    if not name:
        return role_name(role)
    template = QCoreApplication.translate("Desk", "{name}, {office}", "a referee and his office")
    return template.format(name=name, office=role_name(role))


def passcode_hint() -> str:
    """What a locked desk says first."""
    return QCoreApplication.translate("Desk", "Players can move, press, offer, claim and resign all the same.")


def wrong_passcode() -> str:
    """After a wrong try."""
    return QCoreApplication.translate("Desk", "This is not the passcode. The try stands in the game's record.")


def wait_text(ms: int) -> str:
    """How long the next try has to wait, in whole seconds."""
    text = QCoreApplication.translate("Desk", "The next try is possible in {seconds} s.")
    return text.format(seconds=-(-ms // 1000))


def not_the_same() -> str:
    """The passcode was not typed the same twice."""
    return QCoreApplication.translate("Desk", "The two passcodes are not the same. Type the second one again.")
