"""What every test has: no screen, no sound card, and a player's folder of its own.

What is compiled is kept beside whatever else pytest keeps: tests start the program a hundred times.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from scenes.ui.art import Art
    from scenes.window.window import Window

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # what a command prints is compared
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode"))
sys.dont_write_bytecode, sys.pycache_prefix = False, os.environ["PYTHONPYCACHEPREFIX"]
YOUNG = 10_000
"""So many new objects are kept before some of them are looked through."""
settings.register_profile("sobremesa", deadline=None, max_examples=150, derandomize=True)
settings.load_profile("sobremesa")


def pytest_collection_finish() -> None:
    """Look for garbage less often: what was collected is none, and tests leave little but whole windows."""
    gc.freeze()
    gc.set_threshold(YOUNG)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder of this test, not there yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv("SOBREMESA_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def window() -> Iterator[Window]:
    """One window for all tests; each may change its size."""
    import pygame

    from scenes.window.window import Window

    pygame.font.init()
    opened = Window("Sobremesa", (1280, 720))
    yield opened
    opened.destroy()


@pytest.fixture(scope="session")
def painted(window: Window) -> Art:
    """One set of pictures for all tests."""
    from tests.pictures import KeptArt

    return KeptArt()


@pytest.fixture(scope="session")
def bare(window: Window) -> Art:
    """Pictures of the same sizes with nothing on them."""
    from tests.pictures import BareArt

    return BareArt()


@pytest.fixture(scope="module")
def art(request: pytest.FixtureRequest) -> Art:
    """The pictures; a module in which nobody looks at them says BARE, and takes half the time."""
    found: Art = request.getfixturevalue("bare" if getattr(request.module, "BARE", False) else "painted")
    return found


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """One screen for all real windows of a file; its name."""
    from tests.table.screen import screen

    with screen() as name:
        yield name
