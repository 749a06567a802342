"""Expected gains of the effects of cards, in points, if their choices are made as well as can be."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest
from typing import assert_never

from game.bulls.bots.expected_points import ExpectedPoints
from game.bulls.effect import eligible_dice
from game.bulls.rows import RULES, Dice, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.tokens import FLAGS_PER_SEAT, NOWHERE

FACES = range(1, 7)
DRAWN = 0.5  # points that one more card to choose from is worth
TOUCH = 0.01  # points that a die must gain to be worth touching


def effect_value(expected: ExpectedPoints, effect: Effect) -> float:
    """Return the greatest gain that can be expected of an effect, in points."""
    state, seat = expected.state, expected.seat
    match effect:
        case Draw():
            return DRAWN * effect.n
        case Score():
            return effect.n
        case Sign(do="place"):
            supply = state.supply(seat)
            own = (
                range(FLAGS_PER_SEAT * seat, FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT)
                if supply == NOWHERE
                else [supply]
            )
            return max(0.0, *(gain for marker in own for gain in gains_of_laying(expected, marker).values()))
        case Sign():
            on_board = [marker for marker, sign in enumerate(state.flags) if sign != NOWHERE]
            return max((gain_of_lifting(expected, marker) for marker in on_board), default=0.0)
        case Release():
            spaces = expected.town.rows[state.row] if len(state.bull_faces) < RULES.total_bulls else ()
            return max((gain_of_release(expected, effect, space) for space in spaces), default=0.0)
        case Reroll() | Turn() | Move():
            return max(_dice_value(expected, effect, gains) for gains in die_gains(expected, effect))
        case _:
            assert_never(effect)


def die_gains(expected: ExpectedPoints, effect: Dice) -> list[dict[int, float]]:
    """Return, by die, the gain of choosing it; for a move once to the left and once to the right."""
    dice = [
        (id, space, face) for id, (_, space, face) in eligible_dice(expected.state, effect, expected.seat)
    ]
    if not isinstance(effect, Move):
        return [{id: _die_gain(expected, effect, id, space, face) for id, space, face in dice}]
    beside = expected.town.beside
    if effect.die == "bull":
        return [
            {id: expected.gain_of_bull(id, beside[space][side], face) for id, space, face in dice}
            for side in (0, -1)
        ]
    return [
        {id: expected.gain_if_moved(id, space, face, beside[space][side]) for id, space, face in dice}
        for side in (0, -1)
    ]


def gains_of_laying(expected: ExpectedPoints, marker: int) -> dict[int, float]:
    """Return, by sign, today's gain if that token were laid there; a sign in a passed row gains nothing."""
    state, town = expected.state, expected.town
    gains = dict.fromkeys(town.signs, 0.0)
    for sign in town.signs:
        if town.spaces[town.streets[sign].start].row >= state.row:
            flags = [NOWHERE if lies == sign else lies for lies in state.flags]
            flags[marker] = sign
            gains[sign] = expected.gain_of_flags(flags)
    return gains


def gain_of_lifting(expected: ExpectedPoints, marker: int) -> float:
    """Return today's gain if that token were back in its supply."""
    flags = expected.state.flags[:]
    flags[marker] = NOWHERE
    return expected.gain_of_flags(flags)


def gain_of_release(expected: ExpectedPoints, effect: Release, space: int) -> float:
    """Return the expected gain if one more Bull stood there."""
    bull = len(expected.state.bull_faces)
    gains = [expected.gain_of_bull(bull, space, face) for face in FACES]
    return sum(gains) / 6 if effect.to == "roll" else max(gains)


def best_sum(count: int, gains: Iterable[float]) -> float:
    """Return the greatest sum of up to `count` of these gains."""
    return sum(nlargest(count, [gain for gain in gains if gain > TOUCH]))


def _dice_value(expected: ExpectedPoints, effect: Dice, gains: dict[int, float]) -> float:
    places: dict[int, list[float]] = {}
    for id, (_, space, _) in eligible_dice(expected.state, effect, expected.seat):
        places.setdefault(space if effect.where == "one" else NOWHERE, []).append(gains[id])
    if effect.n == "all":
        return max(0.0, *map(sum, places.values()))
    return max((best_sum(effect.n, found) for found in places.values()), default=0.0)


def _die_gain(expected: ExpectedPoints, effect: Reroll | Turn, id: int, space: int, face: int) -> float:
    """Return the expected gain if this die is rolled, or turned as well as can be."""
    if isinstance(effect, Reroll):
        if effect.die == "runner":
            return expected.gain_if_rolled(id, space, face)
        return sum(expected.gain_of_bull(id, space, to) for to in FACES) / 6
    faces = (7 - face,) if effect.to == "flip" else FACES
    if effect.die == "runner":
        return max(expected.gain_if_turned(id, space, face, to) for to in faces)
    return max(expected.gain_of_bull(id, space, to) for to in faces)
