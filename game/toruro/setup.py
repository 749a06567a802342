"""The box: what the game is called, a session about to begin, and what must never be lost or doubled."""

from __future__ import annotations

from itertools import chain

from game.core.action import Token
from game.core.errors import UserError
from game.core.game import Graph, Meta, Options
from game.core.rng import Rng
from game.toruro.deck import DECK, NO_CARD
from game.toruro.game_flow import Session
from game.toruro.options import OPTIONS, house_of, suggest
from game.toruro.rows import TABLE
from game.toruro.state import Toruro
from game.toruro.tokens import CARD, POT, POTS

META = Meta(
    id="toruro",
    name="Toruro",
    version=1,
    seats=range(TABLE.fewest, TABLE.most + 1),
    colours=TABLE.colours,
    options=OPTIONS,
    menu=range(TABLE.fewest, TABLE.menu + 1),
    usual=TABLE.usual,
    suggest=suggest,
)


def setup(seats: int, options: Options, rng: Rng, board: Graph | None) -> Toruro:
    """Return the state of a session that is about to begin; the first dealer is drawn.

    Raises UserError: the promise is set for an empty seat.
    """
    house = house_of(options)
    if house.promised >> seats:
        seat = house.promised.bit_length()
        raise UserError(
            "Seat {seat} cannot promise anything: only {count} are taken.", seat=seat, count=seats
        )
    return Toruro(
        stack=[Session()],
        rng=rng,
        events=None,
        house=house,
        seats=seats,
        round=0,
        partida=0,
        committed=0,
        dealer=rng.below(seats),
        last=False,
        cap=house.cap,
        at_once=house.at_once,
        agreed=0,
        pots=(0,) * POTS,
        stake=0,
        net=[0] * seats,
        lulos=(0,) * seats,
        debts=(),
        struck=(),
        serials=0,
        exposed=NO_CARD,
        stock=list(DECK),
        hands=[()] * seats,
        discards=[()] * seats,
        chosen=(),
        aside=(),
        goes=(None,) * seats,
        exchanged=(None,) * seats,
        leader=0,
        plays=(),
        players=(),
        takers=(),
        taken=(),
        caught=(),
        motion=None,
        asked=0,
        willing=0,
        alone=0,
        recycled=0,
        largest=0,
    )


def pieces(state: Toruro) -> list[Token]:
    """Return all that must never be lost or doubled: the cards, wherever they lie, and the three pots."""
    cards = [*state.stock, *chain(*state.hands), *chain(*state.discards), *state.aside, *state.plays]
    if state.exposed != NO_CARD:
        cards.append(state.exposed)
    return [*(CARD[card] for card in cards), *POT]
