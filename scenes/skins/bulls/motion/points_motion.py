"""How points and effects come to their seats."""

from __future__ import annotations

from collections.abc import Iterable

from game.bulls.events import Arrived, EffectNoted
from game.core.action import Token
from game.core.event import Paid
from scenes.skins.bulls.layout import Point
from scenes.skins.bulls.motion.props import Props, hops
from scenes.stage.cues import pop, slide
from scenes.stage.effect_sprites import PROPORTION
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, together, wait


def arrived(props: Props, event: Arrived) -> Cue:
    """Let the survivors on a destination jump for joy, and their points fly to the plate."""
    x, y = props.dice.middle(event.place.id)
    return _points(props, event.seat, event.points, (x, y), event.runners)


def paid(props: Props, event: Paid) -> Cue:
    """Let the points of a card fly to the plate."""
    return _points(props, event.seat, event.points, props.plate(event.seat), ())


def effect_noted(props: Props, event: EffectNoted) -> Cue:
    """Wait a little, while a tag hangs from the plate."""
    return wait(0.15)


def _points(props: Props, seat: int, points: int, start: Point, cheering: Iterable[Token]) -> Cue:
    """Let a number fly from where the points were won to the seat's plate, which counts up."""
    flyer = props.effect(props.shout(f"+{points}"), start, 150, 150 / PROPORTION)
    goal = props.plate(seat)
    line = props.hud.lines[seat]

    def count() -> Cue:
        for _ in range(points):
            line.points += 1
            props.heard("count")
            yield from wait(0.03)

    jumps = hops(props, cheering)
    return in_turn(
        [
            together([pop(flyer, 0.18, 0.5), *jumps]),
            wait(0.25),
            slide(flyer, (goal[0] + 40, goal[1]), 0.4, ease_in_out),
            call(lambda: props.gone(flyer)),
            count(),
        ]
    )
