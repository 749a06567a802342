"""The table after the last round: chips in stacks, the last trick, every debt struck out, the candle low.

And the same table as those see it whose chips others have won.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import group, inside, line, rounded, svg
from assets.make.toruro.candle import candle, flame
from assets.make.toruro.cloth import Cloth
from assets.make.toruro.deck import card
from assets.make.toruro.deck_back import back
from assets.make.toruro.pieces import chip, dealer
from assets.make.toruro.slate import CHALK, slate
from assets.make.ui.glow import glow
from assets.make.ui.tabletop import cast, cup, olives
from assets.make.ui.wood import BOARD, boards

WIDTH, HEIGHT = 1280, 720
CLOTH = Cloth((640, 372), (566, 318))
FLAME, BURNT = (1182, 404), 44
SNUFFED, SMOKE = (1176, 470), "#C9C6CC"


def still_life() -> str:
    """The whole picture; its middle is left to the scores."""
    return svg(
        WIDTH,
        HEIGHT,
        boards(Random(7), WIDTH, HEIGHT // BOARD)
        + CLOTH.draw()
        + group(cup(), 96, 108, 1.1)
        + group(olives(), 1000, 690, 0.8)
        + _winnings()
        + _fan((("bastos", 10, -22), ("oros", 1, -2), ("copas", 12, 18)), 92, 724, 0.42)
        + _thrown()
        + group(_wiped(), 1080, 62, 0.84, 4)
        + group(inside(dealer()), 166, 176, 1.0, -14)
        + group(inside(candle(BURNT)), FLAME[0] - 46, FLAME[1] - 28 - BURNT)
        + group(inside(flame(2.0, 8.0)), FLAME[0] - 24, FLAME[1] - 58)
        + _light(),
    )


def farewell() -> str:
    """The same table for those whose chips lie before others: one is left, and the candle has burnt down."""
    smoke = f"M{SNUFFED[0]} {SNUFFED[1]}q-16 -30 2 -54q20 -26 2 -56q-18 -28 4 -58q14 -20 2 -40"
    return svg(
        WIDTH,
        HEIGHT,
        boards(Random(7), WIDTH, HEIGHT // BOARD)
        + CLOTH.draw()
        + group(cup(wine=False), 1180, 112, 1.1)
        + group(olives(), 300, 694, 0.8)
        + group(_stack(0, 0, 1, 1), 110, 360)
        + "".join(
            _laid(inside(back()), x, y, 0.4, turn)
            for x, y, turn in ((64, 560, -24), (112, 580, 2), (160, 600, 27))
        )
        + group(_wiped(), 26, 50, 0.84, -4)
        + group(inside(dealer()), 1120, 226, 1.0, 12)
        + group(inside(candle(BURNT)), SNUFFED[0] - 46, SNUFFED[1] - 28 - BURNT)
        + line(smoke, 7, SMOKE, 0.16)
        + line(smoke, 2.6, SMOKE, 0.5)
        + _moonlight(),
    )


STACKS = (
    (70, 296, 50, 6), (138, 282, 10, 9), (44, 356, 5, 8), (112, 350, 10, 5), (168, 356, 1, 7),
    (76, 414, 1, 4), (146, 414, 5, 3), (28, 442, 10, 1), (196, 440, 5, 1), (108, 468, 1, 1),
)  # fmt: skip
"""The winner's chips, from behind to the front: x and y of the lowest, value, how many."""
TRICK = (("espadas", 7, 1176, 536, 6), ("copas", 3, 1218, 580, 26))


def _winnings() -> str:
    return "".join(_stack(*row) for row in STACKS)


def _stack(x: float, y: float, value: int, number: int) -> str:
    rng, drawn = Random(value * 100 + number), ""
    for k in range(number):
        drawn += group(inside(chip(value)), x - 33 + rng.uniform(-1.6, 1.6), y - 33 - 7.6 * k, 1.1)
    return drawn


def _laid(picture: str, x: float, y: float, size: float, turn: float) -> str:
    """A card on the table, with its shadow; (x, y) is its middle."""
    sheet = rounded(2, 2, 266, 416, 15)
    drawn = cast(sheet, 9, 14, 0.45) + picture + line(sheet, 2.4)
    return group(group(drawn, -135, -210), x, y, size, turn)


def _fan(cards: Sequence[tuple[str, int, float]], x: float, y: float, size: float) -> str:
    """Cards held together at (x, y), their common foot."""
    return "".join(
        group(_laid(inside(card(suit, number)), 0, -330 * size, size, 0), x, y, 1, turn)
        for suit, number, turn in cards
    )


def _thrown() -> str:
    """The last trick, thrown down."""
    cards = "".join(_laid(inside(card(suit, n)), x, y, 0.36, turn) for suit, n, x, y, turn in TRICK)
    return _laid(inside(back()), 1128, 560, 0.36, -24) + cards


def _wiped() -> str:
    """The slate with every name struck out."""
    rng, lines = Random(5), ""
    for row in range(6):
        y, x, words = 44 + row * 31, 30.0, ""
        end = rng.uniform(90, 132)
        while x < end:
            step = rng.uniform(5, 9)
            words += f"q{step / 2:.1f} {rng.uniform(-11, -3):.1f} {step:.1f} {rng.uniform(-1.4, 1.4):.1f}"
            x += step
        six, two = "q-10 2 -9 8q6 6 10 -1q-3 -5 -9 -1", "q8 -5 9 2q-1 6 -9 8l11 1"
        figure = f"M{162 if row % 2 else 172} {y - 7}{two if row % 2 else six}"
        lines += line(f"M30 {y}{words}", 2, CHALK, 0.75) + line(figure, 2, CHALK, 0.75)
        lines += line(f"M22 {y - 2}Q90 {y - 8} 194 {y - 4}", 3, CHALK, 0.95)
    return cast(rounded(4, 4, 216, 240, 8), 7, 12) + inside(slate()) + lines


def _light() -> str:
    """Dark corners, and the warmth of what is left of the candle."""
    whole = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    night = glow(whole, 660, 360, 900, [(0, "#140A06", 0), (0.55, "#140A06", 0.16), (1, "#120A14", 0.78)])
    return night + glow(whole, *FLAME, 260, [(0, "#FFE2A0", 0.5), (0.25, "#FFB054", 0.26), (1, "#FFB054", 0)])


def _moonlight() -> str:
    """What comes in by the window when the candle is out."""
    whole = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    night = glow(whole, 420, 300, 980, [(0, "#1A2440", 0.25), (0.5, "#141A30", 0.42), (1, "#0C0E1C", 0.74)])
    pane = "M40 -20L330 -20L560 740L150 740Z"
    bars = line("M185 -20L355 740M84 280H420M112 520H494", 14, "#10142A", 0.28)
    return night + glow(pane, 240, 200, 620, [(0, "#A9C4EA", 0.24), (1, "#A9C4EA", 0.06)]) + bars


_PRESS = {"rough": 0.3, "salt": 0.1}
SPRITES = {
    "toruro/results": Sprite(still_life, 1920, _PRESS),
    "toruro/farewell": Sprite(farewell, 1920, _PRESS),
}
