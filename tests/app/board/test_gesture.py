"""The hand's state machine, by tables: what each order of press, motion, release and key comes to."""

from __future__ import annotations

import pytest

from app.board.gesture import CANCEL, Act, ActKind, Hand, Handling, Phase, Reach

A, B, STUCK, TARGET, FOE, EMPTY = 10, 11, 12, 20, 21, 50
MOVE, REFUSE = ActKind.MOVE, ActKind.REFUSE
NEAR, FAR = (1.0, 1.0), (40.0, 40.0)


@pytest.fixture
def hand() -> Hand:
    hand = Hand()
    hand.reach = Reach({A: frozenset({TARGET, FOE}), B: frozenset({TARGET})}, frozenset({A, B, STUCK}))
    return hand


def run(hand: Hand, steps: str) -> list[Act]:
    """Play steps such as "+A -A": + press, - release, ~ drag along, ! key, x cancel; "." is off all points."""
    points = {"A": A, "B": B, "S": STUCK, "T": TARGET, "F": FOE, "E": EMPTY, ".": None}
    acts: list[Act | None] = []
    for step in steps.split():
        sign, point = step[0], points.get(step[1:])
        if sign == "+":
            hand.press(point, 0.0, 0.0)
        elif sign == "~":
            hand.motion(*FAR, 10.0)
        elif sign == "-":
            acts.append(hand.release(point))
        elif sign == "!":
            acts.append(hand.pick(point if point is not None else EMPTY))
        else:
            acts.append(hand.cancel())
    return [act for act in acts if act is not None]


TABLE = [
    ("click, click on a target", "+A -A +T -T", [Act(MOVE, A, TARGET)]),
    ("drag to a target", "+A ~ -T", [Act(MOVE, A, TARGET)]),
    ("drag to a capture", "+A ~ -F", [Act(MOVE, A, FOE)]),
    ("drag back to the start", "+A ~ -A", [CANCEL]),
    ("drag off the points", "+A ~ -.", [CANCEL]),
    ("drag to a point that is no target", "+A ~ -E", [Act(REFUSE, A, EMPTY)]),
    ("drag on an own piece", "+A ~ -B", [Act(REFUSE, A, B)]),
    ("click, click elsewhere", "+A -A +E -E", [Act(REFUSE, A, EMPTY)]),
    ("click, click off the points", "+A -A +. -.", [CANCEL]),
    ("click, click again", "+A -A +A -A", [CANCEL]),
    ("click, drag the selected piece", "+A -A +A ~ -T", [Act(MOVE, A, TARGET)]),
    ("click, click another own piece, its target", "+A -A +B -B +T -T", [Act(MOVE, B, TARGET)]),
    ("click, drag another own piece", "+A -A +B ~ -T", [Act(MOVE, B, TARGET)]),
    ("aim at a target, slip off it", "+A -A +T -E", [CANCEL]),
    ("aim beside, slip on a target", "+A -A +E -T", [CANCEL]),
    ("click a piece without a move, then somewhere", "+S -S +E -E", [Act(REFUSE, STUCK, EMPTY)]),
    ("press on nothing of mine", "+E -E +F -F +. -.", []),
    ("keys: take up, put down", "!A !T", [Act(MOVE, A, TARGET)]),
    ("keys: take up, again", "!A !A", [CANCEL]),
    ("keys: take up another", "!A !B !T", [Act(MOVE, B, TARGET)]),
    ("keys: put down elsewhere", "!A !E", [Act(REFUSE, A, EMPTY)]),
    ("keys: nothing of mine", "!E !F", []),
    ("key while the mouse holds", "+A !T -A +T -T", [Act(MOVE, A, TARGET)]),
    ("keys take up, the mouse puts down", "!A +T -T", [Act(MOVE, A, TARGET)]),
    ("cancel at rest", "x +E x", []),
    ("cancel a press, its release is swallowed", "+A x -A", [CANCEL]),
    ("cancel a drag, its release on a target is swallowed", "+A ~ x -T", [CANCEL]),
    ("cancel an aim, its release is swallowed", "+A -A +T x -T", [CANCEL]),
    ("cancel twice", "+A ~ x x -T", [CANCEL]),
    ("cancel a selection, then click the target", "+A -A x +T -T", [CANCEL]),
    ("cancelled with the button down, then a new move", "+A ~ x -T +A ~ -T", [CANCEL, Act(MOVE, A, TARGET)]),
    ("cancelled, the release lost, then a new move", "+A ~ x +B ~ -T", [CANCEL, Act(MOVE, B, TARGET)]),
]


