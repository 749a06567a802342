"""Whom a charge concerns: one in which no person has anything at stake goes by faster."""

from __future__ import annotations

from game.bulls.events import Charged, Trampled
from game.bulls.tokens import owner
from game.core.event import Event, Rolled
from scenes.skins.bulls.motion.doing import people
from scenes.skins.bulls.motion.props import Props
from scenes.ui.anim import Cue

BYSTANDING = 2.6
"""How many times faster a charge goes that people only watch; all of it is in the chronicle."""


def is_watched_only(props: Props, event: Event) -> bool:
    """Return whether people sit at the table, and none has a Runner in a charge or brought one there."""
    match event:
        case Charged(runners=runners, bulls=bulls):
            present = {*runners, *bulls}
        case Trampled(runners=dice) | Rolled(dice=dice):
            present = {*dice, *(props.arena.dice if props.arena is not None else ())}
        case _:
            return False
    owners = {owner(die) for die in present if die.kind == "runner"}
    doers = {props.doing[die] for die in present if die in props.doing}
    has_people = any(seat.human for seat in props.hud.seats)
    return has_people and not people(props, owners | doers)


def hastened(motion: Cue, times: float) -> Cue:
    """Return a motion that is over so many times sooner."""
    pause = next(motion)
    while True:
        seconds = yield pause
        try:
            pause = motion.send(seconds * times)
        except StopIteration:
            return
