"""Staging: how every event looks. One function makes the cue of each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Drew, Event, Played
from game.toruro import events
from scenes.skins.toruro.motion import (
    audit_motion,
    card_motion,
    chip_motion,
    evening_motion,
    trick_motion,
)
from scenes.skins.toruro.motion.props import Props
from scenes.ui.anim import Cue, in_turn

CUES: dict[type[Event], Callable[[Props, Any], Cue]] = {
    events.PartidaBegan: evening_motion.partida_began,
    events.RoundBegan: evening_motion.round_began,
    events.Anted: chip_motion.anted,
    events.AtOnce: evening_motion.at_once,
    events.LuloDeferred: chip_motion.deferred,
    events.LuloPaid: chip_motion.paid,
    Drew: card_motion.drew,
    events.Exposed: card_motion.exposed,
    events.Went: evening_motion.went,
    events.Passed: card_motion.passed,
    events.TookAll: chip_motion.took_all,
    events.LaidAside: card_motion.laid_aside,
    events.GaveBack: card_motion.gave_back,
    events.Recycled: card_motion.recycled,
    Played: trick_motion.played,
    events.TrickTaken: trick_motion.taken,
    events.Misplayed: audit_motion.misplayed,
    events.Accused: audit_motion.accused,
    events.Forfeited: chip_motion.forfeited,
    events.LuloCommitted: chip_motion.committed,
    events.PartidaEnded: evening_motion.partida_ended,
    events.DealPassed: evening_motion.deal_passed,
    events.Proposed: evening_motion.proposed,
    events.Voted: evening_motion.voted,
    events.Decided: evening_motion.decided,
    events.GameEnded: evening_motion.game_ended,
}

PHASES: dict[type[Event], str] = {
    events.RoundBegan: "",
    events.LuloDeferred: "pay",
    events.LuloPaid: "split",
    events.Exposed: "go",
    events.LaidAside: "exchange",
    events.Accused: "accuse",
    events.Voted: "vote",
    events.GameEnded: "over",
}
"""What the sign says from such an event on, as `ToruroView.phase` has it; in a trick it names the trick."""


def cue(props: Props, event: Event) -> Cue:
    """The motion of an event. Whatever follows an audit clears it away first."""
    props.hud.phase = PHASES.get(type(event), props.hud.phase)
    motion = CUES[type(event)](props, event)
    if audit_motion.is_on(props) and not isinstance(event, events.Misplayed):
        return in_turn([audit_motion.closed(props), motion])
    return motion
