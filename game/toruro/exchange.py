"""The exchange of one seat: none to three cards, and for three it draws four and gives one back."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action
from game.core.script import Ask, Frame, Many, Outcome
from game.toruro.cards import without
from game.toruro.events import GaveBack, LaidAside
from game.toruro.state import Toruro
from game.toruro.tokens import CARD, DISCARD, DONE, GIVE, count

ALL = 3
"""Whoever exchanges that many draws one more, to give one back."""

_ALONE = tuple((card,) for card in CARD)
_LEFT = tuple((count(left),) for left in range(ALL + 1))


@dataclass(slots=True)
class Exchange(Frame):
    """The exchange of `seat`."""

    seat: int = 0


def lay_aside(state: Toruro, frame: Exchange, answer: Action | None) -> Outcome:
    """Pick cards of the own hand one by one, then say done; all see how many they are."""
    seat = frame.seat
    hand, chosen = state.hands[seat], state.chosen
    if answer != DONE:
        if answer is not None:
            chosen = state.chosen = (*chosen, answer.picks[0].id)
        free = sorted(hand)
        if chosen:
            free = free[free.index(chosen[-1]) + 1 :]
        left = ALL - len(chosen)
        options = (*[DISCARD[card] for card in free], DONE)
        alone = tuple([_ALONE[card] for card in free])
        return Ask(seat, "toruro.exchange", options, _LEFT[left], Many(left, (alone,)))
    state.hands[seat] = tuple([card for card in hand if card not in chosen])
    state.aside, state.chosen = chosen, ()
    state.exchanges(seat, len(chosen))
    if state.news is not None:
        cards = tuple([CARD[card] for card in chosen])
        state.tell(LaidAside("toruro.4.6", seat, len(cards), cards))
    return None


def draw(state: Toruro, frame: Exchange, answer: Action | None) -> Outcome:
    """As many are drawn, or four for three."""
    drawn = len(state.aside)
    if drawn:
        state.draw(frame.seat, drawn + (drawn == ALL), "toruro.4.6")
    return None


def give_back(state: Toruro, frame: Exchange, answer: Action | None) -> Outcome:
    """Whoever has drawn four gives one of them back."""
    hand = state.hands[frame.seat]
    if len(hand) == ALL:
        return None
    if answer is None:
        return Ask(frame.seat, "toruro.give_back", tuple([GIVE[card] for card in sorted(hand)]))
    card = answer.picks[0]
    state.hands[frame.seat] = without(hand, card.id)
    state.aside += (card.id,)
    if state.news is not None:
        state.tell(GaveBack("toruro.4.6", frame.seat, (card,)))
    return None


def put_away(state: Toruro, frame: Exchange, answer: Action | None) -> Outcome:
    """Only now do the own cards lie with all others, so that nobody draws what they laid aside."""
    state.discards[frame.seat] += state.aside
    state.aside = ()
    return None


Exchange.steps = (lay_aside, draw, give_back, put_away)
