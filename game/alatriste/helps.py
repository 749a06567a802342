"""Helps and goods for sale: which a seat may use now, and what comes of them."""

from __future__ import annotations

from game.alatriste.effect_list import run
from game.alatriste.events import Changed, Helped, Sold
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD
from game.alatriste.transfers import discard


def usable(state: Alatriste, seat: int) -> list[int]:
    """Return the helps that a seat may play now of its own will.

    Those for any time, and in its own phases all of them, if they are of any use.
    """
    timings = ("own", "any") if state.active == seat else ("any",)
    player = state.players[seat]
    return [card for card in player.with_timing(*timings) if player.can_use(card)]


def play_help(state: Alatriste, seat: int, card: int) -> None:
    """Play a help: it goes to the discards and does what it says; must be the last act of a step."""
    state.emit(Helped("alatriste.7.3", seat, CARD[card]))
    state.count("helps")
    discard(state, seat, [card], "alatriste.7.3")
    run(state, CARDS[card].key, seat)


def sell(state: Alatriste, seat: int, card: int) -> None:
    """Sell a possession off the board."""
    price = CARDS[card].sell
    state.emit(Sold("alatriste.7.1", seat, CARD[card], price))
    discard(state, seat, [card], "alatriste.7.1")
    state.players[seat].ducats += price
    state.emit(Changed("alatriste.7.1", seat, "ducats", price, state.players[seat].ducats, (CARD[card],)))
