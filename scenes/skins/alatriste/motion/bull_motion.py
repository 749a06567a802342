"""Motion of the bull on the Main Square: it runs to whoever throws, and at last at the winner's cape."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.skins.alatriste.drawing.large_sheet import LENS
from scenes.skins.alatriste.layout import SCENE, Point
from scenes.skins.alatriste.motion import theatre
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.props import MIDDLE, Props
from scenes.skins.alatriste.motion.theatre import OVER, TOP, UNDER
from scenes.stage.effect_sprites import Spray
from scenes.stage.pieces import Piece, change
from scenes.ui.anim import Cue, Ease, ease_in_out, ease_in_quad, mix, together, tween
from scenes.ui.art import Art

SHEET, MOMENTS = "alatriste/bull", 4
"""The picture of all moments of its gallop to the right, and how many there are."""
SIZE: Point = (158.0, 120.0)
HOOFS = 332.0 - 54.0
"""Where its middle is while it runs, from the upper edge of the scene."""
STRIDE = 21.0
"""How far it comes from one moment to the next."""
END = SCENE[0] / 2 - SIZE[0] / 2 - 6
"""How far from the middle it turns."""
BEHIND = 34.0
"""How far before whoever throws it stays."""
CHARGED, DUCKED, DUCK = 0.34, 30.0, 0.12
"""Seconds in which it charges at somebody, how deep that one ducks, and in how many seconds."""
AWAY, PASSED = 0.5, 0.62
"""Seconds in which it makes room, and in which it runs past the cape."""
DUST = Spray(("alatriste/smoke",), (26.0, 18.0, 32.0), 0.5, 60.0, fall=10.0, over=OVER)
"""What flies up where it stops."""
CAPE, CAPED, HELD = "alatriste/cape", (66.0, 75.0), (44.0, -64.0)
"""The cape, how large it is, and where its middle lies from the feet of whoever holds it."""


def register(art: Art) -> None:
    """Tell the art how to cut every moment out of the sheet, to either side."""
    for moment in range(MOMENTS):
        for is_left in (False, True):
            art.compose(picture(moment, is_left), partial(_cut, art, moment, is_left), (SHEET,))


def picture(moment: int, is_left: bool) -> str:
    """Return the name of the picture of a moment of the gallop."""
    return f"alatriste/bull_{moment}_{'left' if is_left else 'right'}"


def pictures() -> list[str]:
    """Return the names of all of them."""
    return [picture(moment, is_left) for moment in range(MOMENTS) for is_left in (False, True)]


def _cut(art: Art, moment: int, is_left: bool) -> pygame.Surface:
    wide, high = art.size(SHEET)
    found = art.copy_of(SHEET, pygame.Rect(moment * wide // MOMENTS, 0, wide // MOMENTS, high))
    return pygame.transform.flip(found, is_left, False)


def bring(props: Props, act: Act) -> None:
    """Let the bull stand at the left end of the square."""
    at = MIDDLE[0] - END, MIDDLE[1] + TOP + HOOFS
    act.bull = theatre.add_piece(props, act, picture(0, False), at, *SIZE, UNDER + 0.04)


def run_to(bull: Piece, x: float, seconds: float, ease: Ease = ease_in_out) -> Cue:
    """Let it run to a place on the square, as far from the middle."""
    start, end = bull.x, MIDDLE[0] + min(max(x, -END), END)
    is_left = end < start

    def apply(share: float) -> None:
        bull.x = mix(start, end, share)
        bull.picture = picture(int(abs(bull.x - start) / STRIDE) % MOMENTS, is_left)

    return tween(seconds, apply, ease)


def charge_at(props: Props, bull: Piece, figure: Piece) -> Cue:
    """Let it charge at somebody behind the barrier, who ducks."""
    yield from run_to(bull, figure.x - MIDDLE[0], CHARGED, ease_in_quad)
    props.play_sound("wound")
    dust = props.asides.beside(
        [props.particles.spray(DUST, (bull.x, bull.y + SIZE[1] / 2 - 14), 6, LENS)], 0.0
    )
    y = figure.y
    yield from together([dust, change(figure, DUCK, y=y + DUCKED)])
    yield from change(figure, DUCK, y=y)


def show_cape(props: Props, act: Act, feet: Point) -> Cue:
    """Let the winner hold the cape."""
    at = feet[0] + HELD[0], feet[1] + HELD[1]
    cape = theatre.add_piece(props, act, CAPE, at, *CAPED, UNDER + 0.07)
    cape.alpha = 0.0
    return change(cape, 0.2, alpha=1.0)


def pass_by(bull: Piece) -> Cue:
    """Let it make room at the right, and run past the cape to the other end."""
    yield from run_to(bull, END, AWAY)
    yield from run_to(bull, -END, PASSED, ease_in_quad)
