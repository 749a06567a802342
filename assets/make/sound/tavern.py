"""What is heard at a card table in a tavern: chips of clay, chalk on slate, and a guitar that is sorry."""

from __future__ import annotations

import numpy as np

from assets.make.sound.guitar import Guitar
from assets.make.sound.synth import Chance, Samples, Tape, band, burst, clock, modes, ramp, shape

CLAY = np.array([1640, 2730, 3910, 5480, 7020])
PLATE = np.array([310, 540, 905, 1450])
MINOR, MAJOR = "xx0231", "xx0232"
SIGHS = ((77, 76, 74, 73), (74, 72, 70, 69))
SMILES = ((74, 78, 81), (69, 74, 78))
"""Tunes of sorrow and relief, as MIDI numbers, in D minor and in D major."""


def chip(chance: Chance) -> Samples:
    """One chip of clay laid on a plate, and settling."""
    tape = Tape()
    at = 0.0
    for force in (0.9, 0.4, 0.2):
        tape.add(_clink(chance, force), at, 0.5, chance.uniform(-0.15, 0.15))
        at += chance.uniform(0.035, 0.06)
    return tape.room(chance, 0.18, 0.10)


def chips(chance: Chance) -> Samples:
    """A heap of chips pushed over the cloth: it clatters, and slides, and comes to rest."""
    tape = Tape()
    seconds = 0.55
    slide = band(chance, seconds, 500, 4200, -0.5) * shape(seconds, (0, 0), (0.1, 1), (0.4, 0.6), (0.55, 0))
    tape.add(slide, 0.0, 0.22)
    for at in np.sort(chance.uniform(0.0, 0.48, 26)):
        force = chance.uniform(0.2, 0.75) * (1 - 0.8 * at)
        tape.add(_clink(chance, force), at, 0.4, 0.9 * at - 0.2 + chance.uniform(-0.2, 0.2))
    return tape.room(chance, 0.22, 0.12)


def chalk(chance: Chance) -> Samples:
    """A few strokes of chalk on a slate, each begun with a tap."""
    tape = Tape()
    at = 0.0
    for _ in range(3):
        seconds = chance.uniform(0.1, 0.17)
        grain = 0.6 + 0.4 * np.sin(2 * np.pi * chance.uniform(55, 80) * clock(seconds)) ** 2
        stroke = band(chance, seconds, 1700, 6800, -0.2) * grain
        tape.add(burst(chance, 0.004, 600, 3500), at, 0.5)
        tape.add(ramp(stroke, 0.01, 0.05), at, 0.3, chance.uniform(-0.1, 0.1))
        at += seconds + chance.uniform(0.05, 0.09)
    return tape.room(chance, 0.2, 0.08)


def strike(chance: Chance) -> Samples:
    """One long stroke of chalk through a line of the slate, and a tap where it ends."""
    tape = Tape()
    seconds = chance.uniform(0.26, 0.32)
    grain = 0.55 + 0.45 * np.sin(2 * np.pi * chance.uniform(60, 75) * clock(seconds)) ** 2
    swell = shape(seconds, (0, 0.3), (0.06, 1), (seconds - 0.05, 0.8), (seconds, 0))
    tape.add(burst(chance, 0.004, 600, 3500), 0.0, 0.5, -0.2)
    tape.add(ramp(band(chance, seconds, 1500, 7200, -0.2) * grain * swell, 0.008, 0.03), 0.0, 0.34)
    tape.add(burst(chance, 0.005, 500, 3000), seconds, 0.4, 0.2)
    return tape.room(chance, 0.2, 0.08)


def trick(chance: Chance) -> Samples:
    """The cards of a trick swept together, squared on the table with two taps, and laid down."""
    tape = Tape()
    sweep = band(chance, 0.24, 900, 7000, -0.4) * shape(0.24, (0, 0), (0.1, 1), (0.2, 0.5), (0.24, 0))
    tape.add(sweep, 0.0, 0.5, -0.2)
    at = 0.26
    for force in (0.9, 0.7, 0.45):
        edge = burst(chance, 0.0045, 900, 7500) + 0.5 * burst(chance, 0.0045, 250, 1400)
        wood = modes(0.1, PLATE * chance.uniform(0.45, 0.5), 0.016, (0.6, 0.5, 0.3, 0.2))
        tape.add(edge, at, 0.6 * force, 0.05)
        tape.add(ramp(wood, 0.001, 0.03), at, 0.35 * force, 0.05)
        at += chance.uniform(0.085, 0.11)
    return tape.room(chance, 0.22, 0.1)


def sorrow(chance: Chance, tune: tuple[int, ...]) -> Samples:
    """A guitar sighs: a few notes that sink, and a soft minor chord."""
    tape, guitar = Tape(), Guitar(chance)
    for place, pitch in enumerate(tune):
        guitar.note(0.03 + 0.24 * place, pitch, 0.7 - 0.06 * place, 0.6, slurred=place % 2 == 1)
    guitar.strum(0.24 * len(tune) + 0.12, MINOR, 0.45, ring=1.5)
    guitar.play(tape, 0.5, 0.0)
    return tape.room(chance, 0.9, 0.2, 4500)


def relief(chance: Chance, tune: tuple[int, ...]) -> Samples:
    """A guitar smiles: a few notes that rise, and a bright chord; a debt is gone."""
    tape, guitar = Tape(), Guitar(chance)
    for place, pitch in enumerate(tune):
        guitar.note(0.03 + 0.11 * place, pitch, 0.6 + 0.06 * place, 0.5)
    guitar.rasgueado(0.11 * len(tune) + 0.1, MAJOR, 0.6, ring=1.1)
    guitar.play(tape, 0.5, 0.0)
    return tape.room(chance, 0.8, 0.18, 5000)


def _clink(chance: Chance, force: float) -> Samples:
    """One chip against another, with a little of the plate beneath it."""
    lean = chance.uniform(0.5, 1.0, len(CLAY))
    clay = CLAY * chance.uniform(0.93, 1.08)
    clink = modes(0.09, clay, (0.016, 0.013, 0.01, 0.007, 0.005), np.array((1, 0.7, 0.6, 0.4, 0.25)) * lean)
    plate = modes(0.09, PLATE * chance.uniform(0.97, 1.03), (0.02, 0.016, 0.01, 0.007), (0.4, 0.4, 0.3, 0.2))
    click = burst(chance, 0.001, 1500, 9000)
    sound = clink + 0.6 * plate
    sound[: len(click)] += 0.3 * click
    return force * ramp(sound, 0.0005, 0.02)
