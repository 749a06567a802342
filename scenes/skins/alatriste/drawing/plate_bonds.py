"""The foot of a plate: to whom its seat has given its word, for what and how long, and what it has broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.alatriste.tokens import ATTACK, NO_ATTACK, NO_FIGHT
from game.alatriste.view import AlatristeView
from game.core.seat import Seat
from game.translation import tr
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import ALMAGRE, INK, NIGHT, PAPER, PAPER_HI

KNOT = "alatriste/icon_promise"
HIGH, ICON = 16.0, 15.0
"""How high the foot is, and how large what is drawn in it."""
GAP = 2.0
BROKEN, MORE = 32.0, 20.0
"""The room for the number of broken words, and for that of promises that have no room."""


class Bond(NamedTuple):
    """A promise: what, for how many turns, and the colours of whom it is given to and is about, or ""."""

    to: str
    kind: int
    about: str
    turns: int


class Bonds(NamedTuple):
    """The promises that bind a seat, and how many it has broken."""

    given: tuple[Bond, ...] = ()
    broken: int = 0


NONE = Bonds()


def bonds(view: AlatristeView, seats: Sequence[Seat], seat: int) -> Bonds:
    """Return what binds a seat: all can see it."""
    colours = [who.colour for who in seats]
    given = tuple(
        Bond(colours[to], kind, colours[about] if about >= 0 else "", turns)
        for by, to, kind, about, turns in view.promises
        if by == seat
    )
    return Bonds(given, view.broken[seat])


def draw_bonds(canvas: Canvas, found: Bonds, left: float, right: float, y: float) -> None:
    """Draw them in the foot of a plate: a knot, then whom, what and how many turns; broken ones in red."""
    x, given = left, found.given
    if given:
        canvas.picture(KNOT, x + ICON / 2, y, ICON, anchor="center")
        x += ICON + GAP
    end = right - (BROKEN + GAP if found.broken else 0.0)
    for place, bond in enumerate(given):
        rest = len(given) - place
        wide = _wide(canvas, bond)
        if x + wide + (MORE if rest > 1 else 0.0) > end:
            canvas.text(f"+{rest}", x + GAP, y, "key", PAPER, anchor="left middle")
            break
        _draw_bond(canvas, bond, x, y, wide)
        x += wide + GAP
    if found.broken:
        pill = (right - BROKEN, y - HIGH / 2, BROKEN, HIGH)
        canvas.fill(pill, ALMAGRE, radius=8)
        canvas.picture(KNOT, right - BROKEN + 3 + ICON / 2, y, ICON - 2, anchor="center")
        canvas.line((right - BROKEN + 4, y + 6), (right - BROKEN + 16, y - 6), INK, 2.4)
        canvas.text(str(found.broken), right - 5, y, "key", PAPER_HI, anchor="right middle")


def _wide(canvas: Canvas, bond: Bond) -> float:
    """Return how wide a promise is drawn."""
    what = ICON if bond.kind in (NO_ATTACK, NO_FIGHT, ATTACK) else canvas.measure(tr("end"), "key")[0]
    marks = ICON * (1 + (bond.kind == ATTACK))
    return 4 + marks + what + canvas.measure(str(bond.turns), "key")[0] + 3 * GAP


def _draw_bond(canvas: Canvas, bond: Bond, x: float, y: float, wide: float) -> None:
    canvas.fill((x, y - HIGH / 2, wide, HIGH), NIGHT, 190, 8)
    radius = ICON / 2 - 1
    draw_mark(canvas, bond.to, (x + 2 + ICON / 2, y), radius)
    x += 2 + ICON + GAP
    if bond.kind in (NO_ATTACK, NO_FIGHT, ATTACK):
        sign = "no_fight" if bond.kind == NO_FIGHT else "task"
        canvas.picture(f"alatriste/icon_{sign}", x + ICON / 2, y, ICON, anchor="center")
        if bond.kind == NO_ATTACK:
            canvas.line((x + 1, y + 6), (x + ICON - 1, y - 6), ALMAGRE, 2.4)
        x += ICON + GAP
        if bond.kind == ATTACK:
            draw_mark(canvas, bond.about, (x + ICON / 2, y), radius)
            x += ICON + GAP
    else:
        x = canvas.text(tr("end"), x, y, "key", PAPER, anchor="left middle").right + GAP
    canvas.text(str(bond.turns), x, y, "key", PAPER_HI, anchor="left middle")
