"""A lulo: the card that decides about it hangs over the dark table, and whoever commits it is seen large.

Its burst flies to the slate, where it is chalked up. Where several commit one the table stays dark for all of
them: whoever has been seen steps aside and stands there until the last one has.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.core.event import Played
from game.toruro.events import LuloCommitted
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.drawing.toll import CLIMAX, Toll, weight
from scenes.skins.toruro.layout import SLATE, TRICK
from scenes.skins.toruro.motion import rim
from scenes.skins.toruro.motion.chip_motion import CHALK, line_of
from scenes.skins.toruro.motion.props import EMBERS, NIGHT, Props
from scenes.stage.effect_sprites import ABOVE, PROPORTION, Spray
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import (
    Cue,
    ease_in_out,
    ease_in_quad,
    ease_out_back,
    in_turn,
    mix,
    together,
    tween,
    until_seen,
    wait,
)
from scenes.ui.theme import Colour

HUSH = 0.5
"""How dark the table is under a card that decides about a lulo."""
BREATH = 0.9
"""Seconds that a card hangs in the air which decides about a lulo."""
TALLER, ABOVE_TRICK, TREMBLE = 1.45, 40.0, 4
"""How much taller that card hangs, how far above the trick, and by how many degrees it trembles."""
SHAKES = 9
"""How often it trembles."""
FACE_AT, BURST_AT = (548.0, 206.0), (548.0, 362.0)
"""Where the portrait of whoever commits a lulo and the burst below it stand."""
FELLOW, FELLOW_AWAY, FELLOW_STEP, FELLOW_LOWER = 92.0, 168.0, 104.0, 20.0
"""Width of the portraits of those who have fallen before in that round; how far aside the first of them
stand, and the next ones, and how much lower."""
STROKE = 0.3
"""Seconds for each stroke that is counted."""


class Scale(NamedTuple):
    """How large a lulo is shown: its darkness and its colour, widths, sparks, seconds, and sounds.

    Those are heard `before` its words burst out, and with their `blow`.
    """

    dark: float
    shade: Colour
    face: float
    burst: float
    sparks: int
    look: float
    before: tuple[str, ...]
    blow: tuple[str, ...]


SCALES = {
    1: Scale(0.72, NIGHT, 156.0, 380.0, 6, 0.75, ("gasp",), ("lulo",)),
    2: Scale(0.84, NIGHT, 180.0, 450.0, 12, 1.0, ("gasp", "sorrow"), ("lulo", "stamp")),
    3: Scale(0.94, EMBERS, 208.0, 520.0, 22, 1.6, ("gasp", "bell"), ("lulo", "gasp", "fall")),
}
"""By how bad a lulo is (see `weight`)."""
SHOCK = Spray(
    ("toruro/gleam", "toruro/chip_1", "toruro/gleam"),
    (30.0, 26.0, 22.0),
    0.8,
    176.0,
    spread=190.0,
    turn=150.0,
)
"""What flies off the burst: upwards, for below it stands what it costs."""
DUST = Spray(("toruro/chalk",), (13.0, 9.0), 0.5, 34.0, fall=26.0)
"""What flies off a card that comes down at last."""


def is_decisive(view: ToruroView, event: Played) -> bool:
    """Return True if a card that is played, or was last, ends the round for somebody without a pot.

    That is the last card of the last trick, where its seat or the one that took the trick so far has none;
    in La Última nobody owes anything for that.
    """
    if view.trick and view.trick[-1].card == event.card.id:
        view = replace(view, tricks=(*view.tricks[:-1], view.trick[:-1]))
    if view.last or len(view.takers) != POTS - 1 or len(view.trick) + 1 < max(2, view.goes.count(True)):
        return False
    ahead = view.best
    return any(one not in view.takers for one in (event.seat, event.seat if ahead is None else ahead.seat))


def dreading(view: ToruroView) -> list[int]:
    """Return who goes and has no pot before the last card of the last trick has come down."""
    won = view.takers[: POTS - 1]
    return [seat for seat in range(view.seats) if view.goes[seat] and seat not in won]


def hangs(props: Props, piece: Piece, goal: Piece) -> Cue:
    """Let the card hang over the dark table, large and face down, for as long as a breath is held."""
    middle = (TRICK[0] + goal.x) / 2, (TRICK[1] + goal.y) / 2 - ABOVE_TRICK
    rise = change(piece, 0.28, x=middle[0], y=middle[1], lift=18.0, angle=0.0, scale=TALLER)
    faces = [rim.face(props, seat, Mood.SORE) for seat in dreading(props.hud.view)]
    hush = [props.sound("sorrow"), props.darken(HUSH, 0.25), rise]
    yield from together([*hush, *(pop(face, 0.24, 0.3) for face in faces)])

    def tremble(share: float) -> None:
        piece.angle = TREMBLE * (round(2 * SHAKES * share) % 3 - 1) if share < 1 else 0.0
        piece.scale = TALLER + 0.12 * share

    props.breath.begin(faces)
    yield from tween(BREATH, tremble)
    props.breath.end()
    for face in faces:
        props.gone(face)


def lands(props: Props, piece: Piece, goal: Piece) -> Cue:
    """Let that card come down among the others with a blow, while the light comes back."""
    yield from change(piece, 0.26, ease_in_quad, scale=1.0)
    blow = props.particles.spray(DUST, (goal.x, goal.y), 12)
    yield from together([props.sound("stamp"), props.darken(0.0, 0.3), blow])


def committed(props: Props, event: LuloCommitted) -> Cue:
    """Let whoever has none of the pots step out of the dark; a free lulo only makes them smile.

    A seat's second lulo is worse than its first, and its third is what all have been dreading.
    """
    if event.lulo is None:
        yield from lightened(props)
        if not event.free:
            yield from props.sound("sorrow")
            yield from wait(0.3)
            return
        yield from props.sound("relief")
        yield from props.call_out(event.seat, tr("Free!"), 0.8)
        return
    scale = scale_of(event)
    face = props.effect(props.portrait(event.seat, Mood.SORE), props.plate(event.seat), scale.face)
    face.scale = 0.4
    step_out = change(face, 0.32, ease_out_back, x=FACE_AT[0], y=FACE_AT[1], scale=1.0)
    hush = [props.sound(name) for name in scale.before]
    yield from together([*hush, _darkened(props, scale), step_out])
    looking = _onlookers(props, event.seat) if weight(event.ordinal) == CLIMAX else []
    if looking:
        yield from together((pop(piece, 0.24, 0.3) for piece in looking), 0.06)
    props.breath.begin([face, *looking])
    toll = Toll.of(event, props.after)
    if weight(event.ordinal) == CLIMAX:
        yield from _counted(props, toll)
    props.toll = toll._replace(strokes=event.ordinal)
    burst = props.effect(props.shout(words(event.ordinal)), BURST_AT, scale.burst, scale.burst / PROPORTION)
    burst.layer += ABOVE
    shock = props.particles.spray(SHOCK, BURST_AT, min(scale.sparks + event.amount, 32))
    stand = in_turn([together([pop(burst, 0.22, 1.9), _flinch(face)]), wait(look_of(props, event))])
    yield from together([*map(props.sound, scale.blow), stand, shock])
    if looking:
        yield from until_seen()
    props.breath.end()
    props.toll = None
    for piece in looking:
        props.gone(piece)
    props.standing.append((event.seat, face))
    goes_on = bool(still_to_fall(event.seat, props.after))
    away = _aside(props, face, scale) if goes_on else lightened(props)
    yield from _chalked(props, event.lulo.id, burst, away)
    props.fallen = [*_fallen(props), (props.after.round, event.seat)]


def scale_of(event: LuloCommitted) -> Scale:
    """Return how large a lulo is shown."""
    return SCALES[weight(event.ordinal)]


def look_of(props: Props, event: LuloCommitted) -> float:
    """Return for how long the burst of a lulo stands: for half as long after another one of the round.

    Those that are worse than a seat's first take their time, whoever went before.
    """
    look = scale_of(event).look
    return look / 2 if _fallen(props) and weight(event.ordinal) == weight(1) else look


def words(ordinal: int) -> str:
    """Return what stands in the burst of a seat's lulo of that number."""
    said = {1: tr("Lulo!"), 2: tr("Second lulo!"), 3: tr("Third lulo!")}
    return said.get(ordinal) or tr("Lulo number {n}!", n=ordinal)


