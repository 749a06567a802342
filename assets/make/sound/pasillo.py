"""The tavern's first loop, `pasillo`: a slow pasillo of the Andes for two guitars, 48 bars of 3/4.

Sixteen bars in D minor, sixteen in F, sixteen in D major that find their way back: a loop without a seam.
The accompaniment is the pasillo's own: bass on the first beat, chords after the second and on the third.
"""

from __future__ import annotations

import numpy as np

from assets.make.sound.ensemble import breath
from assets.make.sound.guitar import Guitar
from assets.make.sound.music import stroke
from assets.make.sound.score import CHORDS, Note, melody
from assets.make.sound.synth import Chance, Samples, Tape

EIGHTH = 60 / 96 / 2

# One bar a row: the chord and the melody, six eighths a bar.
SORROW = (
    ("Dm", "-:1 A4:1 D5:1 E5:1 F5:2"),
    ("Dm", "E5:1 ^F5:1 D5:2 A4:2"),
    ("Gm", "-:1 Bb4:1 D5:1 F5:1 G5:2"),
    ("Gm", "F5:1 E5:1 D5:2 Bb4:2"),
    ("A7", "-:1 A4:1 C#5:1 E5:1 G5:2"),
    ("A7", "F5:1 E5:1 C#5:2 A4:2"),
    ("Dm", "D5:1 ^E5:1 F5:1 E5:1 D5:1 C#5:1"),
    ("Dm", "D5:4 A4:2"),
    ("Dm", "-:1 A4:1 D5:1 E5:1 F5:2"),
    ("D7", "F#5:1 ^G5:1 A5:2 C5:2"),
    ("Gm", "Bb4:1 D5:1 G5:2 ^A5:1 G5:1"),
    ("Gm", "F5:1 E5:1 D5:4"),
    ("Dm", "A5:2 F5:1 ^G5:1 F5:1 E5:1"),
    ("A7", "E5:1 C#5:1 A4:2 G5:1 E5:1"),
    ("Dm", "F5:1 E5:1 D5:1 A4:1 F4:1 E4:1"),
    ("Dm", "D4:4 C5:2"),
)
MEMORY = (
    ("F", "A4:1 C5:1 F5:2 E5:1 ^F5:1"),
    ("F", "A5:3 G5:1 F5:2"),
    ("C7", "G4:1 Bb4:1 E5:2 D5:1 ^E5:1"),
    ("C7", "G5:3 F5:1 E5:2"),
    ("C7", "Bb4:1 C5:1 E5:1 G5:1 Bb5:2"),
    ("C7", "A5:1 G5:1 E5:2 C5:2"),
    ("F", "F5:1 ^G5:1 A5:1 G5:1 F5:1 C5:1"),
    ("F", "A4:4 C5:2"),
    ("F", "A4:1 C5:1 F5:2 E5:1 ^F5:1"),
    ("F", "A5:3 G5:1 F5:2"),
    ("Bb", "D5:1 F5:1 Bb5:2 A5:1 G5:1"),
    ("Bb", "F5:1 D5:1 Bb4:4"),
    ("F", "C5:1 F5:1 A5:2 G5:1 F5:1"),
    ("C7", "E5:1 ^F5:1 G5:2 Bb4:1 C5:1"),
    ("A7", "A4:1 C#5:1 E5:1 G5:1 F5:1 E5:1"),
    ("A7", "C#5:4 A4:2"),
)
COMFORT = (
    ("D", "F#5:2 E5:1 D5:1 A4:2"),
    ("D", "D5:1 ^E5:1 F#5:2 A5:2"),
    ("Em", "G5:2 F#5:1 E5:1 B4:2"),
    ("A7", "E5:1 ^F#5:1 G5:2 C#5:2"),
    ("A7", "B5:2 A5:1 G5:1 E5:2"),
    ("A7", "G5:1 F#5:1 E5:2 C#5:2"),
    ("D", "F#5:1 ^G5:1 A5:1 F#5:1 D5:1 A4:1"),
    ("D", "D5:4 -:2"),
    ("G", "B5:2 A5:1 G5:1 D5:2"),
    ("G", "G5:1 ^A5:1 B5:2 D5:2"),
    ("D", "A5:2 F#5:1 D5:1 A4:2"),
    ("Bm", "F#5:1 E5:1 D5:2 B4:2"),
    ("Em", "G5:1 F#5:1 E5:1 B4:1 G4:2"),
    ("A7", "E5:1 C#5:1 A4:1 G4:1 E4:2"),
    ("Dm", "D4:1 F4:1 A4:1 D5:1 F5:1 A5:1"),
    ("Dm", "D5:6"),
)
PASILLO = (*SORROW, *MEMORY, *COMFORT)

# Strokes an eighth, as the other pieces write them; the second is for a bar that ends a phrase.
WALK, TURN = "b..uD.", "b.dudu"
D_MAJOR = {1, 2, 4, 6, 7, 9, 11}
"""The notes, in semitones above C, that the second voice of the last part keeps to."""


def pasillo(chance: Chance) -> Samples:
    """One guitar sings, the other walks beside it; in the last part it sings along, a sixth below."""
    tape = Tape(loop=6 * len(PASILLO) * EIGHTH)
    when = breath(6 * len(PASILLO), EIGHTH, 0.05)
    walker, singer = Guitar(chance), Guitar(chance)
    for bar, (chord, line) in enumerate(PASILLO):
        swell = 0.78 + 0.22 * np.sin(np.pi * (bar % 8 + 0.5) / 8)
        if bar < len(SORROW) + len(MEMORY):
            pattern = TURN if bar % 8 == 7 else WALK
            for step, letter in enumerate(pattern):
                stroke(walker, when(6 * bar + step), CHORDS[chord], letter, 0.62 * swell)
        else:
            _broken(walker, [when(6 * bar + step) for step in range(6)], CHORDS[chord], swell)
        for note in melody(line):
            at = when(6 * bar + note.at) + 0.01
            force = (0.74 if note.at % 2 == 0 else 0.62) * swell
            ring = 1.15 * note.eighths * EIGHTH + 0.4
            singer.note(at, note.pitch, force, ring, note.slurred)
            if bar >= len(SORROW) + len(MEMORY) and chord != "Dm" and note.eighths >= 2:
                walker.note(at + 0.006, _sixth(note), 0.4 * swell, ring)
    walker.play(tape, 0.34, -0.3)
    singer.play(tape, 0.5, 0.22)
    return tape.room(chance, 1.5, 0.24, 4600)


def _broken(guitar: Guitar, times: list[float], frets: str, swell: float) -> None:
    """A chord one string after another: its bass, then up the high strings and back."""
    bass = next(string for string in range(6) if frets[string] != "x")
    for at, string, force in zip(
        times, (bass, 3, 4, 5, 4, 3), (0.6, 0.3, 0.32, 0.36, 0.3, 0.28), strict=True
    ):
        guitar.pick(at, frets, string, force * swell)


def _sixth(note: Note) -> int:
    """The pitch a sixth below that lies in the scale."""
    below = note.pitch - 8
    return below if below % 12 in D_MAJOR else below - 1
