"""The gates of Fame: what opens to whoever has enough of it is told, and shown on the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.alatriste.rows import BOXES, ZONES
from game.alatriste.tokens import FAME
from game.alatriste.view import AlatristeView, PlayerView
from game.translation import tr
from scenes.skins.alatriste.drawing.reach import Guide
from scenes.skins.alatriste.layout import PORT
from scenes.skins.alatriste.motion.props import Props
from scenes.stage.camera import SECONDS
from scenes.stage.effect_sprites import ABOVE, Spray
from scenes.stage.pieces import change, pop
from scenes.ui.anim import Cue, in_turn, together, wait

SPARKS = Spray(("alatriste/spark",), (16.0, 22.0), 0.6, 70.0, aim=90.0, spread=150.0, fall=24.0, along=True)
"""What flies off the track of Fame where a gate opens."""
LARGE, SMALL, BELOW = 2.1, 1.3, 40.0
"""How large words are for people and about rivals' zones, and how far below the track the latter lie."""
AMID = PORT.centerx, PORT.top + 0.72 * PORT.h
"""Where on the map people read theirs: below the upper zones, whose boxes are lit meanwhile."""
TOLD, SHOWN = 0.7, 1.5
"""Seconds for which rivals' zones are told, and for which the boxes are seen that have opened to people."""


class Gate(NamedTuple):
    """What has opened to a seat: these boxes; the last one is that of the King's Favourite."""

    seat: int
    boxes: frozenset[int]
    zone: int
    is_last: bool


def opened(before: AlatristeView, after: AlatristeView) -> Iterator[Gate]:
    """Yield what somebody may enter after an event, and could not before it: by Fame, or by a transport."""
    for was, now in zip(before.players, after.players, strict=True):
        if _is_awaited(now) and not _is_awaited(was):
            last = frozenset(box for box, row in enumerate(BOXES) if row.stop == "all")
            yield Gate(now.seat, last, len(ZONES), True)
        elif (zone := now.lasting_level) > was.lasting_level:
            inside = frozenset(place.id for place in after.madrid.places if place.zone == zone)
            yield Gate(now.seat, inside, zone, False)


def told(props: Props, guide: Guide, motion: Cue) -> Cue:
    """Let the motion of an event be followed by what it has opened."""
    before = props.view
    yield from motion
    yield from in_turn([show(props, guide, gate) for gate in opened(before, props.view)])


def show(props: Props, guide: Guide, gate: Gate) -> Cue:
    """Let the token of a seat leap on the track, and say what is open; own boxes and the last one are lit."""
    seat, is_large = props.seats[gate.seat], _is_large(props, gate)
    props.play_sound(("win" if seat.human else "gasp") if gate.is_last else "bell")
    piece = props.stage.pieces.get(FAME[gate.seat])
    picture, wide, high = label(props, gate)
    words = props.effect(picture, AMID, wide, high)
    words.layer += ABOVE
    cues = [in_turn([pop(words, 0.2, 0.6), wait(SHOWN if is_large else TOLD), props.fade(words)])]
    if piece is not None:
        leap = [change(piece, 0.15, scale=1.5), change(piece, 0.35, scale=1.0)]
        cues += [in_turn(leap), props.particles.spray(SPARKS, (piece.x, piece.y), 10)]
        if not is_large:
            words.x = min(max(piece.x, PORT.left + wide / 2 + 4), PORT.right - wide / 2 - 4)
            words.y = piece.y + BELOW
    if is_large and props.act is None:
        cues.append(_light(props, guide, gate.boxes))
    yield from together(cues)


def label(props: Props, gate: Gate) -> tuple[str, float, float]:
    """Return the picture of what is said of a gate, its width and its height."""
    name = props.seats[gate.seat].name
    size = LARGE if _is_large(props, gate) else SMALL
    if gate.is_last:
        return props.note(tr("{name} may see the Favourite!", name=name), "valido", size)
    words = tr("Zone {zone} opens to {name}!", zone="I" * gate.zone, name=name)
    return props.note(words, f"zone_{ZONES[gate.zone - 1].id}", size)


def _is_large(props: Props, gate: Gate) -> bool:
    """Return whether that is told to all of the table, not beside the token alone."""
    return props.seats[gate.seat].human or gate.is_last


def _light(props: Props, guide: Guide, boxes: frozenset[int]) -> Cue:
    """Let these boxes alone be lit for a while, in the sight of all of Madrid."""
    if guide.go_back():
        props.lay_map()
        yield from wait(SECONDS)
    guide.sought = boxes
    yield from wait(SHOWN)
    guide.sought = frozenset()


def _is_awaited(player: PlayerView) -> bool:
    """Return whether the King's Favourite would receive a player."""
    return player.is_received and player.lasting_level == len(ZONES)
