"""The deck of forty: aces, pips from two to seven, and sota (10), caballo (11) and rey (12) of each suit."""

from __future__ import annotations

from functools import partial

from assets.make.drawing.palette import MASTER
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import group
from assets.make.toruro.deck_aces import ACES
from assets.make.toruro.deck_back import back
from assets.make.toruro.deck_caballo import caballo
from assets.make.toruro.deck_rey import rey
from assets.make.toruro.deck_sheet import papered, sheet
from assets.make.toruro.deck_sota import sota
from assets.make.toruro.deck_suits import SUITS

NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
_LEFT, _MIDDLE, _RIGHT = 94.0, 135.0, 176.0
PIPS: dict[int, tuple[float, list[tuple[float, float]]]] = {
    2: (1.45, [(_MIDDLE, 120), (_MIDDLE, 300)]),
    3: (1.08, [(_MIDDLE, 92), (_MIDDLE, 210), (_MIDDLE, 328)]),
    4: (1.06, [(x, y) for y in (148, 272) for x in (93, 177)]),
    5: (0.9, [(_LEFT, 106), (_RIGHT, 106), (_MIDDLE, 210), (_LEFT, 314), (_RIGHT, 314)]),
    6: (0.88, [(x, y) for y in (98, 210, 322) for x in (_LEFT, _RIGHT)]),
    7: (0.8, [*((x, y) for y in (86, 232, 330) for x in (_LEFT, _RIGHT)), (_MIDDLE, 159)]),
}
"""How large the pips of a number are, and where they lie on the sheet."""
COURT = {10: sota, 11: caballo, 12: rey}
_SLIM = {"oros": 1.06, "espadas": 1.16}  # suits whose pip leaves room in its box


def card(suit: str, number: int) -> str:
    """A whole card."""
    if number == 1:
        return sheet(suit, number, ACES[suit]())
    if number in COURT:
        return sheet(suit, number, COURT[number](suit), papered(suit))
    size, places = PIPS[number]
    pip = SUITS[suit].pip()
    return sheet(suit, number, "".join(group(pip, x, y, size * _SLIM.get(suit, 1)) for x, y in places))


_PRESS = {"keep_alpha": True}
SPRITES = {
    f"toruro/card_{suit}_{number}": Sprite(partial(card, suit, number), 180 * MASTER, _PRESS)
    for suit in SUITS
    for number in NUMBERS
}
SPRITES["toruro/card_back"] = Sprite(back, 180 * MASTER, _PRESS)
