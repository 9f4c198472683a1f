"""Make the sounds of the program into ``resources/sounds``: wood, a plunger, a bell, each from its own vibrations.

A struck body rings in a few tones that die away; each is a damped oscillation here, and a stroke is a short noise. The
files are small WAVs of one channel, and come out the same to the byte wherever this is run.
"""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "sounds"
RATE = 44_100
LOUDEST = 32_767
FADE_MS = 6
"""Each sound ends in so long a fade, so that it does not end in a click."""


@dataclass(frozen=True, slots=True)
class Tone:
    """One tone of a body: its pitch in Hz, how soon it falls to a third in ms, and how loud it is."""

    hz: float
    fall_ms: float
    level: float = 1.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke at a time, in ms, on a body; ``noise_ms`` is how soon the noise of the touch itself falls to a third."""

    at_ms: float
    body: tuple[Tone, ...]
    level: float = 1.0
    noise_ms: float = 0.0
    noise: float = 0.0


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound by its length in ms, its loudest sample as a part of the loudest there is, and its strokes."""

    ms: int
    peak: float
    strokes: tuple[Stroke, ...]


BOARD = (Tone(410, 22), Tone(905, 14, 0.7), Tone(1730, 7, 0.35))
"""A thick board under a wooden piece."""
PIECE = (Tone(1450, 12), Tone(2630, 7, 0.6), Tone(4100, 4, 0.3))
"""A piece against a piece."""
PLUNGER = (Tone(2150, 9), Tone(3320, 7, 0.7), Tone(5240, 4, 0.4))
CASE = (Tone(620, 13), Tone(1180, 8, 0.4))
BELL = (Tone(1047, 210), Tone(2110, 150, 0.55), Tone(2790, 110, 0.4), Tone(4230, 60, 0.25))
LOW_BELL = (Tone(523, 190), Tone(1060, 130, 0.5), Tone(1420, 80, 0.3))
CHIME = (Tone(784, 130), Tone(1570, 70, 0.25))
HIGH_CHIME = (Tone(1175, 130), Tone(2352, 70, 0.25))
BLOCK = (Tone(1320, 14), Tone(2650, 6, 0.3))

SOUNDS = {
    "move": Sound(130, 0.55, (Stroke(0, BOARD, 1.0, 1.2, 0.5),)),
    "capture": Sound(190, 0.65, (Stroke(0, PIECE, 0.8, 0.8, 0.5), Stroke(52, BOARD, 1.0, 1.4, 0.6))),
    "press": Sound(120, 0.50, (Stroke(0, PLUNGER, 0.8, 0.9, 0.7), Stroke(26, CASE, 1.0, 1.0, 0.3))),
    "offer": Sound(440, 0.45, (Stroke(0, CHIME), Stroke(140, HIGH_CHIME))),
    "flag": Sound(440, 0.80, (Stroke(0, BELL, 1.0, 1.0, 0.2), Stroke(150, BELL, 1.0, 1.0, 0.2))),
    "low": Sound(400, 0.50, (Stroke(0, HIGH_CHIME), Stroke(170, CHIME))),
    "tick": Sound(70, 0.35, (Stroke(0, BLOCK, 1.0, 0.6, 0.2),)),
    "check": Sound(440, 0.60, (Stroke(0, LOW_BELL, 1.0, 1.2, 0.15),)),
}


def samples(sound: Sound) -> list[float]:
    """The sound as numbers, without regard to how loud it will be."""
    mixed = [0.0] * _count(sound.ms)
    for stroke in sound.strokes:
        start = _count(stroke.at_ms)
        for vibration in (*map(_ringing, stroke.body), _noise(stroke)):
            for at, value in enumerate(vibration, start):
                if at == len(mixed):
                    break
                mixed[at] += stroke.level * value
    return mixed


def _count(ms: float) -> int:
    return round(ms * RATE / 1_000)


def _ringing(tone: Tone) -> Iterator[float]:
    """A sine that falls by a factor e in ``fall_ms``: each value from the two before it."""
    decay = math.exp(-1_000 / (tone.fall_ms * RATE))
    angle = 2 * math.pi * tone.hz / RATE
    turn = 2 * decay * math.cos(angle)
    before, now = -tone.level * math.sin(angle) / decay, 0.0
    while True:
        yield now
        before, now = now, turn * now - decay * decay * before


def _noise(stroke: Stroke) -> Iterator[float]:
    """Noise from a generator of our own: that of the library may be another in the next version."""
    decay = math.exp(-1_000 / (stroke.noise_ms * RATE)) if stroke.noise_ms else 0.0
    level, state = stroke.noise, 1
    while level > 1e-6:
        state = (state * 1_103_515_245 + 12_345) % 2**31
        yield level * (state / 2**30 - 1)
        level *= decay


def wav(sound: Sound) -> bytes:
    """The sound as a WAV file of 16 bits."""
    mixed = samples(sound)
    fade = _count(FADE_MS)
    for back in range(fade):
        mixed[-1 - back] *= back / fade
    scale = sound.peak * LOUDEST / max(map(abs, mixed))
    numbers = array("h", (round(value * scale) for value in mixed))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        (FOLDER / f"{name}.wav").write_bytes(wav(sound))


if __name__ == "__main__":
    main()
