"""The figures of the form, and the control they come to."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.dialogs.control_draft import COUNTS, TIMES, Draft, Last, Make, draft_of
from engine.clock import PRESETS, IncrementAt, PeriodMode, Periods, Preset, TimeControl


@pytest.mark.parametrize("preset", PRESETS.values(), ids=lambda preset: preset.scheme)
def test_every_preset_can_be_taken_up_and_comes_out_as_it_was(preset: Preset) -> None:
    assert draft_of(preset.control).control(preset.scheme) == preset.control


amounts = st.fixed_dictionaries(
    {name: st.integers(1, 999) for name in COUNTS} | {name: st.integers(1, 359_999) for name in TIMES}
).map(MappingProxyType)
drafts = st.builds(
    Draft,
    st.sampled_from(Make),
    amounts,
    st.none() | amounts,
    st.integers(1, 3),
    st.sampled_from(Last),
    st.sampled_from(PeriodMode),
    st.sampled_from(IncrementAt),
)


@given(drafts)
def test_whatever_the_form_holds_is_a_control_that_is_kept_and_read_back(draft: Draft) -> None:
    control = draft.control("mine")
    assert TimeControl.from_dict(control.to_dict()) == control
    assert draft_of(control).control("mine") == control


@given(drafts)
def test_only_amounts_that_are_asked_for_matter(draft: Draft) -> None:
    other = {name: value + (name not in draft.amounts) for name, value in draft.red.items()}
    assert replace(draft, red=MappingProxyType(other)).control("mine") == draft.control("mine")


def test_three_periods_are_taken_up_to_the_rest_of_the_game() -> None:
    draft = Draft(Make.PERIODS, limits=3, last=Last.REST)
    assert draft.amounts == ("moves1", "time1", "moves2", "time2", "time3", "inc")
    kind = draft.control("mine").red
    assert isinstance(kind, Periods)
    assert [period.moves for period in kind.periods] == [40, 10, None]
