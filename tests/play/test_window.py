"""The program in a real window: whole games by a real mouse and real keys, and through a power cut."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime

import pytest
from PIL import Image, ImageChops

from game.core.seat import Seat
from game.lab.verify import verify
from game.storage.places import finished_folder, saves_folder
from game.storage.saves import Saved, read_record
from maps.reader import board
from scenes.results import ResultsScene
from scenes.services import NewGame
from scenes.shots.bulls import BULLS
from tests.needs import needs
from tests.play.conftest import Sit, Sitting
from tests.play.player import Player
from tests.play.screen import (
    Program,
    RealHands,
    RealKeyboard,
    RealMouse,
    follow,
    kept,
    program,
    screen,
    settle_for,
    until,
)  # fmt: skip

pytestmark = [needs("Xvfb"), needs("xdotool")]


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """One screen for all tests."""
    with screen() as name:
        yield name


@pytest.fixture
def mirror(sit: Sit) -> Sitting:
    """What the program does, seen from within: it writes nothing to the disk."""
    settle_for(speed="instant", confirm="off", language="en", mute=True)
    sitting = sit(confirm="off")
    sitting.app.keep = False
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.0)
    return sitting


def open_the_game(mirror: Sitting, hands: RealHands) -> None:
    """Go through the lobby, and decide blindly until the seed of the game can be read from the disk.

    The mirror begins the game of that seed and does the same.
    """
    for key in ("play", "start"):
        hands.press(key)
        mirror.rest(1.0)
        time.sleep(0.5)
        until(hands.program.rests, "the end of all motion")
    mirror.app.table = None
    tries = 0
    while kept() is None:
        tries += 1
        assert tries < 10, "nothing that was done is a decision"
        hands.open_blindly()
    record = kept()
    assert record is not None
    mirror.manager.begin(mirror.app.begin(NewGame(BULLS, record.seats, record.options), record.seed))
    mirror.until(mirror.waits)
    for _ in range(tries):
        hands.open_mirror()
    follow(mirror, hands.program)


def differing(real: Program, mirror: Sitting) -> float:
    """The share of pixels in which the window and its mirror differ visibly."""
    shown = Image.frombytes("RGB", mirror.window.surface.get_size(), mirror.picture())
    difference = ImageChops.difference(real.photograph(), shown).convert("L")
    return sum(difference.histogram()[24:]) / (shown.width * shown.height)


def is_over(mirror: Sitting, real: Program) -> None:
    """The results are shown, and the game lies among the finished ones and steps to its end."""
    assert isinstance(mirror.top, ResultsScene)
    until(lambda: any(finished_folder().glob("*.sobremesa")), "the end of the game")
    assert not any(saves_folder().glob("*.sobremesa"))
    (path,) = finished_folder().iterdir()
    verdict = verify(BULLS, read_record(path), board("town").graph)
    assert verdict.over
    assert verdict.seats[0] == Seat(0, "Amaya", BULLS.meta.colours[0])
    assert read_record(path).options["days"] == 3
    mirror.rest(1.0)
    until(lambda: differing(real, mirror) < 0.01, "the picture of the results")


@pytest.mark.parametrize("device", [RealMouse, RealKeyboard])
def test_a_whole_game_is_played_in_a_real_window(
    display: str, mirror: Sitting, device: type[RealMouse | RealKeyboard]
) -> None:
    with program(display) as real:
        until(lambda: differing(real, mirror) < 0.01, "the picture of the title")
        hands = device(mirror, real)
        open_the_game(mirror, hands)
        player = Player(mirror, hands, 6)
        player.play_to_the_end()
        assert player.answers > 15
        is_over(mirror, real)
        assert real.close() == 0


def test_a_game_goes_on_after_the_program_was_killed_in_the_middle_of_it(
    display: str, mirror: Sitting
) -> None:
    with program(display) as real:
        keys = RealKeyboard(mirror, real)
        open_the_game(mirror, keys)
        Player(mirror, keys, 7).play(lambda ask: len(mirror.play.table.record.actions) > 25)
        before = list(mirror.play.table.record.actions)
        real.kill()
    record = kept()
    assert record is not None
    assert record.actions == before
    with program(display) as real:
        real.do("key", "Return")
        time.sleep(0.5)
        until(real.rests, "the end of all motion")
        saved = Saved(next(saves_folder().glob("*.sobremesa")), datetime.now(), record)
        mirror.manager.begin(mirror.app.resume(saved))
        Player(mirror, RealKeyboard(mirror, real), 8).play_to_the_end()
        is_over(mirror, real)
        (path,) = finished_folder().iterdir()
        assert read_record(path).actions[: len(before)] == before
