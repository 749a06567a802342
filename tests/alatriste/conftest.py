"""Dice that a test writes down are there to be rolled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.alatriste.table import Dice


@pytest.fixture(autouse=True)
def all_dice_are_used() -> Iterator[None]:
    """Fails a test that has written down more dice or draws than came."""
    Dice.made.clear()
    yield
    assert [dice.unused for dice in Dice.made if dice.unused] == []
