"""What was answered before takes less room in a line: by verb, by place, by place in a context."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.action import Action
from game.core.errors import UserError
from game.core.habits import Habits, Usual
from game.core.script import Ask
from game.core.toml_rows import load_rows

GO, PASS = Action("go"), Action("pass")
ASK = Ask(0, "go?", (GO, PASS))
USUAL = """
[prompt."go?"]
verbs = { go = 9, pass = 9 }
[prompt."go?".places]
"2 0" = [9]
"2 1" = [0, 9]
"""


def share(habits: Habits, context: int, place: int) -> float:
    """The part of all values that an option takes."""
    widths = habits.widths(ASK, context)
    return widths[place] / sum(widths)


def read(tmp_path: Path, text: str) -> Usual:
    path = tmp_path / "habits.toml"
    path.write_text(text, encoding="utf-8")
    return load_rows(path, Usual)


def test_what_was_answered_takes_more_values_the_next_time() -> None:
    habits = Habits(Usual())
    before = share(habits, 0, 1)
    habits.note(ASK, 0, 1)
    assert before == pytest.approx(0.5, abs=0.01)
    assert share(habits, 0, 1) > before


def test_an_answer_in_one_context_says_less_about_another() -> None:
    habits = Habits(Usual())
    for _ in range(5):
        habits.note(ASK, 1, 1)
    assert share(habits, 1, 1) > share(habits, 0, 1) > 0.5


def test_what_is_usual_counts_from_the_beginning(tmp_path: Path) -> None:
    habits = Habits(read(tmp_path, USUAL))
    assert share(habits, 0, 0) > 0.7
    assert share(habits, 1, 1) > 0.7


def test_without_what_is_usual_there_are_no_contexts() -> None:
    habits = Habits()
    habits.note(ASK, 1, 1)
    assert habits.widths(ASK, 0) == habits.widths(ASK, 1)


@pytest.mark.parametrize("row", ['"2 0" = [1, 2, 3]', '"two 0" = [1]', '"2" = [1]', '"2 0" = [-1]'])
def test_a_row_that_cannot_be_is_refused_with_its_place(tmp_path: Path, row: str) -> None:
    with pytest.raises(UserError, match=r"habits\.toml: .*prompt\[\.\.\.\]"):
        read(tmp_path, USUAL.replace('"2 0" = [9]', row))
