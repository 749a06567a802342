"""Songs for two guitars, written as rows: one carries, the other sings, and hands may clap along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from assets.make.sound.guitar import Guitar
from assets.make.sound.percussion import cajon_bass, cajon_slap, clap, timbal
from assets.make.sound.score import CHORDS, melody
from assets.make.sound.synth import Chance, Samples, Tape

Row = tuple[str, str]
"""One bar: its chord, and its melody as `score.melody` reads it."""


KETTLE = 73.4
"""Hertz of the kettledrum."""


@dataclass(frozen=True, slots=True)
class Song:
    """A loop: its bars, the seconds of an eighth, and what the guitar does in each eight bars.

    A way has an eighth a letter: b the chord's bass, a digit a string of it, s a brush down, u one up, r a
    rasgueado, a dot nothing. `palmas` are the patterns of two clappers, x a clap. `paired` strings sound as
    those of a vihuela. A `drum` has a pattern for each eight bars: b and s are strokes on the cajón, low and
    high, k is a kettledrum. `room` is how long the room rings (s), how loud, and how dark (Hz).
    """

    rows: tuple[Row, ...]
    eighth: float
    ways: tuple[str, ...]
    room: tuple[float, float, float]
    breath: float = 0.04
    palmas: tuple[str, str] | None = None
    paired: bool = False
    drum: tuple[str, ...] = ()

    @property
    def beats(self) -> int:
        """Eighths a bar."""
        return len(self.ways[0])


def play(song: Song, chance: Chance) -> Samples:
    """The song as a loop: what still rings at the end is already there at the beginning."""
    eighths = song.beats * len(song.rows)
    tape = Tape(loop=eighths * song.eighth)
    when = breath(eighths, song.eighth, song.breath)
    guitar, singer = Guitar(chance), Guitar(chance)
    for bar, (chord, line) in enumerate(song.rows):
        swell = 0.77 + 0.23 * np.sin(np.pi * (bar % 8 + 0.5) / 8)
        times = [when(song.beats * bar + step) for step in range(song.beats)]
        carry(guitar, times, CHORDS[chord], song.ways[bar // 8 % len(song.ways)], swell)
        for note in melody(line):
            force = (0.76 if note.at % 2 == 0 else 0.63) * swell
            ring = 1.2 * note.eighths * song.eighth + 0.5
            at = when(song.beats * bar + note.at) + 0.01
            singer.note(at, note.pitch, force, ring, note.slurred)
    for player, gain, pan in ((guitar, 0.28, -0.3), (singer, 0.42, 0.22)):
        player.play(tape, gain, pan)
        if song.paired:
            paired(player).play(tape, 0.7 * gain, pan + 0.12)
    if song.palmas:
        _clap(chance, tape, song, when)
    if song.drum:
        _drum(chance, tape, song, when)
    return tape.room(chance, *song.room)


def breath(eighths: int, eighth: float, depth: float) -> Callable[[float], float]:
    """Where an eighth falls: players lean forward and back over eight bars, and are even over the loop."""
    turns = round(eighths / 64)
    return lambda place: place * eighth + depth * np.sin(2 * np.pi * turns * place / eighths)


def carry(guitar: Guitar, times: Sequence[float], frets: str, way: str, swell: float) -> None:
    """One bar of the accompaniment; everything rings on until its string is wanted again."""
    bass = next(string for string in range(6) if frets[string] != "x")
    above = frets[:bass] + "x" + frets[bass + 1 :]
    for at, letter in zip(times, way, strict=True):
        if letter == "b":
            guitar.pick(at, frets, bass, 0.7 * swell)
        elif letter.isdigit():
            guitar.pick(at, frets, int(letter), 0.4 * swell)
        elif letter == "r":
            guitar.rasgueado(at, above, 0.5 * swell, ring=1.6)
        elif letter in "su":
            guitar.strum(at, above, (0.42 if letter == "s" else 0.3) * swell, up=letter == "u", ring=1.6)


def paired(player: Guitar) -> Guitar:
    """The second string of every course: it is plucked a moment later, and never quite in tune."""
    second = Guitar(player.chance)
    second.plucks = [
        replace(note, at=note.at + 0.006, pitch=note.pitch + 0.05, force=0.8 * note.force)
        for note in player.plucks
    ]
    return second


def _clap(chance: Chance, tape: Tape, song: Song, when: Callable[[float], float]) -> None:
    """Two clappers who begin with the second phrase, cup their hands in every third, and rest at the end."""
    assert song.palmas is not None
    for bar in range(8, len(song.rows) - 1):
        cupped = bar // 8 % 3 == 2
        for hands, pattern in enumerate(song.palmas):
            for step, sign in enumerate(pattern):
                if sign == "x":
                    force = (0.6 if step % 2 == 0 else 0.8) * chance.normal(1, 0.1)
                    late = chance.normal(0.002 + 0.004 * hands, 0.006)
                    at = when(song.beats * bar + step) + late
                    tape.add(clap(chance, force, cupped), at, 0.42, (-0.55, 0.6)[hands])


def _drum(chance: Chance, tape: Tape, song: Song, when: Callable[[float], float]) -> None:
    """The drum, a little louder in every eight bars than in those before."""
    phrases = len(song.rows) / 8
    for bar in range(len(song.rows)):
        swell = 0.55 + 0.45 * (bar // 8 + 1) / phrases
        for step, sign in enumerate(song.drum[bar // 8 % len(song.drum)]):
            force = (1.0 if step == 0 else 0.7) * swell * chance.normal(1, 0.06)
            at = when(song.beats * bar + step)
            if sign == "b":
                tape.add(cajon_bass(chance, force), at, 0.34)
            elif sign == "s":
                tape.add(cajon_slap(chance, force), at, 0.22, 0.1)
            elif sign == "k":
                tape.add(timbal(chance, KETTLE, force), at, 0.26, -0.1)
