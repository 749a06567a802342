"""A card phase: the window in which every other seat may act, then the plays of the seat in turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.attack import can_attack, play_attack
from game.alatriste.effect_list import play_help, sell, usable
from game.alatriste.ending import EndVote
from game.alatriste.events import CardLaid
from game.alatriste.events_combat import Awaited
from game.alatriste.rows import CARDS, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BACK, CARD, DISCARD_OWN, OFFER, PASS, PROPOSE_END, SEAT, STOP, attack, card
from game.alatriste.trade import Offering
from game.alatriste.transfers import discard
from game.core.action import Action
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class CardPhase(Frame):
    """`seat` plays cards; `turn` counts the others that have passed; `parting` is 1 while it discards."""

    seat: int = 0
    turn: int = 0
    parting: int = 0


def open_window(state: Alatriste, frame: CardPhase, answer: Action | None) -> Outcome:
    """Open the trading window: every seat may make its offers anew."""
    state.offers = [0] * state.seats
    state.emit(Awaited("alatriste.4", frame.seat, "alatriste.window"))
    return None


def others_act(state: Alatriste, frame: CardPhase, answer: Action | None) -> Outcome:
    """Ask the others, in the order of play, for offers, helps for any time, and sales off the board."""
    others = state.after(frame.seat)
    if frame.turn == len(others) or state.ended:
        return None
    other = others[frame.turn]
    if answer is None:
        options = _acts(state, other) if state.players[other].alive else ()
        if options:
            return Ask(other, "alatriste.window", (*options, PASS), (SEAT[frame.seat],))
    if answer is None or answer == PASS:
        frame.turn += 1
    else:
        _act(state, other, answer)
    return AGAIN


def own_plays(state: Alatriste, frame: CardPhase, answer: Action | None) -> Outcome:
    """Ask the seat in turn for any number of plays until it stops.

    Discarding from one's own board and proposing the end are offered to people alone.
    """
    seat = frame.seat
    player = state.players[seat]
    if not player.alive or state.ended or answer == STOP:
        return None
    if answer is None:
        if frame.parting:
            return Ask(seat, "alatriste.discard", (*(card("discard", own) for own in player.board), BACK))
        grave = (*((DISCARD_OWN,) if player.board else ()), *(() if state.proposed else (PROPOSE_END,)))
        options = (*_plays(state, seat), STOP, *grave)
        return Ask(seat, "alatriste.play", options, human_only=len(grave))
    if frame.parting:
        frame.parting = 0
        if answer != BACK:
            discard(state, seat, [answer.picks[0].id], "alatriste.7.1")
    elif answer == DISCARD_OWN:
        frame.parting = 1
    elif answer == PROPOSE_END:
        state.stack.append(EndVote(seat=seat))
    elif answer.verb == "place":
        place(state, seat, answer.picks[0].id)
    elif answer.verb == "attack":
        play_attack(state, seat, answer.picks[0].id, answer.picks[1].id)
    else:
        _act(state, seat, answer)
    return AGAIN


def place(state: Alatriste, seat: int, number: int) -> None:
    """Move a character or possession from the hand onto the board."""
    player = state.players[seat]
    player.hand.remove(number)
    player.board.append(number)
    state.emit(CardLaid("alatriste.7.1", seat, CARD[number]))


def _plays(state: Alatriste, seat: int) -> list[Action]:
    player = state.players[seat]
    plays = []
    for held in player.hand:
        row = CARDS[held]
        if row.is_laid:
            if player.can_place(held):
                plays.append(card("place", held))
        elif row.kind == "attack":
            targets = [other for other in state.after(seat) if can_attack(state, seat, held, other)]
            plays += [attack(held, target) for target in targets]
    plays += _acts(state, seat)
    return plays


def _acts(state: Alatriste, seat: int) -> list[Action]:
    """Return what a seat may do in anybody's card phase."""
    player = state.players[seat]
    acts = [card("help", held) for held in usable(state, seat)]
    acts += [card("sell", own) for own in player.board if CARDS[own].sell]
    partner = any(state.players[other].alive for other in state.after(seat))
    if state.trading and state.offers[seat] < RULES.offers and partner:
        acts.append(OFFER)
    return acts


def _act(state: Alatriste, seat: int, answer: Action) -> None:
    if answer == OFFER:
        state.offers[seat] += 1
        state.stack.append(Offering(seat=seat))
    elif answer.verb == "sell":
        sell(state, seat, answer.picks[0].id)
    else:
        play_help(state, seat, answer.picks[0].id)


CardPhase.steps = (open_window, others_act, own_plays)
