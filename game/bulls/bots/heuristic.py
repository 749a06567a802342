"""The heuristic of bots: the value of each answer, in points, and how it strikes others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import nlargest
from typing import assert_never

from game.bulls.bots.expected_points import ExpectedPoints
from game.bulls.effect import Resolving, eligible_dice
from game.bulls.rows import CARDS, RULES, Dice, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.state import Bulls
from game.bulls.tokens import DECLINE, FLAGS_PER_SEAT, NOWHERE
from game.core.game import Trait
from game.core.script import Ask

FACES = range(1, 7)
SAVED = 0.6  # how much of a card's worth is given up when it is played and not kept for later
MEAN = sum(card.worth for card in CARDS) / len(CARDS)
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
            every = range(FLAGS_PER_SEAT * seat, FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT)
            own = every if supply == NOWHERE else [supply]
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
    eligible = eligible_dice(expected.state, effect, expected.seat)
    dice = [(id, space, face) for id, (_, space, face) in eligible]
    if not isinstance(effect, Move):
        return [{id: _die_gain(expected, effect, id, space, face) for id, space, face in dice}]
    beside = expected.town.beside
    if effect.die == "bull":
        return [
            {id: expected.gain_of_bull(id, beside[space][side], face) for id, space, face in dice}
            for side in (0, -1)
        ]
    return [
        {id: expected.gain_if_changed(id, space, face, beside[space][side], face) for id, space, face in dice}
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
        return max(expected.gain_if_changed(id, space, face, space, to) for to in faces)
    return max(expected.gain_of_bull(id, space, to) for to in faces)


def action_values(state: Bulls, ask: Ask) -> list[float]:
    """Return the value of each option in points, against doing nothing."""
    return _BY_PROMPT.get(ask.prompt, _choose_dice)(ExpectedPoints(state, ask.seat), ask)


def _play_card(expected: ExpectedPoints, ask: Ask) -> list[float]:
    """Value a card by the gains of its effects, less what it would be good for later."""
    state = expected.state
    last = state.day == state.days and state.row == len(expected.town.rows) - 2
    kinds = [CARDS[option.picks[0].id] for option in ask.options if option.picks]
    values = {
        kind.id: sum(effect_value(expected, effect) for effect in kind.effects)
        - (0.0 if last else SAVED * kind.worth)
        for kind in {kind.id: kind for kind in kinds}.values()
    }
    return [values[kind.id] for kind in kinds] or [0.0]


def _keep_cards(expected: ExpectedPoints, ask: Ask) -> list[float]:
    """Value a discard by what the card drawn for it is better on average."""
    hand = expected.state.hands[ask.seat]
    return _subset_values(ask, {card: MEAN - CARDS[card].worth for card in hand}, picked=())


def _place_one(expected: ExpectedPoints, ask: Ask) -> list[float]:
    values = expected.values_at_starts(1)
    return [values[option.picks[0].id] for option in ask.options]


def _choose_dice(expected: ExpectedPoints, ask: Ask) -> list[float]:
    """Value the dice to roll, turn or move by what each gains and what may still be picked after it."""
    effect, chosen = _effect(expected.state), expected.state.chosen
    assert isinstance(effect, Reroll | Turn | Move)
    found = [_subset_values(ask, gains, chosen) for gains in die_gains(expected, effect)]
    return [max(values) for values in zip(*found, strict=True)]


def _choose_roundabout(expected: ExpectedPoints, ask: Ask) -> list[float]:
    def all_rolled(place: int) -> float:
        here = [(id, space, face) for id, (space, face) in expected.dice.items() if space == place]
        return sum(expected.gain_if_rolled(*die) for die in here)

    return _option_values(ask, all_rolled)


def _choose_face(expected: ExpectedPoints, ask: Ask) -> list[float]:
    state, effect = expected.state, _effect(expected.state)
    if isinstance(effect, Release):
        bull, place = len(state.bull_faces), state.chosen[0]
        return _option_values(ask, lambda face: expected.gain_of_bull(bull, place, face))
    assert isinstance(effect, Turn)
    die = state.chosen[0]
    if effect.die == "runner":
        space, shown = expected.dice[die]
        return _option_values(ask, lambda face: expected.gain_if_changed(die, space, shown, space, face))
    return _option_values(ask, lambda face: expected.gain_of_bull(die, state.bull_spaces[die], face))


def _choose_beside(expected: ExpectedPoints, ask: Ask) -> list[float]:
    state, effect = expected.state, _effect(expected.state)
    assert isinstance(effect, Move)

    def all_moved(place: int) -> float:
        if effect.die == "bull":
            return sum(expected.gain_of_bull(id, place, state.bull_faces[id]) for id in state.chosen)
        dice = [(id, *expected.dice[id]) for id in state.chosen]
        return sum(expected.gain_if_changed(id, space, face, place, face) for id, space, face in dice)

    return _option_values(ask, all_moved)


def _choose_marker(expected: ExpectedPoints, ask: Ask) -> list[float]:
    return _option_values(ask, lambda marker: max(gains_of_laying(expected, marker).values()))


def _choose_sign(expected: ExpectedPoints, ask: Ask) -> list[float]:
    return _option_values(ask, gains_of_laying(expected, expected.state.chosen[0]).__getitem__)


def _remove_marker(expected: ExpectedPoints, ask: Ask) -> list[float]:
    return _option_values(ask, lambda marker: gain_of_lifting(expected, marker))


def _choose_release(expected: ExpectedPoints, ask: Ask) -> list[float]:
    effect = _effect(expected.state)
    assert isinstance(effect, Release)
    return _option_values(ask, lambda place: gain_of_release(expected, effect, place))


def _effect(state: Bulls) -> Effect:
    """Return the effect that is being resolved."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolving)
    return frame.effect


