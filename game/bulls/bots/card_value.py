"""What the effects of cards promise to gain, in points, if their choices are made as well as can be."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest
from typing import assert_never

from game.bulls.bots.expected_points import Outlook
from game.bulls.effect import eligible
from game.bulls.rows import RULES, Dice, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.tokens import FLAGS, NOWHERE

FACES = range(1, 7)
DRAWN = 0.5  # points that one more card to choose from is worth
TOUCH = 0.01  # points that a die must gain to be worth touching


def promise(outlook: Outlook, effect: Effect) -> float:
    """The most that can be expected of an effect."""
    state, seat = outlook.state, outlook.seat
    match effect:
        case Draw():
            return DRAWN * effect.n
        case Score():
            return effect.n
        case Sign(do="place"):
            supply = state.supply(seat)
            own = range(FLAGS * seat, FLAGS * seat + FLAGS) if supply == NOWHERE else [supply]
            return max(0.0, *(gain for marker in own for gain in laid(outlook, marker).values()))
        case Sign():
            on_board = [marker for marker, sign in enumerate(state.flags) if sign != NOWHERE]
            return max((lifted(outlook, marker) for marker in on_board), default=0.0)
        case Release():
            spaces = outlook.town.rows[state.row] if len(state.bull_faces) < RULES.total_bulls else ()
            return max((released(outlook, effect, space) for space in spaces), default=0.0)
        case Reroll() | Turn() | Move():
            return max(_promise_of_dice(outlook, effect, gains) for gains in chosen(outlook, effect))
        case _:
            assert_never(effect)


def chosen(outlook: Outlook, effect: Dice) -> list[dict[int, float]]:
    """By die, what choosing it promises; a move has two sides, left and right, to be chosen for all."""
    dice = [(id, space, face) for id, (_, space, face) in eligible(outlook.state, effect, outlook.seat)]
    if not isinstance(effect, Move):
        return [{id: _touched(outlook, effect, id, space, face) for id, space, face in dice}]
    beside = outlook.town.beside
    if effect.die == "bull":
        return [
            {id: outlook.bull(id, beside[space][side], face) for id, space, face in dice} for side in (0, -1)
        ]
    return [
        {id: outlook.moved(id, space, face, beside[space][side]) for id, space, face in dice}
        for side in (0, -1)
    ]


def laid(outlook: Outlook, marker: int) -> dict[int, float]:
    """By sign, the gain of today if that token were laid there; a sign in a passed row gains nothing."""
    state, town = outlook.state, outlook.town
    gains = dict.fromkeys(town.signs, 0.0)
    for sign in town.signs:
        if town.spaces[town.streets[sign].start].row >= state.row:
            flags = [NOWHERE if lies == sign else lies for lies in state.flags]
            flags[marker] = sign
            gains[sign] = outlook.flags(flags)
    return gains


def lifted(outlook: Outlook, marker: int) -> float:
    """The gain of today if that token were back in its supply."""
    flags = outlook.state.flags[:]
    flags[marker] = NOWHERE
    return outlook.flags(flags)


def released(outlook: Outlook, effect: Release, space: int) -> float:
    """The expected gain if one more Bull stood there."""
    bull = len(outlook.state.bull_faces)
    gains = [outlook.bull(bull, space, face) for face in FACES]
    return sum(gains) / 6 if effect.to == "roll" else max(gains)


def best(count: int, gains: Iterable[float]) -> float:
    """The most that up to `count` of these gains come to."""
    return sum(nlargest(count, [gain for gain in gains if gain > TOUCH]))


def _promise_of_dice(outlook: Outlook, effect: Dice, gains: dict[int, float]) -> float:
    places: dict[int, list[float]] = {}
    for id, (_, space, _) in eligible(outlook.state, effect, outlook.seat):
        places.setdefault(space if effect.where == "one" else NOWHERE, []).append(gains[id])
    if effect.n == "all":
        return max(0.0, *map(sum, places.values()))
    return max((best(effect.n, found) for found in places.values()), default=0.0)


def _touched(outlook: Outlook, effect: Reroll | Turn, id: int, space: int, face: int) -> float:
    """The expected gain if this die is rolled, or turned as well as can be."""
    if isinstance(effect, Reroll):
        if effect.die == "runner":
            return outlook.rolled(id, space, face)
        return sum(outlook.bull(id, space, to) for to in FACES) / 6
    faces = (7 - face,) if effect.to == "flip" else FACES
    if effect.die == "runner":
        return max(outlook.turned(id, space, face, to) for to in faces)
    return max(outlook.bull(id, space, to) for to in faces)
