"""How loud a sound is: peak, average, and loudness as the ear weighs it (ITU-R BS.1770)."""

from __future__ import annotations

import numpy as np

from assets.make.sound.synth import RATE, Hertz, Samples, length

CEILING = -4.0  # dBFS before encoding; a lossy codec adds up to half a decibel


def decibels(level: float) -> float:
    """A linear level in dB; silence counts as -120."""
    return float(20 * np.log10(max(level, 1e-6)))


def peak(sound: Samples) -> float:
    """The largest sample, in dBFS."""
    return decibels(np.abs(sound).max())


def average(sound: Samples) -> float:
    """The root mean square over the whole sound and both sides, in dBFS."""
    return decibels(np.sqrt((sound**2).mean()))


def loudness(sound: Samples) -> float:
    """The loudest 400 ms, weighted like the ear, in LUFS; a shorter sound counts as 400 ms with silence."""
    return float(_moments(sound).max())


def integrated(sound: Samples) -> float:
    """The loudness of all of it, in LUFS, but for what is silent, or 10 dB below the rest."""
    heard = _moments(sound)[:: length(0.1)]
    for gate in (-70.0, _together(heard[heard > -70.0]) - 10):
        heard = heard[heard > gate]
    return _together(heard)


def _moments(sound: Samples) -> Samples:
    """How loud it is in the 400 ms from each sample on, in LUFS."""
    window = length(0.4)
    padded = np.vstack([sound, np.zeros((window, 2))])
    hertz = np.fft.rfftfreq(len(padded), 1 / RATE)
    heard = np.fft.irfft(np.fft.rfft(padded, axis=0) * _ear(hertz)[:, None], len(padded), axis=0)
    energy = np.concatenate([[0.0], np.cumsum((heard**2).sum(axis=1))])
    return _lufs((energy[window:] - energy[:-window]) / window)


def _lufs(energy: Samples) -> Samples:
    return -0.691 + 10 * np.log10(np.maximum(energy, 1e-12))


def _together(heard: Samples) -> float:
    """The loudness of moments together."""
    energy: Samples = np.mean(10 ** ((heard + 0.691) / 10), keepdims=True)
    return float(_lufs(energy)[0])


def level(sound: Samples, target: float) -> Samples:
    """An effect at `target` LUFS."""
    sound = _audible(sound)
    return _bend(sound * 10 ** ((target - loudness(sound)) / 20))


def balance(sound: Samples, target: float) -> Samples:
    """A piece of music at an average of `target` dBFS."""
    sound = _audible(sound)
    return _bend(sound * 10 ** ((target - average(sound)) / 20))


def _audible(sound: Samples) -> Samples:
    """The sound without what lies below 30 Hz, which no loudspeaker of a computer gives back."""
    ratio = 1j * np.fft.rfftfreq(len(sound), 1 / RATE) / 30
    passed = ratio**2 / (ratio**2 + np.sqrt(2) * ratio + 1)
    return np.fft.irfft(np.fft.rfft(sound, axis=0) * passed[:, None], len(sound), axis=0)


def _bend(sound: Samples) -> Samples:
    """The sound with its few highest peaks bent under the ceiling; what is 6 dB below stays as it is."""
    knee, top = 10 ** ((CEILING - 6) / 20), 10 ** (CEILING / 20)
    above = np.maximum(np.abs(sound) - knee, 0)
    return np.sign(sound) * (np.minimum(np.abs(sound), knee) + (top - knee) * np.tanh(above / (top - knee)))


def _ear(hertz: Hertz) -> Samples:
    """The K weighting's gain: a shelf of 4 dB above 1.7 kHz, and nothing below 38 Hz."""
    s = 1j * np.maximum(hertz, 1)
    shelf_at, shelf_gain, shelf_q = 1681.97, 10 ** (3.99984 / 20), 0.70718
    middle = shelf_gain**0.49967
    shelf = (shelf_gain * s**2 + middle / shelf_q * shelf_at * s + shelf_at**2) / (
        s**2 + shelf_at / shelf_q * s + shelf_at**2
    )
    cut_at, cut_q = 38.135, 0.50033
    gain: Samples = np.abs(shelf * s**2 / (s**2 + cut_at / cut_q * s + cut_at**2))
    return gain
