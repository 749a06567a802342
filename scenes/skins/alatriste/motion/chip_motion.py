"""Motion of chips: Vigour, Fame, Fencing and Ducats, gained, lost and paid."""

from __future__ import annotations

from game.alatriste.events import Boosted, Changed, DucatsPaid, SplitSealed, SplitShown
from game.core.action import Token
from game.translation import tr
from scenes.skins.alatriste.layout import PACK, Point
from scenes.skins.alatriste.motion.props import Props
from scenes.ui.anim import Cue, in_turn, together, wait
from scenes.ui.card_text import signed

SOUNDS = {"vigour": "wound", "fame": "sorrow"}
"""What it sounds like to lose Vigour or Fame."""


def changed(props: Props, event: Changed) -> Cue:
    """Let chips fly to the plate, or up from it, with a label that says how many."""
    at = props.plate(event.seat)
    icon = "vigour_lost" if event.stat == "vigour" and event.n < 0 else event.stat
    label = props.float_up(event.seat, icon, signed(event.n), _beside(props, event.seat))
    if event.n > 0:
        start = _source(props, event.source, event.seat)
        props.play_sound("count" if event.stat != "ducats" else "coins")
        yield from props.coins(event.n, start, at, event.stat)
        yield from together([label, props.become(0.1)])
    else:
        props.play_sound(SOUNDS.get(event.stat, "chip"))
        yield from together([label, in_turn([wait(0.1), props.become(0.1)])])


def _beside(props: Props, seat: int) -> Point:
    x, y = props.plate(seat)
    return x - 128, y


def _source(props: Props, source: tuple[Token, ...], seat: int) -> Point:
    """Return where chips come from: the box or the card that gives them, or else the bank."""
    if source and source[0].kind == "box":
        return props.box(source[0].id)
    lying = props.stage.pieces.get(source[0]) if source else None
    if lying is not None:
        return lying.x, lying.y
    box = props.view.players[seat].box
    return props.box(box) if box >= 0 else PACK


def paid(props: Props, event: DucatsPaid) -> Cue:
    """Let Ducats fly to whom they are paid; the bank lies where the player stands."""
    start = props.plate(event.seat)
    end = props.plate(event.to) if event.to is not None else _source(props, (), event.seat)
    label = props.float_up(event.seat, "ducats", signed(-event.n), _beside(props, event.seat))
    props.play_sound("coins")
    yield from together([label, props.coins(event.n, start, end)])
    yield from props.become(0.1)
    if event.short:
        yield from props.call_out(event.seat, tr("Broke!"), 0.4)


def boosted(props: Props, event: Boosted) -> Cue:
    """Show what is added to the next fight or audience, or opened this turn."""
    icons = {"fight": "fencing", "audience": "valido", "zone": "transport"}
    label = props.float_up(event.seat, icons[event.what], signed(event.n), _beside(props, event.seat))
    props.play_sound("count")
    yield from together([label, props.become(0.1)])


def split_sealed(props: Props, event: SplitSealed) -> Cue:
    """Show that a seat has shared its points."""
    props.play_sound("chip")
    yield from together([props.become(0.1), wait(0.12)])


def split_shown(props: Props, event: SplitShown) -> Cue:
    """Let Ducats and blades fly to the plate."""
    at = props.plate(event.seat)
    flights = [
        props.coins(event.fencing, PACK, at, "fencing"),
        props.coins(event.ducats, PACK, at, "ducats"),
    ]
    yield from together(flights, 0.08)
    yield from props.become(0.1)
