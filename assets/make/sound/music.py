"""Two pieces: `rumba`, for the bulls, on the Andalusian cadence, and `title`, the same cadence at rest.

Both are loops: what still rings at the end is already there at the beginning. `rumba` begins with clapping
alone and ends on a ringing chord, so a player may also stop after any pass.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.make.sound.ensemble import breath
from assets.make.sound.guitar import Guitar
from assets.make.sound.percussion import cajon_bass, cajon_slap, clap
from assets.make.sound.score import CHORDS, melody
from assets.make.sound.synth import Chance, Samples, Tape

QUICK = 60 / 104 / 2  # seconds an eighth
CALM = 60 / 84 / 2

# One bar a row: the chord, the stroke pattern of the rhythm guitar, the melody.
# B bass and brush, R rasgueado, D loud down, d soft down, u up, X muted knock, b bass alone, L let ring.
THEME = (
    ("Am", "B.duXudu", "A4:1 ^B4:1 C5:2 B4:1 A4:1 E4:2"),
    ("G", "B.dDuXdu", "B4:1 ^C5:1 D5:2 C5:1 B4:1 G4:2"),
    ("F", "B.duXudu", "A4:1 ^B4:1 C5:2 E5:1 D5:1 C5:1 B4:1"),
    ("E", "R.dDuXDu", "B4:1 ^C5:1 B4:1 A4:1 G#4:4"),
    ("Am", "B.dDuXdu", "E5:2 D5:1 C5:1 B4:1 ^C5:1 A4:2"),
    ("G", "B.duXudu", "D5:2 C5:1 B4:1 A4:1 ^B4:1 G4:2"),
    ("F", "B.dDuXdu", "C5:1 B4:1 A4:1 G4:1 F4:1 A4:1 C5:1 F5:1"),
    ("E", "R.dRuXD.", "E5:2 ^F5:1 E5:1 D5:1 C5:1 B4:1 G#4:1"),
)
FALSETA = (
    ("Am", "B..d..d.", "A3:1 C4:.5 E4:.5 A4:1 G4:.5 A4:.5 ^B4:.5 A4:.5 G4:.5 F4:.5 E4:1 C4:1"),
    ("G", "B..d..d.", "G3:1 B3:.5 D4:.5 G4:1 F4:.5 G4:.5 ^A4:.5 G4:.5 F4:.5 E4:.5 D4:1 B3:1"),
    ("F", "B..d..d.", "F3:1 A3:.5 C4:.5 F4:1 E4:.5 F4:.5 ^G4:.5 F4:.5 E4:.5 D4:.5 C4:1 A3:1"),
    ("E", "B..d..Xu", "E3:1 G#3:.5 B3:.5 E4:1 ^F4:.5 E4:.5 D4:.5 C4:.5 B3:.5 A3:.5 G#3:2"),
    (
        "Am",
        "B.d.d.Xu",
        "E5:.5 ^F5:.5 E5:.5 D5:.5 C5:.5 B4:.5 A4:1 C5:.5 ^D5:.5 C5:.5 B4:.5 A4:.5 G4:.5 F4:.5 E4:.5",
    ),
    (
        "G",
        "B.d.d.Xu",
        "D5:.5 ^E5:.5 D5:.5 C5:.5 B4:.5 A4:.5 G4:1 B4:.5 ^C5:.5 B4:.5 A4:.5 G4:.5 F4:.5 E4:.5 D4:.5",
    ),
    ("F", "B.dudud.", "C5:1 A4:1 F4:1 A4:1 C5:.5 D5:.5 E5:.5 F5:.5 ^G5:.5 F5:.5 E5:.5 D5:.5"),
    ("E", "R.dRuXRu", "E5:2 D5:.5 C5:.5 B4:.5 A4:.5 G#4:4"),
)
VERSE = (
    ("Dm", "B.duXudu", "F5:3 E5:1 D5:2 A4:2"),
    ("G", "B.dDuXdu", "D5:3 C5:1 B4:2 G4:2"),
    ("C", "B.duXudu", "E5:3 D5:1 C5:2 G4:2"),
    ("F", "B.dDuXDu", "C5:3 B4:1 A4:4"),
    ("Dm", "B.duXudu", "D5:1 ^E5:1 F5:2 E5:1 D5:1 A4:2"),
    ("Am", "B.dDuXdu", "C5:1 ^D5:1 E5:2 D5:1 C5:1 A4:2"),
    ("F", "B.duXudu", "A4:1 C5:1 F5:2 E5:1 C5:1 A4:2"),
    ("E", "R.dRuXRu", "G#4:2 B4:1 ^C5:.5 B4:.5 A4:1 G#4:1 F4:1 E4:1"),
)
OPENING = (
    ("E", "........", ""),
    ("E", "........", ""),
    ("E", "b..X..bX", "E3:3 F3:1 E3:2 -:2"),
    ("E", "R..RuXRu", "E3:1 G#3:1 B3:1 E4:1 ^F4:1 E4:1 D4:1 B3:1"),
)
CLOSE = (
    ("Am", "B.dDuXdu", "A4:1 ^B4:1 C5:2 B4:1 A4:1 E4:2"),
    ("G", "B.dDuXdu", "B4:1 ^C5:1 D5:2 C5:1 B4:1 G4:2"),
    ("F", "R..R..R.", "F5:1.5 E5:1.5 D5:1 C5:1 B4:1 A4:1 F4:1"),
    ("E", "L.......", "E5:8"),
)
RUMBA = (*OPENING, *THEME, *FALSETA, *VERSE, *CLOSE)

# Strokes an eighth: B bass, S slap, t a soft tap; x a clap. The hands answer each other: 3 + 3 + 2.
CAJON = ("B.tBS.tB", "B.tBStBt", "B.tBS.tt")
PALMAS = ("x..x..x.", ".xx.xx.x")

# The chord, and the melody over its arpeggio; six eighths a bar.
TITLE = (
    ("A", "A4:2 ^B4:1 C#5:3"),
    ("F#m", "C#5:2 B4:1 A4:3"),
    ("Bm", "B4:2 ^C#5:1 D5:3"),
    ("E7", "D5:2 C#5:1 B4:3"),
    ("A/C#", "C#5:2 ^D5:1 E5:3"),
    ("D", "F#5:2 E5:1 D5:3"),
    ("E7", "D5:2 C#5:1 B4:2 G#4:1"),
    ("A", "A4:6"),
    ("Am", "A4:2 ^B4:1 C5:3"),
    ("G", "B4:2 ^C5:1 D5:3"),
    ("F", "A4:2 ^B4:1 C5:3"),
    ("E", "B4:2 A4:1 G#4:3"),
    ("Dm", "F5:2 E5:1 D5:3"),
    ("Am", "E5:2 D5:1 C5:3"),
    ("F", "C5:2 B4:1 A4:3"),
    ("E7", "B4:2 ^C5:1 B4:1 A4:1 G#4:1"),
    ("A", "A4:2 ^B4:1 C#5:3"),
    ("F#m", "E5:2 C#5:1 A4:3"),
    ("D", "F#5:2 ^G#5:1 A5:3"),
    ("A/C#", "E5:2 D5:1 C#5:3"),
    ("Bm", "D5:2 C#5:1 B4:3"),
    ("E7", "C#5:2 B4:1 G#4:3"),
    ("A", "A4:5 C#5:1"),
    ("A", "E5:6"),
)


def rumba(chance: Chance) -> Samples:
    """Two guitars, two clappers and a cajón, 32 bars of 4/4."""
    eighths = 8 * len(RUMBA)
    tape = Tape(loop=eighths * QUICK)
    when = breath(eighths, QUICK, 0.010)
    rhythm, lead = Guitar(chance), Guitar(chance)
    for bar, (chord, strokes, line) in enumerate(RUMBA):
        swell = 0.85 + 0.15 * np.sin(np.pi * (bar % 8 + 0.5) / 8)
        for step, letter in enumerate(strokes):
            stroke(rhythm, when(8 * bar + step), CHORDS[chord], letter, 0.9 * swell)
        for note in melody(line):
            accent = 1.0 if note.at % 2 == 0 else 0.85
            at, end = when(8 * bar + note.at), when(8 * bar + note.at + note.eighths)
            ring = 6.0 if bar == len(RUMBA) - 1 else (end - at) * 1.08
            lead.note(at, note.pitch, 0.78 * accent * swell, ring, note.slurred)
    rhythm.play(tape, 0.30, -0.28)
    lead.play(tape, 0.52, 0.26)
    _palmas(chance, tape, when)
    _cajon(chance, tape, when)
    return tape.room(chance, 1.0, 0.20, 5500)


def title(chance: Chance) -> Samples:
    """One guitar, slowly, 24 bars of 3/4; the melody sings over a broken chord."""
    tape = Tape(loop=6 * len(TITLE) * CALM)
    when = breath(6 * len(TITLE), CALM, 0.045)
    guitar = Guitar(chance)
    for bar, (chord, line) in enumerate(TITLE):
        frets = CHORDS[chord]
        bass = next(string for string in range(6) if frets[string] != "x")
        swell = 0.8 + 0.2 * np.sin(np.pi * (bar % 8 + 0.5) / 8)
        for step, string in enumerate((bass, 2, 3, 4, 3, 2)):
            soft = 0.62 if step == 0 else 0.36
            guitar.pick(when(6 * bar + step), frets, string, soft * swell)
        for note in melody(line):
            guitar.note(when(6 * bar + note.at) + 0.012, note.pitch, 0.72 * swell, 5.0, note.slurred)
    guitar.play(tape, 0.5, 0.0)
    return tape.room(chance, 1.6, 0.26, 4500)


def stroke(guitar: Guitar, at: float, frets: str, letter: str, force: float) -> None:
    """One letter of a stroke pattern."""
    bass = next(string for string in range(6) if frets[string] != "x")
    if letter in "bB":
        guitar.pick(at, frets, bass, 0.9 * force, 1.2)
    if letter == "B":
        guitar.strum(at + 0.004, frets[:bass] + "x" + frets[bass + 1 :], 0.4 * force, ring=0.45)
    elif letter in "RL":
        guitar.rasgueado(at, frets, force, ring=6.0 if letter == "L" else 0.6)
        guitar.golpe(at, 0.5 * force)
    elif letter in "Dd":
        guitar.strum(at, frets, force * (0.75 if letter == "D" else 0.45), ring=0.5)
    elif letter == "u":
        guitar.strum(at, frets, 0.4 * force, up=True, ring=0.3)
    elif letter == "X":
        guitar.stop(at)
        guitar.strum(at, frets, 0.55 * force, ring=0.025)
        guitar.golpe(at, 0.8 * force)


def _palmas(chance: Chance, tape: Tape, when: Callable[[float], float]) -> None:
    """Two clappers: cupped hands under the falseta, sharp ones elsewhere, still for the last chord."""
    quiet = range(len(OPENING) + len(THEME), len(OPENING) + len(THEME) + len(FALSETA))
    for bar in range(len(RUMBA) - 1):
        cupped = bar in quiet or bar < 1
        for hands, (pattern, pan) in enumerate(zip(PALMAS, (-0.55, 0.6), strict=True)):
            for step, stroke in enumerate(pattern):
                if stroke == "x":
                    force = (0.62 if step % 2 == 0 else 0.85) * chance.normal(1, 0.1)
                    late = chance.normal(0.002 + 0.004 * hands, 0.006)
                    sound = clap(chance, force, cupped)
                    tape.add(sound, when(8 * bar + step) + late, 0.55 if cupped else 0.45, pan)


def _cajon(chance: Chance, tape: Tape, when: Callable[[float], float]) -> None:
    """It enters in the second bar, leaves the falseta's first turn alone and strikes the end."""
    hush = range(len(OPENING) + len(THEME), len(OPENING) + len(THEME) + 4)
    for bar in range(1, len(RUMBA)):
        last = bar == len(RUMBA) - 1
        pattern = "B......." if last or bar in hush else CAJON[2 if bar % 4 == 3 else bar % 2]
        for step, stroke in enumerate(pattern):
            at = when(8 * bar + step) + chance.normal(0.001, 0.004)
            force = chance.normal(1, 0.08)
            if stroke == "B":
                tape.add(cajon_bass(chance, force), at, 0.30, 0.05)
            elif stroke == "S":
                tape.add(cajon_slap(chance, force), at, 0.22, 0.05)
            elif stroke == "t":
                tape.add(cajon_slap(chance, 0.3 * force), at, 0.16, 0.1)
