"""Every code of the engine has a sentence in every language, and sentences stand together as the language wants."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.i18n import Language
from app.play.typed import NotUnderstood, read_typed
from app.profiles import Profile, load_profiles
from app.texts.acts import foul_title, offence, ruling_title
from app.texts.control_meaning import scheme_meaning
from app.texts.controls import control_short, family_title, press_meaning, scheme_title
from app.texts.endings import ending_text, in_a_row, result_text, side_name, span_text, termination_text
from app.texts.file_faults import file_faults_text
from app.texts.files import system_trouble
from app.texts.profiles import profile_meaning
from app.texts.refusals import refusal_text
from engine.base import Fault, Outcome, Place, Side, Termination, Winner
from engine.clock import PRESETS, Family, Period, PeriodMode, Scheme, TimeControl
from engine.game import FoulCause
from engine.game.errors import RefusalCode
from engine.records import FileFault
from engine.xiangqi import Board
from engine.xiangqi.notation import Script

CHINESE = (Language.ZH_CN, Language.ZH_TW)
AMBIGUOUS = "4k4/9/9/4R4/9/4R4/9/9/9/3K5 w - - 0 1"


@pytest.fixture(params=list(Language), ids=str)
def language(request: pytest.FixtureRequest, english: QApplication) -> Iterator[Language]:
    i18n.set_language(english, request.param)
    return request.param


@pytest.mark.parametrize("termination", list(Termination))
@pytest.mark.parametrize("winner", list(Winner))
def test_every_ending_is_a_sentence(language: Language, termination: Termination, winner: Winner) -> None:
    outcome = Outcome(termination, winner)
    text = ending_text(outcome)
    assert text
    assert not set("{}_") & set(text)
    assert not text.isascii() or language is Language.EN
    assert (outcome.article in text) == bool(outcome.article) or not outcome.article


LOSSES = [ending for ending in Termination if ending.article.startswith("4.1")]


@pytest.mark.parametrize("termination", [*LOSSES, Termination.PERPETUAL, Termination.FORFEIT])
@pytest.mark.parametrize("loser", list(Side))
def test_a_loss_names_the_loser_alone(language: Language, termination: Termination, loser: Side) -> None:
    text = ending_text(Outcome.loss(loser, termination))
    assert side_name(loser) in text
    assert side_name(loser.other) not in text


def test_the_mated_side_is_not_the_one_that_mates(english: QApplication) -> None:
    i18n.set_language(english, Language.ZH_CN)
    mate = Outcome.loss(Side.BLACK, Termination.CHECKMATE)
    assert (result_text(mate), ending_text(mate)) == ("红胜", "黑方被将死（4.1.1）")


def test_the_number_of_fouls_is_said_only_where_the_article_names_it(english: QApplication) -> None:
    i18n.set_language(english, Language.ZH_CN)
    assert ending_text(Outcome.loss(Side.RED, Termination.FOULS)) == "红方三次犯规（4.1.8）"
    assert "三次" not in ending_text(Outcome.loss(Side.RED, Termination.FOULS, "3(四)"))


@pytest.mark.parametrize("code", list(RefusalCode))
def test_every_refusal_is_a_sentence(language: Language, code: RefusalCode) -> None:
    text = refusal_text(code)
    assert text != str(code)
    assert text.endswith("." if language is Language.EN else "。")


@pytest.mark.parametrize("kind", list(FileFault))
def test_every_fault_of_a_file_is_a_sentence(language: Language, kind: FileFault) -> None:
    text = file_faults_text([Fault(kind, Place(line=3), {"text": "炮十平百"})])
    assert str(kind) not in text
    assert "3" in text
    assert text.endswith("." if language is Language.EN else "。")


@pytest.mark.parametrize("profile", load_profiles(), ids=lambda profile: profile.key)
def test_every_foul_of_every_profile_has_its_own_article_and_a_name(language: Language, profile: Profile) -> None:
    articles = profile.regulations.fouls.articles
    titles = [foul_title(article, profile.regulations) for article in articles]
    assert all(title.startswith(article) for title, article in zip(titles, articles, strict=True))
    names = {title.removeprefix(article).strip() for title, article in zip(titles, articles, strict=True)}
    assert len(names - {""}) == len(articles)


def test_what_is_a_foul_is_named_as_the_edition_numbers_it(english: QApplication) -> None:
    law = {profile.key: profile.regulations for profile in load_profiles()}
    assert foul_title("9.1.3", law["standard-1999"]).partition("  ")[2] == offence(FoulCause.REPEATED_OFFER)
    assert foul_title("7(一)", law["club"]).partition("  ")[2] == offence(FoulCause.REPEATED_OFFER)
    assert foul_title("9.1.8", law["standard-1999"]).endswith("(8.1 to 8.7)")
    assert foul_title("8.1.9", law["standard-2011"]).endswith("(16.1 to 16.5)")
    assert foul_title("8.1.5", law["standard-2011"]).endswith("a piece that can't move, or can't be captured")
    joint = law["club"].fouls
    joint = replace(joint, causes={**joint.causes, FoulCause.LATE: "7(一)"})
    both = foul_title("7(一)", replace(law["club"], fouls=joint))
    assert both.endswith(f"{offence(FoulCause.REPEATED_OFFER)}; {offence(FoulCause.LATE)}")
    assert offence(FoulCause.PRESS_WITHOUT_MOVE) not in foul_title("9.1.2", law["standard-1999"])
    assert offence(FoulCause.PRESS_WITHOUT_MOVE) in foul_title("8.1.7", law["standard-2011"])


def test_a_foul_that_only_an_organiser_knows_stands_alone(english: QApplication) -> None:
    assert foul_title("house 7", load_profiles()[1].regulations) == "house 7"


@pytest.mark.parametrize("profile", load_profiles(), ids=lambda profile: profile.key)
@pytest.mark.parametrize("ending", list(Termination))
def test_what_a_referee_rules_has_the_article_of_the_edition_and_a_name(
    language: Language, profile: Profile, ending: Termination
) -> None:
    title = ruling_title(ending, profile.regulations)
    assert termination_text(ending) in title
    assert title.startswith(profile.regulations.article_of(ending))


@pytest.mark.parametrize("scheme", list(Scheme))
def test_every_scheme_is_explained(language: Language, scheme: Scheme) -> None:
    title, short = scheme_title(scheme), control_short(PRESETS[scheme].control)
    assert title.startswith(scheme) is (PRESETS[scheme].family is Family.S0 and scheme is not Scheme.ALL_IN_25)
    for mode in PeriodMode:
        meaning = scheme_meaning(scheme, mode)
        assert meaning.endswith("." if language is Language.EN else "。")
        assert not set("{}") & set(title + short + meaning)


def test_no_two_schemes_have_the_same_title_or_meaning(language: Language) -> None:
    assert len({scheme_title(scheme) for scheme in Scheme}) == len(Scheme)
    assert len({scheme_meaning(scheme) for scheme in Scheme}) == len(Scheme)
    assert len({family_title(family) for family in Family}) == len(Family)


def test_each_reading_of_the_periods_has_its_sentence(language: Language) -> None:
    assert len({scheme_meaning(Scheme.S0_6_1, mode) for mode in PeriodMode}) == len(PeriodMode)


def test_times_of_a_scheme_are_minutes_as_the_rules_give_them(english: QApplication) -> None:
    i18n.set_language(english, Language.ZH_CN)
    short = control_short(TimeControl.scheme_of("6.1"))
    assert short == "方案 6.1：40 着 / 90 分钟，以后 10 着 / 15 分钟"
    assert span_text(5_403_000) == "1 小时 30 分钟 3 秒"


@pytest.mark.parametrize(
    ("scheme", "short"),
    [
        (Scheme.S0_6_4, "Scheme 6.4: 30 moves / 5 min each period"),
        (Scheme.OLD_1, "2 min a move, 30 min in reserve"),
        (Scheme.OLD_2, "90 min, then 1 min a move"),
        (Scheme.INC_60_30, "60 min + 30 s a move"),
        (Scheme.FIDE, "40 moves / 90 min, then 30 min + 30 s a move"),
        (Scheme.ODDS_40_20, "Red 40 min; Black 20 min + 20 s a move"),
        (Scheme.BYO_YOMI, "20 min, then byo-yomi 3 × 30 s"),
        (Scheme.CANADIAN, "20 min, then 10 moves / 5 min"),
        (Scheme.US_DELAY, "25 min, 10 s of each move free"),
        (Scheme.BRONSTEIN, "25 min, 10 s of each move back"),
        (Scheme.STEP, "30 s a move"),
        (Scheme.STEP_COUNTED, "10 s a move, overrun no. 3 loses"),
        (Scheme.HOURGLASS, "hourglass, 3 min"),
    ],
)
def test_a_control_in_a_few_words(english: QApplication, scheme: Scheme, short: str) -> None:
    assert control_short(PRESETS[scheme].control) == short


def test_periods_of_ones_own_are_told_without_an_article(english: QApplication) -> None:
    assert control_short(TimeControl.of_periods("club", (Period(600_000),))) == "10 min all-in"


@pytest.mark.parametrize("wanted", CHINESE)
def test_chinese_sentences_have_no_space_between(english: QApplication, wanted: Language) -> None:
    assert in_a_row("One.", "", "Two.") == "One. Two."
    assert in_a_row("", "Two.") == "Two."
    i18n.set_language(english, wanted)
    assert in_a_row("甲。", "乙。", "丙。") == "甲。乙。丙。"
    for text in (profile_meaning(True, False, 3), profile_meaning(False, True, None), scheme_meaning(Scheme.S0_6_2)):
        assert "。 " not in text
    assert "。 " not in press_meaning(True)


@pytest.mark.parametrize("number", [errno.ENOENT, errno.ENOTDIR, errno.EACCES, errno.EPERM, errno.EEXIST, errno.EISDIR])
def test_the_usual_troubles_of_the_system_are_told_in_the_language(language: Language, number: int) -> None:
    text = system_trouble(OSError(number, "as the system says it"))
    assert "as the system says it" not in text
    assert text.isascii() == (language is Language.EN)


def test_an_unusual_trouble_is_told_as_the_system_says_it(language: Language) -> None:
    assert system_trouble(OSError(errno.EXDEV, "as the system says it")) == "as the system says it"


@pytest.mark.parametrize(("script", "name"), [(Script.SIMPLIFIED, "车"), (Script.TRADITIONAL, "車")])
def test_candidates_of_an_ambiguous_move_are_named_in_the_script(
    english: QApplication, script: Script, name: str
) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_typed(Board.from_fen(AMBIGUOUS), "车五平四", script)
    assert name in str(caught.value).removeprefix("“车五平四”")
