"""What is said of the days: what each is called, how it dawns, and at dusk what comes tomorrow."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls.view import BullsView
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.bulls.fiesta import BANDS, FAREWELL, ROCKETS, kind_of


def day_name(kind: int) -> str:
    """Return what such a day is called."""
    return {
        ROCKETS: tr("The day of the rockets"),
        BANDS: tr("The day of the bands"),
        FAREWELL: tr("The day of the candles"),
    }[kind]


def cry(kind: int) -> str:
    """Return what the whole town cries when such a day begins."""
    return {ROCKETS: tr("¡Chupinazo!"), BANDS: tr("¡Música!"), FAREWELL: tr("¡Pobre de mí!")}[kind]


def dawn(kind: int) -> str:
    """Return what the town does when such a day begins; on the first one what everybody is there for."""
    return {
        ROCKETS: tr("Each Runner that gets to a destination earns its points."),
        BANDS: tr("Bands play in every street, and nobody has slept."),
        FAREWELL: tr("Candles are lit: tonight the fiesta ends."),
    }[kind]


def tomorrow(view: BullsView, seats: Sequence[Seat]) -> str:
    """Return at dusk who leads by how much, and which day comes; "" after the last one."""
    if view.day >= view.days:
        return ""
    coming = {
        BANDS: tr("Tomorrow bands play in every street."),
        FAREWELL: tr("Tomorrow is the last day: whoever leads at its end has won."),
    }[kind_of(view.day + 1, view.days)]
    best, *others = sorted(view.totals, reverse=True)
    ahead = best - max(others, default=best)
    if not ahead:
        return " ".join([tr("Nobody leads alone."), coming])
    name = seats[view.totals.index(best)].name
    return " ".join(
        [trn("{name} leads by 1 point.", "{name} leads by {n} points.", ahead, name=name), coming]
    )
