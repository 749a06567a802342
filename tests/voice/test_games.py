"""A whole game of each kind by ear: the keyboard alone, and no more known of it than what is said."""

from __future__ import annotations

import random
import re

import pygame
import pytest

from tests.needs import long
from tests.voice.conftest import Listen
from tests.voice.listener import Listener

BARE = True
ASKED = re.compile(r"(\d+ answers?\.|\d+ to choose from\.|^A sheet to fill in\.|: choose it once more.*)$")
SHEET, OVER = "A sheet to fill in.", "has won"
TAB, ENTER = pygame.K_TAB, pygame.K_RETURN


class Player:
    """Answers every question with whatever is said to be possible, drawn by a seed."""

    def __init__(self, listener: Listener, seed: int) -> None:
        self.listener, self.chance = listener, random.Random(seed)
        self.answers = 0

    def play(self) -> None:
        """Answer until somebody has won."""
        self.listener.until(self.called)
        while not self.listener.hears(OVER):
            self.answer()
            self.answers += 1
            assert self.answers < 600, "this game never ends"

    def called(self) -> bool:
        """Somebody is asked something, or the game is over."""
        return self.listener.hears(OVER) or any(map(ASKED.search, self.listener.heard))

    def answer(self) -> None:
        """Choose of what can be chosen until the question is answered."""
        listener, sheet = self.listener, self.listener.hears(SHEET)
        if listener.hears("choose it once more"):
            listener.press(ENTER)
            listener.until(self.called)
            return
        while True:
            for _ in range(self.chance.randint(0, 3)):
                listener.press(TAB)
            said = listener.last
            if not self.possible(said, sheet):
                said = listener.go(TAB, lambda heard: self.possible(heard, sheet))
            listener.press(ENTER)
            listener.wait(0.1)
            if ": button" not in said and not listener.hears("chosen."):
                listener.until(self.called)
                return

    def possible(self, said: str, sheet: bool) -> bool:
        """What keys have led to can be chosen, or answers the question, or fills in the sheet."""
        if "It cannot be pressed now" in said or "All boards" in said:
            return False
        return "It can be chosen" in said or ": answer" in said or (sheet and ": button" in said)


def set_up(listener: Listener, game: str, switch: str, value: str) -> None:
    """From the title to the table: two bots, and the shortest game there is."""
    listener.choose(f"{game}: button")
    assert listener.hears(game)
    for name in ("Cosme", "Remedios") if game == "Toruro" else ("Remedios",):
        assert "At the table." in listener.tab_to(f"{name}, ")
        listener.tab_to(f"{name} gets up: button")
        listener.press(ENTER)
        assert "On the bench." in listener.tab_to(f"{name}, ")
    if game == "Toruro":
        listener.tab_to("Show every house rule: off")
        listener.press(ENTER)
    listener.tab_to(f"{switch}: ")
    listener.go(pygame.K_RIGHT, lambda said: f": {value}," in said)
    listener.choose("Start: button")


@pytest.mark.parametrize(
    ("game", "switch", "value", "seed"),
    [
        long("Running with the Bulls", "Days", "One short day", 3),
        ("Toruro", "Last round", "Round 8", 4),
        long("El Capitán Alatriste", "Length", "Short Madrid", 5),
    ],
)
def test_a_whole_game_is_played_by_ear_and_leads_back_to_the_title(
    listen: Listen, monkeypatch: pytest.MonkeyPatch, game: str, switch: str, value: str, seed: int
) -> None:
    monkeypatch.setattr("scenes.window.app.SystemRandom", lambda: FixedChance(seed))
    listener = listen()
    set_up(listener, game, switch, value)
    player = Player(listener, seed)
    player.play()
    assert player.answers > 8
    listener.wait(1.0)
    listener.choose("To the title: button")
    assert listener.hears("Three table games")


class FixedChance:
    """The same game each time."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def getrandbits(self, bits: int) -> int:
        """Always the same."""
        return self.seed
