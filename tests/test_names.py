"""Names say what they stand for: what answers yes or no reads as a question or an adjective."""

from __future__ import annotations

import ast
import re

import pytest

from tests.test_architecture import module, sources

ASKS = re.compile(r"__|_*(is|has|had|can|could|may|must|needs|does|did|was|were|will|would)_")
ADJECTIVES = {
    *("active", "alive", "busy", "decided", "dirty", "empty", "finished", "focusable", "focused", "fresh"),
    *("frozen", "human", "hurt", "large", "legible", "moving", "over", "present", "private", "ready"),
    *("secret", "shared", "silent", "strict", "waiting", "walkable", "weak", "writable"),
}
"""What is said of the object itself: `seat.human`."""
VERBS = {
    *("allows", "betrays", "contains", "covers", "fits", "halts", "has", "knows", "listens", "plays"),
    *("touches",),
}
"""What the object does to the argument: `option.fits(value)`."""
COMMANDS = {
    *("_drop_notice", "_take", "drag", "fit", "follow", "glide", "go_back", "hear", "lay_out", "note_answer"),
    *("note_event", "part", "replay", "reveal", "scroll_by", "step", "take", "take_away", "take_back"),
    *("touch", "undo", "update"),
}
"""What does something, and returns whether it did: `table.undo()`."""


def unclear(source: str) -> list[str]:
    """The functions and properties that return a bool and whose names do not say so."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and ast.unparse(node.returns) in ("bool", "bool | None")
        and not (ASKS.match(node.name) or node.name in ADJECTIVES | VERBS | COMMANDS)
    ]


def test_what_answers_yes_or_no_reads_as_a_question_or_an_adjective() -> None:
    found = {
        module(path): names
        for path in sources()
        if path.name != "achievements.py"  # they are called by the ids of their rows
        if (names := unclear(path.read_text()))
    }
    assert found == {}


@pytest.mark.parametrize("name", ["won", "worst", "told", "_free"])
def test_an_unclear_name_is_noticed(name: str) -> None:
    assert unclear(f"class A:\n    def {name}(self) -> bool: ...") == [name]


@pytest.mark.parametrize("name", ["is_over", "_has_won", "busy", "fits", "undo"])
def test_a_clear_name_is_let_be(name: str) -> None:
    assert unclear(f"def {name}() -> bool | None: ...") == []
