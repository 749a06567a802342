"""How much is said of each thing, and what sounds stand for."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui import sound
from tests.voice.conftest import Listen
from tests.voice.listener import Listener

TAB, LESS, AGAIN = pygame.K_TAB, pygame.K_F3, pygame.K_a


def said_of(listener: Listener, words: str) -> str:
    """What is said of the thing whose words begin like that."""
    return listener.tab_to(words)


def test_one_key_has_less_said_or_more(listen: Listen) -> None:
    listener = listen()
    usual = said_of(listener, "Toruro")
    listener.press(LESS)
    assert listener.hears("Full.")
    full = said_of(listener, "Toruro")
    assert full.startswith(usual) and " of " in full[len(usual) :]
    listener.press(LESS)
    assert listener.hears("Brief.")
    brief = said_of(listener, "Toruro")
    assert usual.startswith(brief.rstrip(".")) and len(brief) < len(usual)
    listener.press(LESS)
    assert said_of(listener, "Toruro") == usual


def test_what_was_said_briefly_is_said_in_full_when_it_is_asked_for_again(listen: Listen) -> None:
    listener = listen()
    usual = said_of(listener, "Toruro")
    listener.sitting.app.services.settings.voice_detail = "brief"
    assert said_of(listener, "Toruro") != usual
    assert listener.press(AGAIN) == usual


def test_sounds_stand_for_words_that_come_often_if_that_is_wanted(
    listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, played = listen(), list[str]()
    assert ": button" in said_of(listener, "Toruro")
    monkeypatch.setattr(sound.Sound, "play", lambda self, name: played.append(name))
    listener.sitting.app.services.settings.voice_sounds = True
    assert ": button" not in said_of(listener, "Toruro")
    assert "press" in played
