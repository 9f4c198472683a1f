"""A game being played on a page: shows what the session says and hands it what people do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.desk.desk import Desk
from app.play import questions
from app.play.bar_acts import BarActs
from app.play.clocks import ClockHand
from app.play.hand import PlayerHand
from app.play.keying import RecorderHand
from app.play.page import GamePage
from app.play.shown import (
    acting_side,
    board_after,
    board_of,
    enabled_acts,
    lines_of,
    opening_of,
    pausing_act,
    scene_of,
    touched_points,
)
from app.play.strips import Choice, Question
from app.play.teller import Teller
from app.record.rows import RecordWriter
from app.ruling.desk import RulingDesk
from app.session import GameSession
from app.texts.controls import control_short, press_short
from app.texts.endings import ending_text, result_text
from app.texts.files import broken_journal, file_written_anew
from app.texts.headings import event_line, move_time, players_line
from app.texts.keying import recorder_short
from app.texts.refusals import refusal_text
from app.texts.situation import Sentence, gap_text
from app.view import View
from engine.game import Act, Game, Phase, PressMode, RefusalCode

BROKEN = "broken"


class PlayController(QObject):
    """Between one session and one page.

    Signals:
        refreshed(): the page shows the game anew; what may be done now may have changed.
        save_elsewhere(): the journal can't be written, and another place for it is wanted.
        answered(str, str): the answer to a question that the window had asked.
        envelope_wanted(): the envelope of the sealed move is to be looked at and printed.
    """

    refreshed = Signal()
    save_elsewhere = Signal()
    answered = Signal(str, str)
    envelope_wanted = Signal()

    def __init__(self, session: GameSession, page: GamePage, view: View, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.page = page
        self._view = view
        self._writer = RecordWriter(opening_of(session.game), move_time)
        self._asked: Question | None = None
        self._was_over = False
        self.clock = ClockHand(session, page, lambda: self._view, self)
        kind = RecorderHand if session.game.setup.keyed else PlayerHand
        self.hand: PlayerHand = kind(session, page, lambda: self._view, self)
        self.bar_acts = BarActs(session, page, self.hand, self)
        self.teller = Teller(session, page, self._writer, self.hand, self)
        self.repetition = RulingDesk(session, page, lambda: self._view, self)
        self.desk = Desk(
            session,
            page,
            view=lambda: self._view,
            clocks=self.clock.view,
            open_repetition=self.repetition.open,
            loop=lambda: self.repetition.watch.loop,
            parent=self,
        )
        page.set_reviewing(False)
        page.set_view(view)
        self._connect()
        page.faces.set_source(self.clock.view)
        self.refresh()

    def _connect(self) -> None:
        session, page = self.session, self.page
        session.changed.connect(self.refresh)
        session.refused.connect(self._refused)
        session.broken.connect(self.refresh)
        session.gap_found.connect(self._gap_found)
        session.rewritten.connect(self._rewritten)
        self.hand.asking_changed.connect(self._ask_again)
        self.hand.shown_changed.connect(self.refresh)
        self.hand.acts_changed.connect(self.refreshed)
        page.question.answered.connect(self._answered)
        page.bar.desk.clicked.connect(self.desk.toggle)
        self.repetition.changed.connect(self.refresh)
        self.desk.lock.changed.connect(self._lock_changed)
        page.middle.currentChanged.connect(self._ask_again)
        self.desk.envelope_wanted.connect(self.envelope_wanted)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def players(self) -> str:
        """Who plays, for the title of the window."""
        return players_line(self.game.setup.red, self.game.setup.black, self.game.setup.sides)

    @property
    def pausing(self) -> Act:
        """What F8 does now: start the clocks, stop them, or let them go on."""
        return pausing_act(self.game)

    def enabled(self) -> Mapping[str, bool]:
        """Which acts of the menus may be done now, by their names."""
        over, due = self.game.phase is Phase.OVER, self.repetition.watch.due
        refereed = self.game.regulations.refereed
        repeats = not over and not self.game.setup.boardless
        more = {"desk": refereed, "repetition": repeats, "rule_repetition": due and not over}
        return {**enabled_acts(self.game), **more, **self.hand.enabled()}

    def set_view(self, view: View) -> None:
        """Show board and record in another way."""
        self._view = view
        self.page.set_view(view)
        self.refresh()

    def ask(self, question: Question | None) -> None:
        """Ask something of the window's own; it goes before what the game waits for."""
        self._asked = question
        self._ask_again()

    @Slot()
    def _ask_again(self) -> None:
        """Show the question that is to be asked now."""
        self.page.question.ask(self._question())
        self.teller.say()

    @Slot()
    def refresh(self) -> None:
        """Show the game as it is now, in the language of now."""
        game, page = self.game, self.page
        page.bar.resign.disarm()
        lines, shown = lines_of(game), self.hand.shown
        board = board_of(game) if shown == len(lines) else board_after(game, shown)
        self._writer.set_style(self._view.notation, self._view.script, self._view.chinese_digits, self._view.language)
        page.card.model.show(self._writer.rounds(lines), self.hand.marked)
        page.card.show_style(self._view.style)
        page.card.show_fouls(game.foul_counts if game.regulations.refereed else {})
        self.repetition.follow()
        self.desk.follow()
        scene = scene_of(board, lines[shown - 1] if shown else None, self._view)
        explained = self.repetition.overlay(scene)
        page.board.set_scene(explained or replace(scene, touched=touched_points(game)))
        allowed = self.hand.may_move
        playing = allowed.now and self.session.error is None and not self.session.read_only and not explained
        self.hand.follow(board, playing)
        page.card.set_entry_shown(self.hand.has_line)
        page.card.set_entry_enabled(playing, allowed.why_not)
        self.clock.follow()
        self._show_top()
        self._show_end()
        self._show_actions()
        page.question.ask(self._question())
        self.teller.say()
        self.refreshed.emit()

    def _show_top(self) -> None:
        setup = self.game.setup
        pressing = recorder_short() if setup.keyed else press_short(setup.press is PressMode.MANUAL)
        terms = [control_short(setup.control), pressing]
        event = event_line(setup.event, setup.round, setup.board_no)
        self.page.top.show_texts(self.tr("Chuhe"), event, "　·　".join(terms))
        kept = self.session.error is None and not self.session.read_only
        self.page.top.show_back(self.game.phase is Phase.OVER)
        self.page.top.show_saved(self.tr("On disk") if kept else self.tr("Not on disk"), kept)

    def _show_end(self) -> None:
        """A game that just ended shows its record, unless the referee is at work; what is opened afterwards stays."""
        over = self.game.phase is Phase.OVER
        if over and not self._was_over and not self.desk.attended:
            self.page.show_record()
        self._was_over = over

    def _show_actions(self) -> None:
        outcome, names = self.game.outcome, self.game.setup.sides
        self.bar_acts.show()
        self.page.bar.name_desk(self.desk.lock.locked)
        if outcome is not None:
            self.page.banner.show_result(result_text(outcome, names), ending_text(outcome, names))
        else:
            self.page.banner.show_result("", "")

    def _question(self) -> Question | None:
        if self.session.error is not None:
            choice = Choice(questions.YES, self.tr("Go on in another place..."), "primary")
            return Question(BROKEN, broken_journal(self.session.error), (choice,), alarm=True)
        if self._asked is not None or self.session.read_only:
            return self._asked
        return self.hand.question or questions.open_question(self.game, self.desk.attended)

    @Slot(object)
    def _refused(self, code: RefusalCode) -> None:
        bound = self.hand.bound if code is RefusalCode.TOUCH_BINDS else ""
        self.page.notice(bound or refusal_text(code))
        if code is RefusalCode.DESK_LOCKED:
            self.desk.ask_passcode()

    @Slot()
    def _lock_changed(self) -> None:
        self.page.bar.name_desk(self.desk.lock.locked)

    @Slot(int)
    def _gap_found(self, gap_ms: int) -> None:
        self.page.say(Sentence(gap_text(gap_ms), alarm=True))

    @Slot()
    def _rewritten(self) -> None:
        self.page.say(Sentence(file_written_anew(), alarm=True))

    @Slot(str, str)
    def _answered(self, name: str, key: str) -> None:
        yes = key == questions.YES
        game = self.game
        if name == BROKEN:
            self.save_elsewhere.emit()
        elif name in (questions.START, questions.GO_ON):
            self._let_run(name)
        elif name == questions.DRAW and game.draw_offer is not None:
            self.session.answer_draw(game.draw_offer.other, yes)
        elif name == questions.TAKEBACK and game.takeback_request is not None:
            self.session.answer_takeback(game.takeback_request.other, yes)
        elif name in questions.OF_HAND:
            self.hand.answer_question(name, yes)
        elif name == questions.FILL:
            self._fill_record()
        else:
            self._judged(name, key)

    def _judged(self, name: str, key: str) -> None:
        """The referee's answer."""
        yes = key == questions.YES
        if name == questions.CLAIM:
            self._take_up_claim(stop=key == questions.STOP)
        elif name in (questions.REMEDY, questions.BREACH):
            (self.desk.open_remedy if name == questions.REMEDY else self.desk.open_correction)()
        elif name in (questions.HELD, questions.PROPOSAL):
            (self.desk.open_ruling if yes else self.desk.open_unflagging)()
        elif name == questions.OVER and key == questions.SIGN:
            self.desk.open_signing()
        elif name == questions.SEALED:
            self.desk.open_reopening()
        elif name == questions.FOUL_DUE:
            self.desk.answer_due(yes)
        else:
            self.answered.emit(name, key)

    def _fill_record(self) -> None:
        side = acting_side(self.game)
        self.page.board.setFocus()
        self.session.enact(lambda game, stamp: game.fill_record(side, stamp))

    def _let_run(self, question: str) -> None:
        """The clocks run from here on, and the hand goes to where the moves are made."""
        if question == questions.START:
            self.bar_acts.start()
        else:
            self.hand.rest()
            self.session.go_on()

    def _take_up_claim(self, *, stop: bool) -> None:
        """Check a claim, or stop the clocks for it first."""
        if stop:
            self.page.board.setFocus()
            self.session.pause()
        else:
            self.open_claim()

    @Slot()
    def open_claim(self) -> None:
        """The panel in which the referee checks the claim that waits for him, and rules on it."""
        self.open_repetition()

    @Slot()
    def open_repetition(self) -> None:
        """The panel with the counts and, where a loop is due for it, the ruling."""
        self.desk.when_open(self.repetition.open)
