"""What a box does, in signs with their numbers, and in six cells what each face of its die comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.alatriste.signs import COUNTED, Icon, Lean, Span, printed
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import ALMAGRE, ALMAGRE_DK, INK, PAPER_HI, SEPIA, Colour, rgb

NUMBERS = "small button", "key"
"""The letters of the numbers beside signs, and those of many."""
LARGE = 14.0
"""The size of signs from which on their numbers may be in the larger ones."""
COLOURS = {"−": ALMAGRE_DK, "+": rgb("#33491D")}
"""Their colours, by their signs."""
SIGNS_APART, WIDEST_GAP = 1.2, 5.0
"""How far a sign lies from the next at least, and at most."""
ICONS: dict[Icon, str] = {"card": "draws"}
"""The icons of signs that have one by another name."""
WORTH: Sequence[Icon] = (
    "valido", "jail", "fame", "turn", "fencing", "card", "vigour", "ducats", "refuge", "transport", "duel",
    "dice",
)  # fmt: skip
"""Which signs are kept where not all have room, from the first on."""

Drawn: TypeAlias = tuple[str, str]
"""The picture of a sign, and what stands beside it."""
IF_YOU_LIKE: Drawn = "", "|"
"""The line behind which stands what one may choose; it has no picture."""
Lines: TypeAlias = Sequence[Sequence[Drawn]]
OR: Drawn = "", "/"
"""What stands between two things to choose from."""
RULE, RULED = 1.6, 0.8
"""How wide that line is, and how high beside the signs."""
FEW, PRICE = 3, "alatriste/icon_ducats"
"""Where there are more signs than that, the price of a choice has no picture either: it follows Ducats."""
SPREAD = "…"
"""What stands between the worst and the best."""
CERTAIN, ROLLED, CHOSEN = range(3)
"""The groups of signs: each thing to choose from is a group from the last one on."""
CELLS = {-1: (ALMAGRE, PAPER_HI), 0: (rgb("#F6EBD0"), INK), 1: (rgb("#7F9A3C"), PAPER_HI)}
"""The colour of a cell for a face that is bad, neither or good, and that of its mark."""
EDGE, MARK, STROKE = 0.8, 0.36, 0.9
"""How wide the edges of cells are; how far a mark reaches from its middle, in their heights; its width."""


class Told(NamedTuple):
    """A sign of a box as it is drawn, in the group in which it stands."""

    group: int
    icon: Icon
    drawn: Drawn


def lines_of(box: int) -> Iterator[Lines]:
    """Yield what a box does in one line or two, ever less of it; whatever is told has its whole numbers.

    The sign of the die goes first, since its faces have their strip; then what a choice costs, and what is
    worth least.
    """
    found = _told(box)
    yield [_in_a_row(found)]
    plain = [one for one in found if one.icon != "dice" or not printed(box).faces]
    yield [_in_a_row(plain)]
    yield from _in_two(plain)
    order = sorted(range(len(plain)), key=lambda place: (_is_price(plain[place]), _worth(plain[place])))
    for few in range(len(plain) - 1, 0, -1):
        yield [_in_a_row([plain[place] for place in sorted(order[:few])])]


def _is_price(one: Told) -> bool:
    """Return whether a sign is what something costs that one may choose."""
    return one.group >= CHOSEN and one.drawn[1].startswith("−")


def _worth(one: Told) -> int:
    return WORTH.index(one.icon)


def signs_of(box: int) -> Sequence[Drawn]:
    """Return all that a box does on one line: the picture of each sign, and what stands beside it."""
    return _in_a_row(_told(box))


def _told(box: int) -> list[Told]:
    """Return all signs of a box in their order."""
    does = printed(box)
    found = [Told(CERTAIN, icon, (sign_picture(icon), number(icon, n))) for icon, n in does.certain]
    if does.rolled:
        is_alone = len(does.rolled) == 1
        found.append(Told(ROLLED, "dice", (sign_picture("dice"), "")))
        found += [
            Told(ROLLED, span.icon, (sign_picture(span.icon), _reach(span, is_alone))) for span in does.rolled
        ]
    for place, option in enumerate(does.options):
        found += [Told(CHOSEN + place, icon, (sign_picture(icon), number(icon, n))) for icon, n in option]
    return found


def _in_a_row(found: Sequence[Told], before: int | None = None) -> list[Drawn]:
    """Return signs in a row, with a line before what one may choose, and a stroke between two such things.

    In the line above them stand signs of the group `before`.
    """
    drawn = list[Drawn]()
    for group, _, sign in found:
        if group >= CHOSEN and before is not None and group != before:
            drawn.append(OR if before >= CHOSEN else IF_YOU_LIKE)
        is_known = len(found) > FEW and group >= CHOSEN and PRICE in (picture for picture, _ in drawn)
        drawn.append(("", sign[1]) if is_known and sign[0] == PRICE else sign)
        before = group
    return drawn


def _in_two(found: Sequence[Told]) -> Iterator[list[list[Drawn]]]:
    """Yield signs in two lines, broken before what dice bring or something to choose, else anywhere."""
    places = range(len(found) - 1, 0, -1)
    for place in sorted(places, key=lambda place: found[place].group == found[place - 1].group):
        yield [_in_a_row(found[:place]), _in_a_row(found[place:], found[place - 1].group)]


def _reach(span: Span, is_alone: bool) -> str:
    """Return how far a number goes, from the worst; what it goes to at most, where that is one of several."""
    worst, best = (signed(n) if n else "0" for n in (span.least, span.most))
    if span.icon not in COUNTED:
        return str(span.most)
    if (span.least and span.most) or is_alone:
        return f"{worst}{SPREAD}{best}"
    return best if span.most else worst


def draw_signs(
    canvas: Canvas,
    found: Sequence[Drawn],
    middle: Point,
    most: float,
    room: float,
    numbers: tuple[str, str] = NUMBERS,
) -> None:
    """Draw signs beside one another, as large as they have room, each with how many it brings."""
    is_large = most >= LARGE and size_of(canvas, found, numbers[0], most, room) == most
    letters = numbers[0] if is_large else numbers[1]
    size = size_of(canvas, found, letters, most, room)
    wide = size * _icons(found) + _numbers_wide(canvas, found, letters)
    gap = min(WIDEST_GAP, max(0.0, room - wide) / max(1, len(found) - 1))
    x = middle[0] - (wide + gap * (len(found) - 1)) / 2
    for picture, words in found:
        if (picture, words) == IF_YOU_LIKE:  # a rule as high as a sign: the letter would reach into the name
            wide = canvas.measure(words, letters)[0]
            canvas.fill((x + (wide - RULE) / 2, middle[1] - RULED * size / 2, RULE, RULED * size), SEPIA)
            x += wide + gap
            continue
        if picture:
            canvas.picture(picture, x + size / 2, middle[1], size, anchor="center")
            x += size
        x = canvas.text(words, x, middle[1], letters, _colour(words), anchor="left middle").right + gap


def _colour(words: str) -> Colour:
    """Return the colour of a number: ink where it may be good or bad."""
    found = {COLOURS[part[0]] for part in words.split(SPREAD) if part[:1] in COLOURS}
    return found.pop() if len(found) == 1 else INK


def size_of(canvas: Canvas, found: Sequence[Drawn], letters: str, most: float, room: float) -> float:
    """Return how large the icons of signs are, so that they have room with their numbers."""
    numbers = _numbers_wide(canvas, found, letters) + SIGNS_APART * (len(found) - 1)
    return min(most, (room - numbers) / _icons(found))


def _icons(found: Sequence[Drawn]) -> int:
    """Return how many signs have a picture."""
    return sum(picture != "" for picture, _ in found)


def _numbers_wide(canvas: Canvas, found: Sequence[Drawn], letters: str) -> float:
    """Return how wide the numbers of signs are."""
    return sum(canvas.measure(words, letters)[0] for _, words in found)


def draw_faces(canvas: Canvas, faces: Sequence[int], area: pygame.FRect) -> None:
    """Draw a strip of six cells, one for each face of the die; good and bad ones bear a plus or a minus."""
    canvas.fill(area, INK)
    wide, stroke = (area.w - EDGE) / len(faces), max(STROKE, 1.01 / canvas.k)
    for place, lean in enumerate(faces):
        colour, ink = CELLS[lean]
        cell = pygame.FRect(area.left + place * wide + EDGE, area.top + EDGE, wide - EDGE, area.h - 2 * EDGE)
        canvas.fill(cell, colour)
        reach, (x, y) = MARK * cell.h, cell.center
        if lean:
            canvas.fill((x - reach, y - stroke / 2, 2 * reach, stroke), ink)
        if lean > 0:
            canvas.fill((x - stroke / 2, y - reach, stroke, 2 * reach), ink)


def sign_picture(icon: Icon) -> str:
    """Return the name of the picture of a sign."""
    return f"alatriste/icon_{ICONS.get(icon, icon)}"


def number(icon: Icon, n: int | Lean) -> str:
    """Return what stands beside a sign: turns are counted, everything else is brought or costs."""
    if isinstance(n, str):
        return n
    return "" if not n else str(n) if icon == "turn" else signed(n)
