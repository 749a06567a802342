"""The fourth game keeps the contract of every game, by the tests that the others keep it by."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from game import find
from tests import test_every_game as contract

CLAUSES = [
    clause
    for name, clause in vars(contract).items()
    if name.startswith("test_") and contract.TELLING.mark not in clause.pytestmark
]


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.__name__)
@pytest.mark.parametrize("seed", range(8))
def test_the_contract(clause: Callable[..., None], seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {"game": find("suns"), "seed": seed, "monkeypatch": monkeypatch}
    clause(**{name: given[name] for name in signature(clause).parameters})


def test_every_clause_is_there() -> None:
    assert len(CLAUSES) >= 15
