"""Settings are kept, checked, and repaired when damaged."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.settings import NewGameValues, Settings, SettingsStore, normalised, words_of, write_atomically

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
NAMES = [*(f.name for f in fields(Settings)), "version", "of a later version"]


def test_what_was_set_is_there_at_the_next_start(tmp_path: Path):
    path = tmp_path / "deep" / "settings.json"
    store = SettingsStore(path)
    store.change(language="zh_TW", new_game=replace(NewGameValues(), red="棋手甲", minutes=5))
    again = SettingsStore(path)
    assert again.value == store.value
    assert again.value.new_game.red == "棋手甲"
    assert not again.repaired


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"[" * 100_000, b'{"flipped": "yes"}'])
def test_a_damaged_file_is_set_aside_and_the_defaults_stand(tmp_path: Path, content: bytes):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    store = SettingsStore(path)
    assert store.repaired
    assert store.value == Settings()
    assert path.with_suffix(".bad").read_bytes() == content


def test_only_the_damaged_value_is_lost(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"language": "en", "flipped": 3, "new_game": {"minutes": 0, "black": "乙"}}), "utf-8")
    value = SettingsStore(path).value
    assert (value.language, value.flipped, value.new_game.minutes, value.new_game.black) == ("en", False, 20, "乙")


def test_a_folder_that_can_not_be_written_is_told_and_stops_nothing(tmp_path: Path):
    blocker = tmp_path / "file"
    blocker.write_text("")
    store = SettingsStore(blocker / "settings.json")
    store.change(flipped=True)
    assert store.value.flipped
    assert isinstance(store.problem, OSError)


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "settings.json"
    path.write_text("old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@given(st.dictionaries(st.sampled_from(NAMES), json_values) | json_values)
def test_any_json_gives_settings_within_their_ranges(data: object):
    value, _ = normalised(data)
    assert value.language in {"", "zh_CN", "zh_TW", "en"}
    for f in fields(Settings):
        assert not words_of(f.name) or getattr(value, f.name) in words_of(f.name)
        assert type(getattr(value, f.name)) is type(getattr(Settings(), f.name))
    assert 300 <= value.board_share <= 800
    assert 1 <= value.new_game.minutes <= 600


CLUB = {"kind": "periods", "scheme": "Club", "mode": "cum", "red": [[1_500_000, None]], "black": [[1_500_000, None]]}


def test_time_controls_of_ones_own_are_kept(tmp_path: Path):
    path = tmp_path / "settings.json"
    store = SettingsStore(path)
    store.change(controls=(CLUB,), new_game=NewGameValues(scheme="Club"))
    again = SettingsStore(path)
    assert again.value == store.value
    assert again.value.controls == (CLUB,)
    assert not again.repaired


@pytest.mark.parametrize(
    "bad",
    [
        3,
        {},
        {**CLUB, "kind": "sundial"},
        {**CLUB, "red": []},
        {**CLUB, "red": [[10**400, None]], "black": [[10**400, None]]},
        {**CLUB, "scheme": "6.1"},
        {**CLUB, "scheme": " "},
        {**CLUB, "scheme": "two\nlines"},
        {**CLUB, "scheme": "x" * 61},
        CLUB,
    ],
    ids=lambda bad: str(bad)[:40],
)
def test_of_damaged_controls_only_the_sound_ones_are_offered(tmp_path: Path, bad: object):
    path = tmp_path / "settings.json"
    text = json.dumps({"controls": [CLUB, bad], "new_game": {"scheme": "Club"}})
    path.write_text(text, "utf-8")
    store = SettingsStore(path)
    assert store.repaired
    assert store.value.controls == (CLUB,)
    assert store.value.new_game.scheme == "Club"
    assert path.with_suffix(".bad").read_text("utf-8") == text


def test_a_game_set_up_with_a_control_that_nobody_knows_was_set_up_with_none(tmp_path: Path):
    value, repaired = normalised({"new_game": {"scheme": "gone"}})
    assert (value.new_game.scheme, repaired) == ("", True)
    assert normalised({"new_game": {"scheme": "60+30"}})[0].new_game.scheme == "60+30"
