"""The landmarks of the town, each drawn with the middle of its foot at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_LT,
    OLIVE,
    PAPER,
    PAPER_HI,
    PAPER_LO,
    SAND,
    SEA_DK,
    SEA_LT,
    SKIN_SH,
    STEEL,
    TERRA,
    TERRA_DK,
    TERRA_LT,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, clip, ellipse, group, line, path, polygon, spline

_SHADE = 0.24
_SIDE = "#D9C29A"


def bullring() -> str:
    """The bull ring: two storeys of arches, striped seats, and the sand where the day will end."""
    arches = "".join(_arch(70 * cos(a), 34 * sin(a)) for a in (pi / 2 + k * 0.185 for k in range(-8, 9)))
    seats = "".join(
        path(ellipse(0, -15.5, r, r * 0.47), colour, INK, 0.9)
        for r, colour in ((62, ALMAGRE), (56, PAPER_HI), (52, OCHRE_LT), (45, ALMAGRE))
    )
    aisles = "".join(
        f"M{39 * cos(a):.1f} {-15 + 18 * sin(a):.1f}L{63 * cos(a):.1f} {-15.5 + 30 * sin(a):.1f}"
        for a in (2 * pi * k / 24 for k in range(24))
    )
    flags = "".join(
        _flag(68 * cos(a), -16 + 33 * sin(a), (ALMAGRE, OCHRE_LT)[k % 2])
        for k, a in enumerate(2 * pi * k / 12 + 0.1 for k in range(12))
        if sin(a) < 0
    )
    gate = path("M-9 33.4V20Q0 9 9 20V33.4Q0 34.4 -9 33.4Z", WALNUT, INK, 1.4) + line(
        "M0 14V34M-9 24H9", 0.8, INK
    )
    return (
        path(ellipse(6, 9, 76, 36), INK, opacity=_SHADE)
        + path("M-70 0V-16A70 34 0 0 1 70 -16V0A70 34 0 0 1 -70 0Z", TERRA_LT, INK, 1.8)
        + line("M-69 -7A70 34 0 0 0 69 -7", 0.9, TERRA_DK)
        + arches
        + gate
        + path(ellipse(0, -16, 70, 34), PAPER_HI, INK, 1.8)
        + seats
        + line(aisles, 0.7, INK, 0.6)
        + path(ellipse(0, -14.5, 38, 17.5), WALNUT_LT, INK, 1.4)
        + path(ellipse(0, -13.6, 36, 16), SAND, INK, 0.8)
        + line(ellipse(0, -13.4, 25, 11), 1, PAPER_HI)
        + line(ellipse(0, -13.4, 12, 5.2), 1, PAPER_HI)
        + flags
    )


def _arch(x: float, y: float) -> str:
    return path(f"M{x - 2.8:.1f} {y - 2:.1f}v-7q2.8 -4 5.6 0v7Z", TERRA_DK, INK, 0.8)


def _flag(x: float, y: float, colour: str, high: float = 11) -> str:
    return line(f"M{x:.1f} {y:.1f}v{-high}", 1, INK) + path(
        f"M{x:.1f} {y - high:.1f}q4 -1.6 8 1.2t-1 3.6q-4 -2 -7 .6Z", colour, INK, 0.6
    )


def church() -> str:
    """The church with its bell tower, the stork's nest on top."""
    ribs = "".join(
        f"M{3 + 43 * t:.1f} {-52 - 10 * t:.1f}L{28 + 42 * t:.1f} {-30 - 10 * t:.1f}"
        for t in (k / 9 for k in range(1, 9))
    )
    stones = "".join(f"M26 {y}l44 -10" for y in range(-5, -24, -6))
    nave = (
        path(polygon([(-32, 3), (54, 3), (76, -10), (82, -6), (58, 7), (-30, 7)]), INK, opacity=_SHADE)
        + path(polygon([(24, 0), (26, -29), (70, -39), (70, -10)]), _SIDE, INK, 1.3)
        + line(stones, 0.5, INK, 0.4)
        + path(polygon([(-20, 0), (26, 0), (26, -30), (3, -50), (-20, -30)]), PAPER_HI, INK, 1.6)
        + path(polygon([(3, -52), (28, -30), (70, -40), (46, -62)]), TERRA, INK, 1.4)
        + line(ribs, 0.7, TERRA_DK)
        + line("M-22 -29L3 -52L28 -30", 2.6, INK)
        + line("M-21.5 -29L3 -51.6L27.5 -30", 1.2, TERRA_LT)
    )
    windows = "".join(
        path(f"M{x} {-12 - (x - 36) * 0.23:.1f}v-7q2 -3.6 4 -1v7Z", INK2, INK, 0.8) for x in (36, 48, 60)
    )
    door = path("M-4 0V-13Q3 -22 10 -13V0Z", WALNUT, INK, 1.2) + line("M3 -17V0", 0.8, INK)
    rose = path(circle(3, -30, 5.4), COBALT_LT, INK, 1.2) + line(
        "M3 -35.4V-24.6M-2.4 -30H8.4M-.8 -33.8L6.8 -26.2M6.8 -33.8L-.8 -26.2", 0.7, INK
    )
    tower = (
        path(polygon([(-34, 0), (-16, 0), (-16, -64), (-34, -64)]), PAPER_HI, INK, 1.6)
        + path(polygon([(-16, 0), (-8, -5), (-8, -67), (-16, -64)]), _SIDE, INK, 1.2)
        + line("".join(f"M-15.4 {y}l7 -3.4" for y in range(-6, -62, -5)), 0.5, INK, 0.45)
        + path("M-30 -49v-8.6q5 -7 10 0v8.6Z", INK2, INK, 1)
        + path("M-26.4 -51q1.4 -6 2.8 0l1.6 1.6h-6Z", OCHRE_LT, INK, 0.5)
        + line("M-35 -45.4H-15.6M-35 -28H-15.6", 1.2, INK)
        + path(circle(-25, -36.4, 4), PAPER, INK, 0.9) + line("M-25 -36.4v-2.6M-25 -36.4l2 1", 0.7, INK)
        + path(polygon([(-36.4, -64), (-25, -88), (-5.6, -67), (-16, -63.4)]), TERRA, INK, 1.4)
        + line("M-25 -88L-16 -64M-32 -72L-17 -69M-29.6 -78L-16 -75", 0.6, TERRA_DK)
        + line("M-25 -88V-101M-29 -96.6H-21", 1.8, INK)
    )  # fmt: skip
    return nave + windows + door + rose + tower


