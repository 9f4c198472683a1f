from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace

import pypdf
import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app import i18n
from app.sheet.letters import LetterWarning, Remedy
from app.sheet.pdf import make_sheet, to_pdf
from engine.base import Winner
from engine.game import Seat
from engine.records import Record, SheetData, UsedTime, sheet_of
from engine.xiangqi.notation import Script, Style

Reader = Callable[[bytes], list[str]]
STYLES = [Style.CHINESE, Style.ABBREVIATED]
ALL = ["long_record", "black_first", "five_pawns"]


def _moves(data: SheetData) -> list[str]:
    cells = [cell for row in data.rows for cell in (row.red, row.black) if cell is not None]
    return [cell.text + ("※" if cell.irregular else "") for cell in cells]


def _only(found: list[str], wanted: list[str]) -> list[str]:
    known = set(wanted)
    return [text for text in found if text in known]


@pytest.fixture
def chinese(english: QApplication) -> QApplication:
    i18n.set_language(english, i18n.Language.ZH_CN)
    return english


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", ALL)
def test_the_text_of_the_pdf_is_the_record(
    chinese: QApplication,
    request: pytest.FixtureRequest,
    lines_by_pypdf: Reader,
    words_by_pdftotext: Reader,
    name: str,
    style: Style,
) -> None:
    data = sheet_of(request.getfixturevalue(name), style)
    made = make_sheet(data, "zh_CN")
    pdf = to_pdf(made)
    assert _only(lines_by_pypdf(pdf), _moves(data)) == _moves(data)
    assert _only(words_by_pdftotext(pdf), _moves(data)) == _moves(data)
    assert made.warnings == ()


def test_five_tandem_pawns_are_printed_as_readers_take_them(
    chinese: QApplication, five_pawns: Record, lines_by_pypdf: Reader
) -> None:
    lines = lines_by_pypdf(to_pdf(make_sheet(sheet_of(five_pawns, Style.CHINESE), "zh_CN")))
    assert lines[lines.index("1") + 1] == "五兵平六"


def test_a_round_in_which_black_moves_first_shows_that_red_has_not_moved(
    chinese: QApplication, black_first: Record, lines_by_pypdf: Reader
) -> None:
    data = sheet_of(black_first, Style.CHINESE)
    lines = lines_by_pypdf(to_pdf(make_sheet(data, "zh_CN")))
    first = data.rows[0].black
    assert first is not None
    assert lines[lines.index("1") + 1 : lines.index("1") + 3] == ["—", first.text]


def test_a_set_position_is_told_by_its_board_who_moves_first_and_its_fen(
    chinese: QApplication, black_first: Record, lines_by_pypdf: Reader
) -> None:
    sheet = make_sheet(sheet_of(black_first, Style.CHINESE), "zh_CN")
    lines = lines_by_pypdf(to_pdf(sheet))
    assert lines[lines.index("起始局面") + 1] == "黑方先走"
    assert lines[lines.index("局面（FEN）") + 1] == black_first.start_fen
    (diagram,) = sheet.pages[0].diagrams
    assert {(4, "K"), (5, "A"), (62, "p"), (85, "k")} <= set(diagram.standing.pieces)
    assert len(diagram.standing.pieces) == 24
    assert not diagram.standing.traditional
    traditional = make_sheet(sheet_of(black_first, Style.CHINESE, Script.TRADITIONAL), "zh_TW")
    assert traditional.pages[0].diagrams[0].standing.traditional


def test_no_look_alike_radical_is_in_the_text(
    chinese: QApplication, long_record: Record, lines_by_pypdf: Reader, words_by_pdftotext: Reader
) -> None:
    pdf = to_pdf(make_sheet(sheet_of(long_record, Style.CHINESE), "zh_CN"))
    text = "".join(lines_by_pypdf(pdf) + words_by_pdftotext(pdf))
    assert {"二", "车", "马", "士"} <= set(text)
    assert not [letter for letter in text if 0x2E80 <= ord(letter) <= 0x2FDF or ord(letter) == 0xFFFD]


