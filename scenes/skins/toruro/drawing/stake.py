"""What the present trick means to whoever looks on: at the place on the cloth where their card will lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import NamedTuple

import pygame

from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.drawing.tags import PADDING
from scenes.skins.toruro.layout import OWN, Places, Point, played_size
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, QUIET_ON_WOOD, Colour, rgb


class Side(NamedTuple):
    """What comes of winning the trick, or of losing it: in a word and a number, and their colour."""

    words: str
    chips: str
    colour: Colour


Line = tuple[str, Colour]
"""Words, and their colour."""

GROUND, VEIL, CORNER, DASH = rgb("#12322A"), 205, 9.0, 9.0
"""The ground of the empty place and its opacity, the radius of its corners, and the length of its dashes."""
WORDS, NUMBER = "strong", "score"
"""The styles of what stands there."""
SIZES = (2.0, 1.8, 1.6, 1.4, 1.25, 1.1, 1.0, 0.9, 0.8, 0.7)
"""Text sizes: the first is taken in which it fits."""
LEADING, UPPER, HIGHEST = 0.72, 0.42, 0.5
"""What of the height of a line is seen, the part of a side that its words take, above the number, and what of
the place one side takes at most."""
STRIP, LARGEST = 519.0, 1.4
"""Where the strip ends that stands below the card once it lies there, and its text size at most."""
AREA = pygame.FRect(OWN.right + 2, 634, 180, 84)
"""Where is told what those may hope for who have passed: between the plate and what they look on with."""
EDGE, RIM = 9.0, 5.0
"""From the sides of its board to the words, and from its top."""
ROOM = AREA.w - 2 * EDGE
"""How wide the words may be."""


def stake(view: ToruroView, face_up: bool) -> Sequence[Side]:
    """Return what comes of winning the present trick, and then of losing it, for whoever looks on.

    What cannot come any more is left out, as far as a hand that does not lie `face_up` tells nothing of it.
    """
    seat, trick = view.seat, len(view.takers)
    if seat is None or trick >= POTS or not view.goes[seat]:
        return ()
    can_win, can_lose = _prospects(view, seat, face_up)
    won = [Side(tr("Win"), f"+{view.pots[trick]}", GOOD)] if can_win else []
    return [*won, _lost(view, seat)] if can_lose else won


def hopes(view: ToruroView) -> Sequence[Line]:
    """Return what a lulo of others would bring those who have passed, as long as one may be committed."""
    bare = sum(bool(goes) and seat not in view.takers for seat, goes in enumerate(view.goes))
    is_told = view.seat is not None and view.goes[view.seat] is False and len(view.takers) < POTS
    if view.last or not bare or not is_told:
        return ()
    hope = tr("Hope for a lulo: +{n} on the pots", n=view.lulo)
    return (hope, OCHRE_LT), (trn("1 has no pot yet", "{n} have no pot yet", bare), PAPER_HI)


def _prospects(view: ToruroView, seat: int, face_up: bool) -> tuple[bool, bool]:
    """Return whether a seat can still win the present trick, and whether it can lose it.

    Before it has played, both is told from its hand: any may come of one that does not lie `face_up`. After
    the last card nothing is at stake any more.
    """
    still = view.goes.count(True) - len(view.trick)
    if any(play.seat == seat for play in view.trick):
        is_best = view.best is not None and view.best.seat == seat
        return is_best and still > 0, still > 0
    if not face_up:
        return True, True
    takes = [view.can_take(card) for card in view.hand if card not in view.forbidden_cards]
    return any(takes), still > 1 or not all(takes)


def _lost(view: ToruroView, seat: int) -> Side:
    """Return what comes of losing the trick: a lulo is owed only by whoever has no pot after the last."""
    if view.last or seat in view.takers:
        return Side(tr("Lose"), "±0", PAPER_HI)
    words = tr("Lose") if len(view.takers) == POTS - 1 else tr("No pot")
    return Side(words, f"−{view.lulo}", DEBT)


def draw_stake(canvas: Canvas, view: ToruroView, places: Places, sides: Sequence[Side]) -> None:
    """Outline the place where a card of whoever looks on will lie, with both `sides` of the trick on it.

    Once it lies there both stand below it.
    """
    seat = view.seat
    if seat is None or not view.goes[seat]:
        return
    area = pygame.FRect((0, 0), played_size(view.seats))
    area.center = places.trick(seat)
    key = view.turn == seat, *sides, language()
    if all(play.seat != seat for play in view.trick):
        paint = partial(_draw_place, canvas, area, sides, is_awaited=view.turn == seat)
        canvas.layer("toruro/place", (*key, area.center), area.inflate(8, 8), paint)
    elif sides:
        paint = partial(_draw_strip, canvas, area.centerx, sides)
        canvas.layer("toruro/stake", key, (area.centerx - 200, STRIP - 40, 400, 44), paint)


def _draw_place(canvas: Canvas, area: pygame.FRect, sides: Sequence[Side], *, is_awaited: bool) -> None:
    canvas.fill(area, GROUND, VEIL, CORNER)
    for start, end in _dashes(area):
        canvas.path((start, end), INK, 4.5)
    for start, end in _dashes(area):
        canvas.path((start, end), OCHRE_LT if is_awaited else QUIET_ON_WOOD, 2.2)
    if not sides:
        return
    high = min((area.h - 2 * RIM) / len(sides), HIGHEST * area.h)
    y = area.centery - high * len(sides) / 2
    for side in sides:
        for said, style, part in ((side.words, WORDS, UPPER), (side.chips, NUMBER, 1 - UPPER)):
            texts = [one.words if style == WORDS else one.chips for one in sides]
            with canvas.lettering.fitting(
                SIZES, partial(has_room, canvas, texts, style, area.w, part * high)
            ):
                at = area.centerx, y + part * high / 2
                canvas.text(said, *at, style, side.colour, anchor="center middle", shade=INK)
            y += part * high


def has_room(canvas: Canvas, texts: Sequence[str], style: str, wide: float, high: float) -> bool:
    """Return whether each of these has room in a line of the empty place, as large as letters are now."""
    sizes = [canvas.measure(text, style) for text in texts]
    return all(across <= wide - 2 * EDGE + 8 and LEADING * down <= high for across, down in sizes)


def _dashes(area: pygame.FRect) -> Iterator[tuple[Point, Point]]:
    """Yield the dashes of an outline with round corners, from the left end of its upper side on."""
    inner, rim = area.inflate(-2 * CORNER, -2 * CORNER), list[Point]()
    corners = (inner.topright, inner.bottomright, inner.bottomleft, inner.topleft)
    for quarter, (x, y) in enumerate(corners):
        for step in range(4):
            turn = pi / 2 * (quarter - 1 + step / 3)
            rim.append((x + CORNER * cos(turn), y + CORNER * sin(turn)))
    for start, end in pairwise([rim[-1], *rim]):
        count = 2 * round(dist(start, end) / DASH / 2) + 1
        for dash in range(0, count, 2):
            ends = (dash / count, (dash + 1) / count)
            first, last = (
                (start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at) for at in ends
            )
            yield first, last


def _draw_strip(canvas: Canvas, x: float, sides: Sequence[Side]) -> None:
    """Write both sides in one line."""
    told = [(f"{side.words}: {side.chips}", side.colour) for side in sides]
    with canvas.lettering.at_most(LARGEST):
        wide = sum(canvas.measure(said, WORDS)[0] for said, _ in told) + 2 * PADDING * len(told)
        high = canvas.measure("0", WORDS)[1] + 4
        strip = pygame.FRect(x - wide / 2, STRIP - high, wide, high)
        canvas.fill(strip, INK, 225, strip.h / 2)
        left = strip.left + PADDING
        for said, colour in told:
            end = canvas.text(said, left, strip.centery, WORDS, colour, anchor="left middle").right
            left = end + 2 * PADDING


def draw_hopes(canvas: Canvas, view: ToruroView) -> None:
    """Write what whoever has passed may hope for, if there is anything."""
    lines = hopes(view)
    if lines:
        canvas.layer("toruro/hopes", (*lines, language()), AREA.inflate(8, 8), lambda: _draw(canvas, lines))


def _draw(canvas: Canvas, lines: Sequence[Line]) -> None:
    with canvas.lettering.fitting(SIZES[3:-1], lambda: has_room_beside(canvas, lines)):
        sizes = [canvas.measure(words, "strong", ROOM) for words, _ in lines]
        board = pygame.FRect(
            0, 0, max(wide for wide, _ in sizes) + 2 * EDGE, sum(h for _, h in sizes) + 2 * RIM
        )
        board.midright = AREA.midright
        canvas.nine("ui/seat_plate", board)
        y = board.top + RIM
        for (words, colour), (_, high) in zip(lines, sizes, strict=True):
            canvas.text(
                words, board.left + EDGE, y, "strong", colour, anchor="left top", width=ROOM, shade=INK
            )
            y += high


def has_room_beside(canvas: Canvas, lines: Sequence[Line]) -> bool:
    """Return whether words have room on that board as large as letters are now, and none is broken."""
    parts = (part for words, _ in lines for part in words.split())
    is_whole = all(canvas.measure(part, "strong")[0] <= ROOM for part in parts)
    high = sum(canvas.measure(words, "strong", ROOM)[1] for words, _ in lines)
    return is_whole and high <= AREA.h - 2 * RIM
