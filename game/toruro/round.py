"""One round: ante, payment, deal, who goes, the tricks, new lulos; then the table may decide on a motion."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action
from game.core.event import Drew
from game.core.script import AGAIN, Ask, Frame, Outcome
from game.toruro import events
from game.toruro.deck import DECK, NO_CARD, stand_in
from game.toruro.go_or_pass import GO_OR_PASS, Voting, answers, propose, why_must_go
from game.toruro.lulos import NOBODY, Payment, commit_lulos
from game.toruro.play_out import Contest
from game.toruro.state import Toruro, is_free, is_over
from game.toruro.tokens import CARD, GO, POTS, count

HAND = 3
"""Cards that everybody is dealt and plays with."""
ANTE = 1
"""Chips that the dealer lays on each pot."""


@dataclass(slots=True)
class Round(Frame):
    """`turn` counts the lulos that are paid, then the seats that have spoken."""

    turn: int = 0


def ante(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Gather the cards, begin the round, and let the dealer lay the ante."""
    state.round += 1
    state.last = bool(0 < state.cap <= state.round and state.debts)
    _gather(state)
    if state.events is not None:
        rule = "toruro.9.3" if state.last else "toruro.4"
        state.emit(events.RoundBegan(rule, state.round, state.dealer, state.last))
    at_once = state.agreed or state.house.at_once_in(state.round)
    if at_once != state.at_once:
        state.at_once = at_once
        state.emit(events.AtOnce("toruro.6.4", at_once))
    state.lay_chips(state.dealer, ANTE, ANTE, ANTE)
    state.stake = sum(state.pots)
    if state.events is not None:
        state.emit(events.Anted("toruro.4.1", state.dealer, (ANTE, ANTE, ANTE)))
    return None


def pay_lulos(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Have the least lulos paid one after another; in La Última every debtor pays everything."""
    if state.last:
        for seat in state.order(state.dealer):
            if owed := state.owed(seat):
                state.stack.append(Payment(0, seat, owed))
                return AGAIN
    elif state.debts and frame.turn < state.at_once:
        frame.turn += 1
        state.stack.append(Payment(0, NOBODY, min([debt.amount for debt in state.debts])))
        return AGAIN
    frame.turn = 0
    state.largest = max(state.largest, state.stake)
    return None


def deal(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Deal to everybody, the dealer last, and expose one more card."""
    for seat in state.order(state.first):
        cards = state.hands[seat] = tuple(state.rng.deal(state.stock, HAND))
        if state.events is not None:
            state.emit(Drew("toruro.4.3", seat, HAND, tuple([CARD[card] for card in cards])))
    (state.exposed,) = state.rng.deal(state.stock, 1)
    if state.events is not None:
        seven = stand_in(state.exposed)
        rule = "toruro.2.2" if seven == NO_CARD else "toruro.2.3"
        state.emit(events.Exposed(rule, CARD[state.exposed], None if seven == NO_CARD else CARD[seven]))
    return None


def speak(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Ask each seat in turn to go or to pass, unless it must go; before that it may propose something."""
    if answer is not None:
        seat = state.speaker(frame.turn)
        if answer in GO_OR_PASS:
            goes = answer == GO
            state.asked += 1
            state.willing += goes
            _say(state, frame, seat, goes, None)
        else:
            propose(state, seat, answer)
    while frame.turn < state.seats:
        seat = state.speaker(frame.turn)
        why = why_must_go(state, seat)
        if why is None:
            options = answers(state)
            asides = len(options) - len(GO_OR_PASS)
            return Ask(seat, "toruro.go", options, (count(state.stake),), None, asides)
        _say(state, frame, seat, True, why)
    return None


def _say(state: Toruro, frame: Round, seat: int, goes: bool, why: str | None) -> None:
    """Let the seat in turn go, of its own will or for the reason `why`, or pass and lay down its cards."""
    frame.turn += 1
    cards = state.hands[seat]
    state.speak(seat, goes)
    if state.events is not None:
        if not goes:
            state.emit(events.Passed("toruro.4.4", seat, len(cards), tuple([CARD[card] for card in cards])))
        elif why is not None:
            state.emit(events.Went(_COMPELLED_BY[why], seat, why))
        else:
            state.emit(events.Went("toruro.4.4", seat))


_COMPELLED_BY = {
    "last": "toruro.9.3",
    "first": "toruro.6.3",
    "ace": "toruro.6.2",
    "promise": "toruro.6.5",
    "dealer": "toruro.4.4",
}


def contest(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Let whoever goes alone take all three pots; two or more play for them."""
    goers = state.goers()
    if len(goers) > 1:
        state.leader = goers[0]
        state.stack.append(Contest())
        return None
    (seat,) = goers
    head, belly, tail = state.pots
    state.net[seat] += state.stake
    state.takers, state.taken = (seat,) * POTS, (head, belly, tail)
    state.pots = (0,) * POTS
    state.alone += 1
    if state.events is not None:
        state.emit(events.TookAll("toruro.4.5", seat, (head, belly, tail)))
    return None


def settle(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Have the lulos of this round committed."""
    commit_lulos(state)
    return None


def end_partida(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """End the partida if nobody owes anything any more."""
    if is_free(state):
        state.emit(events.PartidaEnded("toruro.9.1", state.partida))
    return None


def vote(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Have a proposal voted on, if another round follows."""
    if state.motion is not None:
        if is_over(state):
            state.motion = None
        else:
            state.stack.append(Voting())
    return None


def pass_deal(state: Toruro, frame: Round, answer: Action | None) -> Outcome:
    """Pass the deal on, if another round follows."""
    if not is_over(state):
        state.dealer = (state.dealer + state.house.deal_step) % state.seats
        if state.events is not None:
            state.emit(events.DealPassed("toruro.4.10", state.dealer))
    return None


def _gather(state: Toruro) -> None:
    """Put all cards into the stock, and forget what the seats did in the last round."""
    state.exposed = NO_CARD
    state.stock = list(DECK)
    state.hands = [()] * state.seats
    state.discards = [()] * state.seats
    state.goes = (None,) * state.seats
    state.exchanged = (None,) * state.seats
    state.plays = state.players = ()
    state.takers = state.taken = ()
    state.caught = ()


Round.steps = (ante, pay_lulos, deal, speak, contest, settle, end_partida, vote, pass_deal)
