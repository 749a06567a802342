"""One trick: a card of everybody who goes, and a pot for whoever takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.core.event import Played
from game.core.script import Ask, Frame, Outcome
from game.toruro.cards import Card, without
from game.toruro.events import Misplayed, TrickTaken
from game.toruro.state import Misplay, Toruro
from game.toruro.tokens import CARD, PLAY, POT, SEATS, TRICK
from game.toruro.tricks import forbidden, playable, winner

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
    """One trick."""


def play(state: Toruro, frame: Trick, answer: Action | None) -> Outcome:
    """From the leader on, each plays a card; on their honour any card, otherwise as its duties allow."""
    goers, trick = state.goers(), len(state.takers)
    size = len(goers)
    table = state.plays[trick * size :]
    turn = goers.index(state.leader) + len(table)
    if answer is not None:
        card = answer.picks[0].id
        _lay(state, goers[turn % size], card, table)
        table += (card,)
        if len(table) == size:
            return None
        turn += 1
    seat = goers[turn % size]
    hand = state.hands[seat]
    if len(hand) == 1:
        return _LAST_CARD[seat][hand[0]]
    allowed = playable(hand, table, trick + 1, state.exposed, state.house.overtrump)
    options = tuple([PLAY[card] for card in allowed])
    if len(allowed) == len(hand) or state.strict:
        return Ask(seat, "toruro.play", options, _ABOUT[trick])
    wrong = forbidden(hand, table, trick + 1, state.exposed, state.house.overtrump)
    misplays = tuple([PLAY[card] for card in wrong])
    return Ask(seat, "toruro.play", options + misplays, _ABOUT[trick], for_people=len(misplays))


_ABOUT = tuple((trick,) for trick in TRICK)
_LAST_CARD = tuple(
    tuple(Ask(seat, "toruro.play", (card,), _ABOUT[-1]) for card in PLAY) for seat in range(SEATS)
)
"""By seat and card, the question that leaves no choice: more than a third of all."""


def _lay(state: Toruro, seat: int, card: Card, table: Sequence[Card]) -> None:
    """The card goes from the hand to those that lie in the trick."""
    hand = state.hands[seat]
    if state.news is not None or state.house.detection == "instant":
        trick = len(state.takers) + 1
        _judge(state, seat, card, forbidden(hand, table, trick, state.exposed, state.house.overtrump))
    state.hands[seat] = without(hand, card)
    state.plays += (card,)
    state.players += (seat,)


def _judge(state: Toruro, seat: int, card: Card, wrong: Mapping[Card, str]) -> None:
    """Tell by which rule the card was played; where nobody gets away with it, one that was wrong is noted."""
    state.tell(Played(_rule(card, wrong), seat, CARD[card]))
    if card in wrong and state.house.detection == "instant":
        trick = len(state.takers)
        state.caught += (Misplay(seat, trick, card, wrong[card]),)
        state.tell(Misplayed("toruro.7.4", seat, TRICK[trick], CARD[card], wrong[card]))


def take(state: Toruro, frame: Trick, answer: Action | None) -> Outcome:
    """The highest trump takes it, or the highest card of the suit led; its seat leads the next one."""
    trick, table = len(state.takers), state.table
    place, chips = winner(table, state.exposed), state.pots[trick]
    seat = state.players[place - len(table)]
    take_pot(state, seat)
    if state.news is not None:
        state.tell(TrickTaken("toruro.5.7", TRICK[trick], seat, CARD[table[place]], POT[trick], chips))
    return None


def take_pot(state: Toruro, seat: int) -> None:
    """The trick and its pot are that seat's, which leads the next one."""
    trick = len(state.takers)
    chips = state.pots[trick]
    state.leader = seat
    state.takers += (seat,)
    state.taken += (chips,)
    state.pots = (*state.pots[:trick], 0, *state.pots[trick + 1 :])
    state.net[seat] += chips


def _rule(card: Card, wrong: Mapping[Card, str]) -> str:
    """The strictest duty that left the player no other card, or three tricks as such."""
    return PARAGRAPHS[list(wrong.values())[-1]] if wrong and card not in wrong else "toruro.4.7"


Trick.steps = (play, take)
