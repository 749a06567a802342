"""Chances that a player may want to know before a choice, out of what everybody can see."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from game.alatriste.effects import Pay
from game.alatriste.rows import BOXES
from game.alatriste.view import AlatristeView, PlayerView

FACES = range(1, 7)


@lru_cache(maxsize=64)
def fight(lead: int) -> float:
    """The chance to win a fight with so much more Fencing than the other; ties are rolled again."""
    sums = [one + other for one, other in product(FACES, FACES)]
    won = sum(mine + lead > theirs for mine, theirs in product(sums, sums))
    lost = sum(mine + lead < theirs for mine, theirs in product(sums, sums))
    return won / (won + lost)


def patrol(view: AlatristeView, box: int) -> float:
    """The chance that the Patrol stops a fight on a box."""
    return sum(face >= view.madrid.steps[view.patrol][box] for face in FACES) / len(FACES)


@lru_cache(maxsize=64)
def audience(more: int, target: int) -> float:
    """The chance that two dice and so much more reach the target."""
    return sum(one + other + more >= target for one, other in product(FACES, FACES)) / len(FACES) ** 2


def others_at(view: AlatristeView, box: int, seat: int | None) -> list[PlayerView]:
    """Whoever else is present on a box."""
    return [player for player in view.players if player.box == box and player.present and player.seat != seat]


def price(box: int) -> int:
    """What a box takes at least from whoever ends there."""
    return sum(effect.n for effect in BOXES[box].do if isinstance(effect, Pay))


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)
