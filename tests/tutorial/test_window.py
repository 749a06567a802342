"""The first minute in a real window: from the first start, with nothing on the disk, to a free choice."""

from __future__ import annotations

import time

import pytest

from game.storage.lesson_progress import load_progress
from game.storage.paths import user_folder
from scenes.tutorial.lesson import QUIET, GuidedScene
from tests.needs import long, needs
from tests.table.conftest import Sit, Sitting
from tests.table.screen import Program, RealMouse, program, resemble, until
from tests.tutorial.conftest import lesson, waits

pytestmark = [needs("Xvfb"), needs("xdotool")]

MINUTE = 60.0


@pytest.fixture
def mirror(sit: Sit) -> Sitting:
    """What the program does, seen from within; it writes nothing to the disk."""
    sitting = sit(speed="normal")
    sitting.app.keep = False
    return sitting


def press(mouse: RealMouse, real: Program, key: str) -> None:
    """Press that in the window once the coach takes it, and wait until it has come where its mirror is."""
    mirror = mouse.sitting
    if isinstance(mirror.top, GuidedScene):
        mirror.rest(QUIET)
        time.sleep(QUIET)
    mouse.push(key)
    if isinstance(mirror.top, GuidedScene):
        scene = lesson(mirror)
        mirror.until(lambda: waits(scene))
    resemble(mirror, real)


@pytest.mark.parametrize(
    ("game", "chapter"),
    [long("bulls", "forks"), long("toruro", "ladder"), long("alatriste", "walk")],
)
def test_a_first_free_choice_comes_within_a_minute_of_the_first_start(
    display: str, mirror: Sitting, game: str, chapter: str
) -> None:
    assert not user_folder().exists()
    start = time.monotonic()
    with program(display) as real:
        mirror.manager.begin(mirror.app.home())
        resemble(mirror, real)
        mouse = RealMouse(mirror, real)
        press(mouse, real, "teach")
        press(mouse, real, f"{game} {chapter}")
        guide = lesson(mirror).guide
        while guide.asks is None or guide.asks.goal is None:
            press(mouse, real, str(guide.asks.actions[0].picks[0]) if guide.asks else "coach next")
        seconds = time.monotonic() - start
        print(f"{game}: a free choice after {seconds:.1f} s")
        assert seconds < MINUTE
        halt = load_progress(lambda fault: None).halt
        assert halt is not None
        assert halt.chapter == chapter
        real.kill()
    with program(display) as real:
        mirror.app.services.progress = load_progress(lambda fault: None)
        mirror.manager.begin(mirror.app.home())
        resemble(mirror, real)
        press(RealMouse(mirror, real), real, "teach")
        press(RealMouse(mirror, real), real, f"{game} {chapter}")
        assert lesson(mirror).guide.place == guide.place
        until(lambda: real.process.poll() is None, "the program")
        assert real.close() == 0
