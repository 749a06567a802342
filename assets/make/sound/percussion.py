"""The company around the guitar: palmas (clapping hands), the cajón, and the kettledrum of the plaza."""

from __future__ import annotations

import numpy as np

from assets.make.sound.synth import Chance, Samples, band, burst, clock, colour, modes, ramp, turns


def clap(chance: Chance, force: float, cupped: bool = False) -> Samples:
    """One pair of hands: flat and sharp, or cupped (palmas sordas) and dull."""
    ring = chance.uniform(620, 820) if cupped else chance.uniform(1350, 1900)
    sound = burst(chance, 0.012 if cupped else 0.009, 300, 3500 if cupped else 9000, -0.3)
    skin = burst(chance, 0.0012, 900, 9000)
    hands = colour(np.pad(sound, (0, 600)), [(ring, ring / 5, 1.0), (2.3 * ring, ring / 2, 0.35)], 0.12)
    hands[: len(skin)] += (0.05 if cupped else 0.16) * np.abs(hands).max() * skin
    return force * ramp(hands / np.abs(hands).max(), 0.0006, 0.006)


def cajon_bass(chance: Chance, force: float) -> Samples:
    """The palm on the middle of the front board: the air in the box speaks."""
    time = clock(0.4)
    bend = 74 * (1 + 0.25 * np.exp(-time / 0.018))
    air = np.sin(2 * np.pi * turns(bend)) * np.exp(-time / 0.085)
    board = modes(0.4, (142, 228, 365, 540), (0.04, 0.026, 0.016, 0.01), (0.4, 0.3, 0.2, 0.12))
    palm = burst(chance, 0.006, 250, 2200)
    board[: len(palm)] += 0.35 * palm
    return force * ramp(air + board, 0.0008, 0.05)


def cajon_slap(chance: Chance, force: float) -> Samples:
    """The fingers on the upper edge: the board cracks and the wires behind it buzz."""
    wires = band(chance, 0.22, 1800, 8500, -0.2) * np.exp(-clock(0.22) / 0.035)
    board = modes(0.22, (215, 405, 690, 1130), (0.024, 0.016, 0.01, 0.006), (0.5, 0.5, 0.4, 0.3))
    crack = burst(chance, 0.003, 700, 6000)
    board[: len(crack)] += 0.8 * crack
    return force * ramp(0.7 * board + (0.2 + 0.3 * force) * wires, 0.0005, 0.05)


def timbal(chance: Chance, hertz: float, force: float) -> Samples:
    """A kettledrum: the near-harmonic modes of a struck kettle, bent a little by a hard stroke."""
    ratios = np.array([1, 1.5, 1.99, 2.44, 2.89, 3.4])
    decays = np.array([0.5, 0.6, 0.35, 0.25, 0.18, 0.12])
    gains = np.array([1, 0.7, 0.35, 0.2, 0.14, 0.08]) * chance.uniform(0.85, 1.15, 6)
    drum = modes(1.4, hertz * ratios, decays, gains)
    stick = burst(chance, 0.008, 150, 1800, -0.3)
    drum[: len(stick)] += 0.7 * stick
    return force * ramp(drum / 2, 0.001, 0.2)
