"""What bots are told about the game: what each answer is worth in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.bulls.bots.card_value import TOUCH, best, chosen, laid, lifted, promise, released
from game.bulls.bots.expected_points import Outlook
from game.bulls.effect import Resolving
from game.bulls.rows import CARDS, Release
from game.bulls.state import Bulls
from game.bulls.tokens import DECLINE
from game.core.script import Ask

SAVED = 0.6  # how much of a card's worth is given up when it is played and not kept for later
MEAN = sum(card.worth for card in CARDS) / len(CARDS)


def action_values(state: Bulls, ask: Ask) -> list[float]:
    """The worth of each option in points, against doing nothing."""
    return _BY_PROMPT.get(ask.prompt, _choose_dice)(Outlook(state, ask.seat), ask)


def _play_card(outlook: Outlook, ask: Ask) -> list[float]:
    """What its effects promise, less what the card would be good for later."""
    state = outlook.state
    last = state.day == state.days and state.row == len(outlook.town.rows) - 2
    kinds = [CARDS[option.picks[0].id] for option in ask.options if option.picks]
    worths = {
        kind.id: sum(promise(outlook, effect) for effect in kind.effects)
        - (0.0 if last else SAVED * kind.worth)
        for kind in {kind.id: kind for kind in kinds}.values()
    }
    return [worths[kind.id] for kind in kinds] or [0.0]


def _keep_cards(outlook: Outlook, ask: Ask) -> list[float]:
    """A card is discarded where the one drawn for it promises more."""
    hand = outlook.state.hands[ask.seat]
    return _subset(ask, {card: MEAN - CARDS[card].worth for card in hand}, picked=())


def _place_one(outlook: Outlook, ask: Ask) -> list[float]:
    worths = outlook.placed(1)
    return [worths[option.picks[0].id] for option in ask.options]


def _choose_dice(outlook: Outlook, ask: Ask) -> list[float]:
    """Which dice to roll, turn or move, by what each gains and what may still be picked after it."""
    state = outlook.state
    frame = state.stack[-1]
    assert isinstance(frame, Resolving)
    found = [_subset(ask, gains, state.chosen) for gains in chosen(outlook, frame.dice)]
    return [max(worths) for worths in zip(*found, strict=True)]


def _choose_roundabout(outlook: Outlook, ask: Ask) -> list[float]:
    def all_rolled(place: int) -> float:
        here = [(id, space, face) for id, (space, face) in outlook.dice.items() if space == place]
        return sum(outlook.rolled(*die) for die in here)

    return _each(ask, all_rolled)


def _choose_face(outlook: Outlook, ask: Ask) -> list[float]:
    die = ask.about[1]
    if die.kind == "runner":
        return _each(ask, lambda face: outlook.turned(die.id, *outlook.dice[die.id], face))
    place = ask.about[2].id if len(ask.about) > 2 else outlook.state.bull_spaces[die.id]
    return _each(ask, lambda face: outlook.bull(die.id, place, face))


def _choose_beside(outlook: Outlook, ask: Ask) -> list[float]:
    dice, faces = [die.id for die in ask.about[1:]], outlook.state.bull_faces
    if ask.about[1].kind == "bull":
        return _each(ask, lambda place: sum(outlook.bull(id, place, faces[id]) for id in dice))
    return _each(ask, lambda place: sum(outlook.moved(id, *outlook.dice[id], place) for id in dice))


def _choose_marker(outlook: Outlook, ask: Ask) -> list[float]:
    return _each(ask, lambda marker: max(laid(outlook, marker).values()))


def _choose_sign(outlook: Outlook, ask: Ask) -> list[float]:
    return _each(ask, laid(outlook, ask.about[1].id).__getitem__)


def _remove_marker(outlook: Outlook, ask: Ask) -> list[float]:
    return _each(ask, lambda marker: lifted(outlook, marker))


def _choose_release(outlook: Outlook, ask: Ask) -> list[float]:
    frame = outlook.state.stack[-1]
    assert isinstance(frame, Resolving)
    effect = frame.effect
    assert isinstance(effect, Release)
    return _each(ask, lambda place: released(outlook, effect, place))


def _each(ask: Ask, gain: Callable[[int], float]) -> list[float]:
    """By option, the gain of what it picks; to decline gains nothing."""
    return [0.0 if option == DECLINE else gain(option.picks[0].id) for option in ask.options]


def _subset(ask: Ask, gains: Mapping[int, float], picked: Iterable[int]) -> list[float]:
    """By option, what comes of the picks so far, this one and the best that may follow; last, of no more."""
    assert ask.subset is not None
    so_far = sum(gains[id] for id in picked)
    worths = {}
    for cluster in ask.subset.clusters:
        ids = [thing.id for group in cluster for thing in group]
        for group in cluster:
            this = group[0].id
            later = best(ask.subset.most - 1, [gains[id] for id in ids if id > this])
            worths[this] = so_far + gains[this] - TOUCH + later
    return [worths[option.picks[0].id] if option.picks else so_far for option in ask.options]


_BY_PROMPT: Mapping[str, Callable[[Outlook, Ask], list[float]]] = {
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
