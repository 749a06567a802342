"""The workbench of all sounds: sums of decaying sines, bands of noise, a stereo tape and the room around it.

Mono sounds are one-dimensional float arrays at RATE samples a second; stereo has two columns, left and right.
All chance comes from a numpy Generator that the caller hands in, so every sound can be made again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

RATE = 44100

Samples: TypeAlias = NDArray[np.float64]
Hertz: TypeAlias = NDArray[np.floating[Any]]
Chance: TypeAlias = np.random.Generator


def length(seconds: float) -> int:
    """How many samples that many seconds are, at least one."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Samples:
    """The time in seconds of every sample."""
    return np.arange(length(seconds)) / RATE


def modes(
    seconds: float, hertz: ArrayLike, decays: ArrayLike, gains: ArrayLike, phases: ArrayLike = 0.0
) -> Samples:
    """Something struck or plucked: a sum of sines, each dying to 1/e in its own decay (seconds).

    A sum of decaying exponentials over time `block * i + j` is a matrix product, which makes hundreds of
    partials as cheap as one.
    """
    omega = 2 * np.pi * np.asarray(hertz, float)
    slope = (1j * omega - 1 / np.asarray(decays, float)) / RATE
    start = np.asarray(gains, float) * np.exp(1j * (np.asarray(phases, float) - np.pi / 2))
    block = 256
    count = length(seconds)
    coarse = np.exp(np.outer(np.arange(0, count, block), slope)) * start
    fine = np.exp(np.outer(slope, np.arange(block)))
    sound: Samples = (coarse @ fine).real.reshape(-1)[:count]
    return sound


def band(chance: Chance, seconds: float, low: float, high: float, tilt: float = 0.0) -> Samples:
    """Noise between `low` and `high` hertz, its spectrum tilted by frequency ** tilt, peak 1."""
    white = np.fft.rfft(chance.standard_normal(length(seconds)))
    hertz = np.fft.rfftfreq(length(seconds), 1 / RATE)
    sides = 1 / (1 + (low / np.maximum(hertz, 1)) ** 6) / (1 + (hertz / high) ** 6)
    noise = np.fft.irfft(white * sides * np.maximum(hertz, 20) ** tilt, length(seconds))
    peak: float = np.abs(noise).max()
    return noise / peak


def burst(chance: Chance, decay: float, low: float, high: float, tilt: float = 0.0) -> Samples:
    """A click, scrape or clap: noise that dies to 1/e in `decay` seconds."""
    seconds = 7 * decay
    return band(chance, seconds, low, high, tilt) * np.exp(-clock(seconds) / decay)


def turns(hertz: Samples) -> Samples:
    """How often something has gone round by each sample, whose pitch may change all the time."""
    return np.cumsum(hertz) / RATE


def drift(chance: Chance, seconds: float, rate: float) -> Samples:
    """A slow, smooth wandering about 0 with spread 1, at about `rate` turns a second."""
    knots = chance.standard_normal(max(4, int(seconds * rate) + 4))
    places = clock(seconds) * rate
    cell = places.astype(int)
    ease = (1 - np.cos(np.pi * (places - cell))) / 2
    way: Samples = knots[cell] * (1 - ease) + knots[cell + 1] * ease
    return way


def shape(seconds: float, *points: tuple[float, float]) -> Samples:
    """A line through (time, level) points, level between them; flat before the first and after the last."""
    times, levels = zip(*points, strict=True)
    line: Samples = np.interp(clock(seconds), times, levels)
    return line


def ramp(sound: Samples, attack: float, release: float) -> Samples:
    """The sound with a straight fade at either end, so that it neither clicks on nor off."""
    place = np.arange(len(sound))
    return sound * np.minimum(1, place / length(attack)) * np.minimum(1, place[::-1] / length(release))


def colour(sound: Samples, peaks: Sequence[tuple[float, float, float]], floor: float = 0.0) -> Samples:
    """The sound through resonances given as (hertz, width, gain), over a flat `floor`."""
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    return np.fft.irfft(np.fft.rfft(sound) * resonance(hertz, peaks, floor), len(sound))


def resonance(hertz: Hertz, peaks: Sequence[tuple[float, float, float]], floor: float) -> Samples:
    """How strongly resonances given as (hertz, width, gain) answer at each frequency."""
    answer = np.full(len(hertz), float(floor))
    for centre, width, gain in peaks:
        answer += gain / (1 + ((hertz - centre) / width) ** 2)
    return answer


class Tape:
    """A stereo tape as long as what lies on it; or a loop, whose end goes on at its beginning."""

    def __init__(self, loop: float | None = None) -> None:
        self.loop = loop
        self.samples = np.zeros((length(loop) if loop else 0, 2))

    def add(self, sound: Samples, at: float = 0.0, gain: float = 1.0, pan: float = 0.0) -> None:
        """Lay a mono sound on the tape, panned from -1 (left) to 1 (right) at equal power."""
        angle = (pan + 1) * np.pi / 4
        sides = np.outer(sound, (gain * np.cos(angle), gain * np.sin(angle)))
        place = round(at * RATE)
        if self.loop:
            np.add.at(self.samples, np.arange(place, place + len(sound)) % len(self.samples), sides)
        else:
            missing = max(0, place + len(sound) - len(self.samples))
            self.samples = np.pad(self.samples, ((0, missing), (0, 0)))
            self.samples[place : place + len(sound)] += sides

    def room(self, chance: Chance, seconds: float, wet: float, dark: float = 5000) -> Samples:
        """The tape as heard in a room that falls silent in `seconds`: first walls, then a tail.

        High sounds die sooner than low ones; nothing above `dark` hertz comes back.
        """
        echo = _echo(chance, seconds, dark)
        dry = self.samples if self.loop else np.pad(self.samples, ((0, len(echo)), (0, 0)))
        spectrum = np.fft.rfft(dry, axis=0) * np.fft.rfft(echo, len(dry), axis=0)
        return dry + wet * np.fft.irfft(spectrum, len(dry), axis=0)


def _echo(chance: Chance, seconds: float, dark: float) -> Samples:
    """What comes back of one clap: six early walls and a tail in three bands, energy 1 on each side."""
    time = clock(seconds)
    echo = np.zeros((len(time), 2))
    for side in (0, 1):
        for low, high, share, life in ((140, 600, 0.8, 1.0), (600, 2200, 1.0, 0.8), (2200, dark, 0.7, 0.5)):
            tail = band(chance, seconds, low, max(high, low * 1.3))
            echo[:, side] += share * tail * np.exp(-6.9 * time / (seconds * life))
        echo[:, side] *= np.minimum(1, time / 0.012)
        for wall in range(6):
            place = length(0.004 + seconds * chance.uniform(0.01, 0.10))
            echo[place % len(echo), side] += 1.6 * 0.8**wall * chance.choice((-1, 1))
    energy: Samples = (echo**2).sum(axis=0)
    return echo / np.sqrt(energy)
