"""Staging: how every event looks. One function makes the cue of each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bulls import events
from game.core import event as shared
from game.core.event import Event
from scenes.skins.bulls.motion import (
    card_motion,
    day_motion,
    dice_motion,
    points_motion,
    stampede_motion,
    token_motion,
)
from scenes.skins.bulls.motion.props import Props
from scenes.ui.anim import Cue

CUES: dict[type[Event], Callable[[Props, Any], Cue]] = {
    events.DayBegan: day_motion.day_began,
    events.StepBegan: day_motion.step_began,
    events.DayEnded: day_motion.day_ended,
    events.GameEnded: day_motion.game_ended,
    events.FirstPlayerPassed: day_motion.first_passed,
    events.DestinationsDealt: card_motion.destinations_dealt,
    events.Reshuffled: card_motion.reshuffled,
    shared.Drew: card_motion.drew,
    shared.Played: card_motion.played,
    shared.Discarded: card_motion.discarded,
    shared.Rolled: dice_motion.rolled,
    events.Entered: dice_motion.entered,
    shared.Turned: dice_motion.turned,
    shared.Moved: dice_motion.moved,
    events.Ran: stampede_motion.ran,
    events.Charged: stampede_motion.charged,
    events.Trampled: stampede_motion.trampled,
    shared.Placed: token_motion.placed,
    shared.Removed: token_motion.removed,
    events.Arrived: points_motion.arrived,
    shared.Paid: points_motion.paid,
    events.EffectNoted: points_motion.effect_noted,
}


def cue(props: Props, event: Event) -> Cue | None:
    """The motion of an event; None where nothing moves."""
    make = CUES.get(type(event))
    return make(props, event) if make is not None else None
