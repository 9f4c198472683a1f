"""Offices and the passcode of the desk."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Passcode, Role, Sanction
from engine.game.passcode import wait_ms
from engine.game.roles import highest

SALT = bytes(range(16))


def test_offices_rise_in_power() -> None:
    assert [role.rank for role in Role] == [0, 1, 2, 3]
    assert Role.CHIEF_REFEREE.has_power_of(Role.TABLE_REFEREE)
    assert not Role.TABLE_REFEREE.has_power_of(Role.CHIEF_REFEREE)


def test_one_person_may_hold_several_offices() -> None:
    assert highest([Role.TABLE_REFEREE, Role.ORGANISER, Role.CHIEF_REFEREE]) is Role.ORGANISER
    with pytest.raises(ValueError, match="empty"):
        highest([])


def test_each_sanction_has_its_article_and_its_office() -> None:
    assert [(each.article, each.imposed_by) for each in Sanction] == [
        ("18.1", Role.TABLE_REFEREE),
        ("18.2", Role.CHIEF_REFEREE),
        ("18.3", Role.ORGANISER),
    ]


def test_only_the_passcode_itself_matches() -> None:
    code = Passcode.of("楚河2026", SALT)
    assert code.matches("楚河2026")
    assert not code.matches("楚河2027")
    assert not code.matches("")
    assert "楚河" not in code.to_text()


def test_the_same_passcode_has_another_hash_with_another_salt() -> None:
    assert Passcode.of("1234", SALT).digest != Passcode.of("1234", SALT[::-1]).digest


def test_a_hash_comes_back_from_its_text() -> None:
    code = Passcode.of("1234", SALT)
    assert Passcode.from_text(code.to_text()) == code


@pytest.mark.parametrize(("text", "salt"), [("", SALT), ("1234", b""), ("1234", SALT[:15])])
def test_a_passcode_needs_a_text_and_a_salt(text: str, salt: bytes) -> None:
    with pytest.raises(ValueError, match="passcode"):
        Passcode.of(text, salt)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1234",
        "scrypt$16384$8$1$00$zz",
        "md5$16384$8$1$00$00",
        "scrypt$16384$8$1$$",
        "scrypt$1000000000$8$1$00$00",
        "scrypt$16383$8$1$00$00",
        "scrypt$16384$8$1$00",
        "scrypt$16384$999$1$00$00",
        "scrypt$16384$8$0$00$00",
    ],
)
def test_a_text_that_is_no_hash_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        Passcode.from_text(text)


def test_wrong_tries_slow_down_up_to_a_minute() -> None:
    assert [wait_ms(tries) for tries in range(8)] == [0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000]
    assert wait_ms(10**9) == 60_000


@settings(max_examples=5, deadline=None)
@given(st.text(min_size=1, max_size=8))
def test_any_text_can_be_a_passcode(text: str) -> None:
    assert Passcode.of(text, SALT).matches(text)
