"""Where things lie on the table of Toruro, in design pixels, for three to eight seats.

Pieces and the names that they carry:

- `card:n`: a card that whoever looks may know: the exposed card, those of a trick, those of the open hand.
  The open hand lies on the layer HAND; where its owner does not look it shows backs, by the same names.
- `back:s` with s = 4 * seat + place: the cards of any other hand. Only how many there are can be told by it.
- `stock:0`, `discard:0`: the piles, with their size as a badge; no piece where there is no card.
- `pot:p`, `seat:i`, `lulo:k`, `slate:0`: parts of the table that can be pointed at. They have no picture of
  their own: pots are drawn with the cloth, plates and slate with the HUD.

One seat sits at the foot of the window, beside the hand: of several people who share the screen the one who
is asked. The others follow it clockwise round the cloth, up the left side and along the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, radians, sin

import pygame

from game.core.action import Token, token
from scenes.stage.prompt_panel import Hook

Point = tuple[float, float]
Lean = tuple[float, float, float]
"""x, y and angle (degrees, counter-clockwise) of a card."""

POTS: tuple[Point, ...] = ((304.0, 344.0), (442.0, 434.0), (752.0, 205.0))
"""The middles of the plates on the bull's head, belly and tail."""
POT = (120.0, 66.0)
CHIP = 36.0
STACK = 8
"""Chips of one kind stand in stacks of at most this many."""

CARD = (120.0, 186.0)
SMALL = (84.0, 131.0)
BACK = (46.0, 72.0)
PILE = (56.0, 87.0)

STOCK: Point = (816.0, 366.0)
EXPOSED: Point = (912.0, 366.0)
DISCARD: Point = (724.0, 396.0)
TRICK: Point = (542.0, 286.0)
"""The middle of the table, round which the cards of a trick lie, each before the seat that played it."""
RING: Point = (108.0, 74.0)
"""How far from that middle a card lies, across and up or down."""
APART = 58.0
"""Degrees between two cards of a trick, as long as there is room for so many."""
ROUNDS = 40
"""How often cards that lie too near to each other are moved apart."""
LEAN = 7.0
"""Degrees by which a card at the side of the ring leans."""
CROWD = 3
"""So many cards at most lie in a ring; more lie in two rows, upright, so that each can be read."""
UPPER, LOWER = (530.0, 212.0, 330.0), (532.0, 343.0, 330.0)
"""Middles and widths of these rows: between the tail and the horns, and between head and discards."""
IN_A_ROW = 4
"""More do not lie in the upper one, or the head of the bull would be hidden."""
BESIDE = 86.0
"""From card to card in a row that has room for it."""
HAND: Point = (588.0, 617.0)
"""The middle of the open hand, all of which is seen."""
SHOUT: Point = (548.0, 300.0)
"""Where words are printed large for a moment."""

SLATE = pygame.FRect(1006, 76, 216, 272)
CANDLE: Point = (1016.0, 470.0)
"""The middle of the candle and its stand, which are `CANDLE_WIDTH` wide."""
CANDLE_WIDTH = 92.0
FLAME: Point = (1016.0, 418.0)
SIGN = pygame.FRect(930, 532, 294, 54)
"""The board that tells the round and the trick."""
PAPER = pygame.FRect(930, 590, 294, 126)
"""The chronicle."""
KNOBS = 72.0
"""Where the knobs begin."""
ANSWERS = 768.0, 920.0
"""From where to where answers stand: beside the hand."""
ASIDES = pygame.FRect(1070, 352, 152, 80)
"""The buttons that belong to the evening instead of the round: below the slate."""
SLIP = pygame.FRect(1064, 430, 162, 100)
"""The keys of the moment: between the candle and the knobs."""
RISE, TILT = 34.0, 7.0
"""How far a chosen card leaves the fan, and how it leans then."""

HOOK = Hook(12.0, 615.0, 330.0, "bottomleft")
"""The plaque: left of the hand, above the plate of whoever it speaks to."""
CAPTIONS = 452.0
"""The height above which captions of sounds are written: above the plaque, however much it says."""

PLATE, ROOMY = (190.0, 56.0), (216.0, 64.0)
FEW, INWARD = 4, 13.0
"""Of the plates of others as many as this have room to be `ROOMY` in large letters; how far those at either
end move in for that."""
OWN = pygame.FRect(12, 634, 240, 78)
"""The plate of whoever sits at the foot of the window."""


