"""The dress of a portrait: doublets and habits, what is worn on them, and the collars of the 1620s."""

from __future__ import annotations

from assets.make.alatriste.sitter import Bust
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    OCHRE_LT,
    PAPER_HI,
    SEPIA,
    STEEL,
    STEEL_DK,
    mix,
)
from assets.make.drawing.svg import circle, clip, edged, hatch, ink, line, path, spline
from assets.make.ui.portraits import mirrored, pair


def dress(who: Bust) -> str:
    """The garment from the neck down, with what is worn on it."""
    half = [(0, 31), (15, 28), (32, 35), (46, 45), (54, 66), (54, 66)]
    outline = spline(mirrored(half))
    drawn = ink(outline, who.dress, 2.4)
    drawn += hatch(outline, "M14 20H60V70H24Z", 62, 3.4, 0.9, INK, 0.5, (-60, 20, 120, 60))
    badge = _BADGES.get(who.badge)
    return drawn + clip(outline, badge(who) if badge else line("M0 40V66M3 46h.1M3 53h.1M3 60h.1", 1.6))


def _santiago(who: Bust) -> str:
    cross = (
        "M0 -12Q4 -8 1.6 -3L8 -4Q7 -7 10 -8Q13 -5 16 -4Q13 -2 10 1Q7 0 8 -3L1.6 -2L2.4 10L0 17L-2.4 10"
        "L-1.6 -2L-8 -3Q-7 0 -10 1Q-13 -2 -16 -4Q-13 -5 -10 -8Q-7 -7 -8 -4L-1.6 -3Q-4 -8 0 -12Z"
    )
    return f'<g transform="translate(22 48) scale(.8)">{path(cross, ALMAGRE, INK, 1.2)}</g>'


def _chain(who: Bust) -> str:
    links = "".join(circle(x, 34 + (1 - (x / 30) ** 2) * 20, 2) for x in range(-28, 30, 4))
    return path(links, OCHRE_LT, INK, 0.9) + ink(circle(0, 58, 5), OCHRE_LT, 1.4)


def _sash(who: Bust) -> str:
    return edged("M-40 32L26 68", 11, 8, ALMAGRE) + line("M-36 38L22 68", 1, ALMAGRE_DK)


def _scapular(who: Bust) -> str:
    return ink("M-13 30H13L15 68H-15Z", PAPER_HI, 1.8) + path("M-5 46H5V54Q0 59 -5 54Z", ALMAGRE, INK, 1)


def _apron(who: Bust) -> str:
    laces = line("M-4 40l8 5M4 40l-8 5M-4 48l8 5M4 48l-8 5", 1.3, PAPER_HI)
    return ink("M-16 36Q0 44 16 36L18 68H-18Z", mix(who.dress, "#FFFFFF", 0.3), 1.8) + laces


def _slashes(who: Bust) -> str:
    cuts = "".join(f"M{x} {44 - abs(x) * 0.1}l3 9l-3 9l-3 -9Z" for x in (-36, -26, -14, 14, 26, 36))
    return (
        path(cuts, OCHRE_LT, INK, 1)
        + line("M0 38V66", 1.6)
        + path("".join(circle(0, y, 1.6) for y in (44, 51, 58)), OCHRE_LT, INK, 0.8)
    )


_BADGES = {
    "santiago": _santiago, "chain": _chain, "sash": _sash, "scapular": _scapular, "apron": _apron,
    "slashes": _slashes,
}  # fmt: skip


def collar(who: Bust) -> str:
    """What is round the neck."""
    if who.collar == "golilla":
        plate = ink(
            spline(mirrored([(0, 34), (10, 32), (24, 27), (30, 31), (24, 37), (8, 40), (0, 41)])), PAPER_HI, 2
        )
        return plate + pair(line("M6 35L22 31", 0.9, SEPIA))
    if who.collar == "ruff":
        edge = (
            "M-33 31Q-36 24 -26 25Q-20 20 -10 26H10Q20 20 26 25Q36 24 33 31Q34 39 24 38"
            "Q18 43 10 40Q4 45 -2 41Q-10 44 -16 39Q-28 42 -33 31Z"
        )
        folds = "".join(
            f"M{x} {28 + abs(x) * 0.02:.1f}q{x * 0.16:.1f} 4 {x * 0.12:.1f} 9" for x in range(-26, 30, 6)
        )
        return ink(edge, PAPER_HI, 2) + line(folds, 1, SEPIA)
    if who.collar == "band":
        fall = ink("M-18 26Q0 38 18 26L26 38Q12 48 2 42L0 46L-2 42Q-12 48 -26 38Z", PAPER_HI, 2)
        return fall + line("M-20 38Q-10 43 -3 40M20 38Q10 43 3 40M0 38V44", 0.9, SEPIA)
    if who.collar == "cowl":
        return ink(
            "M-30 40Q-26 24 -10 26Q0 34 10 26Q26 24 30 40Q16 50 0 46Q-16 50 -30 40Z", who.dress, 2.2
        ) + line("M-20 38Q0 46 20 38", 1.2)
    if who.collar == "gorget":
        return (
            ink("M-22 28Q0 40 22 28L26 40Q0 52 -26 40Z", STEEL, 2)
            + line("M-22 37Q0 47 22 37", 1.2, STEEL_DK)
            + path(circle(-20, 36, 1.4) + circle(20, 36, 1.4), OCHRE_LT, INK, 0.7)
        )
    low = ink("M-26 33Q-10 27 -9 26L0 30L9 26Q10 27 26 33Q14 47 0 47Q-14 47 -26 33Z", who.skin.base, 1.8)
    return low + edged("M-26 33Q-14 49 0 49Q14 49 26 33", 3.4, 1.6, PAPER_HI)
