"""Sight: how colours look to those who lack one kind of cone, and how far apart two of them are to an eye.

Colours are red, green and blue from 0 to 255.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""What complete blindness to one kind of cone makes of linear RGB.

From Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, severity 1.0.
"""

_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041),
)  # fmt: skip
_DAYLIGHT: Triple = (0.95047, 1.0, 1.08883)


def seen(colour: tuple[int, ...], sight: str) -> Triple:
    """The CIELAB colour, under daylight (D65), that somebody with that sight has before them."""
    light = _times(SIGHTS[sight], _linear(colour))
    light = (_clipped(light[0]), _clipped(light[1]), _clipped(light[2]))
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ, light), _DAYLIGHT, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Triple, other: Triple) -> float:
    """CIEDE2000 between two CIELAB colours: 1 can just be seen, 10 at a glance.

    As in Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30,
    2005.
    """
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * _gray(chroma)
    (l1, c1, h1), (l2, c2, h2) = _polar(one, stretch), _polar(other, stretch)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_light, d_chroma, d_hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    cosines = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    wave = 1 + sum(share * cos(radians(times * hue + shift)) for share, times, shift in cosines)
    s_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    s_chroma, s_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * wave
    twist = -2 * _gray(chroma) * sin(radians(60 * exp(-((((hue % 360) - 275) / 25) ** 2))))
    a, b, c = d_light / s_light, d_chroma / s_chroma, d_hue / s_hue
    return sqrt(a * a + b * b + c * c + twist * b * c)


def _linear(colour: tuple[int, ...]) -> Triple:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour[:3]
    )
    return red, green, blue


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _clipped(share: float) -> float:
    return min(1.0, max(0.0, share))


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def _gray(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _polar(colour: Triple, stretch: float) -> Triple:
    light, a, b = colour
    a *= stretch
    return light, hypot(a, b), degrees(atan2(b, a)) % 360
