"""The cup of leather in which dice wait until they are thrown."""

from __future__ import annotations

from assets.make.alatriste.pieces import die
from assets.make.drawing.palette import INK, MASTER, OCHRE, OCHRE_LT, PAPER_HI
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import clip, ellipse, group, hatch, ink, inside, line, path, svg

LEATHER, LIGHT, DARK, DEEP = "#8A4B2A", "#B06A3C", "#5A2E1A", "#2A150D"
WIDTH, HEIGHT = 84, 95
_BODY = "M12 34Q16 70 20 84Q42 96 64 84Q68 70 72 34Q42 50 12 34Z"
_MOUTH = ellipse(42, 33, 31, 12)


def dice_cup() -> str:
    """A cup of stitched leather with a brass rim; two dice look out of it."""
    dice = group(inside(die(5)), 20, 2, 0.46, -14) + group(inside(die(1)), 42, 4, 0.46, 11)
    seam = "M20 52Q42 64 65 52"
    body = ink(_BODY, LEATHER, 3) + clip(
        _BODY,
        path("M58 30H80V96H52Q62 64 58 30Z", DARK, opacity=0.75)
        + path("M16 34Q20 66 26 92H16Z", LIGHT, opacity=0.8)
        + hatch(_BODY, "M54 36H76V92H56Z", 70, 4, 1.1, INK, 0.4, (0, 30, 84, 65))
        + line(seam, 7, DARK)
        + line(seam, 1.4, OCHRE_LT, dash="4 3"),
    )
    front = "M11 33Q42 57 73 33L72 39Q42 61 12 39Z"
    drawn = path(ellipse(45, 87, 30, 7), INK, opacity=0.32) + ink(_MOUTH, DEEP, 3) + dice
    drawn += body + ink(front, OCHRE, 2) + line("M16 39Q24 46 34 47.4", 1.6, PAPER_HI, 0.6)
    return svg(WIDTH, HEIGHT, drawn)


SPRITES = {"ui/dice_cup": Sprite(dice_cup, WIDTH * MASTER, {"rough": 0.32, "salt": 0.16})}
