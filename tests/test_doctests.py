"""The examples in docstrings are true, and what a reader meets first has one."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from tests.test_architecture import module, sources

MET_FIRST = {
    "game.bots.search": ("Search",),
    "game.bots.think": ("think",),
    "game.core.action": ("parse_action",),
    "game.core.codec": ("encode",),
    "game.core.game": ("Game", "resolve_options"),
    "game.core.record": ("Record",),
    "game.core.rng": ("Rng",),
    "game.core.script": ("advance", "alike", "pending"),
    "game.core.table": ("Table", "Table.view", "replay"),
    "game.estimate": ("shares",),
    "maps.reader": ("board",),
}


def examples(name: str) -> list[doctest.DocTest]:
    """The docstrings of a module that have examples in them."""
    return [test for test in doctest.DocTestFinder().find(import_module(name)) if test.examples]


@pytest.mark.parametrize("name", [module(path) for path in sources() if ">>> " in path.read_text()])
def test_every_example_comes_out_as_it_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    told: list[str] = []
    runner = doctest.DocTestRunner()
    for test in examples(name):
        runner.run(test, out=told.append)
    assert told == []


@pytest.mark.parametrize("name", MET_FIRST)
def test_what_is_met_first_has_an_example(name: str) -> None:
    explained = {test.name for test in examples(name)}
    assert explained >= {f"{name}.{item}" for item in MET_FIRST[name]}
