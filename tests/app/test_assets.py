from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from app import assets
from engine.errors import ChuheError


def test_a_file_of_the_checkout_is_found() -> None:
    assert assets.read_bytes("fonts", "OFL.txt").startswith(b"This Font Software is licensed under the SIL Open Font")
    assert "SIL OPEN FONT LICENSE" in assets.read_text("fonts", "OFL.txt")


def test_a_folder_is_listed_in_order() -> None:
    names = assets.names("fonts")
    assert "ChuheSans-Regular.otf" in names
    assert list(names) == sorted(names)


def test_a_file_inside_the_package_comes_before_the_one_at_the_top(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "app" / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    (tmp_path / "app" / "resources" / "both").write_text("inside", "utf-8")
    (tmp_path / "resources" / "both").write_text("top", "utf-8")
    (tmp_path / "resources" / "one").write_text("top", "utf-8")
    monkeypatch.setattr(assets, "PACKAGE", tmp_path / "app")
    assert assets.read_text("both") == "inside"
    assert assets.read_text("one") == "top"


def test_a_copy_without_plain_files_is_read_through_its_loader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / "one").write_text("zipped", "utf-8")
    with zipfile.ZipFile(tmp_path / "app.zip", "w") as archive:
        archive.write(tmp_path / "resources" / "one", "resources/one")
    monkeypatch.setattr(assets, "PACKAGE", tmp_path / "app.zip")
    monkeypatch.setattr("importlib.resources.files", lambda _package: zipfile.Path(tmp_path / "app.zip"))
    (tmp_path / "resources" / "one").unlink()
    assert assets.read_text("one") == "zipped"
    assert assets.path("one") is None


@pytest.mark.parametrize("parts", [("no-such-file",), ("fonts", "none.otf"), ("fonts", "OFL.txt", "deeper")])
def test_a_missing_file_is_named(parts: tuple[str, ...]) -> None:
    with pytest.raises(assets.AssetMissing, match="resources/" + "/".join(parts)) as caught:
        assets.read_bytes(*parts)
    assert isinstance(caught.value, ChuheError)
    assert isinstance(caught.value, FileNotFoundError)


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW", "en"])
def test_the_compiled_texts_of_each_language_are_there(language: str) -> None:
    assert len(assets.translation(language)) > 16


def test_texts_of_an_unknown_language_are_missing() -> None:
    with pytest.raises(assets.AssetMissing, match="translations/chuhe_tlh"):
        assets.translation("tlh")
