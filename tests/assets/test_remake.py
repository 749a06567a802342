"""The shipped pictures: made again they come out alike, and their colours can be told apart and read."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest

from tests.needs import of_the_art_group

of_the_art_group("skia")

import numpy as np
from PIL import Image

from assets.make.__main__ import QUALITY, file, sprites
from assets.make.palette import BULL, READABLE, SEATS, channels

REMADE = [
    "bulls/die_yellow_3",
    "bulls/sign_odd_es",
    "bulls/runner_green_2",
    "bulls/trampled",
    "bulls/destination_casino",
    "toruro/card_copas_12",
    "toruro/card_back",
    "toruro/chip_10",
    "toruro/slate",
    "ui/mark_maroon",
]
ALIKE = 1.5
"""The largest mean difference, of 255, that another machine's arithmetic may make."""

APART, LEGIBLE = 15.0, 4.5

# Machado, Oliveira and Fernandes (2009): what complete blindness to one kind of cone makes of linear RGB.
SIGHTS = {
    "normal": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def solid(image: Image.Image) -> np.ndarray:
    """Pixels weighted by how opaque they are: what lies under a transparent one does not count."""
    pixels = np.asarray(image.convert("RGBA")).astype(float)
    return np.dstack([pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3]])


@pytest.mark.parametrize("name", REMADE)
def test_a_sprite_made_again_is_the_shipped_one(name: str) -> None:
    packed = BytesIO()
    sprites()[name].make(name).save(packed, "WEBP", quality=QUALITY, method=6)
    again, shipped = Image.open(packed), Image.open(file(name))
    assert again.size == shipped.size
    assert np.abs(solid(again) - solid(shipped)).mean() < ALIKE


def test_every_sprite_of_the_tables_is_shipped() -> None:
    assert not [name for name in sprites() if not file(name).is_file()]


@pytest.mark.parametrize("sight", SIGHTS)
def test_players_and_bulls_are_told_apart_by_every_kind_of_sight(sight: str) -> None:
    colours = {colour: seat.main for colour, seat in SEATS.items()} | {"bull": BULL}
    seen = {colour: lab(SIGHTS[sight] @ linear(main)) for colour, main in colours.items()}
    distances = {pair: distance(seen[pair[0]], seen[pair[1]]) for pair in combinations(colours, 2)}
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] >= APART, f"{' and '.join(nearest)}: {distances[nearest]:.1f}"


@pytest.mark.parametrize(("text", "ground"), READABLE)
def test_words_stand_out_from_their_ground(text: str, ground: str) -> None:
    light, dark = sorted((luminance(text), luminance(ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= LEGIBLE


def test_the_distance_of_colours_is_that_of_the_published_examples() -> None:
    # Sharma, Wu and Dalal (2005), pairs 1, 7 and 25 of their table.
    table = [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ]
    for one, other, expected in table:
        assert distance(np.array(one), np.array(other)) == pytest.approx(expected, abs=1e-4)


def linear(colour: str) -> np.ndarray:
    """Linear red, green and blue of `#RRGGBB`."""
    value = np.array(channels(colour)) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """Relative luminance as the Web Content Accessibility Guidelines have it."""
    return float(linear(colour) @ XYZ[1])


def lab(rgb: np.ndarray) -> np.ndarray:
    """CIELAB of linear RGB, under daylight D65."""
    share = XYZ @ np.clip(rgb, 0, 1) / WHITE
    x, y, z = np.where(share > 216 / 24389, np.cbrt(share), (24389 / 27 * share + 16) / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def distance(one: np.ndarray, other: np.ndarray) -> float:
    """CIEDE2000 between two CIELAB colours."""
    chroma = (np.hypot(*one[1:]) + np.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * np.sqrt(chroma**7 / (chroma**7 + 25.0**7))
    (l1, c1, h1), (l2, c2, h2) = _polar(one, stretch), _polar(other, stretch)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_light, d_chroma, d_hue = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    cosines = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    wave = 1 + sum(share * np.cos(np.radians(times * hue + shift)) for share, times, shift in cosines)
    s_light = 1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2)
    s_chroma, s_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * wave
    blue = 60 * np.exp(-((((hue % 360) - 275) / 25) ** 2))
    twist = -2 * np.sqrt(chroma**7 / (chroma**7 + 25.0**7)) * np.sin(np.radians(blue))
    a, b, c = d_light / s_light, d_chroma / s_chroma, d_hue / s_hue
    return float(np.sqrt(a * a + b * b + c * c + twist * b * c))


def _polar(colour: np.ndarray, stretch: float) -> tuple[float, float, float]:
    light, a, b = colour
    a *= stretch
    return light, float(np.hypot(a, b)), float(np.degrees(np.arctan2(b, a)) % 360)
