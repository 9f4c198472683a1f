"""What a game waits for, as a question in the window: the clocks to be started, an offer to be answered, a ruling."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.play.strips import Choice, Question
from app.questions import ANSWER_NO, ANSWER_YES
from app.texts.acts import offence
from app.texts.board_desk import put_back_it, remedy_due, what_applies
from app.texts.board_news import adjusting_text
from app.texts.claims import check_it, claim_text
from app.texts.endings import ending_text, side_name
from app.texts.keying import ending_question
from app.texts.record_desk import fill_text, filled_button
from app.texts.situation import person_name, stopped_text, waiting_text
from engine.base import Side
from engine.game import Game, Phase, SideNames

START = "start"
GO_ON = "go_on"
HELD = "held"
DRAW = "draw"
TAKEBACK = "takeback"
PROPOSAL = "proposal"
FOUL_DUE = "foul_due"
FILL = "fill"
REMEDY = "remedy"
BREACH = "breach"
ADJUST = "adjust"
ADJUSTING = "adjusting"
IRREGULAR = "irregular"
CLAIM = "claim"
STOP = "stop"
SEALED = "sealed"
ENDING = "ending"
OVER = "over"
SHEET = "sheet"
LOOK = "look"
SIGN = "sign"
YES, NO = ANSWER_YES, ANSWER_NO


OF_HAND = (ADJUST, ADJUSTING, IRREGULAR, ENDING)
"""Questions about what hands do at the board."""
TELLING = (START, GO_ON, SEALED)
"""Questions that say themselves what is going on."""
OFFERS = (DRAW, TAKEBACK)
"""Questions that tell what one player asks of the other."""


def open_question(game: Game, at_desk: bool = False) -> Question | None:
    """The most pressing thing the game waits for, None while it just goes on. What waits for a referee who is at his
    desk stands there."""
    match game.phase:
        case Phase.SETUP:
            return _start(game)
        case Phase.HELD:
            return None if at_desk else _held()
        case Phase.OVER:
            return _over(game)
        case Phase.PAUSED:
            return (None if at_desk else _judged(game)) or _ending(game) or _stopped(game)
        case Phase.RUNNING:
            asked = _draw(game) or _takeback(game) or _adjust(game)
            judged = None if at_desk else _judged(game)
            return asked or judged or _ending(game) or _fill(game) or _adjusting(game)


def _judged(game: Game) -> Question | None:
    """What the referee is to judge, and everybody may see."""
    return _claim(game) or _remedy(game) or _proposal(game) or _foul_due(game) or _breach(game)


def _claim(game: Game) -> Question | None:
    """A claim to be checked; the clocks may be stopped for it (2011 22.2)."""
    if game.claim is None:
        return None
    text = QCoreApplication.translate("Questions", "Referee: {claim}").format(claim=claim_text(game, game.claim))
    check = Choice(YES, check_it(), "primary")
    stop = Choice(STOP, QCoreApplication.translate("Questions", "Stop the clocks"))
    return Question(CLAIM, text, (stop, check) if game.phase is Phase.RUNNING else (check,), alarm=True)


def _start(game: Game) -> Question:
    choice = Choice(YES, QCoreApplication.translate("Questions", "Start the clocks"), "primary")
    return Question(START, waiting_text(game), (choice,))


def _stopped(game: Game) -> Question:
    if game.sealed:
        reopen = Choice(YES, QCoreApplication.translate("Questions", "Reopen..."), "primary")
        return Question(SEALED, stopped_text(game), (reopen,))
    choice = Choice(YES, QCoreApplication.translate("Questions", "Let them go on"), "primary")
    return Question(GO_ON, stopped_text(game), (choice,))


def _over(game: Game) -> Question:
    text = QCoreApplication.translate("Questions", "The game is kept.")
    look = Choice(LOOK, QCoreApplication.translate("Questions", "Look through it"))
    waits = bool(game.unsigned) and not game.signed_off
    sheet = Choice(SHEET, QCoreApplication.translate("Questions", "Score sheet..."), "" if waits else "primary")
    sign = Choice(SIGN, QCoreApplication.translate("Questions", "Sign..."), "primary")
    # the sheet is one of xiangqi: of another game nothing but the clock is known
    sheets = (sheet,) if game.setup.sides is SideNames.RED_BLACK else ()
    return Question(OVER, text, (look, *sheets, sign) if waits else (look, *sheets))


def _held() -> Question:
    text = QCoreApplication.translate("Questions", "Referee: check the number of moves, then decide.")
    lift = Choice(NO, QCoreApplication.translate("Questions", "The flag does not count..."))
    choice = Choice(YES, QCoreApplication.translate("Questions", "Rule a result..."), "primary")
    return Question(HELD, text, (lift, choice), alarm=True)


def _draw(game: Game) -> Question | None:
    if game.draw_offer is None:
        return None
    return _answer(game, DRAW, game.draw_offer, QCoreApplication.translate("Questions", "{who}: agree to a draw?"))


def _takeback(game: Game) -> Question | None:
    if game.takeback_request is None:
        return None
    text = QCoreApplication.translate("Questions", "{who}: may {side} take the move back?")
    return _answer(game, TAKEBACK, game.takeback_request, text)


def _adjust(game: Game) -> Question | None:
    if game.adjust_asked is None:
        return None
    text = QCoreApplication.translate("Questions", "{who}: may {side} adjust pieces?")
    return _answer(game, ADJUST, game.adjust_asked, text)


def _adjusting(game: Game) -> Question | None:
    if game.adjusting is None:
        return None
    choice = Choice(YES, QCoreApplication.translate("Questions", "Adjusted"))
    return Question(ADJUSTING, adjusting_text(side_name(game.adjusting)), (choice,))


def irregular(move: str) -> Question:
    """Whether a typed move is meant though the rules don't allow it; it takes two steps."""
    text = QCoreApplication.translate("Questions", "The rules do not allow {move}. Was it made all the same?")
    made = QCoreApplication.translate("Questions", "It was made")
    confirm = QCoreApplication.translate("Questions", "Made (Y)", "a move, the second step of confirming it")
    choices = (Choice(NO, QCoreApplication.translate("Questions", "No")), Choice(YES, made, confirm=confirm))
    return Question(IRREGULAR, text.format(move=move), choices)


