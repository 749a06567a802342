"""The window keeps its last picture and draws only what differs: nothing of before is left standing.

Random keys and moves of the pointer go through tables, menus, dialogs and their changes. Now and then all of
the window is drawn anew where nothing moves: no pixel may differ.
"""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game import GAMES, find
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from tests.needs import long, mostly_long
from tests.table.conftest import Sit, Sitting

STEPS, EVERY = 160, 5
KEYS = (
    pygame.K_RETURN, pygame.K_RETURN, pygame.K_1, pygame.K_2, pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT,
    pygame.K_ESCAPE, pygame.K_F1, pygame.K_h, pygame.K_l, pygame.K_UP,
)  # fmt: skip


def one_of_many(random: Random) -> list[pygame.event.Event]:
    """A key, or the pointer somewhere else."""
    if random.random() < 0.4:
        place = random.randrange(1280), random.randrange(720)
        return [pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False)]
    key = random.choice(KEYS)
    return [pygame.event.Event(kind, key=key, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def drawn(sitting: Sitting) -> bytes:
    """The window after it is drawn once more as it stands, in as many attempts as that takes."""
    manager = sitting.manager
    manager.stack.dirty = True
    manager._draw_if_needed()
    while manager.attempts:
        manager._draw_if_needed()
    return sitting.picture()


def drawn_anew(sitting: Sitting) -> bytes:
    """The same, with nothing of what is there left out."""
    sitting.manager.canvas.spoil()
    return drawn(sitting)


@pytest.mark.parametrize("captions", [long(False, id="plain"), pytest.param(True, id="captions")])
@pytest.mark.parametrize("game", mostly_long(sorted(GAMES), ("toruro",)))
def test_a_window_looks_as_if_all_of_it_were_drawn_anew(sit: Sit, game: str, captions: bool) -> None:
    sitting, random = sit(speed="faster", captions=captions, voice_captions=captions), Random(game)
    rules = find(game)
    sitting.manager.begin(sitting.app.begin(NewGame(rules, seats(rules, 4, 1), {}), 7))
    sitting.until(sitting.waits)
    for step in range(STEPS):
        if not sitting.manager.stack.running:
            break
        sitting.frame(*one_of_many(random))
        sitting.frame()
        if step % EVERY == 0:
            assert drawn(sitting) == drawn_anew(sitting), f"step {step}: {type(sitting.top).__name__}"
