"""All scripts of the game, from the whole session down to one trick."""

from __future__ import annotations

from game.core.script import Frame
from game.toruro.audit import Accusing
from game.toruro.exchange import Exchange
from game.toruro.payment import Payment
from game.toruro.play_out import Contest
from game.toruro.round import Round
from game.toruro.session import Session
from game.toruro.trick_play import Trick
from game.toruro.vote import Voting

SCRIPTS: tuple[type[Frame], ...] = (
    Session,
    Round,
    Payment,
    Contest,
    Exchange,
    Trick,
    Accusing,
    Voting,
)
