"""The colours that themes are put together from, as data: "#rrggbb" strings, so that contrast can be measured."""

from __future__ import annotations

from typing import NamedTuple


class BoardColours(NamedTuple):
    """The board and its pieces. `textured` boards show wood grain, soft shadows and round edges; others are flat.

    `casing` lies thinly around each mark; `carving` is where the edge of a carved line catches the light, or loses it.
    """

    textured: bool
    wood_light: str
    wood_dark: str
    stain: str
    edge: str
    line: str
    river: str
    red_number: str
    black_number: str
    body_light: str
    body_dark: str
    rim: str
    red_ink: str
    black_ink: str
    last_move: str
    selection: str
    target: str
    check: str
    cursor: str
    pending: str
    tag_ink: str
    casing: str
    carving: str


class ChromeColours(NamedTuple):
    """The calm paper around the board: background, cards, words, buttons, the line that says what goes on."""

    paper: str
    card: str
    card_border: str
    field: str
    ink: str
    muted: str
    link: str
    red: str
    black: str
    button: str
    button_border: str
    button_hover: str
    primary: str
    primary_hover: str
    primary_ink: str
    highlight: str
    highlight_ink: str
    notice: str
    notice_border: str
    notice_ink: str
    danger: str
    danger_border: str
    danger_ink: str
    focus: str


class ClockColours(NamedTuple):
    """The wooden game clock: case, brass, enamel dials, hands, flag, digits and name plates."""

    wood_light: str
    wood_dark: str
    groove: str
    brass_light: str
    brass_dark: str
    enamel: str
    enamel_shade: str
    numerals: str
    hands: str
    flag: str
    digits: str
    caption: str
    plate: str
    plate_ink: str
    plate_running: str
    plate_running_ink: str
    low: str


WOOD_BOARD = BoardColours(
    textured=True,
    wood_light="#f6dfb4",
    wood_dark="#e8c88f",
    stain="#8a4a14",
    edge="#8a5a2b",
    line="#4a2c12",
    river="#5a3716",
    red_number="#86150f",
    black_number="#3a2412",
    body_light="#fbf3e0",
    body_dark="#ecd3a4",
    rim="#b98a4e",
    red_ink="#ab1812",
    black_ink="#17211d",
    last_move="#1559a6",
    selection="#9a4006",
    target="#9a4006",
    check="#b3120d",
    cursor="#0b5d4e",
    pending="#5b4a36",
    tag_ink="#ffffff",
    casing="#fffaec",
    carving="#fff6de",
)

DARK_BOARD = BoardColours(
    textured=True,
    wood_light="#573b22",
    wood_dark="#3d2814",
    stain="#160c04",
    edge="#1c120a",
    line="#cfae82",
    river="#d9bd93",
    red_number="#ffb09c",
    black_number="#ecd9b8",
    body_light="#ecdcba",
    body_dark="#d3b98d",
    rim="#9a7444",
    red_ink="#93120e",
    black_ink="#131b18",
    last_move="#86c2ff",
    selection="#ffb45e",
    target="#ffb45e",
    check="#ff9384",
    cursor="#63dcc4",
    pending="#d2c2a6",
    tag_ink="#2a0805",
    casing="#120b06",
    carving="#120b06",
)

PLAIN_BOARD = BoardColours(
    textured=False,
    wood_light="#ffffff",
    wood_dark="#ffffff",
    stain="#ffffff",
    edge="#000000",
    line="#000000",
    river="#000000",
    red_number="#a00000",
    black_number="#000000",
    body_light="#ffffff",
    body_dark="#ffffff",
    rim="#000000",
    red_ink="#a80000",
    black_ink="#000000",
    last_move="#0046b8",
    selection="#8f3d00",
    target="#8f3d00",
    check="#a80000",
    cursor="#005a4a",
    pending="#444444",
    tag_ink="#ffffff",
    casing="#fffaec",
    carving="#fff6de",
)

