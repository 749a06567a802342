"""The sounds of the house itself: buttons, a refusal, turning tiles, and the chime that says: your turn."""

from __future__ import annotations

import numpy as np

from assets.make.sound.guitar import golpe
from assets.make.sound.synth import Chance, Samples, Tape, burst, modes, ramp


def press(chance: Chance) -> Samples:
    """A wooden key going down, and the softer sound of its coming up."""
    tape = Tape()
    tape.add(_key(chance, 760, 1.0), 0.0, 0.5)
    tape.add(_key(chance, 930, 0.35), chance.uniform(0.05, 0.06), 0.5)
    return tape.room(chance, 0.1, 0.05)


def hover(chance: Chance) -> Samples:
    """A fingertip passing over the edge of a tile."""
    tape = Tape()
    tape.add(ramp(burst(chance, 0.006, 900, 3800, -0.3), 0.004, 0.01), 0.0, 0.3)
    return tape.room(chance, 0.06, 0.05)


def refuse(chance: Chance) -> Samples:
    """Two soft knocks on wood, the second lower: this cannot be done."""
    tape = Tape()
    for at, force, hertz in ((0.0, 0.8, 205), (chance.uniform(0.12, 0.14), 0.65, 172)):
        body = hertz * np.array([1, 1.62, 2.7, 4.4]) * chance.uniform(0.98, 1.02)
        knock = modes(0.2, body, (0.045, 0.03, 0.018, 0.009), (1, 0.7, 0.35, 0.15))
        tape.add(ramp(knock, 0.003, 0.06), at, 0.35 * force, 0.0)
        tape.add(golpe(chance, 0.12 * force), at)
    return tape.room(chance, 0.2, 0.12, 3000)


def tiles(chance: Chance) -> Samples:
    """A wall of glazed tiles turning over in a wave from left to right: one scene becomes the next."""
    tape = Tape()
    for tile in range(22):
        place = tile / 21
        glaze = chance.uniform(0.85, 1.2) * np.array([980, 1730, 2890, 4400])
        clack = modes(0.06, glaze, (0.012, 0.009, 0.006, 0.004), (0.7, 0.8, 0.5, 0.3))
        force = (0.35 + 0.65 * np.sin(np.pi * place)) * chance.uniform(0.5, 1)
        at = 0.42 * place + abs(chance.normal(0, 0.006))
        tape.add(ramp(clack, 0.0008, 0.02), at, 0.3 * force, 1.4 * place - 0.7)
        tape.add(burst(chance, 0.004, 500, 3000, -0.3), at, 0.2 * force, 1.4 * place - 0.7)
    return tape.room(chance, 0.25, 0.14)


def turn(chance: Chance) -> Samples:
    """Two natural harmonics of a guitar, a fourth apart: your turn."""
    tape = Tape()
    for at, hertz, pan in ((0.0, 659.3, -0.15), (0.13, 880.0, 0.15)):
        order = np.arange(1, 6)
        gains = np.array([1, 0.28, 0.12, 0.05, 0.02]) * chance.uniform(0.8, 1.2, 5)
        bell = modes(1.4, hertz * order * 1.0005**order, 0.42 / order**0.9, gains)
        tape.add(ramp(bell, 0.002, 0.3), at, 0.4, pan)
        tape.add(burst(chance, 0.002, 1500, 6000), at, 0.05, pan)
    return tape.room(chance, 0.9, 0.22)


def _key(chance: Chance, hertz: float, force: float) -> Samples:
    wood = hertz * np.array([0.42, 1, 1.96, 3.46]) * chance.uniform(0.96, 1.04)
    knock = modes(0.08, wood, (0.016, 0.012, 0.008, 0.004), (0.5, 0.8, 0.45, 0.3))
    click = burst(chance, 0.0012, 1500, 7000)
    knock[: len(click)] += 0.3 * click
    return force * ramp(knock, 0.0005, 0.02)