def odd_move(text: str) -> Question:
    """Whether a move that a recorder keyed is meant: keying it once more says so too."""
    keep = Choice(YES, QCoreApplication.translate("Questions", "Keep (Enter)"))
    return Question(IRREGULAR, text, (Choice(NO, QCoreApplication.translate("Questions", "No")), keep))


def _ending(game: Game) -> Question | None:
    """Where nobody rules, the players say whether the mate of the record stands on the wooden board."""
    ending = None if game.regulations.refereed else game.board_ending
    if ending is None:
        return None
    over = QCoreApplication.translate("Questions", "It does")
    confirm = QCoreApplication.translate("Questions", "The game is over (Y)")
    return Question(ENDING, ending_question(ending_text(ending)), (Choice(YES, over, confirm=confirm),), guarded=True)


def _answer(game: Game, name: str, asker: Side, text: str) -> Question:
    """A question to the opponent of ``asker``; playing on is an answer too, and neither answer stands out."""
    accept = _agree_draw() if name == DRAW else Choice(YES, QCoreApplication.translate("Questions", "Agree"))
    choices = (Choice(NO, QCoreApplication.translate("Questions", "Do not agree")), accept)
    said = text.format(who=person_name(game, asker.other), side=side_name(asker))
    return Question(name, said, choices, guarded=True)


def _agree_draw() -> Choice:
    """Agreeing ends the game, so it takes two steps."""
    text = QCoreApplication.translate("Questions", "Agree to a draw")
    return Choice(YES, text, confirm=QCoreApplication.translate("Questions", "A draw (Y)"))


def _remedy(game: Game) -> Question | None:
    if not game.remedies_due:
        return None
    remedy = game.remedies_due[-1]
    choice = Choice(YES, what_applies(), "primary")
    return Question(REMEDY, remedy_due(remedy), (choice,), alarm=True)


def _breach(game: Game) -> Question | None:
    if game.breach is None:
        return None
    text = QCoreApplication.translate(
        "Questions", "Referee: {side} did not move as the touched pieces bind ({article})."
    )
    choice = Choice(YES, put_back_it(), "primary")
    said = text.format(side=side_name(game.plies[-1].side), article=game.breach.article)
    return Question(BREACH, said, (choice,), alarm=True)


def _proposal(game: Game) -> Question | None:
    if not game.proposals:
        return None
    text = QCoreApplication.translate("Questions", "Referee: the record calls for a ruling. {ending}")
    choice = Choice(YES, QCoreApplication.translate("Questions", "Rule a result..."), "primary")
    return Question(PROPOSAL, text.format(ending=ending_text(game.proposals[0])), (choice,), alarm=True)


def _fill(game: Game) -> Question | None:
    """The side to move has to fill in its record first, on its own clock (7.2); it says itself that it has."""
    side = game.position.to_move
    if game.clock.running is not side or not game.record_duty(side, game.now_ms).fill:
        return None
    return Question(FILL, fill_text(game, side), (Choice(YES, filled_button(), "primary"),), guarded=True)


def _foul_due(game: Game) -> Question | None:
    if not game.fouls_due:
        return None
    due = game.fouls_due[0]
    text = QCoreApplication.translate("Questions", "Referee: {side} {offence} ({article}).")
    call = Choice(YES, QCoreApplication.translate("Questions", "Call the foul..."), "primary")
    waive = Choice(NO, QCoreApplication.translate("Questions", "No foul"))
    said = text.format(side=side_name(due.side), offence=offence(due.cause), article=due.article)
    return Question(FOUL_DUE, said, (waive, call), alarm=True)
