"""The fourth game is listed by its two lines, and by nothing else."""

from __future__ import annotations

import pytest

from game import GAMES
from scenes.skins import SKINS
from tests.table.conftest import Sit, sit
from tests.voice.conftest import listen

__all__ = ["Sit", "listen", "sit"]


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.data, "suns", "tests.fourth.game")
    monkeypatch.setitem(SKINS, "suns", "tests.fourth")
