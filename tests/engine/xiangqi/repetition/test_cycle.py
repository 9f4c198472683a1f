"""When a loop is due for a ruling (2011 23.1-23.3): counted in plies by the way the game came into it."""

from __future__ import annotations

import pytest

from engine.xiangqi.repetition import Cycle, find_cycle


def _game(prefix: int, length: int, moves: int) -> list[str]:
    """Position names: ``prefix`` plies outside, then a loop of this length, ``moves`` plies in all."""
    outside = [f"outside{ply}" for ply in range(prefix)]
    return [*outside, *(f"loop{ply % length}" for ply in range(moves + 1 - prefix))]


def _count(keys: list[str], captures: tuple[int, ...] = ()) -> Cycle | None:
    return find_cycle(keys, [ply not in captures for ply in range(len(keys))])


@pytest.mark.parametrize("length", [2, 4, 6, 8])
def test_a_game_that_starts_in_the_loop_is_due_after_three_loops(length: int) -> None:
    assert _count(_game(0, length, 3 * length - 1)) is None
    assert _count(_game(0, length, 3 * length)) == Cycle(1, length, 3)


@pytest.mark.parametrize("entry", [1, 2, 7])
def test_a_quiet_move_into_the_loop_counts(entry: int) -> None:
    due = entry + 3 * 4 - 1
    assert _count(_game(entry, 4, due - 1)) is None
    assert _count(_game(entry, 4, due)) == Cycle(entry, 4, 3)


@pytest.mark.parametrize("entry", [1, 2, 7])
def test_a_capture_into_the_loop_does_not_count(entry: int) -> None:
    due = entry + 3 * 4
    assert _count(_game(entry, 4, due - 1), (entry,)) is None
    assert _count(_game(entry, 4, due), (entry,)) == Cycle(entry + 1, 4, 3)


def test_the_shortest_block_is_the_loop() -> None:
    assert _count(_game(0, 4, 24)) == Cycle(1, 4, 6)


def test_a_longer_block_with_other_shuffles_inside_is_one_loop() -> None:
    block = ["a", "b", "a", "c"]
    found = _count([*block * 3, "a"])
    assert found is not None
    assert found.plies == 4


@pytest.mark.parametrize("keys", [["a"], ["a", "b"], ["a", "b", "c", "d", "e"], list("abcab")])
def test_a_game_that_did_not_come_round_three_times_is_in_no_loop(keys: list[str]) -> None:
    assert _count(keys) is None


def test_another_number_of_loops_can_be_asked_for() -> None:
    keys = _game(0, 4, 8)
    assert find_cycle(keys, [True] * len(keys), loops=2) == Cycle(1, 4, 2)
