"""Every event of a game in a sentence, as a referee would write it down."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.log import closing, hands, judgement, keying, play
from app.log.judgement import outcome_text
from app.log.telling import Moment, Sentences
from app.texts.endings import in_a_row, result_text
from engine.game import EndingConfirmed, MoveMade, Reopened, ResultAmended, Ruled, Signed
from engine.records.protocol import ProtocolLine
from engine.xiangqi.notation import Script, Style

SENTENCES: Sentences = {
    **play.SENTENCES,
    **keying.SENTENCES,
    **hands.SENTENCES,
    **judgement.SENTENCES,
    **closing.SENTENCES,
}
_NOTES = ("note", "reason", "remarks")


def sentence(line: ProtocolLine, style: Style = Style.CHINESE, script: Script = Script.SIMPLIFIED) -> str:
    """What happened and the result it gave, without the free text that people gave with it."""
    moment = Moment(line.before or line.after, line.after, style, script)
    return in_a_row(SENTENCES[type(line.event)](line.event, moment), _result(line))


def _result(line: ProtocolLine) -> str:
    """The result an event gave, where its sentence doesn't say it; that of a move with how it came about."""
    outcome = line.after.outcome
    if outcome is None or line.before is None or line.before.outcome == outcome:
        return ""
    if isinstance(line.event, Ruled | ResultAmended):
        return ""
    by_move = isinstance(line.event, MoveMade | EndingConfirmed | Reopened)
    told = outcome_text(outcome) if by_move else result_text(outcome)
    return QCoreApplication.translate("Log", "{result}.", "the result of the game").format(result=told)


def note(line: ProtocolLine) -> str:
    """The free text of an event: a reason, a remark, the name that was signed with. A code is told in the sentence."""
    event = line.event
    if isinstance(event, Signed):
        return event.name
    texts = (getattr(event, name, "") for name in _NOTES)
    return next((text for text in texts if text and not isinstance(text, StrEnum)), "")
