"""What is in the box, and a session: one partida after another, until it is late enough and nobody owes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from game.core.action import Action, Token
from game.core.errors import UserError
from game.core.game import Graph, Meta, Options
from game.core.rng import Rng
from game.core.script import AGAIN, Frame, Outcome
from game.toruro.deck import DECK, NO_CARD
from game.toruro.events import GameEnded, PartidaBegan
from game.toruro.go_or_pass import Voting
from game.toruro.lulos import Payment
from game.toruro.options import OPTIONS, TABLE, house_of, suggest
from game.toruro.play_out import Accusing, Contest, Exchange
from game.toruro.round import Round
from game.toruro.state import Toruro, is_free, is_over, standings
from game.toruro.tokens import CARD, POT, POTS
from game.toruro.trick_play import Trick


@dataclass(slots=True)
class Session(Frame):
    """The whole game."""


def rounds(state: Toruro, frame: Session, answer: Action | None) -> Outcome:
    """Begin one round after the other, and a new partida when the slate has become empty."""
    if is_over(state):
        return None
    if state.round == 0 or is_free(state):
        state.partida += 1
        state.committed = 0
        state.struck = ()
        state.emit(PartidaBegan("toruro.9.2", state.partida))
    state.stack.append(Round())
    return AGAIN


def honours(state: Toruro, frame: Session, answer: Action | None) -> Outcome:
    """Say who wins: most chips, then fewest lulos; those still tied share the victory (Rule 9.4)."""
    if state.events is not None:
        winners = tuple(row.seat for row in standings(state) if row.place == 1)
        state.emit(GameEnded("toruro.9.4", winners, tuple(state.net)))
    return None


Session.steps = (rounds, honours)

SCRIPTS: tuple[type[Frame], ...] = (Session, Round, Payment, Contest, Exchange, Trick, Accusing, Voting)
"""All scripts of the game, from the whole session down to one trick."""


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
    )


def pieces(state: Toruro) -> list[Token]:
    """Return all that must never be lost or doubled: the cards, wherever they lie, and the three pots."""
    cards = [*state.stock, *chain(*state.hands), *chain(*state.discards), *state.aside, *state.plays]
    if state.exposed != NO_CARD:
        cards.append(state.exposed)
    return [*(CARD[card] for card in cards), *POT]
