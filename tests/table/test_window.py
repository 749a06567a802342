"""The program in a real window: whole games by a real mouse and real keys, and through a power cut."""

from __future__ import annotations

import pytest

from game import find
from game.core.action import Action
from game.core.game import Options
from game.core.seat import Seat
from game.lab.checks import outcome, verify
from game.storage.paths import finished_folder, saves_folder
from game.storage.saves import read_record
from maps.reader import graph_of
from scenes.menus.results import ResultsScene
from scenes.services import NewGame
from scenes.ui.dialog import Dialog
from tests.needs import long, needs
from tests.table.conftest import Sit, Sitting
from tests.table.player import Player
from tests.table.screen import (
    Program,
    RealHands,
    RealKeyboard,
    RealMouse,
    follow,
    kept,
    kept_as,
    prepare,
    program,
    read_the_disk,
    resemble,
    settle_for,
    until,
)  # fmt: skip

pytestmark = [needs("Xvfb"), needs("xdotool")]

SHORT: Options = {"preset": "mesa", "cap": 8}
"""An evening of Toruro that is over in eight rounds."""


@pytest.fixture
def mirror(sit: Sit) -> Sitting:
    """What the program does, seen from within: it reads games from the disk, and writes nothing to it."""
    settle_for(speed="instant", confirm="off", language="en", mute=True)
    return read_the_disk(sit(confirm="off"))


def at_the_title(mirror: Sitting, real: Program) -> None:
    """The title is shown."""
    mirror.app.table = None
    mirror.manager.begin(mirror.app.home())
    resemble(mirror, real)


def begin(mirror: Sitting, hands: RealHands, button: str) -> None:
    """Go through the lobby of a game. Its seed lies on the disk then, and the mirror takes it from there."""
    hands.press(button)
    hands.push("start")
    until(lambda: kept() is not None, "the game")
    record = kept()
    assert record is not None
    new = NewGame(find(record.game), record.seats, record.options)
    mirror.manager.begin(mirror.app.begin(new, record.seed))
    follow(mirror, hands.program)


def is_over(mirror: Sitting, real: Program, options: Options) -> None:
    """The results are shown, and the game lies among the finished ones and steps to its end."""
    assert isinstance(mirror.top, ResultsScene)
    until(lambda: any(finished_folder().glob("*.sobremesa")), "the end of the game")
    assert not any(saves_folder().glob("*.sobremesa"))
    (path,) = finished_folder().iterdir()
    record = read_record(path)
    game = find(record.game)
    verdict = outcome(verify(game, record, graph_of(game)))
    assert "the game is over" in verdict
    assert record.seats[0] == Seat(0, "Amaya", game.meta.colours[0])
    assert record.options.items() >= options.items()
    resemble(mirror, real)


@pytest.mark.parametrize("device", [long(RealMouse), long(RealKeyboard)])
def test_a_whole_game_is_played_in_a_real_window(
    display: str, mirror: Sitting, device: type[RealMouse | RealKeyboard]
) -> None:
    with program(display) as real:
        at_the_title(mirror, real)
        hands = device(mirror, real)
        begin(mirror, hands, "play")
        player = Player(mirror, hands, 6)
        player.play_to_the_end()
        assert player.answers > 15
        is_over(mirror, real, {"days": 3})
        assert real.close() == 0


SITTINGS = [
    long(RealMouse, "toruro", 4, 2, {**SHORT, "misplay": "strict"}),
    long(RealKeyboard, "toruro", 4, 2, {**SHORT, "misplay": "honour"}),
    long(RealMouse, "alatriste", 2, 5, {"cap": 12}),
    long(RealKeyboard, "alatriste", 2, 5, {"cap": 12}),
]
"""By what it is played, the game, how many seats, the seed, and how it is kept short."""


@pytest.mark.parametrize(("device", "game", "count", "seed", "options"), SITTINGS)
def test_a_short_game_is_played_to_its_end_in_a_real_window(
    display: str,
    mirror: Sitting,
    device: type[RealMouse | RealKeyboard],
    game: str,
    count: int,
    seed: int,
    options: Options,
) -> None:
    prepare(game, count, seed, options)
    with program(display) as real:
        at_the_title(mirror, real)
        hands = device(mirror, real)
        hands.press("continue")
        player = Player(mirror, hands, 6)
        player.play_to_the_end()
        assert player.answers > 20
        is_over(mirror, real, options)
        assert real.close() == 0


@pytest.mark.long
@pytest.mark.parametrize("button", ["play", "poster toruro", "continue"])
def test_a_game_goes_on_after_the_program_was_killed_in_the_middle_of_it(
    display: str, mirror: Sitting, button: str
) -> None:
    """Short Madrid may be over in the few decisions until somebody is asked: all of Madrid lies there."""

    def play(hands: RealHands, seed: int, more: int) -> list[Action]:
        """Play until there are so many decisions more; all that there are then."""
        first = len(mirror.play.table.record.actions)
        player = Player(mirror, hands, seed)
        player.play(lambda ask: len(mirror.play.table.record.actions) - first > more)
        return list(mirror.play.table.record.actions)

    if button == "continue":
        prepare("alatriste", 4, 5, {"cap": 60})
    with program(display) as real:
        at_the_title(mirror, real)
        keys = RealKeyboard(mirror, real)
        if button == "continue":
            keys.press(button)
        else:
            begin(mirror, keys, button)
        before = play(keys, 7, 25)
        real.kill()
    assert kept_as(before)
    with program(display) as real:
        at_the_title(mirror, real)
        keys = RealKeyboard(mirror, real)
        mirror.until(lambda: isinstance(mirror.top, Dialog), seconds=10.0)
        resemble(mirror, real)
        keys.press("answer 0")
        after = play(keys, 8, 25)
        assert after[: len(before)] == before
        assert real.close() == 0
    assert kept_as(after)
