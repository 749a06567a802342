"""What binds a scene to the seats: whose card did what befalls somebody, and to whom a prize goes."""

from __future__ import annotations

from scenes.skins.alatriste.drawing.card_faces import card
from scenes.skins.alatriste.drawing.large_sheet import on_screen, sized
from scenes.skins.alatriste.layout import SCENE, SHEET
from scenes.skins.alatriste.motion import theatre
from scenes.skins.alatriste.motion.blows import Blow
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import OVER, TOP
from scenes.stage.faces import Mood
from scenes.stage.pieces import EFFECT, Piece, change
from scenes.ui.anim import Cue, ease_in_out, together

FLIGHT, FLOWN = 0.45, 0.6
"""Seconds in which a prize flies to a plate; how small it is there, and how far above effects it flies."""
WIDE, FACE = 84.0, 84.0
"""How wide the card and the face are."""
ASIDE, DOWN, FACE_DOWN, NAME_DOWN = 58.0, 84.0, 200.0, 256.0
"""How far from the right edge of the scene and below its upper edge the card lies; how far below that edge
the face and the name."""


def pictures(blow: Blow | None) -> list[str]:
    """Return what has to be there before it is shown."""
    return [card(blow.card)] if blow is not None else []


def shown(props: Props, blow: Blow | None) -> list[Cue]:
    """Show it in the upper right corner of a scene, across from whom it befalls."""
    return [_shown(props, blow)] if blow is not None else []


def _shown(props: Props, blow: Blow) -> Cue:
    act = props.act
    if act is None:
        return
    x, top = MIDDLE[0] + SCENE[0] / 2 - ASIDE, MIDDLE[1] + TOP
    found = [theatre.add_piece(props, act, card(blow.card), (x, top + DOWN), WIDE, WIDE / SHEET, OVER + 0.01)]
    if blow.author >= 0:
        found.append(theatre.portrait(props, act, blow.author, (x, top + FACE_DOWN), FACE, Mood.GLAD))
        found.append(theatre.note(props, act, props.seats[blow.author].name, "", (x, top + NAME_DOWN), 0.9))
    for piece in found:
        piece.alpha = 0.0
    yield from together([change(piece, 0.3, alpha=1.0) for piece in found])


def take_home(props: Props, prize: Piece, seat: int) -> Cue:
    """Let what lies in a scene fly to the plate of a seat."""
    width, height = sized((prize.width, prize.height))
    flown = props.effect(prize.picture, on_screen((prize.x, prize.y)), width, height)
    flown.layer, prize.alpha = EFFECT + FLOWN, 0.0
    x, y = props.plate(seat)
    small = {"width": width * FLOWN, "height": height * FLOWN}
    yield from change(flown, FLIGHT, ease_in_out, x=x, y=y, **small)
    yield from props.fade(flown, 0.15)
