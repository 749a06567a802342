"""Light that no block prints: candle, lanterns and evening sky are the only gradients in the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from assets.make.drawing.svg import num

Stop = tuple[float, str, float]  # how far out (0 to 1), colour, opacity

_numbers = count(1)


def glow(d: str, x: float, y: float, reach: float, stops: Sequence[Stop]) -> str:
    """The shape lit from a point."""
    place = f'cx="{num(x)}" cy="{num(y)}" r="{num(reach)}"'
    return _shaded("radialGradient", place, d, stops)


def fading(d: str, top: float, bottom: float, stops: Sequence[Stop]) -> str:
    """The shape coloured from `top` to `bottom`."""
    place = f'x1="0" y1="{num(top)}" x2="0" y2="{num(bottom)}"'
    return _shaded("linearGradient", place, d, stops)


def _shaded(kind: str, place: str, d: str, stops: Sequence[Stop]) -> str:
    name = f"g{next(_numbers)}"
    rows = "".join(
        f'<stop offset="{num(at)}" stop-color="{colour}" stop-opacity="{num(solid)}"/>'
        for at, colour, solid in stops
    )
    ramp = f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{rows}</{kind}>'
    return f'{ramp}<path d="{d}" fill="url(#{name})"/>'
