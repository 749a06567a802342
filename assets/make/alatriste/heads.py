"""The heads of whole figures, in profile to the right: hair, beards, and the hats of the 1620s."""

from __future__ import annotations

from assets.make.alatriste.cast import Look
from assets.make.drawing.palette import ALMAGRE, ALMAGRE_DK, INK, OCHRE_LT, STEEL, STEEL_DK, STEEL_HI
from assets.make.drawing.people import Person, head
from assets.make.drawing.svg import ink, line, path, spline


def profile(look: Look, mood: str, weight: float) -> str:
    """The head with all that is on it, about 24 wide around (0, 0)."""
    style = "bald" if look.hat == "tonsure" else "bun" if look.hat in ("comb", "veil") else "short"
    drawn = ""
    if look.long and look.hat not in ("tonsure", "hood", "comb", "veil", "helm"):
        back = spline([(-2, -10), (-11, -8), (-14, 4), (-12, 15), (-4, 16), (-2, 6)])
        drawn += ink(back, look.hair, 1.7 * weight)
    if look.hat == "veil":
        veil = spline([(4, -15), (-10, -15), (-15, 2), (-20, 30), (-6, 34), (6, 26), (-2, 4), (6, -8)])
        drawn += ink(veil, look.felt, 1.8 * weight)
    drawn += head(Person(look.skin, look.hair, style), mood, weight)
    drawn += _beard(look, weight)
    hat = _HATS.get(look.hat)
    return drawn + (hat(look, weight) if hat else "")


def _beard(look: Look, weight: float) -> str:
    if not look.beard:
        return ""
    lip = ink("M3 5.4Q7 3 12 4.6Q15 4.4 16 2.6Q15 7.4 9 7.2Q5 7.4 3 5.4Z", look.hair, 0.9 * weight)
    if look.beard == "full":
        return ink("M-6 2Q-4 8 3 6Q9 5 11 7Q13 14 7 18Q0 20 -4 14Q-7 8 -6 2Z", look.hair, 1.2 * weight) + lip
    return lip + (
        ink("M5 9Q9 8 11 9.4Q10 15 8 17Q5 14 5 9Z", look.hair, 0.9 * weight) if look.beard == "goatee" else ""
    )


def felt(look: Look, weight: float) -> str:
    """The broad hat of felt, its brim turned up, with a band and perhaps a plume."""
    brim = (
        "M-22 -6Q-12 -13 -9 -13Q-9 -25 1 -25Q11 -25 11 -13Q18 -12 25 -6Q26 -2 20 -2.6"
        "Q1 -9 -17 -1.6Q-24 -1 -22 -6Z"
    )
    drawn = ink(brim, look.felt, 2 * weight)
    drawn += path(
        "M-9.4 -13Q1 -17 11.2 -13L11.4 -9.4Q1 -13 -9.8 -9Z", look.plume or ALMAGRE_DK, INK, 0.8 * weight
    )
    return drawn + plume(look, weight) if look.plume else drawn


def plume(look: Look, weight: float) -> str:
    """The feather of a hat."""
    feather = "M-7 -12Q-22 -14 -29 -25Q-20 -23 -17 -24Q-20 -29 -19 -32Q-8 -24 -3 -15Z"
    return ink(feather, look.plume, 1.5 * weight)


def _cap(look: Look, weight: float) -> str:
    return ink("M-12 -5Q-14 -16 -1 -17Q13 -17 12 -6Q0 -11 -12 -5Z", look.felt, 1.8 * weight)


def _hood(look: Look, weight: float) -> str:
    edge = spline(
        [(7, -13), (-4, -19), (-14, -10), (-14, 8), (-6, 15), (2, 13), (-4, 8), (-6, -2), (0, -9), (8, -9)]
    )
    return ink(edge, look.felt, 1.9 * weight)


def _tonsure(look: Look, weight: float) -> str:
    return ink(
        "M-10.4 -3Q-11 -8 -8 -9Q0 -6 9 -9Q11 -6 9.6 -4.4Q0 -2 -5 -1Q-5 4 -7 6Q-10 4 -10.4 -3Z",
        look.hair,
        1.3 * weight,
    )


def _veil(look: Look, weight: float) -> str:
    """The front of a mantle that leaves one eye to be seen."""
    front = "M9 -8Q2 -17 -8 -12Q-14 -4 -8 6Q2 2 1 -4Q4 -9 9 -8ZM-8 6Q4 2 15 3.4Q14 14 4 16Q-8 16 -8 6Z"
    return ink(front, look.felt, 1.5 * weight)


def _comb(look: Look, weight: float) -> str:
    return ink("M-8 -10Q-14 -24 -5 -25Q4 -25 2 -12Z", OCHRE_LT, 1.4 * weight) + line(
        "M-8 -14L-8 -22M-4 -13L-4 -23M-1 -13L0 -21", 0.9 * weight
    )


def _helm(look: Look, weight: float) -> str:
    """A morion with its comb and pointed brim."""
    shell = ink("M-11 -5Q-12 -20 0 -21Q12 -20 11 -6Z", STEEL, 1.8 * weight) + ink(
        "M-9 -17Q0 -31 9 -17Q0 -22 -9 -17Z", STEEL_HI, 1.4 * weight
    )
    return shell + ink("M-20 -9Q-12 -2 0 -5Q12 -3 21 -10Q15 2 0 0Q-14 2 -20 -9Z", STEEL_DK, 1.5 * weight)


def _crown(look: Look, weight: float) -> str:
    return ink("M-10 -8L-13 -20L-6 -14L-1 -22L5 -14L11 -20L10 -8Q0 -12 -10 -8Z", OCHRE_LT, 1.7 * weight)


def _cone(look: Look, weight: float) -> str:
    """The paper cone of a penitent."""
    return ink("M-10 -6Q-2 -12 10 -8L3 -44Z", look.felt, 1.8 * weight) + line(
        "M-3 -20L4 -26M3 -20L-1 -26", 1.6 * weight, ALMAGRE
    )


_HATS = {
    "felt": felt, "cap": _cap, "hood": _hood, "tonsure": _tonsure, "veil": _veil, "comb": _comb,
    "helm": _helm, "crown": _crown, "cone": _cone,
}  # fmt: skip
