"""The question how a game is to go another way from a decision on."""

from __future__ import annotations

from random import SystemRandom

from game.translation import tr, trn
from scenes.film.branch_list import BranchList
from scenes.film.branches import Branches
from scenes.services import Services
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.scene import Push, Scene

CHANCE_BITS = 32


def what_if(services: Services, branches: Branches, place: int) -> Scene:
    """Make the scene that asks by which dice the game goes on from a place, or with which branch."""
    kept = branches.kept()
    there = [
        Answer(trn("1 branch", "{n} branches", len(kept)), then=lambda: Push(BranchList(services, branches)))
    ]
    seat = branches.chair(place)
    if seat is None:
        words = tr("The game is over here: nobody decides anything any more.")
        return Dialog(tr("What if?"), words, [*there[: len(kept)], Answer(tr("Back"))])
    words = tr(
        "You sit in the chair of **{name}** and decide from here on; bots sit in all others. Nothing of it "
        "counts. With the same dice and cards you see what another choice alone would have changed.",
        name=seat.name,
    )
    same = Answer(tr("The same dice"), "gold", lambda: Push(branches.begin(seat, place, None)))
    new = Answer(
        tr("New dice"),
        then=lambda: Push(branches.begin(seat, place, SystemRandom().getrandbits(CHANCE_BITS))),
    )
    return Dialog(tr("What if?"), words, [same, new, *there[: len(kept)], Answer(tr("Back"))])
