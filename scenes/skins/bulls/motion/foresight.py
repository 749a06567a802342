"""What is made ready before it is shown, so that no frame has to wait for it."""

from __future__ import annotations

from game.bulls.events import Arrived, Charged, DayBegan, DayEnded, DestinationsDealt, Ran, Trampled
from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.view import BullsView
from game.core.action import token
from game.core.event import Event, Paid, Rolled, cards_of
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing import morning
from scenes.skins.bulls.drawing.card_faces import action_card, destination_card, gist_plate, name_ribbon
from scenes.skins.bulls.drawing.clashes import expect_shades
from scenes.skins.bulls.drawing.paving import PERIL, WIDE_RING
from scenes.skins.bulls.event_table import CHARGE
from scenes.skins.bulls.motion import trample_motion
from scenes.skins.bulls.motion.arena import ground_of
from scenes.skins.bulls.motion.day_motion import called_out
from scenes.skins.bulls.motion.payment_motion import sizes_of
from scenes.skins.bulls.motion.props import BANNER, Props
from scenes.stage.effect_sprites import PROPORTION
from scenes.stage.sprites import AROUND
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed


def expect_answers(canvas: Canvas, props: Props, view: BullsView) -> None:
    """Have ready the hand, of which any card may be looked at, the rings of places, and who meets whom."""
    canvas.art.expect(action_card(CARDS[card].id) for card in view.kept)
    row = props.view.town.rows[min(props.view.row, len(props.view.town.rows) - 2)]
    for wide in {layout.paved(props.board.points[token("space", space)]).w for space in row}:
        size = canvas.art.size_at(WIDE_RING, round(wide * AROUND * canvas.k))
        canvas.art.expect([WIDE_RING], [size])
    canvas.expect([PERIL], layout.PLAZA)
    expect_shades(canvas, props.dice)


def foresee(canvas: Canvas, props: Props, event: Event, view: BullsView) -> None:
    """Have ready what an event turns up and calls out; at dusk the sheet shows all destinations."""
    is_large, is_narrow = canvas.lettering.factor >= layout.RIBBONED, len(view.kept) >= layout.MANY
    kinds = [CARDS[card].id for card in view.kept]
    canvas.art.expect(gist_plate(kind, is_narrow) for kind in kinds if is_large)
    canvas.art.expect(name_ribbon(kind, is_narrow) for kind in kinds if is_large or is_narrow)
    canvas.art.expect(shown_by(props, event, view))
    canvas.expect(_cards(event), layout.CARD, layout.IN_PLAY, layout.PILE)
    canvas.expect(map(props.shout, called_out(event)), (BANNER, BANNER / PROPORTION))
    canvas.expect([destination_card(DESTINATIONS[card].id) for card in view.slots], layout.DESTINATION)
    tray = layout.TRAY_DIE, layout.TRAY_DIE
    match event:
        case Arrived(points=points) | Paid(points=points):
            canvas.expect([props.shout(signed(points))], *sizes_of(event))
        case Rolled(dice=dice) if event.rule != CHARGE:
            canvas.expect([picture for die in dice for picture in props.dice.tumbling(die)], tray)
        case Ran(pieces=pieces) if pieces[0].kind == "bull":  # their dice grow or shrink on the way
            canvas.art.expect(f"bulls/bull_{face}" for face in range(1, 7))
        case Charged(runners=runners):
            trample_motion.expect(canvas, props, len(runners))
        case DayBegan():
            morning.expect_hand(canvas, view)
        case DestinationsDealt():
            morning.expect_destinations(canvas, view)
        case DayEnded() if event.day < view.days:
            props.dusk_count.expect(view)
        case _:
            pass


def shown_by(props: Props, event: Event, view: BullsView) -> list[str]:
    """Return cards that an event shows, the roundabout or the sheet that it opens, and what it calls out."""
    shown = [*_cards(event), *ground_of(props, event), *map(props.shout, called_out(event))]
    if isinstance(event, Arrived | Paid):
        shown += [
            props.shout(signed(event.points)),
            props.tag(event.seat, isinstance(event, Arrived)).picture,
        ]
    if isinstance(event, Trampled):
        shown += map(props.shout, trample_motion.cries())
    if isinstance(event, DayEnded) and event.day < view.days:
        shown += props.dusk_count.first(view)
    return shown


def _cards(event: Event) -> list[str]:
    return [action_card(CARDS[card.id].id) for card in cards_of(event)]
