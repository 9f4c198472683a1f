"""What the help says: complete in every language, and its figures are those the program goes by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.help.blocks import Heading, Terms, Topic, texts, to_html
from app.help.topics import Sources, all_topics
from app.i18n import Language
from app.profiles import Profile, load_profiles
from app.texts.controls import family_title, scheme_title
from app.texts.move_reasons import class_name
from app.texts.profiles import profile_title
from engine.base import Termination
from engine.clock import Family, Scheme
from engine.game import parse_regulations
from engine.xiangqi.repetition import MoveClass

KEYS = (("F1", "Help topics"), ("Ctrl+N", "New game"))
LATIN = re.compile(r"[a-z]{4,}")
NAMES = {"chuhe", "iccs", "apache", "noto", "sans", "open", "font", "license", "serif", "enter", "home", "ctrl", "2e2"}
NAMES |= {"linux", "shift", "sound", "speech", "dispatcher"}


def topics(profiles: tuple[Profile, ...] | None = None) -> dict[str, Topic]:
    found = all_topics(Sources(profiles or load_profiles(), lambda: KEYS, "/srv/games", "1.2.3"))
    return {topic.name: topic for topic in found}


def said(topic: Topic) -> str:
    return "\n".join(texts(topic.blocks))


def rows(topic: Topic) -> dict[str, str]:
    return {name: text for block in topic.blocks if isinstance(block, Terms) for name, text in block.rows}


def about(topic: Topic, heading: str) -> str:
    """What stands under a heading."""
    at = topic.blocks.index(Heading(heading)) + 1
    end = next((n for n, block in enumerate(topic.blocks) if n >= at and isinstance(block, Heading)), None)
    return "\n".join(texts(topic.blocks[at:end]))


@pytest.fixture(params=list(Language), ids=str)
def language(request: pytest.FixtureRequest, english: QApplication) -> Iterator[Language]:
    i18n.set_language(english, request.param)
    return request.param


def test_every_topic_is_written_out_in_every_language(language: Language) -> None:
    for topic in topics().values():
        for text in (topic.title, *texts(topic.blocks)):
            assert text.strip()
            assert not set("{}") & set(text)
            if language is not Language.EN and text not in dict(KEYS).values():
                words = set(LATIN.findall(text.replace("/srv/games", "").lower()))
                assert words <= NAMES, text


def test_the_game_names_every_ending_of_1999_once_and_in_order(language: Language) -> None:
    told = [name for name in rows(topics()["game"]) if name.startswith("4.")]
    assert told == [*(f"4.1.{n}" for n in range(1, 11)), *(f"4.2.{n}" for n in range(1, 5))]
    assert {ending.article for ending in Termination} - {""} == set(told)


def test_every_profile_is_explained_with_its_own_figures(english: QApplication) -> None:
    law = topics()["law"]
    for profile in load_profiles():
        text = about(law, profile_title(profile.key))
        rules = profile.regulations
        assert f"{rules.natural_limit.rounds} rounds" in text
        assert f"({rules.article_of(Termination.REFUSED_TO_VARY)})" in text
        if rules.fouls.lose_at:
            assert f"Foul no. {rules.fouls.lose_at} of a side in one game loses it" in text
            assert f"({rules.article_of(Termination.FOULS)})" in text


def test_profiles_differ_in_words_where_they_differ_in_rules(english: QApplication) -> None:
    law = topics()["law"]
    title = {profile.key: profile_title(profile.key) for profile in load_profiles()}
    assert "does not let one be made" in about(law, title["friendly"])
    assert "loses the game (4.1.6)" in about(law, title["standard-1999"])
    assert "is a foul (7(五))" in about(law, title["club"])
    assert "Illegal move no. 2 of a side loses the game (4.1.8)" in about(law, title["standard-2011"])
    assert "exposes one's own general loses at once (4.1.3)" in about(law, title["standard-2011"])
    assert "Perpetual check by one side alone loses at once (4.1.4)" in about(law, title["standard-2011"])
    assert "costs 5 min" in about(law, title["standard-2011"])
    assert "Only the referees take it up" in about(law, title["classic"])
    assert "may not be adjusted" in about(law, title["classic"])
    assert "More than 15 min loses the game" in about(law, title["club"])
    assert "Less is a foul (附)" in about(law, title["club"])
    assert "Touching a piece binds nobody" in about(law, title["friendly"])


def test_regulations_of_an_organiser_are_explained_as_they_are_written(english: QApplication) -> None:
    club = next(profile for profile in load_profiles() if profile.key == "club")
    text = club.text.replace("lose_at = 2", "lose_at = 7").replace("rounds = 60", "rounds = 40")
    text = text.replace('touch = "enforced"', 'touch = "recorded"').replace("hints = false", "hints = true")
    own, faults = parse_regulations(text.replace('"Club sheet"', '"Mountain club"').replace('"club"', '"mountain"', 1))
    assert not faults
    assert own is not None
    law = topics((*load_profiles(), Profile(own.id, text, own)))["law"]
    told = about(law, "Mountain club")
    assert "Foul no. 7" in told
    assert "40 rounds" in told
    assert "whether they bind the referee says" in told
    assert "are marked" in told


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"false_claim_penalty_s": 60, "false_claim_is_foul": False}, "A wrong claim costs 1 min."),
        ({"false_claim_penalty_s": 0}, "A wrong claim is a foul (8.1.4)."),
        ({"checks_counted": None}, "(4.2.4). A wrong claim"),
        ({"false_claims_lose_at": 3}, "Wrong claim no. 3 within the same stretch without a capture loses (4.1.11)."),
    ],
)
def test_what_a_wrong_claim_costs_is_told_as_the_regulations_say(
    english: QApplication, changes: dict[str, object], words: str
) -> None:
    book = next(profile for profile in load_profiles() if profile.key == "standard-2011")
    limit = replace(book.regulations.natural_limit, **changes)
    own = replace(book, regulations=replace(book.regulations, natural_limit=limit))
    others = tuple(profile for profile in load_profiles() if profile.key != own.key)
    assert words in about(topics((*others, own))["law"], profile_title(own.key))


def test_every_time_control_that_can_be_chosen_is_named(language: Language) -> None:
    clocks = topics()["clocks"]
    for scheme in Scheme:
        assert scheme_title(scheme) in said(clocks)
    for family in Family:
        assert Heading(family_title(family)) in clocks.blocks


def test_controls_that_differ_in_figures_alone_share_a_sentence(english: QApplication) -> None:
    clocks = topics()["clocks"]
    added = about(clocks, family_title(Family.INCREMENT))
    assert added.count("Each completed move adds") == 1
    assert added.count("In the same way") == 1
    assert about(clocks, family_title(Family.S0)).count("In the same way") == 0


def test_every_class_of_moves_is_explained(language: Language) -> None:
    assert set(rows(topics()["loops"])) == {class_name(kind) for kind in MoveClass}


def test_keys_of_the_menus_folder_and_version_come_from_the_program(english: QApplication) -> None:
    found = topics()
    assert rows(found["keys"])["Ctrl+N"] == "New game"
    assert "/srv/games" in said(found["kept"])
    assert "1.2.3" in said(found["about"])


def test_words_are_found_wherever_they_stand_on_a_page(english: QApplication) -> None:
    found = topics()
    assert [name for name, topic in found.items() if topic.mentions("HOURGLASS")] == ["clocks"]
    assert found["law"].mentions("  touched adjusted ")
    assert not found["law"].mentions("touched hourglass")
    assert all(topic.mentions("") for topic in found.values())


def test_what_people_wrote_is_no_markup(english: QApplication) -> None:
    html = to_html(Topic("x", "a <b> & c", (Terms((("<i>", "1 < 2"),)), Heading("&amp;"))))
    assert "&lt;b&gt; &amp; c" in html
    assert "<i>" not in html
    assert "1 &lt; 2" in html
    assert "&amp;amp;" in html
