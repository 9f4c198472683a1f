"""The referee's log (裁判过程记录) as data."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination
from engine.clock import PRESETS, ExtraStyle, OnFlag, Scheme, TimeControl
from engine.game import (
    ClaimKind,
    ClockFix,
    CorrectionKind,
    Finding,
    Game,
    Passcode,
    Person,
    PressMode,
    Role,
    Sanction,
    Seat,
    Setup,
)
from engine.records import record_of
from engine.records.protocol import protocol_of, protocol_rows
from engine.xiangqi import Position

RED, BLACK = Side.RED, Side.BLACK
LAWS = Path(__file__).parents[3] / "resources" / "regulations"


class Evening:
    """A game at which the referee had much to do; each act a second after the other."""

    def __init__(self, profile: str = "standard-1999", **more: Any) -> None:
        law = (LAWS / f"{profile}.toml").read_text(encoding="utf-8")
        setup = Setup(
            "b2f0", law, TimeControl.scheme_of("6.1"), Seat("张三"), Seat("李四"), referee="王", own_records=True
        )
        self.game = Game.begin(replace(setup, **more), Position, self.stamp(0))

    @staticmethod
    def stamp(ms: int) -> Stamp:
        return Stamp(ms, f"2026-05-01T14:00:{ms // 1000:02}+08:00")

    def do(self, act: str, *args: Any, **more: Any) -> Evening:
        stamp = self.stamp(self.game.now_ms + 1_000)
        self.game = self.game.fold(*getattr(self.game, act)(*args, stamp=stamp, **more))
        return self


@pytest.fixture(scope="module")
def evening() -> Game:
    play = Evening().do("note_absence", BLACK).do("start").do("move", RED, "h2e2").do("note_arrival", BLACK)
    play.do("touch", BLACK, "h9").do("move", BLACK, "h9g7").do("move", RED, "a0a4").do("note_illegal", RED, 3)
    play.do("correct_board", CorrectionKind.ILLEGAL_MOVE, 1, reason="车跳子", times=(5_000_000, 5_000_000), go_on=True)
    play.do("foul", RED, "9.1.8", detail="8.4", note="喧哗").do("reverse", len(play.game.log), reason="不是他")
    play.do("foul", RED, "9.1.8", detail="8.4", note="喧哗").do("note_omission", RED, 4)
    play.do("make_claim", RED, ClaimKind.NATURAL_LIMIT).do("rule_claim", False)
    play.do("correct_time", RED, ClockFix.PENALTY, 60_000, reason="罚时")
    play.do("sanction", BLACK, Sanction.WARNING, Role.TABLE_REFEREE).do("seal", uci="h0g2")
    return play.game


def json_of(game: Game, hash_: str = "") -> str:
    return "\n".join(json.dumps(row, ensure_ascii=False) for row in protocol_rows(game, hash_))


def test_the_log_keeps_what_was_found_of_a_repetition_ply_by_ply() -> None:
    found = Finding("cxa-1999", 9, 3, ("idle", "check", "idle", "chase"), BLACK, True, "25.3", (), True)
    play = Evening().do("start").do("make_claim", RED, ClaimKind.REPETITION)
    play.do("rule_claim", True, reason="一将一捉", vary=BLACK, finding=found)
    row = json.loads(json_of(play.game).splitlines()[-1])
    assert row["values"]["finding"] == {
        "rules": "cxa-1999",
        "from_ply": 9,
        "loops": 3,
        "classes": ["idle", "check", "idle", "chase"],
        "loser": "black",
        "must_vary": True,
        "article": "25.3",
        "open_plies": [],
        "confirmed": True,
    }
    assert (row["kind"], row["article"], row["side"]) == ("VaryOrdered", "4.1.7", "black")


def test_every_event_has_its_line(evening: Game) -> None:
    lines = protocol_of(evening)
    assert [line.seq for line in lines] == list(range(1, len(evening.log) + 1))
    assert [line.kind for line in lines] == [type(event).__name__ for event in evening.log]
    assert [line.event for line in lines] == list(evening.log)
    assert lines[0].before is None
    assert [line.before for line in lines[1:]] == [line.after for line in lines[:-1]]


def test_each_line_cites_what_it_rests_on(evening: Game) -> None:
    cited = [(line.kind, line.article) for line in protocol_of(evening)]
    assert cited == [
        ("GameSet", ""),
        ("AbsenceNoted", "21.1"),
        ("Started", ""),
        ("MoveMade", ""),
        ("Arrived", "21.1"),
        ("PieceTouched", "5.1"),
        ("MoveMade", ""),
        ("MoveMade", ""),
        ("IllegalMove", "4.1.6"),
        ("BoardCorrected", "5.8"),
        ("TimeCorrected", ""),
        ("TimeCorrected", ""),
        ("Resumed", ""),
        ("FoulCalled", "9.1.8"),
        ("Reversed", ""),
        ("FoulCalled", "9.1.8"),
        ("RecordOmitted", "7.1"),
        ("ClaimMade", "4.2.4"),
        ("ClaimRuled", "4.2.4"),
        ("TimeCorrected", ""),
        ("SanctionGiven", "18.1"),
        ("Sealed", ""),
    ]


def test_each_edition_cites_its_own_numbers() -> None:
    play = Evening("club").do("note_absence", BLACK).do("start").do("touch", RED, "h2").do("move", RED, "h2e2")
    play.do("note_arrival", BLACK).do("offer_draw", BLACK).do("seal")
    assert [line.article for line in protocol_of(play.game)] == ["", "附", "", "6(二)", "", "附", "8.5", ""]
    old = Evening("classic").do("start").do("seal", uci="h2e2").do("reopen")
    assert [line.article for line in protocol_of(old.game)] == ["", "", "9(四)", "9(四)"]


def test_a_press_without_a_move_and_a_flag_cite_what_they_may_lead_to() -> None:
    play = Evening(press=PressMode.MANUAL, control=TimeControl.all_in(5_000), on_flag=OnFlag.HOLD).do("start")
    play.do("press", RED).do("press", BLACK)
    play.game = play.game.fold(*play.game.tick(Stamp(60_000)))
    assert [(line.kind, line.article) for line in protocol_of(play.game)][2:] == [
        ("PressRefused", "9.1.2"),
        ("PressRefused", ""),
        ("FlagFell", "4.1.4"),
    ]


def test_both_clocks_stand_beside_each_event(evening: Game) -> None:
    lines = protocol_of(evening)
    moved, touched = lines[3], lines[5]
    assert (moved.red.used, moved.black.used, moved.black.running, moved.ply) == (1_000, 0, True, 1)
    assert touched.black.used == 2_000
    corrected = lines[9]
    assert (corrected.ply, corrected.red.running, corrected.black.running) == (2, False, False)
    penalty = next(line for line in lines if line.values.get("fix") == "penalty")
    assert penalty.values["new"] == penalty.red.remaining
    assert penalty.values["old"] == penalty.red.remaining + 60_000


def test_a_sealed_move_is_not_told_before_it_is_played(evening: Game) -> None:
    assert "h0g2" not in json_of(evening)
    assert "concealed" not in json_of(evening)
    stamp = Stamp(evening.now_ms + 1)
    opened = protocol_of(evening.fold(*evening.reopen(stamp)))
    assert [line.values for line in opened if "h0g2" in str(line)] == [{"uci": "h0g2", "irregular": False}]


def test_a_sealed_move_that_was_never_opened_stays_in_its_envelope(evening: Game) -> None:
    over = evening.fold(*evening.resign(BLACK, Stamp(evening.now_ms + 1)))
    assert "h0g2" not in json_of(over)
    assert protocol_of(over)[-2].values == {"on_paper": False, "resumes": ""}


@pytest.mark.parametrize(
    ("scheme", "think", "reading"),
    [
        (Scheme.OLD_1, 150_000, (150_000, 1_770_000, ExtraStyle.STEP, 0, 0)),
        (Scheme.BYO_YOMI, 1_210_000, (1_210_000, 0, ExtraStyle.BYO_YOMI, 20_000, 3)),
        (Scheme.CANADIAN, 1_210_000, (1_210_000, 0, ExtraStyle.CANADIAN, 290_000, 10)),
        (Scheme.S0_6_1, 10_000, (10_000, 5_390_000, None, 0, 0)),
    ],
)
def test_a_clock_is_read_by_its_main_time_and_what_is_beside_it(scheme: Scheme, think: int, reading: Any) -> None:
    play = Evening(control=PRESETS[scheme].control).do("start")
    play.game = play.game.fold(*play.game.pause(Stamp(1_000 + think)))
    red = protocol_of(play.game)[-1].red
    assert (red.used, red.remaining, red.extra, red.left, red.count) == reading


def test_the_ending_cites_its_article(evening: Game) -> None:
    stamp = Stamp(evening.now_ms + 1)
    ruled = evening.fold(*evening.rule(Outcome.loss(RED, Termination.FOULS), stamp))
    signed = ruled.fold(*ruled.sign(Person.BLACK, stamp, name="李四"))
    last = protocol_of(signed)[-2:]
    assert [line.article for line in last] == ["4.1.8", "10.1"]


def test_the_log_is_json_lines_with_a_head(evening: Game) -> None:
    head, *rows = (json.loads(line) for line in json_of(evening, "abc").splitlines())
    assert head == {
        "uuid": "b2f0",
        "regulations": "standard-1999",
        "edition": "1999",
        "events": len(evening.log),
        "hash": "abc",
        "sealed": False,
    }
    assert [row["seq"] for row in rows] == list(range(1, len(evening.log) + 1))
    assert rows[0]["values"]["setup"]["regulations"] == "standard-1999"
    assert {"seq", "ms", "wall", "kind", "side", "article", "ply", "red", "black", "values"} == set(rows[1])
    assert (rows[1]["kind"], rows[1]["side"], rows[1]["ms"], rows[1]["wall"]) == (
        "AbsenceNoted",
        "black",
        1_000,
        "2026-05-01T14:00:01+08:00",
    )


def test_of_a_passcode_only_that_it_was_set_is_told() -> None:
    code = Passcode.of("1234", bytes(16)).to_text()
    play = Evening().do("set_passcode", Role.TABLE_REFEREE, code)
    assert code not in json_of(play.game)
    assert protocol_of(play.game)[-1].values == {"role": "table_referee", "set": True}


def test_the_record_has_the_fouls_that_stand_with_their_duty(evening: Game) -> None:
    (foul,) = record_of(evening).fouls
    assert (foul.side, foul.article, foul.ply, foul.note) == (RED, "9.1.8", 2, "8.4 喧哗")
