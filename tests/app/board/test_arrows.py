"""The arrows and tags of a ruling on the board."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from app.board.faces import class_word
from app.board.outlines import glyph
from app.board.render import render
from app.board.scene import Arrow, ArrowKind, BoardScene, Faces, changed_points
from app.theme import ThemeName, theme_for

PLAIN = theme_for(ThemeName.PLAIN)
SCENE = BoardScene(pieces=((31, "c"), (76, "R")))
CLASSES = ("check", "kill", "chase", "idle", "exchange", "offer", "block", "follow")


def _picture(scene: BoardScene) -> QImage:
    return render(scene, PLAIN, 300, 342, background="#ffffff").convertToFormat(QImage.Format.Format_Grayscale8)


def _dark(scene: BoardScene) -> frozenset[tuple[int, int]]:
    image = _picture(scene)
    return frozenset((x, y) for x in range(300) for y in range(342) if image.pixelColor(x, y).value() < 150)


def test_the_kinds_of_arrows_differ_without_colour(qapp: object) -> None:
    inked = [_dark(replace(SCENE, arrows=(Arrow(31, 76, kind),))) for kind in ArrowKind] + [_dark(SCENE)]
    assert all(len(one ^ other) >= 20 for one, other in combinations(inked, 2))


def test_an_arrow_points_the_same_way_on_a_board_that_is_turned(qapp: object) -> None:
    arrow = replace(SCENE, arrows=(Arrow(31, 76, ArrowKind.CHASE),))
    turned = replace(arrow, flipped=True)
    rows = [[y for _, y in _dark(each) - _dark(replace(each, arrows=()))] for each in (arrow, turned)]
    upper, lower = (sum(y < 171 for y in each) > len(each) / 2 for each in rows)
    assert upper
    assert not lower


def test_the_steps_of_a_line_are_numbered(qapp: object) -> None:
    plain, first, second = (replace(SCENE, arrows=(Arrow(31, 76, ArrowKind.MATE, number),)) for number in (0, 1, 2))
    assert _picture(plain) != _picture(first) != _picture(second)


@pytest.mark.parametrize("faces", list(Faces))
@pytest.mark.parametrize("name", CLASSES)
def test_every_class_has_a_character_with_an_outline(qapp: object, name: str, faces: Faces) -> None:
    assert not glyph(class_word(name, faces)).isEmpty()


def test_the_classes_have_characters_of_their_own() -> None:
    for faces in Faces:
        assert len({class_word(name, faces) for name in CLASSES}) == len(CLASSES)


def test_arrows_and_tags_change_the_whole_board() -> None:
    assert changed_points(SCENE, replace(SCENE, tags=((31, "chase"),))) is None
    assert changed_points(SCENE, replace(SCENE, arrows=(Arrow(31, 76, ArrowKind.ROOT),))) is None
