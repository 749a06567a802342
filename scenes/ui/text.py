"""Text: styles, fonts, line breaks and drawing of words, sharp at every window size.

Marks in a text: `**bold**`, and `[bulls/die_yellow_3]`, which puts that picture into the line, one and a half
capital letters high; `[bulls/bull_3:2.2]` gives its height. A line break in the text is one on the screen,
and ' is drawn as ’. All sizes are in device pixels; `k` is the number of device pixels in a design pixel.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from math import ceil
from typing import NamedTuple

import pygame

from scenes.ui.art import Art
from scenes.ui.surface_cache import LruCache
from scenes.ui.theme import Colour
from scenes.ui.typefaces import SPACED, STYLES, USUAL, Face, Font, font_of

SMALLEST = 12
"""Smallest size of letters in device pixels."""
_SURFACE_BYTES = 8 << 20
_MARKS = re.compile(r"(\*\*|\[[a-z][a-z0-9_/]*(?::[0-9.]+)?\])")
_SPACES = "\n\N{NO-BREAK SPACE}"
"""What leaves room and no letter; all else that is not printable is left out."""
_LONG, _SIGNS = 30, "/\\_-.,"
"""Words of more letters, such as the path of a file, may go on in the next line, best behind a sign."""
_PICTURE = 1.5
"""Height of a picture in a line, in capital letters, if its mark gives none."""


class Span(NamedTuple):
    """A part of a line: words in one face, or the picture that `text` names.

    `picture` is its height in capital letters; 0 for words.
    """

    text: str
    bold: bool
    picture: float
    width: int


Line = tuple[Span, ...]


class Block(NamedTuple):
    """A text broken into lines: the width of the widest and the distance between baselines, in pixels.

    The first baseline lies `ascent` below the top; each line's surface is centred in its leading.
    """

    lines: tuple[Line, ...]
    width: int
    leading: int
    ascent: int
    capital: int

    @property
    def height(self) -> int:
        """Height from the top of the first line to the bottom of the last."""
        return self.leading * len(self.lines)

    def above(self, down: str) -> int:
        """Pixels from the top down to the top, baseline (of the first line), middle or bottom."""
        middle = self.ascent + (self.leading * (len(self.lines) - 1) - self.capital) // 2
        return {"top": 0, "baseline": self.ascent, "middle": middle, "bottom": self.height}[down]


class Lettering:
    """Lays out and draws text. `factor` is the player's text size, 1.0 to 2.0.

    `letters` are those in which they read, and `spacing` is how many times farther apart than usual the lines
    of a longer text lie. `kept` is the size of the cache of drawn lines in bytes.
    """

    def __init__(self, art: Art, factor: float = 1.0, kept: int = _SURFACE_BYTES) -> None:
        self._art = art
        self._surfaces = LruCache(kept)
        self.factor, self.letters, self.spacing = factor, USUAL, 1.0

    @property
    def key(self) -> tuple[float, str, float]:
        """All that the look of a text depends on, for caches."""
        return self.factor, self.letters, self.spacing

    @contextmanager
    def at_most(self, factor: float) -> Iterator[None]:
        """Limit the text size and set lines close for as long as the context lasts, in fixed areas."""
        before = self.factor, self.spacing
        self.factor, self.spacing = min(before[0], factor), 1.0
        try:
            yield
        finally:
            self.factor, self.spacing = before

    @contextmanager
    def fitting(self, sizes: Sequence[float], fits: Callable[[], bool]) -> Iterator[None]:
        """Limit the text size to the first of these at which `fits` is true, else to the last."""
        for size in sizes:
            with self.at_most(size):
                if fits():
                    break
        with self.at_most(size):
            yield

    def pixels(self, style: str, k: float) -> int:
        """The size of a style in device pixels."""
        return max(SMALLEST, round(STYLES[style].size * self.factor * k))

    def set(self, text: str, style: str, k: float, width: float | None = None) -> Block:
        """The text broken into lines no wider than `width` (None: only at its line breaks)."""
        face, spacing = Face(style, self.letters), self.spacing if style in SPACED else 1.0
        most = None if width is None else int(width)
        return _set(self._art, text, face, self.pixels(style, k), most, spacing)

    def shorten(self, text: str, style: str, k: float, width: float) -> str:
        """The text, or as much of its beginning as fits with an ellipsis."""
        if self.set(text, style, k).width <= width:
            return text
        count = _most(len(text), width, lambda end: self.set(text[:end] + "…", style, k).width)
        return text[:count].rstrip() + "…"

    def line(self, line: Line, style: str, colour: Colour, k: float) -> pygame.Surface:
        """A line as a surface, as high as its font or, if that is higher, its highest picture."""
        face, size = Face(style, self.letters), self.pixels(style, k)
        return self._surfaces.get((line, face, size, colour), lambda: self._draw(line, face, size, colour))

    def _draw(self, line: Line, face: Face, size: int, colour: Colour) -> pygame.Surface:
        plain = font_of(self._art, face, False, size)
        if len(line) == 1 and line[0].width and not line[0].picture:
            return font_of(self._art, face, line[0].bold, size).render(line[0].text, True, colour)
        width = max(1, sum(span.width for span in line))
        height = _leading(line, plain)
        baseline = (height - plain.get_linesize()) // 2 + plain.get_ascent()
        out = pygame.Surface((width, height), pygame.SRCALPHA)
        x = 0
        for span in line:
            if span.picture:
                picture = self._art.picture(span.text, span.width)
                middle = baseline - _capital(plain) // 2
                out.blit(picture, (x, middle - picture.get_height() // 2))
            elif span.width:  # letters without width cannot be drawn
                font = font_of(self._art, face, span.bold, size)
                out.blit(font.render(span.text, True, colour), (x, baseline - font.get_ascent()))
            x += span.width
        return out


@lru_cache(maxsize=64)
def _capital(font: Font) -> int:
    metrics = font.metrics("H")[0]
    return metrics[3] if metrics else font.get_ascent()


def _leading(line: Line, font: Font) -> int:
    """Height of a line: its pictures are centred on its capital letters."""
    middle = font.get_ascent() - _capital(font) // 2
    half = max((ceil(_capital(font) * span.picture / 2) for span in line), default=0)
    over = max(0, half - min(middle, font.get_linesize() - middle))
    return font.get_linesize() + 2 * over


@lru_cache(maxsize=1024)
def _set(art: Art, text: str, face: Face, size: int, width: int | None, spacing: float) -> Block:
    plain = font_of(art, face, False, size)
    lines: list[Line] = []
    bold = False
    if not text.isprintable():
        text = "".join(letter for letter in text if letter.isprintable() or letter in _SPACES)
    for paragraph in text.replace("'", "’").split("\n"):
        words, bold = _words(paragraph, bold)
        lines.extend(_break(art, words, face, size, width))
    widest = max(sum(span.width for span in line) for line in lines)
    usual = font_of(art, face.usual, False, size).get_linesize()
    apart = round(usual * spacing) if len(lines) > 1 else usual
    leading = max(apart, *(_leading(line, plain) for line in lines))
    ascent = (leading - plain.get_linesize()) // 2 + plain.get_ascent()
    return Block(tuple(lines), widest, leading, ascent, _capital(plain))


Piece = tuple[str, bool, float]
"""Text, bold, height as a picture."""


def _words(paragraph: str, bold: bool) -> tuple[list[list[Piece]], bool]:
    """The words of a paragraph, each a list of pieces, and whether bold goes on after it."""
    words: list[list[Piece]] = [[]]
    for part in _MARKS.split(paragraph):
        if part == "**":
            bold = not bold
        elif part.startswith("[") and _MARKS.fullmatch(part):
            name, _, height = part[1:-1].partition(":")
            words[-1].append((name, False, float(height or _PICTURE)))
        else:
            for index, word in enumerate(part.split(" ")):
                if index:
                    words.append([])
                if word:
                    words[-1].append((word, bold, 0.0))
    return words, bold


def _break(art: Art, words: list[list[Piece]], face: Face, size: int, width: int | None) -> list[Line]:
    lines: list[Line] = []
    row: list[Piece] = []
    for word in words if width is None else _cut(art, words, face, size, width):
        longer = [*row, (" ", bool(word and word[0][1]), 0.0), *word] if row else list(word)
        if row and width is not None and _width(art, longer, face, size) > width:
            lines.append(_spans(art, row, face, size))
            longer = list(word)
        row = longer
    lines.append(_spans(art, row, face, size))
    return lines


def _cut(art: Art, words: list[list[Piece]], face: Face, size: int, width: int) -> Iterator[list[Piece]]:
    """The words; those that are too long for a line in parts that are not."""
    for word in words:
        rest = word
        while len(rest) == 1 and len(rest[0][0]) > _LONG and _width(art, rest, face, size) > width:
            text, bold, picture = rest[0]
            if picture:
                break
            end = _end(art, text, bold, face, size, width)
            yield [(text[:end], bold, 0.0)]
            rest = [(text[end:], bold, 0.0)]
        yield rest


def _end(art: Art, text: str, bold: bool, face: Face, size: int, width: int) -> int:
    """How many letters of a word a line has room for; fewer if it can end behind a sign."""
    fits = max(1, _most(len(text), width, lambda end: _span_width(art, text[:end], bold, 0.0, face, size)))
    sign = max(text.rfind(sign, 0, fits) for sign in _SIGNS) + 1
    return sign if sign > fits / 2 else fits


def _most(count: int, width: float, measured: Callable[[int], int]) -> int:
    """The most of fewer than `count` letters that are no wider than `width`, as they are `measured`."""
    return bisect_right(range(count), width, lo=1, key=measured) - 1


def _width(art: Art, row: list[Piece], face: Face, size: int) -> int:
    return sum(span.width for span in _spans(art, row, face, size))


def _spans(art: Art, row: list[Piece], face: Face, size: int) -> Line:
    joined: list[Piece] = []
    for text, bold, picture in row:
        if joined and not picture and not joined[-1][2] and joined[-1][1] == bold:
            joined[-1] = (joined[-1][0] + text, bold, 0.0)
        else:
            joined.append((text, bold, picture))
    return tuple(
        Span(text, bold, picture, _span_width(art, text, bold, picture, face, size))
        for text, bold, picture in joined
    ) or (Span("", False, 0.0, 0),)


@lru_cache(maxsize=4096)
def _span_width(art: Art, text: str, bold: bool, picture: float, face: Face, size: int) -> int:
    font = font_of(art, face, bold, size)
    if not picture:
        return font.size(text)[0]
    width, height = art.size(text)
    return max(1, round(_capital(font) * picture * width / height))


K = 3.0
"""Pixels of a master in each design pixel of its text."""
EVEN = 8
"""Pixels by which lines may differ and still look equally long."""
_AFTER_NUMBER = re.compile(r"(?<=\d) (?=\w)")


LETTERS = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ abcdefghijklmnñopqrstuvwxyz áéíóú 0123456789 ,.:;()+−’"


def card_lettering(art: Art) -> Lettering:
    """A lettering that caches no lines, because the picture that they are printed on is cached."""
    return Lettering(art, kept=0)


def faces_ahead(art: Art, style: str, sizes: Sequence[float]) -> list[Callable[[], object]]:
    """Work that can be done ahead: to read a face at these sizes, at each of which cards are printed."""
    lettering = card_lettering(art)
    return [partial(lettering.set, LETTERS, style, K * size) for size in sizes]


def signed(number: int) -> str:
    """A number with its sign, as it is printed."""
    return f"{number:+d}".replace("-", "−")


def set_words(
    lettering: Lettering,
    sheet: pygame.Surface,
    words: str,
    box: pygame.Rect,
    style: str,
    colour: Colour,
    sizes: Sequence[float],
    *,
    wrap: bool = False,
    shade: Colour | None = None,
) -> None:
    """Print words into the middle of a box, at the largest of the sizes at which they fit."""
    block, size = fitting(lettering, words, box, style, sizes, wrap)
    letters = block.capital + block.leading * (len(block.lines) - 1)
    top = box.centery + letters // 2 - block.leading * (len(block.lines) - 1) - block.ascent
    for row, line in enumerate(block.lines):
        left = box.centerx - sum(span.width for span in line) // 2
        for step, ink in ((3, shade), (0, colour)):
            if ink is not None:
                at = (left + step, top + row * block.leading + step)
                sheet.blit(lettering.line(line, style, ink, K * size), at)


def fitting(
    lettering: Lettering, words: str, box: pygame.Rect, style: str, sizes: Sequence[float], wrap: bool
) -> tuple[Block, float]:
    """The text block at the largest of the sizes at which it fits, else at the smallest, and that size.

    With `wrap` no line ends with a number that belongs to the next word, and all lines are about as long.
    """
    if wrap:
        words = _AFTER_NUMBER.sub("\N{NO-BREAK SPACE}", words)
    for size in sizes:
        block = lettering.set(words, style, K * size, box.width if wrap else None)
        if block.width <= box.width and (not wrap or block.height <= box.height):
            break
    return (_evenly(lettering, words, style, K * size, block) if wrap else block), size


def _evenly(lettering: Lettering, words: str, style: str, k: float, block: Block) -> Block:
    """The words in as many lines as that block has, with the longest line as short as possible."""
    too_narrow = block.width // len(block.lines)
    while block.width - too_narrow > EVEN:
        middle = (too_narrow + block.width) // 2
        tried = lettering.set(words, style, k, middle)
        if tried.width > middle or len(tried.lines) > len(block.lines):
            too_narrow = middle
        else:
            block = tried
    return block
