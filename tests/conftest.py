"""What every test has: no screen, no sound card, and a player's folder of its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
settings.register_profile("sobremesa", deadline=None, max_examples=150, derandomize=True)
settings.load_profile("sobremesa")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder of this test, not there yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv("SOBREMESA_HOME", str(folder))
    return folder
