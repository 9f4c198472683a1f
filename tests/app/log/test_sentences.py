"""Every kind of event has its sentence in every language: whoever adds one is told here that the log wants it too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_type_hints

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.i18n import Language
from app.log.sentences import SENTENCES, note, sentence
from app.log.telling import Moment
from engine.base import Outcome, Side, Stamp, Termination
from engine.clock import TimeControl
from engine.game import (
    Finding,
    FoulCalled,
    Game,
    IllegalMove,
    PressMode,
    RefusalCode,
    Resigned,
    Ruled,
    Sealed,
    Setup,
    Signed,
    TimeCorrected,
)
from engine.game.events import KINDS
from engine.records.protocol import ProtocolLine, protocol_of
from engine.xiangqi import Position
from engine.xiangqi.notation import Script, Style

LAWS = Path(__file__).parents[3] / "resources" / "regulations"
RED, BLACK = Side.RED, Side.BLACK
OVER = Outcome.loss(BLACK, Termination.TIME)
WORDS = {"uci": "h2e2", "point": "h2", "bound": "h2", "article": "7.1", "detail": "8.4", "wall": "", "at": "17:00"}


def setup_of(profile: str = "standard-1999", **more: Any) -> Setup:
    law = (LAWS / f"{profile}.toml").read_text(encoding="utf-8")
    return Setup("b2f0", law, TimeControl.scheme_of("6.1"), own_records=True, **more)


@cache
def started(profile: str = "standard-1999") -> Game:
    game = Game.begin(setup_of(profile), Position)
    return game.fold(*game.start(Stamp(1_000)))


@pytest.fixture(params=list(Language), ids=str)
def language(request: pytest.FixtureRequest, english: QApplication) -> Iterator[Language]:
    i18n.set_language(english, request.param)
    return request.param


def values_of(name: str, hint: Any) -> list[Any]:
    """What a field of an event may hold: every word of an enumeration, both of a switch, a likely text."""
    if isinstance(hint, UnionType):
        kinds = [kind for kind in get_args(hint) if kind is not NoneType]
        return [None] if kinds[0] is Finding else [*values_of(name, kinds[0]), None]
    if hint is Setup:
        return [setup_of(), setup_of(start_fen="3k5/9/9/9/9/9/9/9/9/3K5 w"), setup_of(boardless=True)]
    if hint is Outcome:
        return [OVER]
    if issubclass(hint, Enum):
        return list(hint)
    if hint is bool:
        return [False, True]
    if hint is int:
        return [2, 0]
    return [WORDS[name]] if name in ("uci", "point") else [WORDS.get(name, ""), ""]


def samples(kind: type[Any]) -> list[Any]:
    """Events of a kind, each field in turn through all it may hold."""
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name in {f.name for f in fields(kind)}}
    plain = {name: values_of(name, hint)[0] for name, hint in hints.items() if name != "stamp"}
    made = [kind(Stamp(1_000), **plain)]
    for name in plain:
        made += [kind(Stamp(1_000), **{**plain, name: value}) for value in values_of(name, hints[name])[1:]]
    return made


def test_the_registry_has_no_kind_without_a_sentence() -> None:
    assert set(SENTENCES) == set(KINDS.values())


@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_event_is_told_whatever_its_fields_hold(language: Language, name: str) -> None:
    kind = KINDS[name]
    for event in samples(kind):
        texts = {tell(event, game) for game in (started(), started("standard-2011"), started("classic"))}
        for text in texts:
            assert text.endswith("." if language is Language.EN else "。"), text
            assert not set("{}_") & set(text), text
            assert not text.isascii() or language is Language.EN
            assert "None" not in text


def tell(event: Any, game: Game) -> str:
    return SENTENCES[type(event)](event, Moment(game, game))


@pytest.mark.parametrize("name", sorted(KINDS))
def test_events_that_differ_in_side_or_word_are_told_apart(english: QApplication, name: str) -> None:
    kind = KINDS[name]
    hints = get_type_hints(kind)
    telling = [field.name for field in fields(kind) if field.name in TOLD_APART and field.default is MISSING]
    for field in telling:
        values = values_of(field, hints[field])
        texts = {tell(event, started()) for event in samples(kind) if getattr(event, field) in values}
        assert len(texts) >= len([value for value in values if value is not None]), (name, field)


TOLD_APART = {"side", "fix", "correction", "sanction", "claim", "amendment", "upheld", "accepted", "by", "role"}


def played(*acts: tuple[Any, ...], profile: str = "standard-1999", **more: Any) -> list[ProtocolLine]:
    game = Game.begin(setup_of(profile, **more), Position)
    for number, (act, *arguments) in enumerate(acts, start=1):
        extra = arguments.pop() if arguments and isinstance(arguments[-1], dict) else {}
        game = game.fold(*getattr(game, act)(*arguments, stamp=Stamp(number * 1_000), **extra))
    return list(protocol_of(game))


@pytest.fixture
def chinese(english: QApplication) -> QApplication:
    i18n.set_language(english, Language.ZH_CN)
    return english


def test_a_move_is_written_as_on_the_score_sheet(chinese: QApplication) -> None:
    line = played(("start",), ("move", RED, "h2e2"))[-1]
    assert sentence(line) == "红方走炮二平五。"
    i18n.set_language(chinese, Language.ZH_TW)
    assert sentence(line, script=Script.TRADITIONAL) == "紅方走炮二平五。"
    i18n.set_language(chinese, Language.EN)
    assert sentence(line, Style.WXF) == "Red: C2=5."


def test_an_irregular_move_bears_its_mark(chinese: QApplication) -> None:
    assert sentence(played(("start",), ("move", RED, "a0a4"))[-1]) == "红方走车九进四 ※。"


def test_what_ends_the_game_tells_the_result(chinese: QApplication) -> None:
    mate = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"
    assert sentence(played(("start",), ("move", RED, "b0b9"), start_fen=mate)[-1]).endswith(
        "红胜，黑方被将死（4.1.1）。"
    )
    assert sentence(played(("start",), ("resign", RED))[-1]) == "红方认输。黑胜。"
    ruled = played(("start",), ("rule", Outcome.loss(RED, Termination.MISCONDUCT)))[-1]
    assert sentence(ruled) == "裁决：黑胜，红方拒绝遵守规则或严重违纪（4.1.10）。"


def test_a_touch_says_what_it_binds_to(chinese: QApplication) -> None:
    lines = played(("start",), ("enter_touch", "h0"), ("enter_touch", "e6"), ("release_touch", "h0"))
    assert [sentence(line) for line in lines[2:]] == [
        "红方摸触马二（h0）。须走马二（h0）。",
        "红方摸触卒5（e6）。须走马二（h0）。",
        "认定红方误碰马二（h0），不作摸子论处。",
    ]


def test_in_english_a_piece_is_told_by_its_word(english: QApplication) -> None:
    line = played(("start",), ("enter_touch", "h0"))[-1]
    assert sentence(line, Style.WXF) == "Red touches red horse (h0). red horse (h0) must move."


def test_a_foul_is_told_with_its_words_and_its_count(chinese: QApplication) -> None:
    lines = played(("start",), ("foul", RED, "9.1.2"), ("foul", RED, "9.1.8", {"detail": "8.4", "note": "喧哗"}))
    assert [sentence(line) for line in lines[2:]] == [
        "判红方犯规：擅停、擅开棋钟。累计 1 次，3 次判负。",
        "判红方犯规：8.4　干扰对方或妨碍比赛。累计 2 次，3 次判负。",
    ]
    assert [note(line) for line in lines[2:]] == ["", "喧哗"]
    other = played(("start",), ("foul", BLACK, "11(二)"), profile="classic")[-1]
    assert sentence(other).endswith("累计 1 次。")


def test_a_sealed_move_is_not_told_before_it_is_opened(chinese: QApplication) -> None:
    lines = played(("start",), ("seal", {"uci": "h2e2", "resumes": "明日九时"}), ("reopen",))
    assert [sentence(line) for line in lines[2:]] == [
        "封局。红方已暗记着法，双方停钟。续弈时间：明日九时。",
        "启封续弈，红方暗着为炮二平五，黑方走时。",
    ]
    paper = played(("start",), ("seal",), ("resign", BLACK))
    assert isinstance(paper[2].event, Sealed)
    assert sentence(paper[2]) == "封局。红方已把暗着记于纸上，双方停钟。"


def test_presses_without_effect_say_why(chinese: QApplication) -> None:
    lines = played(("start",), ("press", RED), ("press", BLACK), press=PressMode.MANUAL)
    assert [sentence(line) for line in lines[2:]] == [
        "红方没有走棋先按钟，按钟无效。",
        "黑方在红方走时中按钟，按钟无效。",
    ]
    assert all(isinstance(RefusalCode(line.values["reason"]), RefusalCode) for line in lines[2:])
    assert [note(line) for line in lines[2:]] == ["", ""], "no code stands where people's words do"


def test_a_clock_that_is_changed_is_told_with_both_figures(chinese: QApplication) -> None:
    line = played(("start",), ("correct_time", RED, "penalty", 60_000))[-1]
    assert isinstance(line.event, TimeCorrected)
    assert sentence(line) == "红方罚时 1:00。剩余时间 1:29:59 改为 1:28:59。"


def test_an_illegal_move_is_told_by_its_round(chinese: QApplication) -> None:
    lines = played(("start",), ("move", RED, "a0a4"), ("move", BLACK, "h9g7"), ("note_illegal", RED, 1))
    assert isinstance(lines[-1].event, IllegalMove)
    assert sentence(lines[-1]) == "发现红方第 1 回合（第 1 着）违反行棋规定。"


def test_the_note_is_what_people_gave(chinese: QApplication) -> None:
    lines = played(("start",), ("resign", RED), ("sign", "red", {"name": "张三"}))
    assert isinstance(lines[2].event, Resigned)
    assert isinstance(lines[3].event, Signed)
    assert [note(line) for line in lines[2:]] == ["", "张三"]
    assert {type(line.event) for line in lines} <= set(SENTENCES)
    assert {FoulCalled, Ruled} <= set(SENTENCES)
