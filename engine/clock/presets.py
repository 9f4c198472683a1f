"""Time controls by name: the articles of S0, the two ways of S2 and what events were found to use
(``guide/clock.md`` section 6). Codes, no words: the screen has those, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from engine.clock.byoyomi import ByoShow, ByoYomi
from engine.clock.canadian import Canadian
from engine.clock.control import MINUTE, TimeControl
from engine.clock.delay import Delay, DelayShow
from engine.clock.hourglass import Hourglass
from engine.clock.kind import Kind, Period
from engine.clock.periods import IncrementAt, PeriodMode, Periods

SECOND = 1_000
ALL_IN_MINUTES = 20
"""For S0 6.5 where nobody says how many; the text names none."""


class Scheme(StrEnum):
    """The name of a preset, as regulations and records have it."""

    S0_6_1 = "6.1"
    S0_6_2 = "6.2"
    S0_6_3 = "6.3"
    S0_6_4 = "6.4"
    S0_6_5 = "6.5"
    ALL_IN_25 = "all-in-25"
    OLD_1 = "old-1"
    OLD_2 = "old-2"
    INC_60_30 = "60+30"
    INC_60_15 = "60+15"
    INC_50_20 = "50+20"
    INC_30_10 = "30+10"
    INC_15_10 = "15+10"
    INC_10_10 = "10+10"
    INC_10_5 = "10+5"
    INC_5_5 = "5+5"
    INC_5_3 = "5+3"
    ODDS_40_20 = "40:20+20"
    ODDS_6_4 = "6:4+3"
    FIDE = "40/90+30+30"
    BYO_YOMI = "byo-yomi-20-3x30"
    CANADIAN = "canadian-20-10in5"
    US_DELAY = "us-delay-25-10"
    BRONSTEIN = "bronstein-25-10"
    STEP = "step-30"
    STEP_COUNTED = "step-10-3"
    HOURGLASS = "hourglass-3"


class Family(StrEnum):
    """What presets are put together under."""

    S0 = "s0"
    S2 = "s2"
    INCREMENT = "increment"
    ODDS = "odds"
    OVERTIME = "overtime"
    DELAY = "delay"
    STEP = "step"
    HOURGLASS = "hourglass"


class Found(StrEnum):
    """Where a control was found."""

    S0 = "s0-1999"
    S1 = "s1"
    S2 = "s2"
    CXA_2011 = "cxa-2011-6.1"
    WORLD_2023 = "world-championship-houston-2023"
    ASIAN = "asian-championship-sydney"
    NATIONAL_2009 = "national-daqishengzhan-2009"
    NORTH_SOUTH_2022 = "north-south-match-2022"
    NANNING_2010 = "nanning-2010"
    CHINA_ASEAN_2016 = "china-asean-2016"
    CHINA_ASEAN_2017 = "china-asean-2017"
    TEAM_MATCH_2022 = "amateur-team-match-2022"
    EXTRA_GAME_2009 = "extra-game-2009"
    RAPID_APPENDIX = "rapid-appendix"
    FIDE = "fide"
    CLOCKS = "clock-manuals"
    GO = "go"


class Preset(NamedTuple):
    """A named control."""

    scheme: Scheme
    family: Family
    control: TimeControl
    found: tuple[Found, ...]


def control_of(scheme: Scheme, minutes: int | None = None, mode: PeriodMode = PeriodMode.CUM) -> TimeControl:
    """The control of a preset. ``minutes`` are for 6.5; ``mode`` for those whose periods count moves."""
    if scheme is Scheme.S0_6_5:
        return TimeControl.all_in((minutes or ALL_IN_MINUTES) * MINUTE)
    control = PRESETS[scheme].control
    return control if mode is PeriodMode.CUM else control.in_mode(mode)


def _s0(scheme: Scheme) -> Preset:
    return Preset(scheme, Family.S0, TimeControl.scheme_of(scheme), (Found.S0,))


def _increment(minutes: int, seconds: int) -> Periods:
    return Periods((Period(minutes * MINUTE),), inc=seconds * SECOND)


def _added(scheme: Scheme, minutes: int, seconds: int, *found: Found) -> Preset:
    return Preset(scheme, Family.INCREMENT, TimeControl.even(scheme, _increment(minutes, seconds)), found)


def _odds(scheme: Scheme, red: int, black: int, seconds: int, *found: Found) -> Preset:
    control = TimeControl(scheme, _increment(red, seconds), _increment(black, seconds))
    return Preset(scheme, Family.ODDS, control, found)


def _even(scheme: Scheme, family: Family, kind: Kind, *found: Found) -> Preset:
    return Preset(scheme, family, TimeControl.even(scheme, kind), found)


_FIDE_PERIODS = (Period(90 * MINUTE, 40), Period(30 * MINUTE))
_ALL = (
    *(_s0(scheme) for scheme in (Scheme.S0_6_1, Scheme.S0_6_2, Scheme.S0_6_3, Scheme.S0_6_4)),
    Preset(Scheme.S0_6_5, Family.S0, TimeControl.all_in(ALL_IN_MINUTES * MINUTE), (Found.S0,)),
    _even(Scheme.ALL_IN_25, Family.S0, Periods((Period(25 * MINUTE),)), Found.TEAM_MATCH_2022),
    _even(Scheme.OLD_1, Family.S2, Delay(30 * MINUTE, 2 * MINUTE, DelayShow.STEP), Found.S2),
    _even(Scheme.OLD_2, Family.S2, ByoYomi(90 * MINUTE, MINUTE), Found.S2),
    _added(
        *(Scheme.INC_60_30, 60, 30),
        *(Found.CXA_2011, Found.WORLD_2023, Found.ASIAN, Found.NATIONAL_2009, Found.NORTH_SOUTH_2022),
    ),
    _added(Scheme.INC_60_15, 60, 15, Found.NANNING_2010),
    _added(Scheme.INC_50_20, 50, 20, Found.CHINA_ASEAN_2016),
    _added(Scheme.INC_30_10, 30, 10, Found.CHINA_ASEAN_2016, Found.CHINA_ASEAN_2017, Found.RAPID_APPENDIX),
    _added(Scheme.INC_15_10, 15, 10, Found.RAPID_APPENDIX),
    _added(Scheme.INC_10_10, 10, 10, Found.NORTH_SOUTH_2022),
    _added(Scheme.INC_10_5, 10, 5, Found.RAPID_APPENDIX),
    _added(Scheme.INC_5_5, 5, 5, Found.RAPID_APPENDIX),
    _added(Scheme.INC_5_3, 5, 3, Found.NORTH_SOUTH_2022),
    _even(
        *(Scheme.FIDE, Family.INCREMENT),
        Periods(_FIDE_PERIODS, inc=30 * SECOND, inc_at=IncrementAt.BEFORE),
        Found.FIDE,
    ),
    _odds(Scheme.ODDS_40_20, 40, 20, 20, Found.EXTRA_GAME_2009),
    _odds(Scheme.ODDS_6_4, 6, 4, 3, Found.NORTH_SOUTH_2022),
    _even(Scheme.BYO_YOMI, Family.OVERTIME, ByoYomi(20 * MINUTE, 30 * SECOND, 3), Found.CLOCKS, Found.GO),
    _even(Scheme.CANADIAN, Family.OVERTIME, Canadian(20 * MINUTE, 5 * MINUTE, 10), Found.CLOCKS, Found.GO),
    _even(Scheme.US_DELAY, Family.DELAY, Delay(25 * MINUTE, 10 * SECOND), Found.CLOCKS),
    _even(Scheme.BRONSTEIN, Family.DELAY, Delay(25 * MINUTE, 10 * SECOND, DelayShow.BRONSTEIN), Found.CLOCKS),
    _even(Scheme.STEP, Family.STEP, Delay(0, 30 * SECOND), Found.CLOCKS),
    _even(Scheme.STEP_COUNTED, Family.STEP, ByoYomi(0, 10 * SECOND, 3, ByoShow.OVERRUNS), Found.S1),
    _even(Scheme.HOURGLASS, Family.HOURGLASS, Hourglass(3 * MINUTE), Found.CLOCKS),
)

PRESETS: Mapping[Scheme, Preset] = MappingProxyType({preset.scheme: preset for preset in _ALL})
