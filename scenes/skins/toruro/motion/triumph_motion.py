"""A triumph: whoever takes a huge pot, or all three, steps out into the light; the others look on."""

from __future__ import annotations

from collections.abc import Sequence

from game.toruro.events import TookAll
from game.translation import tr
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
DUSK, REST = 0.5, 0.7
"""How dark it is around that light, and seconds for which the cheer stands there."""
MODEST, DIM, LOOK = 0.72, 0.35, 0.5
"""The share of that size and the darkness around whoever goes alone for no feast, and seconds for which it is
read what that brings."""
ALONE = 330.0
"""Width of what is called out then."""


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
    said = props.burst(alone(event), BURST_AT, ALONE, LOOK)
    taken = in_turn([wait(0.15), together([said, *sweep])])
    yield from together([step_out, props.darken(DIM, 0.2), taken])
    yield from together([_home(face, props.plate(event.seat)), props.darken(0.0, 0.3)])
    props.gone(face)


def triumph(props: Props, seat: int, words: str, spoils: Sequence[Cue] = ()) -> Cue:
    """Let a seat step out into the light, take its `spoils` there and be cheered with these words."""
    face = props.effect(props.portrait(seat, Mood.GLAD), props.plate(seat), FACE)
    face.scale = 0.4
    light = props.effect("ui/glow", FACE_AT, GLOW)
    light.layer, light.alpha = face.layer - 1, 0.0
    step_out = change(face, 0.32, ease_out_back, x=FACE_AT[0], y=FACE_AT[1], scale=1.0)
    yield from together([step_out, props.darken(DUSK, 0.25), change(light, 0.3, alpha=1.0), *spoils])
    rivals = [other for other in range(props.after.seats) if props.after.goes[other] and other != seat]
    looking = [rim.face(props, other, Mood.SORE) for other in rivals]
    shine = together((props.particles.spray(APPLAUSE, at, 10) for at in (*POTS, FACE_AT)), 0.12)
    cheer = [props.burst(words, BURST_AT, BANNER, REST), shine, in_turn([leaps(face), leaps(face)])]
    yield from together([props.sound("ole"), *cheer, *(pop(one, 0.24, 0.3) for one in looking)])
    for one in looking:
        props.gone(one)
    quenched = change(light, 0.3, alpha=0.0)
    yield from together([_home(face, props.plate(seat)), props.darken(0.0, 0.35), quenched])
    props.gone(light)
    props.gone(face)


def leaps(face: Piece) -> Cue:
    """Let a portrait leap for joy from where it stands."""
    y = face.y

    def leap() -> Cue:
        yield from change(face, 0.14, y=y - BOW, scale=1.08)
        yield from change(face, 0.24, ease_out_back, y=y, scale=1.0)

    return leap()


def _home(face: Piece, plate: Point) -> Cue:
    return change(face, 0.35, ease_in_out, x=plate[0], y=plate[1], scale=0.3, alpha=0.2)
