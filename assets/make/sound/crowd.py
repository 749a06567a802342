"""The crowd behind the fence: many throats, each with its own pitch, size and moment, and some hands."""

from __future__ import annotations

import numpy as np

from assets.make.sound.percussion import clap
from assets.make.sound.synth import Chance, Samples, Tape, band, clock, colour, drift, shape, turns

Line = tuple[tuple[float, float], ...]
Word = tuple[tuple[str, float], ...]

# Formants of shouted vowels: (hertz, width, gain). A shout opens the mouth: the first formant is high.
VOWELS = {
    "o": ((540, 90, 1.0), (920, 110, 0.6), (2650, 220, 0.30), (3400, 300, 0.2)),
    "l": ((380, 80, 0.8), (1250, 160, 0.25), (2700, 250, 0.10), (3300, 300, 0.05)),
    "e": ((570, 90, 1.0), (1850, 170, 1.1), (2600, 220, 0.8), (3500, 300, 0.5)),
    "u": ((400, 70, 1.0), (780, 100, 0.35), (2500, 250, 0.05), (3300, 300, 0.03)),
    "i": ((380, 70, 1.0), (2200, 170, 0.7), (2900, 220, 0.5), (3500, 300, 0.3)),
    "h": ((750, 200, 0.8), (1300, 250, 0.8), (2600, 400, 0.6), (3800, 600, 0.4)),
}


def ole(chance: Chance) -> Samples:
    """¡Olé!: the crowd jumps up on the second syllable and lets it fall; some begin to clap."""
    seconds = 1.75
    tape = Tape()
    for _ in range(54):
        accent = chance.uniform(0.36, 0.46)
        end = chance.uniform(1.05, seconds)
        lift = chance.uniform(0.15, 0.45)
        melody = (
            (0, 0),
            (accent - 0.05, 0.05),
            (accent + 0.12, lift),
            (0.75 * end, 0.6 * lift),
            (end, -0.25),
        )
        vowels = (("o", accent - 0.06), ("l", accent + 0.02), ("e", seconds))
        first, second = ((0, 0), (0.06, 0.75), (accent - 0.05, 0.7)), ((accent + 0.09, 1), (0.7 * end, 0.75))
        voice = _voice(chance, seconds, melody, vowels, (*first, (accent, 0.4), *second, (end, 0)))
        late, near = abs(chance.normal(0, 0.055)), chance.uniform(0.4, 1)
        tape.add(voice, late, 0.06 * near, chance.uniform(-0.9, 0.9))
    for _ in range(60):
        at = 0.45 + chance.beta(1.6, 2.6) * 1.3
        tape.add(clap(chance, chance.uniform(0.2, 0.8)), at, 0.09, chance.uniform(-0.9, 0.9))
    return tape.room(chance, 0.9, 0.32, 4500)


def gasp(chance: Chance) -> Samples:
    """¡Uy!: everybody draws breath, and a few let out what they think."""
    seconds = 0.95
    tape = Tape()
    for _ in range(26):
        inhaled = chance.uniform(0.28, 0.42)
        air = band(chance, inhaled, 350, 7000, -0.3)
        air = colour(air, [(f * chance.uniform(0.85, 1.2), w, g) for f, w, g in VOWELS["h"]], 0.03)
        air *= shape(inhaled, (0, 0), (0.7 * inhaled, 1), (inhaled, 0)) / np.abs(air).max()
        tape.add(air, abs(chance.normal(0, 0.04)), 0.05 * chance.uniform(0.4, 1), chance.uniform(-0.9, 0.9))
    for _ in range(22):
        start, end = chance.uniform(0.2, 0.34), chance.uniform(0.65, seconds)
        melody = ((start, 0.15), (start + 0.08, 0.3), (end, -0.35))
        breath = ((start, 0), (start + 0.06, 1), (start + 0.25, 0.6), (end, 0))
        voice = _voice(chance, seconds, melody, (("u", start + 0.2), ("i", seconds)), breath)
        tape.add(voice, 0.0, 0.05 * chance.uniform(0.4, 1), chance.uniform(-0.9, 0.9))
    return tape.room(chance, 0.8, 0.3, 4500)


def _voice(chance: Chance, seconds: float, melody: Line, vowels: Word, breath: Line) -> Samples:
    """One throat.

    `melody` is (time, octaves over its own pitch), `vowels` (vowel, until when), `breath` (time, level).
    """
    low = chance.random() < 0.6
    own = chance.uniform(135, 215) if low else chance.uniform(230, 340)
    throat = chance.uniform(0.92, 1.06) if low else chance.uniform(1.08, 1.25)
    pitch = own * 2 ** (
        shape(seconds, *melody) + 0.035 * drift(chance, seconds, 5) + 0.012 * drift(chance, seconds, 45)
    )
    turn = (turns(pitch) + chance.random()) % 1
    rise = chance.uniform(0.28, 0.42)  # the cords open slowly and clap shut, which makes a voice bright
    opening = (1 - np.cos(np.pi * turn / rise)) / 2
    closing = np.cos(np.pi / 2 * np.clip((turn - rise) / (0.4 * rise), 0, 1))
    flow = np.where(turn < rise, opening, closing)
    puffs = np.diff(flow, prepend=0) * (1 + 0.25 * drift(chance, seconds, 60))
    source = puffs / np.abs(puffs).max() + chance.uniform(0.02, 0.06) * chance.standard_normal(len(puffs))
    sound, start = np.zeros(len(source)), -np.inf
    for vowel, until in vowels:
        formants = [(f * throat, w * throat, g) for f, w, g in VOWELS[vowel]]
        end = np.inf if (vowel, until) == vowels[-1] else until
        sound += _between(clock(seconds), start, end) * colour(source, formants, 0.004)
        start = until
    peak: float = np.abs(sound).max()
    return sound / peak * shape(seconds, *breath)


def _between(time: Samples, start: float, until: float) -> Samples:
    """1 between two moments, gliding over about 60 ms at either."""
    return (np.tanh((time - start) / 0.03) - np.tanh((time - until) / 0.03)) / 2
