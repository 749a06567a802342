"""The streets of Madrid: blades that meet and blades that hurt, boots, bells, ducats, a jail's door."""

from __future__ import annotations

import numpy as np

from assets.make.sound.street import BELL
from assets.make.sound.synth import (
    Chance,
    Samples,
    Tape,
    band,
    burst,
    clock,
    drift,
    modes,
    ramp,
    shape,
    turns,
)

SILVER = np.array([2870, 4120, 5390, 7240, 9350])
OAK = np.array([92, 148, 237, 365, 560])
IRON = np.array([690, 1180, 1730, 2540, 3620])


def clash(chance: Chance) -> Samples:
    """Sword against sword: a blow, its parry, and one blade sliding down the other."""
    tape = Tape()
    at = 0.0
    for force, pan in ((0.85, -0.25), (1.0, 0.25)):
        tape.add(_blade(chance, force), at, 0.6, pan)
        at += chance.uniform(0.17, 0.24)
    tape.add(_slide(chance), at - 0.12, 0.32, 0.1)
    tape.add(_blade(chance, 0.5), at + 0.16, 0.5, -0.1)
    return tape.room(chance, 0.5, 0.2, 7500)


def wound(chance: Chance) -> Samples:
    """A blade goes home: it hisses through the air, strikes cloth and leather, and breath is lost."""
    tape = Tape()
    swing = band(chance, 0.16, 900, 5200, -0.5) * shape(0.16, (0, 0), (0.12, 1), (0.16, 0))
    tape.add(swing, 0.0, 0.4, -0.3)
    time = clock(0.25)
    thud = np.sin(2 * np.pi * turns(105 * (1 + 0.8 * np.exp(-time / 0.02)))) * np.exp(-time / 0.05)
    tape.add(ramp(thud, 0.001, 0.08), 0.14, 0.3)
    tape.add(burst(chance, 0.018, 300, 2600, -0.4), 0.14, 0.8)
    tape.add(burst(chance, 0.004, 2200, 8000), 0.145, 0.25)
    gasp = band(chance, 0.3, 420, 2400, -0.3) * (1 + 0.3 * drift(chance, 0.3, 25))
    tape.add(gasp * shape(0.3, (0, 0), (0.04, 1), (0.12, 0.5), (0.3, 0)), 0.2, 0.22, 0.1)
    return tape.room(chance, 0.4, 0.18, 3500)


def steps(chance: Chance) -> Samples:
    """Two steps of a boot on cobbles: the heel knocks, the sole grinds a little sand."""
    tape = Tape()
    at = 0.0
    for foot in (-0.12, 0.12):
        force = chance.uniform(0.8, 1)
        stone = np.array([185, 320, 540, 860]) * chance.uniform(0.88, 1.14)
        heel = modes(0.09, stone, (0.018, 0.015, 0.011, 0.008), (0.6, 0.9, 0.8, 0.5))
        tape.add(ramp(heel, 0.0006, 0.03), at, 0.5 * force, foot)
        tape.add(burst(chance, 0.004, 700, 4800, -0.3), at, 0.45 * force, foot)
        seconds = chance.uniform(0.05, 0.07)
        sole = band(chance, seconds, 1400, 6500, -0.4) * (1 + 0.5 * drift(chance, seconds, 120))
        tape.add(sole * np.sin(np.pi * clock(seconds) / seconds) ** 2, at + 0.03, 0.16 * force, foot)
        at += chance.uniform(0.115, 0.13)
    return tape.room(chance, 0.3, 0.16, 4000)


def bell(chance: Chance, hertz: float) -> Samples:
    """One slow stroke on the great bell of a church, and its hum."""
    ratio, decay, gain = BELL.T
    tape, seconds = Tape(), 4.2
    for twin, side in ((-0.35, -0.3), (0.35, 0.3)):  # no bell is quite round: its partials beat
        gains = gain * chance.uniform(0.85, 1.15, len(gain))
        partials = hertz * ratio + twin * ratio**0.5
        tone = modes(seconds, partials, 1.2 * decay, gains, chance.uniform(0, 6, len(gain)))
        tape.add(ramp(tone, 0.001, 1.4), 0.0, 0.12, side)
    tape.add(burst(chance, 0.004, 700, 5500), 0.0, 0.25)
    return tape.room(chance, 1.6, 0.26, 4200)


