"""The town band: trumpets and kettledrums, for the end of the day and for the winner."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from assets.make.sound.guitar import Guitar
from assets.make.sound.percussion import clap, timbal
from assets.make.sound.score import CHORDS, melody
from assets.make.sound.synth import Chance, Samples, Tape, band, clock, drift, resonance, shape, turns


@dataclass(frozen=True, slots=True)
class Fanfare:
    """Two trumpets, a kettledrum in eighths (`x` a stroke, `r` a roll), and the chord that ends it."""

    eighth: float
    first: str
    second: str
    drum: str
    tonic: float
    chord: str = ""


DUSK = (
    Fanfare(
        0.17,
        "E4:1 E4:.5 E4:.5 A4:2 -:.5 A4:.5 B4:1 C5:3 B4:1 A4:4",
        "C4:1 C4:.5 C4:.5 E4:2 -:.5 E4:.5 G4:1 A4:3 G#4:1 E4:4",
        "x.x.x.x.x..xr...",
        110.0,
    ),
    Fanfare(
        0.17,
        "A4:1 A4:.5 A4:.5 C5:2 -:.5 B4:.5 A4:1 B4:3 G#4:1 A4:4",
        "E4:1 E4:.5 E4:.5 A4:2 -:.5 G4:.5 E4:1 F4:3 E4:1 E4:4",
        "x.x.x.x.x..xr...",
        110.0,
    ),
)
WIN = (
    Fanfare(
        0.15,
        "E4:.5 A4:.5 C#5:1 E5:2 C#5:1 E5:1 F#5:1.5 E5:.5 D5:1 C#5:1 E5:6",
        "C#4:.5 E4:.5 A4:1 C#5:2 A4:1 C#5:1 D5:1.5 C#5:.5 B4:1 G#4:1 C#5:6",
        "r.x.x.x.x.x.r...",
        110.0,
        "A",
    ),
    Fanfare(
        0.15,
        "A4:1 A4:.5 B4:.5 C#5:1 A4:1 E5:2 D5:1 C#5:1 B4:1 C#5:1 A4:6",
        "E4:1 E4:.5 G#4:.5 A4:1 E4:1 C#5:2 B4:1 A4:1 G#4:1 A4:1 E4:6",
        "x.x.x.r.x.x.r...",
        110.0,
        "A",
    ),
)
FALL = (
    Fanfare(0.13, "E5:.5 D#5:.5 E5:.5 C5:1 A4:1 F4:4", "C5:.5 B4:.5 C5:.5 A4:1 E4:1 D4:4", "xxx.x.r.", 73.4),
    Fanfare(0.13, "D5:.5 C#5:.5 D5:.5 A4:1 F4:1 E4:4", "A4:.5 G#4:.5 A4:.5 F4:1 D4:1 C4:4", "xxx.x.r.", 65.4),
)
"""Somebody goes down: a run that falls, and the drum after it."""
ESCAPE = (
    Fanfare(0.11, "A4:.5 C#5:.5 E5:.5 A5:4", "E4:.5 A4:.5 C#5:.5 E5:4", "xxxr...", 110.0),
    Fanfare(0.11, "B4:.5 D5:.5 E5:.5 G#5:1 A5:4", "G#4:.5 B4:.5 C#5:.5 E5:1 E5:4", "xxx.r...", 110.0),
)
"""Somebody gets away: a run that rises."""


def fanfare(chance: Chance, tune: Fanfare) -> Samples:
    """The tune in the open square; with a chord the guitar and the clapping join its last note."""
    tape = Tape()
    for line, pan in ((tune.first, -0.3), (tune.second, 0.35)):
        for player in range(2):
            late = 0.008 * player + abs(chance.normal(0, 0.006))
            for note in melody(line):
                seconds = note.eighths * tune.eighth
                tone = _trumpet(chance, note.pitch, seconds, 0.9 if note.eighths >= 2 else 0.8)
                tape.add(tone, note.at * tune.eighth + late, 0.20, pan + 0.15 * player)
    for step, stroke in enumerate(tune.drum):
        strokes = range(8 if stroke == "r" else stroke == "x")
        for beat in strokes:
            force = 0.8 if stroke == "x" else 0.35 + 0.06 * beat
            tape.add(timbal(chance, tune.tonic, force), step * tune.eighth + 0.075 * beat, 0.32)
    if tune.chord:
        _applaud(chance, tape, tune)
    return tape.room(chance, 1.1, 0.28, 5500)


def _applaud(chance: Chance, tape: Tape, tune: Fanfare) -> None:
    last = max(note.at for note in melody(tune.first)) * tune.eighth
    guitar = Guitar(chance)
    guitar.rasgueado(last, CHORDS[tune.chord], 0.9, ring=1.8)
    guitar.play(tape, 0.22, 0.0)
    for _ in range(70):
        at = last + chance.beta(1.3, 2.2) * 1.6
        tape.add(clap(chance, chance.uniform(0.2, 0.8)), at, 0.09, chance.uniform(-0.9, 0.9))


def _trumpet(chance: Chance, pitch: int, seconds: float, force: float) -> Samples:
    """A trumpet's note: the louder, the brighter (Risset), scooped from below, with a late vibrato."""
    held = 0.92 * seconds
    total = held + 0.07
    level = (
        shape(total, (0, 0), (0.022, 1), (0.09, 0.82), (0.6 * held, 0.9), (held, 0.75), (total, 0)) * force
    )
    vibrato = 0.006 * np.sin(2 * np.pi * 5.4 * clock(total)) * np.clip((clock(total) - 0.22) / 0.2, 0, 1)
    bend = 1 - 0.03 * np.exp(-clock(total) / 0.014) + vibrato + 0.002 * drift(chance, total, 9)
    hertz = 440 * 2 ** ((pitch - 69 + chance.normal(0, 0.03)) / 12)
    turn = 2 * np.pi * turns(hertz * bend)
    tone = np.zeros(len(turn))
    for order in range(1, int(11000 / hertz)):
        bell = resonance(np.array([hertz * order]), [(1250, 700, 1.0), (2400, 1200, 0.6)], 0.22)[0]
        tone += bell * level ** (1 + 0.32 * (order - 1)) * np.sin(order * turn + chance.uniform(0, 0.5))
    breath = band(chance, total, 1200, 7000, -0.3) * level * 0.03
    return tone / 4 + breath
