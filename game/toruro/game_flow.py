"""A session: one partida after another, until it is late enough and nobody owes anything."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action
from game.core.script import AGAIN, Frame, Outcome
from game.toruro.audit import Accusing
from game.toruro.events import GameEnded, PartidaBegan
from game.toruro.exchange import Exchange
from game.toruro.lulos import Payment
from game.toruro.play_out import Contest
from game.toruro.round import Round
from game.toruro.standings import is_free, is_over, standings
from game.toruro.state import Toruro
from game.toruro.trick_play import Trick
from game.toruro.vote import Voting


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
