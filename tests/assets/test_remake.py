"""The shipped pictures: made again they come out alike, and their words can be read."""

from __future__ import annotations

from io import BytesIO

import pytest

from tests.needs import long, of_the_art_group

of_the_art_group("skia")

import numpy as np
from PIL import Image

from assets.make.__main__ import QUALITY, file, sprites
from assets.make.drawing.palette import READABLE, channels
from scenes.ui.theme import ratio

REMADE = [
    "bulls/die_yellow_3",
    "bulls/sign_odd_es",
    "bulls/runner_green_2",
    "bulls/trampled",
    "bulls/destination_casino",
    long("toruro/card_copas_12"),
    long("toruro/card_back"),
    "toruro/chip_10",
    long("ui/slate"),
    "ui/mark_maroon",
    "ui/cursor_wait",
    "alatriste/petal",
]
ALIKE = 1.5
"""The largest mean difference, of 255, that another machine's arithmetic may make."""

LEGIBLE = 4.5


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


@pytest.mark.parametrize(("text", "ground"), READABLE)
def test_words_stand_out_from_their_ground(text: str, ground: str) -> None:
    assert ratio(channels(text), channels(ground)) >= LEGIBLE
