"""One row of the list of ways: the name of a box, and as much as there is room for of what happens there.

The name is the one that stands on the map. What a die brings stands in cells, which are as wide as their
share of its six faces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, TypeAlias

import pygame

from game.alatriste.rows import BOXES
from game.alatriste.signs import SIDES
from game.translation import tr, trn
from scenes.skins.alatriste.words.ways import Result, WayWords
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, COBALT_DK, INK, OCHRE_LT, PAPER_HI, Colour, rgb


class Detail(NamedTuple):
    """How much of a way is told: whether all of it is, and on how many lines what the die brings.

    Where that is none, and cells have no room beside the name, faces are counted: so many are good or bad.
    Rows that are `is_tight` have little room above and below their words.
    """

    is_whole: bool
    lines: int
    is_tight: bool = False


FULL, CLOSE, FOLDED = Detail(True, 2), Detail(True, 1), Detail(False, 1)
TIGHT, COUNTED = Detail(False, 1, is_tight=True), Detail(False, 0, is_tight=True)
LARGE, USUAL, SMALL = (2.0, 1.8, 1.6, 1.45, 1.3), (1.2, 1.1), (1.0, 0.92, 0.88)
TRIED: Sequence[tuple[float, Detail]] = (
    *((size, FULL) for size in (*LARGE, *USUAL, SMALL[0])),
    *((size, detail) for detail in (CLOSE, FOLDED, TIGHT) for size in LARGE),
    *((size, detail) for detail in (CLOSE, FOLDED, TIGHT) for size in (*USUAL, SMALL[0])),
    *((size, TIGHT) for size in SMALL),
    *((size, COUNTED) for size in (*LARGE, *USUAL, *SMALL)),
)
"""The text sizes and the details of which the first are taken with which all rows have room.

