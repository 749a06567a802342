"""The light over the town: that of each step of a day, and what is different on each kind of day."""

from __future__ import annotations

from scenes.skins.bulls.fiesta import BANDS, FAREWELL, ROCKETS
from scenes.stage.board_picture import Daylight
from scenes.ui.anim import mix
from scenes.ui.theme import Colour, rgb

HOURS = (
    Daylight((110, 200), 900, 1.7, rgb("#FFF3DC"), rgb("#96A6D2")),
    Daylight((420, 310), 1000, 2.2, rgb("#FFFCF2"), rgb("#C0B4AC")),
    Daylight((640, 330), 980, 2.2, rgb("#FFFCF4"), rgb("#C8AE98")),
    Daylight((900, 330), 960, 2.0, rgb("#FFF0CC"), rgb("#BC937C")),
    Daylight((1180, 300), 900, 1.8, rgb("#FFD8A0"), rgb("#8E6E8E")),
    Daylight((1240, 120), 700, 1.6, rgb("#A8B8EC"), rgb("#4A568E")),
)
"""The light by the steps of a day: the sun goes from the corrals to the sea, sets, and the moon rises."""
MIDNIGHT = len(HOURS) - 1
"""The hour after dusk."""
DAYS = {ROCKETS: rgb("#FFFFFF"), BANDS: rgb("#FFEAB8"), FAREWELL: rgb("#8292D0")}
"""What the town is multiplied by on each kind of day: clear, golden, and blue, with candles."""
EVENING = 0.8, 1.0
"""How bright candles shine in the morning, and at night."""


def daylight(hour: float) -> Daylight:
    """Return the light of an hour, between those of the steps before and after it."""
    before = min(int(hour), MIDNIGHT)
    after, share = min(before + 1, MIDNIGHT), hour - before
    one, other = HOURS[before], HOURS[after]
    return Daylight(
        (mix(one.middle[0], other.middle[0], share), mix(one.middle[1], other.middle[1], share)),
        mix(one.reach, other.reach, share),
        mix(one.fall, other.fall, share),
        _mixed(one.inner, other.inner, share),
        _mixed(one.outer, other.outer, share),
    )


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(mix(a, b, share)) for a, b in zip(one, other, strict=True))
    return red, green, blue