def lighthouse() -> str:
    """The lighthouse on its rock, the surf around it."""
    rock = spline([(-34, 6), (-28, -8), (-12, -13), (10, -12), (28, -5), (36, 8), (20, 14), (-18, 14)])
    tower = polygon([(-10, -8), (10, -8), (6.4, -70), (-6.4, -70)])
    bands = "".join(path(f"M-12 {y}h24v-12h-24Z", ALMAGRE) for y in (-16, -40, -64))
    return (
        line(spline([(-42, 10), (-30, 18), (0, 21), (28, 18), (44, 10)], False), 3, PAPER_HI, 0.9)
        + line(spline([(-48, 13), (-32, 23), (0, 26), (32, 23), (50, 13)], False), 1.6, SEA_LT)
        + path(rock, "#A98B66", INK, 1.6)
        + path(spline([(0, 13), (8, -4), (26, -4), (34, 8), (20, 13)]), "#7F6548")
        + line("M-26 0l8 -6M-18 6l10 -4M8 8l8 -6M20 4l6 -2M-6 -2l6 -4", 1, INK)
        + path(tower, PAPER_HI, INK, 1.6)
        + clip(tower, bands + path("M1.6 -4H14V-72H2.4Z", INK, opacity=0.2))
        + path(tower, "none", INK, 1.6)
        + path("M-2.4 -8v-6q2.4 -3 4.8 0v6Z", INK2, INK, 0.8)
        + path("M-1.4 -30h2.8v4h-2.8ZM-1.4 -52h2.8v4h-2.8Z", INK2)
        + path("M-9.4 -70H9.4V-74H-9.4Z", INK2, INK, 1)
        + path("M-5.4 -74H5.4V-84H-5.4Z", OCHRE_LT, INK, 1.2)
        + line("M0 -84V-74", 0.8, INK)
        + path("M-7.4 -84Q0 -97 7.4 -84Z", ALMAGRE, INK, 1.2)
    )


