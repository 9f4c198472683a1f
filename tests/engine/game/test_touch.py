"""Touch-move (S0 article 5 and the touch table of guide/regulations.md), on its own and in the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from engine.base import Side
from engine.game import Act, Bond, FoulCause, FoulDue, Person, PieceTouched, RefusalCode, TouchReleased
from engine.game.touch import binding, touch_foul
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK

# Red: chariot a4 takes the horse on a6 and nothing else; cannon c4 has moves and takes nothing; the horse e2 is pinned
# by the chariot e6. Black: horse a6, chariot e6 (the pinned horse can't take), elephant g9 nobody can take.
HALL = "3ak1b2/9/9/h3r4/9/R1C6/9/4H4/9/4K4 w"


class Touched(NamedTuple):
    point: str
    together: bool = False


def bound(fen: str, touches: str) -> tuple[str, ...]:
    """``touches`` are points in order, "+a4" at once with the one before; the answer is bond and points."""
    found = binding(Position.start(fen), [Touched(each.lstrip("+"), each.startswith("+")) for each in touches.split()])
    return (str(found.bond), *found.points) if found else ()


TABLE = [
    ("own piece that can move", "c4", ("move", "c4")),
    ("own piece that can not", "e2", ()),
    ("own piece that can not, then one that can", "e2 c4", ("move", "c4")),
    ("two own pieces", "c4 a4", ("move", "c4")),
    ("enemy that can be taken", "a6", ("take", "a6")),
    ("enemy that can not", "e6", ()),
    ("enemy that can not, then one that can", "g9 a6", ("take", "a6")),
    ("A then B, A takes B", "a4 a6", ("take_with", "a4", "a6")),
    ("A then B, A can't take but move", "c4 a6", ("move", "c4")),
    ("A then B, A can't move, another takes", "e2 a6", ("take", "a6")),
    ("A then B, nothing goes", "e2 e6", ()),
    ("B then A, A takes B", "a6 a4", ("take_with", "a4", "a6")),
    ("B then A, another takes B", "a6 c4", ("take", "a6")),
    ("B then A, nobody takes, A moves", "e6 c4", ("move", "c4")),
    ("B then A, nothing goes", "e6 e2", ()),
    ("both at once, A takes B", "a4 +a6", ("take_with", "a4", "a6")),
    ("both at once, another takes B", "c4 +a6", ("take", "a6")),
    ("both at once, A moves", "c4 +e6", ("move", "c4")),
    ("A, then two enemies, it takes the second", "a4 e6 a6", ("take_with", "a4", "a6")),
    ("nothing touched", "", ()),
]


@pytest.mark.parametrize(("touches", "wanted"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE])
def test_the_touch_table(touches: str, wanted: tuple[str, ...]) -> None:
    assert bound(HALL, touches) == wanted


@pytest.mark.parametrize(
    ("touches", "article"), [("c4", "5.1"), ("a6", "5.2"), ("a4 a6", "5.3"), ("a6 a4", "5.4"), ("a4 +a6", "5.4")]
)
def test_a_binding_cites_its_clause(touches: str, article: str) -> None:
    found = binding(Position.start(HALL), [Touched(e.lstrip("+"), e.startswith("+")) for e in touches.split()])
    assert found is not None
    assert found.article == article


def test_a_binding_lists_the_moves_that_obey() -> None:
    found = binding(Position.start(HALL), [Touched("a6")])
    assert found is not None
    assert found.bond is Bond.TAKE
    assert found.moves == ("a4a6",)


@pytest.mark.parametrize(
    ("point", "cause"),
    [
        ("e2", FoulCause.TOUCHED_OWN),
        ("e6", FoulCause.TOUCHED_ENEMY),
        ("g9", FoulCause.TOUCHED_ENEMY),
        ("a4", None),
        ("a6", None),
    ],
)
def test_a_touch_that_can_not_be_obeyed_is_a_foul(point: str, cause: FoulCause | None) -> None:
    assert touch_foul(Position.start(HALL), point) is cause


def test_in_check_only_pieces_that_answer_it_can_move() -> None:
    checked = "4k4/9/9/9/4r4/9/9/9/R8/4K4 w"
    assert bound(checked, "a1") == ("move", "a1")
    assert bound("4k4/9/9/9/4r4/9/P8/9/9/4K4 w", "a3") == ()


@pytest.fixture
def hall(started: Make) -> Any:
    return started("standard-1999", start_fen=HALL)


def test_a_bound_player_s_other_moves_are_refused(hall: Any) -> None:
    hall.at(1_000).do("touch", RED, "a6")
    assert hall.game.binding.points == ("a6",)
    assert hall.refused("move", RED, "c4c5") is RefusalCode.TOUCH_BINDS
    assert hall.refused("move", RED, "e0d0") is RefusalCode.TOUCH_BINDS
    assert hall.do("move", RED, "a4a6").game.plies[-1].uci == "a4a6"
    assert hall.game.touches == ()
    assert hall.game.binding is None


def test_a_foul_is_proposed_beside_a_binding(hall: Any) -> None:
    hall.do("touch", RED, "e2").do("touch", RED, "a6")
    assert hall.game.binding.bond is Bond.TAKE
    assert hall.game.fouls_due == (FoulDue(3, RED, FoulCause.TOUCHED_OWN, "9.1.5"),)


@pytest.mark.parametrize(
    ("profile", "own", "enemy"),
    [("standard-1999", "9.1.5", "9.1.6"), ("club", "7(三)", "7(四)"), ("standard-2011", "8.1.5", "8.1.5")],
)
def test_each_edition_has_its_own_article_for_it(started: Make, profile: str, own: str, enemy: str) -> None:
    table = started(profile, start_fen=HALL).do("touch", RED, "e2").do("touch", RED, "g9")
    assert [due.article for due in table.game.fouls_due] == [own, enemy]


def test_the_same_piece_touched_twice_is_one_touch(hall: Any) -> None:
    hall.do("touch", RED, "e2").do("touch", RED, "e2")
    assert hall.events == ()
    assert len(hall.game.fouls_due) == 1


def test_where_touches_are_recorded_another_move_is_made_and_shown_as_a_breach(started: Make, law: Make) -> None:
    text = law("standard-1999").replace('touch = "enforced"', 'touch = "recorded"')
    table = started(regulations=text, start_fen=HALL).do("touch", RED, "a6").do("move", RED, "c4c5")
    assert table.game.breach.points == ("a6",)
    assert table.play("a6b4").game.breach is None


def test_where_touch_move_is_off_nothing_is_touched(started: Make) -> None:
    table = started("friendly")
    assert table.refused("touch", RED, "h2") is RefusalCode.NO_TOUCH_MOVE
    assert table.game.binding is None


def test_a_player_touches_in_his_own_turn_only(hall: Any) -> None:
    assert hall.refused("touch", BLACK, "e6") is RefusalCode.NOT_YOUR_TURN
    assert hall.refused("touch", RED, "i9") is RefusalCode.NOTHING_THERE
    assert hall.refused("touch", RED, "i10") is RefusalCode.NOTHING_THERE
    assert hall.do("pause").refused("touch", RED, "a4") is RefusalCode.PAUSED


def test_the_referee_enters_touches_also_while_the_clocks_stand(hall: Any) -> None:
    hall.do("pause").do("enter_touch", "c4").do("enter_touch", "a6", together=True)
    assert hall.events == (PieceTouched(hall.stamp(), RED, "a6", together=True, desk=True),)
    assert hall.game.binding.bond is Bond.TAKE
    assert hall.game.may(Act.ENTER_TOUCH, Person.RED) is RefusalCode.REFEREE_ONLY


def test_a_brush_binds_to_nothing_and_is_no_foul(hall: Any) -> None:
    hall.do("touch", RED, "e2").do("touch", RED, "a6").do("release_touch", "e2", reason="袖子")
    assert hall.events == (TouchReleased(hall.stamp(), RED, "e2", "袖子"),)
    assert hall.game.fouls_due == ()
    assert hall.game.binding.points == ("a6",)
    assert hall.refused("release_touch", "c4") is RefusalCode.NOTHING_TOUCHED


def test_an_illegal_move_with_the_bound_piece_is_not_against_touch_move(hall: Any) -> None:
    table = hall.do("touch", RED, "c4")
    assert table.refused("move", RED, "e2f4") is RefusalCode.TOUCH_BINDS
    assert table.do("move", RED, "c4d5").game.plies[-1].irregular


def test_pieces_are_adjusted_with_consent_in_ones_own_time(hall: Any) -> None:
    assert hall.refused("ask_adjust", BLACK) is RefusalCode.NOT_YOUR_TIME
    hall.do("ask_adjust", RED)
    assert hall.game.adjust_asked is RED
    assert hall.refused("answer_adjust", RED, True) is RefusalCode.OWN_REQUEST
    hall.do("answer_adjust", BLACK, True)
    assert hall.game.adjusting is RED
    assert hall.refused("touch", RED, "e2") is RefusalCode.ADJUSTING
    hall.do("end_adjust", RED).do("touch", RED, "e2")
    assert len(hall.game.fouls_due) == 1


def test_without_consent_a_touch_counts(hall: Any) -> None:
    hall.do("ask_adjust", RED).do("answer_adjust", BLACK, False).do("touch", RED, "c4")
    assert hall.game.binding.bond is Bond.MOVE


def test_where_an_announcement_is_enough_nobody_consents(started: Make) -> None:
    assert started("standard-2011").do("ask_adjust", RED).game.adjusting is RED
    assert started("classic").refused("ask_adjust", RED) is RefusalCode.NO_ADJUSTING


def test_where_nothing_binds_nobody_asks_to_adjust(started: Make) -> None:
    assert started("friendly").refused("ask_adjust", RED) is RefusalCode.NO_TOUCH_MOVE


@pytest.mark.parametrize(("touch", "points"), [("enforced", ("a6",)), ("recorded", None)])
def test_only_an_enforced_binding_refuses_other_moves(started: Make, law: Make, touch: str, points: Any) -> None:
    text = law("standard-1999").replace('touch = "enforced"', f'touch = "{touch}"')
    game = started(regulations=text, start_fen=HALL).do("touch", RED, "a6").game
    assert game.binding.points == ("a6",)
    assert (game.enforced and game.enforced.points) == points


def test_a_move_ends_adjusting(hall: Any) -> None:
    hall.do("ask_adjust", RED).do("answer_adjust", BLACK, True).do("move", RED, "c4c5")
    assert hall.game.adjusting is None
