"""The street of the bull run: hooves and cowbells, a bull's breath, a fall, and the bell at dawn."""

from __future__ import annotations

from math import pi, sin

import numpy as np

from assets.make.sound.synth import (
    Chance,
    Samples,
    Tape,
    band,
    burst,
    clock,
    colour,
    drift,
    modes,
    ramp,
    shape,
    turns,
)

# A church bell's partials over its strike note: ratio, decay (s), gain. The third is the minor tierce.
BELL = np.array(
    [
        (0.5, 3.0, 0.5),
        (1.0, 2.3, 0.6),
        (1.19, 1.9, 0.75),
        (1.5, 1.3, 0.3),
        (2.0, 1.5, 1.0),
        (2.51, 0.9, 0.35),
        (2.66, 0.8, 0.3),
        (3.01, 0.7, 0.4),
        (4.1, 0.42, 0.3),
        (5.4, 0.25, 0.22),
        (6.8, 0.16, 0.15),
    ]
)


def stampede(chance: Chance) -> Samples:
    """Five bulls and two belled oxen gallop past over the cobbles, from left to right."""
    seconds = 2.8
    tape = Tape()
    for animal in range(7):
        stride = chance.uniform(0.37, 0.45)
        start, lane, weight = chance.uniform(-stride, 0), chance.uniform(-0.5, 0.5), chance.uniform(0.5, 1.2)
        step = chance.uniform(0.15, 0.19, 4).cumsum() / 0.8  # a gallop's four feet: unequal gaps, then air
        for leap in np.arange(start, seconds, stride):
            for foot in step - step[0]:
                at = leap + foot * stride + chance.normal(0, 0.006)
                if 0 <= at < seconds - 0.1:
                    near = _nearness(at / seconds)
                    pan = float(np.clip(lane + 1.4 * (at / seconds - 0.5), -0.95, 0.95))
                    tape.add(_hoof(chance, weight), at, 0.3 * near * chance.uniform(0.6, 1), pan)
            if animal < 2:
                at = max(0, leap + 0.1)
                tape.add(_cowbell(chance, 1 + 0.27 * animal), at, 0.12 * _nearness(at / seconds), lane)
    rumble = band(chance, seconds, 45, 150, -0.3)
    ground = band(chance, seconds, 350, 1100, -0.2) * (1 + 0.3 * drift(chance, seconds, 18))
    dust = band(chance, seconds, 1200, 6000, -0.6)
    swell = np.vectorize(_nearness)(clock(seconds) / seconds)
    for noise, gain in ((rumble, 0.18), (ground, 0.17), (dust, 0.05)):
        tape.add(noise * swell, 0.0, gain)
    return tape.room(chance, 0.5, 0.22, 3500)


def snort(chance: Chance) -> Samples:
    """A bull blows through its nostrils: a short breath, then a long one that flutters."""
    tape = Tape()
    size = chance.uniform(0.92, 1.08)
    for at, seconds, force in ((0.0, 0.17, 0.6), (chance.uniform(0.24, 0.3), 0.52, 1.0)):
        time = clock(seconds)
        flutter = 1 + 0.55 * np.sin(2 * np.pi * (27 + 3 * drift(chance, seconds, 6)) * time)
        air = band(chance, seconds, 180, 5200, -0.55)
        air = colour(air, [(260 * size, 90, 1.0), (690 * size, 150, 0.9), (1500 * size, 350, 0.4)], 0.12)
        pitch = 78 * size * (1 - 0.25 * time / seconds) * (1 + 0.04 * drift(chance, seconds, 20))
        throat = (turns(pitch) % 1 - 0.5) * (1 + 0.4 * drift(chance, seconds, 40))
        throat = colour(throat, [(190 * size, 80, 1.0), (520 * size, 160, 0.5)], 0.02)
        breath = shape(seconds, (0, 0), (0.035, 1), (0.35 * seconds, 0.8), (seconds, 0)) ** 1.3
        sound = air / np.abs(air).max() * flutter + 0.45 * throat / np.abs(throat).max()
        tape.add(sound * breath, at, 0.5 * force)
    return tape.room(chance, 0.45, 0.18, 3500)


