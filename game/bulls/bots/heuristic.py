"""The heuristic of bots: the value of each answer, in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.bulls.bots.card_value import (
    TOUCH,
    best_sum,
    die_gains,
    effect_value,
    gain_of_lifting,
    gain_of_release,
    gains_of_laying,
)
from game.bulls.bots.expected_points import ExpectedPoints
from game.bulls.effect import Resolving
from game.bulls.rows import CARDS, Effect, Move, Release, Reroll, Turn
from game.bulls.state import Bulls
from game.bulls.tokens import DECLINE
from game.core.script import Ask

SAVED = 0.6  # how much of a card's worth is given up when it is played and not kept for later
MEAN = sum(card.worth for card in CARDS) / len(CARDS)


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
        return _option_values(ask, lambda face: expected.gain_if_turned(die, *expected.dice[die], face))
    return _option_values(ask, lambda face: expected.gain_of_bull(die, state.bull_spaces[die], face))


def _choose_beside(expected: ExpectedPoints, ask: Ask) -> list[float]:
    state, effect = expected.state, _effect(expected.state)
    assert isinstance(effect, Move)

    def all_moved(place: int) -> float:
        if effect.die == "bull":
            return sum(expected.gain_of_bull(id, place, state.bull_faces[id]) for id in state.chosen)
        return sum(expected.gain_if_moved(id, *expected.dice[id], place) for id in state.chosen)

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
