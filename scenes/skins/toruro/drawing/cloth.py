"""What is on the cloth beside the cards: pots with chips, the trumps, who played which card of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from game.core.action import token
from game.core.seat import Seat
from game.toruro.deck import NO_CARD, Card, stand_in, suit
from game.toruro.tokens import CARD
from game.toruro.tokens import POTS as POTS_IN_ALL
from game.toruro.view import Play, ToruroView
from game.translation import language, tr
from scenes.skins.toruro.card_layout import suits
from scenes.skins.toruro.drawing.hud import GOOD
from scenes.skins.toruro.drawing.tags import DARK, NOTE, draw_tag, spot_on, tag_area
from scenes.skins.toruro.layout import (
    CHIP,
    EXPOSED,
    POT,
    POTS,
    SMALL,
    STACK,
    STOCK,
    Point,
    index,
)
from scenes.stage.pieces import BOARD, HAND, LINE, Piece
from scenes.stage.sprites import draw_piece
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.shapes import hidden
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, QUIET_ON_WOOD, Colour, rgb

BAIZE_DK, VEIL = rgb("#12322A"), 190
"""The ground of words on the embroidery, and its opacity."""
TRUMPS, LARGEST_ON_POTS = (1.7, 1.6, 1.5, 1.4, 1.3, 1.2), 1.6
LARGEST_BELOW = 1.5
"""The text size of tags at the foot of a card of the trick at most."""
PILL, ON_PLAQUE = 1.1, (1.35, 1.25, 1.22, 1.15, 1.0, 0.9, 0.8, 0.7)
"""Plaques in letters that are larger than the first are higher; and their text sizes, of which the first is
taken in which they fit: behind larger ones no chip would be seen."""
MIDDLE = (STOCK[0] - SMALL[0] / 2 + EXPOSED[0] + SMALL[0] / 2) / 2
PLATE, TAKER = 124.0, 48.0
"""Widths of a plate, and of the token of whoever took it."""
HEAD, HEAD_ASIDE, LARGE_LETTERS = (0.0, -0.5), (0.3, -0.5), 1.2
"""Where on a card of the trick the face stands of whoever played it: aside in letters that are larger than
that, as numbers are large then."""
FEET = tuple(
    (across, down) for down in (0.45, 0.36, 0.27, 0.18, 0.09) for across in (0.0, 0.25, -0.25, 0.5, -0.5)
)
"""Where words about it may stand, the best place first."""
BEATEN = 150
"""How opaque the shade is on a card that is beaten."""
CORNER, CORNER_BELOW, TURN, LARGEST_TURN = (0.46, -0.47), (0.46, -0.2), 9.0, 1.2
"""Where on it a number tells as which it was played, half its width, and the text size it has at most."""
PLAYER, LARGEST_FACE = 36.0, 1.2
"""The width of that face, and the text size with which it grows at most."""
AT_STAKE, RIM = (290.0, 210.0), 4.0
"""Widths of the lights on the plate that is played for, and of the gold around it."""
REACHES = 60.0
"""How far a plaque may reach beyond the light on a plate."""
TALL, FRONT, PLAQUE, BESIDE_SUM, NEXT = 36.0, 31.0, 152.0, 20.0, 6.0
"""How high a plaque is, and how far below the middle of its plate; how wide at most, and how much wider than
its words; how far these are apart."""
SUM = "score"
"""The style of an amount: the one number on which everything hangs."""
THICK = CHIP * 7 / 60
"""How far each chip of a stack lies above the one beneath it."""
SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((0, -4),),
    2: ((-19, -4), (19, -4)),
    3: ((-26, -6), (26, -6), (0, 3)),
    4: ((0, -15), (-34, -5), (34, -5), (0, 5)),
    5: ((-17, -15), (17, -15), (-36, -2), (36, -2), (0, 5)),
    6: ((-17, -16), (17, -16), (-38, -4), (38, -4), (-18, 7), (18, 7)),
}
"""Where so many stacks stand on a plate, from behind to the front."""


COUNSEL, BESIDE_DIAL = 914.0, 718.0
"""Where a hint may begin, in the largest letters: words of the cloth end before it; where the dial ends."""
TRUMPS_TOP, TRUMPS_WIDE, TRUMPS_HIGH = STOCK[1] + SMALL[1] / 2 + 8, COUNSEL - BESIDE_DIAL, 70.0
"""Where the words below all piles begin, how wide they may be, and how high above the answers."""
LEADING = 0.84
"""From line to line of these words, to the height of one."""


def draw_trumps(canvas: Canvas, view: ToruroView) -> None:
    """Write below stock and exposed card which suit is trumps, and whether the 7 stands in for that card.

    In large letters both are broken into lines, rather than written smaller.
    """
    if view.exposed == NO_CARD:
        return
    words = tr("Trumps: {suit}", suit=suits()[suit(view.exposed)])
    promoted = tr("the 7 stands in for it") if stand_in(view.exposed) != NO_CARD else ""
    told = [(words, "card", PAPER_HI), *([(promoted, "strong", GOOD)] if promoted else [])]

    def lines() -> list[tuple[str, str, Colour]]:
        return [
            (line, style, colour) for said, style, colour in told for line in _broken(canvas, said, style)
        ]

    def has_room() -> bool:
        """Return whether all lines are as short and end as high as they must."""
        widest = max(canvas.measure(line, style)[0] for line, style, _ in lines())
        return (
            widest <= TRUMPS_WIDE and sum(_leading(canvas, style) for _, style, _ in lines()) <= TRUMPS_HIGH
        )

    with canvas.lettering.fitting(TRUMPS, has_room):
        broad = max(canvas.measure(line, style)[0] for line, style, _ in lines())
        middle, y = min(MIDDLE, COUNSEL - broad / 2), TRUMPS_TOP
        high = sum(_leading(canvas, style) for _, style, _ in lines())
        veil(canvas, pygame.FRect(middle - broad / 2, y, broad, high + 4))
        for line, style, colour in lines():
            leading = _leading(canvas, style)
            canvas.text(line, middle, y + leading / 2, style, colour, anchor="center middle", shade=INK)
            y += leading


def _broken(canvas: Canvas, words: str, style: str) -> list[str]:
    """Return words in one line, or in two of about the same length where one would be too long."""
    parts = words.split()
    if canvas.measure(words, style)[0] <= TRUMPS_WIDE or len(parts) == 1:
        return [words]
    halves = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return [*min(halves, key=lambda half: max(canvas.measure(line, style)[0] for line in half))]


def _leading(canvas: Canvas, style: str) -> float:
    """Return how far the middles of such lines below the exposed card are apart."""
    return LEADING * canvas.measure("0", style)[1]


def veil(canvas: Canvas, words: pygame.FRect) -> None:
    """Darken the embroidery behind words that stand there."""
    canvas.fill(words.inflate(16, -4), BAIZE_DK, VEIL, 9)


def draw_trick(
    canvas: Canvas,
    view: ToruroView,
    stage: Stage,
    seats: Sequence[Seat],
    faces: Sequence[str],
    why: str,
    promoted: str,
) -> None:
    """Draw above each card of a trick who played it and as which, below it if it led or is `promoted`.

    The card that is best there has an edge of gold; `why` tells why it takes the trick, once it does.
    """
    best, is_large = view.best, canvas.lettering.factor > LARGE_LETTERS
    width = PLAYER * max(1.0, min(LARGEST_FACE, canvas.lettering.factor))
    lying = _lying(view, stage)
    taken = [index((card.x, card.y - card.lift), card.rect.size) for _, _, card in lying]
    for turn, play, card in lying:
        at = face_above(card, width, HEAD_ASIDE if is_large else HEAD)
        draw_face(canvas, faces[play.seat], seats[play.seat].colour, at, width)
        taken.append(pygame.FRect(at[0] - width / 2, at[1] - width / 2, width, width))
        if len(view.trick) > 1:
            _draw_turn(canvas, turn, spot_on(card, *(CORNER_BELOW if is_large else CORNER)))
    for turn, play, card in lying:
        words = why if best is not None and play.card == best.card else ""
        if not words and promoted and play.card == stand_in(view.exposed):
            at = tag_below(canvas, promoted, card, taken).center
            draw_tag(canvas, promoted, at, largest=LARGEST_BELOW)
        elif words or (turn == 1 and not why):
            words = words or tr("led")
            at = tag_below(canvas, words, card, taken).center
            draw_tag(canvas, words, at, DARK, largest=LARGEST_BELOW)


def _lying(view: ToruroView, stage: Stage) -> list[tuple[int, Play, Piece]]:
    """Return the cards of a trick that lie there, each with its turn: others are in the air."""
    return [
        (turn, play, card)
        for turn, play in enumerate(view.trick, 1)
        if (card := stage.piece(CARD[play.card])) is not None and card.layer < HAND
    ]


def draw_beaten(canvas: Canvas, view: ToruroView, stage: Stage) -> None:
    """Let the cards of a trick step back behind the one that beats them; it lies in front of its neighbours.

    One that is in the air still beats none. That is drawn before the light of the candle, which falls on all.
    """
    lying = {play: card for _, play, card in _lying(view, stage)}
    winning = replace(view, tricks=(*view.tricks[:-1], tuple(lying))).best
    if winning is None:
        return
    best = lying.pop(winning)
    beaten = sorted(lying.values(), key=lambda card: card.layer)
    for place, card in enumerate(beaten):
        if card.rect.collidelist([other.rect for other in beaten[:place]]) >= 0:
            draw_piece(canvas, card, None)  # the shade of what lies below it would be seen through its own
        canvas.picture(
            card.picture, card.x, card.y, card.width, height=card.height, anchor="center", alpha=BEATEN,
            angle=card.angle, shaded=True,
        )  # fmt: skip
    if best.rect.collidelist([card.rect for card in beaten]) >= 0:
        draw_piece(canvas, replace(best, halo=""), None)


def tag_below(canvas: Canvas, words: str, card: Piece, taken: Sequence[pygame.FRect]) -> pygame.FRect:
    """Return where words stand: on the foot of a card, or near it where they hide less of what is `taken`."""
    with canvas.lettering.at_most(LARGEST_BELOW):
        areas = [tag_area(canvas, words, spot_on(card, *foot), "key") for foot in FEET]
    return min(areas, key=lambda area: hidden(area, taken))


def _draw_turn(canvas: Canvas, turn: int, at: Point) -> None:
    """Write on the corner of a card of a trick as which of them it was played."""
    area = pygame.FRect(at[0] - 2 * TURN, at[1] - 2 * TURN, 4 * TURN, 4 * TURN)
    canvas.layer(f"toruro/turn {turn}", at, area, lambda: _paint_turn(canvas, turn, at))


def _paint_turn(canvas: Canvas, turn: int, at: Point) -> None:
    with canvas.lettering.at_most(LARGEST_TURN):
        radius = max(TURN, canvas.measure("0", "key")[1] / 2 + 1)
        canvas.disc(at, radius + 1.5, INK)
        canvas.disc(at, radius, BAIZE_DK)
        canvas.text(str(turn), *at, "key", PAPER_HI, anchor="center middle")


def face_above(card: Piece, width: float = PLAYER, head: Point = HEAD) -> Point:
    """Return the middle of the face, so wide, of whoever played a card: most of it stands above the card."""
    x, y = spot_on(card, *head)
    return x, y - width / 4


def draw_missed(canvas: Canvas, stage: Stage, missed: Card) -> None:
    """Write on a card that it has missed the trick by one rank, if any has."""
    card = stage.piece(CARD[missed]) if missed != NO_CARD else None
    if card is not None and card.layer < HAND:
        draw_tag(canvas, tr("By a hair!"), spot_on(card, 0.0, 0.1), NOTE)


def pieces() -> list[Piece]:
    """Return a piece for each pot, its plate with the board below it, to be pointed at."""
    top, foot = POT[1] / 2 + 10, FRONT + TALL / 2 + 2
    return [
        Piece(token("pot", pot), "", x, y + (foot - top) / 2, POT[0], top + foot, BOARD)
        for pot, (x, y) in enumerate(POTS)
    ]


class Pot(NamedTuple):
    """What a plate shows: the chips that lie there, who took them and how many, and if it is played for."""

    chips: int
    taker: int | None = None
    taken: int = 0
    is_at_stake: bool = False


def pots(view: ToruroView, chips: Sequence[int], is_playing: bool) -> tuple[Pot, ...]:
    """Return the three pots with so many `chips`; while tricks are played, one of them is at stake."""
    made = []
    for pot in range(POTS_IN_ALL):
        if pot < len(view.takers):
            made.append(Pot(chips[pot], view.takers[pot], view.taken[pot]))
        else:
            made.append(Pot(chips[pot], is_at_stake=is_playing and pot == len(view.takers)))
    return tuple(made)


def draw_pots(canvas: Canvas, shown: Sequence[Pot], seats: Sequence[Seat], faces: Sequence[str]) -> None:
    """Draw plates, chips and amounts; on an emptied plate the token of whoever took it."""
    high = AT_STAKE[0]
    right = high / 2 + REACHES
    with canvas.lettering.at_most(LARGEST_ON_POTS):
        for number, ((x, y), pot) in enumerate(zip(POTS, shown, strict=True)):
            area = (x - right, y - high / 2, 2 * right, high)
            paint = partial(draw_pot, canvas, number, pot, seats, faces)
            canvas.layer(f"toruro/pot {number}", (pot, language()), area, paint)


def draw_pot(canvas: Canvas, number: int, pot: Pot, seats: Sequence[Seat], faces: Sequence[str]) -> None:
    """Draw one pot at its place."""
    (x, y), words = POTS[number], names()[number]
    across, down = canvas.art.size("toruro/plate")
    tall = PLATE * down / across
    if pot.is_at_stake:
        for width in AT_STAKE:
            canvas.picture("ui/glow", x, y, width, anchor="center")
        canvas.rim("toruro/plate", x, y, PLATE, tall, RIM, OCHRE_LT)
    is_gone = pot.taker is not None and not pot.chips
    canvas.picture("toruro/plate", x, y, PLATE, height=tall, anchor="center", shaded=is_gone)
    _heap(canvas, x, y, pot.chips)
    amount, colour = str(pot.chips), PAPER_HI
    if is_gone:
        assert pot.taker is not None
        draw_face(canvas, faces[pot.taker], seats[pot.taker].colour, (x, y - 14), TAKER)
        amount, colour = str(pot.taken), QUIET_ON_WOOD
    named = Sum(words, PAPER_HI if pot.is_at_stake else OCHRE_LT), Sum(amount, colour, SUM)
    draw_plaque(canvas, (x, y + FRONT), named, is_lit=pot.is_at_stake)


class Sum(NamedTuple):
    """A part of what a plaque says, its colour and its style."""

    words: str
    colour: Colour
    style: str = "card"


def draw_plaque(canvas: Canvas, middle: Point, parts: Sequence[Sum], is_lit: bool = False) -> None:
    """Hang the name of a pot and what lies there at its plate: on one board, `PLAQUE` wide at most."""

    def wide() -> float:
        return sum(canvas.measure(part.words, part.style)[0] for part in parts) + NEXT * (len(parts) - 1)

    taller = TALL * max(1.0, min(ON_PLAQUE[0], canvas.lettering.factor) / PILL)
    with canvas.lettering.fitting(ON_PLAQUE, lambda: wide() + BESIDE_SUM <= PLAQUE):
        board = pygame.FRect(0, 0, wide() + BESIDE_SUM, taller)
        board.center = middle
        canvas.nine("ui/seat_plate_active" if is_lit else "ui/seat_plate", board)
        left = board.left + BESIDE_SUM / 2
        for part in parts:
            end = canvas.text(part.words, left, board.centery, part.style, part.colour, anchor="left middle")
            left = end.right + NEXT


def names() -> tuple[str, str, str]:
    """Return the names of head, belly and tail."""
    return tr("Head"), tr("Belly"), tr("Tail")


def stacks(amount: int) -> list[tuple[int, int]]:
    """Return the amount as stacks of chips, (value, how many), the most valuable first.

    A few chips lie in one stack, as high as they are many. Of more, as many small ones as look good are kept,
    as on a table where everybody pays with what they have.
    """
    if 0 < amount <= STACK:
        return [(1, amount)]
    counts = []
    for value, next_value in ((1, 5), (5, 10), (10, 50)):
        count = amount % next_value // value
        if amount - count * value >= next_value and count < 3:
            count += next_value // value
        counts.append((value, count))
        amount -= count * value
    counts.append((50, amount // 50))
    found = []
    for value, count in reversed(counts):
        found += [(value, min(STACK, count - start)) for start in range(0, count, STACK)]
    return found


def heap(x: float, y: float, amount: int) -> list[list[tuple[str, Point]]]:
    """Return the stacks of so many chips on a plate there, the front one last: each chip, from below."""
    shown = stacks(amount)[: max(SPOTS)]
    return [
        [(f"toruro/chip_{value}", (x + dx, y + dy - level * THICK)) for level in range(count)]
        for (dx, dy), (value, count) in zip(SPOTS.get(len(shown), ()), shown, strict=True)
    ]


def _heap(canvas: Canvas, x: float, y: float, amount: int) -> None:
    for stack in heap(x, y, amount):
        for chip, top in stack:
            wide, high = canvas.art.size(chip)
            canvas.rim(chip, *top, CHIP, CHIP * high / wide, LINE, INK)
        for chip, top in stack:
            canvas.picture(chip, *top, CHIP, anchor="center")
