"""The figures that run through the streets: four moments of a step for each colour and the Bull."""

from __future__ import annotations

from functools import partial

from assets.make.drawing.beasts import Gait, bull
from assets.make.drawing.palette import INK, MASTER, RUNNERS, SEATS
from assets.make.drawing.people import RUN, folk, runner
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import ellipse, group, path, svg

FRAMES = range(1, 5)
_FOLK = folk({colour: SEATS[colour].main for colour in RUNNERS})

_GALLOP = (
    Gait(
        "204 120, 224 138, 252 138, 276 148",
        "196 124, 218 150, 250 152, 280 164",
        "64 104, 56 134, 30 142, 10 160",
        "74 104, 74 142, 44 158, 22 178",
        -6,
        8,
    ),
    Gait(
        "204 120, 216 146, 238 158, 240 182",
        "196 124, 208 156, 232 168, 224 187",
        "64 104, 66 140, 46 152, 20 156",
        "74 104, 90 146, 64 160, 34 168",
        2,
        2,
    ),
    Gait(
        "204 120, 196 150, 176 164, 160 156",
        "196 124, 184 160, 162 172, 150 186",
        "64 104, 88 138, 98 154, 120 172",
        "74 104, 106 142, 116 164, 134 186",
        8,
        0,
    ),
    Gait(
        "204 120, 216 140, 202 158, 184 152",
        "196 124, 224 146, 226 166, 206 170",
        "64 104, 84 140, 76 160, 84 184",
        "74 104, 100 144, 92 166, 106 190",
        0,
        5,
    ),
)


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
    return svg(316, 240, shadow + group(bull(_GALLOP[frame - 1]), 4, 31))


_PRESS = {"rough": 0.35, "salt": 0.15}

SPRITES = {
    f"bulls/runner_{colour}_{frame}": Sprite(partial(running, colour, frame), 44 * MASTER, _PRESS)
    for colour in RUNNERS
    for frame in FRAMES
}
SPRITES |= {
    f"bulls/charge_{frame}": Sprite(partial(charging, frame), 84 * MASTER, _PRESS) for frame in FRAMES
}
