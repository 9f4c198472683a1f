from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.icons import program_icon
from app.main import name_input_methods


@pytest.mark.parametrize("module", ["fcitx", "fcitx5"])
def test_fcitx_is_asked_for_as_ibus_too(module: str) -> None:
    environment = {"QT_IM_MODULE": module}
    name_input_methods(environment)
    assert environment == {"QT_IM_MODULE": module, "QT_IM_MODULES": "fcitx;ibus", "IBUS_USE_PORTAL": "1"}


@pytest.mark.parametrize("given", [{}, {"QT_IM_MODULE": "ibus"}, {"QT_IM_MODULE": "fcitx", "QT_IM_MODULES": "wayland"}])
def test_other_wishes_for_input_stay_as_they_are(given: dict[str, str]) -> None:
    environment = dict(given)
    name_input_methods(environment)
    assert environment == given


def test_the_program_has_a_face_in_the_list_of_windows(qapp: QApplication) -> None:
    picture = program_icon().pixmap(64, 64).toImage()
    assert picture.pixelColor(32, 2).alpha() > 0
    assert picture.pixelColor(0, 0).alpha() == 0