def test_what_stands_around_the_moves_is_on_the_paper(
    chinese: QApplication, long_record: Record, lines_by_pypdf: Reader
) -> None:
    lines = lines_by_pypdf(to_pdf(make_sheet(sheet_of(long_record, Style.CHINESE), "zh_CN")))
    written = {"春季俱乐部赛", "棋手甲（甲队）", "棋手乙（乙队）", "2026-11-29", "文化宫二楼", "裁判丙"}
    assert written <= set(lines)
    labels = ["赛事", "轮次", "台次", "日期", "地点", "计时", "裁判员", "规程", "结果", "犯规", "备注"]
    assert set(labels) <= set(lines)
    assert "起始局面" not in lines
    assert [line for line in lines if line in {"1:26:24", "1:30:00"}] == ["1:26:24", "1:30:00"]
    assert any("4.1.4" in line and "（1 : 0）" in line for line in lines)
    assert "9.1.3，第8回合：再次提和" in "".join(lines).replace(" ", "")
    assert "第二次提和被拒后仍提和。" in lines
    assert {"红方签字", "黑方签字", "裁判签字"} <= set(lines)
    assert [line for line in lines if line.startswith("记录校验")] == ["记录校验 " + "7f3a91c2" * 8] * 2
    assert [line for line in lines if "页" in line] == ["第 1 页，共 2 页", "第 2 页，共 2 页"]


def test_the_full_record_shows_each_moves_time_and_the_abbreviated_one_its_legend(
    chinese: QApplication, long_record: Record, lines_by_pypdf: Reader
) -> None:
    full = lines_by_pypdf(to_pdf(make_sheet(sheet_of(long_record, Style.CHINESE), "zh_CN")))
    short = lines_by_pypdf(to_pdf(make_sheet(sheet_of(long_record, Style.ABBREVIATED), "zh_CN")))
    first = long_record.plies[0].used_ms
    assert first is not None
    time = f"{first // 60_000}:{first // 1_000 % 60:02}"
    assert full[full.index("1") + 2] == time
    assert not [line for line in full if line.startswith("简写")]
    assert "用时" in full
    assert "用时" not in short
    assert "简写：末位数字下加横线为进，上加横线为退，无横线为平。" in short


def test_the_marks_of_the_abbreviated_record_are_text(
    chinese: QApplication, long_record: Record, words_by_pdftotext: Reader
) -> None:
    words = words_by_pdftotext(to_pdf(make_sheet(sheet_of(long_record, Style.ABBREVIATED), "zh_CN")))
    assert [word for word in words if word.endswith("\u0332")]
    assert [word for word in words if word.endswith("\u0305")]


@pytest.mark.parametrize(
    ("language", "title", "label"),
    [
        (i18n.Language.ZH_CN, "象棋对局记录纸", "裁判签字"),
        (i18n.Language.ZH_TW, "象棋對局記錄紙", "裁判簽字"),
        (i18n.Language.EN, "Xiangqi Score Sheet", "Signed, referee"),
    ],
)
def test_labels_speak_the_language_and_moves_keep_their_script(
    english: QApplication, long_record: Record, lines_by_pypdf: Reader, language: i18n.Language, title: str, label: str
) -> None:
    i18n.set_language(english, language)
    script = Script.TRADITIONAL if language is i18n.Language.ZH_TW else Script.SIMPLIFIED
    data = sheet_of(long_record, Style.CHINESE, script)
    lines = lines_by_pypdf(to_pdf(make_sheet(data, language)))
    assert title in lines
    assert label in lines
    assert _only(lines, _moves(data)) == _moves(data)


def test_only_our_font_is_in_the_file_and_it_is_embedded(chinese: QApplication, long_record: Record) -> None:
    reader = pypdf.PdfReader(io.BytesIO(to_pdf(make_sheet(sheet_of(long_record), "zh_CN"))))
    fonts = [font.get_object() for page in reader.pages for font in page["/Resources"]["/Font"].values()]
    names = {font["/BaseFont"].partition("+")[2] or font["/BaseFont"].lstrip("/") for font in fonts}
    assert names == {"ChuheSans-Regular"}
    descriptors = [font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object() for font in fonts]
    assert all("/FontFile2" in descriptor or "/FontFile3" in descriptor for descriptor in descriptors)


