"""Buttons of glazed tile in four colours and five states, check boxes and the knob of a slider.

Buttons are nine-slices: their corners of 24 units keep their size, so the middle is plain.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    COBALT_DK,
    GO,
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE_LT,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, clip, ink, line, path, rounded, star, svg

WIDTH, HEIGHT = 192, 56
STATES = ("normal", "hover", "down", "focus", "off")
_PRESS = 4  # how far a face sinks when it is pressed


class Glaze(NamedTuple):
    """Face, lip and inner rule of a button, and how strongly its upper edge shines."""

    face: str
    hovered: str
    lip: str
    rule: str
    gloss: float = 0.17


GLAZES = {
    "gold": Glaze(OCHRE_LT, "#F6D78E", OCHRE_DK, INK),
    "primary": Glaze(COBALT, "#315C95", COBALT_DK, PAPER_HI),
    "red": Glaze(ALMAGRE, "#BF4236", "#7E1F1A", PAPER_HI),
    "paper": Glaze(PAPER_HI, "#FFFAEC", PAPER_DK, INK, 0.6),
}
_OFF = Glaze(PAPER_LO, PAPER_LO, PAPER_DK, PAPER_DK)


def button(kind: str, state: str) -> str:
    """A button without words."""
    glaze = _OFF if state == "off" else GLAZES[kind]
    sunk = _PRESS if state == "down" else 0
    inset = 5 if state == "focus" else 4
    top, tall = inset + sunk, HEIGHT - 15 if state != "focus" else HEIGHT - 16
    face = rounded(inset, top, WIDTH - 2 * inset, tall, 11)
    lip = rounded(inset, 8, WIDTH - 2 * inset, HEIGHT - 13 if state != "focus" else HEIGHT - 15, 11)
    return svg(
        WIDTH,
        HEIGHT,
        (
            _halo()
            if state == "focus"
            else path(rounded(6, 10, WIDTH - 11, HEIGHT - 12, 11), INK, opacity=0.32)
        )
        + path(lip, glaze.lip, INK, 2.2)
        + path(face, glaze.hovered if state == "hover" else glaze.face, INK, 2.2)
        + clip(face, _light(glaze, sunk, top + tall))
        + line(rounded(inset + 4, top + 4, WIDTH - 2 * inset - 8, tall - 8, 7.5), 1.2, glaze.rule, 0.55),
    )


def _halo() -> str:
    around = rounded(3, 3, WIDTH - 6, HEIGHT - 6, 13)
    return line(around, 5.4) + line(around, 3, OCHRE_LT)


def _light(glaze: Glaze, sunk: float, bottom: float) -> str:
    """Gloss along the upper edge, shade along the lower one."""
    gloss = f"M0 {sunk}H{WIDTH}V{sunk + 12}Q{WIDTH / 2} {sunk + 18} 0 {sunk + 14}Z"
    shade = f"M0 {bottom - 6}Q{WIDTH / 2} {bottom - 3} {WIDTH} {bottom - 8}V{HEIGHT}H0Z"
    return path(gloss, "#FFFFFF", opacity=glaze.gloss) + path(shade, glaze.lip, opacity=0.28)


def knob() -> str:
    """The knob of a slider: a gold stud with a sun on it, 32 wide."""
    face = circle(16, 15, 12.4)
    return svg(
        32,
        32,
        path(circle(17, 18.4, 12.6), INK, opacity=0.35)
        + path(circle(16, 17, 12.4), OCHRE_DK, INK, 2)
        + path(face, OCHRE_LT, INK, 2)
        + clip(face, path("M0 0H32V10Q16 16 0 10Z", "#FFFFFF", opacity=0.28))
        + path(star(16, 15, 7.4, 4.6, 8), OCHRE, INK, 0.9)
        + path(circle(16, 15, 2.4), ALMAGRE, INK, 0.9),
    )


def check(on: bool) -> str:
    """A box to tick, 32 wide; the tick reaches out of it."""
    box = rounded(3.4, 4.4, 24, 24, 5)
    tick = "M8.6 16.4L14 22.6L25.6 5.6"
    ticked = line(tick, 7.6) + line(tick, 4.6, GO) + line("M9 15.6L14 21L24.6 6", 1.2, OLIVE_LT)
    return svg(
        32,
        32,
        path(rounded(5, 7, 24, 24, 5), INK, opacity=0.3)
        + ink(box, PAPER_HI, 2.2)
        + clip(box, line("M4 6H27M5 5V28", 3, PAPER_DK, 0.8))
        + (ticked if on else ""),
    )


PRESS = {"rough": 0.22, "ink": 0.05, "salt": 0.05, "grain": 0.012}
SPRITES = {
    f"ui/button_{kind}_{state}": Sprite(partial(button, kind, state), WIDTH * MASTER, PRESS)
    for kind in GLAZES
    for state in STATES
} | {
    "ui/slider_knob": Sprite(knob, 32 * MASTER, PRESS),
    "ui/check_on": Sprite(partial(check, True), 32 * MASTER, PRESS),
    "ui/check_off": Sprite(partial(check, False), 32 * MASTER, PRESS),
}
