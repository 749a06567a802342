"""What characters add on some boxes."""

from __future__ import annotations

from game.alatriste.player import Player
from game.alatriste.rows import BOXES, CARDS


def boons(player: Player, box: int) -> list[str]:
    """The names of the lists that cards on a player's board add to a box."""
    return [
        f"{CARDS[card].key}/bonus/{number}"
        for card in player.board
        for number, bonus in enumerate(CARDS[card].bonus)
        if BOXES[box].id in bonus.at
    ]
