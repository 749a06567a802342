"""What flares up behind dice that show enough."""

from __future__ import annotations

from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.motion.theatre import SPARKS
from scenes.stage.pieces import change
from scenes.ui.anim import Cue, in_turn, together

GLOW, FLARE = "ui/glow", 2.8
"""What flares up behind dice that show enough, and its width in those of a die."""


def flash(props: Props) -> Cue:
    """Let light flare up behind the dice that lie there, which leap, and sparks fly: they show enough."""
    cues = list[Cue]()
    for die in props.dice:
        glow = props.effect(GLOW, (die.x, die.y), FLARE * die.width)
        glow.layer, glow.alpha, glow.magnified = die.layer - 0.005, 0.0, die.magnified
        cues.append(in_turn([change(glow, 0.1, alpha=1.0), props.fade(glow, 0.4)]))
        cues.append(in_turn([change(die, 0.1, scale=1.25), change(die, 0.2, scale=1.0)]))
        cues.append(props.particles.spray(SPARKS, (die.x, die.y), 5, die.magnified))
    yield from together(cues)
