"""The letters of headings, printed from the blocks that the posters are printed from, on one sheet.

    python -m assets.make.ui.letters     measure them, for `scenes/ui/block_letters.py`

The sheet has a row of equal height for every few letters; where each lies and how far the next one is from
it stands in `pictures/ui/letters.toml`.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from string import ascii_letters
from typing import NamedTuple

from PIL import Image

from assets.make.__main__ import PICTURES
from assets.make.drawing.lettering import outline
from assets.make.drawing.palette import PAPER_HI
from assets.make.drawing.rasterize import Sprite, raster
from assets.make.drawing.svg import group, path, svg

FACE = "almendra"
EM, WIDTH = 96, 1200
"""Pixels of the sheet in an em of the letters, and the width of the sheet."""
ABOVE, BELOW, AROUND = 104, 40, 16
"""Pixels above and below the baseline in a row, and at both sides of a letter."""
ACCENTED = "ÁÉÍÓÚÜÑáéíóúüñÀÈÌÒÙÂÊÎÔÛÄËÏÖÇÃÕÅØÆàèìòùâêîôûäëïöçãõåøæß"
SIGNS = " !\"#%&'()*+,-./0123456789:;=?@_¡¿ªº·«»‘’“”–—…−×½"
LETTERS = f"{SIGNS}{ascii_letters}{ACCENTED}"
KERNED = f"{ascii_letters}ÁÉÍÓÚÑáéíóúñ.,’!¡¿?"
LEAST = 1.0
"""Pixels of the sheet from which on two letters count as drawn together or apart."""


class Cell(NamedTuple):
    """Where a letter lies on the sheet: its left edge, its row, its width, and how far the next letter is."""

    left: int
    row: int
    width: int
    advance: float


class Clean(Sprite):
    """A picture that is not pressed: these letters are read small, and drawn in any colour."""

    def make(self, name: str) -> Image.Image:
        return raster(self.draw(), self.width)


@cache
def cells() -> dict[str, Cell]:
    """Return where every letter lies."""
    found: dict[str, Cell] = {}
    x = row = 0
    for letter in LETTERS:
        run = outline(letter, FACE, EM)[1]
        wide = round(run) + 2 * AROUND
        if x + wide > WIDTH:
            x, row = 0, row + 1
        found[letter] = Cell(x, row, wide, round(run, 1))
        x += wide
    return found


def sheet() -> str:
    """All letters in their places."""
    drawn, rows = "", 1 + max(cell.row for cell in cells().values())
    for letter, cell in cells().items():
        base = cell.row * (ABOVE + BELOW) + ABOVE
        drawn += group(path(outline(letter, FACE, EM)[0], PAPER_HI), cell.left + AROUND, base)
    return svg(WIDTH, rows * (ABOVE + BELOW), drawn)


def measures() -> str:
    """Return the file that says where each letter lies, and which pairs stand closer or wider than others."""
    pairs = {
        one + other: run - cells()[one].advance - cells()[other].advance
        for one, other in product(KERNED, KERNED)
        for run in [outline(one + other, FACE, EM)[1]]
    }
    letters = "".join(f"{_quoted(letter)} = {[*cell]}\n" for letter, cell in cells().items())
    kerned = "".join(f"{_quoted(pair)} = {round(by, 1)}\n" for pair, by in pairs.items() if abs(by) >= LEAST)
    return (
        f"# Made by `python -m assets.make.ui.letters`: left, row, width and advance of each letter.\n"
        f"em = {EM}\nabove = {ABOVE}\nbelow = {BELOW}\naround = {AROUND}\n"
        f"\n[letters]\n{letters}\n[pairs]\n{kerned}"
    )


def _quoted(words: str) -> str:
    return '"' + words.replace('"', '\\"') + '"'


SPRITES = {"ui/letters": Clean(sheet, WIDTH)}

if __name__ == "__main__":
    (PICTURES / "ui" / "letters.toml").write_text(measures(), encoding="utf-8")
