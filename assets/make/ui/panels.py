"""Panels, plates and rails as nine-slices: corners of 24 units keep their size, the rest stretches.

Nothing in the stretched middle has a shape of its own: there is only the grain of boards, and blank paper.
"""

from __future__ import annotations

from functools import partial
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    group,
    ink,
    line,
    notched,
    path,
    petals,
    polygon,
    rounded,
    svg,
)


def grain(width: float, height: float, strokes: int, colour: str, seed: int, strength: float) -> str:
    """The grain of a board that lies along x."""
    rng = Random(seed)
    drawn = ""
    for _ in range(strokes):
        x, y, long = (
            rng.uniform(-20, width - 20),
            rng.uniform(2, height - 4),
            rng.uniform(width * 0.1, width * 0.4),
        )
        bend = f"q{long / 3:.1f} {rng.uniform(-2, 2):.1f} {long:.1f} {rng.uniform(-1.6, 1.6):.1f}"
        drawn += line(
            f"M{x:.1f} {y:.1f}{bend}", rng.uniform(0.6, 1.3), colour, rng.uniform(strength * 0.4, strength)
        )
    return drawn


def panel_paper() -> str:
    """Paper to read from: ticket corners, a double rule, a little flower in each corner."""
    w, h = 560, 440
    sheet = notched(3, 3, w - 10, h - 11, 10)
    flowers = ((16.5, 16.5), (w - 20.5, 16.5), (w - 20.5, h - 21.5), (16.5, h - 21.5))
    return svg(
        w,
        h,
        path(notched(6, 9, w - 10, h - 11, 10), INK, opacity=0.34)
        + ink(sheet, PAPER, 2.4)
        + clip(sheet, line(f"M{w - 9} 16V{h - 12}H16", 5, PAPER_LO, 0.9))
        + line(notched(7.5, 7.5, w - 19, h - 20, 8), 1.1, SEPIA)
        + line(notched(10.5, 10.5, w - 25, h - 26, 7), 0.7, PAPER_DK)
        + "".join(path(petals(x, y, 4.6, 4, 0.75), SEPIA) for x, y in flowers),
    )


def panel_wood() -> str:
    """Dark wood for whatever floats on a board, with brass in the corners."""
    w, h = 384, 240
    board = rounded(2, 2, w - 6, h - 7, 10)
    brass = path(polygon([(0, 0), (11, 0), (8.6, 3.2), (4.6, 4.6), (3.2, 8.6), (0, 11)]), OCHRE, INK, 1)
    brass += path(circle(4.2, 4.2, 1.1), INK)
    edges = line(f"M6 {h - 9}H{w - 8}M{w - 8} 8V{h - 8}", 3, WALNUT_DK, 0.6) + line(
        f"M8 4.2H{w - 10}", 1.4, WALNUT_LT, 0.8
    )
    return svg(
        w,
        h,
        path(rounded(4, 6, w - 6, h - 7, 10), INK, opacity=0.4)
        + path(board, WALNUT, INK, 2.4)
        + clip(board, grain(w, h, 46, WALNUT_DK, 5, 0.55) + edges)
        + line(rounded(7, 7, w - 16, h - 17, 7), 1.3, OCHRE)
        + "".join(
            group(brass, x, y, (1 if x < w / 2 else -1, 1 if y < h / 2 else -1))
            for x, y in ((6.2, 6.2), (w - 8.2, 6.2), (w - 8.2, h - 9.2), (6.2, h - 9.2))
        ),
    )


def tip() -> str:
    """A tooltip: a slip of the lightest paper."""
    w, h = 192, 96
    slip = rounded(2, 2, w - 6, h - 7, 7)
    return svg(
        w,
        h,
        path(rounded(4, 5, w - 6, h - 7, 7), INK, opacity=0.38)
        + path(slip, PAPER_HI, INK, 2.2)
        + clip(slip, line(f"M4 {h - 7}H{w - 6}V6", 3, PAPER_LO))
        + line(rounded(5.6, 5.6, w - 13.2, h - 14.2, 4.6), 0.9, PAPER_DK),
    )


def bar_top() -> str:
    """The beam along the upper edge of the table, with an ochre rule under it."""
    w, h = 640, 64
    beam = f"M0 0H{w}V{h - 7}H0Z"
    return svg(
        w,
        h,
        path(f"M0 0H{w}V{h - 2}H0Z", INK, opacity=0.35)
        + path(beam, WALNUT_DK)
        + clip(beam, grain(w, h, 70, "#170C07", 8, 0.8) + grain(w, h, 16, WALNUT, 9, 0.7))
        + line(f"M-4 {h - 12}H{w + 4}", 1.6, OCHRE)
        + line(f"M-4 {h - 15.4}H{w + 4}", 0.8, OCHRE_DK)
        + line(f"M-4 {h - 7}H{w + 4}", 2.6),
    )


