"""Which screenshots stand for the others of their game where every scene is looked at.

One of each way to lay a table out is tried with every other test, and all the rest with the long ones.
"""

from __future__ import annotations

from collections.abc import Iterable

from scenes.screenshots.catalogue import BY_GAME

ARRANGEMENTS = {
    *("play-6-last", "play-card"),
    *("toruro-8", "toruro-go", "toruro-accuse"),
    *("alatriste-6", "alatriste-ways", "alatriste-odds", "alatriste-trade"),
}
TABLES_AGAIN = {"film", "log", "moments", "moments-again", "daily-table", "puzzle-table", "lobby-people"}
ALIKE = ({name for found in BY_GAME.values() for name in found.shots} | TABLES_AGAIN) - ARRANGEMENTS
"""Screenshots for which another one stands."""


def often(names: Iterable[str]) -> set[str]:
    """Those of these screenshots that are tried with every other test."""
    return {*names} - ALIKE