def windmill() -> str:
    """A windmill of the plain, its four sails set with cloth."""
    sail = (
        line("M0 0V-27", 1.7, INK)
        + path("M1 -7H7.4V-26H1Z", PAPER, INK, 0.8)
        + line("M1 -12H7M1 -16.5H7M1 -21H7", 0.6, INK)
    )
    tower = "M-12 0L-9.6 -27Q0 -31 9.6 -27L12 0Q0 3 -12 0Z"
    return (
        path(ellipse(5, 1.4, 17, 4.4), INK, opacity=_SHADE)
        + path(tower, PAPER_HI, INK, 1.4)
        + clip(tower, path("M3 4H14V-32H4Z", INK, opacity=0.14))
        + path("M-10.6 -26Q0 -48 10.6 -26Q0 -31 -10.6 -26Z", INK2, INK, 1.2)
        + path("M-3 1v-8q3 -4 6 0v8Z", COBALT, INK, 1)
        + path("M-1.4 -16h2.8v4h-2.8Z", INK2)
        + "".join(group(sail, 0, -29, 1, turn) for turn in (22, 112, 202, 292))
        + path(circle(0, -29, 1.8), WALNUT_LT, INK, 0.8)
    )


def fountain() -> str:
    """The fountain: a star-shaped basin, a bowl, and four jets."""
    jets = line("M0 -17q-7 -5 -10 7M0 -17q7 -5 10 7M0 -17q-3.4 -6 -4.6 6M0 -17q3.4 -6 4.6 6", 1.1, PAPER_HI)
    tiles = "".join(
        path(f"M{x:.1f} {4.4 + 3.6 * (1 - (x / 19) ** 2) ** 0.5:.1f}l1.8 -2l1.8 2l-1.8 2Z", COBALT)
        for x in range(-16, 15, 5)
    )
    return (
        path(ellipse(3, 5, 22, 8.4), INK, opacity=_SHADE)
        + path("M-19 0v4.4A19 8 0 0 0 19 4.4V0Z", PAPER_HI, INK, 1.2)
        + tiles
        + path(ellipse(0, 0, 19, 8), PAPER_HI, INK, 1.2)
        + path(ellipse(0, 0.4, 16, 6), SEA_LT, INK, 0.8)
        + line("M-9 2q3 1.6 6 0M3 -2q3 1.6 6 0M0 3.6q3 1 5 0", 0.7, SEA_DK)
        + path("M-2 1L-1.4 -12H1.4L2 1Z", PAPER, INK, 0.9)
        + path("M-7 -13Q0 -7 7 -13Z", PAPER_HI, INK, 1)
        + jets
    )


def washhouse() -> str:
    """The wash house: a tiled roof on posts over a long stone trough."""
    posts = line("M-24 0V-17M-8 0V-17M8 0V-17M24 0V-17", 2.4, INK) + line(
        "M-24 0V-17M-8 0V-17M8 0V-17M24 0V-17", 1.2, WALNUT_LT
    )
    ribs = "".join(f"M{-27 + 6 * k} -16l{9 - 2 * k * 0.9:.1f} -11" for k in range(1, 10))
    return (
        path(polygon([(-28, 2), (32, 2), (36, -2), (30, -4), (-28, -2)]), INK, opacity=_SHADE)
        + path("M-20 1V-5H22V1Z", PAPER_LO, INK, 1)
        + path("M-18 -4H20V-6.4H-18Z", SEA_LT, INK, 0.7)
        + posts
        + path("M-28 -15.6L-19 -28H19L29 -15.6Z", TERRA, INK, 1.3)
        + line(ribs, 0.6, TERRA_DK)
        + line("M30 -13H47M47 0V-14", 1, INK)
        + path("M33 -13h4v6h-4ZM39 -13h5v5h-5Z", PAPER_HI, INK, 0.6)
    )


