"""The tricks: in each a card of everybody who goes, and a pot for whoever takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.core.script import Ask, Frame, Outcome
from game.toruro.deck import Card, without
from game.toruro.events import CardPlayed, CardPlayedOnHonour, Misplayed, TrickTaken
from game.toruro.state import Misplay, Toruro
from game.toruro.tokens import CARD, PLAY, POT, POTS, SEATS, TRICK
from game.toruro.trick_rules import forbidden, playable, winner

PARAGRAPHS = {
    "lead_ace": "toruro.5.1",
    "lead_3_king": "toruro.5.2",
    "lead_highest_trump": "toruro.5.3",
    "follow_suit": "toruro.5.4",
    "must_trump": "toruro.5.5",
    "beat_trump": "toruro.5.6",
}
"""Where the rules page tells of each duty."""


@dataclass(slots=True)
class Trick(Frame):
    """All tricks of a round, until all pots are taken."""


def play(state: Toruro, frame: Trick, answer: Action | None) -> Outcome:
    """Ask each in turn for a card, from the leader on: any on their honour, else one that duties allow."""
    goers = state.goers()
    size = len(goers)
    turn = goers.index(state.leader) + len(state.plays)
    if answer is not None:
        seat, card = goers[turn % size], answer.picks[0].id
        wrong = None
        if state.events is not None or state.house.detection == "instant":
            wrong = _forbidden(state, seat)
        state.hands[seat] = without(state.hands[seat], card)
        state.plays += (card,)
        state.players += (seat,)
        if wrong is not None:
            _judge(state, seat, card, wrong)
        if len(state.plays) % size == 0:
            _take(state, state.plays[-size:])
            if len(state.takers) == POTS:
                return None
            turn = goers.index(state.leader)
        else:
            turn += 1
    seat = goers[turn % size]
    hand, trick = state.hands[seat], len(state.takers)
    if len(hand) == 1:
        return _NO_CHOICE[trick][seat][hand[0]]
    table = state.plays[trick * size :]
    allowed = playable(hand, table, trick + 1, state.exposed, state.house.overtrump)
    if len(allowed) == len(hand) or state.strict:
        if len(allowed) == 1:
            return _NO_CHOICE[trick][seat][allowed[0]]
        return Ask(seat, "toruro.play", tuple([PLAY[card] for card in allowed]), _ABOUT[trick])
    wrong = forbidden(hand, table, trick + 1, state.exposed, state.house.overtrump)
    options = tuple([PLAY[card] for card in (*allowed, *wrong)])
    return Ask(seat, "toruro.play", options, _ABOUT[trick], human_only=len(wrong))


_ABOUT = tuple((trick,) for trick in TRICK)
_NO_CHOICE = tuple(
    tuple(tuple(Ask(seat, "toruro.play", (card,), about) for card in PLAY) for seat in range(SEATS))
    for about in _ABOUT
)
"""By trick, seat and card, the question that leaves no choice: more than half of all."""


def _forbidden(state: Toruro, seat: int) -> Mapping[Card, str]:
    """Return the cards that a seat may not play now, each with the duty that it would break."""
    trick = len(state.takers) + 1
    return forbidden(state.hands[seat], state.table, trick, state.exposed, state.house.overtrump)


def _judge(state: Toruro, seat: int, card: Card, wrong: Mapping[Card, str]) -> None:
    """Say by which rule a card was played; where misplays are found at once, note one."""
    kind = CardPlayed if state.strict else CardPlayedOnHonour
    state.emit(kind(_rule(card, wrong), seat, CARD[card]))
    if card in wrong and state.house.detection == "instant":
        trick = len(state.takers)
        state.caught += (Misplay(seat, trick, card, wrong[card]),)
        state.emit(Misplayed("toruro.7.4", seat, TRICK[trick], CARD[card], wrong[card]))


def _take(state: Toruro, table: Sequence[Card]) -> None:
    """Give the trick and its pot to whoever played the best card; they lead the next trick."""
    trick = len(state.takers)
    place, chips = winner(table, state.exposed), state.pots[trick]
    seat = state.players[place - len(table)]
    take_pots(state, (seat,))
    if state.events is not None:
        state.emit(TrickTaken("toruro.5.7", TRICK[trick], seat, CARD[table[place]], POT[trick], chips))


def take_pots(state: Toruro, seats: tuple[int, ...]) -> None:
    """Give the next tricks and their pots to `seats`, one each; the last of them leads what follows."""
    pots, begun = state.pots, len(state.takers)
    done = begun + len(seats)
    for pot, seat in enumerate(seats, begun):
        state.net[seat] += pots[pot]
    state.takers += seats
    state.taken += pots[begun:done]
    state.pots = (0,) * done + pots[done:]
    state.leader = seats[-1]


def _rule(card: Card, wrong: Mapping[Card, str]) -> str:
    """Return the paragraph of the strictest duty that bound the player; that of tricks if none did."""
    return PARAGRAPHS[list(wrong.values())[-1]] if wrong and card not in wrong else "toruro.4.7"


Trick.steps = (play,)