def trampled(chance: Chance) -> Samples:
    """A hoof comes down on a runner: a thud, a crack of wood, and the die skipping away."""
    tape = Tape()
    time = clock(0.35)
    fall = 78 * (1 + 0.9 * np.exp(-time / 0.02)) * chance.uniform(0.94, 1.06)
    thud = np.sin(2 * np.pi * turns(fall)) * np.exp(-time / 0.07)
    tape.add(ramp(thud, 0.001, 0.1), 0.0, 0.45)
    wood = np.array([240, 395, 610, 930, 1480]) * chance.uniform(0.93, 1.07)
    crack = modes(0.18, wood, (0.03, 0.026, 0.02, 0.012, 0.008), (0.6, 0.9, 0.9, 0.6, 0.45))
    tape.add(ramp(crack, 0.0006, 0.05), 0.004, 0.55)
    tape.add(burst(chance, 0.013, 300, 4500, -0.4), 0.0, 0.6)
    at, gap, force = 0.12, 0.075, 0.5
    while gap > 0.02:
        skip = modes(0.07, wood[2:] * 2.1, (0.012, 0.008, 0.005), (1, 0.7, 0.5))
        tape.add(ramp(skip, 0.0005, 0.02), at, 0.22 * force, 0.15 + 0.8 * at)
        at, gap, force = at + gap * chance.uniform(0.85, 1.15), 0.8 * gap, 0.8 * force
    return tape.room(chance, 0.35, 0.18, 4000)


def dawn(chance: Chance, hertz: float, strokes: int) -> Samples:
    """The church bell wakes the town: `strokes` blows on a bell with that strike note."""
    gap = 1.15
    tape = Tape()
    ratio, decay, gain = BELL.T
    for stroke in range(strokes):
        left, right = chance.uniform(0.25, 0.5, 2)  # no bell is quite round: each partial beats with its twin
        gains = gain * chance.uniform(0.85, 1.15, len(gain)) / 2
        tone = modes(3.5, hertz * ratio - left * ratio**0.5, decay, gains, chance.uniform(0, 6, len(gain)))
        tone += modes(3.5, hertz * ratio + right * ratio**0.5, decay, gains, chance.uniform(0, 6, len(gain)))
        clapper = burst(chance, 0.003, 1200, 8000)
        tone[: len(clapper)] += 1.2 * clapper
        tape.add(ramp(tone, 0.001, 1.2), stroke * gap, 0.18 * chance.uniform(0.85, 1))
    return tape.room(chance, 1.3, 0.22, 5000)


def _nearness(place: float) -> float:
    """How near the herd is, over its passage from 0 to 1: it bursts in and thins out."""
    return max(0.0, sin(pi * place**0.8)) ** 0.9 if 0 < place < 1 else 0.0


def _hoof(chance: Chance, weight: float) -> Samples:
    """One hoof on stone: the ground's thump, and the horn's knock between 400 and 900 Hz that carries."""
    size = chance.uniform(0.88, 1.14) / weight
    low, high = size * np.array([68, 104, 165, 252]), size * np.array([430, 585, 760, 905])
    thump = modes(0.16, low, (0.05, 0.04, 0.026, 0.016), (0.9, 0.7, 0.45, 0.35))
    horn = modes(0.16, high, (0.02, 0.017, 0.013, 0.01), (0.75, 0.9, 0.8, 0.5))
    stone = burst(chance, 0.008, 350, 1800, -0.2)
    spark = burst(chance, 0.0018, 1800, 6500)
    hoof = 0.42 * thump + 0.95 * horn
    hoof[: len(stone)] += 0.8 * stone
    hoof[: len(spark)] += 0.4 * spark
    return weight * ramp(hoof, 0.0008, 0.04)


def _cowbell(chance: Chance, size: float) -> Samples:
    """The clank of a lead ox's bell: bent sheet iron, anything but in tune."""
    iron = np.array([412, 596, 884, 1330, 1985, 2870]) * size * chance.uniform(0.99, 1.01)
    gains = np.array([0.5, 0.8, 1.0, 0.6, 0.4, 0.25]) * chance.uniform(0.5, 1.2, 6)
    return ramp(modes(0.5, iron, (0.16, 0.14, 0.11, 0.08, 0.05, 0.03), gains / 3), 0.001, 0.1)
