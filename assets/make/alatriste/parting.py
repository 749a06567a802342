"""Madrid by night, as those leave it whom the King's Favourite has not received: one goes, nobody looks."""

from __future__ import annotations

from random import Random

from assets.make.alatriste.buildings import facade, slate_tower
from assets.make.alatriste.cast import CAPTAIN
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import lantern, paper
from assets.make.alatriste.interiors import H, W
from assets.make.alatriste.scenery import NIGHTFALL, SLATE, block, moon, paving, sky, stars
from assets.make.alatriste.things import candle, jug, table
from assets.make.drawing.palette import OCHRE_LT, WALNUT_DK
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import ellipse, group, ink, line, path, svg
from assets.make.ui.glow import fading

STONE, HOUSES, ROOFS = "#6A6474", ("#4A4258", "#544A60", "#41394E"), ("#5A3C3A", "#4E3436", "#63443E")


def parting() -> str:
    """The terrace of the results, hours later."""
    drawn = sky(W, H, NIGHTFALL) + stars(W, 260, 21) + moon(700, 96, 40)
    drawn += fading(block(0, 150, W, 200), 150, 340, [(0, "#5A5078", 0), (1, "#8A6E8A", 0.55)])
    drawn += ink("M-10 330Q160 272 330 300T970 290V420H-10Z", "#3A3450", 2.4)
    drawn += facade(90, 320, 260, 66, "#5A526A", 14, 2, SLATE)
    drawn += "".join(slate_tower(x, 322, 20, 92, "#5A526A") for x in (90, 220, 350))
    drawn += slate_tower(660, 330, 16, 96, "#54485A") + slate_tower(820, 336, 14, 80, "#54485A")
    drawn += _roofs() + path(block(0, 0, W, H), "#14142C", opacity=0.26)
    drawn += path("M-10 420Q480 400 970 420V550H-10Z", "#4E4254", WALNUT_DK, 2.8)
    drawn += paving(W, H, 422, "#241C2A", 0.7) + ink(block(-10, 404, 980, 14), STONE, 2.4)
    drawn += "".join(ink(f"M{x} 418h12l-2 14h-8Z", STONE, 1.6) for x in range(6, 960, 44))
    drawn += path(ellipse(830, 516, 150, 26), OCHRE_LT, opacity=0.12)
    drawn += person(CAPTAIN, 836, 520, 2.3, "walk", near="fore", holds=lantern())
    drawn += table(110, 508, 120, 18, 30) + jug(84, 500, 1.3) + candle(126, 504, 1.2, 58)
    return drawn + group(paper(), 236, 512, 1.5, 68)


def _roofs() -> str:
    """The town below the terrace; behind few windows somebody is still up."""
    rng, drawn = Random(11), ""
    for row in range(3):
        x = rng.uniform(-30, 0)
        while x < W:
            wide, high, y = rng.uniform(40, 66), rng.uniform(22, 36), 356 + row * 22
            drawn += facade(
                x, y, wide, high, rng.choice(HOUSES), max(3, int(wide / 12)), 1, rng.choice(ROOFS), 3
            )
            x += wide + rng.uniform(-4, 6)
    return drawn + line(f"M0 404H{W}", 2)


def scene() -> str:
    """The whole picture."""
    return svg(W, H, parting())


SPRITES = {"alatriste/scene_parting": Sprite(scene, 1920, {"rough": 0.3, "salt": 0.1, "grain": 0.02})}
