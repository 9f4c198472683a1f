"""The picture, probed at points that matter; and that every character is an outline of our own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPdfWriter

from app.board.faces import check_word, engraved, needs_second_ring, river
from app.board.geometry import BoardGeometry
from app.board.outlines import characters, glyph, parse
from app.board.painter import BoardPainter
from app.board.pieces import RING
from app.board.render import render
from app.board.scene import BoardScene, Faces
from app.board.wood import plank
from app.theme import Theme, ThemeName, contrast, theme_for

Place = Callable[[str], tuple[tuple[int, str], ...]]
WIDTH, HEIGHT = 600, 684
PLAIN, WOOD = theme_for(ThemeName.PLAIN), theme_for()
INK = PLAIN.board
LETTERS = "KABNRCPkabnrcp"
EMPTY = BoardScene()


def colour_at(image: QImage, x: float, y: float) -> str:
    ratio = image.devicePixelRatio()
    return image.pixelColor(int(x * ratio), int(y * ratio)).name()


def _distance(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


def near(one: str, other: str, tolerance: int = 24) -> bool:
    return _distance(QColor(one), QColor(other)) <= tolerance


@lru_cache(maxsize=4)
def large(scene: BoardScene) -> QImage:
    return render(scene, PLAIN, WIDTH, HEIGHT, ratio=2.0)


def probe(scene: BoardScene, point: int, right: float = 0.0, down: float = 0.0) -> str:
    """The plain theme's colour at a place so many cells from a point's centre, on a board large enough for it."""
    geometry = BoardGeometry.fit(WIDTH, HEIGHT, flipped=scene.flipped, ratio=2.0)
    x, y = geometry.point_to_xy(point)
    return colour_at(large(scene), x + right * geometry.cell, y + down * geometry.cell)


def shares(image: QImage, area: QRectF) -> dict[str, int]:
    """How often each colour stands in a part of an image."""
    found: dict[str, int] = {}
    for y in range(int(area.top()), int(area.bottom())):
        for x in range(int(area.left()), int(area.right())):
            name = image.pixelColor(x, y).name()
            found[name] = found.get(name, 0) + 1
    return found


@pytest.mark.parametrize("letter", LETTERS)
def test_a_piece_has_its_ring_in_its_sides_colour_on_a_light_body(letter: str) -> None:
    scene = BoardScene(pieces=((40, letter),))
    ring = RING * 0.45 * 0.7071
    assert near(probe(scene, 40, ring, ring), INK.red_ink if letter.isupper() else INK.black_ink)
    assert near(probe(scene, 40, 0.40, 0.0), INK.body_light)


MARKS = [
    ("last move, target corner", EMPTY, {"last_move": (13, 40)}, (0.42, 0.485), INK.last_move),
    ("last move, target's long arm", EMPTY, {"last_move": (13, 40)}, (0.31, 0.485), INK.last_move),
    ("last move, origin dot", EMPTY, {"last_move": (40, 13)}, (0.0, 0.0), INK.last_move),
    ("selection ring", EMPTY, {"selected": 40}, (0.515, 0.0), INK.selection),
    ("target dot", EMPTY, {"targets": frozenset({40})}, (0.05, 0.05), INK.target),
    ("capture ring", EMPTY, {"pieces": ((40, "p"),), "targets": frozenset({40})}, (0.357, 0.357), INK.target),
    ("inner check ring", EMPTY, {"check": (40,)}, (0.485, 0.0), INK.check),
    ("outer check ring", EMPTY, {"check": (40,)}, (0.575, 0.0), INK.check),
    ("check tag", EMPTY, {"check": (40,)}, (0.29, -0.30), INK.check),
    ("touch bracket, left", EMPTY, {"touched": (40,)}, (-0.53, 0.02), INK.selection),
    ("touch bracket, right", EMPTY, {"touched": (40,)}, (0.53, 0.02), INK.selection),
    ("touch tag", EMPTY, {"touched": (40,)}, (-0.57, -0.30), INK.selection),
    ("cursor", EMPTY, {"cursor": 40}, (0.545, 0.1), INK.cursor),
    ("irregular tag", EMPTY, {"last_move": (13, 40), "irregular": True}, (-0.55, 0.42), INK.last_move),
]


@pytest.mark.parametrize(("name", "scene", "change", "place", "colour"), MARKS, ids=[row[0] for row in MARKS])
def test_each_mark_is_where_it_belongs(
    name: str, scene: BoardScene, change: dict[str, object], place: tuple[float, float], colour: str
) -> None:
    marked = replace(scene, **change)  # type: ignore[arg-type]
    assert near(probe(marked, 40, *place), colour)
    assert not near(probe(scene, 40, *place), colour)


def test_a_capture_ring_has_gaps_and_a_selection_ring_has_none() -> None:
    capture = BoardScene(pieces=((40, "p"),), targets=frozenset({40}))
    assert probe(capture, 40, 0.51, 0.03) != INK.target
    assert probe(replace(capture, targets=frozenset(), selected=40), 40, 0.515, 0.03) == INK.selection


def test_the_marks_differ_without_colour() -> None:
    """Every mark on a grey print differs from every other in more than a few pixels, at half the usual size."""
    scenes = dict.fromkeys(replace(scene, **change) for _, scene, change, _, _ in MARKS)  # type: ignore[arg-type]
    inked = [_ink(scene) for scene in (*scenes, EMPTY)]
    assert len(inked) == 10
    for index, one in enumerate(inked):
        assert all(len(one ^ other) >= 20 for other in inked[index + 1 :])


def _ink(scene: BoardScene) -> frozenset[tuple[int, int]]:
    grey = render(scene, PLAIN, 300, 342, background="#ffffff").convertToFormat(QImage.Format.Format_Grayscale8)
    area = QRectF(*BoardGeometry.fit(300, 342).rect_of(40, 0.65)).toRect()
    places = [(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())]
    return frozenset(place for place in places if QColor(grey.pixel(*place)).value() < 150)


def test_lines_end_at_the_river_but_for_the_outer_files() -> None:
    assert probe(EMPTY, 36, 0.0, -0.5) == INK.line
    assert probe(EMPTY, 37, 0.0, -0.5) != INK.line
    assert probe(EMPTY, 28, 0.0, -0.4) == INK.line


def test_palaces_have_diagonals_on_both_sides() -> None:
    for point, right, down in ((13, 0.5, 0.5), (13, -0.5, 0.5), (76, 0.5, -0.5), (76, -0.5, -0.5)):
        assert QColor(probe(EMPTY, point, right, down)).value() < 128


def test_cannon_and_pawn_points_are_marked_on_the_board_only() -> None:
    near = (0.15, 0.085)
    assert QColor(probe(EMPTY, 19, *near)).value() < 160
    assert QColor(probe(EMPTY, 27, *near)).value() < 160
    assert QColor(probe(EMPTY, 27, -near[0], near[1])).value() > 200
    assert QColor(probe(EMPTY, 20, *near)).value() > 200


@pytest.mark.parametrize("faces", list(Faces))
def test_the_river_is_written_in_outlines(faces: Faces) -> None:
    geometry = BoardGeometry.fit(WIDTH, HEIGHT)
    image = render(replace(EMPTY, faces=faces), PLAIN, WIDTH, HEIGHT)
    for file in (1.42, 2.58, 5.42, 6.58):
        written = shares(image, QRectF(*geometry.rect_at(file, 4.5, 0.38)))
        assert 0.04 < written.get(INK.river, 0) / sum(written.values()) < 0.6


def test_a_turned_piece_is_the_piece_head_down() -> None:
    upright, turned = (
        render(BoardScene(pieces=((40, "p"),), turn_far=far), PLAIN, WIDTH, HEIGHT) for far in (False, True)
    )
    area = QRectF(*BoardGeometry.fit(WIDTH, HEIGHT).rect_of(40, 0.3)).toAlignedRect()
    expected = upright.copy(area).flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    found = turned.copy(area)
    differing = [
        (x, y)
        for x in range(2, area.width() - 2)
        for y in range(2, area.height() - 2)
        if abs(expected.pixelColor(x, y).value() - found.pixelColor(x, y).value()) > 140
    ]
    assert len(differing) < 0.03 * area.width() * area.height()
    assert upright.copy(area) != found


def test_kept_pictures_look_like_direct_painting(qapp: object, place: Place) -> None:
    scene = BoardScene(pieces=place("4k4/9/9/9/2p6/9/9/4C4/9/4K4"), selected=22, last_move=(40, 22))
    direct = render(scene, WOOD, WIDTH, HEIGHT, background="#ffffff")
    kept = QImage(direct.size(), direct.format())
    kept.fill(QColor("#ffffff"))
    painter = QPainter(kept)
    BoardPainter().paint(painter, BoardGeometry.fit(WIDTH, HEIGHT), scene, WOOD)
    painter.end()
    places = [(x, y) for x in range(0, WIDTH, 3) for y in range(0, HEIGHT, 3)]
    far = [at for at in places if _distance(direct.pixelColor(*at), kept.pixelColor(*at)) > 40]
    assert len(far) < 0.01 * len(places)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_grid_lines_are_sharp_at_every_scale_factor(ratio: float) -> None:
    image = render(EMPTY, PLAIN, 431, 497, ratio=ratio)
    geometry = BoardGeometry.fit(431, 497, ratio=ratio)
    y = int((geometry.point_to_xy(27)[1] - geometry.cell * 0.5) * ratio)
    row = [image.pixelColor(x, y) for x in range(int(geometry.left * ratio) - 2, int(geometry.grid.width * ratio))]
    assert all(near(colour.name(), INK.line, 4) or near(colour.name(), INK.wood_light, 4) for colour in row)
    widths = [len(run) for run in _runs([near(colour.name(), INK.line) for colour in row])]
    assert len(set(widths[1:])) == 1


def _runs(flags: list[bool]) -> list[list[int]]:
    places = [index for index, flag in enumerate(flags) if flag]
    runs: list[list[int]] = [[places[0]]]
    for before, after in pairwise(places):
        if after == before + 1:
            runs[-1].append(after)
        else:
            runs.append([after])
    return runs


def test_the_wood_is_grained_and_the_same_on_every_machine() -> None:
    board = WOOD.board
    image = plank(board.wood_light, board.wood_dark, board.stain)
    assert image == plank.__wrapped__(board.wood_light, board.wood_dark, board.stain)
    assert len({image.pixel(x, 400) for x in range(image.width())}) > 100


@pytest.mark.parametrize("theme", [WOOD, PLAIN], ids=lambda theme: theme.name)
def test_words_and_marks_stand_out_from_the_darkest_grain(theme: Theme) -> None:
    board = theme.board
    image = plank(board.wood_light, board.wood_dark, board.stain)
    spread = [image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    dark = sorted(spread, key=lambda colour: contrast(colour, "#000000"))[len(spread) // 100]
    for ink in (board.river, board.red_number, board.black_number):
        assert contrast(ink, dark) >= 4.5
    for mark in (board.line, board.last_move, board.selection, board.target, board.check, board.cursor, board.pending):
        assert contrast(mark, dark) >= 3.0


def test_a_pdf_takes_the_board_as_vectors(qapp: object, tmp_path: object, place: Place) -> None:
    path = f"{tmp_path}/board.pdf"
    writer = QPdfWriter(path)
    writer.setResolution(300)
    painter = QPainter(writer)
    geometry = BoardGeometry.fit(1200, 1400)
    BoardPainter(cached=False).paint(painter, geometry, BoardScene(pieces=place("4k4/9/9/9/9/9/9/9/9/4K4")), PLAIN)
    painter.end()
    with open(path, "rb") as file:
        data = file.read()
    assert data.startswith(b"%PDF")
    assert b"/Subtype /Image" not in data


def test_the_background_is_see_through_unless_asked_for() -> None:
    assert render(EMPTY, PLAIN, 200, 300).pixelColor(1, 1).alpha() == 0
    assert render(EMPTY, PLAIN, 200, 300, background="#123456").pixelColor(1, 1).name() == "#123456"


REQUIRED = {
    Faces.TRADITIONAL: "帥仕相傌俥炮兵將士象馬車砲卒楚河漢界",
    Faces.SIMPLIFIED: "帅仕相马车炮兵将士象马车炮卒楚河汉界",
    Faces.LETTERS: "KAEHRCPKAEHRCP楚河漢界",
}


@pytest.mark.parametrize("faces", list(Faces))
def test_every_face_the_river_and_the_tag_have_outlines_with_ink(faces: Faces) -> None:
    wanted = "".join(engraved(letter, faces) for letter in LETTERS) + river(faces)
    assert wanted == REQUIRED[faces]
    for character in wanted + check_word(faces) + "一二三四五六七八九123456789":
        ink = glyph(character).boundingRect()
        assert 0.05 < max(ink.width(), ink.height()) < 1.05
        assert abs(ink.center().x()) < 1e-6
        assert abs(ink.center().y()) < 1e-6


def test_outlines_that_must_differ_do() -> None:
    shapes = {character: glyph(character).boundingRect().getRect() for character in characters()}
    for one, other in ("帥帅", "將将", "車车", "馬马", "漢汉", "炮砲", "馬傌", "車俥", "士仕", "卒兵"):
        assert shapes[one] != shapes[other]


def test_same_faces_on_both_sides_are_told_apart_by_a_second_ring() -> None:
    assert [needs_second_ring(faces) for faces in Faces] == [False, True, True]
    scene = BoardScene(pieces=((40, "r"),), faces=Faces.SIMPLIFIED)
    ring = 0.735 * 0.45 * 0.7071
    assert QColor(probe(scene, 40, ring, ring)).value() < 128
    assert probe(replace(scene, pieces=((40, "R"),)), 40, ring, ring) == INK.body_light


def test_outlines_read_every_command_of_svg_paths_they_use() -> None:
    path = parse("M0 0 10 0V10H0Q-5 5 0 0ZM20,20L30 20C30 25 25 30 20 20Z")
    wanted = QPainterPath(QPointF(0, 0))
    for x, y in ((10, 0), (10, 10), (0, 10)):
        wanted.lineTo(x, y)
    wanted.quadTo(-5, 5, 0, 0)
    wanted.closeSubpath()
    wanted.moveTo(20, 20)
    wanted.lineTo(30, 20)
    wanted.cubicTo(30, 25, 25, 30, 20, 20)
    wanted.closeSubpath()
    wanted.setFillRule(Qt.FillRule.WindingFill)
    assert path == wanted


def test_an_unknown_character_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError):
        glyph("龍")


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_a_picture_has_the_size_and_ratio_asked_for(ratio: float) -> None:
    picture = render(EMPTY, PLAIN, 400, 456, ratio=ratio)
    assert (picture.width(), picture.height(), picture.devicePixelRatio()) == (400 * ratio, 456 * ratio, ratio)
