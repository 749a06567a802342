"""The packaged program in a real window, with an empty home: played, killed, gone on with."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game import find
from game.core.game import Options
from game.core.seat import Seat
from game.core.table import Table
from game.storage.saves import new_slot, write_generation
from maps.reader import graph_of
from scenes.ui.dialog import Dialog
from tests.needs import needs
from tests.package.conftest import PROGRAM
from tests.processes import children
from tests.table.conftest import Sit, Sitting
from tests.table.player import Player
from tests.table.screen import (
    Program,
    RealMouse,
    kept,
    kept_as,
    program,
    read_the_disk,
    resemble,
    settle_for,
    until,
)

pytestmark = [needs("Xvfb"), needs("xdotool")]


@pytest.fixture
def mirror(sit: Sit) -> Sitting:
    """What the program does, seen from within: it reads games from the disk, and writes nothing to it."""
    settle_for(speed="instant", confirm="off", language="en", mute=True, privacy="open")
    return read_the_disk(sit(confirm="off", privacy="open"))


def prepare(game: str, bots: tuple[str | None, ...], seed: int, options: Options | None = None) -> None:
    """Leave a game that has been begun, and no more, on the disk."""
    rules = find(game)
    colours = rules.meta.colours
    seats = [Seat(place, f"LobbySeat {place + 1}", colours[place], bot) for place, bot in enumerate(bots)]
    table = Table(rules, seats, seed, options, graph_of(rules))
    write_generation(new_slot(game), table.snapshot().text())


def decisions() -> int:
    """How many lie on the disk."""
    record = kept()
    return len(record.actions) if record is not None else 0


def at_the_title(mirror: Sitting, real: Program) -> None:
    """The title is shown."""
    mirror.app.table = None
    mirror.manager.begin(mirror.app.home())
    resemble(mirror, real)


def test_it_is_played_by_mouse_killed_and_gone_on_with(
    package: Path, display: str, mirror: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir("/")
    prepare("toruro", (None, None, None), 4)
    command = [str(package / PROGRAM)]
    with program(display, command=command) as real:
        at_the_title(mirror, real)
        mouse = RealMouse(mirror, real)
        mouse.press("continue")
        player = Player(mirror, mouse, 5)
        player.play(lambda ask: player.answers == 4)
        before = list(mirror.play.table.record.actions)
        real.kill()
    assert kept_as(before)
    with program(display, command=command) as real:
        at_the_title(mirror, real)
        mirror.until(lambda: isinstance(mirror.top, Dialog), seconds=10.0)
        resemble(mirror, real)
        mouse = RealMouse(mirror, real)
        mouse.press("answer 0")
        assert mirror.play.table.record.actions == before
        player = Player(mirror, mouse, 6)
        player.play(lambda ask: player.answers == 2)
        assert real.close() == 0
    assert len(before) < decisions()
    assert not list(tmp_path.rglob("crash*"))


def test_masters_think_in_processes_of_their_own_and_the_window_stays_awake(
    package: Path, display: str, mirror: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    prepare("toruro", ("urraca", "urraca", "urraca"), 4)
    with program(display, command=[str(package / PROGRAM)]) as real:
        at_the_title(mirror, real)
        begun = decisions()
        RealMouse(mirror, real).push("continue")
        until(lambda: decisions() >= begun + 6, "an answer of a master")
        workers = children(real.process.pid)
        assert workers, "nobody thinks beside the window"
        assert real.close() == 0
    end = time.monotonic() + 10
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end, "a worker outlives the window"
        time.sleep(0.1)
