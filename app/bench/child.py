"""Figures that need a process of their own: what is asked of it, and how."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence

from engine.errors import ChuheError

PATIENCE_S = 120


class ProbeFailed(ChuheError):
    """A process of our own did not answer. The text is English, for a log."""


def ask(probe: str, *arguments: str, **environment: str) -> float:
    """The number that a probe prints before it ends. Raises ProbeFailed."""
    try:
        done = subprocess.run(
            [*own_program(), "bench", "--probe", probe, *arguments],
            env=os.environ | environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        return float(done.stdout.split()[-1])
    except subprocess.TimeoutExpired:
        raise ProbeFailed(f"{probe}: no answer in {PATIENCE_S} s") from None
    except (ValueError, IndexError):
        raise ProbeFailed(f"{probe}: exit code {done.returncode}: {done.stderr[-500:]}") from None


def seconds_to_sign(command: Sequence[str], **environment: str) -> float:
    """From starting a program to its first line. Raises ProbeFailed."""
    began = time.perf_counter()
    with subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        sign = process.stdout.readline()
        passed = time.perf_counter() - began
        process.stdout.read()
    if not sign or process.returncode:
        raise ProbeFailed(f"{command[0]}: exit code {process.returncode}")
    return passed


def own_program() -> tuple[str, ...]:
    """The command that starts this program: a bundle is one by itself."""
    return (sys.executable,) if is_bundle() else (sys.executable, "-m", "app")


def is_bundle() -> bool:
    """Whether the program carries its own Python, which runs nothing else."""
    return bool(getattr(sys, "frozen", False))
