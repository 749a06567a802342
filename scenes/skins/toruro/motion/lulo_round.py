"""Those who owe a lulo after the same round: they step into the dark together and are called out once.

They stand in a row until the last lulo is chalked up. A lulo that is worse than others has a moment of its
own: whoever owes it steps out of the row, and the others stand aside, small.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.toruro.tokens import is_tenth
from game.toruro.view import ToruroView
from game.translation import trn
from scenes.skins.toruro.motion.props import NIGHT, Props
from scenes.stage.effect_sprites import ABOVE, PROPORTION
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece, change, pop
from scenes.ui.anim import Cue, ease_in_out, ease_out_back, in_turn, mix, together, tween, wait
from scenes.ui.theme import Colour

FACE_AT, BURST_AT = (548.0, 206.0), (548.0, 362.0)
"""Where the portrait of whoever commits a lulo and the burst below it stand."""
FELLOW, FELLOW_AWAY, FELLOW_STEP, FELLOW_LOWER = 92.0, 168.0, 104.0, 20.0
"""Width of the portraits of those who stand aside; how far aside the first of them stand, and the next
ones, and how much lower."""
FACE, WIDEST, ROW, BESIDE = 156.0, 132.0, 780.0, 0.88
"""Width of a portrait in the row as it is drawn, and as it stands there at most; how long the row is, and
the share of its place that it takes."""
LARGER = 1.25
"""How much larger the portrait of whoever looks on stands in the row."""
BURST, LOOK = 430.0, 0.45
"""Width of what is called out of all of them, and seconds for which it stands."""


def owing(seat: int, view: ToruroView) -> list[int]:
    """Return who still commits a lulo in this round after a seat does, in turn; not whose lulo is free."""
    order = [(view.first + view.house.turn_step * place) % view.seats for place in range(view.seats)]
    caught = {misplay.seat for misplay in view.caught}
    after = order[order.index(seat) + 1 :]
    lost = [other for other in after if view.goes[other] and (other in caught or other not in view.takers)]
    return [other for other in lost if other in caught or not _is_free(other, view)]


def _is_free(seat: int, view: ToruroView) -> bool:
    return view.house.tenth_free and is_tenth(view.lulos[seat] + 1)


def assembled(props: Props, seats: Sequence[int], dark: float) -> Cue:
    """Let all of them step out of their plates into a row, and call out how many lulos there are."""
    row, faces = standing(props, seats), []
    for seat in seats:
        face = props.effect(props.portrait(seat, Mood.SORE), props.plate(seat), FACE)
        face.scale, face.gilt = 0.3, seat == props.hud.slate.own
        faces.append(face)
    props.standing = list(zip(seats, faces, strict=True))
    props.hud.slate.is_awaiting = True
    step = [
        change(face, 0.32, ease_out_back, x=x, y=FACE_AT[1], scale=wide / FACE)
        for face, (x, wide) in zip(faces, row, strict=True)
    ]
    yield from together([props.sound("gasp"), props.darken(dark, 0.25), together(step, 0.06)])
    props.breath.begin(faces)
    burst = props.effect(props.shout(words(len(seats))), BURST_AT, BURST, BURST / PROPORTION)
    burst.layer += ABOVE
    yield from together([props.sound("lulo"), pop(burst, 0.22, 1.9), *(flinch(face) for face in faces)])
    yield from wait(LOOK)
    props.breath.end()
    yield from change(burst, 0.15, alpha=0.0, scale=1.1)
    props.gone(burst)


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
    """Let all others of the row stand aside, small."""
    others = [face for other, face in props.standing if other != seat]
    left = [face for face in others if face.x < FACE_AT[0]]
    sides = ((left[::-1], -1), ([face for face in others if face not in left], 1))
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
    yield from together(
        change(face, 0.3, ease_in_out, x=x, y=FACE_AT[1], scale=wide / face.width)
        for (_, face), (x, wide) in zip(props.standing, row, strict=True)
    )


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
