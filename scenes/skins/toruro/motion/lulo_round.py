"""Those who owe a lulo after the same round: they step into the dark together and are called out once.

They stand in a row, each in a cone of light, until all lulos are chalked up at once. A lulo that is worse
than others has a moment of its own: whoever owes it steps out of the row, and the others stand aside, small.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.toruro.events import LuloCommitted
from game.toruro.tokens import is_tenth
from game.toruro.view import ToruroView
from game.translation import trn
from scenes.skins.toruro.drawing.cone import CONE, prepare
from scenes.skins.toruro.layout import POTS, SLATE
from scenes.skins.toruro.motion import rim
from scenes.skins.toruro.motion.props import NIGHT, Props
from scenes.stage.effect_sprites import ABOVE, PROPORTION
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, ease_out_back, in_turn, mix, together, tween, wait
from scenes.ui.theme import Colour

FACE_AT, BURST_AT = (522.0, 206.0), (522.0, 362.0)
"""Where the portrait of whoever commits a lulo and the burst below it stand."""
FELLOW, FELLOW_AWAY, FELLOW_STEP, FELLOW_LOWER = 68.0, 150.0, 72.0, 20.0
"""Width of the portraits of those who stand aside; how far aside the first of them stand, and the next
ones, and how much lower."""
FACE, WIDEST, ROW, BESIDE = 156.0, 132.0, 630.0, 0.88
"""Width of a portrait in the row as it is drawn, and as it stands there at most; how long the row is, so that
it hides no plate and no order of cards, and the share of its place that it takes."""
CONE_WIDER, CONE_BELOW = 1.7, 0.62
"""How much wider than a portrait the cone of light is in which it stands, and how far below its middle that
ends, in its widths."""
LARGER = 1.2
"""How much larger the portrait of whoever looks on stands in the row."""
BURST, LOOK = 430.0, 0.15
"""Width of what is called out of all of them, and seconds for which it stands."""
GHOST, FROM_POT, CLOSE = 0.75, 0.1, 0.02
"""How opaque the ghosts of chips are, seconds from those of one pot to those of the next, and from one to the
next."""


def owing(seat: int, view: ToruroView) -> list[int]:
    """Return who still commits a lulo in this round after a seat does, in turn; not whose lulo is free."""
    order = [(view.first + view.house.turn_step * place) % view.seats for place in range(view.seats)]
    caught = {misplay.seat for misplay in view.caught}
    after = order[order.index(seat) + 1 :]
    lost = [other for other in after if view.goes[other] and (other in caught or other not in view.takers)]
    return [other for other in lost if other in caught or not _is_free(other, view)]


def _is_free(seat: int, view: ToruroView) -> bool:
    return view.house.tenth_free and is_tenth(view.lulos[seat] + 1)


def assembled(props: Props, event: LuloCommitted, others: Sequence[int], dark: float) -> Cue:
    """Let all who owe step out of their plates into a row of lights, while it is added up what each owes.

    Then it is called out how many they are, and the rivals laugh.
    """
    seats = [event.seat, *others]
    row, faces = standing(props, seats), []
    for seat in seats:
        face = props.effect(props.portrait(seat, Mood.SORE), rim.at(props, seat), FACE)
        face.scale, face.gilt = 0.3, seat == props.hud.slate.own
        faces.append(face)
    props.standing = list(zip(seats, faces, strict=True))
    props.hud.slate.is_awaiting = True
    step = [
        change(face, 0.32, ease_out_back, x=x, y=FACE_AT[1], scale=wide / FACE)
        for face, (x, wide) in zip(faces, row, strict=True)
    ]
    lit = [lighted(props, x, FACE_AT[1], wide) for x, wide in row]
    out = together([props.darken(dark, 0.2), together(step, 0.04), *lit])
    yield from together([props.sound("gasp"), out, reckoned(props, event.amount)])
    laughing = rivals(props)
    props.breath.begin(faces, laughing)
    burst = props.effect(props.shout(words(len(seats))), BURST_AT, BURST, BURST / PROPORTION)
    burst.layer += ABOVE
    stand = [pop(burst, 0.2, 1.9), *(flinch(face) for face in faces)]
    yield from together([props.sound("lulo"), *stand, *(pop(face, 0.16, 0.3) for face in laughing)])
    yield from wait(LOOK)
    props.breath.end()
    away = [change(face, 0.12, scale=0.3) for face in laughing]
    yield from together([change(burst, 0.12, alpha=0.0, scale=1.1), *away])
    for piece in (burst, *laughing):
        props.gone(piece)


def rivals(props: Props) -> list[Piece]:
    """Let the faces of all who owe nothing look out of their plates, glad."""
    owing = [seat for seat, _ in props.standing]
    return [rim.face(props, seat, Mood.GLAD) for seat in range(props.after.seats) if seat not in owing]


def lighted(props: Props, x: float, y: float, wide: float) -> Cue:
    """Let a cone of light fall on a portrait so wide that will stand there."""
    prepare(props.canvas.art)
    foot = y + CONE_BELOW * wide
    light = props.effect(CONE, (x, foot / 2), CONE_WIDER * wide, foot)
    light.layer, light.alpha = light.layer - ABOVE, 0.0
    props.lights.append(light)
    return change(light, 0.25, alpha=1.0)


def unlit(props: Props) -> None:
    """Let all cones of light go out."""
    for light in props.lights:
        props.gone(light)
    props.lights.clear()


def reckoned(props: Props, amount: int) -> Cue:
    """Let ghosts of the chips of all pots fly to the slate, which adds them up to the amount of a lulo."""
    taken, slate = props.after.taken, props.hud.slate
    if sum(taken) != amount or len(taken) != len(POTS):
        return

    def add(chips: int) -> None:
        slate.reckoning = (*slate.reckoning, chips)
        props.heard("chalk")

    slate.reckoning = ()
    goals = [(SLATE.centerx + aside, SLATE.centery) for aside in (-50, 0, 50)]
    yield from together(
        (
            props.fly(chips, at, goal, partial(add, chips), apart=CLOSE, alpha=GHOST)
            for chips, at, goal in zip(taken, POTS, goals, strict=True)
        ),
        FROM_POT,
    )


def words(count: int) -> str:
    """Return what is called out where so many commit a lulo in one round."""
    return trn("{n} lulo!", "{n} lulos!", count)


def places(count: int) -> list[tuple[float, float]]:
    """Return where the middles of so many portraits in a row are, from left to right, and their widths."""
    step = min(ROW / count, WIDEST / BESIDE)
    return [(FACE_AT[0] + step * (place - (count - 1) / 2), step * BESIDE) for place in range(count)]


def standing(props: Props, seats: Sequence[int]) -> list[tuple[float, float]]:
    """Return the places of these seats in the row; the portrait of whoever looks on is larger."""
    own = props.hud.slate.own
    row = zip(seats, places(len(seats)), strict=True)
    return [(x, wide * LARGER if seat == own else wide) for seat, (x, wide) in row]


def face_of(props: Props, seat: int) -> Piece | None:
    """Return the portrait of a seat that stands in the row."""
    return next((face for other, face in props.standing if other == seat), None)


def made_way(props: Props, seat: int) -> Cue:
    """Let all others of the row stand aside, small and out of the light, as many on either side."""
    others = [face for other, face in props.standing if other != seat]
    half = len(others) // 2
    sides = ((others[:half][::-1], -1), (others[half:], 1))
    unlit(props)
    yield from together(
        change(
            face, 0.3, ease_in_out,
            x=FACE_AT[0] + side * (FELLOW_AWAY + FELLOW_STEP * place), y=FACE_AT[1] + FELLOW_LOWER,
            scale=FELLOW / face.width,
        )
        for faces, side in sides
        for place, face in enumerate(faces)
    )  # fmt: skip


def stepped_back(props: Props) -> Cue:
    """Let all who stand there form their row again."""
    row = standing(props, [seat for seat, _ in props.standing])
    back = [
        change(face, 0.25, ease_in_out, x=x, y=FACE_AT[1], scale=wide / face.width)
        for (_, face), (x, wide) in zip(props.standing, row, strict=True)
    ]
    unlit(props)
    yield from together([*back, *(lighted(props, x, FACE_AT[1], wide) for x, wide in row)])


def lightened(props: Props) -> Cue:
    """Let all who stand there go back to their plates, in the light again."""
    if not props.darkness:
        return
    standing, props.standing = props.standing, []
    home = [
        change(face, 0.3, ease_in_out, x=x, y=y, scale=0.3, alpha=0.2)
        for seat, face in standing
        for x, y in [rim.at(props, seat)]
    ]
    fading = [change(light, 0.15, alpha=0.0) for light in props.lights]
    yield from together([*home, *fading, props.darken(0.0, 0.3)])
    for _, face in standing:
        props.gone(face)
    unlit(props)
    props.shade = NIGHT


def darkened(props: Props, dark: float, shade: Colour) -> Cue:
    """Let the table become as dark as a lulo asks for, of its colour; never lighter for one that follows."""
    before, goal = props.shade, max(props.darkness, dark)
    shade = shade if goal == dark else before

    def colour(share: float) -> None:
        red, green, blue = (round(mix(*parts, share)) for parts in zip(before, shade, strict=True))
        props.shade = red, green, blue

    fade = [] if shade == before else [tween(0.25, colour)]
    return together([props.darken(goal, 0.25), *fade])


def flinch(face: Piece) -> Cue:
    """Let a portrait start back, and come to rest."""
    y, scale = face.y, face.scale
    return in_turn(
        [
            change(face, 0.08, y=y - 16, scale=0.94 * scale),
            change(face, 0.2, ease_out_back, y=y, scale=scale),
        ]
    )
