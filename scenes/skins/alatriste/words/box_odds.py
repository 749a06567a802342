"""What a player may want to know of a box before he goes there, out of what everybody can see."""

from __future__ import annotations

from game.alatriste.effect_schema import Pay
from game.alatriste.rows import BOXES
from game.alatriste.view import AlatristeView, PlayerView

FACES = range(1, 7)


def patrol(view: AlatristeView, box: int) -> float:
    """The chance that the Patrol stops a fight on a box."""
    return sum(face >= view.madrid.steps[view.patrol][box] for face in FACES) / len(FACES)


def others_at(view: AlatristeView, box: int, seat: int | None) -> list[PlayerView]:
    """Whoever else is present on a box."""
    return [player for player in view.players if player.box == box and player.present and player.seat != seat]


def price(box: int) -> int:
    """What a box takes at least from whoever ends there."""
    return sum(effect.n for effect in BOXES[box].do if isinstance(effect, Pay))


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)
