"""All scripts of the game, from the whole fiesta down to one effect of one card."""

from __future__ import annotations

from game.bulls.card_play import CardPlay
from game.bulls.dawn import Dawn
from game.bulls.day import Day, Fiesta
from game.bulls.dice import Flipping, Moving, Rerolling, RerollingAll, Turning
from game.bulls.flags import Placing, Removing
from game.bulls.release import Releasing
from game.bulls.step import DayStep
from game.core.script import Frame

SCRIPTS: tuple[type[Frame], ...] = (
    Fiesta,
    Day,
    Dawn,
    DayStep,
    CardPlay,
    Rerolling,
    RerollingAll,
    Turning,
    Flipping,
    Moving,
    Placing,
    Removing,
    Releasing,
)
