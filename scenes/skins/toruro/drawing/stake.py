"""What the present trick means to whoever looks on: in words beside the hand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import language, tr, trn
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.layout import OWN
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, Colour

Side = tuple[str, Colour]
"""What comes of winning the trick, or of losing it: in words, and their colour."""

AREA = pygame.FRect(OWN.right + 2, 618, 180, 100)
"""Where that stands: between the plate of whoever it speaks to and the hand, where no answer ever is."""
EDGE, RIM = 9.0, 5.0
"""From the sides of its board to the words, and from its top."""
ROOM = AREA.w - 2 * EDGE
"""How wide the words may be."""
CHIP = 24.0
"""The room for a chip behind the number of those that are won."""
SIZES = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8)
"""Text sizes: the first is taken in which it fits."""
STYLES = "number", "strong"
"""What comes of winning is written larger than what comes of losing."""


def stake(view: ToruroView, face_up: bool) -> Sequence[Side]:
    """Return what comes of winning the present trick, and then of losing it, for whoever looks on.

    What cannot come any more is left out, as far as a hand that does not lie `face_up` tells nothing of it;
    who has passed is told what they may hope for.
    """
    seat, trick = view.seat, len(view.takers)
    if seat is None or trick >= POTS:
        return ()
    if not view.goes[seat]:
        return _hopes(view)
    can_win, can_lose = _prospects(view, seat, face_up)
    won = [(tr("Win: +{n}", n=view.pots[trick]), GOOD)] if can_win else []
    return [*won, _lost(view, seat)] if can_lose else won


def _hopes(view: ToruroView) -> Sequence[Side]:
    """Return what a lulo of others would bring those who have passed, as long as one may be committed."""
    bare = sum(bool(goes) and seat not in view.takers for seat, goes in enumerate(view.goes))
    if view.last or not bare:
        return ()
    hope = tr("Hope for a lulo: +{n} on the pots", n=view.lulo)
    return (hope, OCHRE_LT), (trn("1 has no pot yet", "{n} have no pot yet", bare), PAPER_HI)


def _prospects(view: ToruroView, seat: int, face_up: bool) -> tuple[bool, bool]:
    """Return whether a seat can still win the present trick, and whether it can lose it.

    Before it has played, both is told from its hand: any may come of one that does not lie `face_up`. After
    the last card nothing can be lost any more.
    """
    still = view.goes.count(True) - len(view.trick)
    if any(play.seat == seat for play in view.trick):
        is_best = view.best is not None and view.best.seat == seat
        return is_best, still > 0
    if not face_up:
        return True, True
    takes = [view.can_take(card) for card in view.hand if card not in view.forbidden_cards]
    return any(takes), still > 1 or not all(takes)


def _lost(view: ToruroView, seat: int) -> Side:
    """Return what comes of losing the trick: in La Última nobody commits a lulo."""
    if view.last:
        return tr("Lose: nothing"), PAPER_HI
    if seat in view.takers:
        return tr("Lose: nothing, you have a pot"), PAPER_HI
    if len(view.takers) == POTS - 1:
        return tr("Lose: you owe a lulo of {n}", n=view.lulo), DEBT
    return tr("Lose: still no pot, a lulo costs {n}", n=view.lulo), DEBT


def draw_stake(canvas: Canvas, view: ToruroView, face_up: bool) -> None:
    """Write both, if there is either; the own hand may lie `face_up` or not."""
    sides = stake(view, face_up)
    if sides:
        canvas.layer("toruro/stake", (*sides, language()), AREA.inflate(8, 8), lambda: _draw(canvas, sides))


def _draw(canvas: Canvas, sides: Sequence[Side]) -> None:
    with canvas.lettering.fitting(SIZES, lambda: has_room(canvas, sides)):
        lines = [*zip(_styles(sides), sides, _heights(canvas, sides), strict=True)]
        wide = max(
            canvas.measure(words, style, ROOM)[0] + _chip(colour) for style, (words, colour), _ in lines
        )
        high = sum(_heights(canvas, sides))
        board = pygame.FRect(AREA.right - wide - 2 * EDGE, 0, wide + 2 * EDGE, high + 2 * RIM)
        board.centery = AREA.centery
        canvas.nine("ui/seat_plate", board)
        y = board.top + RIM
        for style, (words, colour), line in lines:
            end = canvas.text(
                words, board.left + EDGE, y, style, colour, anchor="left top", width=ROOM, shade=INK
            ).right
            if _chip(colour):
                canvas.picture("toruro/chip_1", end + CHIP / 2, y + line / 2, CHIP - 4, anchor="center")
            y += line


def _chip(colour: Colour) -> float:
    """Return the room for the chip behind what is won."""
    return CHIP if colour == GOOD else 0.0


def has_room(canvas: Canvas, sides: Sequence[Side]) -> bool:
    """Return whether the words have room as large as they are now, and none is broken."""
    words = [
        (word, style, _chip(colour))
        for style, (said, colour) in zip(_styles(sides), sides, strict=True)
        for word in said.split()
    ]
    is_whole = all(canvas.measure(word, style)[0] <= ROOM - chip for word, style, chip in words)
    return is_whole and sum(_heights(canvas, sides)) <= AREA.h - 2 * RIM


def _styles(sides: Sequence[Side]) -> Sequence[str]:
    return STYLES[-len(sides) :]


def _heights(canvas: Canvas, sides: Sequence[Side]) -> list[float]:
    """Return how high what comes of either is."""
    return [
        canvas.measure(words, style, ROOM)[1] for style, (words, _) in zip(_styles(sides), sides, strict=True)
    ]