def _option_values(ask: Ask, gain: Callable[[int], float]) -> list[float]:
    """Return, by option, the gain of what it picks; to decline gains nothing."""
    return [0.0 if option == DECLINE else gain(option.picks[0].id) for option in ask.options]


def _subset_values(ask: Ask, gains: Mapping[int, float], picked: Iterable[int]) -> list[float]:
    """Return, by option, the gain of the picks so far, of this one and of the best that may follow."""
    assert ask.subset is not None
    so_far = sum(gains[id] for id in picked)
    values = {}
    for cluster in ask.subset.clusters:
        ids = [thing.id for group in cluster for thing in group]
        for group in cluster:
            this = group[0].id
            later = best_sum(ask.subset.most - 1, [gains[id] for id in ids if id > this])
            values[this] = so_far + gains[this] - TOUCH + later
    return [values[option.picks[0].id] if option.picks else so_far for option in ask.options]


_TRAITS: Mapping[str, tuple[Trait, ...]] = {"bull": ("bold",), "rival": ("harsh",), "own": ("greedy",)}
_BY_PROMPT: Mapping[str, Callable[[ExpectedPoints, Ask], list[float]]] = {
    "bulls.play_card": _play_card,
    "bulls.keep_cards": _keep_cards,
    "bulls.place_one": _place_one,
    "bulls.choose_roundabout": _choose_roundabout,
    "bulls.choose_face": _choose_face,
    "bulls.choose_beside": _choose_beside,
    "bulls.choose_marker": _choose_marker,
    "bulls.choose_sign": _choose_sign,
    "bulls.remove_marker": _remove_marker,
    "bulls.choose_release": _choose_release,
}


def style(state: Bulls, ask: Ask) -> list[tuple[Trait, ...]]:
    """Return the traits of each option: of the card that is played, or of the dice that are picked.

    It sets Bulls on people, harms rivals, or looks after the player's own; to be done has no trait.
    """
    owner = ask.prompt.rpartition(".")[2]
    return [
        tuple(dict.fromkeys(map(_trait, CARDS[option.picks[0].id].effects)))
        if option.verb == "play"
        else _TRAITS.get(owner, ())
        if option.picks
        else ()
        for option in ask.options
    ]


def _trait(effect: Effect) -> Trait:
    if isinstance(effect, Release) or getattr(effect, "die", "") == "bull":
        return "bold"
    return "harsh" if getattr(effect, "owner", "") in ("rival", "any") else "greedy"
