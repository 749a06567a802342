"""The stack machine: scripts run in order, ask without changing anything, and run their children first."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.core.action import Action, action
from game.core.script import AGAIN, END, Ask, Frame, Outcome, advance, pending, share

YES, NO = action("yes"), action("no")


@dataclass
class Story:
    """The least that a script can run on: a stack, and what happened."""

    stack: list[Frame]
    told: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Tale(Frame):
    """Tells, asks, and lets a Digression run."""

    times: int = 0


@dataclass(slots=True)
class Digression(Frame):
    """Runs inside a Tale."""

    word: str = ""


def begin(story: Story, frame: Tale, answer: Action | None) -> Outcome:
    story.told.append("begin")
    return None


def ask_twice(story: Story, frame: Tale, answer: Action | None) -> Outcome:
    if frame.times == 2:
        return None
    if answer is None:
        return Ask(0, "more", (YES, NO))
    frame.times += 1
    story.told.append(answer.verb)
    return AGAIN if answer == YES else END


def digress(story: Story, frame: Tale, answer: Action | None) -> Outcome:
    story.told.append("before")
    story.stack.append(Digression(word="aside"))
    return None


def close(story: Story, frame: Tale, answer: Action | None) -> Outcome:
    story.told.append("close")
    return None


def aside(story: Story, frame: Digression, answer: Action | None) -> Outcome:
    story.told.append(frame.word)
    return None


Tale.steps = (begin, ask_twice, digress, close)
Digression.steps = (aside,)


def test_steps_run_in_order_until_one_asks() -> None:
    story = Story([Tale()])
    assert advance(story) == Ask(0, "more", (YES, NO))
    assert story.told == ["begin"]


def test_asking_again_asks_the_same_and_changes_nothing() -> None:
    story = Story([Tale()])
    ask = advance(story)
    assert pending(story) == pending(story) == ask
    assert story == Story([Tale(1)], ["begin"])


def test_again_stays_on_the_step_and_only_the_first_step_gets_the_answer() -> None:
    story = Story([Tale()])
    advance(story)
    assert advance(story, YES) == Ask(0, "more", (YES, NO))
    assert advance(story, YES) is None
    assert story.told == ["begin", "yes", "yes", "before", "aside", "close"]


def test_a_child_runs_to_its_end_before_its_parent_goes_on() -> None:
    story = Story([Tale(2)])
    assert advance(story) is None
    assert story.told == ["before", "aside", "close"]


def test_end_leaves_the_script_early() -> None:
    story = Story([Tale()])
    advance(story)
    assert advance(story, NO) is None
    assert story.told == ["begin", "no"] and story.stack == []


def test_a_story_that_is_over_asks_nothing() -> None:
    assert pending(Story([])) is None and advance(Story([])) is None


def test_pending_is_only_for_states_that_rest_on_a_question() -> None:
    with pytest.raises(AssertionError, match="asks nothing"):
        pending(Story([Digression(word="aside")]))


def test_a_clone_of_a_bookmark_is_turned_independently() -> None:
    frame = Digression(1, "aside")
    copy = frame.clone()
    assert copy == frame and type(copy) is Digression
    copy.pc = 0
    assert frame.pc == 1


def test_a_shared_bookmark_is_turned_for_neither_state_by_the_other() -> None:
    story = Story([Tale()])
    ask = advance(story)
    copy = Story(share(story.stack))
    assert copy.stack == story.stack and pending(copy) == ask
    advance(copy, NO)
    assert copy.stack == [] and pending(story) == ask
    advance(story, YES)
    assert story.stack == [Tale(1, times=1)]
