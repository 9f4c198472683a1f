"""The parts of the demonstration: each makes something, looks whether it is right, and tells what it found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtGui import QImage

from app.demo.errors import DemoFailed, expect
from app.demo.papers import game_file, score_sheet
from app.demo.sample import Sample, load_sample
from app.demo.stage import HEIGHT, WIDTH, Stage
from app.opened import digest_of, open_journal
from app.play import questions
from app.play.review import ReviewController
from engine.base import Side, Termination
from engine.game import PauseCause, Paused, Phase
from engine.records import Record, record_of
from engine.xiangqi.notation import Style

KILLED_AT = 30
"""The plies on the board when the program is killed."""
OFFER_AT, STOP_AT = 12, 20
"""The plies after which the side to move offers a draw, and after which the referee stops the clocks for a while."""
STOPPED_MS = 30_000
LOST_MS = 700
"""Time between the last sign of life and the kill, which is given back to the player."""
AWAY_MS = 300_000
LANGUAGES = ("zh_CN", "en")
LEAST_COLOURS, GRAIN = 60, 7
"""A painted board has far more colours, looked at every so many pixels."""
SETTLINGS = 2_000


@dataclass(frozen=True, slots=True)
class Found:
    """What a part found right: figures and texts for its line, and the files it wrote."""

    facts: Mapping[str, str | int] = field(default_factory=dict)
    files: tuple[Path, ...] = ()


class Parts:
    """The parts, to be called in the order of ``app.demo.run.ORDER``. Each raises DemoFailed or what it met."""

    def __init__(self, data: Path, out: Path) -> None:
        self._data = data
        self._out = out
        self._stage: Stage | None = None
        self._sample: Sample | None = None
        self._record: Record | None = None

    @property
    def stage(self) -> Stage:
        if self._stage is None:
            raise DemoFailed("there is no window")
        return self._stage

    @property
    def sample(self) -> Sample:
        if self._sample is None:
            raise DemoFailed("there is no sample game")
        return self._sample

    @property
    def record(self) -> Record:
        if self._record is None:
            raise DemoFailed("the game was not played to its end")
        return self._record

    def read_sample(self) -> Found:
        """The sample game is legal and ends as it says."""
        self._sample = sample = load_sample()
        return Found({"plies": len(sample.record.plies), "checks": sample.checks, "captures": sample.captures})

    def open_window(self) -> Found:
        """The window opens and the clocks are started."""
        sample = self.sample
        self._stage = stage = Stage(self._data)
        stage.begin(sample.order(stage.program.profiles))
        expect(stage.game.phase is Phase.RUNNING, "the clocks were not started")
        return Found({"width": WIDTH, "height": HEIGHT})

    def play_first_half(self) -> Found:
        """Moves by mouse, presses by the space bar; a draw offer refused, a foul, the clocks stopped for a while."""
        stage = self.stage
        for number, ply in enumerate(self.sample.record.plies[:KILLED_AT], 1):
            stage.move(ply)
            self._call_fouls(number)
            if number == OFFER_AT:
                stage.act("draw")
                stage.answer(questions.NO)
            elif number == STOP_AT:
                stage.act("pause")
                stage.think(STOPPED_MS)
                stage.act("pause")
        self._expect_played(KILLED_AT)
        return Found({"plies": KILLED_AT, "events": len(stage.game.log)})

    def picture_middle(self) -> Found:
        return self._picture("middle")

    def survive_kill(self) -> Found:
        """The journal's files of this instant are all that is left; the game goes on from them with exact clocks."""
        stage, confirmed = self.stage, self.stage.game.log
        next_ply = self.sample.record.plies[KILLED_AT]
        thought = (next_ply.used_ms or 0) // 2
        stage.think(thought)
        used = stage.used()
        stage.clock.move_on(LOST_MS)
        left = stage.copy_as_killed(self._data / "killed")
        stage.clock.move_on(AWAY_MS)
        stage.window.files.resume(left)
        stage.sit_down()
        *kept, stopped = stage.game.log
        expect(tuple(kept) == confirmed, "the resumed game has other events than were confirmed")
        expect(isinstance(stopped, Paused) and stopped.cause is PauseCause.INTERRUPTED, "the resumed game runs")
        expect(stage.used() == used, f"the resumed clocks show {stage.used()} and not {used}")
        stage.answer(questions.YES)
        stage.move(next_ply, thought)
        self._expect_played(KILLED_AT + 1)
        return Found({"events": len(kept), "red": used[Side.RED], "black": used[Side.BLACK]})

    def play_to_end(self) -> Found:
        """The rest of the game; the rules end it."""
        stage, sample = self.stage, self.sample.record
        for number, ply in enumerate(sample.plies[KILLED_AT + 1 :], KILLED_AT + 2):
            stage.move(ply)
            self._call_fouls(number)
        self._expect_played(len(sample.plies))
        record = record_of(stage.game, digest_of(stage.session.journal, stage.game))
        expect(record.outcome == sample.outcome, f"the game ended by {record.outcome}")
        expect(replace(record, hash="") == replace(sample, hash=""), "the game's record is not that of the sample")
        self._record = record
        assert record.outcome is not None
        ending: Termination = record.outcome.termination
        return Found({"plies": len(record.plies), "ending": ending.value, "winner": record.outcome.winner.value})

    def picture_end(self) -> Found:
        return self._picture("end")

    def keep_journal(self) -> Found:
        """A copy of the journal, read again: the whole game, and the hash that the sheet prints."""
        path = self._out / "game.chuhe"
        self.stage.session.save_as(path)
        again = open_journal(path)
        expect(again.game == self.stage.game, "the journal's copy holds another game")
        expect(again.record == self.record, "the journal's copy gives another record or hash")
        return Found({"hash": self.record.hash[:8], "events": len(self.stage.game.log)}, (path,))

    def write_pgn(self) -> Found:
        """The PGN, read back as the same record."""
        path = self._out / "game.pgn"
        game_file(self.record, path)
        return Found({"plies": len(self.record.plies)}, (path,))

    def full_sheet(self) -> Found:
        return self._sheet(Style.CHINESE, "full")

    def abbreviated_sheet(self) -> Found:
        return self._sheet(Style.ABBREVIATED, "abbreviated")

    def look_at_pgn(self) -> Found:
        """The PGN opened in the window as a game to look at."""
        stage = self.stage
        stage.window.files.open(self._out / "game.pgn")
        for _ in range(SETTLINGS):
            stage.settle()
            if isinstance(stage.window.game, ReviewController):
                break
        shown = stage.window.game
        expect(isinstance(shown, ReviewController), "the window did not open the PGN")
        assert isinstance(shown, ReviewController)
        expect(shown.reviewed.record == self.record, "the window shows another game than the PGN's")
        return Found({"plies": len(shown.reviewed.lines)})

    def close(self) -> None:
        """Put the window away, if there is one."""
        if self._stage is not None:
            self._stage.close()

    def _call_fouls(self, number: int) -> None:
        for foul in self.sample.record.fouls:
            if foul.ply == number:
                self.stage.session.foul(foul.side, foul.article, foul.count, foul.note)

    def _expect_played(self, plies: int) -> None:
        played = [(ply.uci, ply.used_ms) for ply in self.stage.game.plies]
        wanted = [(ply.move.uci, ply.used_ms) for ply in self.sample.record.plies[:plies]]
        expect(played == wanted, f"the game has other moves or times than the first {plies} of the sample")

    def _picture(self, moment: str) -> Found:
        images = {language: self.stage.picture(language) for language in LANGUAGES}
        files = []
        for language, image in images.items():
            expect((image.width(), image.height()) == (WIDTH, HEIGHT), f"the window is {image.width()} wide")
            expect(self._colours_of_board(image) >= LEAST_COLOURS, "the board was not painted")
            path = self._out / f"window-{moment}-{language}.png"
            expect(image.save(str(path)), f"{path.name} could not be written")
            files.append(path)
        expect(images["zh_CN"] != images["en"], "the window looks the same in two languages")
        return Found({"pictures": len(files)}, tuple(files))

    def _colours_of_board(self, image: QImage) -> int:
        board = self.stage.play.page.board
        corner = board.mapTo(self.stage.window, board.rect().topLeft())
        columns, rows = range(0, board.width(), GRAIN), range(0, board.height(), GRAIN)
        return len({image.pixel(corner.x() + x, corner.y() + y) for x in columns for y in rows})

    def _sheet(self, style: Style, name: str) -> Found:
        self.stage.program.change_language(LANGUAGES[0])
        path = self._out / f"score-sheet-{name}.pdf"
        pages = score_sheet(self.record, style, LANGUAGES[0], path)
        return Found({"pages": pages}, (path,))
