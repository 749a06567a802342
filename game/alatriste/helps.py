"""Helps and other cards that a seat may use: when they are of any use, and what comes of them."""

from __future__ import annotations

from game.alatriste.effect_list import run
from game.alatriste.events import Changed, Helped, Sold
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD
from game.alatriste.transfers import discard


def usable(state: Alatriste, seat: int) -> list[int]:
    """The helps that a seat may play now of its own will: those for any time, in its own phases all."""
    timings = ("own", "any") if state.active == seat else ("any",)
    player = state.players[seat]
    return [card for card in player.with_timing(*timings) if player.can_use(card)]


def play_help(state: Alatriste, seat: int, card: int) -> None:
    """A help is laid on the discards and does what it says; the last act of a step."""
    state.emit(Helped("alatriste.7.3", seat, CARD[card]))
    state.count("helps")
    discard(state, seat, [card], "alatriste.7.3")
    run(state, CARDS[card].key, seat)


def sell(state: Alatriste, seat: int, card: int) -> None:
    """A possession is sold off the board."""
    price = CARDS[card].sell
    state.emit(Sold("alatriste.7.1", seat, CARD[card], price))
    discard(state, seat, [card], "alatriste.7.1")
    state.players[seat].ducats += price
    state.emit(Changed("alatriste.7.1", seat, "ducats", price, state.players[seat].ducats, (CARD[card],)))
