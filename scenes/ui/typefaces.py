"""Styles of text, and the files of the letters that each is written in.

What people read may be in letters of their choice; names, numbers and headings keep those of the posters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.util import find_spec
from typing import NamedTuple, TypeAlias

import pygame

from game.storage.paths import resource
from scenes.ui.art import Art
from scenes.ui.block_letters import BlockFont
from scenes.ui.theme import Colour

NARROW = 3
"""The fewest pixels between two words: with fewer they run together."""
BETWEEN = 0.18
"""Room between two words, to the size of the letters."""
APART = 1
"""The fewest pixels between a c and a stem behind it: where they touch, clubs read as dubs."""
WORDS = 512
"""How many words whose width is known are kept of a font."""
_C_AND_STEM = re.compile("(?<=c)(?=[hkl])")


class SansFont:
    """The usual sans, with more room between words than it has by itself, and between a c and a stem.

    Its own space is narrow, and whole pixels and kerning leave one pixel of it in small letters.
    """

    def __init__(self, own: pygame.font.Font, size: int) -> None:
        self._own = own
        self._between = max(NARROW, round(size * BETWEEN))
        c, stem = own.metrics("cl")
        assert c is not None and stem is not None
        self._touch = c[4] + stem[0] - c[1] < APART
        self._room = max(0, APART - (own.size("c")[0] + stem[0] - c[1]))
        self._wide = lru_cache(WORDS)(lambda part: own.size(part)[0])  # measured, and drawn soon after

    def _parts(self, text: str) -> Iterator[tuple[str, int, int]]:
        """Each part that is drawn by itself, where it begins, and where it ends."""
        left = -self._between
        for word in text.split(" "):
            left += self._between - self._room
            for part in _C_AND_STEM.split(word) if self._touch else [word]:
                left += self._room
                right = left + self._wide(part)
                yield part, left, right
                left = right

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of a line."""
        *_, (_, _, right) = self._parts(text)
        return right, self.get_linesize()

    def render(self, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        """Draw a line in a colour."""
        parts = list(self._parts(text))
        if len(parts) == 1:
            return self._own.render(text, antialias, colour)
        out = pygame.Surface((parts[-1][2], self.get_linesize()), pygame.SRCALPHA)
        out.fill((*colour, 0))
        for part, left, _ in parts:
            if part:
                out.blit(self._own.render(part, antialias, colour), (left, 0))
        return out

    def get_linesize(self) -> int:
        """Distance of two baselines."""
        return self._own.get_linesize()

    def get_ascent(self) -> int:
        """Pixels from the top of a line to its baseline."""
        return self._own.get_ascent()

    def metrics(self, text: str) -> list[tuple[int, int, int, int, int] | None]:
        """Bounds and advance of each letter as pygame has them."""
        return self._own.metrics(text)


class OtherFont:
    """A chosen font; a text with a letter that it lacks is drawn by the usual one, on the same baseline."""

    def __init__(self, chosen: pygame.font.Font, usual: pygame.font.Font) -> None:
        self._chosen, self._usual = chosen, usual

    def _font(self, text: str) -> pygame.font.Font:
        shapes = zip(text, self._chosen.metrics(text), strict=True)
        lacks = any(not (letter.isspace() or (shape and any(shape[:4]))) for letter, shape in shapes)
        return self._usual if lacks else self._chosen

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of a line."""
        return self._font(text).size(text)[0], self.get_linesize()

    def render(self, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        """Draw a line in a colour."""
        font = self._font(text)
        drawn = font.render(text, antialias, colour)
        if font is self._chosen:
            return drawn
        out = pygame.Surface((drawn.get_width(), self.get_linesize()), pygame.SRCALPHA)
        out.fill((*colour, 0))
        out.blit(drawn, (0, self.get_ascent() - font.get_ascent()))
        return out

    def get_linesize(self) -> int:
        """Distance of two baselines."""
        return self._chosen.get_linesize()

    def get_ascent(self) -> int:
        """Pixels from the top of a line to its baseline."""
        return self._chosen.get_ascent()

    def metrics(self, text: str) -> list[tuple[int, int, int, int, int] | None]:
        """Bounds and advance of each letter as pygame has them."""
        return self._font(text).metrics(text)


Font: TypeAlias = pygame.font.Font | BlockFont | OtherFont | SansFont


class Style(NamedTuple):
    """A font face and its size in design pixels; `bold` is the face of `**bold**` in it.

    Where it is `printed` the letters are those of the posters, and the face has what they lack.
    """

    package: str
    face: str
    size: int
    bold: str
    printed: bool = False


_SANS, _SERIF = "fontpkg_alegreya_sans", "fontpkg_spectral"

STYLES: dict[str, Style] = {
    "caption": Style(_SANS, "AlegreyaSans-Medium", 14, "AlegreyaSans-ExtraBold"),
    "body": Style(_SANS, "AlegreyaSans-Medium", 17, "AlegreyaSans-ExtraBold"),
    "strong": Style(_SANS, "AlegreyaSans-Bold", 17, "AlegreyaSans-Black"),
    "lead": Style(_SANS, "AlegreyaSans-Medium", 20, "AlegreyaSans-ExtraBold"),
    "aside": Style(_SANS, "AlegreyaSans-MediumItalic", 19, "AlegreyaSans-BoldItalic"),
    "button": Style(_SANS, "AlegreyaSans-ExtraBold", 19, "AlegreyaSans-Black"),
    "small button": Style(_SANS, "AlegreyaSans-ExtraBold", 16, "AlegreyaSans-Black"),
    "key": Style(_SANS, "AlegreyaSans-ExtraBold", 14, "AlegreyaSans-Black"),
    "heading": Style(_SERIF, "Spectral-ExtraBold", 23, "Spectral-ExtraBold", printed=True),
    "card": Style(_SERIF, "Spectral-ExtraBold", 17, "Spectral-ExtraBold"),
    "small number": Style(_SERIF, "Spectral-ExtraBold", 16, "Spectral-ExtraBold"),
    "number": Style(_SERIF, "Spectral-ExtraBold", 20, "Spectral-ExtraBold"),
    "score": Style(_SERIF, "Spectral-ExtraBold", 28, "Spectral-ExtraBold"),
    "leaf": Style(_SERIF, "Spectral-ExtraBold", 46, "Spectral-ExtraBold"),
    "title": Style(_SERIF, "Spectral-ExtraBold", 32, "Spectral-ExtraBold", printed=True),
    "poster": Style(_SERIF, "Spectral-ExtraBold", 38, "Spectral-ExtraBold", printed=True),
    "shout": Style(_SERIF, "Spectral-ExtraBold", 52, "Spectral-ExtraBold", printed=True),
}
SPACED = frozenset({"caption", "body", "strong", "lead", "aside"})
"""The styles of texts with many lines, which may lie farther apart."""


class Family(NamedTuple):
    """Letters in place of the usual sans: their files, and the size at which they look as large as it."""

    name: str
    scale: float


USUAL = "usual"
FAMILIES: dict[str, Family] = {
    "hyperlegible": Family("AtkinsonHyperlegible", 0.94),
    "plain": Family("FiraSans", 0.88),
}
"""The letters that people may choose for what they read, by the names of the settings."""


class Face(NamedTuple):
    """A style of text in the letters that were chosen."""

    style: str
    letters: str = USUAL

    @property
    def usual(self) -> Face:
        """Return the same style in the usual letters."""
        return Face(self.style)


@lru_cache(maxsize=96)
def font_of(art: Art, face: Face, bold: bool, size: int) -> Font:
    """Return the font of a style, or of what is bold in it, at a size in device pixels."""
    row = STYLES[face.style]
    name = row.bold if bold else row.face
    font = pygame.font.Font(f"{_folder(row.package)}/files/{name}.ttf", size)
    if row.package == _SANS:
        if face.letters == USUAL:
            return SansFont(font, size)
        return OtherFont(_chosen(FAMILIES[face.letters], name, size), font)
    return BlockFont(art, size, font) if row.printed else font


def _chosen(family: Family, instead_of: str, size: int) -> pygame.font.Font:
    """Return the font of a family that stands in for a face of the usual one."""
    kind = next((kind for kind in ("Bold", "Black", "Italic") if kind in instead_of), "Regular")
    file = resource(f"assets/fonts/{family.name}-{kind.replace('Black', 'Bold')}.ttf")
    return pygame.font.Font(file, round(size * family.scale))


@cache
def _folder(package: str) -> str:
    found = find_spec(package)  # importlib.resources takes its time to load, at every start
    assert found is not None and found.submodule_search_locations, f"{package} is not installed"
    (folder,) = found.submodule_search_locations
    return folder
