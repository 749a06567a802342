"""Portraits of the 1620s, put together from rows of parts: face, hair, beard, hat, collar, dress.

A bust is drawn about (0, 0), the face about 60 high; it fills 118 by 120 and is cut by the window below.
"""

from __future__ import annotations

from assets.make.alatriste.dress import collar, dress
from assets.make.alatriste.hair import COVERED, hair_behind, hair_front, hat
from assets.make.alatriste.sitter import BLACK, FACES, GREY, WHITE, Bust
from assets.make.drawing.palette import ALMAGRE, INK, INK2, PAPER_HI, SEPIA
from assets.make.drawing.svg import circle, ellipse, ink, line, path, rounded, spline
from assets.make.ui.portraits import (
    brows,
    cheeks,
    ears,
    eyes,
    full_lips,
    grin,
    head,
    hoops,
    mirrored,
    neck,
    pair,
)


def bust(who: Bust) -> str:
    """The portrait."""
    drawn = hair_behind(who) + dress(who) + neck(who.skin, 8, 20) + collar(who)
    drawn += (
        ears(who.skin, max(x for x, _ in FACES[who.face]), 3, 3.6, 5.4) if who.style not in COVERED else ""
    )
    drawn += head(FACES[who.face], who.skin) + cheeks(who.skin, 11.5, 9, 4.6, 0.45)
    drawn += _features(who) + _beard(who) + hair_front(who)
    if who.glasses:
        drawn += _spectacles()
    return drawn + hat(who)


def _features(who: Bust) -> str:
    woman = who.mouth == "lips" or who.hat == "coif"
    drawn = eyes(8.4, -0.4, 5.2, 3.3, look=who.look, iris=who.iris, size=2.3, lid=2, lashes=woman)
    drawn += brows(8.8, -7.4, 5.4, 2, who.frown, 2.2 if woman else 3, BLACK if who.hair != WHITE else GREY)
    drawn += line("M1 -1Q5.6 7.4 3.6 9.4Q.6 11 -2.6 9.6", 1.6)
    if woman:
        if who.mouth == "laugh":
            return drawn + grin(0, 15, 7.6, 6.4)
        return drawn + full_lips(
            who.skin,
            "M-6 16.6Q-3 14 0 15.2Q3 14 6 16.6Q3 18 0 18Q-3 18 -6 16.6Z",
            "M-5 17.4Q0 18.8 5 17.4Q3.6 21.6 0 21.6Q-3.6 21.6 -5 17.4Z",
        )
    if who.mouth == "laugh":
        return drawn + grin(0, 15, 7.6, 6.4)
    if who.mouth in ("smile", "smirk"):
        return drawn + line("M-6.6 16.4Q0 21 7 15.4" if who.mouth == "smile" else "M-5 18Q2 19 7.4 14.6", 2)
    return drawn + path("M-5 17Q0 18.6 5 17Q0 20.6 -5 17Z", who.skin.lip, INK, 1)


def _beard(who: Bust) -> str:
    hair, low = who.hair, max(y for _, y in FACES[who.face])
    lip = ink(
        "M0 11.6Q-5 9.8 -10 13.6Q-14 15.6 -17 12Q-15.6 18 -9 17.6Q-3 17.4 0 14.6Q3 17.4 9 17.6"
        "Q15.6 18 17 12Q14 15.6 10 13.6Q5 9.8 0 11.6Z",
        hair,
        1.3,
    )
    if who.beard == "moustache":
        return lip
    if who.beard == "goatee":
        return (
            ink(f"M-5 21Q0 19.6 5 21Q6 28 0 {low + 8}Q-6 28 -5 21Z", hair, 1.5)
            + line(f"M-1 24V{low + 3}M2 24V{low + 1}", 0.8, SEPIA)
            + lip
        )
    if who.beard == "grand":
        tip = (
            "M0 11Q-6 8 -11 11Q-18 16 -25 6Q-24 19 -12 18.6Q-4 18.4 0 14.6Q4 18.4 12 18.6"
            "Q24 19 25 6Q18 16 11 11Q6 8 0 11Z"
        )
        return ink(f"M-4 21Q0 19.6 4 21Q4 27 0 {low + 5}Q-4 27 -4 21Z", hair, 1.4) + ink(tip, hair, 1.4)
    if who.beard == "full":
        half = [(0, 22), (6, 20), (14, 12), (19, 2), (20, 12), (16, 25), (9, low + 4), (0, low + 9)]
        strands = pair(line(f"M4 26Q4 31 2 {low + 5}M11 20Q11 27 8 {low}", 1, SEPIA))
        return (
            ink(spline(mirrored(half)), hair, 2)
            + path("M-5 19.4Q0 21.4 5 19.4Q0 23.4 -5 19.4Z", who.skin.lip, INK, 1)
            + strands
            + lip
        )
    if who.beard == "stubble":
        jaw = mirrored([(0, 17), (11, 17), (17, 8), (18, 17), (11, 26), (0, low - 1)])
        return path(spline(jaw), hair, opacity=0.3) + lip
    return ""


def _spectacles() -> str:
    lens = circle(8.8, -0.4, 7.4)
    return (
        pair(path(lens, "#DDE9EA", opacity=0.4) + line(lens, 2.2))
        + line("M-1.6 -2Q0 -4 1.6 -2", 2)
        + line("M-13 -3l3 -3M5 -3l3 -3", 1.2, PAPER_HI)
    )


def pearls(drop: float = 11) -> str:
    """Ear-rings of pearl."""
    return pair(path(circle(19, drop, 2.6), PAPER_HI, INK, 1.2))


def rings() -> str:
    """Ear-rings of gold."""
    return hoops(20, 12, 4.6)


def folded(x: float, y: float) -> str:
    """A folded letter with its seal."""
    return (
        ink(rounded(x - 15, y - 10, 30, 20, 2), PAPER_HI, 1.8)
        + line(f"M{x - 15} {y - 9}L{x} {y + 2}L{x + 15} {y - 9}", 1.1)
        + ink(ellipse(x, y + 2, 4.4, 4.4), ALMAGRE, 1.2)
        + path(circle(x, y + 2, 1.4), INK2)
    )
