"""Stings: a second or two of music for what decides an evening, each with the noise of the thing itself."""

from __future__ import annotations

import numpy as np

from assets.make.sound.brass import Fanfare, fanfare
from assets.make.sound.guitar import Guitar
from assets.make.sound.madrid import bell, clash, door
from assets.make.sound.percussion import cajon_bass, timbal
from assets.make.sound.synth import Chance, Samples, Tape, band, drift, shape

FALLS = ((76, 77, 76, 74, 72, 71, 69, 68), (81, 77, 76, 74, 72, 71, 68, 64))
"""A lulo: down the scale of the flamenco, as MIDI numbers, to a chord that stays open."""
RISES = ((62, 66, 69, 74, 78, 81), (57, 62, 66, 69, 74, 78))
"""A slate wiped clean: up through D major."""
PHRYGIAN, BRIGHT = "022100", "xx0232"
AUDIENCES = (
    Fanfare(0.24, "D4:2 D4:1 A4:1 D5:4 C#5:1 D5:1 E5:6", "A3:2 A3:1 F#4:1 A4:4 A4:1 A4:1 A4:6",
            "r...x...r.......", 73.4),
    Fanfare(0.24, "A4:2 A4:1 D5:1 F#5:4 E5:1 D5:1 A4:6", "F#4:2 F#4:1 A4:1 D5:4 C#5:1 A4:1 F#4:6",
            "x...x.x.r.......", 73.4),
)  # fmt: skip
"""Slow trumpets, and a drum that makes room."""
CALLS = (
    Fanfare(0.13, "A4:1 D5:1 F5:1 A5:5", "F4:1 A4:1 D5:1 F5:5", "x.x.r...", 98.0),
    Fanfare(0.13, "D5:1 F5:.5 E5:.5 D5:1 A5:5", "A4:1 D5:.5 C#5:.5 A4:1 E5:5", "x.x.r...", 98.0),
)
"""A duel won: short, and in a minor key."""


def lulo(chance: Chance, tune: tuple[int, ...]) -> Samples:
    """A blow on the guitar, a fall of notes, and a chord that asks who pays."""
    tape, guitar = Tape(), Guitar(chance)
    guitar.golpe(0.02, 1.0)
    for place, pitch in enumerate(tune):
        guitar.note(0.06 + 0.095 * place, pitch, 0.85 - 0.03 * place, 0.5, slurred=place % 3 == 2)
    last = 0.06 + 0.095 * len(tune) + 0.08
    guitar.rasgueado(last, PHRYGIAN, 0.75, ring=1.8)
    guitar.golpe(last + 0.34, 0.7)
    guitar.play(tape, 0.5, 0.0)
    tape.add(cajon_bass(chance, 0.8), last, 0.4)
    return tape.room(chance, 1.1, 0.22, 4200)


def clean(chance: Chance, tune: tuple[int, ...]) -> Samples:
    """A wet cloth goes twice over the slate, and a guitar climbs out of it."""
    tape, guitar = Tape(), Guitar(chance)
    for at, pan in ((0.0, -0.35), (0.3, 0.35)):
        seconds = chance.uniform(0.26, 0.3)
        swipe = band(chance, seconds, 500, 4200, -0.5) * (1 + 0.3 * drift(chance, seconds, 40))
        tape.add(swipe * shape(seconds, (0, 0), (0.08, 1), (0.7 * seconds, 0.7), (seconds, 0)), at, 0.2, pan)
    for place, pitch in enumerate(tune):
        guitar.note(0.34 + 0.075 * place, pitch, 0.5 + 0.06 * place, 0.7, slurred=place % 2 == 1)
    guitar.rasgueado(0.34 + 0.075 * len(tune) + 0.1, BRIGHT, 0.8, ring=1.8)
    guitar.play(tape, 0.5, 0.0)
    return tape.room(chance, 1.0, 0.22, 5200)


def duel(chance: Chance, tune: Fanfare) -> Samples:
    """Blades part, and a trumpet says whose day it is."""
    tape = Tape()
    _lay(tape, clash(chance)[: int(0.75 * 44100)], 0.0, 0.5)
    _lay(tape, fanfare(chance, tune), 0.45, 0.9)
    return tape.samples


def jail(chance: Chance) -> Samples:
    """The door of the cell; a drum after it, and a bell far away."""
    tape = Tape()
    _lay(tape, door(chance), 0.0, 1.0)
    for at, force in ((1.15, 0.9), (1.5, 0.55)):
        tape.add(timbal(chance, 62, force), at, 0.5)
    _lay(tape, bell(chance, 220)[: int(2.2 * 44100)], 1.1, 0.25)
    return tape.samples


def audience(chance: Chance, tune: Fanfare) -> Samples:
    """The doors of the palace open: trumpets that take their time."""
    return fanfare(chance, tune)


def _lay(tape: Tape, sound: Samples, at: float, gain: float) -> None:
    """Lay a stereo sound on the tape; where it is cut, it fades."""
    faded = sound * np.minimum(1, np.arange(len(sound))[::-1] / 4000)[:, None]
    for side, pan in ((0, -1.0), (1, 1.0)):
        tape.add(faded[:, side], at, gain, pan)
