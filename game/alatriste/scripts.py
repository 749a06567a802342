"""All scripts of the game, from the whole campaign down to one operation of one card."""

from __future__ import annotations

from game.alatriste import operations
from game.alatriste.attack import Attack
from game.alatriste.campaign import Campaign
from game.alatriste.choices import Choosing, Parting
from game.alatriste.deeds import Deeds
from game.alatriste.encounter import Encounter
from game.alatriste.ending import EndVote
from game.alatriste.fight import Fight
from game.alatriste.garito import Dicing
from game.alatriste.hindrance import Homecoming
from game.alatriste.life import Life
from game.alatriste.outing import Outing
from game.alatriste.payment import Payment
from game.alatriste.phase import CardPhase
from game.alatriste.trade import Offering
from game.alatriste.turn import Turn
from game.alatriste.wounds import Dying
from game.core.script import Frame

SCRIPTS: tuple[type[Frame], ...] = (
    Campaign,
    Life,
    Turn,
    CardPhase,
    Offering,
    EndVote,
    Attack,
    Homecoming,
    Outing,
    Deeds,
    operations.Others,
    Payment,
    Choosing,
    Parting,
    Dicing,
    Encounter,
    Fight,
    Dying,
)