LIGHT_CHROME = ChromeColours(
    paper="#f6f3ec",
    card="#fefdf9",
    card_border="#e2dac9",
    field="#f6f3ec",
    ink="#2c2013",
    muted="#6f6250",
    link="#1d5fa0",
    red="#ab1812",
    black="#17211d",
    button="#fefdf9",
    button_border="#cfc3ab",
    button_hover="#f7f0e1",
    primary="#3b2a1a",
    primary_hover="#523b25",
    primary_ink="#fdf6e6",
    highlight="#e4edf8",
    highlight_ink="#17304d",
    notice="#fdf1d3",
    notice_border="#e6c98a",
    notice_ink="#4d3a16",
    danger="#fbe3dd",
    danger_border="#d99a8c",
    danger_ink="#7c1410",
    focus="#1d5fa0",
)

DARK_CHROME = ChromeColours(
    paper="#1f1b17",
    card="#2a2520",
    card_border="#423a31",
    field="#231f1a",
    ink="#f1e8d9",
    muted="#b9aa94",
    link="#8fbef0",
    red="#ff9a8c",
    black="#f1e8d9",
    button="#332d26",
    button_border="#5b5044",
    button_hover="#40382f",
    primary="#e9d3a6",
    primary_hover="#f5e3bf",
    primary_ink="#2c2013",
    highlight="#2b3d52",
    highlight_ink="#e6f0fb",
    notice="#40351d",
    notice_border="#7d6731",
    notice_ink="#fbe9bf",
    danger="#4a221d",
    danger_border="#96493d",
    danger_ink="#ffd9d1",
    focus="#8fbef0",
)

PLAIN_LIGHT_CHROME = ChromeColours(
    paper="#ffffff",
    card="#ffffff",
    card_border="#767676",
    field="#ffffff",
    ink="#000000",
    muted="#3a3a3a",
    link="#0037a0",
    red="#a00000",
    black="#000000",
    button="#ffffff",
    button_border="#000000",
    button_hover="#e8e8e8",
    primary="#000000",
    primary_hover="#333333",
    primary_ink="#ffffff",
    highlight="#d6e6ff",
    highlight_ink="#000000",
    notice="#fff6cc",
    notice_border="#6b5600",
    notice_ink="#000000",
    danger="#ffe3de",
    danger_border="#7c0000",
    danger_ink="#7c0000",
    focus="#0046b8",
)

PLAIN_DARK_CHROME = ChromeColours(
    paper="#000000",
    card="#0a0a0a",
    card_border="#8a8a8a",
    field="#000000",
    ink="#ffffff",
    muted="#cfcfcf",
    link="#9cc8ff",
    red="#ff9a8c",
    black="#ffffff",
    button="#111111",
    button_border="#ffffff",
    button_hover="#2a2a2a",
    primary="#ffffff",
    primary_hover="#dddddd",
    primary_ink="#000000",
    highlight="#123a66",
    highlight_ink="#ffffff",
    notice="#2b2400",
    notice_border="#e0c050",
    notice_ink="#fff0b0",
    danger="#400a06",
    danger_border="#ff9a8c",
    danger_ink="#ffd9d1",
    focus="#9cc8ff",
)

WOOD_CLOCK = ClockColours(
    wood_light="#74421f",
    wood_dark="#54290f",
    groove="#8f5c33",
    brass_light="#f0d999",
    brass_dark="#a67c2d",
    enamel="#fffefa",
    enamel_shade="#ebe6da",
    numerals="#2a241c",
    hands="#1b1a18",
    flag="#bf1f17",
    digits="#fff8e8",
    caption="#f3dfc0",
    plate="#5f3318",
    plate_ink="#f6e6cc",
    plate_running="#fff1cf",
    plate_running_ink="#2c2013",
    low="#ffd2bd",
)

PLAIN_CLOCK = WOOD_CLOCK._replace(
    wood_light="#1a1a1a",
    wood_dark="#1a1a1a",
    groove="#666666",
    brass_light="#ffffff",
    brass_dark="#ffffff",
    enamel="#ffffff",
    enamel_shade="#ffffff",
    numerals="#000000",
    hands="#000000",
    flag="#b00000",
    digits="#ffffff",
    caption="#ffffff",
    plate="#333333",
    plate_ink="#ffffff",
    plate_running="#ffffff",
    plate_running_ink="#000000",
    low="#ffd0c0",
)

DARK_CLOCK = WOOD_CLOCK._replace(enamel="#efe8d8", enamel_shade="#d8cfbb", brass_light="#d9bf7e", brass_dark="#8a6624")