def smithy() -> str:
    """The smithy: an open forge, a smoking chimney, an anvil before the door."""
    smoke = spline([(17, -34), (13, -42), (20, -48), (15, -57), (24, -54), (26, -46), (21, -40)])
    return (
        path(polygon([(-20, 2), (22, 2), (34, -4), (38, -1), (24, 6), (-18, 5)]), INK, opacity=_SHADE)
        + path(smoke, PAPER_HI, INK, 0.9, opacity=0.85)
        + path(polygon([(20, 0), (30, -5), (30, -21), (20, -17)]), _SIDE, INK, 1.1)
        + path("M-20 0V-17H20V0Z", PAPER_HI, INK, 1.3)
        + path("M14 -18V-33H21V-20Z", PAPER_LO, INK, 1) + path("M12.6 -33H22.4V-35.4H12.6Z", INK2, INK, 0.6)
        + path(polygon([(-23, -15.6), (23, -15.6), (31, -25), (-12, -27)]), TERRA, INK, 1.2)
        + line("".join(f"M{-23 + 5 * k} -15.8l{10 - k * 0.3:.1f} -10.6" for k in range(1, 9)), 0.6, TERRA_DK)
        + path("M-14 0V-9Q-7 -15 0 -9V0Z", INK2, INK, 1)
        + path("M-11 0q1 -6 3.6 -7q0 3 2 2.6q2 1.4 1.6 4.4Z", OCHRE, ALMAGRE, 0.8)
        + path("M5 -4.6H11V-10H5Z", "#4A4038", INK, 0.5)
        + path("M4 4h9l-1.4 -3h2.4q3 -.6 3.6 -3.4H5q-3 0 -4.4 -1.2q.6 4 4.6 4.6Z", STEEL, INK, 0.8)
    )  # fmt: skip


def customs() -> str:
    """The customs house: an arcade by the water under a flag."""
    arcade = "".join(
        path(f"M{x} 0V-7.6q3.4 -4.6 6.8 0V0Z", INK2, INK, 0.7) for x in (-23, -13, -3.4, 6.2, 16.2)
    )
    windows = "".join(path(f"M{x} -13.6v-5h3.4v5Z", COBALT, INK, 0.5) for x in (-21, -11.4, -1.6, 8, 18))
    return (
        path(polygon([(-26, 2), (26, 2), (36, -3), (40, 0), (28, 5), (-24, 5)]), INK, opacity=_SHADE)
        + path(polygon([(26, 0), (35, -4.6), (35, -27.6), (26, -23)]), _SIDE, INK, 1.1)
        + path("M-26 0V-23H26V0Z", "#F3D2A8", INK, 1.3)
        + line("M-27 -11.4H27", 1.2, INK)
        + arcade + windows
        + path(polygon([(-28, -22.4), (28, -22.4), (36, -29), (-18, -30)]), TERRA, INK, 1.2)
        + line("".join(f"M{-28 + 6 * k} -22.6l{9 - k * 0.2:.1f} -7" for k in range(1, 9)), 0.6, TERRA_DK)
        + group(_flag(0, 0, ALMAGRE, 14), 6, -29)
    )  # fmt: skip


