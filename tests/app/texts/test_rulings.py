"""Rulings on repetitions are sentences in every language, whatever the verdict and whatever a move does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.i18n import Language
from app.texts.move_reasons import Notation, class_name, classes_text, move_sentence, piece_text
from app.texts.rulings import (
    edition_name,
    grounds_text,
    loop_text,
    partly_known,
    pattern_text,
    question_text,
    verdict_text,
)
from engine.base import Side
from engine.xiangqi import Board, Kind, Move, parse_point
from engine.xiangqi.repetition import (
    EDITIONS,
    Chase,
    Conduct,
    Cycle,
    Excuse,
    Excused,
    Means,
    MoveClass,
    MoveReport,
    Rooting,
    RuleSet,
    Ruling,
    Verdict,
)

MOVE = Move.from_uci("h2e2")
BOARD = Board()
CANNON, ROOT, PREY = parse_point("e2"), parse_point("d9"), parse_point("e6")
CHECK, KILL, CHASED, IDLE = (
    MoveReport(MOVE, (kind,)) for kind in (MoveClass.CHECK, MoveClass.KILL, MoveClass.CHASE, MoveClass.IDLE)
)
REASONS = ("25.1", "25.2", "25.3", "25.4", "26.8.1", "26.8.4", "32", "")


@pytest.fixture(scope="module")
def after() -> Board:
    board = BOARD.copy()
    board.push(MOVE)
    return board


@pytest.fixture(params=list(Language), ids=str)
def language(request: pytest.FixtureRequest, english: QApplication) -> Iterator[Language]:
    i18n.set_language(english, request.param)
    return request.param


def is_sentence(text: str, language: Language) -> bool:
    """Filled in, and in the language: no English word in Chinese but for coordinates."""
    if not text or set("{}_") & set(text):
        return False
    words = "".join(sign if sign.isascii() and sign.isalpha() else " " for sign in text).split()
    return language is Language.EN or all(len(word) == 1 for word in words)


def ruling(rules: RuleSet, verdict: Verdict | None, conducts: tuple[Conduct, Conduct]) -> Ruling:
    reports = (CHASED, IDLE, CHECK, IDLE)
    questions = () if verdict else (9, 11)
    sides = dict(zip(Side, conducts, strict=True))
    return Ruling(rules, Cycle(1, 4, 3), 9, Side.RED, reports, sides, verdict, questions)


@pytest.mark.parametrize("rules", list(RuleSet), ids=str)
@pytest.mark.parametrize("reason", REASONS)
def test_every_verdict_is_a_sentence_with_its_grounds(language: Language, rules: RuleSet, reason: str) -> None:
    for conducts in product(Conduct, Conduct):
        for verdict in (
            Verdict(None, reason=reason),
            *(Verdict(side, must, reason) for side in Side for must in (0, 1)),
        ):
            judged = ruling(rules, verdict, conducts)
            assert is_sentence(verdict_text(judged), language)
            assert is_sentence(grounds_text(judged), language)
            assert reason in grounds_text(judged)


def test_an_open_question_names_its_moves(language: Language) -> None:
    judged = ruling(RuleSet.CXA_2020, None, (Conduct.ALLOWED, Conduct.ALLOWED))
    assert verdict_text(judged) == question_text(judged)
    assert "9" in question_text(judged)
    assert "11" in question_text(judged)
    assert is_sentence(grounds_text(judged), language)


@pytest.mark.parametrize("rules", list(RuleSet), ids=str)
def test_every_edition_has_a_name_and_says_what_is_not_known(language: Language, rules: RuleSet) -> None:
    assert is_sentence(edition_name(rules), language)
    assert bool(partly_known(rules)) is EDITIONS[rules].known_in_part


def test_the_rounds_to_vary_are_those_of_the_regulations(english: QApplication) -> None:
    judged = ruling(RuleSet.CXA_1999, Verdict(Side.RED, True, "25.3"), (Conduct.FORBIDDEN, Conduct.ALLOWED))
    assert "within 2 rounds" in verdict_text(judged)
    assert "within 3 rounds" in verdict_text(judged, 3)


def test_nine_rounds_are_no_loop(english: QApplication) -> None:
    judged = replace(ruling(RuleSet.CXA_2011, Verdict(Side.RED, True, "25.3"), (Conduct.FORBIDDEN,) * 2))
    assert "played 3 times" in loop_text(judged)
    assert "23.4" in loop_text(replace(judged, cycle=Cycle(1, 18, 1)))


@pytest.mark.parametrize(
    ("reports", "words", "chinese"),
    [
        ((CHECK, CHECK), "perpetual check", "长将"),
        ((KILL, KILL), "perpetual mate threats", "长杀"),
        ((CHASED, CHASED), "perpetual chase", "长捉"),
        ((IDLE, IDLE), "idle moves", "闲着"),
        ((CHECK, KILL), "1 check + 1 mate threat", "一将一杀"),
        ((CHECK, CHASED, CHECK, CHASED), "1 check + 1 chase", "一将一捉"),
        ((CHASED, IDLE, CHASED), "2 chase + 1 idle", "二捉一闲"),
        ((KILL, CHECK, CHASED), "1 check + 1 mate threat + 1 chase", "一将一杀一捉"),
    ],
)
def test_a_sides_moves_are_named_as_the_book_does(
    english: QApplication, reports: tuple[MoveReport, ...], words: str, chinese: str
) -> None:
    assert pattern_text(reports) == words
    i18n.set_language(english, Language.ZH_CN)
    assert pattern_text(reports) == chinese


@pytest.mark.parametrize("means", list(Means), ids=str)
@pytest.mark.parametrize("rooting", list(Rooting), ids=str)
def test_every_chase_is_told(language: Language, after: Board, means: Means, rooting: Rooting) -> None:
    for helpers in ((), (parse_point("b2"),)):
        chase = Chase(PREY, Kind.PAWN, CANNON, means, (Move.from_uci("e2e6"),), rooting, (ROOT,), helpers)
        report = replace(CHASED, chases=(chase,))
        text = move_sentence(report, after, Notation())
        assert is_sentence(text, language)
        assert (piece_text(after, ROOT) in text) == (rooting is not Rooting.UNROOTED and means is not Means.SERIES)
        assert (piece_text(after, parse_point("b2")) in text) == bool(helpers)


@pytest.mark.parametrize("excuse", list(Excuse), ids=str)
def test_every_excuse_is_told(language: Language, after: Board, excuse: Excuse) -> None:
    report = replace(IDLE, excused=(Excused(PREY, CANNON, excuse, (ROOT,)),))
    text = move_sentence(report, after, Notation())
    assert is_sentence(text, language)
    assert piece_text(after, PREY) in text


@pytest.mark.parametrize("article", ["", "26.1.2", "26.2"])
def test_every_special_case_is_told(language: Language, after: Board, article: str) -> None:
    text = move_sentence(replace(IDLE, article=article), after, Notation())
    assert is_sentence(text, language)
    assert article in text


def test_a_general_that_chases_may(language: Language, after: Board) -> None:
    chase = Chase(PREY, Kind.PAWN, CANNON, Means.DIRECT, (Move.from_uci("e2e6"),))
    text = move_sentence(replace(IDLE, waived=(chase,), article="26.1"), after, Notation())
    assert "26.1" in text
    assert is_sentence(text, language)


def test_an_open_move_says_so_beside_its_class(language: Language, after: Board) -> None:
    text = move_sentence(replace(IDLE, open=True), after, Notation())
    assert len(text) > len(move_sentence(IDLE, after, Notation()))
    assert is_sentence(text, language)


def test_a_mate_line_is_written_for_the_side_that_threatens(english: QApplication, after: Board) -> None:
    report = replace(KILL, mate=(Move.from_uci("e2e6"), Move.from_uci("e9e8")))
    text = move_sentence(report, after, Notation())
    assert "炮五进四 将5进1" in text
    assert after.turn is Side.BLACK


@pytest.mark.parametrize("kind", list(MoveClass), ids=str)
def test_every_class_has_a_name(language: Language, kind: MoveClass) -> None:
    assert is_sentence(class_name(kind), language)
    assert language is Language.EN or len(class_name(kind)) == 1


def test_the_class_that_counts_stands_first(english: QApplication) -> None:
    assert classes_text(CHECK) == "check"
    assert classes_text(replace(IDLE, classes=(MoveClass.IDLE, MoveClass.BLOCK, MoveClass.FOLLOW))) == (
        "idle (block and shadow)"
    )


def test_a_piece_is_named_by_the_file_of_its_own_side(english: QApplication) -> None:
    assert piece_text(BOARD, parse_point("b2")) == "red cannon at b2"
    i18n.set_language(english, Language.ZH_CN)
    assert piece_text(BOARD, parse_point("b2")) == "红炮（八路）"
    assert piece_text(BOARD, parse_point("b7")) == "黑炮（2路）"