@dataclass(frozen=True, slots=True)
class Places:
    """The seats round the cloth. `foot` is the seat at the foot of the window.

    With `large` letters a few plates are larger as well.
    """

    seats: int
    foot: int = 0
    large: bool = False

    def plate(self, seat: int) -> pygame.FRect:
        """Return a seat's plate."""
        away = (seat - self.foot) % self.seats
        if away == 0:
            return OWN.copy()
        others = self.seats - 1
        x, y = _round(others)[away - 1]
        if not self.large or others > FEW:
            return pygame.FRect(x, y, *PLATE)
        inward = INWARD * (1 - 2 * (away - 1) / (others - 1))
        return pygame.FRect(x + inward - (ROOMY[0] - PLATE[0]) / 2, y, *ROOMY)

    def backs(self, seat: int, count: int) -> list[Lean]:
        """The cards of a hand that nobody sees: below the plate, or beside it at the foot of the window."""
        plate = self.plate(seat)
        x, y = (
            (plate.right + 48, plate.centery)
            if seat == self.foot
            else (plate.centerx, plate.top + PLATE[1] + 30)
        )
        steps = [place - (count - 1) / 2 for place in range(count)]
        return [(x + 26 * step, y, -6 * step) for step in steps]

    def played(self, seat: int) -> Point:
        """Return the point from which a card of that seat comes."""
        if seat == self.foot:
            return HAND[0], HAND[1] - 60
        x, y, _ = self.backs(seat, 1)[0]
        return x, y

    def trick(self, goers: Sequence[int]) -> dict[int, Lean]:
        """By seat, where its card of a trick lies if these seats go: round the middle, before the seat."""
        lie = _ring if len(goers) <= CROWD else _rows
        return lie(self, tuple(sorted(goers)))


@lru_cache(maxsize=64)
def _ring(places: Places, goers: tuple[int, ...]) -> dict[int, Lean]:
    """By seat, a place on the ring in the direction of the seat, and apart from its neighbours.

    Angles run clockwise on the screen, from the right. What lies too near to each other is moved apart, by
    the same both ways, so that every card stays on the side of its seat.
    """
    aims = {}
    for seat in goers:
        x, y = places.played(seat)
        aims[seat] = degrees(atan2((y - TRICK[1]) / RING[1], (x - TRICK[0]) / RING[0])) % 360
    order = sorted(goers, key=lambda seat: aims[seat])
    apart = min(APART, 360 / max(1, len(order)))
    for _ in range(ROUNDS if len(order) > 1 else 0):
        for one, other in zip(order, [*order[1:], order[0]], strict=True):
            near = apart - (aims[other] - aims[one]) % 360
            if near > 0:
                aims[one], aims[other] = aims[one] - near / 2, aims[other] + near / 2
    laid = {}
    for seat in order:
        across, down = cos(radians(aims[seat])), sin(radians(aims[seat]))
        laid[seat] = (TRICK[0] + RING[0] * across, TRICK[1] + RING[1] * down, -LEAN * across)
    return laid


@lru_cache(maxsize=64)
def _rows(places: Places, goers: tuple[int, ...]) -> dict[int, Lean]:
    """By seat, a place in the row that is nearer to it, in the order of the seats from left to right.

    Where one has no room in the upper row it lies at the right end of the lower one.
    """
    near = [seat for seat in goers if places.plate(seat).bottom < UPPER[1] - SMALL[1] / 2]
    above = sorted(near, key=places.played)[:IN_A_ROW]
    laid = {}
    for seats, (middle, y, wide) in ((above, UPPER), ([one for one in goers if one not in above], LOWER)):
        gap = min(BESIDE, (wide - SMALL[0]) / max(1, len(seats) - 1))
        order = sorted(seats, key=places.played)
        for place, seat in enumerate(order):
            laid[seat] = (middle + gap * (place - (len(order) - 1) / 2), y, 0.0)
    return laid


def back(seat: int, place: int) -> Token:
    """Return the token of a card in a hand that nobody sees."""
    return token("back", 4 * seat + place)


def holder(back: Token) -> int:
    """Return the seat that holds such a card."""
    return back.id // 4


def fan(count: int) -> list[Lean]:
    """Return positions and angles of `count` cards of the open hand, from left to right."""
    gap = 88.0 if count < 4 else 67.0
    steps = [place - (count - 1) / 2 for place in range(count)]
    return [(HAND[0] + gap * step, HAND[1], -8.0 * step) for step in steps]


def _round(others: int) -> Sequence[Point]:
    """Return the upper left corners of the plates of all others: up the left side, then along the top."""
    beside = max(0, others - 4) if others < 7 else 2
    above = others - beside
    sides = [(6.0, y) for y in ([] if not beside else [262.0] if beside == 1 else [352.0, 190.0])]
    first, last = {2: (331.0, 731.0), 3: (206.0, 856.0), 4: (156.0, 906.0), 5: (103.0, 905.0)}[above]
    tops = []
    for place in range(above):
        across = place / (above - 1)
        tops.append((first + (last - first) * across - PLATE[0] / 2, 10 + 28 * (2 * across - 1) ** 2))
    return [*sides, *tops]
