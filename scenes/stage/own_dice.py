"""The dice of people, which wait in their cup until they are thrown: the first ones of a game, or all."""

from __future__ import annotations

from game.translation import tr
from scenes.stage.effect_sprites import PROPORTION, EffectSprites
from scenes.stage.pieces import Point, change, pop
from scenes.ui.anim import Cue, ease_in_quad, together, until_thrown

CUP = "ui/dice_cup"
WIDTH, HEIGHT = 84.0, 95.0
CALL = 0.0, 70.0, 150.0
"""How far beside and below the middle of the cup the call to throw stands, and how wide it is."""
TILT = 105.0
"""Degrees by which the cup is turned over."""


class OwnDice:
    """Knows which throws wait for the person whose they are: `choice` is "none", "first" or "every"."""

    def __init__(self) -> None:
        self.people: frozenset[int] = frozenset()
        """The seats of those who throw their dice themselves."""
        self.choice = "none"
        self.thrower: int | None = None
        """Whose dice have waited last, or wait now."""
        self._thrown: set[int] = set()

    def begin(self, people: frozenset[int], resumed: bool) -> None:
        """Let these seats throw their own dice; in a `resumed` game nobody's throw is their first."""
        self.people, self._thrown = people, set(people) if resumed else set()

    def is_awaited(self, seat: int | None) -> bool:
        """Return whether the dice of a seat wait for it now; its first throw has been made then."""
        if seat not in self.people:
            return False
        first = seat not in self._thrown
        self._thrown.add(seat)
        self.thrower = seat
        return self.choice == "every" or (self.choice == "first" and first)


def from_the_cup(sprites: EffectSprites, at: Point, call: tuple[float, float, float] = CALL) -> Cue:
    """Stand a cup with dice at a place until they are thrown, and turn it over."""
    cup = sprites.effect(CUP, at, WIDTH, HEIGHT)
    cup.layer += 0.6
    across, down, wide = call
    place = at[0] + across, at[1] + down
    words = sprites.effect(sprites.shout(tr("Throw!")), place, wide, wide / PROPORTION)
    words.layer += 0.7
    yield from together([pop(cup, 0.2, 0.7), pop(words, 0.2, 0.4)])
    yield from until_thrown()
    sprites.gone(words)
    yield from change(cup, 0.14, ease_in_quad, angle=TILT, lift=18.0)
    yield from change(cup, 0.1, alpha=0.0)
    sprites.gone(cup)
