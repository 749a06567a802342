"""Why an offer is refused: a few reasons that one may give, each only where it fits the offer."""

from __future__ import annotations

from typing import Final

from game.alatriste.player import Player
from game.alatriste.rows import RULES
from game.alatriste.state import Alatriste, Offer
from game.alatriste.tokens import refuse
from game.core.action import Action

REASONS: Final = ("few", "dear", "need", "useless", "word", "winning")
FEW, DEAR, NEED, USELESS, WORD, WINNING = range(len(REASONS))
"""Too few Ducats for it; too many; I need it myself; of no use to me; you broke your word; you would win."""
NEAR = 3
"""Whoever lacks no more Fame than this to be received at El Valido is said to be winning."""


def about_to_win(player: Player) -> bool:
    """So near to El Valido that nobody should help him."""
    return player.transport and player.fame_total >= RULES.audience_fame - NEAR


def fitting(state: Alatriste, offer: Offer) -> list[int]:
    """The reasons that everybody can see to fit the offer."""
    wanted = bool(offer.want_card or offer.want_count)
    fits = {
        FEW: wanted,
        DEAR: offer.want_ducats > 0,
        NEED: wanted,
        USELESS: bool(offer.cards),
        WORD: state.broken[offer.sender] > 0,
        WINNING: about_to_win(state.players[offer.sender]),
    }
    return [reason for reason, fit in fits.items() if fit]


def refusals(state: Alatriste, offer: Offer) -> tuple[Action, ...]:
    """To refuse, and say why."""
    return tuple(map(refuse, fitting(state, offer)))