Of rows that are COUNTED as many as have room are TIGHT instead, from the first on.
"""
ABOVE_TEXT, SMALLEST = 0.15, 0.6
"""How much larger than the text such a size may be, which is taken as large as the text then; and its share
of the text below which faces are rather counted."""
SIDE, GAP = 11.0, 3.0
"""The room in a row beside its words, and from one row to the next."""
EDGES = {FULL: (6.0, 14.0), CLOSE: (2.0, 4.0), FOLDED: (3.0, 3.0), TIGHT: (2.0, 2.0), COUNTED: (2.0, 2.0)}
"""The room above and below the words."""
LEAST, LIP = 36.0, 11.0
"""How high a row is at least where all have room, and how much higher one that is a button, with its lip."""
AIR = 2.0
"""The room above a line, into which its signs reach."""
CELL, BETWEEN = 2.0, 2.0
"""The room above and below the words of a cell, both together, and from one cell to the next."""
STRIP = 150.0
"""How wide cells beside a name get at most."""
AFTER = 5.0
"""The room between the number of steps and the name, and between the name and what stands beside it."""
FEW = 3
"""How many results have their faces each by itself, where not all have room for them."""
GROUNDS = {1: rgb("#D3DFA6"), 0: rgb("#E9DFC6"), -1: rgb("#F1C4B2")}
"""What lies under a result that is good, neither, or bad."""

Block: TypeAlias = tuple[float, Callable[[float], object]]
"""How high a part of a row is, and what draws it from its upper edge on."""


def height(canvas: Canvas, box: int, words: WayWords, wide: float, detail: Detail) -> float:
    """Return how high a row is in letters of the present size."""
    blocks = _blocks(canvas, box, words, pygame.FRect(0, 0, wide, 0), detail)
    return sum(EDGES[detail]) + sum(high for high, _ in blocks)


def least(detail: Detail) -> float:
    """Return how high a row is at least where all have room for that: so high that it is easily touched."""
    return LEAST + LIP if detail is FULL else LEAST


def paint(
    canvas: Canvas, box: int, words: WayWords, area: pygame.FRect, is_lit: bool, detail: Detail
) -> None:
    """Paint a row; the `is_lit` one stands out, and one that may win the game at once is gold."""
    if detail is FULL:
        look = "hover" if is_lit and words.may_win else "normal"
        canvas.nine(f"ui/button_{'gold' if is_lit or words.may_win else 'paper'}_{look}", area)
    else:
        canvas.fill(area, OCHRE_LT if is_lit else INK, radius=8)
        inner = area.inflate(-4, -4) if is_lit else area.inflate(-2, -2)
        canvas.fill(inner, OCHRE_LT if words.may_win else PAPER_HI, radius=6)
        if words.may_win and is_lit:
            canvas.frame(area, INK, 2, 8)
    blocks = _blocks(canvas, box, words, area, detail)
    y = area.top + EDGES[detail][0] + (area.h - sum(EDGES[detail]) - sum(high for high, _ in blocks)) / 2
    for high, draw in blocks:
        draw(y)
        y += high


def _blocks(canvas: Canvas, box: int, words: WayWords, area: pygame.FRect, detail: Detail) -> list[Block]:
    """Return the parts of a row from above: what is certain stands beside the name where it has room."""
    if not detail.is_whole:
        return _folded(canvas, box, words, area, detail)
    left, across = area.left + SIDE, area.w - 2 * SIDE
    beside = " ".join(filter(None, (words.certain, words.watch)))
    blocks = _heading(canvas, words, tr(BOXES[box].short), beside, area)
    blocks += [_line(canvas, line, "caption", ALMAGRE_DK, left, across) for line in words.dangers]
    if words.results:
        strip = pygame.FRect(left, 0, across, 0)
        blocks.append(_cells(canvas, words.results, strip, detail.lines))
    if words.choices:
        choices = tr("If you like: {choices}", choices=words.choices)
        blocks.append(_line(canvas, choices, "caption", INK, left, across))
    return blocks + [_line(canvas, line, "caption", INK, left, across) for line in words.lines]


def _heading(canvas: Canvas, words: WayWords, name: str, beside: str, area: pygame.FRect) -> list[Block]:
    """Return the line of a name, and a second one for what has no room beside it."""
    left, across = area.left + SIDE, area.w - 2 * SIDE
    is_beside = _indent(canvas) + _wide(canvas, name, "strong") + _wide(canvas, beside) <= across
    top = max(canvas.measure(text, style)[1] for text, style in ((name, "strong"), (beside or name, "key")))

    def heading(y: float) -> None:
        _title(canvas, words, name, area, y + top / 2)
        if beside and is_beside:
            canvas.text(beside, left + across, y + top / 2, "key", INK, anchor="right middle")

    second = [] if is_beside or not beside else [_line(canvas, beside, "key", INK, left, across)]
    return [(top, heading), *second]


def _title(canvas: Canvas, words: WayWords, name: str, area: pygame.FRect, y: float) -> None:
    """Draw the number of steps, as it stands on the map, and the name, in all the room of a row at most."""
    radius = _radius(canvas)
    middle = area.left + SIDE - 2 + radius, y
    canvas.disc(middle, radius + 1, INK)
    canvas.disc(middle, radius, COBALT_DK)
    canvas.text(str(words.steps), *middle, "key", PAPER_HI, anchor="center middle")
    left = area.left + SIDE + _indent(canvas)
    name = canvas.lettering.shorten(name, "strong", canvas.k, (area.right - SIDE - left) * canvas.k)
    canvas.text(name, left, y, "strong", INK, anchor="left middle")


def _radius(canvas: Canvas) -> float:
    """Return how large the disc of a number of steps is."""
    return canvas.measure("0", "key")[1] / 2 - 0.5


def _indent(canvas: Canvas) -> float:
    """Return how far from the edge of the words a name begins: behind the number of steps."""
    return 2 * _radius(canvas) - 2 + AFTER


def _wide(canvas: Canvas, words: str, style: str = "key") -> float:
    """Return how wide words are with the room before them, nothing if there are none."""
    return canvas.measure(words, style)[0] + AFTER if words else 0.0


def _folded(canvas: Canvas, box: int, words: WayWords, area: pygame.FRect, detail: Detail) -> list[Block]:
    """Return a row of one line: name, cells, and all else in signs; what has no room beside goes below.

    Where nothing may go below, cells have no faces or these are counted, and what one may choose is left out
    for want of room.
    """
    across, briefly = area.w - 2 * SIDE - _indent(canvas), _briefly(words)
    name = tr(BOXES[box].short)
    choices = f"({words.choices})" if words.choices else ""
    least = " ".join(filter(None, (*words.brief, words.certain, words.watch)))
    whole = " ".join(filter(None, (choices, least)))
    rest = across - _wide(canvas, name, "strong")
    if not detail.lines:
        for results in [briefly, _counted(briefly, True), _counted(briefly, False)]:
            needs = sum(_needs(canvas, results)) + AFTER * bool(results)
            for beside in (whole, least):
                if rest - _wide(canvas, beside) >= needs:
                    room = rest - _wide(canvas, beside)
                    return [_one_line(canvas, words, results, (name, beside), area, room)]
        return _heading(canvas, words, name, least, area)
    needs = sum(_needs(canvas, briefly, has_faces=True)) + AFTER * bool(briefly)
    if rest - _wide(canvas, whole) >= needs:
        return [_one_line(canvas, words, briefly, (name, whole), area, rest - _wide(canvas, whole))]
    left, below = area.left + SIDE, area.w - 2 * SIDE
    is_beside = _wide(canvas, whole) <= rest
    blocks = _heading(canvas, words, name, whole if is_beside else least, area)
    if briefly:
        blocks.append(_cells(canvas, briefly, pygame.FRect(left, 0, below, 0), 1))
    if choices and not is_beside:
        blocks.append(_line(canvas, choices, "key", INK, left, below))
    return blocks


def _briefly(words: WayWords) -> list[Result]:
    """Return the results of a die in signs alone."""
    return [result._replace(words=result.brief) for result in words.results]


def _counted(results: Sequence[Result], is_worded: bool) -> list[Result]:
    """Return how many faces are bad, how many neither and how many good, in words or by signs."""
    found = list[Result]()
    for lean, sign in zip((-1, 0, 1), ("−", "", "+"), strict=True):
        faces = sum(one.width for one in results if one.lean == lean)
        if faces:
            told = _faces(lean, faces) if is_worded else f"{faces}{sign}"
            found.append(Result(faces, "", told, "", lean, told))
    return found


def _faces(lean: int, n: int) -> str:
    """Return in words how many faces are good, bad, or neither."""
    if not lean:
        return trn("1 nothing", "{n} nothing", n)
    return trn("1 good", "{n} good", n) if lean > 0 else trn("1 bad", "{n} bad", n)


def _one_line(
    canvas: Canvas,
    words: WayWords,
    results: Sequence[Result],
    told: tuple[str, str],
    area: pygame.FRect,
    rest: float,
) -> Block:
    """Return the line of a name, in which `rest` is free for the cells of results."""
    (name, beside), right = told, area.right - SIDE
    room = min(rest - AFTER, STRIP)
    strip = pygame.FRect(right - _wide(canvas, beside) - room, 0, room, 0)
    high, draw_cells = _cells(canvas, results, strip, 1) if results else (0.0, _nothing)
    texts = (name, "strong"), (beside or name, "key")
    top = max(high, *(canvas.measure(text, style)[1] for text, style in texts))

    def draw(y: float) -> None:
        _title(canvas, words, name, area, y + top / 2)
        draw_cells(y + (top - high) / 2)
        canvas.text(beside, right, y + top / 2, "key", INK, anchor="right middle")

    return top, draw


def _nothing(y: float) -> None:
    """Draw no cells where nothing is rolled for."""


def _line(canvas: Canvas, words: str, style: str, colour: Colour, left: float, across: float) -> Block:
    def draw(y: float) -> None:
        canvas.text(words, left, y + AIR, style, colour, width=across)

    return canvas.measure(words, style, across)[1] + AIR, draw


def _cells(canvas: Canvas, results: Sequence[Result], area: pygame.FRect, lines: int) -> Block:
    """Return the cells of a die: its faces above what they bring, or before it.

    They are endlessly high where their words have no room beside one another.
    """
    widths = _widths(canvas, results, area.w)
    high = lines * canvas.measure(results[0].words, "key")[1] + CELL
    heads = _heads(canvas, results, widths, lines) if widths else []

    def draw(y: float) -> None:
        left = area.left
        for result, wide, head in zip(results, widths, heads, strict=True):
            cell = pygame.FRect(left, y + 1, wide - BETWEEN, high - 2)
            canvas.fill(cell, GROUNDS[result.lean], radius=5)
            _cell(canvas, result, head, cell, lines)
            left += wide

    return high + 1 if widths else inf, draw


def _needs(canvas: Canvas, results: Sequence[Result], has_faces: bool = False) -> list[float]:
    """Return how wide the words of each cell need it to be, on one line with its faces if it has these."""
    told = [(_on_one_line(one.faces, one), "caption") if has_faces else (one.words, "key") for one in results]
    return [canvas.measure(*words)[0] + 4 + BETWEEN for words in told]


def _widths(canvas: Canvas, results: Sequence[Result], across: float) -> list[float]:
    """Return how wide each cell is: its share of the faces, or what its words need; none if all need more."""
    share, needs = (across + BETWEEN) / SIDES, _needs(canvas, results)
    spare = [max(0.0, share * result.width - need) for result, need in zip(results, needs, strict=True)]
    rest = across + BETWEEN - sum(needs)
    if rest < 0:
        return []
    return [need + rest * more / (sum(spare) or 1.0) for need, more in zip(needs, spare, strict=True)]


def _heads(canvas: Canvas, results: Sequence[Result], widths: Sequence[float], lines: int) -> list[str]:
    """Return what stands with each result of a die: faces and chance where all have room for it, or faces.

    On one line with the results it may be nothing, and is nothing at all of many where one has no room.
    """

    def has_room(head: str, one: Result, wide: float) -> bool:
        told = head if lines > 1 else _on_one_line(head, one)
        return canvas.fits(told, "caption", wide - BETWEEN - 4)

    cells = [*zip(results, widths, strict=True)]
    chances = [f"{one.faces} ({one.chance})" if one.chance else one.faces for one in results]
    if all(has_room(chance, *cell) for chance, cell in zip(chances, cells, strict=True)):
        return chances
    heads = [one.faces if lines > 1 or has_room(one.faces, one, wide) else "" for one, wide in cells]
    return heads if all(heads) or len(results) <= FEW else [""] * len(results)


def _on_one_line(head: str, result: Result) -> str:
    return f"{head} **{result.words}**" if head else f"**{result.words}**"


def _cell(canvas: Canvas, result: Result, head: str, cell: pygame.FRect, lines: int) -> None:
    """Write what some faces bring."""
    if lines > 1:
        canvas.text(head, cell.centerx, cell.top + cell.h * 0.27, "caption", INK, anchor="center middle")
        canvas.text(result.words, cell.centerx, cell.top + cell.h * 0.73, "key", INK, anchor="center middle")
    else:
        canvas.text(_on_one_line(head, result), *cell.center, "caption", INK, anchor="center middle")
