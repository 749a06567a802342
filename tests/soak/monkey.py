"""A monkey at the devices: ten thousand random inputs a run, on whatever scene they lead to.

python -m tests.soak.monkey --times 100
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random

import pygame

from scenes.ui.art import Art
from scenes.window.window import Window
from tests.soak.run import soak
from tests.table.conftest import Sitting, seated
from tests.table.test_monkey import storm

INPUTS, BETWEEN = 10_000, 2000


@cache
def window() -> Window:
    """One window for all runs."""
    pygame.font.init()
    return Window("Sobremesa", (1280, 720))


@cache
def art() -> Art:
    """One set of pictures for all runs."""
    return Art()


def once(chance: Random) -> str:
    """One storm of inputs."""
    sittings: list[Sitting] = []

    def sit(**settings: object) -> Sitting:
        sittings.append(seated(window(), art(), **settings))
        return sittings[-1]

    try:
        seen = storm(sit, chance.getrandbits(32), INPUTS, BETWEEN)
    finally:
        for sitting in sittings:
            sitting.close()
    return f"storms of {INPUTS} inputs, on {len(seen)} scenes"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 100))
