"""Where things lie on the table of Toruro, in design pixels, for three to eight seats.

Pieces and the names that they carry:

- `card:n`: a card that whoever looks may know: the exposed card, those of a trick, those of the open hand.
  The open hand lies on the layer HAND; where its owner does not look it shows backs, by the same names.
- `back:s` with s = 4 * seat + place: the cards of any other hand. Only how many there are can be told by it.
- `stock:0`, `discard:0`: the piles, with their size at their foot; no piece where there is no card.
- `pot:p`, `seat:i`, `lulo:k`, `slate:0`: parts of the table that can be pointed at. They have no picture of
  their own: pots are drawn with the cloth, plates and slate with the HUD.

One seat sits at the foot of the window, beside the hand: of several people who share the screen the one who
is asked. The others follow it clockwise round the cloth, up the left side and along the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import NamedTuple

import pygame

from game.core.action import Token, token
from scenes.stage.prompt_panel import Hook

Point = tuple[float, float]
Lean = tuple[float, float, float]
"""x, y and angle (degrees, counter-clockwise) of a card."""

POTS: tuple[Point, ...] = ((304.0, 344.0), (346.0, 468.0), (752.0, 205.0))
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
DISCARD: Point = (742.0, 303.0)
TRICK: Point = (543.0, 320.0)
"""The middle of the table, round which the cards of a trick lie, each towards the seat that played it."""


class Ring(NamedTuple):
    """How the cards of a trick lie round the middle of the table, each so `wide`.

    Those of the others lie on an oval that reaches so far `across` and `down` from its `middle`, evenly from
    the turn `first` to `last`: in degrees clockwise from its foot. The `own` one lies nearest to the hand,
    and the one that takes the trick comes forward by a part of its way to the middle.
    """

    wide: float
    across: float
    down: float
    middle: float
    first: float
    last: float
    own: Point
    forward: float

    def place(self, turn: float) -> Point:
        """Return the place on the oval that lies so far round."""
        around = radians(turn)
        return TRICK[0] - self.across * sin(around), self.middle + self.down * cos(around)


RINGS = {
    3: Ring(104.0, 151.0, 93.5, 309.0, 141.0, 219.0, (566.0, 407.0), 0.10),
    4: Ring(94.0, 100.5, 77.0, 305.0, 100.0, 260.0, (550.0, 415.0), 0.08),
    5: Ring(83.0, 97.0, 134.5, 332.0, 73.0, 287.0, (544.0, 423.0), 0.07),
    6: Ring(76.0, 129.5, 128.5, 343.5, 80.0, 265.5, (547.0, 428.5), 0.40),
    7: Ring(73.0, 112.0, 103.5, 314.5, 55.5, 259.0, (591.5, 433.0), 0.70),
    8: Ring(71.0, 109.5, 110.0, 320.0, 52.5, 270.5, (589.0, 438.5), 0.68),
}
"""By how many sit there. No card, however it came forward, lies on a pot, a pile or what another one is."""
TALL, FORWARD = SMALL[1] / SMALL[0], 1.18
"""How high a card is to its width, and how much larger one that takes the trick."""
HAND: Point = (588.0, 617.0)
"""The middle of the open hand, all of which is seen."""
SHOUT: Point = (548.0, 300.0)
"""Where words are printed large for a moment."""

TAUGHT = (
    *(pygame.FRect(188, 164, 196, 282), pygame.FRect(776, 160, 208, 310)),
    *(pygame.FRect(x - POT[0] / 2, y - 40, POT[0], 92) for x, y in POTS),
)
"""What a coach speaks of: the head of the bull, the trumps below their order, and the pots."""

SLATE = pygame.FRect(1006, 76, 216, 272)
CANDLE: Point = (1016.0, 470.0)
"""The middle of the candle and its stand, which are `CANDLE_WIDTH` wide."""
CANDLE_WIDTH = 92.0
FLAME: Point = (1016.0, 418.0)
SIGN = pygame.FRect(930, 532, 294, 54)
"""The board that tells the round and the trick."""
PAPER, VEIL = pygame.FRect(930, 590, 294, 126), 215
"""The chronicle, and how opaque the veil is that lies on its paper where the table is dark."""
COACH_ROOMS = pygame.FRect(776, 500, 448, 216), pygame.FRect(930, 354, 294, 362)
"""Where a coach's paper lies, in whose lower right corner: right of the hand, or of the answers. Sign and
chronicle make way for it, and the candle where it is long."""
HINT: Point = (1226.0, 718.0)
HINT_ROOMS = (298.0, 440.0), (266.0, 352.0)
"""The lower right corner of a hint, and its rooms: it lies over the chronicle, and where it is long over sign
and candle, too, but never over the slate, the trumps and their order."""
KNOBS = 72.0
"""Where the knobs begin."""
ANSWERS, FOOT = (768.0, 920.0), 712.0
"""From where to where answers stand, and where the lowest ends: beside the hand."""
ASIDES = pygame.FRect(1070, 352, 152, 80)
"""The buttons that belong to the evening instead of the round: below the slate."""
SLIP = pygame.FRect(1064, 430, 162, 100)
"""The keys of the moment: between the candle and the knobs."""
RISE, TILT = 34.0, 7.0
"""How far a chosen card leaves the fan, and how it leans then."""

HOOK = Hook(424.0, 615.0, 330.0, "bottomright", highest=120.0)
"""The plaque: at the left end of the hand, whatever is asked; no higher than up to the board of the belly."""
FARTHER_LEFT = HOOK._replace(x=12.0, y=630.0, anchor="bottomleft", highest=111.0)
"""Where it hangs in large letters: it would reach up to the belly, and tags of the hand down to it."""
CAPTIONS = 452.0
"""The height above which captions of sounds are written: above the plaque, however much it says."""

SPREADING = FARTHER_LEFT._replace(y=616.0, highest=97.0)
"""Where it hangs in large letters while chips are spread: above their tray."""
CHANGING = Hook(532.0, 424.0, 262.0, highest=200.0)
"""Where it hangs in large letters while cards are exchanged: on the cloth, above those that are chosen, and
between the boards of head and tail."""
GROUP = pygame.FRect(424, 150, 340, 360)
"""The room on the cloth for a question, what is told about it and its answers: above the hand, where no trick
lies yet."""
PADDING, COLUMN = 12.0, 154.0
"""From the edge of its board to what stands there, and how wide either half of it is."""
ASKED = Hook(684.0, GROUP.bottom, 250.0, "bottomright", largest=2.0)
"""Where the plaque hangs there: above the answers, between the pots of head and tail."""

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

    def trick(self, seat: int, is_best: bool = False) -> Point:
        """Return where the cards of a seat lie in every trick, whoever else plays; as the best one there."""
        ring, away = RINGS[self.seats], (seat - self.foot) % self.seats
        step = (ring.last - ring.first) / (self.seats - 2)
        x, y = ring.place(ring.first + step * (away - 1)) if away else ring.own
        near = ring.forward if is_best else 0.0
        return x + (TRICK[0] - x) * near, y + (ring.middle - y) * near


def played_size(seats: int, is_best: bool = False) -> Point:
    """Return the size of the cards of a trick at a table with so many seats, or of the best one there."""
    wide = RINGS[seats].wide * (FORWARD if is_best else 1.0)
    return wide, wide * TALL


def index(middle: Point, size: Point) -> pygame.FRect:
    """Return where number and suit are printed on a card that lies upright, as large as they ever are."""
    wide, high = size
    left, top = middle[0] - wide / 2, middle[1] - high / 2
    return pygame.FRect(left + 0.05 * wide, top + 0.03 * high, 0.45 * wide, 0.33 * high)


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
