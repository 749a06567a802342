"""What plays when a game draws to its end: songs of its table once more, faster, with a drum beneath them."""

from __future__ import annotations

from dataclasses import replace

from assets.make.sound.andes import ANSWER, BAMBUCO, LONGING
from assets.make.sound.court import CANARIOS, leap
from assets.make.sound.fiesta import ESTRIBILLO, HIGH, JOTA

ENCIERRO = replace(
    JOTA,
    rows=(*ESTRIBILLO, *HIGH, *ESTRIBILLO[8:]),
    eighth=60 / 184 / 2,
    ways=("b.susu", "b.susu", "r.susu", "r.susu"),
    palmas=("x..x.x", "..x.x."),
    drum=("b..s..", "b..s.s", "b.sb.s", "bbsb.s"),
    breath=0.0,
)
"""The jota of the days of the bulls, at a run."""
ENVITE = replace(
    BAMBUCO,
    rows=(*LONGING, *ANSWER, *LONGING, *ANSWER[4:]),
    eighth=60 / 156 / 2,
    ways=("b.s.us", "b.susu", "b.susu", "r.susu"),
    drum=("b.....", "b..s..", "b..s.s", "b.sb.s"),
    breath=0.0,
)
"""The bambuco of the tavern, when all lean forward."""
ACERO = replace(
    CANARIOS,
    rows=tuple(
        row
        for name in ("dark", "shadow", "run", "dark", "turn", "shadow", "stamp", "shadow")
        for row in leap(name)
    ),
    eighth=60 / 178 / 2,
    ways=("b.s.u.", "b.r.su", "b.susu", "r.r.su"),
    drum=("k.....", "k..k..", "k..k.k", "k.kk.k"),
    breath=0.0,
)
"""The canarios of Madrid, in their dark key, with kettledrums."""
