"""The way to a box that can be chosen, box by box, as the rules would walk it."""

from __future__ import annotations

from game.alatriste.moves import Walk, Walks, first_walks, patrol_walks, task_walks, walks
from game.alatriste.rows import BOX, CARDS
from game.alatriste.view import AlatristeView
from game.core.script import Ask


def way(view: AlatristeView, ask: Ask, box: int) -> Walk:
    """The boxes from where the pawn or the Patrol stands to that one; empty where nobody walks there."""
    if not any(option.picks and option.picks[0].id == box for option in ask.options):
        return ()
    for found in _ways(view, ask):
        if box in found:
            return found[box]
    return ()


def _ways(view: AlatristeView, ask: Ask) -> list[Walks]:
    """The walks among which somebody chooses, those of the die itself first."""
    if ask.prompt == "alatriste.patrol":
        return [patrol_walks(view.madrid, view.patrol, ask.about[1].id)]
    if ask.prompt != "alatriste.move":
        return []
    own, die, task = view.players[ask.seat], ask.about[0].id, ask.about[1:]
    target = CARDS[task[0].id].box if task else None
    if target is not None:
        return [task_walks(view.madrid, own.box, BOX[target], die, own.level)]
    free = [walks(view.madrid, own.box, pips, own.level) for pips in (die, die + 1)]
    return [first_walks(view.madrid, die), *free] if view.round == 1 else free
