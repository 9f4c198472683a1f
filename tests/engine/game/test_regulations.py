from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import PRESETS, PeriodMode, Scheme, TimeControl
from engine.game import Clause, RegulationFault, Regulations, parse_regulations

Law = Any

NAMES = ("friendly", "standard-1999", "club", "classic", "standard-2011")


def read(law: Law, name: str) -> Regulations:
    regulations, faults = parse_regulations(law(name))
    assert faults == ()
    assert regulations is not None
    return regulations


def faults_of(text: str) -> list[tuple[str, int | None, str]]:
    regulations, faults = parse_regulations(text)
    assert regulations is None
    return [(str(fault.kind), fault.place.line, str(fault.values.get("key"))) for fault in faults]


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_profile_is_sound_and_bears_its_own_name(law: Law, name: str) -> None:
    assert read(law, name).id == name


# refereed, takeback, fouls that lose, illegal moves that lose, repetition rules
FIGURES = {
    "friendly": (False, True, None, None, "cxa-1999"),
    "standard-1999": (True, False, 3, 1, "cxa-1999"),
    "club": (True, False, 2, None, "cxa-1999"),
    "classic": (True, False, None, None, "old"),
    "standard-2011": (True, False, 3, 2, "cxa-2011"),
}


@pytest.mark.parametrize("name", NAMES)
def test_the_profiles_differ_where_the_texts_do(law: Law, name: str) -> None:
    found = read(law, name)
    limits = (found.fouls.lose_at, found.moves.illegal_moves_lose_at)
    assert (found.refereed, found.takeback, *limits, found.repetition.rules) == FIGURES[name]
    assert found.moves.illegal_refused is (name in ("friendly", "classic"))
    assert found.natural_limit.rounds == 60


@pytest.mark.parametrize(
    ("name", "ending", "article"),
    [
        ("standard-1999", Termination.CHECKMATE, "4.1.1"),
        ("standard-1999", Termination.FOULS, "4.1.8"),
        ("standard-1999", Termination.AGREEMENT, "4.2.2"),
        ("standard-2011", Termination.STALEMATE, "4.1.2"),
        ("standard-2011", Termination.RESIGNATION, "4.1.12"),
        ("standard-2011", Termination.AGREEMENT, "4.2.1"),
        ("club", Termination.FOULS, "3(四)"),
        ("club", Termination.TIME, "4.1.4"),
        ("classic", Termination.CHECKMATE, "4.1.1"),
    ],
)
def test_an_ending_is_cited_as_its_edition_numbers_it(law: Law, name: str, ending: Termination, article: str) -> None:
    assert read(law, name).article_of(ending) == article


@pytest.mark.parametrize(
    ("name", "clause", "article"),
    [
        ("standard-1999", Clause.LATE_START, "21.1"),
        ("standard-1999", Clause.ADJOURN, ""),
        ("standard-2011", Clause.LATE_START, "20.1"),
        ("standard-2011", Clause.SIGN, "9"),
        ("standard-2011", Clause.APPEAL, ""),
        ("club", Clause.TOUCH_ENEMY_FIRST, "6(五)"),
        ("classic", Clause.ADJOURN, "9(四)"),
        ("classic", Clause.CORRECTION, "5.8"),
    ],
)
def test_a_clause_is_numbered_as_in_its_edition(law: Law, name: str, clause: Clause, article: str) -> None:
    assert read(law, name).clause(clause) == article


CONTROLS = {
    "friendly": TimeControl.all_in(20 * 60_000),
    "standard-1999": TimeControl.scheme_of("6.1"),
    "club": TimeControl.all_in(30 * 60_000),
    "classic": PRESETS[Scheme.OLD_1].control,
    "standard-2011": PRESETS[Scheme.INC_60_30].control,
}


@pytest.mark.parametrize("name", NAMES)
def test_each_profile_offers_the_control_of_its_text(law: Law, name: str) -> None:
    assert read(law, name).clock.control == CONTROLS[name]


@pytest.mark.parametrize("scheme", list(Scheme))
def test_regulations_may_name_any_preset_of_the_clock(law: Law, scheme: Scheme) -> None:
    found, faults = parse_regulations(law("classic").replace('scheme = "old-1"', f'scheme = "{scheme}"'))
    assert faults == ()
    assert found is not None
    assert found.clock.control == PRESETS[scheme].control