def _fallen(props: Props) -> list[tuple[int, int]]:
    """Return the round and the seat of each who has committed a lulo in this round so far."""
    return [(round, seat) for round, seat in props.fallen if round == props.after.round]


def still_to_fall(seat: int, view: ToruroView) -> list[int]:
    """Return who commits a lulo in this round after a seat does: all whom it befalls do, in turn."""
    order = [(view.first + view.house.turn_step * place) % view.seats for place in range(view.seats)]
    caught = {misplay.seat for misplay in view.caught}
    after = order[order.index(seat) + 1 :]
    return [other for other in after if view.goes[other] and (other in caught or other not in view.takers)]


def lightened(props: Props) -> Cue:
    """Let all who stand there go back to their plates, in the light again."""
    if not props.darkness:
        return
    standing, props.standing = props.standing, []
    home = [
        change(face, 0.4, ease_in_out, x=x, y=y, scale=0.3, alpha=0.2)
        for seat, face in standing
        for x, y in [props.plate(seat)]
    ]
    yield from together([*home, props.darken(0.0, 0.4)])
    for _, face in standing:
        props.gone(face)
    props.shade = NIGHT


def _darkened(props: Props, scale: Scale) -> Cue:
    """Let the table become as dark as a lulo asks for, of its colour; never lighter for one that follows."""
    before, goal = props.shade, max(props.darkness, scale.dark)
    shade = scale.shade if goal == scale.dark else before

    def colour(share: float) -> None:
        red, green, blue = (round(mix(*parts, share)) for parts in zip(before, shade, strict=True))
        props.shade = red, green, blue

    fade = [] if shade == before else [tween(0.25, colour)]
    return together([props.darken(goal, 0.25), *fade])


