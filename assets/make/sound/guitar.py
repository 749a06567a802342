"""A flamenco guitar: strings that ring until plucked again, nails, a wooden body, a hand that slides."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

import numpy as np

from assets.make.sound.synth import Chance, Samples, Tape, band, burst, clock, modes, ramp, resonance, turns

OPEN = (40, 45, 50, 55, 59, 64)  # E2 A2 D3 G3 B3 E4, as MIDI numbers
WOUND = 3  # the three low strings are wound, and squeak
FINGERS = 0.018  # seconds between two fingers of a rasgueado

# Where cedar and air answer: (hertz, width, gain). The first is the air in the body, the second the top.
BODY = ((101, 14, 0.9), (197, 22, 0.9), (236, 28, 0.5), (410, 60, 0.7), (560, 90, 0.4), (2600, 1500, 0.9))
BODY_FLOOR = 0.45


@dataclass(frozen=True, slots=True)
class Pluck:
    """One string set ringing: when (s), which string (0 is the lowest), pitch (MIDI), force 0-1.

    `ring` is the longest it may ring (s); a `slurred` note is hammered by the left hand, without a nail.
    """

    at: float
    string: int
    pitch: float
    force: float
    ring: float = 4.0
    slurred: bool = False


def pluck(chance: Chance, pitch: float, force: float, ring: float, slurred: bool = False) -> Samples:
    """One string's note. Harder is brighter; each partial swings in two planes and dies in its own time."""
    hertz = 440 * 2 ** ((pitch + chance.normal(0, 0.012) - 69) / 12)
    order = np.arange(1, max(4, min(70, int(9500 / hertz))) + 1)
    partials = hertz * order * np.sqrt(1 + 4e-5 * order**2)
    place = chance.uniform(0.11, 0.19) if not slurred else 0.3
    bright = (2200 + 4200 * force) * (0.5 if slurred else 1.0)
    gains = np.abs(np.sin(np.pi * order * place)) / order / (1 + (partials / bright) ** 2)
    gains *= resonance(partials, BODY, BODY_FLOOR)
    loss = 0.3 + 0.5 * hertz / 330 + 0.9 * partials / 1000 + 0.4 * (partials / 1000) ** 2
    loss *= 1 + 0.5 * resonance(partials, BODY[:3], 0)
    split = chance.uniform(0.15, 0.5)
    note = modes(
        ring + 0.06,
        np.concatenate([partials, partials + split * np.sqrt(order)]),
        1 / np.concatenate([1.3 * loss, 0.5 * loss]),
        np.concatenate([0.7 * gains, 0.3 * gains]),
        chance.uniform(-0.4, 0.4, 2 * len(order)),
    )
    note /= np.abs(note).max()
    if not slurred:
        _strike(chance, note, force)
    return force * ramp(note, 0.0012 + 0.002 * (1 - force), 0.06)


def _strike(chance: Chance, note: Samples, force: float) -> None:
    """Add what a nail adds to a note: its own scrape and click, and a thump of the body."""
    thump = modes(0.12, (101, 197, 236, 410), (0.045, 0.03, 0.025, 0.015), (0.12, 0.12, 0.08, 0.06))
    nail = burst(chance, 0.0022, 1800, 7500, -0.5)
    for extra, gain in ((thump, 1.0), (nail, 0.14 + 0.22 * force)):
        kept = extra[: len(note)]
        note[: len(kept)] += gain * kept


def squeak(chance: Chance) -> Samples:
    """A finger sliding along a wound string to its next place."""
    seconds = chance.uniform(0.06, 0.11)
    time = clock(seconds)
    tone = chance.uniform(1100, 1500) * (1 + 0.5 * (time / seconds) ** 0.7)
    whistle = np.sin(2 * np.pi * turns(tone)) + 0.4 * np.sin(4 * np.pi * turns(tone))
    scrape = band(chance, seconds, 900, 5000, -0.6)
    swell: Samples = np.sin(np.pi * time / seconds) ** 2
    return (0.35 * whistle * (0.6 + 0.4 * scrape) + 0.65 * scrape) * swell


