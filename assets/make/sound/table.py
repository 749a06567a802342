"""What is heard at the table: dice, cards, tokens, and the tick of points being counted."""

from __future__ import annotations

import numpy as np

from assets.make.sound.synth import Chance, Samples, Tape, band, burst, clock, modes, ramp, shape

DIE = np.array([1850, 2960, 4300, 6150, 8200])
BOARD = np.array([168, 262, 415, 690, 1080])


def dice(chance: Chance) -> Samples:
    """A handful of dice thrown on a wooden table: each bounces lower and sooner until it lies."""
    tape = Tape()
    for _ in range(4):
        size, pan = chance.uniform(0.9, 1.12), chance.uniform(-0.5, 0.5)
        at, gap, force = chance.uniform(0, 0.12), chance.uniform(0.15, 0.22), chance.uniform(0.7, 1)
        while gap > 0.02:
            tape.add(_tap(chance, force, size), at, 0.5, pan)
            if chance.random() < 0.5:  # an edge, then the next corner
                tape.add(_tap(chance, 0.45 * force, size * 1.05), at + chance.uniform(0.012, 0.03), 0.5, pan)
            at += gap * chance.uniform(0.85, 1.15)
            gap *= chance.uniform(0.62, 0.78)
            force *= chance.uniform(0.6, 0.75)
    return tape.room(chance, 0.25, 0.16)


def die(chance: Chance) -> Samples:
    """One die set down: a tap and the small one after it."""
    tape = Tape()
    size = chance.uniform(0.93, 1.08)
    tape.add(_tap(chance, 0.8, size), 0.0, 0.8, -0.05)
    tape.add(_tap(chance, 0.25, size * 1.04), chance.uniform(0.05, 0.075), 0.8, 0.05)
    return tape.room(chance, 0.18, 0.10)


def deal(chance: Chance) -> Samples:
    """A card sliding off the pack and over the cloth."""
    tape = Tape()
    seconds = chance.uniform(0.13, 0.17)
    time = clock(seconds) / seconds
    slide = band(chance, seconds, 1500, 8500, -0.4) * np.sin(np.pi * time**0.55) ** 2
    paper = band(chance, seconds, 380, 1500) * np.exp(-(((time - 0.3) / 0.15) ** 2))
    tape.add(slide + 0.35 * paper, 0.0, 0.8, -0.15)
    tape.add(burst(chance, 0.005, 700, 5500, -0.3), seconds - 0.02, 0.5, 0.1)
    return tape.room(chance, 0.18, 0.08)


def card(chance: Chance) -> Samples:
    """A card turned over and laid on the table with a snap."""
    tape = Tape()
    bend = band(chance, 0.07, 900, 6500, -0.3) * shape(0.07, (0, 0), (0.05, 0.5), (0.062, 1), (0.07, 0))
    tape.add(bend, 0.0, 0.5, -0.1)
    snap = burst(chance, 0.0045, 1100, 8000)
    air = burst(chance, 0.022, 250, 1400)
    board = modes(0.12, BOARD * chance.uniform(0.95, 1.1), 0.018, (0.5, 0.7, 0.5, 0.3, 0.2))
    land = chance.uniform(0.095, 0.115)
    for sound, gain in ((snap, 0.8), (air, 0.3), (ramp(board, 0.001, 0.03), 0.3)):
        tape.add(sound, land, gain, 0.05)
    return tape.room(chance, 0.2, 0.10)


def stamp(chance: Chance) -> Samples:
    """A wooden stamp pressed on paper, and lifted again."""
    tape = Tape()
    wood = np.array([118, 186, 310, 520, 890]) * chance.uniform(0.95, 1.05)
    thump = modes(0.2, wood, (0.04, 0.032, 0.02, 0.014, 0.008), (0.9, 1, 0.6, 0.5, 0.35))
    tape.add(ramp(thump, 0.0015, 0.05), 0.0, 0.4)
    tape.add(burst(chance, 0.007, 500, 5000, -0.3), 0.0, 0.55)
    tape.add(burst(chance, 0.004, 1500, 7000), chance.uniform(0.13, 0.16), 0.14, 0.1)
    return tape.room(chance, 0.25, 0.14)


def count(chance: Chance) -> Samples:
    """A bead of an abacus against its neighbour; short, for many follow each other quickly."""
    bead = np.array([1240, 2210, 3480, 5260]) * chance.uniform(0.96, 1.06)
    tape = Tape()
    tape.add(
        ramp(modes(0.06, bead, (0.011, 0.008, 0.005, 0.003), (1, 0.6, 0.35, 0.2)), 0.0006, 0.02), 0.0, 0.5
    )
    return tape.room(chance, 0.06, 0.06)


def _tap(chance: Chance, force: float, size: float) -> Samples:
    """A die of that relative size meeting the board: the board's knock below, the die's click above."""
    knock = modes(
        0.11, BOARD * chance.uniform(0.92, 1.1), (0.03, 0.024, 0.016, 0.01, 0.007), (0.5, 0.8, 0.9, 0.7, 0.45)
    )
    lean = chance.uniform(0.5, 1.0, len(DIE))
    click = modes(
        0.11, DIE / size, (0.007, 0.006, 0.004, 0.003, 0.002), np.array((0.6, 0.5, 0.4, 0.3, 0.2)) * lean
    )
    noise = burst(chance, 0.0015, 1200, 10000)
    sound = 0.55 * knock + (0.35 + 0.4 * force) * click
    sound[: len(noise)] += 0.45 * force * noise
    return force * ramp(sound, 0.0004, 0.02)
