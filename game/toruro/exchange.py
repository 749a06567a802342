"""The exchange of one seat: none to three cards, and for three it draws four and gives one back."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action, Token
from game.core.script import END, Ask, Frame, Outcome, Subset
from game.toruro.deck import NO_CARD, without
from game.toruro.events import GaveBack, LaidAside
from game.toruro.state import Toruro
from game.toruro.tokens import CARD, DISCARD, DONE, GIVE, SEATS, count

ALL = 3
"""Whoever exchanges that many draws one more, to give one back."""

_ALONE = tuple((card,) for card in CARD)
_LEFT = tuple((count(left),) for left in range(ALL + 1))
_DONE_ONLY = tuple(
    tuple(Ask(seat, "toruro.exchange", (DONE,), _LEFT[left], Subset(left, ((),))) for left in range(ALL + 1))
    for seat in range(SEATS)
)
"""By seat and number of cards it may still lay aside, the question after the last card of its hand."""


@dataclass(slots=True)
class Exchange(Frame):
    """The exchange of `seat`."""

    seat: int = 0


def lay_aside(state: Toruro, frame: Exchange, answer: Action | None) -> Outcome:
    """Ask for cards of the own hand one by one, until done; all see how many they are."""
    seat = frame.seat
    hand, chosen = state.hands[seat], state.chosen
    if answer != DONE:
        if answer is not None:
            chosen = state.chosen = (*chosen, answer.picks[0].id)
        last, left = chosen[-1] if chosen else NO_CARD, ALL - len(chosen)
        options: list[Action] = []
        alone: list[tuple[Token, ...]] = []
        for card in sorted(hand):
            if card > last:
                options.append(DISCARD[card])
                alone.append(_ALONE[card])
        if not options:
            return _DONE_ONLY[seat][left]
        return Ask(seat, "toruro.exchange", (*options, DONE), _LEFT[left], Subset(left, (tuple(alone),)))
    state.note_exchange(seat, len(chosen))
    if chosen:
        state.hands[seat] = tuple([card for card in hand if card not in chosen])
        state.aside, state.chosen = chosen, ()
    if state.events is not None:
        cards = tuple([CARD[card] for card in chosen])
        state.emit(LaidAside("toruro.4.6", seat, len(cards), cards))
    return None if chosen else END


def draw(state: Toruro, frame: Exchange, answer: Action | None) -> Outcome:
    """Draw as many, or four for three; only in that case is one given back."""
    drawn = len(state.aside)
    if drawn == ALL:
        state.draw(frame.seat, ALL + 1, "toruro.4.6")
        return None
    state.draw(frame.seat, drawn, "toruro.4.6")
    _put_away(state, frame.seat)
    return END


def give_back(state: Toruro, frame: Exchange, answer: Action | None) -> Outcome:
    """Ask whoever drew four which card they give back."""
    hand = state.hands[frame.seat]
    if answer is None:
        return Ask(frame.seat, "toruro.give_back", tuple([GIVE[card] for card in sorted(hand)]))
    card = answer.picks[0]
    state.hands[frame.seat] = without(hand, card.id)
    state.aside += (card.id,)
    if state.events is not None:
        state.emit(GaveBack("toruro.4.6", frame.seat, (card,)))
    _put_away(state, frame.seat)
    return None


def _put_away(state: Toruro, seat: int) -> None:
    """Put the cards laid aside with all discards; not before, so that nobody draws their own again."""
    state.discards[seat] += state.aside
    state.aside = ()


Exchange.steps = (lay_aside, draw, give_back)
