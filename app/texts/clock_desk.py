"""What the referee does at the clocks, in words: corrections, lateness, the end of the session (S0 6, 21.1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, side_name
from app.texts.foul_desk import result_said
from engine.base import Side
from engine.clock import Face, format_remaining, format_used
from engine.game import ClockFix, Game, Phase, SideNames


def fix_title(fix: ClockFix) -> str:
    """A kind of change of a clock (rules R2-R4), with the digit that chooses it."""
    return f"{tuple(ClockFix).index(fix) + 1}  {fix_name(fix)}"


def fix_name(fix: ClockFix) -> str:
    match fix:
        case ClockFix.SET:
            return QCoreApplication.translate("ClockDesk", "Set the time left")
        case ClockFix.CORRECT:
            return QCoreApplication.translate("ClockDesk", "Correct the time used")
        case ClockFix.PENALTY:
            return QCoreApplication.translate("ClockDesk", "Time penalty")
        case ClockFix.BONUS:
            return QCoreApplication.translate("ClockDesk", "Time bonus")
        case ClockFix.MOVES:
            return QCoreApplication.translate("ClockDesk", "Set the moves made")
        case ClockFix.UNFLAG:
            return QCoreApplication.translate("ClockDesk", "Lift the flag, with so much time")


def fix_meaning(fix: ClockFix) -> str:
    """What such a change does."""
    match fix:
        case ClockFix.SET:
            return QCoreApplication.translate("ClockDesk", "The time used stays as it is.")
        case ClockFix.CORRECT:
            return QCoreApplication.translate("ClockDesk", "+ is more used and less left, - the reverse.")
        case ClockFix.PENALTY:
            return QCoreApplication.translate("ClockDesk", "It counts as used. Beyond what is left the flag falls.")
        case ClockFix.BONUS:
            return QCoreApplication.translate("ClockDesk", "More is left; the time used stays as it is.")
        case ClockFix.MOVES:
            return QCoreApplication.translate(
                "ClockDesk",
                "The period is worked out anew, a flag fallen by mistake is lifted, and the clocks stand.",
            )
        case ClockFix.UNFLAG:
            return QCoreApplication.translate("ClockDesk", "The flag does not count, and the game can go on.")


def fix_reasons() -> tuple[str, ...]:
    """Usual reasons for a change of a clock."""
    return (
        QCoreApplication.translate("ClockDesk", "The clock was set wrongly"),
        QCoreApplication.translate("ClockDesk", "The clock ran wrongly"),
        QCoreApplication.translate("ClockDesk", "The moves were counted wrongly"),
        QCoreApplication.translate("ClockDesk", "Decision of the referee"),
        QCoreApplication.translate("ClockDesk", "Disturbed from outside"),
    )


def pause_reasons() -> tuple[str, ...]:
    """Usual reasons for stopping the clocks."""
    return (
        QCoreApplication.translate("ClockDesk", "Called by a player"),
        QCoreApplication.translate("ClockDesk", "A claim is examined"),
        QCoreApplication.translate("ClockDesk", "The position is put right"),
        QCoreApplication.translate("ClockDesk", "Disturbed from outside"),
    )


def reason_wanted() -> str:
    """Every change of a clock has its reason (rule R3)."""
    return QCoreApplication.translate("ClockDesk", "Give the reason: it stands in the referee's record.")


def time_wanted() -> str:
    return QCoreApplication.translate("ClockDesk", "Type a time: 5 for five minutes, 0:30, 1:29:52.")


def unsigned_wanted() -> str:
    return QCoreApplication.translate("ClockDesk", "Only a correction of the time used can be below zero.")


def moves_wanted() -> str:
    return QCoreApplication.translate("ClockDesk", "Type the number of moves made.")


def amount_echo(ms: int) -> str:
    """A time as it was understood, with its sign if it is below zero."""
    time = format_used(abs(ms))
    return QCoreApplication.translate("ClockDesk", "-{time}").format(time=time) if ms < 0 else time


def change_text(side: Side, before: Face, after: Face, names: SideNames = SideNames.RED_BLACK) -> str:
    """What a change does to one face: old and new of all that differs, the time left always."""
    text = QCoreApplication.translate("ClockDesk", "{side}: {old} → {new} left.")
    old, new = format_remaining(before.main), format_remaining(after.main)
    said = text.format(side=side_name(side, names), old=old, new=new)
    return in_a_row(said, _used(before, after), _moves(before, after), _period(before, after), _owed(after))


def _used(before: Face, after: Face) -> str:
    if before.used == after.used:
        return ""
    text = QCoreApplication.translate("ClockDesk", "Used: {old} → {new}.")
    return text.format(old=format_used(before.used), new=format_used(after.used))


def _moves(before: Face, after: Face) -> str:
    if (before.moves, before.due) == (after.moves, after.due):
        return ""
    text = QCoreApplication.translate("ClockDesk", "Moves: {old} → {new}.")
    return text.format(old=_made(before), new=_made(after))


def _made(face: Face) -> str:
    return str(face.moves) if face.due is None else f"{face.moves}/{face.due}"


def _period(before: Face, after: Face) -> str:
    if before.period_number == after.period_number:
        return ""
    text = QCoreApplication.translate("ClockDesk", "Period: {old} → {new}.")
    return text.format(old=before.period_number, new=after.period_number)


def _owed(after: Face) -> str:
    if after.extra is None or not after.extra.owed:
        return ""
    text = QCoreApplication.translate("ClockDesk", "{time} of it finds no main time: the referee decides.")
    return text.format(time=format_used(after.extra.owed))


def consequence_text(side: Side, before: Game, after: Game) -> str:
    """What a change does to the game: a flag lifted or fallen, the clocks stopped, the game over."""
    if after.outcome is not None:
        return in_a_row(_flag_falls(), result_said(after.outcome, after.setup.sides))
    parts = []
    was, now = before.clock.hand(side).flag, after.clock.hand(side).flag
    if was is None and now is not None:
        parts.append(_flag_falls())
    if was is not None and now is None:
        parts.append(QCoreApplication.translate("ClockDesk", "The flag is lifted."))
    if before.phase is not Phase.PAUSED and after.phase is Phase.PAUSED:
        parts.append(QCoreApplication.translate("ClockDesk", "The clocks then stand."))
    return in_a_row("", *parts)


def _flag_falls() -> str:
    return QCoreApplication.translate("ClockDesk", "The flag falls.")


def goes_on(side: Side, names: SideNames = SideNames.RED_BLACK) -> str:
    """Whose clock runs when the clocks go on."""
    text = QCoreApplication.translate("ClockDesk", "The clock of {side} goes on.")
    return text.format(side=side_name(side, names))


def both_stand() -> str:
    return QCoreApplication.translate("ClockDesk", "Both clocks then stand.")


def only_to_move() -> str:
    """Why no other side can be named."""
    return QCoreApplication.translate(
        "ClockDesk", "The program presses the clock in this game: the side to move goes on."
    )
