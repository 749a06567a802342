"""A screen reader: another process, which knows of the program what the bus for accessibility tells it."""

from __future__ import annotations

import random
import re
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from game.storage.paths import crashes_folder
from tests.needs import long, needs
from tests.reader.bus import ADDRESS, BUTTON, FOCUSED, LABEL, LAUNCHER, Blind, Thing, session_bus
from tests.table.screen import FROM_SOURCE, at, screen, settle_for

pytest.importorskip("accesskit")
pytestmark = [
    needs("Xvfb"),
    needs("dbus-daemon"),
    pytest.mark.skipif(not LAUNCHER.exists(), reason="there is no bus for accessibility"),
]

ASKED = re.compile(r"(\d+ answers?\.|\d+ to choose from\.|^A sheet to fill in\.|: choose it once more.*)$")
SHEET, OVER, ONCE_MORE = "A sheet to fill in.", "has won", "choose it once more"
MOST = 600


@pytest.fixture
def blind() -> Iterator[Blind]:
    """Somebody who reads the program in a window of its own, at its title."""
    settle_for(speed="instant", confirm="off", language="en", mute=True)
    with screen() as display, session_bus() as address:
        environment = {**at(display), ADDRESS: address, "SDL_AUDIODRIVER": "dummy"}
        words = [*FROM_SOURCE, "play", "--size", "960x540"]
        with subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL) as program:
            reader = Blind(address)
            try:
                reader.listen()
                yield reader
            finally:
                reader.close()
                program.terminate()


@dataclass
class Player:
    """Answers every question with whatever is said to be possible, drawn by a seed."""

    reader: Blind
    chance: random.Random
    answers: int = 0

    def wait(self) -> list[Thing]:
        """What is shown once something is asked, or the game is over. What was opened beside it is closed."""

        def is_called(things: list[Thing]) -> bool:
            found = is_over(things) or bool(possible(things))
            for back in [thing for thing in things if thing.name in ("Back", "Close") and not found][:1]:
                self.reader.press(back)
            return found

        return self.reader.until(is_called, "a question")

    def answer(self, things: list[Thing]) -> None:
        """Press something of what is possible, and wait until that has come to something."""
        before = {thing.text for thing in things}
        self.reader.press(self.chance.choice(possible(things)))
        self.answers += 1
        assert self.answers < MOST, f"this game never ends: {before}"
        end = time.monotonic() + 1.0
        while {thing.text for thing in self.reader.things()} == before and time.monotonic() < end:
            time.sleep(0.02)

    def play(self) -> None:
        """Answer until somebody has won."""
        while not is_over(things := self.wait()):
            self.answer(things)


def is_over(things: list[Thing]) -> bool:
    """The results are shown."""
    return any(OVER in thing.name for thing in things) and any(t.is_called("To the title") for t in things)


def possible(things: list[Thing]) -> list[Thing]:
    """What can be chosen, or answers the question, or fills in a sheet."""
    asked = [thing.name for thing in things if thing.role == LABEL and ASKED.search(thing.name)]
    if not asked:
        return []
    armed, sheet = any(ONCE_MORE in words for words in asked), SHEET in asked
    found = []
    for thing in things:
        words = thing.text
        if thing.role == LABEL or "It cannot be pressed now" in words or "All boards" in words:
            continue
        answers = thing.description.startswith("answer")
        fills = sheet and thing.role == BUTTON and "tool" not in thing.description
        if "It can be chosen" in words or answers or fills or (armed and thing.has(FOCUSED)):
            found.append(thing)
    return found


def test_a_reader_on_the_bus_begins_a_game_and_answers_its_first_question(blind: Blind) -> None:
    things = blind.until(  # the window has it before there is a button
        lambda things: any(thing.has(FOCUSED) and thing.role == BUTTON for thing in things), "the focus"
    )
    assert [thing.role for thing in things if thing.has(FOCUSED)] == [BUTTON]
    other = blind.find("Settings")
    blind.focus(other)
    blind.until(lambda things: any(t.path == other.path and t.has(FOCUSED) for t in things), "the focus")
    blind.choose("Play now")
    blind.choose("Start")
    player = Player(blind, random.Random(3))
    player.answer(player.wait())
    assert not list(crashes_folder().glob("*"))


@pytest.mark.parametrize(
    ("game", "switch", "value", "seed"),
    [
        long("Running with the Bulls", "Days", "One short day", 3),
        long("Toruro", "Last round", "Round 8", 4),
        long("El Capitán Alatriste", "Length", "Short Madrid", 5),
    ],
)
def test_a_whole_game_is_played_by_what_the_bus_tells_alone(
    blind: Blind, game: str, switch: str, value: str, seed: int
) -> None:
    blind.choose(game)
    for name in ("Cosme", "Remedios") if game == "Toruro" else ("Remedios",):
        blind.choose(f"{name} gets up")
    if game == "Toruro":
        blind.choose("Show every house rule")
    while value not in blind.find(switch).text:
        blind.choose(switch)
    blind.choose("Start")
    player = Player(blind, random.Random(seed))
    player.play()
    assert player.answers > 8
    blind.choose("To the title")
    blind.until(lambda things: any("Three table games" in thing.name for thing in things), "the title")
    assert not list(crashes_folder().glob("*"))
