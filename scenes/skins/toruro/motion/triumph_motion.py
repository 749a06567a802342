"""A triumph: whoever takes a huge pot, or all three, steps out into the light; the others look on."""

from __future__ import annotations

from collections.abc import Sequence

from game.toruro.events import TookAll
from game.translation import tr
from scenes.skins.toruro.drawing.cloth import PLATE
from scenes.skins.toruro.layout import POTS, Point
from scenes.skins.toruro.motion import rim
from scenes.skins.toruro.motion.chip_motion import FEAST, won
from scenes.skins.toruro.motion.lulo_round import BURST_AT, FACE_AT
from scenes.skins.toruro.motion.props import BANNER, Props
from scenes.stage.effect_sprites import Spray
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, ease_out_back, in_turn, together, wait

APPLAUSE = Spray(("toruro/gleam", "toruro/chip_1"), (20.0, 26.0, 16.0), 1.0, 84.0, turn=120.0, fall=60.0)
"""What flies up for whoever has all three pots: no farther than leaves the stock its number."""
CHEER = "¡Olé!"
"""What the whole table calls out then."""
FACE, GLOW, BOW = 190.0, 620.0, 20.0
"""Width of the portrait, of the light behind it, and how far it leaps up when it is cheered."""
FAINT, RAISED = 0.45, 34.0
"""How bright the light on a single plate is, in which its chips are seen, and how far above it sparks fly."""
DUSK, REST = 0.5, 0.7
"""How dark it is around that light, and seconds for which the cheer stands there."""
MODEST, DIM, LOOK = 0.72, 0.35, 0.5
"""The share of that size and the darkness around whoever goes alone for no feast, and seconds for which it is
read what that brings."""
AT_PLATE, BESIDE, LOW = 330.0, 48.0, 392.0
"""Width of the cheer for a single pot and of the light on its plate; how far right of the plate the cheer
keeps, where the sum of the pot stands, and how low it stands."""


def took_all(props: Props, event: TookAll) -> Cue:
    """Who goes alone sweeps all three plates; only a feast is cheered, and takes its time."""
    seat, goal = event.seat, FACE_AT
    sweep = [won(props, seat, pot, chips, goal) for pot, chips in enumerate(event.pots)]
    if sum(event.pots) < FEAST:
        return _alone(props, event, sweep)
    said = props.call_out(seat, tr("Alone!"), 0.5)
    return triumph(props, seat, CHEER, [said, in_turn([wait(0.3), together(sweep, 0.3)])])


def alone(event: TookAll) -> str:
    """Return what is called out of whoever goes alone for no feast."""
    return tr("Alone: +{n}", n=sum(event.pots))


def _alone(props: Props, event: TookAll, sweep: Sequence[Cue]) -> Cue:
    """Let whoever goes alone step before the table, a little, while all three plates empty at once."""
    face = props.effect(props.portrait(event.seat, Mood.GLAD), props.plate(event.seat), FACE)
    face.scale = 0.3
    step_out = change(face, 0.28, ease_out_back, x=FACE_AT[0], y=FACE_AT[1], scale=MODEST)
    said = props.burst(alone(event), BURST_AT, AT_PLATE, LOOK)
    taken = in_turn([wait(0.15), together([said, *sweep])])
    yield from together([step_out, props.darken(DIM, 0.2), taken])
    yield from together([_home(face, props.plate(event.seat)), props.darken(0.0, 0.3)])
    props.gone(face)


def cheer_at(pot: int) -> Point:
    """Return the middle of the cheer for a single pot: its plate and its sum are seen all the while."""
    x, y = POTS[pot]
    left = x + PLATE / 2 + BESIDE
    return (max(BURST_AT[0], left + AT_PLATE / 2), LOW) if y > FACE_AT[1] + FACE / 2 else (BURST_AT[0], LOW)


def triumph(props: Props, seat: int, words: str, spoils: Sequence[Cue] = (), pot: int | None = None) -> Cue:
    """Let a seat step out into the light, take its `spoils` there and be cheered with these words.

    Where it is cheered for one `pot`, that alone shines, and its chips pour out while all cheer.
    """
    face = props.effect(props.portrait(seat, Mood.GLAD), props.plate(seat), FACE)
    face.scale = 0.4
    lights = [props.effect("ui/glow", FACE_AT, GLOW)]
    if pot is not None:
        lights.append(props.effect("ui/glow", POTS[pot], AT_PLATE))
    for light in lights:
        light.layer, light.alpha = face.layer - 1, 0.0
    step_out = change(face, 0.32, ease_out_back, x=FACE_AT[0], y=FACE_AT[1], scale=1.0)
    kindled = [change(light, 0.3, alpha=alpha) for light, alpha in zip(lights, (1.0, FAINT), strict=False)]
    before, meanwhile = (spoils, ()) if pot is None else ((), spoils)
    yield from together([step_out, props.darken(DUSK, 0.25), *kindled, *before])
    rivals = [other for other in range(props.after.seats) if props.after.goes[other] and other != seat]
    looking = [rim.face(props, other, Mood.SORE) for other in rivals]
    places = (*POTS, FACE_AT) if pot is None else ((POTS[pot][0], POTS[pot][1] - RAISED), FACE_AT)
    shine = together((props.particles.spray(APPLAUSE, at, 10) for at in places), 0.12)
    burst = (
        props.burst(words, BURST_AT, BANNER, REST)
        if pot is None
        else props.burst(words, cheer_at(pot), AT_PLATE, REST)
    )
    cheer = [burst, shine, in_turn([_leaps(face), _leaps(face)]), *meanwhile]
    yield from together([props.sound("ole"), *cheer, *(pop(one, 0.24, 0.3) for one in looking)])
    for one in looking:
        props.gone(one)
    quenched = [change(light, 0.3, alpha=0.0) for light in lights]
    yield from together([_home(face, props.plate(seat)), props.darken(0.0, 0.35), *quenched])
    for light in lights:
        props.gone(light)
    props.gone(face)


def _leaps(face: Piece) -> Cue:
    """Let a portrait leap for joy."""
    up = change(face, 0.14, y=FACE_AT[1] - BOW, scale=1.08)
    return in_turn([up, change(face, 0.24, ease_out_back, y=FACE_AT[1], scale=1.0)])


def _home(face: Piece, plate: Point) -> Cue:
    return change(face, 0.35, ease_in_out, x=plate[0], y=plate[1], scale=0.3, alpha=0.2)