def test_pages_are_a4_and_the_file_says_what_it_is(chinese: QApplication, long_record: Record) -> None:
    reader = pypdf.PdfReader(io.BytesIO(to_pdf(make_sheet(sheet_of(long_record), "zh_CN"))))
    assert [(round(float(page.mediabox.width)), round(float(page.mediabox.height))) for page in reader.pages] == [
        (595, 842)
    ]
    assert reader.metadata is not None
    assert "棋手甲" in str(reader.metadata.title)
    assert reader.metadata.creator == "Chuhe"


def test_a_name_too_long_for_its_line_is_still_on_the_paper(
    chinese: QApplication, long_record: Record, lines_by_pypdf: Reader
) -> None:
    name = "阿依古丽·买买提艾力·" * 8
    record = replace(long_record, headings=replace(long_record.headings, red=Seat(name, "某某某某某某象棋俱乐部")))
    lines = lines_by_pypdf(to_pdf(make_sheet(sheet_of(record), "zh_CN")))
    assert name in "".join(lines)
    assert any(line.endswith("…") for line in lines)


def test_a_letter_that_no_font_has_is_told(chinese: QApplication, long_record: Record, lines_by_pypdf: Reader) -> None:
    record = replace(long_record, headings=replace(long_record.headings, referee="丙\ue123"))
    sheet = make_sheet(sheet_of(record), "zh_CN")
    assert sheet.warnings == (LetterWarning("\ue123", Remedy.STAND_IN),)
    assert "丙〓" in lines_by_pypdf(to_pdf(sheet))


@pytest.mark.parametrize(
    ("winner", "score"),
    [(Winner.RED, "1 : 0"), (Winner.BLACK, "0 : 1"), (Winner.DRAW, "½ : ½"), (Winner.NONE, "0 : 0")],
)
def test_a_result_without_a_known_ending_is_printed(
    english: QApplication, five_pawns: Record, lines_by_pypdf: Reader, winner: Winner, score: str
) -> None:
    lines = lines_by_pypdf(to_pdf(make_sheet(sheet_of(replace(five_pawns, result=winner)), "en")))
    assert lines[lines.index("Result") + 1].endswith(f"({score})")


def test_the_reserve_used_is_told_where_the_clock_had_one(
    chinese: QApplication, five_pawns: Record, lines_by_pypdf: Reader
) -> None:
    lines = lines_by_pypdf(to_pdf(make_sheet(sheet_of(replace(five_pawns, reserve=UsedTime(61_500, 0))), "zh_CN")))
    assert lines[lines.index("红方所用延长时间") + 1] == "0:01:01"
    assert lines[lines.index("黑方所用延长时间") + 1] == "0:00:00"
    assert "红方所用延长时间" not in lines_by_pypdf(to_pdf(make_sheet(sheet_of(five_pawns), "zh_CN")))


def test_an_unfinished_game_and_an_empty_one_have_a_sheet_too(
    english: QApplication, five_pawns: Record, lines_by_pypdf: Reader
) -> None:
    assert "Not finished" in lines_by_pypdf(to_pdf(make_sheet(sheet_of(five_pawns), "en")))
    assert "Not finished" in lines_by_pypdf(to_pdf(make_sheet(sheet_of(Record()), "en")))


def test_irregular_moves_are_marked_and_explained(
    english: QApplication, five_pawns: Record, lines_by_pypdf: Reader
) -> None:
    plies = (replace(five_pawns.plies[0], irregular=True), *five_pawns.plies[1:])
    data = sheet_of(replace(five_pawns, plies=plies), Style.CHINESE)
    lines = lines_by_pypdf(to_pdf(make_sheet(data, "en")))
    assert data.rows[0].red is not None
    assert data.rows[0].red.text + "※" in lines
    assert any(line.startswith("※") for line in lines)


def test_the_same_pages_can_be_painted_on_a_picture(chinese: QApplication, long_record: Record) -> None:
    sheet = make_sheet(sheet_of(long_record), "zh_CN")
    image = QImage(420, 594, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(2_000)
    image.setDotsPerMeterY(2_000)
    image.fill(QColor("white"))
    painter = QPainter(image)
    sheet.setter.paint(painter, sheet.pages[0])
    painter.end()
    rows = [any(image.pixelColor(x, y).lightness() < 160 for x in range(0, 420, 2)) for y in range(594)]
    assert any(rows[:40])
    assert any(rows[560:])
    assert not any(rows[580:])
