"""How the card that another seat has played is tied to what it is used on, while that happens."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls.events import Entered, Rerolled, Shifted, Turned
from game.bulls.tokens import CARD
from game.core.action import Token
from game.core.event import Event, Placed, Removed
from scenes.skins.bulls.drawing.aim import Aim
from scenes.skins.bulls.motion.props import Props
from scenes.ui.anim import Cue, call, in_turn, wait

LOOK = 0.22
"""Seconds that the lines are seen before anything happens at their ends."""


def aimed(props: Props, event: Event, motion: Cue) -> Cue:
    """Draw lines from another seat's card to what an event is about, as long as its motion lasts."""
    aim = _aim(props, event)
    if aim is None:
        return motion

    def put(lines: Aim | None) -> Cue:
        return call(lambda: setattr(props, "aim", lines))

    return in_turn([put(aim), wait(LOOK), motion, put(None)])


def _aim(props: Props, event: Event) -> Aim | None:
    """Return the lines for an event; None where no card of another seat causes it."""
    card = props.stage.piece(CARD[props.view.card]) if props.view.card is not None else None
    seat = getattr(event, "seat", None)
    if card is None or seat is None or seat == props.open_hand:
        return None
    ends = []
    for thing in _targets(event):
        piece = props.stage.piece(thing)
        if thing.kind in ("sign", "space"):
            ends.append(props.board.points[thing])
        elif piece is not None:
            ends.append((piece.x, piece.y))
    start = card.x, card.y + card.height / 2 - 6
    return Aim(props.hud.seats[seat].colour, start, tuple(dict.fromkeys(ends))) if ends else None


def _targets(event: Event) -> Sequence[Token]:
    """Return the things on the table that a card is used on."""
    match event:
        case Rerolled(dice=dice) | Turned(dice=dice):
            return dice
        case Shifted(pieces=pieces):
            return pieces
        case Placed(place=place):
            return [place]
        case Removed(pieces=pieces) if pieces[0].kind == "marker":
            return pieces
        case Entered(places=places):
            return places
        case _:
            return ()
