"""The processes of sound as the window has them: whatever becomes of them, the window goes on at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.sound.cues import Cue
from app.sound.helper import program
from app.sound.loudspeaker import Loudspeaker, Silence

ROOT = Path(__file__).parents[3]
ECHO = """
import json, sys
kind = sys.argv[1]
print("no answer at all", flush=True)
print(json.dumps({"plays": True} if kind == "play" else {"speaks": ["en"]}), flush=True)
for line in sys.stdin:
    print(json.dumps({"took": json.loads(line)}), flush=True)
"""
DEAF = "import time; time.sleep(3600)"
DEAD = "import os; os.abort()"
BLOCKED = "import sys; sys.modules['PySide6.Qt{module}'] = None; from app.cli import main; sys.exit(main())"


def command(code: str) -> object:
    """What starts a process that runs this code in the place of our own."""
    return lambda _sound, kind: (sys.executable, ["-c", code, kind])


def made(qtbot: QtBot, code: str) -> Loudspeaker:
    return Loudspeaker(command(code))  # type: ignore[arg-type]


def test_what_can_be_heard_is_told_by_the_processes(qtbot: QtBot) -> None:
    speaker = made(qtbot, ECHO)
    assert (speaker.plays, speaker.speaks("en")) == (False, False)
    speaker.prepare(sounds=True, voice=True)
    qtbot.waitUntil(lambda: speaker.plays and speaker.speaks("en"))
    assert not speaker.speaks("zh_CN")
    speaker.close()


def test_sounds_and_sentences_go_to_the_process_that_makes_them(qtbot: QtBot) -> None:
    speaker, took = made(qtbot, ECHO), []
    speaker.answered.connect(lambda answer: took.append(answer.get("took")))
    speaker.prepare(sounds=True, voice=True)
    qtbot.waitUntil(lambda: speaker.plays and speaker.speaks("en"))
    speaker.play(Cue.CAPTURE)
    qtbot.waitUntil(lambda: {"play": "capture"} in took)
    speaker.say("红方", "en", at_once=True)
    qtbot.waitUntil(lambda: {"say": "红方", "language": "en", "at_once": True} in took)
    speaker.say("红方", "zh_CN")
    speaker.prepare(sounds=False, voice=True)
    speaker.play(Cue.MOVE)
    speaker.say("again", "en")
    qtbot.waitUntil(lambda: any(said and said.get("say") == "again" for said in took))
    assert len([said for said in took if said]) == 3
    assert not speaker.plays
    speaker.close()


def test_a_process_is_started_only_for_what_is_wanted(qtbot: QtBot) -> None:
    speaker = made(qtbot, ECHO)
    speaker.prepare(sounds=False, voice=False)
    assert not speaker._helpers
    speaker.prepare(sounds=True, voice=False)
    first = speaker._helpers["play"]
    speaker.prepare(sounds=True, voice=False)
    assert speaker._helpers == {"play": first}
    speaker.close()
    assert not first.runs


@pytest.mark.parametrize("code", [DEAF, DEAD])
def test_a_process_that_hangs_or_crashes_is_only_silent(qtbot: QtBot, code: str) -> None:
    speaker = made(qtbot, code)
    speaker.prepare(sounds=True, voice=True)
    for _ in range(100):
        speaker.play(Cue.MOVE)
        speaker.say("nobody hears it", "en")
    if code is DEAD:
        qtbot.waitUntil(lambda: not any(helper.runs for helper in speaker._helpers.values()))
        speaker.play(Cue.FLAG)
    assert (speaker.plays, speaker.speaks("en")) == (False, False)
    speaker.close()


def test_a_program_that_can_not_be_started_is_only_silent(qtbot: QtBot) -> None:
    speaker = Loudspeaker(lambda *_kind: ("/nowhere/at/all", []))
    speaker.prepare(sounds=True, voice=True)
    speaker.play(Cue.MOVE)
    speaker.close()


def test_in_a_silent_run_nothing_is_started(qtbot: QtBot) -> None:
    speaker = Silence()
    speaker.prepare(sounds=True, voice=True)
    speaker.play(Cue.FLAG)
    assert not speaker._helpers
    assert not speaker.speaks("en")


@pytest.mark.parametrize("frozen", [False, True])
def test_the_process_is_this_very_program(frozen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    file, arguments = program("sound", "play")
    assert file == sys.executable
    assert arguments == ["sound", "play"] if frozen else ["-P", "-m", "app", "sound", "play"]


def test_our_own_process_answers_in_any_folder(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "__init__.py").write_text("raise SystemExit('another app')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    speaker, answers = Loudspeaker(), []
    speaker.answered.connect(answers.append)
    speaker.prepare(sounds=True, voice=True)
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=20_000)
    assert sorted(key for answer in answers for key in answer if key != "lacks") == ["plays", "speaks"]
    speaker.play(Cue.MOVE)
    speaker.close()


def served(kind: str, code: str, lines: bytes) -> subprocess.CompletedProcess[bytes]:
    """One of our processes, fed with lines, on a machine without a device."""
    nowhere = os.environ | {
        "PYTHONPATH": str(ROOT),
        "PULSE_SERVER": "unix:/nowhere",
        "SPEECHD_ADDRESS": "unix_socket:/nowhere",
    }
    return subprocess.run(
        [sys.executable, "-c", code, "sound", kind], input=lines, env=nowhere, check=False, capture_output=True
    )


LINES = b'{"play": "move"}\nno JSON\n[]\n\xff\n{"say": "nine", "language": "en"}\n'


@pytest.mark.parametrize(("kind", "module"), [("play", "Multimedia"), ("say", "TextToSpeech")])
@pytest.mark.parametrize("blocked", [True, False])
def test_a_process_without_module_or_device_says_so_and_ends_with_its_input(
    kind: str, module: str, blocked: bool
) -> None:
    done = served(kind, BLOCKED.format(module=module if blocked else "NoSuchModule"), LINES)
    assert done.returncode == 0
    answer = json.loads(done.stdout)
    assert (answer.get("plays"), answer.get("speaks")) == ((False, None) if kind == "play" else (None, []))
    assert not blocked or answer["lacks"] == "module"
    assert b"Traceback" not in done.stderr


def test_another_kind_of_process_is_wrong_usage() -> None:
    assert served("sing", BLOCKED.format(module="Multimedia"), b"").returncode == 2
