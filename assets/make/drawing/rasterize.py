"""The press: an SVG is rasterised, then printed with a rough edge, uneven ink, dry specks and paper grain."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np
import skia
from PIL import Image

Array: TypeAlias = np.ndarray

_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')
_DRY = np.array([0.98, 0.94, 0.84], np.float32)
_CARD_EDGE = np.array([0.79, 0.68, 0.49], np.float32)
_LUMA = np.array([0.3, 0.59, 0.11], np.float32)
_TILE = 1024
_OVER = 2  # pictures are drawn and pressed larger by this, then reduced


@dataclass(frozen=True)
class Sprite:
    """A picture to make: how to draw it, how many pixels wide its master is, and how it is pressed.

    `sharp` draws a second layer of the same size that is laid over the print unpressed (small words).
    `press` holds keyword arguments of `press()`.
    """

    draw: Callable[[], str]
    width: int
    press: Mapping[str, Any] = field(default_factory=dict)
    sharp: Callable[[], str] | None = None

    def make(self, name: str) -> Image.Image:
        """The finished picture; its name is the seed of the print, so that it comes out alike every time."""
        drawing = self.draw()
        wide, high = _size(drawing)
        scale = _OVER * self.width / wide
        picture = press(raster(drawing, self.width * _OVER), crc32(name.encode()), scale, **self.press)
        if self.sharp is not None:
            picture.alpha_composite(raster(self.sharp(), self.width * _OVER))
        return picture.resize((self.width, max(1, round(self.width * high / wide))), Image.Resampling.LANCZOS)


def raster(drawing: str, width: float) -> Image.Image:
    """SVG text as an RGBA image that many pixels wide."""
    wide, high = _size(drawing)
    across = round(width)
    down = round(high * across / wide)
    raw = drawing.encode()  # the stream reads these bytes in place: they have to outlive it
    picture = skia.SVGDOM.MakeFromStream(skia.MemoryStream(raw, True))
    picture.setContainerSize(skia.Size(wide, high))
    surface = skia.Surface(across, down)
    canvas = surface.getCanvas()
    canvas.clear(0)
    canvas.scale(across / wide, down / high)
    picture.render(canvas)
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def press(
    image: Image.Image,
    seed: int = 1,
    scale: float = 1.0,
    rough: float = 0.4,
    ink: float = 0.055,
    salt: float = 0.3,
    grain: float = 0.028,
    keep_alpha: bool = False,
) -> Image.Image:
    """Print an RGBA image. `scale` is its pixels for each unit of the drawing: all sizes grow with it.

    `rough` is how far edges waver, `ink` how blotchy the colour is, `salt` how dry the specks are, `grain`
    the paper's fibre. With `keep_alpha` the sheet keeps its clean-cut edge and only the print on it wavers.
    """
    rng = np.random.default_rng(seed)
    pixels = np.asarray(image).astype(np.float32) / 255
    shape = pixels.shape[:2]
    alpha = pixels[..., 3]
    if keep_alpha:
        flat = pixels[..., :3] * alpha[..., None] + _CARD_EDGE * (1 - alpha[..., None])
        pixels = np.concatenate([flat, np.ones((*shape, 1), np.float32)], -1)
    if rough:
        down, across = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        down += rough * scale * _noise(shape, 2.5 * scale, rng)
        across += rough * scale * _noise(shape, 2.5 * scale, rng)
        pixels = _shifted(pixels, down, across)
    colour = pixels[..., :3]
    dark = 1 - colour @ _LUMA
    blotch = 0.7 * _noise(shape, 14 * scale, rng) + 0.5 * _noise(shape, 2.2 * scale, rng)
    colour = colour * (1 - (ink * blotch * (0.16 + 0.84 * dark))[..., None])
    speck = _noise(shape, 0.9 * scale, rng) + 0.6 * _noise(shape, 9 * scale, rng)
    bare = np.clip((speck - 2.1) * 1.6, 0, 1) * salt * np.clip(dark * 1.6 - 0.1, 0, 1)
    colour = colour + (_DRY - colour) * bare[..., None]
    fibre = 0.6 * _noise(shape, 0.6 * scale, rng) + 0.4 * _noise(shape, 4 * scale, rng)
    colour = colour * (1 + grain * fibre[..., None])
    printed = np.dstack([np.clip(colour, 0, 1), alpha if keep_alpha else pixels[..., 3]])
    return Image.fromarray((printed * 255 + 0.5).astype(np.uint8), "RGBA")


def _size(drawing: str) -> tuple[float, float]:
    found = _SIZE.search(drawing)
    assert found is not None, "a drawing says its width and height"
    return float(found[1]), float(found[2])


@cache
def _tile(radius: float) -> Array:
    """Periodic smooth noise of unit variance, Gaussian of `radius` pixels."""
    rng = np.random.default_rng(int(radius * 100) + 7)
    down, across = np.fft.fftfreq(_TILE), np.fft.rfftfreq(_TILE)
    blur = np.exp(-2 * (np.pi * radius) ** 2 * (down[:, None] ** 2 + across[None, :] ** 2))
    field = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((_TILE, _TILE))) * blur)
    tile: Array = ((field - field.mean()) / field.std()).astype(np.float32)
    return tile


def _noise(shape: tuple[int, ...], radius: float, rng: np.random.Generator) -> Array:
    """A piece of the tile, cut from a random place and repeated as far as the shape asks."""
    tile = _tile(round(radius, 2))
    top, left = rng.integers(0, _TILE, 2)
    return tile[np.ix_((np.arange(shape[0]) + top) % _TILE, (np.arange(shape[1]) + left) % _TILE)]


def _shifted(pixels: Array, down: Array, across: Array) -> Array:
    """Each pixel fetched from another place, between four neighbours; colour counts where it is opaque."""
    height, width = pixels.shape[:2]
    down, across = np.clip(down, 0, height - 1.001), np.clip(across, 0, width - 1.001)
    top, left = down.astype(int), across.astype(int)
    low, right = (down - top)[..., None], (across - left)[..., None]
    solid = np.concatenate([pixels[..., :3] * pixels[..., 3:], pixels[..., 3:]], -1)
    above = solid[top, left] * (1 - right) + solid[top, left + 1] * right
    below = solid[top + 1, left] * (1 - right) + solid[top + 1, left + 1] * right
    mixed = above * (1 - low) + below * low
    alpha = mixed[..., 3:]
    return np.concatenate([np.where(alpha > 1e-4, mixed[..., :3] / np.maximum(alpha, 1e-4), 0), alpha], -1)
