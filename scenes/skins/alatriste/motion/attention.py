"""What people at this screen should see from near: their own fights, and the Patrol near them."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste import events, events_combat
from game.alatriste.tokens import NOWHERE, PATROL
from game.alatriste.view import AlatristeView
from game.core.event import Event
from scenes.skins.alatriste.drawing.reach import Guide
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.camera import SECONDS
from scenes.ui.anim import Cue, wait

STEPS = 3
"""Justice that is so many steps away or nearer concerns whoever is wanted."""


def go_near(props: Props, guide: Guide, event: Event) -> Cue:
    """Let the camera go to what concerns somebody at this screen, before it happens."""
    people = {seat.index for seat in props.seats if seat.human}
    boxes = boxes_of_concern(event, props.view, people)
    if boxes and guide.follow(boxes):
        props.lay_map()
        yield from wait(SECONDS)


def boxes_of_concern(event: Event, view: AlatristeView, people: set[int]) -> Sequence[int]:
    """Return the boxes of an event that concerns one of these seats; `view` is the table before it."""
    match event:
        case events_combat.Challenged(accepted=None) | events_combat.CombatBegun():
            box = view.players[event.seat].box
            return [box] if {event.seat, event.target} & people and box != NOWHERE else []
        case events.Walked(pieces=(piece,), path=path) if piece == PATROL:
            walk = [box.id for box in path]
            steps = view.madrid.steps[walk[-1]]
            rows = [view.players[seat] for seat in people]
            met = [row.box for row in rows if row.present and row.box in walk]
            sought = [row.box for row in rows if row.wanted and row.present and steps[row.box] <= STEPS]
            return [*walk, *met, *sought] if met or sought else []
    return []
