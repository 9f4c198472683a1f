"""The passcodes of a game's desk: by office, with tries that slow down, and what needs the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination
from engine.game import Game, Passcode, RefusalCode, Refused, Role
from engine.game.clock_events import ClockFix
from engine.game.persons import Person

SALT = bytes(range(16))
NOW = Stamp(5_000, "2026-11-29T10:00:05.000+08:00")


def code(text: str) -> str:
    return Passcode.of(text, SALT).to_text()


@pytest.fixture
def game(started: Callable[[str], Any]) -> Game:
    made: Game = started("standard-1999").game
    return made


def with_codes(game: Game, **codes: str) -> Game:
    for role, text in codes.items():
        game = game.fold(*game.set_passcode(Role(role), code(text), NOW))
    return game


def test_a_desk_without_passcode_is_not_guarded(game: Game) -> None:
    assert not game.lock.guarded
    assert game.lock.offices(Role.TABLE_REFEREE) == tuple(Role)


def test_one_passcode_opens_all_offices(game: Game) -> None:
    lock = with_codes(game, table_referee="1234").lock
    assert (lock.opened_by("1234"), lock.opened_by("4321")) == (Role.TABLE_REFEREE, None)
    assert lock.offices(Role.TABLE_REFEREE) == tuple(Role)


def test_where_the_chief_has_a_passcode_the_table_referee_has_only_his_own_office(game: Game) -> None:
    lock = with_codes(game, table_referee="1234", chief_referee="9999").lock
    assert lock.offices(Role.TABLE_REFEREE) == (Role.TABLE_REFEREE,)
    assert lock.opened_by("9999") is Role.CHIEF_REFEREE
    assert lock.offices(Role.CHIEF_REFEREE) == tuple(Role)


def test_a_passcode_is_replaced_and_taken_away(game: Game) -> None:
    after = with_codes(with_codes(game, table_referee="1234"), table_referee="5678")
    assert (after.lock.opened_by("1234"), after.lock.opened_by("5678")) == (None, Role.TABLE_REFEREE)
    assert not after.fold(*after.set_passcode(Role.TABLE_REFEREE, "", NOW)).lock.guarded


def test_what_is_no_hash_is_refused(game: Game) -> None:
    with pytest.raises(Refused) as refused:
        game.set_passcode(Role.TABLE_REFEREE, "1234", NOW)
    assert refused.value.code is RefusalCode.BAD_PASSCODE


def test_wrong_tries_slow_down_until_the_desk_is_opened(game: Game) -> None:
    game = with_codes(game, table_referee="1234")
    game = game.fold(*game.refuse_passcode(5, NOW))
    assert game.lock.next_try_ms == NOW.ms + 4_000
    assert game.fold(*game.unlock(Role.TABLE_REFEREE, NOW)).lock.tries == 0


def test_players_move_offer_and_resign_without_the_desk(game: Game) -> None:
    assert not game.need_desk(game.move(Side.RED, "h2e2", NOW))
    assert not game.need_desk(game.offer_draw(Side.RED, NOW))
    assert not game.need_desk(game.resign(Side.BLACK, NOW))
    assert not game.need_desk(game.call_referee(Side.RED, NOW))
    assert not game.need_desk(game.refuse_passcode(1, NOW))


def test_the_referees_acts_need_the_desk(game: Game) -> None:
    acts = (
        game.pause(NOW),
        game.foul(Side.RED, "9.1.1", NOW),
        game.rule(Outcome.loss(Side.RED, Termination.FOULS), NOW),
        game.correct_time(Side.RED, ClockFix.BONUS, 60_000, NOW),
        game.set_passcode(Role.TABLE_REFEREE, "", NOW),
        game.hand_over("Zhou", NOW),
    )
    assert all(game.need_desk(events) for events in acts)


def test_after_the_end_players_sign_for_themselves_and_the_referee_at_the_desk(game: Game) -> None:
    over = game.fold(*game.resign(Side.BLACK, NOW))
    assert not over.need_desk(over.sign(Person.RED, NOW, "Wang"))
    assert over.need_desk(over.sign(Person.REFEREE, NOW, "Zhou"))
