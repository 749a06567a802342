"""The whole program in front of somebody who listens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.menus.conftest import stand
from tests.table.conftest import Sit, sit
from tests.voice.listener import Listener

__all__ = ["sit", "stand"]

Listen = Callable[..., Listener]


@pytest.fixture
def listen(sit: Sit) -> Listen:
    """Starts the program at its title, with those settings, and listens to it."""

    def make(**settings: object) -> Listener:
        sitting = sit(**settings)
        listener = Listener(sitting)
        sitting.manager.begin(sitting.app.home())
        listener.wait(1.0)
        return listener

    return make
