"""What a question about a walk leaves open: where it may end, what it passes, and whom it may meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from game.alatriste import odds
from game.alatriste.rows import BOXES
from game.alatriste.view import AlatristeView
from game.core.script import Ask
from scenes.skins.alatriste.drawing.board_art import MadridPicture

WAYS = ("alatriste.move", "alatriste.patrol")
"""The questions that are answered by a walk."""

Ways: TypeAlias = tuple[Sequence[int], ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """What a question leaves open: the steps to each box where one may end, and to those passed before.

    `ways` are the walks to the ends.
    """

    ends: Mapping[int, int]
    passed: Mapping[int, int]
    ways: Ways


def reach(view: AlatristeView, ask: Ask) -> Reach | None:
    """Return what a question leaves open; None if it is not about where to go."""
    if ask.prompt not in WAYS:
        return None
    picks = {name.id for option in ask.options for name in option.picks if name.kind == "box"}
    ways = tuple(walk for walk in view.walks if walk[-1] in picks)
    ends = {walk[-1]: len(walk) - 1 for walk in ways}
    passed: dict[int, int] = {}
    for walk in ways:
        for steps, box in enumerate(walk[1:-1], 1):
            if box not in ends:
                passed[box] = min(steps, passed.get(box, steps))
    return Reach(ends, passed, ways)


def met(view: AlatristeView, ask: Ask) -> frozenset[int]:
    """Return the boxes where whoever is asked for a walk could cross swords with somebody."""
    if ask.prompt != "alatriste.move":
        return frozenset()
    others = (player for player in view.players if player.seat != ask.seat and player.present)
    return frozenset(player.box for player in others if BOXES[player.box].fight)


def boxes_of(found: Reach) -> list[int]:
    """Return all boxes that such a question is about."""
    return sorted({*found.ends, *found.passed, *(walk[0] for walk in found.ways)})


def areas(madrid: MadridPicture, found: Reach) -> list[pygame.FRect]:
    """Return all parts of the board that such a question is about."""
    return [madrid.plate(box).inflate(12, 12) for box in boxes_of(found)]


def jails(view: AlatristeView, ask: Ask) -> list[int]:
    """Return the boxes where such a walk may end in jail."""
    if ask.prompt != "alatriste.move":
        return []
    ends = (box.id for option in ask.options for box in option.picks)
    return [box for box in ends if odds.is_dangerous(view, box, ask.seat)]
