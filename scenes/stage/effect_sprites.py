"""What the props of every table can do: sounds, sprites that belong to nothing, words that burst out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from game.core.action import token
from scenes.stage.callouts import PROPORTION
from scenes.stage.cues import Point, change, pop
from scenes.stage.particles import Particles
from scenes.stage.pieces import EFFECT, Piece
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, call, wait

NOTHING = token("effect", 0)
"""The name of all that is no thing of the game."""
ABOVE = 0.5
"""By how much a layer words lie over other passing sprites."""


class EffectSprites:
    """A part of the props of a table.

    They bring the `stage`; `heard`, which plays a sound by name; and `shout`, which prints words and returns
    the name of their picture.
    """

    stage: Stage
    heard: Callable[[str], object]
    shout: Callable[[str], str]

    @cached_property
    def particles(self) -> Particles:
        """Return what throws particles over the stage."""
        return Particles(self.stage)

    def sound(self, name: str) -> Cue:
        """Play a sound."""
        return call(lambda: self.heard(name))

    def effect(self, picture: str, at: Point, width: float, height: float | None = None) -> Piece:
        """Add a sprite that belongs to nothing and return it; it stays until it is `gone`."""
        piece = Piece(NOTHING, picture, *at, width, height or width, EFFECT, target=False)
        self.stage.effects.append(piece)
        return piece

    def gone(self, effect: Piece) -> None:
        """Remove a sprite that `effect` has added."""
        self.stage.take_away(effect)

    def burst(self, words: str, at: Point, width: float, rest: float) -> Cue:
        """Let words leap out at a place, stand there for `rest` seconds, and fade as they grow."""
        star = self.effect(self.shout(words), at, width, width / PROPORTION)
        star.layer += ABOVE
        yield from pop(star, 0.2, 0.4)
        yield from wait(rest)
        yield from change(star, 0.2, alpha=0.0, scale=1.15)
        self.gone(star)