def boat(colour: str = ALMAGRE) -> str:
    """A fishing boat under sail."""
    return (
        line("M-24 10q5 -3 10 0t10 0t10 0t10 0", 1.3, PAPER_HI, 0.85)
        + path("M-17 -1Q-12 9 0 9Q13 9 19 -2Z", WALNUT_LT, INK, 1.4)
        + line("M-15.6 2Q0 5.4 17.6 1", 1.1, PAPER_HI)
        + line("M-13.4 5.4Q0 8 14 4.8", 0.6, INK)
        + line("M0 1V-27", 1.6, INK)
        + path("M1.2 -26Q19 -14 17 -3H1.2Z", PAPER_HI, INK, 1.2)
        + line("M1.4 -12Q10 -10 17.4 -10M1.4 -18.6Q8 -17 14 -17", 0.6, INK, 0.6)
        + path("M-1.2 -23Q-12 -12 -12 -3H-1.2Z", colour, INK, 1.2)
        + path("M0 -27l6 1.6l-6 2Z", colour, INK, 0.5)
    )


def parasol(colour: str = ALMAGRE) -> str:
    """A parasol on the beach, a towel in its shade."""
    dome = "M-13 -6Q-10 -18 0 -18Q10 -18 13 -6Q9 -9 6.5 -6Q3.4 -9 0 -6Q-3.4 -9 -6.5 -6Q-9 -9 -13 -6Z"
    return (
        path(ellipse(3, 6, 13, 4), INK, opacity=0.18)
        + path("M5 5l10 -1.6l3 3.6l-10 2Z", SKIN_SH, INK, 0.6)
        + line("M0 6V-8", 1.6, INK)
        + path(dome, colour, INK, 1.2)
        + path("M-6.5 -6Q-5 -16 0 -18Q5 -16 6.5 -6Q3.4 -9 0 -6Q-3.4 -9 -6.5 -6Z", PAPER_HI, INK, 0.9)
        + path(circle(0, -18.4, 1.2), INK)
    )


def gulls() -> str:
    """Three gulls over the water."""
    wing = "q5 -6 9 0q4 -6 9 0"
    flight = f"M-20 -8{wing}M0 0{wing}M-6 -18{wing}"
    return line(flight, 2.6, INK) + line(flight, 1.4, PAPER_HI)


def rowing_boat() -> str:
    """A rowing boat, pulled up on the sand."""
    return (
        path(ellipse(4, 5, 24, 5), INK, opacity=_SHADE)
        + path("M-22 -3Q-14 7 0 7Q14 7 23 -4Q0 1 -22 -3Z", COBALT, INK, 1.3)
        + path("M-22 -3Q0 -8 23 -4Q0 1 -22 -3Z", WALNUT_LT, INK, 1.1)
        + line("M-8 -4.8l1 3.4M6 -5l-1 3.6", 1, INK)
        + line("M-17 1.4Q0 6 18 .6", 1, PAPER_HI)
        + line("M-12 -8L15 3", 2.4, INK)
        + line("M-12 -8L15 3", 1.2, PAPER_LO)
    )


COLOURS = {"red": ALMAGRE, "blue": COBALT, "yellow": OCHRE, "green": OLIVE}
MOTIFS: dict[str, Callable[[], str]] = {
    "bullring": bullring, "church": church, "lighthouse": lighthouse, "windmill": windmill,
    "fountain": fountain, "washhouse": washhouse, "smithy": smithy, "customs": customs,
    "gulls": gulls, "rowing boat": rowing_boat,
    **{f"{name} boat": partial(boat, colour) for name, colour in COLOURS.items()},
    **{f"{name} parasol": partial(parasol, colour) for name, colour in COLOURS.items()},
}  # fmt: skip
# How far each reaches from its foot: left and right, up, down.
ROOM: dict[str, tuple[float, float, float]] = {
    "bullring": (76, 64, 38), "church": (44, 96, 8), "lighthouse": (40, 96, 18), "windmill": (20, 50, 4),
    "fountain": (22, 22, 12), "washhouse": (34, 30, 4), "smithy": (28, 44, 6), "customs": (34, 36, 6),
}  # fmt: skip
