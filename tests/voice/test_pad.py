"""Whatever the voice does for keys it does for whoever has only a gamepad."""

from __future__ import annotations

import pygame
import pytest

from scenes.table.log import LogScene
from scenes.table.pause import SpeechMenu
from scenes.ui.input import Act
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Mouse, Pad
from tests.table.player import Player
from tests.voice.listener import Listener

ON_REQUEST = (Act.STANDING, Act.TABLE, Act.RECALL, Act.AGAIN, Act.COPY, Act.VOICE, Act.DETAIL)


@pytest.fixture
def sitting(sit: Sit) -> Sitting:
    """A table with a question to answer."""
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: True)
    sitting.rest(0.8)
    return sitting


def asked(sitting: Sitting, act: Act) -> Listener:
    """Somebody presses Start on a gamepad, and goes on to a button; what is heard then."""
    pad, table, listener = Pad(sitting), sitting.top, Listener(sitting)
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        sitting.frame(pygame.event.Event(kind, button=pygame.CONTROLLER_BUTTON_START, instance_id=0))
    sitting.rest(0.8)
    pad.press("aloud")
    sitting.rest(0.8)
    assert isinstance(sitting.top, SpeechMenu)
    listener.heard.clear()
    pad.press(act.name)
    sitting.rest(0.8)
    assert (sitting.top is table) is (act not in (Act.TABLE, Act.RECALL))
    return listener


@pytest.mark.parametrize("act", ON_REQUEST)
def test_whatever_has_a_key_only_is_asked_for_with_a_gamepad(sitting: Sitting, act: Act) -> None:
    services = sitting.app.services
    assert not services.bindings.pad.of(act)
    before = services.stream.last(1)[0]
    listener = asked(sitting, act)
    said = {
        Act.STANDING: "Amaya", Act.AGAIN: before, Act.COPY: "Copied:",
        Act.VOICE: "Everything is said now.", Act.DETAIL: "Full.", Act.RECALL: "You are asked",
    }  # fmt: skip
    if act is Act.TABLE:
        assert isinstance(sitting.top, LogScene)
    else:
        assert listener.hears(said[act])


def test_every_act_has_a_button_of_the_gamepad_or_one_on_the_table(sitting: Sitting) -> None:
    pad = sitting.app.services.bindings.pad
    knobs = {Act.SPEED: "speed", Act.HOLD: "stop", Act.WHY: "why", Act.CHANCES: "chances"}
    settings = {Act.FULLSCREEN}
    paused = {Act.FILM, Act.PICTURE}  # the film is a row of the pause; of a picture the keyboard takes care
    assert {act for act in Act if not pad.of(act)} == {
        *ON_REQUEST,
        *knobs,
        *settings,
        *paused,
        Act.SLOT,
    }
    offered = {widget.key for widget in sitting.play.page.ring.reachable()}
    assert {knobs[Act.SPEED], knobs[Act.HOLD], "dangers"} <= offered