@pytest.mark.parametrize(("name", "steps", "acts"), TABLE, ids=[row[0] for row in TABLE])
def test_every_gesture_comes_to_what_it_means(hand: Hand, name: str, steps: str, acts: list[Act]) -> None:
    assert run(hand, steps) == acts


@pytest.mark.parametrize("steps", [row[1] for row in TABLE if row[2]])
def test_nothing_is_in_hand_after_an_act(hand: Hand, steps: str) -> None:
    run(hand, steps)
    assert hand.origin is None
    assert hand.phase is Phase.IDLE


def test_below_the_threshold_a_press_is_still_a_click(hand: Hand) -> None:
    hand.press(A, 0.0, 0.0)
    assert not hand.motion(*NEAR, 10.0)
    assert hand.release(A) is None
    assert hand.phase is Phase.SELECTED


def test_once_dragged_a_piece_stays_dragged_near_its_start(hand: Hand) -> None:
    hand.press(A, 0.0, 0.0)
    assert hand.motion(*FAR, 10.0)
    assert hand.motion(*NEAR, 10.0)


HANDLINGS = [
    (Handling.CLICK, "+A ~ -T", [CANCEL]),
    (Handling.CLICK, "+A ~ -A +T -T", [Act(MOVE, A, TARGET)]),
    (Handling.DRAG, "+A -A +T -T", [CANCEL]),
    (Handling.DRAG, "+A ~ -T", [Act(MOVE, A, TARGET)]),
    (Handling.DRAG, "!A !T", [Act(MOVE, A, TARGET)]),
]


@pytest.mark.parametrize(("handling", "steps", "acts"), HANDLINGS)
def test_clicks_and_drags_can_each_be_switched_off(hand: Hand, handling: Handling, steps: str, acts: list[Act]) -> None:
    hand.handling = handling
    assert run(hand, steps) == acts


def test_an_empty_hand_has_no_targets(hand: Hand) -> None:
    assert hand.targets == frozenset()
    hand.press(A, 0.0, 0.0)
    assert hand.targets == {TARGET, FOE}


FREE = [
    ("click, click anywhere", "+A -A +E -E", [Act(MOVE, A, EMPTY)]),
    ("drag anywhere", "+A ~ -E", [Act(MOVE, A, EMPTY)]),
    ("drag a piece without a legal move", "+S ~ -E", [Act(MOVE, STUCK, EMPTY)]),
    ("drag on an own piece", "+A ~ -B", [Act(REFUSE, A, B)]),
    ("click another own piece: it is taken up instead", "+A -A +B -B +E -E", [Act(MOVE, B, EMPTY)]),
    ("aim beside, slip off it", "+A -A +E -T", [CANCEL]),
    ("off the points", "+A -A +. -.", [CANCEL]),
    ("keys", "!A !E", [Act(MOVE, A, EMPTY)]),
]


@pytest.mark.parametrize(("steps", "acts"), [row[1:] for row in FREE], ids=[row[0] for row in FREE])
def test_a_free_hand_puts_a_piece_anywhere_but_on_its_own(hand: Hand, steps: str, acts: list[Act]) -> None:
    hand.reach = Reach(hand.reach.destinations, hand.reach.own, free=True)
    assert run(hand, steps) == acts