def test_regulations_may_read_the_periods_in_another_way(law: Law) -> None:
    found, _ = parse_regulations(law("standard-1999").replace('mode = "cum"', 'mode = "interval"'))
    assert found is not None
    assert found.clock.control == TimeControl.scheme_of("6.1", PeriodMode.INTERVAL)


def test_a_preset_that_nobody_knows_is_told_with_all_that_are(law: Law) -> None:
    text = law("standard-1999").replace('scheme = "6.1"', 'scheme = "60+31"').replace('mode = "cum"', 'mode = "sum"')
    _, faults = parse_regulations(text)
    assert [(fault.kind, fault.values["key"], fault.values["found"]) for fault in faults] == [
        (RegulationFault.UNKNOWN_WORD, "clock.scheme", "60+31"),
        (RegulationFault.UNKNOWN_WORD, "clock.mode", "sum"),
    ]
    assert faults[0].values["wanted"] == ", ".join(Scheme)


@pytest.mark.parametrize("name", NAMES)
def test_only_friendly_games_mark_where_a_piece_may_go_and_texts_older_than_the_key_mean_the_same(
    law: Law, name: str
) -> None:
    older = "\n".join(line for line in law(name).splitlines() if not line.startswith("hints"))
    assert older != law(name)
    for text in (law(name), older):
        found, faults = parse_regulations(text)
        assert faults == ()
        assert found is not None
        assert found.hints is (name == "friendly")


def test_an_organiser_may_allow_hints_in_a_refereed_game_and_forbid_them_in_a_friendly_one(law: Law) -> None:
    for name, before, after in (("club", "false", "true"), ("friendly", "true", "false")):
        found, _ = parse_regulations(law(name).replace(f"hints = {before}", f"hints = {after}"))
        assert found is not None
        assert found.hints is (after == "true")


def test_an_article_named_by_the_referee_is_kept(law: Law) -> None:
    outcome = Outcome(Termination.FOULS, Winner.RED, "4.1.11")
    assert read(law, "standard-2011").cited(outcome) == outcome


def test_an_outcome_without_its_own_article_gets_that_of_the_edition(law: Law) -> None:
    outcome = Outcome.loss(Side.BLACK, Termination.STALEMATE)
    assert read(law, "standard-2011").cited(outcome).article == "4.1.2"


@pytest.mark.parametrize(
    ("old", "new", "kind", "key"),
    [
        ("takeback = false", "takeback = maybe", "syntax", "None"),
        ("takeback = false", "takeback = false\ntakeback = true", "syntax", "None"),
        ("takeback = false", "takebacks = false", "unknown_key", "takebacks"),
        ("lose_at = 3", "loose_at = 3", "unknown_key", "fouls.loose_at"),
        ("[late]", "[lateness]", "unknown_key", "lateness"),
        ("takeback = false", "", "missing_key", "takeback"),
        ("rounds = 60", "", "missing_key", "natural_limit.rounds"),
        ("takeback = false", "takeback = 0", "wrong_type", "takeback"),
        ("hints = false", "hints = 0", "wrong_type", "moves.hints"),
        ("hints = false", 'hints = "none"', "wrong_type", "moves.hints"),
        ("hints = false", "hint = false", "unknown_key", "moves.hint"),
        ("lose_at = 3", "lose_at = true", "wrong_type", "fouls.lose_at"),
        ("lose_at = 3", "lose_at = 3.0", "wrong_type", "fouls.lose_at"),
        ("lose_at = 3", 'lose_at = "three"', "wrong_type", "fouls.lose_at"),
        ('started_by = ["player", "referee"]', 'started_by = "player"', "wrong_type", "repetition.started_by"),
        ('started_by = ["player", "referee"]', "started_by = [1]", "wrong_type", "repetition.started_by"),
        ('started_by = ["player", "referee"]', 'started_by = ["nobody"]', "unknown_word", "repetition.started_by"),
        ('rules = "cxa-1999"', 'rules = "cxa-1998"', "unknown_word", "repetition.rules"),
        ('touch = "enforced"', 'touch = "Enforced"', "unknown_word", "moves.touch"),
        ("lose_at = 3", "lose_at = 0", "out_of_range", "fouls.lose_at"),
        ("rounds = 60", "rounds = 1000000", "out_of_range", "natural_limit.rounds"),
        ("win = 1", "win = nan", "out_of_range", "points.win"),
        ('name = "Competition rules of 1999"', 'name = " "', "out_of_range", "name"),
        ('name = "Competition rules of 1999"', "articles = 5", "wrong_type", "articles"),
        ('name = "Competition rules of 1999"', "late = 5", "syntax", "None"),
    ],
)
def test_a_fault_is_told_with_its_kind_line_and_key(law: Law, old: str, new: str, kind: str, key: str) -> None:
    lines = law("standard-1999").splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith(old))
    lines[number] = lines[number].replace(old, new, 1)
    found = faults_of("\n".join(lines))
    assert (kind, key) in [(a, c) for a, _, c in found]
    if kind not in ("missing_key", "syntax"):
        assert (kind, number + 1, key) in found


