"""Whoever fights: a man and a woman on guard, whose cloth takes the colour of a seat.

Each is drawn in black cloth and in white; the difference is what the program dyes.
"""

from __future__ import annotations

from functools import partial

from assets.make.alatriste.cast import CAPTAIN, Look
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import dagger, sword
from assets.make.drawing.palette import INK2
from assets.make.drawing.people import CHESTNUT
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import svg

W, H = 446.0, 336.0
FEET, SCALE = (148.0, 320.0), 2.5
"""Where they stand in it, the blade to the right, and how large: as everybody in the scene of a fight."""
CLOTHS = {"black": ("#000000", "#000000"), "white": ("#FFFFFF", "#8C8C8C")}
"""Coat and plume, and the cloak, which is dyed darker."""
LOOKS = {
    "man": CAPTAIN,
    "woman": CAPTAIN._replace(felt="#4A2E22", hair=CHESTNUT, beard="", collar="ruff", hose=INK2),
}


def fencer(look: Look, coat: str, cloak: str) -> str:
    """One on guard in that cloth."""
    dressed = look._replace(coat=coat, cloak=cloak, plume=coat)
    return svg(W, H, person(dressed, *FEET, SCALE, "guard", "reach", "back", sword(-14), dagger(-140)))


SPRITES = {
    f"alatriste/fencer_{kind}_{cloth}": Sprite(
        partial(fencer, look, *colours), 446, {"rough": 0.0, "salt": 0.0, "grain": 0.0, "ink": 0.0}
    )
    for kind, look in LOOKS.items()
    for cloth, colours in CLOTHS.items()
}  # pressed, the two of a pair would no longer fit each other
