"""Staging: how every event looks. One function makes the cue of each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Drew, Event, Played
from game.toruro import events
from scenes.skins.toruro.staging import audit, cards, chips, evening, tricks
from scenes.skins.toruro.staging.props import Props
from scenes.ui.anim import Cue, in_turn

CUES: dict[type[Event], Callable[[Props, Any], Cue]] = {
    events.PartidaBegan: evening.partida_began,
    events.RoundBegan: evening.round_began,
    events.Anted: chips.anted,
    events.AtOnce: evening.at_once,
    events.LuloDeferred: chips.deferred,
    events.LuloPaid: chips.paid,
    Drew: cards.drew,
    events.Exposed: cards.exposed,
    events.Went: evening.went,
    events.Passed: cards.passed,
    events.TookAll: chips.took_all,
    events.LaidAside: cards.laid_aside,
    events.GaveBack: cards.gave_back,
    events.Recycled: cards.recycled,
    Played: tricks.played,
    events.TrickTaken: tricks.taken,
    events.Misplayed: audit.misplayed,
    events.Accused: audit.accused,
    events.Forfeited: chips.forfeited,
    events.LuloCommitted: chips.committed,
    events.PartidaEnded: evening.partida_ended,
    events.DealPassed: evening.deal_passed,
    events.Proposed: evening.proposed,
    events.Voted: evening.voted,
    events.Decided: evening.decided,
    events.GameEnded: evening.game_ended,
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
    if audit.is_on(props) and not isinstance(event, events.Misplayed):
        return in_turn([audit.closed(props), motion])
    return motion
