"""Nothing is said that the screen would not show: what is said does not depend on what nobody may know."""

from __future__ import annotations

import pygame
import pytest

from scenes.screenshots.catalogue import SHOTS
from scenes.table.play import PlayScene
from tests.table.test_hidden import imagine_hidden
from tests.voice.conftest import Listen
from tests.voice.listener import Listener

TAB, STANDING, PEEK = pygame.K_TAB, pygame.K_w, pygame.K_p


def at(listen: Listen, shot: str, **settings: object) -> tuple[Listener, PlayScene]:
    """The program at that shot, and somebody who begins to listen to it."""
    listener = listen(**settings)
    scene = SHOTS[shot](listener.sitting.app, 1)
    assert isinstance(scene, PlayScene)
    listener.sitting.manager.begin(scene)
    listener.wait(0.3)
    return listener, scene


def curious(listener: Listener, scene: PlayScene) -> list[str]:
    """Whatever is said to somebody who asks for everything."""
    listener.everything.clear()
    for key in (*(TAB,) * 12, STANDING):
        listener.press(key)
    return [*listener.everything, *(line.text for line in scene.speech.everything())]


@pytest.mark.parametrize(
    ("shot", "seat"),
    [("play-peek", None), ("toruro-peek", None), ("alatriste-peek", None), ("play", 0), ("toruro", 0)],
)
def test_what_is_said_does_not_tell_hidden_cards_apart(listen: Listen, shot: str, seat: int | None) -> None:
    listener, scene = at(listen, shot, confirm="always")
    told = []
    for seed in (3, 4):
        imagine_hidden(scene, seat, seed)
        listener.wait(0.2)
        told.append(curious(listener, scene))
    assert told[0] == told[1]
    assert len(told[0]) > 20


def test_a_hand_is_said_while_it_is_looked_at_and_forgotten_afterwards(listen: Listen) -> None:
    listener, _ = at(listen, "play-peek", voice_captions=True)
    strip, stream = listener.sitting.manager.voice.strip, listener.sitting.app.services.stream
    focused = listener.go(TAB, lambda said: said.startswith("A card that lies face down"))
    assert "It can be chosen" in focused
    listener.sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=PEEK, mod=0))
    listener.wait(0.2)
    card = listener.last
    assert card != focused
    assert card in stream.last(5)
    listener.sitting.frame(pygame.event.Event(pygame.KEYUP, key=PEEK, mod=0))
    listener.wait(3.0)
    assert listener.last == focused
    assert card not in stream.last(400)
    assert card != strip.shown
    listener.press(pygame.K_x)
    assert card not in pygame.scrap.get_text()


def test_a_table_that_is_read_while_a_hand_is_held_up_does_not_tell_the_hand(listen: Listen) -> None:
    listener, scene = at(listen, "play-peek")
    before = {*curious(listener, scene), "The table in words."}
    listener.sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=PEEK, mod=0))
    listener.everything.clear()
    listener.press(pygame.K_d)
    for _ in range(10):
        listener.press(pygame.K_DOWN)
    assert len(listener.everything) > 10
    assert not {said for said in listener.everything if said.partition(" rule ")[0] not in before}