def seat_plate(active: bool) -> str:
    """The plate of one player in the beam; lit while it is that player's turn."""
    w, h = 208, 52
    plate = rounded(2, 2, w - 4, h - 5, 9)
    wood, dark, rule, weight = (
        (WALNUT, WALNUT_DK, OCHRE_LT, 1.9) if active else ("#3A2418", "#24140C", "#6B4A30", 1.1)
    )
    glow = path(f"M0 0H{w}V{h * 0.42}Q{w / 2} {h * 0.5} 0 {h * 0.42}Z", WALNUT_LT, opacity=0.35)
    return svg(
        w,
        h,
        path(rounded(3, 4, w - 4, h - 5, 9), INK, opacity=0.5)
        + path(plate, wood, INK, 1.8)
        + clip(plate, grain(w, h, 20, dark, 4, 0.7) + (glow if active else ""))
        + line(rounded(5, 5, w - 10, h - 11, 6.4), weight, rule),
    )


def slider(filled: bool) -> str:
    """The rail of a slider, and what fills it up to the knob."""
    w, h = 192, 16
    rail = rounded(2, 3, w - 4, h - 6, 5)
    if filled:
        return svg(w, h, path(rail, OCHRE, INK, 2) + line(f"M8 {h / 2 - 2}H{w - 8}", 1.4, OCHRE_LT))
    return svg(w, h, path(rail, WALNUT_DK, INK, 2) + line(f"M8 {h / 2 - 2.4}H{w - 8}", 1.2, INK, 0.7))


def tab(active: bool) -> str:
    """A tab that stands on a paper panel; the active one has a red head and no lower edge."""
    w, h = 144, 48
    edge = f"M3 {h}V13Q3 3 13 3H{w - 13}Q{w - 3} 3 {w - 3} 13V{h}"
    rule = line(f"M7 {h}V14Q7 7 14 7H{w - 14}Q{w - 7} 7 {w - 7} 14V{h}", 1, SEPIA if active else PAPER_DK)
    sheet = path(edge + "Z", PAPER if active else PAPER_LO) + line(edge, 2.4) + rule
    if active:
        return svg(w, h, sheet + path(f"M14 3Q3 3 3 12H{w - 3}Q{w - 3} 3 {w - 14} 3Z", ALMAGRE, INK, 2.2))
    foot = path(f"M4 {h - 8}H{w - 4}V{h}H4Z", INK, opacity=0.12) + line(f"M0 {h - 1}H{w}", 2.4)
    return svg(w, h, sheet + foot)


def field() -> str:
    """A field to write in: sunk paper."""
    w, h = 192, 48
    sunk = rounded(2, 2, w - 4, h - 4, 7)
    return svg(
        w,
        h,
        path(sunk, PAPER_HI, INK, 2.2)
        + clip(sunk, line(f"M3 4.4H{w}M4.4 3V{h}", 4, PAPER_LO))
        + line(rounded(5.6, 5.6, w - 11.2, h - 11.2, 4.4), 0.9, PAPER_DK),
    )


PRESS = {"rough": 0.22, "ink": 0.05, "salt": 0.05, "grain": 0.012}
SPRITES = {
    "ui/panel_paper": Sprite(panel_paper, 560 * MASTER, PRESS | {"ink": 0.035}),
    "ui/panel_wood": Sprite(panel_wood, 384 * MASTER, PRESS),
    "ui/tip": Sprite(tip, 192 * MASTER, PRESS),
    "ui/bar_top": Sprite(bar_top, 640 * MASTER, PRESS),
    "ui/seat_plate": Sprite(partial(seat_plate, False), 208 * MASTER, PRESS),
    "ui/seat_plate_active": Sprite(partial(seat_plate, True), 208 * MASTER, PRESS),
    "ui/slider_rail": Sprite(partial(slider, False), 192 * MASTER, PRESS),
    "ui/slider_fill": Sprite(partial(slider, True), 192 * MASTER, PRESS),
    "ui/tab": Sprite(partial(tab, False), 144 * MASTER, PRESS),
    "ui/tab_active": Sprite(partial(tab, True), 144 * MASTER, PRESS),
    "ui/field": Sprite(field, 192 * MASTER, PRESS),
}
