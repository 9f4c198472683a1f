from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget

from app import i18n
from app.i18n import Language


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("zh_CN", Language.ZH_CN),
        ("zh_CN.UTF-8", Language.ZH_CN),
        ("zh", Language.ZH_CN),
        ("zh-Hans", Language.ZH_CN),
        ("zh_SG", Language.ZH_CN),
        ("zh-Hans-HK", Language.ZH_CN),
        ("zh_TW", Language.ZH_TW),
        ("zh_TW.Big5", Language.ZH_TW),
        ("zh_HK@radical", Language.ZH_TW),
        ("zh-MO", Language.ZH_TW),
        ("zh-Hant", Language.ZH_TW),
        ("zh_Hant_HK", Language.ZH_TW),
        ("en", Language.EN),
        ("en_GB.UTF-8", Language.EN),
        ("EN-us", Language.EN),
        ("C", None),
        ("", None),
        ("de_DE", None),
        ("zhuang", None),
        ("../../etc", None),
    ],
)
def test_locale_names_mean_a_language(name: str, language: Language | None) -> None:
    assert i18n.parse(name) is language


@pytest.mark.parametrize(
    ("wishes", "system", "chosen"),
    [
        (("zh_TW", "en"), ["zh_CN"], Language.ZH_TW),
        (("", "en"), ["zh_CN"], Language.EN),
        (("", ""), ["zh_HK", "en"], Language.ZH_TW),
        (("", ""), ["de_DE", "zh-Hans-DE"], Language.ZH_CN),
        (("klingon", ""), ["zh_CN"], Language.ZH_CN),
        (("", ""), ["de_DE"], Language.EN),
        ((), [], Language.EN),
    ],
)
def test_the_option_goes_before_the_setting_and_the_setting_before_the_system(
    wishes: tuple[str, ...], system: list[str], chosen: Language
) -> None:
    assert i18n.choose(*wishes, system=system) is chosen


def test_without_a_wish_the_system_is_asked() -> None:
    assert i18n.choose("") is i18n.choose("", system=QLocale.system().uiLanguages())


@pytest.mark.parametrize(
    ("variables", "chosen"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh_CN"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"}, "zh_TW"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "zh_HK:de"}, "zh_TW"),
    ],
)
def test_the_environment_picks_the_language_though_its_locale_is_not_installed(
    variables: dict[str, str], chosen: str
) -> None:
    unset = {"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"}
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    program = "from app import i18n; print(i18n.choose())"
    asked = subprocess.run(
        [sys.executable, "-c", program], env=environment | variables, capture_output=True, text=True, check=True
    )
    assert asked.stdout.strip() == chosen


class _Listener(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.changes = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.changes += event.type() is QEvent.Type.LanguageChange
        return False


def test_a_running_window_is_told_of_a_new_language(english: QApplication) -> None:
    window, listener = QWidget(), _Listener()
    window.installEventFilter(listener)
    i18n.set_language(english, Language.ZH_TW)
    english.processEvents()
    assert listener.changes
    assert i18n.current() is Language.ZH_TW
    assert QLocale().name() == "zh_TW"


@pytest.mark.parametrize(
    ("language", "text"), [(Language.ZH_CN, "取消"), (Language.ZH_TW, "取消"), (Language.EN, "Cancel")]
)
def test_qts_own_buttons_speak_the_language_too(english: QApplication, language: Language, text: str) -> None:
    i18n.set_language(english, language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == text


def test_going_back_leaves_no_text_of_the_language_before(english: QApplication) -> None:
    i18n.set_language(english, Language.ZH_CN)
    i18n.set_language(english, Language.EN)
    assert english.translate("QPlatformTheme", "Cancel") == "Cancel"
