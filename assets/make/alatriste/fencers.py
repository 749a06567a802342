"""Whoever fights: a body in parts that turn on their joints, in cloth that takes a seat's colour.

All parts lie on one sheet, each with its joint where the program's own PARTS have it. It is drawn in black
cloth and in white; the difference is what the program dyes.
"""

from __future__ import annotations

from functools import partial

from assets.make.alatriste.cast import CAPTAIN
from assets.make.alatriste.fencer_heads import AT, pain, placed
from assets.make.alatriste.folk import STANCES, cloak, mantle, trunk
from assets.make.alatriste.hands import dagger, sword
from assets.make.alatriste.heads import felt, plume
from assets.make.drawing.palette import INK, INK2, PAPER_HI, mix
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import ellipse, group, ink, line, path, svg
from scenes.skins.alatriste.drawing.fencer_body import PARTS, SCALE

W, H = 250.0, 152.0
"""The sheet, in its units."""
WEIGHT = 0.75
CLOTHS = {"black": ("#000000", "#000000"), "white": ("#FFFFFF", "#8C8C8C")}
"""Coat and plume, and the cloak, which is dyed darker."""
HOSE = {"man": CAPTAIN.hose, "woman": INK2}
SHOULDER, HIP = -80.0, -46.0
"""How high these are in whoever stands upright."""


def sheet(coat: str, mantled: str) -> str:
    """All parts in that cloth."""
    dressed, drawn = CAPTAIN._replace(coat=coat, cloak=mantled, plume=coat), {}
    for kind, hose in HOSE.items():
        drawn[f"thigh {kind}"] = ink(_bone(24, 8.8, 7.0), hose, 2.1 * WEIGHT)
        drawn[f"far thigh {kind}"] = ink(_bone(24, 8.8, 7.0), mix(hose, INK, 0.3), 2.1 * WEIGHT)
    drawn["hat"], drawn["plume"] = (group(part(dressed, WEIGHT), *AT) for part in (felt, plume))
    drawn["pain"] = group(pain(), *AT)
    upright = STANCES["stand"]
    drawn["cloak"] = group(cloak(dressed, upright, WEIGHT), 0, -SHOULDER)
    body = trunk(dressed, upright, WEIGHT) + mantle(dressed, (0, SHOULDER), WEIGHT)
    drawn["trunk"] = group(body, 0, -HIP)
    drawn["shin"] = ink("M-8 -3Q0 -1 8 -3L6 23H-6Z", "#4A3526", 1.9 * WEIGHT)
    drawn["shin"] += line("M-7 2.4Q0 4.4 7 2.4", 1 * WEIGHT, INK, 0.8)
    drawn["foot"] = ink("M-5.4 -6Q-5.4 3 -6 5H11Q12 1 5 -2L5.4 -6Z", "#3A281E", 1.8 * WEIGHT)
    dim = mix(coat, INK, 0.28)
    for name, sleeve in (("", coat), ("far ", dim)):
        drawn[f"{name}arm"] = group(ink(_bone(20, 7.4, 6.2), sleeve, 2 * WEIGHT), 0, 0, 1, -90)
        drawn[f"{name}hand"] = _hand(sleeve)
    drawn |= {"sword": sword(), "dagger": dagger(), "shadow": path(ellipse(0, 0, 40, 4.6), INK, opacity=0.26)}
    return svg(W, H, "".join(placed(PARTS[name], body) for name, body in drawn.items()))


def _bone(long: float, one: float, other: float) -> str:
    """The outline of a limb from (0, 0) downwards, round at both of its joints."""
    return f"M{-one} 0A{one} {one} 0 0 1 {one} 0L{other} {long}A{other} {other} 0 0 1 {-other} {long}Z"


def _hand(sleeve: str) -> str:
    """A forearm to the right with its cuff, out of which comes the fist that belongs to a face."""
    drawn = group(ink(_bone(18, 6.2, 4.8), sleeve, 2 * WEIGHT), 0, 0, 1, -90)
    return drawn + ink("M17.6 -5.2Q19.4 0 17.6 5.2H21.6Q23 0 21.6 -5.2Z", PAPER_HI, 1.3 * WEIGHT)


SPRITES = {
    f"alatriste/fencers_{cloth}": Sprite(
        partial(sheet, *colours), round(W * SCALE), {"rough": 0.0, "salt": 0.0, "grain": 0.0, "ink": 0.0}
    )
    for cloth, colours in CLOTHS.items()
}  # pressed, the two of a pair would no longer fit each other
