"""Chips: the ante, lulos that are paid and chalked up, pots that are won."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.toruro.events import Anted, Forfeited, LuloDeferred, LuloPaid
from game.translation import tr
from scenes.skins.toruro.drawing.slate import Slate
from scenes.skins.toruro.layout import POTS, Point
from scenes.skins.toruro.motion.props import Props
from scenes.stage.effect_sprites import Spray
from scenes.stage.pieces import change
from scenes.ui.anim import Cue, ease_in_out, in_turn, together, wait

GLEAM = Spray(("toruro/gleam",), (22.0, 14.0, 28.0), 0.5, 46.0, turn=60.0)
"""What shines over a plate that is won."""
SMALL, RICH, HUGE = 5, 10, 20
"""Chips of one pot: with fewer than the first nothing but these moves, from the second on they are counted
and called out at the plate, and from the last on whoever wins them steps out into the light."""
FEAST = 12
"""The same for whoever has all three pots, which hold so many chips together."""
COUNTED = 0.09
"""Seconds from one chip that is counted to the next."""
BEAT = 0.3
"""Seconds between the chalk and the chips, and after them."""
CHALK = Spray(("toruro/chalk",), (11.0, 8.0), 0.45, 16.0, aim=90.0, spread=160.0, fall=22.0)
"""What falls off a line of the slate."""


def anted(props: Props, event: Anted) -> Cue:
    """The dealer lays one chip on each plate."""
    return _onto_pots(props, event.seat, event.pots)


def deferred(props: Props, event: LuloDeferred) -> Cue:
    """A seat leaves it to another."""
    return props.call_out(event.seat, tr("Later!"))


def paid(props: Props, event: LuloPaid) -> Cue:
    """The debt is struck through, its chips fly to the plates, and the slate closes ranks."""
    paid = sorted(lulo.id for lulo in event.lulos)
    yield from together((_strike(props, serial) for serial in paid), 0.12)
    yield from wait(BEAT)
    yield from _onto_pots(props, event.seat, event.pots)
    yield from wait(BEAT)


def _strike(props: Props, serial: int) -> Cue:
    """Chalk goes over a line of the slate from left to right."""
    slate = props.hud.slate
    area = line_of(props, slate, serial)
    props.heard("strike")
    if area is not None and slate.has_all_lines(props.canvas):
        left, width = area.left - 4, area.w + 8
        stroke = props.effect("toruro/strike", (left, area.centery), 4, 22)
        draw = change(stroke, 0.35, ease_in_out, x=left + width / 2, width=width)
        yield from together([draw, props.particles.spray(CHALK, area.center, 4)])
        props.gone(stroke)
    slate.struck.add(serial)


def line_of(props: Props, slate: Slate, serial: int) -> pygame.FRect | None:
    """Return the area of that debt's line on a slate; None where it has no line."""
    rows = slate.rows(props.canvas)
    return next((row.area for row in rows if any(debt.serial == serial for debt in row.debts)), None)


def _onto_pots(props: Props, seat: int, pots: Sequence[int]) -> Cue:
    """A seat lays chips on the three plates."""
    props.hud.net[seat] -= sum(pots)

    def land(pot: int, amount: int) -> None:
        props.hud.pots[pot] += amount

    def flight(pot: int, amount: int) -> Cue:
        return props.fly(amount, props.plate(seat), POTS[pot], lambda: land(pot, amount))

    yield from together((flight(pot, amount) for pot, amount in enumerate(pots) if amount), 0.16)


def forfeited(props: Props, event: Forfeited) -> Cue:
    """What a misplay had won goes back onto the plates."""
    return in_turn([props.sound("chips"), _onto_pots(props, event.seat, event.pots)])


def won(props: Props, seat: int, pot: int, chips: int, goal: Point | None = None) -> Cue:
    """The chips of a plate slide to whoever won them; those of a rich one are counted, one by one.

    They go to the plate of the seat, or to another `goal`.
    """
    end = props.plate(seat) if goal is None else goal
    props.hud.pots[pot] -= chips
    left = chips

    def land() -> None:
        props.hud.net[seat] += left

    def count(value: int) -> None:
        nonlocal left
        left -= value
        props.hud.net[seat] += value

    yield from props.sound("chips")
    shine = props.particles.spray(GLEAM, POTS[pot], min(3 + chips // 3, 8)) if chips >= SMALL else wait(0.0)
    flight = (
        props.fly(chips, POTS[pot], end, land, apart=COUNTED, counted=count)
        if chips >= RICH
        else props.fly(chips, POTS[pot], end, land)
    )
    yield from together([flight, shine])
