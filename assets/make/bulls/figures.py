"""The figures that run through the streets: four moments of a step for each colour and the Bull."""

from __future__ import annotations

from functools import partial

from assets.make.drawing.beasts import GALLOP, bull
from assets.make.drawing.palette import INK, MASTER, RUNNERS, SEATS
from assets.make.drawing.people import RUN, folk, runner
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import ellipse, group, path, svg

FRAMES = range(1, 5)
_FOLK = folk({colour: SEATS[colour].main for colour in RUNNERS})


def running(colour: str, frame: int) -> str:
    """A Runner in full flight to the right, white with a scarf and a sash of the player's colour."""
    pose = RUN[frame - 1]
    shadow = path(ellipse(60, 143, 26 if frame % 2 else 21, 4), INK, opacity=0.26)
    return svg(
        116, 150, shadow + group(runner(pose, _FOLK[colour], "glad" if frame % 2 else "scared", 1.35), 54, 84)
    )


def charging(frame: int) -> str:
    """The Bull at a gallop to the right."""
    shadow = path(ellipse(160, 228, 112 if frame % 2 else 98, 9), INK, opacity=0.28)
    return svg(316, 240, shadow + group(bull(GALLOP[frame - 1]), 4, 31))


_PRESS = {"rough": 0.35, "salt": 0.15}

SPRITES = {
    f"bulls/runner_{colour}_{frame}": Sprite(partial(running, colour, frame), 44 * MASTER, _PRESS)
    for colour in RUNNERS
    for frame in FRAMES
}
SPRITES |= {
    f"bulls/charge_{frame}": Sprite(partial(charging, frame), 84 * MASTER, _PRESS) for frame in FRAMES
}
