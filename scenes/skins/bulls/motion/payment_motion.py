"""How points come to their seats: those of cards, and of the piers, where the largest payment is the last."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.bulls.events import Arrived
from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.event import Paid
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.motion.props import Props, hops
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.pieces import DICE, Piece, change, pop
from scenes.ui.anim import (
    Cue,
    Ease,
    call,
    ease_in_out,
    ease_out_back,
    ease_out_cubic,
    in_turn,
    together,
    wait,
)
from scenes.ui.text import signed
from scenes.ui.theme import HEIGHT, WIDTH

FLYER, FINISH, BEST, MORE, MANY = 88.0, 176.0, 320.0, 0.25, 12
"""The width of points of a card, of a finish and of the largest of a day, and how much wider so many are."""
OWNER, OVER = 0.37, 0.13
"""The height of the portrait of their owner, and how far it lies over their left edge, in their width."""
IN_FRONT = 0.1
"""By how much a layer the portrait lies over them."""
SMALL = 0.4
"""As how small a share of themselves the points of a finish come to their plate."""
BEFORE_CARDS, HIGHEST, LOWEST = 996.0, 136.0, 500.0
"""Left of the cards of the destinations, where the town is empty by then, and between which heights."""
POP, NEXT = 0.18, 0.42
"""Seconds in which points spring up, and in which those of a card can be read before they fly."""
RISE, READ, OWNERS, PIERS = 0.22, 0.3, 0.27, 0.06
"""Seconds in which points rise from the pier, and in which they can be read; from those of one owner there to
those of the next, and what more there is from one pier to the next."""
HUSH, HOLD = 0.2, 0.7
"""Seconds before the largest payment, and in which that can be read."""
FLIGHT = 0.36
"""Seconds of their flight to the plate."""
TINY, ROWS = 0.25, (0.0, 80.0)
"""As how small a share of themselves they come out of the pier, and how far below it those of its owners
are read by turns; for the lower piers, above it."""
FORWARD = 1.1
"""How much larger the card of a destination is while somebody arrives there."""
GLEAM = Spray(("bulls/star", "bulls/spark"), (18.0, 14.0), 0.3, 46.0, turn=90.0)
"""What flies off a plate that counts up."""
GLORY = Spray(("bulls/carnation", "bulls/star", "bulls/spark"), (30.0, 24.0, 18.0), 0.8, 120.0, turn=160.0)
"""What flies off the largest payment."""


class Payment(NamedTuple):
    """All `points` of a seat at one place."""

    points: int
    space: int
    seat: int


def payments(view: BullsView) -> list[Payment]:
    """Return what a day pays, in the order in which it is paid. Rule 8.1."""
    worth = {
        space: DESTINATIONS[card].points
        for space, card in zip(view.town.destinations, view.slots, strict=False)
    }
    here = Counter((die.space, die.seat) for die in view.runners if die.space in worth)
    order = {space: slot for slot, space in enumerate(view.town.destinations)}
    paid = sorted(here.items(), key=lambda one: (order[one[0][0]], one[0][1]))
    return [Payment(worth[space] * count, space, seat) for (space, seat), count in paid]


def arrived(props: Props, event: Arrived) -> Cue:
    """Let the survivors of a seat on a destination jump for joy, and all their points set off to the plate.

    They rise from those Runners, and fly on while the next ones jump: the owners of one pier soon after one
    another, and then those of the next. Meanwhile the card of the destination comes forward. The largest
    payment of the day waits until all others have set off, and is read for longer.
    """
    order = payments(props.view)
    best = max(reversed(order), default=None, key=lambda one: one.points)
    here = (event.place.id, event.seat)
    is_best = best is not None and (best.space, best.seat) == here
    is_last = bool(order) and (order[-1].space, order[-1].seat) == here
    if is_best:
        props.finale = _set_off(props, event, BEST, 0.0, HOLD)
        return _finish(props) if is_last else props.fly_on(0.0)
    is_next = props.pier not in (None, event.place)
    props.owners = props.owners + 1 if props.pier == event.place else 0
    props.pier = event.place
    begun = _set_off(props, event, _width(FINISH, event.points), ROWS[props.owners % len(ROWS)], READ)
    fly = in_turn([props.fly_on(PIERS if is_next else 0.0), _let_go(props, begun), props.fly_on(OWNERS)])
    return in_turn([fly, _finish(props)]) if is_last else fly


def _finish(props: Props) -> Cue:
    """Let the largest payment set off after a hush, and be read."""
    if props.finale:
        yield from props.fly_on(HUSH)
        begun, props.finale = props.finale, []
        yield from _let_go(props, begun)
        yield from props.fly_on(RISE + HOLD)


def _let_go(props: Props, begun: list[Cue]) -> Cue:
    def set_off() -> None:
        for cue in begun:
            props.flights.add(cue)

    return call(set_off)


def _set_off(props: Props, event: Arrived, wide: float, row: float, read: float) -> list[Cue]:
    """Return what moves when the points of a seat at a pier set off; from now on they are due."""
    found = [piece for die in event.runners if (piece := props.stage.piece(die)) is not None]
    begun = hops(props, event.runners)
    if found:
        middle = sum(die.x for die in found) / len(found), sum(die.y for die in found) / len(found)
        _, y = props.dice.middle(event.place.id)  # of the pier: its owners stand anywhere on it
        towards = 1 if y < HEIGHT / 2 else -1
        at = BEFORE_CARDS - wide / 2, min(max(y, HIGHEST), LOWEST) + towards * row
        begun += [_fly(props, event, at, wide, SMALL, middle, read), props.particles.spray(GLEAM, middle, 6)]
        if read > READ:
            begun.append(in_turn([wait(RISE), props.particles.spray(GLORY, at, 16)]))
    card = props.stage.piece(event.destination)
    if card is not None and card.layer < DICE:
        begun.append(_come_forward(card))
    return begun


def _come_forward(card: Piece) -> Cue:
    """Let the card of a destination come forward, and lie down again."""
    layer, card.layer = card.layer, DICE
    yield from change(card, 0.14, ease_out_back, scale=FORWARD)
    yield from wait(0.5)
    yield from change(card, 0.2, scale=1.0)
    card.layer = layer


def _width(least: float, points: int) -> float:
    """Return how wide so many points are: `least`, or more."""
    return least * (1 + MORE * min(points, MANY) / MANY)


def sizes_of(event: Arrived | Paid) -> list[tuple[float, float]]:
    """Return width and height of points where they spring up, and where they are the largest of a day."""
    if isinstance(event, Paid):
        widths = [_width(FLYER, event.points)]
    else:
        widths = [_width(FINISH, event.points), BEST]
    return [(wide, wide / PROPORTION) for wide in widths]


def paid(props: Props, event: Paid) -> Cue:
    """Let the points of a card set off to the plate."""
    wide, (x, y) = _width(FLYER, event.points), props.plate(event.seat)
    start = min(x, WIDTH - wide / 2), y - 8
    props.flights.add(_fly(props, event, start, wide))
    return props.fly_on(NEXT)


def _fly(
    props: Props,
    event: Arrived | Paid,
    at: Point,
    wide: float,
    small: float = 1.0,
    source: Point | None = None,
    read: float = NEXT - POP,
) -> Cue:
    """Return what lets a number fly from where points were won to the plate, which counts up and gleams.

    It is read at `at`, so `wide` and for so long, right of the portrait of its owner, who is named if it has
    come there from its `source`; and it is `small` at the plate. From now on the points are due.
    """
    seat, points = event.seat, event.points
    props.hud.due[seat] += points

    def fly() -> Cue:
        tag, high = props.tag(seat, source is not None), OWNER * wide
        start, scale = (at, 1.0) if source is None else (source, TINY)
        flyer = props.effect(props.shout(signed(points)), start, wide, wide / PROPORTION)
        owner = props.effect(tag.picture, start, high * tag.width / tag.height, high)
        goal, beside = props.plate(seat), wide * (0.5 - OVER) + owner.width / 2
        owner.x -= beside * scale
        flyer.layer += ABOVE
        owner.layer = flyer.layer + IN_FRONT
        flyer.scale = owner.scale = scale

        def travel(to: Point, seconds: float, ease: Ease, scale: float) -> Cue:
            return together(
                [
                    change(flyer, seconds, ease, x=to[0], y=to[1], scale=scale),
                    change(owner, seconds, ease, x=to[0] - beside * scale, y=to[1], scale=scale),
                ]
            )

        if source is None:
            yield from together([pop(flyer, POP, 0.4), pop(owner, POP, 0.4)])
        else:
            yield from travel(at, RISE, ease_out_cubic, 1.0)
        yield from wait(read)
        yield from travel((goal[0] + 40, goal[1]), FLIGHT, ease_in_out, small)
        props.gone(flyer)
        props.gone(owner)
        props.hud.count(seat, points)
        yield from props.sound("count")
        yield from props.particles.spray(GLEAM, goal, 5)

    return fly()
