"""The sounds come out of the script that makes them, to the byte, and are fit to be played."""

from __future__ import annotations

import importlib.util
import sys
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

from app.sound.cues import Cue

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "sounds"
MOST_BYTES = 40_000


@pytest.fixture(scope="module")
def sounds() -> ModuleType:
    spec = importlib.util.spec_from_file_location("chuhe_sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["chuhe_sounds"] = module
    spec.loader.exec_module(module)
    return module


def test_every_cue_of_the_program_has_its_sound_and_no_other_is_carried(sounds: ModuleType) -> None:
    assert set(sounds.SOUNDS) == set(Cue)
    assert {path.name for path in FOLDER.iterdir()} == {f"{cue}.wav" for cue in Cue}


@pytest.mark.parametrize("cue", Cue)
def test_the_script_makes_the_very_file(sounds: ModuleType, cue: Cue) -> None:
    assert (FOLDER / f"{cue}.wav").read_bytes() == sounds.wav(sounds.SOUNDS[cue])


@pytest.mark.parametrize("cue", Cue)
def test_a_sound_is_small_plain_heard_and_ends_without_a_click(sounds: ModuleType, cue: Cue) -> None:
    path = FOLDER / f"{cue}.wav"
    assert path.stat().st_size < MOST_BYTES
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        numbers = array("h", file.readframes(file.getnframes()))
    peak = max(map(abs, numbers))
    assert peak == round(sounds.SOUNDS[cue].peak * sounds.LOUDEST)
    assert abs(sum(numbers)) / len(numbers) < 0.02 * peak
    assert max(map(abs, numbers[-20:])) < 0.02 * peak


def test_the_script_writes_all_of_them(sounds: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "FOLDER", tmp_path / "sounds")
    sounds.main()
    assert {path.name: path.read_bytes() for path in (tmp_path / "sounds").iterdir()} == {
        path.name: path.read_bytes() for path in FOLDER.iterdir()
    }