def golpe(chance: Chance, force: float) -> Samples:
    """The ring finger knocking on the guitar's top."""
    wood = np.array([112, 196, 345, 610, 1180]) * chance.uniform(0.97, 1.03)
    knock = modes(0.16, wood, (0.035, 0.028, 0.016, 0.01, 0.005), (0.8, 1.0, 0.6, 0.4, 0.35))
    click = burst(chance, 0.0018, 1500, 6500)
    knock[: len(click)] += 0.45 * click
    return force * ramp(knock, 0.0005, 0.03)


class Guitar:
    """A player on one guitar: collects plucks, then renders them string by string."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.plucks: list[Pluck] = []
        self.knocks: list[tuple[float, float]] = []

    def note(self, at: float, pitch: int, force: float, ring: float = 4.0, slurred: bool = False) -> None:
        """Play a single note on the highest string that has it."""
        string = max(s for s in range(6) if OPEN[s] <= pitch)
        self._touch(at, string, pitch, force, ring, slurred)

    def pick(self, at: float, shape: str, string: int, force: float, ring: float = 4.0) -> None:
        """Pluck one string of a chord shape such as x02210 (low string first); a muted one is passed over."""
        if shape[string] != "x":
            self._touch(at, string, OPEN[string] + int(shape[string]), force, ring)

    def strum(self, at: float, shape: str, force: float, up: bool = False, ring: float = 4.0) -> None:
        """Brush over a chord, from the low strings down or from the high strings up."""
        strings = [string for string in range(6) if shape[string] != "x"]
        if up:
            strings = strings[::-1][:4]
        sweep = self.chance.uniform(0.006, 0.010) * (1.35 - 0.5 * force)
        for step, string in enumerate(strings):
            soft = 1 - 0.05 * step if up else 0.86 + 0.14 * step / len(strings)
            self.pick(at + step * sweep, shape, string, force * soft, ring)

    def rasgueado(self, at: float, shape: str, force: float, ring: float = 4.0) -> None:
        """Little, ring, middle and index finger, 18 ms apart; the index finger lands on `at`."""
        for finger, strength in enumerate((0.55, 0.65, 0.75, 1.0)):
            self.strum(at - (3 - finger) * FINGERS, shape, force * strength, ring=ring)

    def golpe(self, at: float, force: float) -> None:
        """Knock on the top."""
        self.knocks.append((at + self.chance.normal(0, 0.004), force))

    def stop(self, at: float) -> None:
        """Lay the hand on all strings: whatever rings at `at` ends there."""
        self.plucks = [
            p if p.at > at else Pluck(p.at, p.string, p.pitch, p.force, min(p.ring, at - p.at), p.slurred)
            for p in self.plucks
        ]

    def play(self, tape: Tape, gain: float, pan: float) -> None:
        """Render everything. A string rings until it is touched again; far shifts of the hand squeak."""
        for string in range(6):
            touched = sorted((p for p in self.plucks if p.string == string), key=lambda p: p.at)
            for now, after in zip_longest(touched, touched[1:]):
                ring = now.ring if after is None else min(now.ring, max(0.004, after.at - now.at))
                sound = pluck(self.chance, now.pitch, now.force, ring, now.slurred)
                tape.add(sound, now.at, gain, pan + 0.04 * (string - 2.5))
                if after is not None and string < WOUND and self._squeaks(now, after):
                    tape.add(squeak(self.chance), after.at - 0.1, 0.035 * gain, pan)
        for at, force in self.knocks:
            tape.add(golpe(self.chance, force), at, gain, pan + 0.05)

    def _squeaks(self, now: Pluck, after: Pluck) -> bool:
        shift = abs(after.pitch - now.pitch)
        return shift >= 2 and after.at - now.at > 0.25 and self.chance.random() < 0.12 + 0.03 * shift

    def _touch(
        self, at: float, string: int, pitch: float, force: float, ring: float, slurred: bool = False
    ) -> None:
        """A hand is never exact: a few milliseconds and a tenth of the force either way."""
        at += self.chance.normal(0, 0.0035)
        force = float(np.clip(force * self.chance.normal(1, 0.08), 0.05, 1))
        self.plucks.append(Pluck(at, string, pitch, force, ring, slurred))
