"""Compulsory payments, and what befalls whoever is short."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.effect_list import source
from game.alatriste.events import DucatsPaid
from game.alatriste.events_combat import Awaited
from game.alatriste.helps import play_help, sell
from game.alatriste.justice import jail
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import DECLINE, NOBODY, card, count
from game.alatriste.transfers import lose
from game.core.action import Action
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class Payment(Frame):
    """`seat` must pay `n` Ducats to a seat or (NOBODY) to the bank; the list `name` asks for it."""

    seat: int = 0
    n: int = 0
    to: int = NOBODY
    name: str = ""


def shortage(state: Alatriste, frame: Payment, answer: Action | None) -> Outcome:
    """Give whoever is short a moment to find more."""
    if state.players[frame.seat].ducats < frame.n:
        state.emit(Awaited("alatriste.9.6", frame.seat, "alatriste.purse"))
    return None


def purse(state: Alatriste, frame: Payment, answer: Action | None) -> Outcome:
    """Ask whoever is short for helps that give Ducats, and for goods to sell. Rule 9.6."""
    seat = frame.seat
    player = state.players[seat]
    if player.ducats >= frame.n:
        return None
    if answer is None:
        helps = [held for held in player.with_timing("any") if CARDS[held].can_give("ducats")]
        goods = [laid for laid in player.board if CARDS[laid].sell]
        if not helps and not goods:
            return None
        options = (*(card("help", held) for held in helps), *(card("sell", laid) for laid in goods), DECLINE)
        return Ask(seat, "alatriste.purse", options, (*source(frame.name), count(frame.n)))
    if answer == DECLINE:
        return None
    if answer.verb == "sell":
        sell(state, seat, answer.picks[0].id)
    else:
        play_help(state, seat, answer.picks[0].id)
    return AGAIN


def settle(state: Alatriste, frame: Payment, answer: Action | None) -> Outcome:
    """Take what there is; the rest is forgiven, but costs freedom, or a gentleman some Fame."""
    player = state.players[frame.seat]
    jailed, shame = player.is_jailed_for(frame.n), player.fame_lost_for(frame.n)
    paid = min(player.ducats, frame.n)
    player.ducats -= paid
    to = frame.to if frame.to != NOBODY and state.players[frame.to].alive else None
    if to is not None:
        state.players[to].ducats += paid
    state.emit(DucatsPaid("alatriste.9.6", frame.seat, to, paid, frame.n - paid))
    if jailed:
        jail(state, frame.seat, "town", "debt", "alatriste.9.6")
    elif shame:
        lose(state, frame.seat, "fame", shame, "alatriste.9.6")
    return None


Payment.steps = (shortage, purse, settle)
