"""What two or more who go do: they exchange, play three tricks, and answer for how they played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from game.core.action import Action, Token
from game.core.script import AGAIN, END, Ask, Frame, Outcome, Subset
from game.toruro.deck import NO_CARD, Card, without
from game.toruro.events import Accused, GaveBack, LaidAside, Misplayed
from game.toruro.state import Misplay, Toruro, with_item
from game.toruro.tokens import CARD, DISCARD, DONE, GIVE, POTS, SEATS, SILENT, TRICK, accuse, count
from game.toruro.trick_play import Trick
from game.toruro.trick_rules import forbidden

WHERE_WRONG = (0, 1)
"""The tricks in which somebody can play wrong: in the third one everybody has a single card."""


@dataclass(slots=True)
class Accusing(Frame):
    """`turn` counts the seats that have accused or kept silent."""

    turn: int = 0


def misplays(state: Toruro) -> Iterator[Misplay]:
    """Yield every duty that was broken in this round, as the cards on the table prove it."""
    size = len(state.goers())
    left: dict[int, list[Card]] = {seat: [] for seat in state.players}
    for seat, card in zip(state.players, state.plays, strict=True):
        left[seat].append(card)
    for place, (seat, card) in enumerate(zip(state.players, state.plays, strict=True)):
        trick = place // size
        table = state.plays[trick * size : place]
        wrong = forbidden(left[seat], table, trick + 1, state.exposed, state.house.overtrump)
        if card in wrong:
            yield Misplay(seat, trick, card, wrong[card])
        left[seat].remove(card)


def audit(state: Toruro) -> None:
    """Find out every misplay of the round (Rule 7.4)."""
    for misplay in misplays(state):
        convict(state, misplay)


def convict(state: Toruro, misplay: Misplay) -> None:
    """Note a misplay as found out; its seat will commit a lulo for it."""
    state.caught += (misplay,)
    seat, trick, card, duty = misplay
    state.emit(Misplayed("toruro.7.4", seat, TRICK[trick], CARD[card], duty))


def ask_around(state: Toruro, frame: Accusing, answer: Action | None) -> Outcome:
    """Ask each seat in turn from the dealer on, those that passed too, whether they accuse somebody."""
    if frame.turn == state.seats:
        return None
    seat = state.order(state.dealer)[frame.turn]
    if answer is None:
        options = _accusations(state, seat)
        if options:
            return Ask(seat, "toruro.accuse", (*options, SILENT))
    elif answer != SILENT:
        _accuse(state, seat, answer)
    frame.turn += 1
    return AGAIN


def _accusations(state: Toruro, seat: int) -> list[Action]:
    """Return the accusations open to a seat: not of itself, nor of anybody who is found out already."""
    found = {misplay.seat for misplay in state.caught}
    others = [goer for goer in state.goers() if goer != seat and goer not in found]
    return [accuse(other, trick) for other in others for trick in WHERE_WRONG]


def _accuse(state: Toruro, seat: int, answer: Action) -> None:
    accused, trick = answer.picks
    true = [found for found in misplays(state) if (found.seat, found.trick) == (accused.id, trick.id)]
    state.emit(Accused("toruro.7.4", seat, accused.id, trick, bool(true)))
    for misplay in true:
        convict(state, misplay)


Accusing.steps = (ask_around,)


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
    state.exchanged = with_item(state.exchanged, seat, len(chosen))
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


@dataclass(slots=True)
class Contest(Frame):
    """`turn` counts the seats that have exchanged."""

    turn: int = 0


def exchange(state: Toruro, frame: Contest, answer: Action | None) -> Outcome:
    """Let each who goes exchange once, in turn."""
    goers = state.goers()
    if frame.turn == len(goers):
        return None
    state.stack.append(Exchange(0, goers[frame.turn]))
    frame.turn += 1
    return AGAIN


def tricks(state: Toruro, frame: Contest, answer: Action | None) -> Outcome:
    """Let three tricks be played, one for each pot."""
    if len(state.takers) == POTS:
        return None
    state.stack.append(Trick())
    return AGAIN


def find_out(state: Toruro, frame: Contest, answer: Action | None) -> Outcome:
    """Where misplays are possible, find all of them out, or let the seats accuse each other (Rule 7.4)."""
    if state.strict:
        return None
    match state.house.detection:
        case "audit":
            audit(state)
        case "accuse":
            state.stack.append(Accusing())
        case "instant":  # nobody got away with anything
            pass
        case other:
            assert_never(other)
    return None


Contest.steps = (exchange, tricks, find_out)
