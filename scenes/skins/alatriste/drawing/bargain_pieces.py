"""What lies on the table of a bargain: cloth, cards, purses, faces, and how the other leans."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.seat import Seat
from game.translation import tr
from scenes.skins.alatriste.layout import PORT, SHEET
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import (
    ALMAGRE_DK,
    INK,
    NIGHT,
    OCHRE,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_HI,
    SEATS,
    SEPIA,
    Colour,
    rgb,
)

PAPER = pygame.FRect(PORT.left + 2, PORT.top + 2, PORT.w - 4, PORT.h - 4)
"""All of Madrid: below the track of Fame, which tells who is ahead, and above the hand that is given from."""
SIZES = (1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.82)
"""The text sizes on the sheet, of which each text has the first one at which it fits."""
FACES, CHOSEN, OTHERS = pygame.FRect(18, 46, 464, 132), 92.0, 66.0
"""The room for the faces across the table; the width of whose turn it is to think, and of all others."""
THEIRS = pygame.FRect(502, 66, 440, 108)
"""Where cards of the other lie side by side, as high as this area; those on the cloth lie in these."""
WORD, LEANING, WORTH = (
    pygame.FRect(18, 182, 300, 32),
    pygame.FRect(346, 186, 364, 24),
    pygame.FRect(736, 180, 206, 36),
)
"""What the other says, how they lean to it, and what it is worth to oneself."""
MIDDLE = pygame.FRect(228, 220, 498, 326)
"""The cloth; what is given lies in its left half."""
GIVEN, TAKEN = pygame.FRect(240, 254, 166, 160), pygame.FRect(490, 254, 166, 160)
GAP = 8.0
"""What is between two cards."""
COINS = (440.0, 690.0), 322.0
LINES, LINE = (414.0, 230.0), 44.0
"""Where promises begin in their half of the cloth, how wide each is, and how high."""
KIND = (484.0, 426.0, 232.0, 36.0)
PURSES = pygame.FRect(240, 502, 150, 38), pygame.FRect(490, 502, 150, 38)
IDEAS, SEALS = pygame.FRect(16, 222, 204, 324), pygame.FRect(734, 222, 210, 324)
"""The bargains to begin with, and the promises that can be sealed."""
BAIZE, BAIZE_DK = rgb("#1F4D3A"), rgb("#12322A")
NEEDLE = 34.0


def places(area: pygame.FRect, count: int, at_left: bool = False) -> list[pygame.FRect]:
    """Return the areas of so many cards side by side in an area, one over the other where room lacks.

    They lie in its middle, or `at_left` beside the words about them.
    """
    wide = area.h * SHEET
    step = min(wide + GAP, (area.w - wide) / max(1, count - 1))
    left = area.left if at_left else area.centerx - (step * (count - 1) + wide) / 2
    return [pygame.FRect(left + step * place, area.top, wide, area.h) for place in range(count)]


def write(
    canvas: Canvas,
    words: str,
    style: str,
    room: pygame.FRect,
    colour: Colour = INK,
    anchor: str = "center middle",
) -> None:
    """Write words into some room, as large as they fit there."""

    def is_fitting() -> bool:
        wide, high = canvas.measure(words, style, room.w)
        return wide <= room.w and high <= room.h

    x = {"left": room.left, "center": room.centerx}[anchor.split(maxsplit=1)[0]]
    with canvas.lettering.fitting(SIZES, is_fitting):
        canvas.text(words, x, room.centery, style, colour, anchor=anchor, width=room.w)


def write_line(
    canvas: Canvas,
    words: str,
    style: str,
    room: pygame.FRect,
    colour: Colour = INK,
    anchor: str = "left middle",
) -> None:
    """Write words on one line into some room: smaller if they are long, and shortened if they must be."""

    def is_fitting() -> bool:
        wide, high = canvas.measure(words, style)
        return wide <= room.w and high <= room.h + 4

    x = {"left": room.left, "center": room.centerx, "right": room.right}[anchor.split(maxsplit=1)[0]]
    with canvas.lettering.fitting(SIZES, is_fitting):
        fitting = canvas.lettering.shorten(words, style, canvas.k, room.w * canvas.k)
        canvas.text(fitting, x, room.centery, style, colour, anchor=anchor)


def face_places(count: int, chosen: int) -> list[tuple[float, float]]:
    """Return the middle and the width of each of so many faces across the table."""
    step = FACES.w / max(4, count)
    left = FACES.left + step / 2
    return [(left + step * place, CHOSEN if place == chosen else OTHERS) for place in range(count)]


def draw_purse(canvas: Canvas, area: pygame.FRect, laid: int, ducats: int, colour: Colour = PAPER_HI) -> None:
    """Draw how many Ducats one of the two lays into the middle, of how many in their purse."""
    canvas.fill(area, INK, radius=12)
    canvas.fill(area.inflate(-3, -3), colour, radius=11)
    canvas.picture("alatriste/icon_ducats", area.centerx - 27, area.centery, 25, anchor="center")
    room = pygame.FRect(area.centerx - 12, area.top, 54, area.h)
    write_line(canvas, f"{laid} / {ducats}", "number", room)


def draw_knob(canvas: Canvas, at: tuple[float, float], sign: str, is_usable: bool = True) -> None:
    """Draw a knob for one more ("+") or one less ("-")."""
    canvas.disc(at, 13, PAPER_HI)
    canvas.disc(at, 12, OLIVE_DK if is_usable else SEPIA)
    for half in ((6.0, 1.7), *([(1.7, 6.0)] if sign == "+" else [])):
        canvas.fill(pygame.FRect(at, (0, 0)).inflate(2 * half[0], 2 * half[1]), PAPER_HI)


def draw_seated(
    canvas: Canvas, at: tuple[float, float], wide: float, face: str, seat: Seat, room: float
) -> None:
    """Draw somebody across the table, with the name below."""
    draw_face(canvas, face, seat.colour, at, wide)
    below = pygame.FRect(at[0] - room / 2, at[1] + wide / 2 + 3, room, 24)
    write_line(canvas, seat.name, "strong", below, SEATS[seat.colour].on_paper, "center middle")


def draw_middle(canvas: Canvas, left: str, right: str) -> None:
    """Draw the cloth between the two, and what each half is called."""
    canvas.fill(MIDDLE.inflate(8, 8), INK, radius=14)
    canvas.fill(MIDDLE, BAIZE_DK, radius=11)
    canvas.fill(MIDDLE.inflate(-8, -8), BAIZE, radius=9)
    canvas.line((MIDDLE.centerx, MIDDLE.top + 12), (MIDDLE.centerx, MIDDLE.bottom - 12), BAIZE_DK, 2)
    for words, x in ((left, GIVEN.left), (right, TAKEN.left)):
        write_line(canvas, words, "strong", pygame.FRect(x, MIDDLE.top + 4, 220, 28), PAPER_HI)


def draw_ducats(canvas: Canvas, ducats: int, x: float) -> None:
    """Draw that many Ducats, if there are any, as a pile on the cloth with their number below."""
    if ducats:
        for coin in range(min(ducats, 8)):
            canvas.picture("alatriste/icon_ducats", x, COINS[1] + 24 - 8 * coin, 38, anchor="center")
        number = pygame.FRect(x - 30, COINS[1] + 44, 60, 34)
        write(canvas, str(ducats), "score", number, PAPER_HI)


def line(place: int, left: float) -> pygame.FRect:
    """Return where the promise of that place lies in the half of the cloth that begins at `left`."""
    return pygame.FRect(left, LINES[0] + LINE * place, LINES[1], LINE)


def draw_promises(canvas: Canvas, promises: Sequence[str], left: float, beside: float = 0.0) -> None:
    """Draw what is promised below what is given, each under its seal; `beside` is left free after it."""
    for place, words in enumerate(promises):
        area = line(place, left)
        canvas.picture("alatriste/seal", area.left + 16, area.centery, 34, anchor="center")
        room = pygame.FRect(area.left + 38, area.top, area.w - 38 - beside, area.h)
        write(canvas, words.replace("**", ""), "key", room, PAPER_HI, "left middle")


def draw_gap(canvas: Canvas, area: pygame.FRect) -> None:
    """Draw where a card of the hand lay that lies on the cloth now."""
    canvas.fill(area, NIGHT, 90, 9)
    canvas.frame(area.inflate(-8, -8), OCHRE_LT, 1.6, 8)


def draw_word(canvas: Canvas, words: str, towards: float) -> None:
    """Draw what the other says, whose face is above there."""
    wide = min(WORD.w, canvas.measure(words, "button")[0] + 44)
    left = max(WORD.left, min(WORD.right - wide, towards - wide / 2))
    area = pygame.FRect(left, WORD.top, wide, WORD.h)
    tip = max(area.left + 18, min(area.right - 18, towards))
    canvas.fill(area.inflate(5, 5), INK, radius=15)
    foot, top = area.top + 2, area.top - 9
    canvas.polygon([(tip - 12, foot), (tip + 12, foot), (tip, top - 4)], INK)
    canvas.polygon([(tip - 8, foot + 2), (tip + 8, foot + 2), (tip, top + 1)], PAPER_HI)
    canvas.fill(area, PAPER_HI, radius=13)
    write_line(canvas, words, "button", area.inflate(-20, 0), INK, "center middle")


def draw_leaning(canvas: Canvas, names: Sequence[str], at: float, face: str, colour: str) -> None:
    """Draw a bar of three fields from bad to good, and on it a face at that place, from -1 to 1."""
    canvas.fill(LEANING.inflate(6, 6), INK, radius=15)
    wide, x = LEANING.w / 3, LEANING.centerx + at * (LEANING.w - NEEDLE) / 2
    for place, (name, field) in enumerate(zip(names, (ALMAGRE_DK, OCHRE, OLIVE_DK), strict=True)):
        area = pygame.FRect(LEANING.left + wide * place, LEANING.top, wide, LEANING.h)
        canvas.fill(area, field, radius=12 if place != 1 else 0)
        inner = pygame.FRect(area.right - 14 if place == 0 else area.left, area.top, 14, area.h)
        if place != 1:
            canvas.fill(inner, field)
        write_line(canvas, name, "key", _beside(area, x), INK if place == 1 else PAPER_HI, "center middle")
    draw_face(canvas, face, colour, (x, LEANING.centery), NEEDLE)


def _beside(field: pygame.FRect, x: float) -> pygame.FRect:
    """Return the larger part of a field that a face there leaves free."""
    left, right = x - NEEDLE / 2 - field.left, field.right - x - NEEDLE / 2
    area = field.inflate(-16, 0)
    if 0 < right < field.w and right >= left:
        area.left, area.w = field.right - right, right - 6
    elif 0 < left < field.w and left > right:
        area.w = left - 10
    return area


def draw_their_hand(canvas: Canvas, name: str) -> None:
    """Write above the cards of the other whose they are."""
    room = pygame.FRect(THEIRS.left, THEIRS.top - 22, THEIRS.w, 20)
    write_line(canvas, tr("What {name} holds", name=name), "strong", room)
