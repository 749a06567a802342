"""One row of the list of ways: the name of a box, and as much as there is room for of what happens there.

What a die brings stands in cells, which are as wide as their share of its six faces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, TypeAlias

import pygame

from game.alatriste.prospects import SIDES
from game.alatriste.rows import BOXES
from game.translation import tr
from scenes.skins.alatriste.words.ways import Result, WayWords
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, PAPER_HI, Colour, rgb


class Detail(NamedTuple):
    """How much of a way is told: whether all of it is, and on how many lines what the die brings."""

    is_whole: bool
    lines: int


FULL, CLOSE, FOLDED = Detail(True, 2), Detail(True, 1), Detail(False, 0)
LARGE, SMALL = (2.0, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.0), (0.92, 0.85)
TRIED: Sequence[tuple[float, Detail]] = (
    *((size, FULL) for size in LARGE),
    *((size, CLOSE) for size in (*LARGE, *SMALL)),
    *((size, FOLDED) for size in (*LARGE, *SMALL)),
)
"""The text sizes and the details of which the first are taken with which all rows have room."""
SIDE, GAP = 11.0, 3.0
"""The room in a row beside its words, and from one row to the next."""
EDGES = {FULL: (6.0, 11.0), CLOSE: (2.0, 4.0), FOLDED: (3.0, 3.0)}
"""The room above and below the words."""
AIR = 2.0
"""The room above a line, into which its signs reach."""
CELL, BETWEEN = 2.0, 2.0
"""The room above and below the words of a cell, both together, and from one cell to the next."""
GROUNDS = {1: rgb("#D3DFA6"), 0: rgb("#E9DFC6"), -1: rgb("#F1C4B2")}
"""What lies under a result that is good, neither, or bad."""

Block: TypeAlias = tuple[float, Callable[[float], object]]
"""How high a part of a row is, and what draws it from its upper edge on."""


def height(canvas: Canvas, box: int, words: WayWords, wide: float, detail: Detail) -> float:
    """Return how high a row is in letters of the present size."""
    blocks = _blocks(canvas, box, words, pygame.FRect(0, 0, wide, 0), detail)
    return sum(EDGES[detail]) + sum(high for high, _ in blocks)


def paint(
    canvas: Canvas, box: int, words: WayWords, area: pygame.FRect, is_lit: bool, detail: Detail
) -> None:
    """Paint a row; the `is_lit` one stands out."""
    if detail is FULL:
        canvas.nine(f"ui/button_{'gold' if is_lit else 'paper'}_normal", area)
    else:
        canvas.fill(area, OCHRE_LT if is_lit else INK, radius=8)
        canvas.fill(area.inflate(-4, -4) if is_lit else area.inflate(-2, -2), PAPER_HI, radius=6)
    y = area.top + EDGES[detail][0]
    for high, draw in _blocks(canvas, box, words, area, detail):
        draw(y)
        y += high


def _blocks(canvas: Canvas, box: int, words: WayWords, area: pygame.FRect, detail: Detail) -> list[Block]:
    """Return the parts of a row from above: what is certain stands beside the name where it has room."""
    left, across = area.left + SIDE, area.w - 2 * SIDE
    certain = words.certain if detail.is_whole else _brief(canvas, box, words, across)
    aside = canvas.measure(certain, "key")[0] if certain else 0.0
    name = _name(canvas, box, across - aside - 8)
    is_beside = canvas.fits(name, "strong", across - aside - 8)
    if not is_beside:
        name = canvas.lettering.shorten(name, "strong", canvas.k, across * canvas.k)
    blocks: list[Block] = []
    top = max(canvas.measure(text, style)[1] for text, style in ((name, "strong"), (certain or name, "key")))

    def heading(y: float) -> None:
        canvas.text(name, left, y + top / 2, "strong", INK, anchor="left middle")
        if certain and is_beside:
            canvas.text(certain, left + across, y + top / 2, "key", INK, anchor="right middle")

    blocks.append((top, heading))
    if certain and not is_beside:
        blocks.append(_line(canvas, certain, "key", INK, left, across))
    if detail.is_whole:
        blocks += [_line(canvas, line, "caption", ALMAGRE_DK, left, across) for line in words.dangers]
        if words.results:
            strip = pygame.FRect(left, 0, across, 0)
            blocks.append(_cells(canvas, words.results, strip, detail.lines))
        if words.choices:
            choices = tr("If you like: {choices}", choices=words.choices)
            blocks.append(_line(canvas, choices, "caption", INK, left, across))
        blocks += [_line(canvas, line, "caption", INK, left, across) for line in words.lines]
    return blocks


def _brief(canvas: Canvas, box: int, words: WayWords, across: float) -> str:
    """Return all that happens in as much detail as has room beside the short name of a box."""
    dice = "[alatriste/icon_dice]"
    results = f"{dice} {' / '.join(result.words for result in words.results)}"
    choices = f"({words.choices})" if words.choices else ""
    whole = [results if words.results else "", choices, words.certain]
    least = [dice if words.results else "", words.certain]
    tried = [" ".join(filter(None, parts)) for parts in (whole, least)]
    room = across - canvas.measure(tr(BOXES[box].short), "strong")[0] - 8
    return next((told for told in tried if canvas.fits(told, "key", room)), tried[-1])


def _line(canvas: Canvas, words: str, style: str, colour: Colour, left: float, across: float) -> Block:
    def draw(y: float) -> None:
        canvas.text(words, left, y + AIR, style, colour, width=across)

    return canvas.measure(words, style, across)[1] + AIR, draw


def _cells(canvas: Canvas, results: Sequence[Result], area: pygame.FRect, lines: int) -> Block:
    """Return the cells of a die, with its faces above what they bring or, on one line, before it.

    They are endlessly high where they have no room beside one another.
    """
    widths = _widths(canvas, results, area.w)
    high = lines * canvas.measure(results[0].words, "key")[1] + CELL

    def draw(y: float) -> None:
        left = area.left
        for result, wide in zip(results, widths, strict=True):
            cell = pygame.FRect(left, y + 1, wide - BETWEEN, high - 2)
            canvas.fill(cell, GROUNDS[result.lean], radius=5)
            _cell(canvas, result, cell, lines)
            left += wide

    return high + 1 if widths else inf, draw


def _widths(canvas: Canvas, results: Sequence[Result], across: float) -> list[float]:
    """Return how wide each cell is: its share of the faces, or what its words need; none if all need more."""
    share = (across + BETWEEN) / SIDES
    needs = [canvas.measure(result.words, "key")[0] + 4 + BETWEEN for result in results]
    spare = [max(0.0, share * result.width - need) for result, need in zip(results, needs, strict=True)]
    rest = across + BETWEEN - sum(needs)
    if rest < 0:
        return []
    return [need + rest * more / (sum(spare) or 1.0) for need, more in zip(needs, spare, strict=True)]


def _cell(canvas: Canvas, result: Result, cell: pygame.FRect, lines: int) -> None:
    """Write what some faces bring; their chance only where it has room."""
    room = cell.w - 4
    faces = [f"{result.faces} ({result.chance})" if result.chance else result.faces, result.faces]
    if lines > 1:
        shown = next((words for words in faces if canvas.fits(words, "caption", room)), faces[-1])
        canvas.text(shown, cell.centerx, cell.top + cell.h * 0.27, "caption", INK, anchor="center middle")
        canvas.text(result.words, cell.centerx, cell.top + cell.h * 0.73, "key", INK, anchor="center middle")
        return
    tried = [f"{words}  **{result.words}**" for words in faces]
    shown = next((words for words in tried if canvas.fits(words, "caption", room)), f"**{result.words}**")
    canvas.text(shown, *cell.center, "caption", INK, anchor="center middle")


def _name(canvas: Canvas, box: int, across: float) -> str:
    """Return the name of a box, the short one where the other has no room."""
    row = BOXES[box]
    return tr(row.name) if canvas.fits(tr(row.name), "strong", across) else tr(row.short)