def coins(chance: Chance) -> Samples:
    """A handful of ducats poured on a table: they ring on one another, and the last one spins to rest."""
    tape = Tape()
    for at in np.sort(chance.uniform(0.0, 0.32, 9)):
        tape.add(_coin(chance, chance.uniform(0.4, 0.9)), at, 0.4, chance.uniform(-0.35, 0.35))
    at, gap, pitch = 0.36, 0.075, chance.uniform(0.96, 1.04)
    while gap > 0.012:
        tape.add(_coin(chance, 0.2 + 4 * gap, pitch), at, 0.3, 0.2)
        at, gap = at + gap, 0.84 * gap
    return tape.room(chance, 0.3, 0.14, 6500)


def door(chance: Chance) -> Samples:
    """The door of a cell: its hinge groans, oak falls into stone, and a bolt is shot."""
    tape = Tape()
    seconds = chance.uniform(0.42, 0.5)
    stick = 46 * (1 + 0.5 * clock(seconds) / seconds) * (1 + 0.16 * drift(chance, seconds, 14))
    jerk = np.abs(np.sin(np.pi * turns(stick))) ** 9
    hinge = jerk * band(chance, seconds, 480, 2300, -0.4) * shape(seconds, (0, 0), (0.2, 1), (seconds, 0.3))
    tape.add(ramp(hinge, 0.02, 0.04), 0.0, 0.3, -0.3)
    leaf = modes(
        0.6, OAK * chance.uniform(0.94, 1.06), (0.12, 0.09, 0.06, 0.035, 0.02), (0.5, 0.6, 0.9, 0.9, 0.8)
    )
    tape.add(ramp(leaf, 0.001, 0.2), seconds, 0.42)
    tape.add(burst(chance, 0.016, 180, 3200, -0.4), seconds, 0.6)
    for at, force in ((0.3, 0.6), (0.42 + chance.uniform(0, 0.05), 1.0)):
        bolt = modes(
            0.2, IRON * chance.uniform(0.96, 1.04), (0.05, 0.04, 0.03, 0.02, 0.012), (0.7, 1, 0.8, 0.5, 0.3)
        )
        tape.add(ramp(bolt, 0.0006, 0.06), seconds + at, 0.16 * force, 0.25)
        tape.add(burst(chance, 0.005, 900, 6000), seconds + at, 0.3 * force, 0.25)
    return tape.room(chance, 1.1, 0.3, 3200)


def _blade(chance: Chance, force: float) -> Samples:
    """Steel struck on steel: a crowd of partials out of any tune, most of which die at once."""
    partials = np.sort(chance.uniform(1300, 10500, 46))
    decays = (0.035 + 0.2 * chance.random(46) ** 4) * np.exp(-partials / 9000)
    gains = chance.uniform(0.2, 1, 46) * np.exp(-(((partials - 4000) / 3600) ** 2))
    ring = modes(0.6, partials, decays, gains / gains.sum() * 3, chance.uniform(0, 6, 46))
    guard = modes(
        0.6, np.array([410, 735, 1090]) * chance.uniform(0.9, 1.1), (0.02, 0.015, 0.01), (0.3, 0.3, 0.2)
    )
    edge = burst(chance, 0.0035, 2000, 12000)
    blow = ring + guard
    blow[: len(edge)] += 0.7 * edge
    return force * ramp(blow, 0.0004, 0.1)


def _slide(chance: Chance) -> Samples:
    """An edge drawn along another: it hisses, and sings higher towards the point."""
    seconds = chance.uniform(0.2, 0.26)
    pitch = shape(seconds, (0, 2300), (seconds, chance.uniform(3600, 4300)))
    song = np.sin(2 * np.pi * turns(pitch)) + 0.5 * np.sin(2 * np.pi * turns(1.83 * pitch))
    hiss = band(chance, seconds, 2600, 10500)
    return (0.3 * song * (0.5 + 0.5 * hiss) + hiss) * np.sin(np.pi * clock(seconds) / seconds) ** 1.5


def _coin(chance: Chance, force: float, pitch: float | None = None) -> Samples:
    """One ducat that strikes another."""
    size = chance.uniform(0.9, 1.12) if pitch is None else pitch
    gains = np.array((0.6, 1, 0.8, 0.5, 0.3)) * chance.uniform(0.6, 1, 5)
    ring = modes(0.22, SILVER * size, (0.05, 0.045, 0.032, 0.02, 0.012), gains)
    click = burst(chance, 0.001, 2500, 11000)
    ring[: len(click)] += 0.4 * click
    return force * ramp(ring, 0.0004, 0.05)