def test_a_missing_key_is_shown_at_its_table(law: Law) -> None:
    text = law("standard-1999").replace("rounds = 60", "# rounds = 60", 1)
    table = text.splitlines().index("[natural_limit]") + 1
    assert faults_of(text) == [("missing_key", table, "natural_limit.rounds")]


def test_bad_syntax_is_told_with_its_line(law: Law) -> None:
    text = law("club").replace("takeback = false", "takeback false")
    line = next(n for n, each in enumerate(text.splitlines(), 1) if each.startswith("takeback false"))
    assert faults_of(text) == [("syntax", line, "None")]


def test_every_fault_is_listed_at_once(law: Law) -> None:
    text = (
        law("standard-1999")
        .replace("lose_at = 3", "lose_at = 300")
        .replace("cxa-1999", "cxa")
        .replace("win =", "won =")
    )
    assert {kind for kind, _, _ in faults_of(text)} == {"out_of_range", "unknown_word", "unknown_key", "missing_key"}


@pytest.mark.parametrize(
    ("table", "kind", "key"),
    [
        ('[articles]\ncheckmat = "1"', "unknown_key", "articles.checkmat"),
        ("[articles]\ncheckmate = 1", "wrong_type", "articles.checkmate"),
    ],
)
def test_articles_are_for_known_endings(law: Law, table: str, kind: str, key: str) -> None:
    text = law("standard-1999") + table
    assert faults_of(text) == [(kind, len(text.splitlines()), key)]


def test_a_table_written_inline_or_dotted_is_read_alike(law: Law) -> None:
    text = law("standard-1999").replace("[points]  # 14.1\nwin = 1\ndraw = 0.5\nloss = 0", "")
    inline = "points = { win = 1, draw = 0.5, loss = 0 }\n" + text
    dotted = "points.win = 1\npoints.draw = 0.5\npoints.loss = 0\n" + text
    assert parse_regulations(inline) == parse_regulations(dotted) == parse_regulations(law("standard-1999"))
    assert faults_of(dotted.replace("draw = 0.5", "draw = -1", 1)) == [("out_of_range", 2, "points.draw")]


def test_a_byte_order_mark_and_dos_lines_do_no_harm(law: Law) -> None:
    text = "\ufeff" + law("friendly").replace("\n", "\r\n")
    assert parse_regulations(text) == parse_regulations(law("friendly"))


def test_a_value_where_a_table_should_be_is_told(law: Law) -> None:
    text = law("standard-1999").replace("[late]\nlimit_min", "[other]\nlimit_min")
    assert ("wrong_type", 1, "late") in faults_of("late = 5\n" + text)


@pytest.mark.parametrize("text", ["", "[", "\0", "a = " + "[" * 5_000, "a = 1" + "0" * 9_000, "[moves]\n" * 2])
def test_a_hopeless_text_is_told_and_nothing_raised(text: str) -> None:
    assert faults_of(text)


@given(st.text())
def test_no_text_raises(text: str) -> None:
    regulations, faults = parse_regulations(text)
    assert regulations is None
    assert faults


@given(data=st.data())
def test_no_slip_of_the_pen_raises(law: Law, data: st.DataObject) -> None:
    text = law(data.draw(st.sampled_from(NAMES)))
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 8)))
    regulations, faults = parse_regulations(text[:at] + data.draw(st.text(max_size=4)) + text[end:])
    assert (regulations is None) == bool(faults)
    assert all(fault.kind in set(RegulationFault) for fault in faults)
