"""Fast rollouts of a round: nobody is asked, and everybody plays by the policy."""

from __future__ import annotations

from game.core.script import Ask, advance
from game.toruro.bots.policy import keepers, least, play, would_go
from game.toruro.deck import Card, without
from game.toruro.go_or_pass import why_must_go
from game.toruro.play_out import ALL
from game.toruro.state import Toruro
from game.toruro.tokens import POTS
from game.toruro.trick_play import take_pots
from game.toruro.trick_rules import winner


def play_round(state: Toruro, seat: int) -> list[int]:
    """Return the seats that take the pots of this round if `seat` goes; `state` is used up by it."""
    _speak(state, seat)
    goers = state.goers()
    if len(goers) == 1:
        return [*goers] * POTS
    for goer in goers:
        if state.exchanged[goer] is None:
            _exchange(state, goer)
        elif len(state.hands[goer]) > ALL:
            _give_back(state, goer)
    if not state.plays:
        state.leader = goers[0]
    return play_on(state, list(state.plays))


def play_on(state: Toruro, plays: list[Card]) -> list[int]:
    """Return the seats that take the pots if all play on by the policy; `plays` grows by their cards."""
    goers = state.goers()
    takers = play_tricks(
        [list(state.hands[goer]) for goer in goers],
        plays,
        goers.index(state.leader),
        [goers.index(taker) for taker in state.takers],
        state.exposed,
        state.house.overtrump,
    )
    return [goers[place] for place in takers]


def play_tricks(
    hands: list[list[Card]],
    plays: list[Card],
    leader: int,
    takers: list[int],
    exposed: Card,
    overtrump: bool,
) -> list[int]:
    """Who takes each pot, as indices into `hands`, which are those of the seats that go, in turn.

    `plays` are the cards played so far, `leader` leads the present trick, `takers` have taken those before.
    The lists grow, and the hands become empty.
    """
    size = len(hands)
    while len(takers) < POTS:
        trick = len(takers) + 1
        table = plays[len(takers) * size :]
        laid = len(table)
        for place in range(leader + laid, leader + size):
            hand = hands[place % size]
            if len(hand) > 1:
                card = play(hand, table, trick, exposed, size, overtrump)
                hand.remove(card)
            else:
                card = hand.pop()
            table.append(card)
        plays += table[laid:]
        leader = (leader + winner(table, exposed)) % size
        takers.append(leader)
    return takers


def fast_rollout(state: Toruro, ask: Ask) -> Ask | None:
    """Play the tricks that are left by `rollout_policy`, without asking; return the next question."""
    if ask.prompt != "toruro.play":
        return ask
    goers, plays, begun = state.goers(), list(state.plays), len(state.takers)
    takers = play_on(state, plays)[begun:]
    state.plays, state.players = tuple(plays), state.players[: begun * len(goers)]
    for leader in map(goers.index, (state.leader, *takers[:-1])):
        state.players += goers[leader:] + goers[:leader]
    take_pots(state, tuple(takers))
    state.hands = [()] * state.seats
    state.stack.pop()
    return advance(state)


def _speak(state: Toruro, seat: int) -> None:
    """Let each seat that has not spoken go if it must, or if its hand is good enough, and pass otherwise."""
    for other in state.order(state.first):
        if state.goes[other] is None:
            gone = sum([went is True for went in state.goes])
            waiting = state.goes.count(None) - 1
            hand = state.hands[other]
            state.speak(
                other,
                other == seat
                or why_must_go(state, other) is not None
                or would_go(hand, state.exposed, gone, waiting),
            )


def _exchange(state: Toruro, seat: int) -> None:
    hand = state.hands[seat]
    kept = keepers(hand, state.exposed)
    aside = [card for card in hand if card not in kept]
    state.hands[seat] = tuple(kept)
    state.draw(seat, len(aside) + (len(aside) == ALL), "toruro.4.6")
    state.discards[seat] += tuple(aside)
    if len(state.hands[seat]) > ALL:
        _give_back(state, seat)


def _give_back(state: Toruro, seat: int) -> None:
    card = least(state.hands[seat], state.exposed)
    state.hands[seat] = without(state.hands[seat], card)
    state.discards[seat] += (card,)
