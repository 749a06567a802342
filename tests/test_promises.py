"""The list of what everybody can use: each promise names the tests that hold it, and those are there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LIST = (ROOT / "ACCESSIBILITY.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")
PROMISES = [
    line
    for line in LIST.splitlines()
    if line.startswith("| ") and not line.startswith(("| ---", "| promise"))
]

GUIDELINES = [
    line
    for line in LIST.partition("## Guidelines, line by line")[2].partition("\n## ")[0].splitlines()
    if line.startswith("- ")
]
"""Each is met, not met, or nothing is there to meet."""
KINDS = ("Motor", "Cognitive", "Vision", "Hearing", "Speech", "General")
COUNTS = {
    "Basic": (7, 7, 7, 4, 1, 5),
    "Intermediate": (11, 17, 13, 11, 4, 8),
    "Advanced": (4, 6, 10, 3, 2, 3),
}
"""How many guidelines the public list has of each kind, by their level."""


@cache
def functions(path: str) -> set[str]:
    """The functions of a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_there_are_promises() -> None:
    assert len(PROMISES) > 30


@pytest.mark.parametrize("promise", PROMISES)
def test_every_promise_is_held_by_tests_that_are_there(promise: str) -> None:
    named = NAMED.findall(promise)
    assert named
    assert [f"{path}::{name}" for path, name in named if name not in functions(path)] == []


def test_every_test_that_the_bounds_name_is_there() -> None:
    named = NAMED.findall(LIST.partition("## Bounds")[2])
    assert named
    assert all(name in functions(path) for path, name in named)


@pytest.mark.parametrize("line", GUIDELINES)
def test_every_guideline_names_a_test_that_holds_it_or_says_why_it_is_not_met(line: str) -> None:
    answer, _, what = line.removeprefix("- ").partition(": ")
    assert answer in ("met", "not met", "nothing to meet")
    if answer == "met":
        assert NAMED.search(what)
    else:
        assert len(what.partition("; ")[2]) > 10


@pytest.mark.parametrize("level", COUNTS)
def test_each_level_of_the_guidelines_has_a_line_for_every_one_of_each_kind(level: str) -> None:
    rows = LIST.partition(f"### {level}")[2].partition("\n##")[0]
    _, *parts = re.split(r"^\*\*(\w+)\*\*$", rows, flags=re.MULTILINE)
    found = {kind: text.count("\n- ") for kind, text in zip(parts[::2], parts[1::2], strict=True)}
    assert found == dict(zip(KINDS, COUNTS[level], strict=True))
