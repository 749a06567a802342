"""A huge pot: its sum is called out at its plate, and its chips pour out to whoever swells with joy."""

from __future__ import annotations

import pygame

from game.toruro.events import TrickTaken
from scenes.skins.toruro.layout import POT, POTS, Point
from scenes.skins.toruro.motion import rim
from scenes.skins.toruro.motion.chip_motion import won
from scenes.skins.toruro.motion.props import Props
from scenes.skins.toruro.motion.triumph_motion import APPLAUSE, DUSK, FACE, GLOW, leaps
from scenes.stage.effect_sprites import ABOVE, PROPORTION
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, ease_out_back, in_turn, together

WIDTH = 170.0
"""Width of the sum that is called out at a plate."""
CALLED_AT: tuple[Point, ...] = ((200.0, 428.0), (190.0, 470.0), (756.0, 288.0))
"""Where it stands, by the plate: neither on chips and boards nor on a card of the trick."""
LIGHTS, FAINT, RAISED = (GLOW / 2, 330.0), 0.45, 34.0
"""Widths of the lights on face and plate, how bright the latter is, how far above the plate sparks fly."""
NEXT = 4.0
"""How far the portrait stands from its seat's plate, and from the pot where that is near."""
PLATE_ROOM = pygame.FRect(-POT[0] / 2 - 12, -76, POT[0] + 24, 132)
"""What of a plate with its stacks and its board is never covered, around its middle."""


def sum_of(event: TrickTaken) -> str:
    """Return the chips of a pot, as they are called out."""
    return f"+{event.chips}"


def called_out(props: Props, event: TrickTaken) -> Piece:
    """Add the sum of a pot at its plate: it stands there as long as the chips lie and fly."""
    at = CALLED_AT[event.pot.id]
    words = props.effect(props.shout(sum_of(event)), at, WIDTH, WIDTH / PROPORTION)
    words.layer += ABOVE
    return words


def face_at(props: Props, seat: int, pot: int) -> Point:
    """Return where the portrait of a seat swells: beside its plate, whose number is seen, and off the pot."""
    plate = props.hud.places.plate(seat)
    area = pygame.FRect(0, 0, FACE, FACE)
    area.midtop = plate.centerx, plate.bottom + NEXT
    if seat == props.hud.places.foot:
        area.bottomleft = plate.left, plate.top + NEXT
    taken = PLATE_ROOM.move(POTS[pot])
    if area.colliderect(taken):
        left, right = taken.left - FACE - NEXT, taken.right + NEXT
        area.left = left if area.left - left < right - area.left else right
    return area.center


def poured_out(props: Props, event: TrickTaken, words: Piece) -> Cue:
    """Let the chips pour out to whoever took them, while the trick lies there; all cheer, then `words` go."""
    seat, pot = event.seat, event.pot.id
    home, (x, y) = props.plate(seat), face_at(props, seat, pot)
    face = props.effect(props.portrait(seat, Mood.GLAD), home, FACE)
    face.scale = 0.3
    lights = [props.effect("ui/glow", at, w) for at, w in zip(((x, y), POTS[pot]), LIGHTS, strict=True)]
    for light in lights:
        light.layer, light.alpha = face.layer - 1, 0.0
    swell = change(face, 0.32, ease_out_back, x=x, y=y, scale=1.0)
    kindled = [change(light, 0.3, alpha=alpha) for light, alpha in zip(lights, (1.0, FAINT), strict=True)]
    yield from together([swell, props.darken(DUSK, 0.25), *kindled])
    rivals = [other for other in range(props.after.seats) if props.after.goes[other] and other != seat]
    looking = [rim.face(props, other, Mood.SORE) for other in rivals]
    above = POTS[pot][0], POTS[pot][1] - RAISED
    cheer = [leaps(face), leaps(face), leaps(face)]
    pouring = [won(props, seat, pot, event.chips), props.particles.spray(APPLAUSE, above, 10), in_turn(cheer)]
    yield from together([props.sound("ole"), *pouring, *(pop(one, 0.24, 0.3) for one in looking)])
    for one in looking:
        props.gone(one)
    back = change(face, 0.3, ease_in_out, x=home[0], y=home[1], scale=0.3, alpha=0.2)
    quenched = [change(light, 0.3, alpha=0.0) for light in (*lights, words)]
    yield from together([back, props.darken(0.0, 0.3), *quenched])
    for one in (face, *lights, words):
        props.gone(one)
