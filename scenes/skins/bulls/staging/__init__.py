"""Staging: how every event looks. One function makes the cue of each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bulls import events
from game.core import event as shared
from game.core.event import Event
from scenes.skins.bulls.staging import cards, day, dice, points, stampede, tokens
from scenes.skins.bulls.staging.props import Props
from scenes.ui.anim import Cue

CUES: dict[type[Event], Callable[[Props, Any], Cue]] = {
    events.DayBegan: day.day_began,
    events.StepBegan: day.step_began,
    events.DayEnded: day.day_ended,
    events.GameEnded: day.game_ended,
    events.FirstPlayerPassed: day.first_passed,
    events.DestinationsDealt: cards.destinations_dealt,
    events.Reshuffled: cards.reshuffled,
    shared.Drew: cards.drew,
    shared.Played: cards.played,
    shared.Discarded: cards.discarded,
    shared.Rolled: dice.rolled,
    events.Entered: dice.entered,
    shared.Turned: dice.turned,
    shared.Moved: dice.moved,
    events.Ran: stampede.ran,
    events.Charged: stampede.charged,
    events.Trampled: stampede.trampled,
    shared.Placed: tokens.placed,
    shared.Removed: tokens.removed,
    events.Arrived: points.arrived,
    shared.Paid: points.paid,
    events.EffectNoted: points.effect_noted,
}


def cue(props: Props, event: Event) -> Cue | None:
    """The motion of an event; None where nothing moves."""
    make = CUES.get(type(event))
    return make(props, event) if make is not None else None