def _aside(props: Props, face: Piece, scale: Scale) -> Cue:
    """Let a portrait step aside, small, beside those who have fallen before in the same round."""
    place = len(props.standing) - 1
    side = (1 - 2 * (place % 2)) * (FELLOW_AWAY + FELLOW_STEP * (place // 2))
    x, y = FACE_AT[0] - side, FACE_AT[1] + FELLOW_LOWER
    return change(face, 0.4, ease_in_out, x=x, y=y, scale=FELLOW / scale.face)


def _onlookers(props: Props, seat: int) -> list[Piece]:
    """Let the faces of all others look on."""
    return [rim.face(props, other, Mood.GLAD) for other in range(props.after.seats) if other != seat]


def _counted(props: Props, toll: Toll) -> Cue:
    """Draw the strokes of the lulos that a seat had before one by one, and hold a breath."""
    for strokes in range(max(0, toll.strokes - CLIMAX + 1), toll.strokes + 1):
        props.toll = toll._replace(strokes=strokes)
        if strokes:
            yield from props.sound("stamp")
        yield from wait(STROKE)
    yield from wait(STROKE)


def _flinch(face: Piece) -> Cue:
    """Let a portrait start back, and come to rest."""
    y = face.y
    return in_turn(
        [change(face, 0.08, y=y - 16, scale=0.94), change(face, 0.2, ease_out_back, y=y, scale=1.0)]
    )


def _chalked(props: Props, serial: int, burst: Piece, away: Cue) -> Cue:
    """Let the burst fly to its line of the slate, while whoever commits the lulo goes `away`."""
    slate = replace(props.hud.slate, debts=props.hud.view.debts)
    line = line_of(props, slate, serial)
    goal = line.center if line is not None else SLATE.center
    fly = change(burst, 0.4, ease_in_out, x=goal[0], y=goal[1], scale=0.25, alpha=0.4)
    yield from together([fly, away])
    props.gone(burst)
    props.hud.slate.debts = slate.debts
    yield from together([props.sound("chalk"), wait(0.3), props.particles.spray(CHALK, goal, 7)])
