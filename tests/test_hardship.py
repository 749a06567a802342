"""Bad times for a program: no screen, a home that is closed, a full disk. It says so, and goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.storage.paths import saves_folder
from game.storage.saves import latest
from tests.storage.test_saves import never

ROOT = Path(__file__).parents[1]
PLAY = """
import time
from game import find
from game.storage.logs import start_log
from scenes.window.app import windowless
from scenes.services import NewGame
from scenes.screenshots.arrange import seats
start_log()
app = windowless((960, 540), "en")
app.keep = True
app.services.settings.speed = "instant"
bulls = find("bulls")
scene = app.begin(NewGame(bulls, seats(bulls, 3, 0), {}), 1)
scene.layout(app.services.canvas)
scene.enter()
end = time.monotonic() + 60
while len(scene.table.record.actions) < 40 and time.monotonic() < end:
    scene.update(0.1)
    time.sleep(0.001)
print(len(scene.table.record.actions))
scene.leave()
app.services.save_settings(app.services.settings)
"""
posix = pytest.mark.skipif(os.name != "posix", reason="Windows knows neither users nor limits like these")


def played(before: Callable[[], None]) -> subprocess.CompletedProcess[str]:
    """Forty decisions of bots, in a process that first does that to itself."""
    return subprocess.run(
        [sys.executable, "-c", PLAY], cwd=ROOT, capture_output=True, text=True, timeout=120, preexec_fn=before
    )


def went_on(done: subprocess.CompletedProcess[str]) -> None:
    """The game was played all the same, and nobody saw a traceback."""
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout.split()[-1]) >= 40


@posix
def test_without_a_screen_that_is_said_in_one_sentence() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_VIDEO")}
    for gone in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(gone, None)
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    own = [line for line in done.stderr.splitlines() if line.startswith("sobremesa: ")]
    assert own == ["sobremesa: There is no screen to open a window on."]
    assert "Traceback" not in done.stderr


@posix
def test_on_a_full_disk_the_game_goes_on_and_what_was_saved_before_stays(home: Path) -> None:
    import resource

    whole = played(lambda: None)
    went_on(whole)
    game = latest(never)
    assert game is not None
    kept = game.record.text()
    went_on(played(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))))
    assert not list(saves_folder().glob("*.new")), "what could not be finished takes no room"
    game = latest(never)
    assert game is not None
    assert game.record.text() == kept


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder that is closed to everybody")
def test_in_a_home_that_cannot_be_written_to_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_HOME", "/proc/self/home")  # not even root makes folders there
    went_on(played(lambda: None))
