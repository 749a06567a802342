"""All scripts of the game, from the whole game down to one operation of one card."""

from __future__ import annotations

from game.alatriste import apply_effects
from game.alatriste.attack import Attack
from game.alatriste.card_phase import CardPhase
from game.alatriste.choices import Choosing, Parting
from game.alatriste.contests import Dicing
from game.alatriste.effect_list import Deeds
from game.alatriste.encounter import Encounter
from game.alatriste.ending import EndVote
from game.alatriste.fight import Fight
from game.alatriste.game_flow import Campaign
from game.alatriste.lost_turns import Homecoming
from game.alatriste.move_phase import Outing
from game.alatriste.new_life import Life
from game.alatriste.payment import Payment
from game.alatriste.trade import Offering
from game.alatriste.turn_steps import Turn
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
    apply_effects.Others,
    Payment,
    Choosing,
    Parting,
    Dicing,
    Encounter,
    Fight,
    Dying,
)
