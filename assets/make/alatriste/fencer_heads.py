"""The heads of whoever fights: one in profile for every portrait, and the fist that goes with it.

Some keep the hat of their portrait. All others wear the broad felt one that the sheet of the fencers has.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, radians, sin
from typing import NamedTuple

from assets.make.alatriste import fencer_hats
from assets.make.alatriste.cast import Look
from assets.make.alatriste.folk import collar
from assets.make.drawing.palette import ALMAGRE, ALMAGRE_DK, ALMAGRE_LT, INK, OCHRE, OCHRE_LT, PAPER_HI
from assets.make.drawing.people import MOUTH, Person, head
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    ink,
    line,
    path,
    petals,
    polygon,
    spline,
    svg,
)
from assets.make.ui.portraits import BROWN, DARK, FAIR, OLIVE_SKIN, ROSY, SALLOW, TAN, Skin
from scenes.skins.alatriste.drawing.fencer_body import ACROSS, CELL, FACES, HEADS, SCALE, Part, own

W, H = CELL[0] * ACROSS, CELL[1] * len(FACES) / ACROSS
"""The sheet, in its units."""
WEIGHT = 0.75
AT = 2.0, -17.0
"""Where the middle of a head is, from the joint of the neck."""


class Face(NamedTuple):
    """What tells one head from another; each word names a function below."""

    skin: Skin
    hair: str
    cut: str = "short"
    beard: str = ""
    worn: tuple[str, ...] = ()
    hat: str = ""
    collar: str = "band"


LOOKS = {
    "face_1": Face(ROSY, "#E6E2DA", "bun", "", ("wrinkles", "round glasses", "pearl"), "", "ruff"),
    "face_2": Face(OLIVE_SKIN, "#2F211B", "curls", "", ("neckerchief",)),
    "face_3": Face(FAIR, "#221A1C", "long", "", ("lips", "hoop", "carnation"), "", "ruff"),
    "face_4": Face(TAN, "#EDEAE2", "short", "long", (), "beanie"),
    "face_5": Face(BROWN, "#241A1C", "none", "", ("lips", "drop", "beads"), "turban", "none"),
    "face_6": Face(ROSY, "#5B3A22", "bald", "handlebar"),
    "face_7": Face(FAIR, "#C4571F", "braid", "", ("freckles",), "straw", "ruff"),
    "face_8": Face(DARK, "#1B1413", "short", "round", ("square glasses",)),
    "face_9": Face(OLIVE_SKIN, "#4A3028", "bob", "", ("red glasses", "pencil"), "", "ruff"),
    "face_10": Face(FAIR, "#6F6B68", "short", "goatee", ("monocle",), "top hat"),
    "face_11": Face(SALLOW, "#1E1A22", "fringe", "", ("headphones",), "", "ruff"),
    "face_12": Face(ROSY, "#C99A4A", "short", "stubble", ("sunglasses",), "white hat"),
    "teo": Face(OLIVE_SKIN, "#2B1D18", "short", "moustache", ("neckerchief",), "beret"),
    "andres": Face(TAN, "#2A1C17", "short", "moustache", (), "striped straw"),
    "cosme": Face(ROSY, "#EDEAE2", "tufts", "", ("red nose", "wrinkles")),
    "baltasar": Face(FAIR, "#1F1B20", "short", "goatee", (), ""),
    "curro": Face(TAN, "#241A16", "short", "", ("hoop", "stalk"), "flat hat"),
    "rodrigo": Face(OLIVE_SKIN, "#3A241A", "long", "goatee", ("scar",)),
    "gaspar": Face(SALLOW, "#4A3A34", "short", "long", (), "red cap"),
    "lola": Face(OLIVE_SKIN, "#4A2A1A", "tail", "", ("freckles", "neckerchief"), "bow"),
    "remedios": Face(SALLOW, "#5A4238", "short", "", ("wrinkles",), "kerchief", "none"),
    "ines": Face(TAN, "#241A1C", "cloud", "", ("lips", "hoop"), "ribbon", "ruff"),
    "urraca": Face(FAIR, "#DCD8D2", "short", "", ("wrinkles", "lips", "pearls"), "mantilla", "none"),
    "maite": Face(ROSY, "#4C3670", "crop", "", ("nose ring", "scar", "neckerchief")),
}


def drawn(face: Face) -> str:
    """A head around (0, 0), with all that is on it but a felt hat."""
    behind, front = CUTS[face.cut]
    made = fencer_hats.BEHIND[face.hat]() if face.hat in fencer_hats.BEHIND else ""
    made += ink(behind, face.hair, 1.7 * WEIGHT) if behind else ""
    made += collar(Look("", collar=face.collar, skin=face.skin.base), WEIGHT)
    made += head(
        Person(face.skin.base, face.hair, "short" if face.cut == "short" else "bare"), "fierce", WEIGHT
    )
    made += ink(front, face.hair, 1.5 * WEIGHT) if front else ""
    if face.beard:
        made += BEARDS[face.beard](face.hair)
    made += "".join(WORN[name](face.skin) for name in face.worn)
    return made + (fencer_hats.HATS[face.hat]() if face.hat else "")


# --- hair: an outline behind the head, and one before it ---

CROWN = spline("10 -6, 5 -14, -5 -13.6, -11 -6, -9.4 5, -6 6, -5 -1, 2 -5")
LOW = spline([(-2, -10), (-11, -8), (-14, 4), (-12, 15), (-4, 16), (-2, 6)])


def _puffs(*places: tuple[float, float, float]) -> str:
    return "".join(circle(*place) for place in places)


def _around(count: int, radius: float, r: float, first: float, last: float) -> str:
    """So many curls on an arc around the head, between two angles."""
    turns = (radians(first + (last - first) * k / (count - 1)) for k in range(count))
    return _puffs(*((-3 + radius * cos(a), -3 + radius * sin(a), r) for a in turns))


CUTS: dict[str, tuple[str, str]] = {
    "none": ("", ""),
    "short": ("", ""),
    "bald": ("", spline("-9.8 -4, -10 4, -6 7.4, -4.6 2, -6.4 -4")),
    "tufts": ("", spline("-9 -6, -15 -5, -17 1, -13 3, -15 8, -9 9, -6 6, -5.4 -1")),
    "crop": (
        "",
        spline("10.4 -6, 12 -12, 4 -16, -6 -14, -12 -6, -9.6 4, -6.4 2, -5 -3, -1 -2, 2 -6, 6 -3.6"),
    ),
    "bun": (circle(-14.6, 1.6, 6.4), CROWN),
    "long": (LOW, CROWN),
    "bob": (spline([(0, -12), (-11, -10), (-15, 2), (-14, 11), (-8, 13), (-1, 11), (0, 4)]), CROWN),
    "fringe": (
        spline([(0, -12), (-11, -10), (-14, 2), (-13.6, 15), (-7, 17), (-1, 15), (0, 4)]),
        "M10.6 -4.6L9 -12Q-2 -17 -10 -9Q-12 0 -9 8L-5.6 7L-4.6 -3.6Z",
    ),
    "braid": ("", CROWN + _puffs((-8.6, 7, 4.2), (-9, 12, 3.8), (-9.4, 16.6, 3.4), (-9.6, 20.2, 2.2))),
    "tail": (
        spline([(-7, -9), (-15, -13), (-24, -8), (-26, 4), (-23, 14), (-20, 4), (-17, -2), (-9, -3)]),
        CROWN,
    ),
    "curls": (
        _puffs((-11, -3, 5), (-11.6, 3.4, 4.6), (-10, 8.6, 3.8)),
        CROWN + _puffs((8, -7, 3.6), (2, -8, 3.8), (-8, -2, 4.2), (-8.6, 4, 3.6)),
    ),
    "cloud": (_around(11, 14.4, 6.2, 82, 318) + circle(-4, -3, 14), CROWN + _puffs((8, -9, 4), (3, -8, 3.6))),
}


# --- beards ---

LIP = "M3 5.4Q7 3 12 4.6Q15 4.4 16 2.6Q15 7.4 9 7.2Q5 7.4 3 5.4Z"
CHEEK = "M-6.4 1Q-4.6 7 2.4 5.6Q9 4.6 11 6.4"


def _moustache(hair: str, wide: float = 1.0) -> str:
    return group(ink(LIP, hair, 1 * WEIGHT), 9 * (1 - wide), 5 * (1 - wide), wide)


def _goatee(hair: str) -> str:
    return _moustache(hair) + ink("M5 9Q9 8 11 9.4Q10 15 8 17Q5 14 5 9Z", hair, 0.9 * WEIGHT)


def _round(hair: str) -> str:
    return ink("M2 6Q8 3 12.4 5Q13 12 8 14.4Q2.6 14 2 6Z", hair, 1 * WEIGHT) + line(
        "M6 8.4L11 7.6", 1.2, MOUTH
    )


def _handlebar(hair: str) -> str:
    curl = "M2 4.6Q0 9 4.6 9Q9 8.6 11 6.4Q14 8.4 17 4.6Q18 1.6 15 3Q11 2.4 9 3.4Q6 1.8 2 4.6Z"
    return ink(curl, hair, 1.1 * WEIGHT)


def _long(hair: str) -> str:
    beard = ink(f"{CHEEK}Q15 15 8 21Q-1 22 -5 13Q-7.6 7 -6.4 1Z", hair, 1.4 * WEIGHT)
    return beard + line("M1 10Q2 15 5 18M6 10Q7 13 8 16", 0.8, INK, 0.5) + _moustache(hair)


def _stubble(hair: str) -> str:
    return line("M-3 8l1 1M0 9.4l1 .8M3 9.6l1 .8M6.4 9.4l.8 .6M1 7l1 .8M8 8l.8 .4", 1, "#8A6A3A")


BEARDS: dict[str, Callable[[str], str]] = {
    "moustache": partial(_moustache, wide=1.15),
    "goatee": _goatee,
    "round": _round,
    "handlebar": _handlebar,
    "long": _long,
    "stubble": _stubble,
}


# --- what else is on a face, or below it ---


def _glasses(skin: Skin, lens: str, frame: str, colour: str = PAPER_HI, seen: float = 0.35) -> str:
    drawn = path(lens, colour, opacity=seen) + path(lens, "none", frame, 1.6)
    return drawn + line("M1.6 -2.2L-4.6 -1", 1.4, frame)


def _headphones(skin: Skin) -> str:
    return (
        line("M-4.4 -1Q-7 -10 -3 -17", 3, INK)
        + line("M-4.4 -1Q-7 -10 -3 -17", 1.8, ALMAGRE)
        + (ink("M-8 -3Q-4 -5.6 -.6 -3L0 6Q-4 9 -8 6Z", ALMAGRE, 1.6 * WEIGHT))
    )


def _carnation(skin: Skin) -> str:
    return path(petals(-6, -4, 5, 6, 0.9), ALMAGRE, INK, 1.2) + path(circle(-6, -4, 1.6), ALMAGRE_DK)


def _neckerchief(skin: Skin) -> str:
    return ink("M-11 10Q-1 6 9 10L10 16Q0 14 -11 17Z", ALMAGRE, 1.5 * WEIGHT)


def _beads(skin: Skin, colour: str = ALMAGRE) -> str:
    places = ((-8, 14), (-5, 16), (-1.4, 17), (2.2, 16.6), (5.4, 15))
    return "".join(path(circle(x, y, 2), colour, INK, 0.9) for x, y in places)


WORN: dict[str, Callable[[Skin], str]] = {
    "wrinkles": lambda skin: line("M-.4 -2.6l-2 -1M-.2 -.8l-2.2 .2M1.4 4Q1 6.4 2 8", 0.9, skin.shade),
    "freckles": lambda skin: path(_puffs((1, 2.6, 0.7), (3.4, 3.4, 0.7), (6, 2.6, 0.7)), "#A8643A"),
    "lips": lambda skin: path("M5.4 7.6Q8 5.4 10.4 6.4L10.2 8.6Q8 10 5.4 7.6Z", skin.lip, INK, 0.8),
    "red nose": lambda skin: path(circle(12, 2.8, 2.6), "#D9564A", INK, 1),
    "scar": lambda skin: line("M2.4 2.4L6 7.4M2.6 5.6l2 -1.6", 1.1, skin.lip),
    "pearl": lambda skin: path(circle(-3.6, 6, 1.5), OCHRE_LT, INK, 0.8),
    "hoop": lambda skin: (
        path(circle(-3.6, 8, 2.8), "none", INK, 2.2) + path(circle(-3.6, 8, 2.8), "none", OCHRE, 1.2)
    ),
    "drop": lambda skin: path("M-3.6 4.4L-1 11H-6.2Z", OCHRE_LT, INK, 0.9),
    "nose ring": lambda skin: path(circle(11.4, 5, 1.3), "none", OCHRE_LT, 0.9),
    "stalk": lambda skin: line("M8 7.4L19 9.6", 1.8, INK) + line("M8 7.4L19 9.6", 0.9, OCHRE_LT),
    "round glasses": partial(_glasses, lens=circle(6, -1.4, 4.4), frame=INK),
    "square glasses": partial(_glasses, lens="M2 -5.4H10.4V2H2.6Z", frame=OCHRE),
    "red glasses": partial(_glasses, lens="M1 -6Q6 -5.6 10.8 -5L9.8 1.4Q5 3 2.6 .6Z", frame=ALMAGRE),
    "sunglasses": partial(
        _glasses, lens="M2 -5H11L10 1.2Q5.6 3 2.8 .4Z", frame=INK, colour="#22303A", seen=1.0
    ),
    "monocle": lambda skin: (
        path(circle(5.8, -1.4, 4.2), "none", OCHRE, 1.5) + line("M4 2.4Q0 8 2 14", 0.8, OCHRE)
    ),
    "headphones": _headphones,
    "carnation": _carnation,
    "pencil": lambda skin: group(ink("M-10 -1.2H6L9 0L6 1.2H-10Z", OCHRE_LT, 1), -5, -3, 1, -24),
    "neckerchief": _neckerchief,
    "beads": _beads,
    "pearls": partial(_beads, colour=PAPER_HI),
}


def pain() -> str:
    """The mouth of whoever is hurt, laid over that of any head."""
    return path(ellipse(7, 7.6, 3.2, 2.6), MOUTH, INK, 1.1) + path(ellipse(7, 9, 1.6, 0.8), ALMAGRE_LT)


def sheet() -> str:
    """All heads, and the fist beside each."""
    body = ""
    for face in FACES:
        body += placed(own(face, "head"), group(drawn(LOOKS[face]), *AT))
        body += placed(own(face, "fist"), ink(circle(0, 0, 4.3), LOOKS[face].skin.base, 1.7 * WEIGHT))
    return svg(W, H, body)


def placed(part: Part, body: str) -> str:
    """A part in its place, and nothing of it in that of another."""
    left, top, right, low = part.left, part.top, part.left + part.wide, part.top + part.high
    place = polygon([(left, top), (right, top), (right, low), (left, low)])
    return clip(place, group(body, part.left + part.x, part.top + part.y))


SPRITES = {
    HEADS: Sprite(sheet, round(W * SCALE), {"rough": 0.0, "salt": 0.0, "grain": 0.0, "ink": 0.0})
}  # as fine as the sheets of the bodies
