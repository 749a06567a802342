"""What speaks for a walk, beside the other ways that are open: what a hint says of it."""

from __future__ import annotations

from game.alatriste import odds
from game.alatriste.prospects import prospects
from game.alatriste.rows import BOXES
from game.alatriste.view import AlatristeView
from game.translation import tr

MOST = 2
"""So many reasons are told besides what the walk brings."""


def compared(view: AlatristeView, seat: int, box: int, has_numbers: bool) -> list[str]:
    """Return in a few words each what a box has that other ends of ways have not, the weightiest first."""
    own = view.players[seat]
    others = [walk[-1] for walk in view.walks if walk[-1] != box]
    found = list[str]()
    if odds.is_dangerous(view, box, seat):
        return found
    if any(odds.is_dangerous(view, one, seat) for one in others):
        found.append(tr("no jail waits there"))
    if others and _fame(view, seat, box) > max(_fame(view, seat, one) for one in others):
        found.append(tr("no other way brings as much Fame"))
    met = odds.others_at(view, box, seat) if BOXES[box].fight and box != own.box else []
    if met:
        best = max(odds.duel_chance(own, other) for other in met)
        duel = tr("a duel can be had there")
        found.append(f"{duel} ({round(100 * best)}%)" if has_numbers else duel)
    if others and not _cost(view, seat, box) and all(_cost(view, seat, one) for one in others):
        found.append(tr("no other way is free of charge"))
    return found[:MOST]


def _fame(view: AlatristeView, seat: int, box: int) -> float:
    """Return how much Fame a box brings on average, without what must be paid for or won."""
    found = prospects(view.players[seat], box)
    return sum(
        n * (one.chance if one.is_rolled else 1.0)
        for one in found
        if not one.is_choice
        for icon, n in one.signs
        if icon == "fame" and isinstance(n, int)
    )


def _cost(view: AlatristeView, seat: int, box: int) -> int:
    """Return how many Ducats a box surely takes."""
    signs = (sign for one in prospects(view.players[seat], box) if one.is_certain for sign in one.signs)
    return -sum(n for icon, n in signs if icon == "ducats" and isinstance(n, int) and n < 0)
