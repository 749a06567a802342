"""The first loop of Madrid, `folia`: the old folía in D minor for vihuela and baroque guitar, 32 bars of 3/4.

Its ground of sixteen bars is four centuries old and nobody's own. The first time it is sung plainly, low and
then high; the second time a diferencia runs over it, and comes back to the low song.
"""

from __future__ import annotations

import numpy as np

from assets.make.sound.ensemble import breath, carry, paired
from assets.make.sound.guitar import Guitar
from assets.make.sound.score import CHORDS, melody
from assets.make.sound.synth import Chance, Samples, Tape

EIGHTH = 60 / 76 / 2

# One bar a row: the chord and the melody, six eighths a bar.
SONG = (
    ("Dm", "D4:2 D4:3 E4:1"),
    ("A", "C#4:2 C#4:4"),
    ("Dm", "D4:2 D4:3 D4:1"),
    ("C", "E4:2 E4:4"),
    ("F", "F4:2 F4:3 G4:1"),
    ("C", "E4:2 E4:4"),
    ("Dm", "D4:2 D4:3 E4:1"),
    ("A", "C#4:4 A4:1 ^B4:.5 C#5:.5"),
    ("Dm", "D5:2 D5:3 E5:1"),
    ("A", "C#5:2 C#5:2 ^B4:1 A4:1"),
    ("Dm", "D5:2 D5:2 ^C5:.5 D5:.5 E5:1"),
    ("C", "E5:2 E5:2 D5:1 C5:1"),
    ("F", "F5:2 F5:3 ^G5:1"),
    ("C", "E5:2 E5:2 ^F5:.5 E5:.5 D5:1"),
    ("A7", "D5:1 ^E5:.5 D5:.5 C#5:3 D5:1"),
    ("Dm", "D5:4 A4:1 F4:1"),
)
DIFERENCIA = (
    ("Dm", "D4:1 F4:1 A4:1 D5:1 ^E5:1 F5:1"),
    ("A", "E5:1 C#5:1 A4:1 E4:1 A4:1 C#5:1"),
    ("Dm", "D5:1 A4:1 F4:1 D5:1 ^C5:1 D5:1"),
    ("C", "E5:1 C5:1 G4:1 E4:1 G4:1 C5:1"),
    ("F", "A4:1 C5:1 F5:1 A5:1 ^G5:1 F5:1"),
    ("C", "G5:1 E5:1 C5:1 G4:1 C5:1 E5:1"),
    ("Dm", "F5:1 ^E5:1 D5:1 A4:1 D5:1 F5:1"),
    ("A", "E5:2 C#5:4"),
    ("Dm", "A5:2 A5:2 G5:1 F5:1"),
    ("A", "E5:2 ^F5:.5 E5:.5 D5:1 C#5:1 E5:1"),
    ("Dm", "F5:2 F5:2 E5:1 D5:1"),
    ("C", "G5:2 ^A5:.5 G5:.5 F5:1 E5:1 G5:1"),
    ("F", "A5:3 G5:1 F5:1 C5:1"),
    ("C", "E5:1 ^F5:1 E5:1 D5:1 C5:1 G4:1"),
    ("A7", "F4:1 A4:1 G4:1 E4:1 C#4:2"),
    ("Dm", "D4:6"),
)
FOLIA = (*SONG, *DIFERENCIA)

# What the guitar does in each eight bars, an eighth a letter: b the chord's bass, a digit a string of it,
# s a brush down, u one up, r a rasgueado. The weight of a folía is on its second beat.
WAYS = ("b.4.3.", "b.s.u.", "b2343s", "b.r.su")
REST = "b.r..."  # the last bar is left to ring into the first


def folia(chance: Chance) -> Samples:
    """A vihuela sings and a guitar carries it; both have their strings in pairs."""
    tape = Tape(loop=6 * len(FOLIA) * EIGHTH)
    when = breath(6 * len(FOLIA), EIGHTH, 0.04)
    vihuela, guitar = Guitar(chance), Guitar(chance)
    for bar, (chord, line) in enumerate(FOLIA):
        swell = 0.76 + 0.24 * np.sin(np.pi * (bar % 8 + 0.5) / 8)
        way = REST if bar == len(FOLIA) - 1 else WAYS[bar // 8]
        carry(guitar, [when(6 * bar + step) for step in range(6)], CHORDS[chord], way, swell)
        for note in melody(line):
            force = (0.76 if note.at % 2 == 0 else 0.62) * swell
            ring = 1.2 * note.eighths * EIGHTH + 0.6
            vihuela.note(when(6 * bar + note.at) + 0.01, note.pitch, force, ring, note.slurred)
    for player, gain, pan in ((guitar, 0.26, -0.3), (vihuela, 0.36, 0.2)):
        second = paired(player)
        player.play(tape, gain, pan)
        second.play(tape, 0.7 * gain, pan + 0.12)
    return tape.room(chance, 1.7, 0.26, 4600)
