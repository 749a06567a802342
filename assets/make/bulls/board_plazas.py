"""The roundabouts of a town, its corrals among them, and the terraces for the destination cards."""

from __future__ import annotations

from math import cos, pi, radians, sin

from assets.make.bulls.board_plan import CARD, PLAQUE, PLAZA
from assets.make.drawing.palette import (
    COBALT,
    COBALT_LT,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE_DK,
    OLIVE_LT,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SAND,
    SAND_DK,
    TERRA_DK,
    TERRA_LT,
    WALNUT_LT,
)
from assets.make.drawing.svg import (
    circle,
    ellipse,
    group,
    ink,
    line,
    path,
    petals,
    polygon,
    rounded,
    star,
    text,
)
from game.core.action import token
from maps.board import Board

# The dark and the light glaze of each colour that a roundabout may have.
GLAZES = {
    "cobalt": (COBALT, COBALT_LT),
    "olive": (OLIVE_DK, OLIVE_LT),
    "terracotta": (TERRA_DK, TERRA_LT),
    "ochre": (OCHRE_DK, OCHRE_LT),
    "violet": ("#6B3B6E", "#B98BB8"),
}


def plazas(board: Board) -> str:
    """All roundabouts and terraces; the starts are corrals and carry their numbers."""
    colours = {thing.at: thing.values.get("colour", "cobalt") for thing in board.objects}
    parts = []
    for space in board.graph.spaces:
        at = board.points[token("space", space.id)]
        if space.slot is not None:
            drawn = _terrace()
        else:
            glaze = GLAZES[str(colours[at])]
            drawn = _plaza(glaze, space.id)
            if space.number is not None:
                drawn = _fence(180, 249) + drawn + _fence(111, 181) + _number(space.number, glaze[0])
        parts.append(group(drawn, *at))
    return "".join(parts)


def _plaza(glaze: tuple[str, str], variant: int) -> str:
    """An ellipse of flagstones in a kerb of glazed tiles, a compass rose in the middle."""
    dark, light = glaze
    wide, high = PLAZA
    tiles = "".join(
        path(lozenge((wide - 3.6) * cos(a), (high - 3.1) * sin(a), a), light, INK, 0.35)
        for a in (2 * pi * k / 44 for k in range(44))
    )
    flags = "".join(
        f"M{(wide - 8) * inner * cos(a):.1f} {(high - 7) * inner * sin(a):.1f}"
        f"L{(wide - 8) * outer * cos(a):.1f} {(high - 7) * outer * sin(a):.1f}"
        for ring, (inner, outer) in enumerate(((0.5, 0.68), (0.68, 0.84), (0.84, 1.0)))
        for a in (2 * pi * (k + ring % 2 / 2) / (20 + 8 * ring) for k in range(20 + 8 * ring))
    )
    rings = "".join(ellipse(0, 0, (wide - 8) * r, (high - 7) * r) for r in (0.5, 0.68, 0.84))
    return (
        path(ellipse(3, 6, wide + 1, high), INK, opacity=0.26)
        + path(ellipse(0, 3, wide, high), INK)
        + ink(ellipse(0, 0, wide, high), dark, 2.4)
        + tiles
        + path(ellipse(0, 0, wide - 7, high - 6.2), PAPER_HI, INK, 0.9)
        + path(ellipse(0, 0, wide - 9, high - 8), SAND, dark, 1.3)
        + line(flags + rings, 0.7, SAND_DK, 0.85)
        + group(rose(variant % 3, dark, light), scale=(1, 0.58))
    )


def lozenge(x: float, y: float, angle: float) -> str:
    """A tile of the kerb, turned with it."""
    along = (-sin(angle) * 3.6, cos(angle) * 2.6)
    across = (cos(angle) * 2.4, sin(angle) * 2.2)
    return polygon([
        (x + along[0], y + along[1]), (x + across[0], y + across[1]),
        (x - along[0], y - along[1]), (x - across[0], y - across[1]),
    ])  # fmt: skip


def rose(variant: int, dark: str, light: str) -> str:
    """One of three compass roses."""
    if variant == 0:
        outer, inner = star(0, 0, 34, 21, 8), star(0, 0, 21, 13, 8, -67.5)
    elif variant == 1:
        outer, inner = star(0, 0, 34, 26, 12), petals(0, 0, 24, 12, 0.7)
    else:
        outer, inner = star(0, 0, 35, 15, 8), star(0, 0, 22, 13, 8, -67.5)
    return (
        path(outer, dark, INK, 1.3)
        + path(inner, light, INK, 0.5)
        + path(circle(0, 0, 9.5), PAPER_HI, INK, 1.2)
        + path(circle(0, 0, 4), dark)
    )


def _fence(start: int, end: int) -> str:
    """A stretch of a corral's wooden fence between two angles; the fence is open towards the streets."""
    wide, high = PLAZA[0] + 7, PLAZA[1] + 6
    feet = [(wide * cos(a), high * sin(a)) for a in (radians(degrees) for degrees in range(start, end, 8))]
    rails = "".join(polygon([(x, y - up) for x, y in feet], False) for up in (3.6, 7.6))
    posts = "".join(f"M{x:.1f} {y + 1:.1f}v-11" for x, y in feet)
    return (
        line(rails, 2.6, INK)
        + line(rails, 1.3, WALNUT_LT)
        + line(posts, 3.2, INK)
        + line(posts, 1.7, WALNUT_LT)
    )


def _number(number: int, colour: str) -> str:
    """The plaque with the number of a start, where dice that stand on the corral do not hide it."""
    plaque = (
        path(circle(1.4, 2.6, 15), INK, opacity=0.3)
        + ink(circle(0, 0, 14.4), PAPER_HI, 2.6)
        + line(circle(0, 0, 11.4), 1.2, colour)
        + text(str(number), 0, 6.9, 20, "spectral", INK)
    )
    return group(plaque, *PLAQUE)


def _terrace() -> str:
    """The paved terrace on which a destination card lies."""
    wide, high = CARD
    left, up = -wide / 2, -high / 2
    tiles = "".join(
        path(polygon([(x, y - 2.2), (x + 2.6, y), (x, y + 2.2), (x - 2.6, y)]), OCHRE_LT, INK, 0.3)
        for k in range(1, 15)
        for x, y in ((left + wide * k / 15, up + 3.4), (left + wide * k / 15, -up - 3.4))
    )
    joints = "".join(f"M{left + 8:.1f} {up + 8 + 11 * k:.1f}h{wide - 16:.1f}" for k in range(1, 8))
    return (
        path(rounded(left + 3, up + 5, wide, high, 8), INK, opacity=0.26)
        + ink(rounded(left, up, wide, high, 8), COBALT, 2.4)
        + tiles
        + path(rounded(left + 7, up + 7, wide - 14, high - 14, 4), PAPER_LO, INK, 1)
        + line(joints, 0.7, PAPER_DK)
        + line(ellipse(0, 0, 34, 28), 1.2, PAPER_DK)
        + path(star(0, 0, 26, 12, 8), OCHRE, INK, 1)
        + path(circle(0, 0, 7), PAPER_HI, INK, 1)
    )
