"""What bots are told about the game: how the seats stand, and what each answer is worth in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import nlargest
from math import exp, sqrt

from game.bulls.effect import Resolving, eligible
from game.bulls.outlook import Outlook
from game.bulls.rows import CARDS, RULES, Dice, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.standings import standings
from game.bulls.state import Bulls
from game.bulls.tokens import DECLINE, FLAGS, NOWHERE
from game.core.script import Ask

FACES = range(1, 7)
DRAWN = 0.5  # points that one more card to choose from is worth
SAVED = 0.6  # how much of a card's worth is given up when it is played and not kept for later
SPREAD = 2.2  # points by which one step can part two seats, fitted to games of skilled players
TOUCH = 0.01  # points that a die must gain to be worth touching
MEAN = sum(card.worth for card in CARDS) / len(CARDS)


def instinct(state: Bulls, ask: Ask) -> list[float]:
    """The worth of each option in points, against doing nothing."""
    return _BY_PROMPT.get(ask.prompt, _dice)(Outlook(state, ask.seat), ask)


def _play_card(outlook: Outlook, ask: Ask) -> list[float]:
    """What its effects promise, less what the card would be good for later."""
    state = outlook.state
    last = state.day == state.days and state.row == len(outlook.town.rows) - 2
    known: dict[str, float] = {}
    worths = []
    for option in ask.options:
        if not option.picks:
            return [0.0]
        card = CARDS[option.picks[0].id]
        if card.id not in known:
            known[card.id] = sum(_promise(outlook, effect) for effect in card.effects)
            known[card.id] -= 0.0 if last else SAVED * card.worth
        worths.append(known[card.id])
    return worths


def _keep_cards(outlook: Outlook, ask: Ask) -> list[float]:
    """A card is discarded where the one drawn for it promises more."""
    return _subset(ask, {card: MEAN - CARDS[card].worth for card in outlook.state.hands[ask.seat]}, ())


def _place_one(outlook: Outlook, ask: Ask) -> list[float]:
    worths = outlook.placed(1)
    return [worths[option.picks[0].id] for option in ask.options]


def _dice(outlook: Outlook, ask: Ask) -> list[float]:
    """Which dice to roll, turn or move: by what each gains, and what may still be picked after it."""
    state = outlook.state
    frame = state.stack[-1]
    assert isinstance(frame, Resolving)
    found = [_subset(ask, gains, state.chosen) for gains in _gains(outlook, frame.dice)]
    return [max(worths) for worths in zip(*found, strict=True)]


def _choose_roundabout(outlook: Outlook, ask: Ask) -> list[float]:
    sums: dict[int, float] = {}
    for id, space, face in outlook.dice:
        sums[space] = sums.get(space, 0.0) + outlook.rolled(id, space, face)
    return [0.0 if option == DECLINE else sums[option.picks[0].id] for option in ask.options]


def _choose_face(outlook: Outlook, ask: Ask) -> list[float]:
    state, die = outlook.state, ask.about[1]
    if die.kind == "runner":
        place = state.runners.index(die.id)
        space, face = state.spaces[place], state.faces[place]
        return [outlook.turned(die.id, space, face, to) for to in FACES]
    space = ask.about[2].id if len(ask.about) > 2 else state.bull_spaces[die.id]
    return [outlook.bull(die.id, space, to) for to in FACES]


def _choose_beside(outlook: Outlook, ask: Ask) -> list[float]:
    state, dice = outlook.state, ask.about[1:]
    worths = []
    for option in ask.options:
        to = option.picks[0].id
        worth = 0.0
        for die in dice:
            if die.kind == "bull":
                worth += outlook.bull(die.id, to, state.bull_faces[die.id])
            else:
                place = state.runners.index(die.id)
                worth += outlook.moved(die.id, state.spaces[place], state.faces[place], to)
        worths.append(worth)
    return worths


def _choose_marker(outlook: Outlook, ask: Ask) -> list[float]:
    return [
        0.0 if option == DECLINE else max(0.0, *_signs(outlook, option.picks[0].id).values())
        for option in ask.options
    ]


def _choose_sign(outlook: Outlook, ask: Ask) -> list[float]:
    signs = _signs(outlook, ask.about[1].id)
    return [0.0 if option == DECLINE else signs[option.picks[0].id] for option in ask.options]


def _remove_marker(outlook: Outlook, ask: Ask) -> list[float]:
    return [0.0 if option == DECLINE else _without(outlook, option.picks[0].id) for option in ask.options]


def _choose_release(outlook: Outlook, ask: Ask) -> list[float]:
    frame = outlook.state.stack[-1]
    assert isinstance(frame, Resolving)
    effect = frame.effect
    assert isinstance(effect, Release)
    return [
        0.0 if option == DECLINE else _released(outlook, effect, option.picks[0].id) for option in ask.options
    ]


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


def _promise(outlook: Outlook, effect: Effect) -> float:
    """The gain of an effect if its choices are made as well as can be."""
    state, seat = outlook.state, outlook.seat
    match effect:
        case Draw():
            return DRAWN * effect.n
        case Score():
            return effect.n
        case Sign(do="place"):
            supply = state.supply(seat)
            own = range(FLAGS * seat, FLAGS * seat + FLAGS) if supply == NOWHERE else [supply]
            return max(0.0, *(gain for marker in own for gain in _signs(outlook, marker).values()))
        case Sign():
            laid = [marker for marker, sign in enumerate(state.flags) if sign != NOWHERE]
            return max((_without(outlook, marker) for marker in laid), default=0.0)
        case Release():
            spaces = outlook.town.rows[state.row] if len(state.bull_faces) < RULES.total_bulls else ()
            return max((_released(outlook, effect, space) for space in spaces), default=0.0)
    most = 0.0
    for gains in _gains(outlook, effect):
        by_space: dict[int, list[float]] = {}
        for id, (_, space, _) in eligible(state, effect, seat):
            by_space.setdefault(space if effect.where == "one" else 0, []).append(gains[id])
        for found in by_space.values():
            most = max(most, sum(found) if effect.n == "all" else _best(effect.n, found))
    return most


def _gains(outlook: Outlook, effect: Dice) -> list[dict[int, float]]:
    """By die, the expected gain if it is chosen for this effect; a move has two sides to choose from."""
    dice = [(id, space, face) for id, (_, space, face) in eligible(outlook.state, effect, outlook.seat)]
    if isinstance(effect, Move):
        beside = outlook.town.beside
        moved = (
            outlook.moved if effect.die == "runner" else lambda id, _, face, to: outlook.bull(id, to, face)
        )
        return [
            {id: moved(id, space, face, beside[space][side]) for id, space, face in dice} for side in (0, -1)
        ]
    return [{id: _touched(outlook, effect, id, space, face) for id, space, face in dice}]


def _touched(outlook: Outlook, effect: Reroll | Turn, id: int, space: int, face: int) -> float:
    """The expected gain if this die is rolled, or turned as well as can be."""
    if effect.die == "runner":
        if isinstance(effect, Reroll):
            return outlook.rolled(id, space, face)
        faces = (7 - face,) if effect.to == "flip" else FACES
        return max(outlook.turned(id, space, face, to) for to in faces)
    if isinstance(effect, Reroll):
        return sum(outlook.bull(id, space, to) for to in FACES) / 6
    return max(outlook.bull(id, space, to) for to in ((7 - face,) if effect.to == "flip" else FACES))


def _released(outlook: Outlook, effect: Release, space: int) -> float:
    """The expected gain if a Bull is released there."""
    bull = len(outlook.state.bull_faces)
    gains = [outlook.bull(bull, space, face) for face in FACES]
    return sum(gains) / 6 if effect.to == "roll" else max(gains)


def _signs(outlook: Outlook, marker: int) -> dict[int, float]:
    """By sign, the gain of today if that token were laid there; a sign in a passed row gains nothing."""
    state, town = outlook.state, outlook.town
    gains = {}
    for sign in town.signs:
        gains[sign] = 0.0
        if town.spaces[town.streets[sign].start].row >= state.row:
            flags = [NOWHERE if lies == sign else lies for lies in state.flags]
            flags[marker] = sign
            gains[sign] = outlook.flags(flags)
    return gains


def _without(outlook: Outlook, marker: int) -> float:
    """The gain of today if that token were removed."""
    flags = outlook.state.flags[:]
    flags[marker] = NOWHERE
    return outlook.flags(flags)


def _subset(ask: Ask, gains: Mapping[int, float], chosen: Iterable[int]) -> list[float]:
    """By option, what comes of the picks so far, this one and the best that may follow; last, of no more."""
    assert ask.many is not None
    so_far = sum(gains[id] for id in chosen)
    worths = {}
    for cluster in ask.many.clusters:
        ids = [thing.id for group in cluster for thing in group]
        for group in cluster:
            this = group[0].id
            later = _best(ask.many.most - 1, [gains[id] for id in ids if id > this])
            worths[this] = so_far + gains[this] - TOUCH + later
    return [worths[option.picks[0].id] if option.picks else so_far for option in ask.options]


def _best(count: int, gains: Iterable[float]) -> float:
    """The most that up to `count` of these gains come to."""
    return sum(nlargest(count, [gain for gain in gains if gain > TOUCH]))


def estimate(state: Bulls) -> list[float]:
    """Each seat's share of the victory to be expected, from its points and the worth of its dice."""
    rows = len(state.board.rows) - 1
    steps = rows * (state.days - state.day + 1) - state.row
    if steps == 0:
        return [row.payoff for row in standings(state)]
    totals = Outlook(state, 0).totals
    best, spread = max(totals), SPREAD * sqrt(steps)
    shares = [exp((total - best) / spread) for total in totals]
    return [share / sum(shares) for share in shares]
