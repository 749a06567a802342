"""All scripts of the game, from the whole session down to one trick."""

from __future__ import annotations

from game.core.script import Frame
from game.toruro.audit import Accusing
from game.toruro.contest import Contest
from game.toruro.exchange import Exchange
from game.toruro.motion import Voting
from game.toruro.payment import Payment
from game.toruro.round import Round
from game.toruro.session import Session
from game.toruro.trick import Trick

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
