"""Going on: a game that was left, by closing the window or by a crash, goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.record import Record
from game.storage.paths import finished_folder, saves_folder
from game.storage.saves import read_record
from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act
from scenes.ui.widgets import Button
from tests.narrow import as_a
from tests.needs import mostly_long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, page_of
from tests.table.player import Player

BARE = True
HUMANS_ONLY = {"count": 2, "humans": 2, "seed": 17, "days": 1}


def at_title(sit: Sit) -> Sitting:
    """The program, started afresh."""
    sitting = sit()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(0.2)
    return sitting


def leave_after(sitting: Sitting, decisions: int, seed: int = 1) -> Record:
    """Play until so many decisions are taken, and close the window; the game as it was left."""
    play = sitting.play
    Player(sitting, Mouse(sitting), seed).play(lambda ask: len(play.table.record.actions) >= decisions)
    record = play.table.snapshot()
    sitting.close()
    return record


def go_on(sit: Sit) -> Sitting:
    """Start the program and press Continue."""
    sitting = at_title(sit)
    Mouse(sitting).press("continue")
    sitting.rest(1.0)
    assert isinstance(sitting.top, PlayScene)
    return sitting


def finished() -> Record:
    """The one game among the finished ones."""
    (path,) = finished_folder().iterdir()
    return read_record(path)


def newest() -> Path:
    """The newest generation of the one game that runs."""
    (path,) = saves_folder().glob("*.sobremesa")
    return path


def test_without_a_saved_game_there_is_nothing_to_go_on_with(sit: Sit) -> None:
    sitting = at_title(sit)
    assert as_a(Button, page_of(sitting).find("continue")).off
    assert page_of(sitting).ring.current is page_of(sitting).find("teach")


def test_a_game_that_was_left_ends_as_it_would_have_without_a_break(sit: Sit) -> None:
    sitting = sit()
    sitting.sit_down(**HUMANS_ONLY)
    Player(sitting, Mouse(sitting), 1).play_to_the_end()
    unbroken = finished()
    for path in finished_folder().iterdir():
        path.unlink()

    sitting = sit()
    sitting.sit_down(**HUMANS_ONLY)
    for decisions in (6, 15, 16, 22):
        left = leave_after(sitting, decisions)
        sitting = go_on(sit)
        assert sitting.play.table.snapshot().text() == left.text()
    Player(sitting, Mouse(sitting), 1).play_to_the_end()
    assert isinstance(sitting.top, ResultsScene)
    assert finished().text() == unbroken.text()
    assert not list(saves_folder().iterdir())


def test_a_game_with_bots_goes_on_to_its_end(sit: Sit) -> None:
    sitting = sit()
    sitting.sit_down(3, 1, seed=2, days=1)
    left = leave_after(sitting, 12)
    sitting = go_on(sit)
    Player(sitting, Keyboard(sitting), 1).play_to_the_end()
    assert isinstance(sitting.top, ResultsScene)
    assert finished().actions[: len(left.actions)] == left.actions


def test_dice_that_were_chosen_but_not_sent_are_chosen_anew(sit: Sit) -> None:
    sitting = sit(confirm="off")
    scene = sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 2).play(lambda ask: ask.subset is not None and ask.subset.most > 1)
    assert scene.turn is not None
    ask = scene.turn.ask
    assert ask.subset is not None
    Mouse(sitting).press(str(ask.subset.clusters[0][0][0]))
    assert scene.turn.chosen
    sitting.close()
    again = go_on(sit).play.turn
    assert again is not None
    assert again.ask == ask
    assert not again.chosen


def test_taking_back_right_after_going_on_breaks_nothing(sit: Sit) -> None:
    sitting = sit(confirm="off")
    scene = sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: scene.table.can_undo)
    sitting.close()
    sitting = go_on(sit)
    for _ in range(3):
        Mouse(sitting).click((700, 640), button=3)
        sitting.rest(0.2)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: sitting.play.table.view(None).row > 1)


def test_the_chronicle_of_a_game_gone_on_with_tells_what_came_before(sit: Sit) -> None:
    sitting = sit()
    scene = sitting.sit_down(2, 1, seed=3, days=1)
    leave_after(sitting, 10)
    told = scene.session.chronicle.lines
    assert go_on(sit).play.session.chronicle.lines[: len(told)] == told


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "emptied": lambda whole: b"",
    "overwritten": lambda whole: b"\x00\xff" * 50,
    "half written": lambda whole: whole[: len(whole) // 2],
    "short of its last bytes": lambda whole: whole[:-40],
    "changed by a letter": lambda whole: whole.replace(b"seed 3", b"seed 8"),
}


@pytest.mark.parametrize("name", mostly_long(DAMAGES, ("half written", "changed by a letter")))
def test_of_a_damaged_save_an_older_one_is_used_and_the_player_is_told(sit: Sit, name: str) -> None:
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    leave_after(sitting, 10)
    path = newest()
    older = read_record(path.with_name(path.name + ".1")).actions
    path.write_bytes(DAMAGES[name](path.read_bytes()))
    sitting = at_title(sit)
    assert isinstance(sitting.top, Dialog)
    assert path.name in sitting.top.text
    Keyboard(sitting).act(Act.OK)
    sitting.rest(0.5)
    assert isinstance(sitting.top, TitleScene)
    Mouse(sitting).press("continue")
    sitting.rest(1.0)
    assert sitting.play.table.record.actions[: len(older)] == older
    Player(sitting, Mouse(sitting), 1).play_to_the_end()
    assert isinstance(sitting.top, ResultsScene)


def test_when_nothing_of_a_save_is_whole_the_player_is_told_and_can_begin_anew(sit: Sit) -> None:
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    leave_after(sitting, 6)
    for path in saves_folder().iterdir():
        path.write_bytes(b"sobremesa 1\nnothing")
    sitting = at_title(sit)
    told = 0
    while isinstance(sitting.top, Dialog):
        told += 1
        Keyboard(sitting).act(Act.OK)
        sitting.rest(0.5)
    assert told
    assert isinstance(sitting.top, TitleScene)
    assert as_a(Button, page_of(sitting).find("continue")).off
    Mouse(sitting).press("play")
    sitting.rest(1.0)
    Mouse(sitting).press("start")
    sitting.until(lambda: isinstance(sitting.top, PlayScene) and sitting.top.turn is not None)


def test_a_save_whose_decisions_lead_elsewhere_is_refused_in_one_sentence(sit: Sit) -> None:
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    leave_after(sitting, 6)
    record = read_record(newest())
    record.seed += 1
    newest().write_text(record.text())
    sitting = at_title(sit)
    Mouse(sitting).press("continue")
    sitting.rest(1.0)
    assert isinstance(sitting.top, Dialog)
    Keyboard(sitting).act(Act.OK)
    sitting.rest(0.5)
    assert isinstance(sitting.top, TitleScene)


def test_the_game_that_was_played_last_is_the_one_to_go_on_with(sit: Sit) -> None:
    for seed in (3, 4):
        sitting = sit()
        sitting.sit_down(2, 1, seed=seed)
        leave_after(sitting, 4)
    assert go_on(sit).play.table.record.seed == 4
