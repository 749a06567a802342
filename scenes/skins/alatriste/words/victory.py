"""Who is nearest to winning: by an audience of the Favourite, or by score once the rounds run out."""

from __future__ import annotations

from game.alatriste import odds
from game.alatriste.rows import BOXES, PALACE
from game.alatriste.view import AlatristeView, PlayerView

LAST = 0.75
"""The share of the rounds after which their end is near, and with it the score."""


def has_score_to_count(view: AlatristeView) -> bool:
    """Return whether the last quarter of the rounds has begun: when they run out, the score decides."""
    return view.cap > 0 and view.round > LAST * view.cap


def can_win(player: PlayerView) -> bool:
    """Return whether only the dice of an audience keep a player from winning, once at the Favourite's."""
    return player.is_received and player.is_mounted


def chance(player: PlayerView) -> float:
    """Return the chance of an audience, once a player is at the Favourite's; 0 before they may go there."""
    target = BOXES[PALACE].audience
    return odds.chance_of_audience(player, target) if target and can_win(player) else 0.0


def leaders(view: AlatristeView) -> frozenset[int]:
    """Return who is nearest to winning: by score once that counts, else by chance, Fame and transport."""
    if has_score_to_count(view):
        return view.leaders
    ranks = {
        player.seat: (chance(player), min(player.fame_total, player.audience_fame), player.is_mounted)
        for player in view.players
        if not player.left
    }
    best = max(ranks.values(), default=None)
    return frozenset(seat for seat, rank in ranks.items() if rank == best)
