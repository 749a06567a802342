"""The one light of the tavern: a candle in its holder, four shapes of its flame, and what it throws."""

from __future__ import annotations

from functools import partial

from assets.make.drawing.palette import INK, MASTER, OCHRE, OCHRE_DK, OCHRE_LT, PAPER_DK, PAPER_HI
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, clip, ellipse, ink, line, path, svg
from assets.make.ui.glow import glow


def candle(burnt: float = 0.0) -> str:
    """The holder and the candle without its flame, 92 by 126; `burnt` is how much shorter it has become.

    The wick ends at (46, 28 + burnt).
    """
    return svg(92, 126, _holder() + _wax(34 + burnt))


def _holder() -> str:
    handle = "M72 104q16 -4 13 8q-5 7 -13 2"
    return (
        path(ellipse(48, 113, 36, 9.6), INK, opacity=0.42)
        + line(handle, 6.4)
        + line(handle, 3.4, OCHRE)
        + ink(ellipse(44, 108, 36, 10.4), OCHRE_DK, 2.8)
        + path(ellipse(44, 106, 34, 8.6), OCHRE, INK, 1.4)
        + line("M14 103Q26 98.6 38 98.2", 1.8, OCHRE_LT)
        + path(ellipse(45, 106.4, 20, 5), OCHRE_DK, INK, 1.1)
    )


def _wax(top: float) -> str:
    body = f"M34 108V{top}Q46 {top - 6} 58 {top}V108Q46 113 34 108Z"
    shade = f"M49 {top - 6}H62V116H49Q52 {top + 36} 49 {top - 6}Z"
    return (
        ink(body, PAPER_HI, 2.6)
        + clip(body, path(shade, PAPER_DK, opacity=0.75) + line(f"M38 {top + 6}V100", 2.4, "#FFFFFF", 0.8))
        + path(f"M34 {top + 8}q4 18 0 27q-5 3.4 -5 -3.4q2 -14 5 -23.6Z", PAPER_HI, INK, 1.5)
        + path(f"M58 {top + 4}q-2.4 12 1.2 18q4.6 2.2 3.4 -4.8q-2.4 -8 -4.6 -13.2Z", PAPER_HI, INK, 1.5)
        + path(ellipse(46, top - 0.6, 11.6, 3), "#F6DFA6", INK, 1.2)
        + line(f"M46 {top - 0.6}Q45.4 {top - 4} 46.4 {top - 7}", 2.2)
    )


_FLAMES = ((0.0, 0.0), (3.4, -2.0), (-2.6, 3.0), (1.4, 5.0))
"""For each frame: how far the tip leans to the right, and how much shorter the flame is."""


def flame(lean: float, less: float) -> str:
    """The flame; the wick enters it at (24, 58) of 48 by 66."""
    tip = 6 + less
    outer = f"M24 60Q9 50 {18 + lean * 0.4:.1f} 32Q{22 + lean * 0.6:.1f} 20 {24 + lean:.1f} {tip}"
    outer += f"Q{28 + lean * 0.7:.1f} 20 {32 + lean * 0.4:.1f} 33Q39 50 24 60Z"
    inner = f"M24 57Q16 50 {21 + lean * 0.3:.1f} 37L{24 + lean * 0.6:.1f} {tip + 20}"
    inner += f"L{28 + lean * 0.3:.1f} 38Q33 50 24 57Z"
    return svg(
        48,
        66,
        path(outer, OCHRE_LT, "#E8802A", 2.4)
        + path(inner, "#FFF6DA")
        + path(ellipse(24, 56, 3.4, 3), "#9CC4DA", opacity=0.7),
    )


def light() -> str:
    """The light round the flame, strong in the middle and nothing at the edge."""
    disc = circle(100, 100, 100)
    return svg(
        200,
        200,
        glow(
            disc,
            100,
            100,
            100,
            [(0, "#FFE2A0", 0.85), (0.12, "#FFC872", 0.55), (0.4, "#FFB054", 0.22), (1, "#FFB054", 0)],
        ),
    )


SPRITES = {"ui/candle": Sprite(candle, 92 * MASTER, {"rough": 0.3, "salt": 0.05})}
SPRITES |= {
    f"ui/flame_{frame}": Sprite(partial(flame, *shape), 48 * MASTER, {"rough": 0.2, "salt": 0, "ink": 0.02})
    for frame, shape in enumerate(_FLAMES, 1)
}
SPRITES["ui/glow"] = Sprite(light, 400, {"rough": 0, "salt": 0, "ink": 0, "grain": 0.01})
