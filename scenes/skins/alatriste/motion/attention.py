"""What people at this screen should see from near: own walks and fights, and the Patrol near them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.alatriste import events, events_combat
from game.alatriste.tokens import NOBODY, NOWHERE, PATROL
from game.alatriste.view import AlatristeView
from game.core.event import Event
from game.core.script import Ask
from game.core.seat import Seat
from scenes.skins.alatriste.drawing.framing import beside
from scenes.skins.alatriste.drawing.meeting import standoff
from scenes.skins.alatriste.drawing.reach import Guide
from scenes.skins.alatriste.event_table import touches
from scenes.skins.alatriste.motion.fight_motion import is_in_fight
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.attention import Attention
from scenes.stage.camera import SECONDS
from scenes.ui.anim import Cue, wait

AFTER = ("box", "encounter", "end")
"""What follows the walk in a turn."""
PATIENCE, ABSENCE = 10.0, 3.0
"""How many seconds people wait before others are shown faster, and where they have no turn to wait for."""
AUDIENCE = "alatriste.9.1"
"""The paragraph of all that happens while somebody is received."""
BRISK = 1.7
"""How many times faster goes from the beginning what rivals do in their turns and to themselves alone."""
STEPS = 3
"""Justice that is so many steps away or nearer concerns whoever is wanted."""


def go_near(props: Props, guide: Guide, event: Event) -> Cue:
    """Let the camera go to what concerns somebody at this screen, before it happens.

    It goes along with who else walks, unless it would have to come back for whoever is next, and to whoever
    begins a turn here, without coming nearer or farther. Where all of an own walk is seen it rests; else it
    has set off before the pawn does. It follows nothing while somebody reads.
    """
    if guide.is_read:
        return
    boxes = boxes_of_concern(event, props.view, _people(props.seats))
    match event:
        case events.TurnBegan(seat=seat) if seat in _people(props.seats):
            box = props.view.players[seat].box
            has_moved = box != NOWHERE and guide.glide([box], beside(guide.sheet_side(box)))
        case events.Walked(pieces=(piece,), path=path) if piece.kind == "pawn" and not boxes:
            has_moved = guide.glide([box.id for box in path], then=_place_after(piece.id, props.view))
        case events.Walked(pieces=(piece,)) if piece.kind == "pawn":
            has_moved = not guide.has_in_sight(boxes) and guide.follow(boxes)
        case _:
            has_moved = bool(boxes) and guide.follow(boxes)
    if has_moved:
        props.lay_map()
        is_own_walk = isinstance(event, events.Walked) and boxes and PATROL not in event.pieces
        if is_own_walk or not isinstance(event, events.Walked):
            yield from wait(SECONDS / 2)


def boxes_of_concern(event: Event, view: AlatristeView, people: set[int]) -> Sequence[int]:
    """Return the boxes of an event that concerns one of these seats; `view` is the table before it."""
    match event:
        case events_combat.Challenged(accepted=None) | events_combat.CombatBegun():
            box = view.players[event.seat].box
            return [box] if {event.seat, event.target} & people and box != NOWHERE else []
        case events.Walked(pieces=(piece,), path=path) if piece.kind == "pawn":
            return [box.id for box in path] if piece.id in people else []
        case events.Walked(pieces=(piece,), path=path) if piece == PATROL:
            walk = [box.id for box in path]
            steps = view.madrid.steps[walk[-1]]
            rows = [view.players[seat] for seat in people]
            met = [row.box for row in rows if row.present and row.box in walk]
            sought = [row.box for row in rows if row.wanted and row.present and steps[row.box] <= STEPS]
            return [*walk, *met, *sought] if met or sought else []
    return []


def box_of_interest(view: AlatristeView, seats: Sequence[Seat]) -> int | None:
    """Return where a person at this screen has walked in their turn, or fights; None if nobody does."""
    met = standoff(view, seats)
    seat = met.seat if met is not None else view.active
    if seat not in _people(seats) or (met is None and view.phase not in AFTER):
        return None
    player = view.players[seat]
    return player.box if player.present and player.box != NOWHERE else None


def _place_after(seat: int, view: AlatristeView) -> int:
    """Return the box of whoever has a turn after that of a seat; NOWHERE if nobody else is in the streets."""
    count = len(view.players)
    rows = [view.players[(seat + step) % count] for step in range(1, count)]
    return next((row.box for row in rows if row.present), NOWHERE)


class TownAttention(Attention):
    """Savours what others do to a person, fights of one, and who is received by the Favourite.

    Where `is_read` says that a paper is being read nobody speaks over it.
    People wait less long for others where all of them miss turns: away, in jail, or wounded.
    """

    patience = PATIENCE

    def __init__(self, seats: Sequence[Seat], props: Props, is_read: Callable[[], bool]) -> None:
        self._props, self._people, self._is_read = props, _people(seats), is_read

    @property
    def is_hushed(self) -> bool:
        """True while somebody reads what has happened since their last turn."""
        return self._is_read()

    def read(self, view: AlatristeView) -> None:
        """Take note of who misses turns."""
        here = [view.players[seat] for seat in self._people]
        absent = [bool(row.away or row.prison or row.skip or row.wounded or row.dead) for row in here]
        self.patience = ABSENCE if absent and all(absent) else PATIENCE

    def is_savoured(self, event: Event) -> bool:
        """Return whether an event is of an audience, of a fight of a person, or done to one."""
        if isinstance(event, events.AudienceHeld | events.GameEnded) or event.rule == AUDIENCE:
            return True
        fight = self._props.fight
        if fight is not None and is_in_fight(self._props, event) and {fight.a, fight.b} & self._people:
            return True
        view = self._props.next_view
        is_others = view is not None and view.active not in self._people
        return is_others and any(touches(event, seat) for seat in self._people)

    def is_opening(self, event: Event) -> bool:
        """Return whether an encounter begins with an event: what is still said was said to others."""
        match event:
            case events_combat.Challenged(accepted=None) | events_combat.CombatBegun():
                return True
        return False

    def briskness(self, event: Event | None) -> float:
        """Return how much faster an event of a rival's turn goes that befalls nobody at this screen."""
        view = self._props.next_view
        is_others = view is not None and view.active not in (*self._people, NOBODY)
        return BRISK if is_others and self._people and not _is_a_moment(event) else 1.0

    def is_own_turn(self, ask: Ask) -> bool:
        """Return whether a question is of the turn of the seat that is asked."""
        view = self._props.next_view
        return view is None or view.active in (ask.seat, NOBODY)


def _is_a_moment(event: Event | None) -> bool:
    """Return whether an event of rivals is worth its time: it ends a fight of theirs, or a life."""
    return isinstance(event, events_combat.Clashed | events_combat.Died | events.Traded)


def _people(seats: Sequence[Seat]) -> set[int]:
    """Return the seats of those at this screen."""
    return {seat.index for seat in seats if seat.human}
