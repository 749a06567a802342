"""Where was I: whoever goes on with a game after a day is told where it stands."""

from __future__ import annotations

import os
import time

import pygame
import pytest

from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.voice.stream import plain
from tests.narrow import as_a
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard
from tests.table.player import Player

BARE = True
DAY = 24 * 3600


def left(sit: Sit, ago: float) -> Sitting:
    """A game that was left so many seconds ago, and is gone on with."""
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    player = Player(sitting, Keyboard(sitting), 1)
    player.play(lambda ask: player.answers > 2)
    sitting.until(lambda: not sitting.play.session.saves.is_behind)
    sitting.close()
    saved = sitting.app.services.latest()
    assert saved is not None
    for path in saved.slot.parent.iterdir():
        then = time.time() - ago
        os.utime(path, (then, then))
    saved = sitting.app.services.latest()
    assert saved is not None
    sitting.manager.begin(sitting.app.resume(saved))
    sitting.rest(3.0)
    return sitting


def test_after_a_day_three_sentences_say_who_stands_where_what_happened_and_what_is_asked(sit: Sit) -> None:
    sitting = left(sit, DAY)
    dialog = as_a(Dialog, sitting.top)
    stands, happened, asked = dialog.text.split("\n")
    assert "Day" in stands and "Amaya" in stands and "Bruno" in stands
    play = as_a(PlayScene, sitting.manager.stack.scenes[-2])
    assert plain([line.text for line in play.session.chronicle.lines if line.weight][-1]) in happened
    assert plain(play.presenter.prompt()) in asked
    Keyboard(sitting).key(pygame.K_RETURN)
    sitting.rest(1.0)
    assert sitting.top is play
    sitting.rest(1.0)
    assert sitting.top is play


def test_after_an_hour_nothing_is_told_unasked_but_a_key_tells_it(sit: Sit) -> None:
    sitting = left(sit, 3600)
    play = as_a(PlayScene, sitting.top)
    Keyboard(sitting).key(pygame.K_F4)
    assert "You are asked" in as_a(Dialog, sitting.top).text
    Keyboard(sitting).key(pygame.K_ESCAPE)
    assert sitting.top is play


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_told_does_not_depend_on_hands_that_nobody_sees(sit: Sit, seed: int) -> None:
    sitting = sit(privacy="peek")
    sitting.sit_down(2, 2, seed=seed)
    Player(sitting, Keyboard(sitting), 1).play(lambda ask: True)
    play = sitting.play
    Keyboard(sitting).key(pygame.K_F4)
    text = as_a(Dialog, sitting.top).text
    hidden = {
        play.skin.explain(piece) for piece in play.stage.pieces.values() if play.presenter.is_hidden(piece)
    }
    assert not any(words and words in text for words in hidden)
