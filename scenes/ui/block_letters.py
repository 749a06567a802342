"""The letters of headings: those of the posters, set from a sheet on which each is printed once.

A `BlockFont` is used like a font of pygame. A line is set at the size of the sheet and then scaled as a
whole, so that no letter is moved to a whole pixel. What the sheet does not have is left to another font.
"""

from __future__ import annotations

from math import ceil

import pygame

from scenes.ui.art import Art
from scenes.ui.theme import Colour

SHEET = "ui/letters"
LEADING = 1.2
"""Distance of two baselines to the size of the letters."""
CAPITAL = 0.68
"""Height of a capital letter, to the size of the letters."""
RISE = 0.9
"""How far above the baseline a line begins, to the size of the letters."""

_READ: dict[Art, pygame.Surface] = {}


def keep_letters(art: Art) -> None:
    """Read the sheet, if it has not been read yet: a table calls out in the second frame that it is shown."""
    _blocks(art)


def _blocks(art: Art) -> pygame.Surface:
    """The sheet, of which only the shapes count: the more opaque it is somewhere, the lighter is its grey."""
    if art not in _READ:
        sheet = art.load_uncached(SHEET)
        # One byte for each pixel: all of the sheet takes 2 megabytes, and not 8.
        opacity = pygame.image.tobytes(sheet, "RGBA")[3::4]
        _READ[art] = pygame.image.frombytes(opacity, sheet.get_size(), "P")
        _READ[art].set_palette([(level, level, level) for level in range(256)])
    return _READ[art]


def _white(shapes: pygame.Surface) -> pygame.Surface:
    """Return shapes in grey as white ones, the more opaque the lighter they were."""
    pixels = bytearray(b"\xff") * (4 * shapes.get_width() * shapes.get_height())
    pixels[3::4] = pygame.image.tobytes(shapes, "RGB")[::3]
    return pygame.image.frombytes(bytes(pixels), shapes.get_size(), "RGBA")


class BlockFont:
    """The letters at a size in pixels; `other` draws texts with letters that the sheet does not have."""

    def __init__(self, art: Art, size: int, other: pygame.font.Font) -> None:
        from scenes.ui.letter_sheet import letter_sheet  # the title has no headings, and is shown sooner

        self._art, self._size, self._other = art, size, other
        self._sheet = letter_sheet()
        self._scale = size / self._sheet.em

    def _has_letters_of(self, text: str) -> bool:
        letters = self._sheet.letters
        return all(letter in letters for letter in text)

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of a line."""
        if not self._has_letters_of(text):
            return self._other.size(text)[0], self.get_linesize()
        return ceil(self._run(text) * self._scale), self.get_linesize()

    def _run(self, text: str) -> float:
        sheet = self._sheet
        pairs = (sheet.pairs.get(text[at : at + 2], 0.0) for at in range(len(text) - 1))
        return sum(sheet.letters[letter][3] for letter in text) + sum(pairs)

    def render(self, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        """Draw a line in a colour."""
        width, height = self.size(text)
        out = pygame.Surface((width, height), pygame.SRCALPHA)
        if not self._has_letters_of(text):
            drawn = self._other.render(text, antialias, colour)
            out.blit(drawn, (0, self.get_ascent() - self._other.get_ascent()))
            return out
        line = self._line(text)
        scale = self._scale
        size = max(1, round(line.get_width() * scale)), max(1, round(line.get_height() * scale))
        small = _white(pygame.transform.smoothscale(line, size))
        small.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        sheet = self._sheet
        out.fill((*colour, 0))
        out.blit(small, (-round(sheet.around * scale), self.get_ascent() - round(sheet.above * scale)))
        return out

    def _line(self, text: str) -> pygame.Surface:
        """The shapes of a line at the size of the sheet, with the room around its first and last letter."""
        sheet, blocks = self._sheet, _blocks(self._art)
        high = sheet.above + sheet.below
        line = pygame.Surface((ceil(self._run(text)) + 2 * sheet.around + 1, high), depth=32)
        x = 0.0
        for at, letter in enumerate(text):
            left, row, width, advance = sheet.letters[letter]
            line.blit(blocks, (round(x), 0), (left, row * high, width, high), pygame.BLEND_RGB_MAX)
            x += advance + sheet.pairs.get(text[at : at + 2], 0.0)
        return line

    def get_linesize(self) -> int:
        """Distance of two baselines."""
        return round(self._size * LEADING)

    def get_ascent(self) -> int:
        """Pixels from the top of a line to its baseline."""
        return round(self._size * RISE)

    def metrics(self, text: str) -> list[tuple[int, int, int, int, int] | None]:
        """Bounds and advance of each letter as pygame has them, all capital high; None: no such letter."""
        high = round(self._size * CAPITAL)
        return [
            (0, self.size(letter)[0], 0, high, self.size(letter)[0]) if self._has_letters_of(letter) else None
            for letter in text
        ]
