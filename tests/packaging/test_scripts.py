from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = ("packaging/run.sh", "packaging/test.sh", "packaging/bundle.sh", "packaging/deb.sh", ".ci/run")


SHOW = 'quietly() { echo "$*"; }; '


def _bash(code: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = ["bash", "-euo", "pipefail", "-c", f". packaging/lib.sh; {code}"]
    return subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the scripts read, with an environment that says it is made."""
    for folder in ("packaging", "translations"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    program = tmp_path / ".venv" / "bin" / "chuhe"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "ran $* on ${QT_QPA_PLATFORM:-a screen}"\n', "utf-8")
    program.chmod(0o755)
    assert _bash('recipe >"$venv/.chuhe-full"', tmp_path).returncode == 0
    return tmp_path


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_can_be_started_and_read_by_bash(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    assert subprocess.run(["bash", "-n", ROOT / script], check=False).returncode == 0


def test_ci_runs_the_tests_command() -> None:
    assert (ROOT / ".ci/run").read_text("utf-8").rstrip().endswith('exec "$(dirname "$0")/../packaging/test.sh"')


def test_who_may_not_install_is_given_the_one_line_to_type() -> None:
    done = _bash("id() { echo 1000; }; sudo() { return 1; }; apt-get() { exit 9; }; install_packages libgl1 libegl1")
    assert done.returncode == 1
    assert "  sudo apt-get update && sudo apt-get install -y libgl1 libegl1\n" in done.stderr


def test_root_installs_without_sudo() -> None:
    done = _bash(SHOW + "id() { echo 0; }; sudo() { exit 9; }; apt-get() { :; }; install_packages libgl1")
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == "apt-get update -q"
    assert done.stdout.splitlines()[1].endswith("install -y -q --no-install-recommends libgl1")


def test_a_sudo_that_asks_nothing_is_used() -> None:
    done = _bash(SHOW + "id() { echo 1000; }; sudo() { :; }; apt-get() { :; }; install_packages libgl1")
    assert done.returncode == 0
    assert done.stdout.startswith("sudo -n apt-get update")


def test_nothing_missing_installs_nothing() -> None:
    assert _bash("apt-get() { exit 9; }; install_packages").returncode == 0


def test_only_libraries_that_are_not_there_are_asked_for() -> None:
    there = "libGL.so.1 libEGL.so.1 libglib-2.0.so.0 libfontconfig.so.1 libdbus-1.so.3"
    done = _bash(f"ldconfig() {{ echo {there}; }}; missing_packages python3 no-such-tool its-package bash bash")
    missing = done.stdout.split()
    assert "libxcb-cursor0" in missing
    assert "its-package" in missing
    assert not {"libgl1", "libegl1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "bash"} & set(missing)


def test_without_a_python_the_reason_is_said() -> None:
    done = _bash("command() { return 1; }; find_python")
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr


def test_a_failing_step_shows_what_it_said() -> None:
    done = _bash("quietly bash -c 'echo the reason; exit 3'")
    assert done.returncode == 1
    assert "the reason" in done.stderr


def test_a_made_environment_is_not_made_again(checkout: Path) -> None:
    done = _bash("find_python() { exit 9; }; quietly() { exit 9; }; prepare full --", checkout)
    assert done.returncode == 0


@pytest.mark.parametrize("changed", ["pyproject.toml", "packaging/font.py", "translations/chuhe_zh_CN.ts"])
def test_a_changed_recipe_makes_the_environment_again(checkout: Path, changed: str) -> None:
    with (checkout / changed).open("a", encoding="utf-8") as file:
        file.write("\n")
    done = _bash(SHOW + "install_packages() { :; }; prepare full --", checkout)
    assert "pip install" in done.stdout
    assert done.stdout.rstrip().endswith("[full]")
    assert _bash("quietly() { exit 9; }; prepare full --", checkout).returncode == 0


def _run(checkout: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | variables
    command = [str(checkout / "packaging" / "run.sh"), *arguments]
    return subprocess.run(command, env=environment, check=False, capture_output=True, text=True)


def test_without_a_display_the_sample_game_is_played_instead(checkout: Path) -> None:
    done = _run(checkout)
    assert "no display" in done.stderr
    assert done.stdout == f"ran demo --out {checkout}/build/demo on offscreen\n"


def test_with_a_display_the_program_opens(checkout: Path) -> None:
    assert _run(checkout, DISPLAY=":0").stdout == "ran  on a screen\n"
    assert _run(checkout, "a game.pgn", DISPLAY=":0").stdout == "ran a game.pgn on a screen\n"


def test_a_command_needs_no_display(checkout: Path) -> None:
    assert _run(checkout, "perft", "fen", "1").stdout == "ran perft fen 1 on a screen\n"
