"""A reason in words: it never claims more for a choice than was found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import GAMES
from game.bots.reasons import OTHERS, Reason, WeighedOption
from game.core.action import action, token
from game.translation import use
from scenes.table.reason_words import Scale, margin, sentences

A, B = action("a"), action("b")
LABELS = {A: "this", B: "that"}


def scale(numbers: str) -> Scale:
    """What a value is worth, in rounds."""
    return Scale(numbers, lambda value: f"{value:.1f} points")


def told(mine: float, other: float, because: str = "", own: bool = True, searched: bool = True) -> list[str]:
    """The sentences after the first one."""
    why = Reason((WeighedOption(A, mine), WeighedOption(B, other)), searched, because)
    return [str(row) for row in sentences(GAMES["bulls"], why, LABELS, scale("story"), own=own)][1:]


@pytest.mark.parametrize(
    ("mine", "other", "because", "words"),
    [
        (0.5, 0.4, "points", ["Next best: that", "What decided: more points."]),
        (0.5, 0.4, OTHERS, ["Next best: that", "What decided: it leaves the others worse off."]),
        (0.5, 0.4, "", ["Next best: that", "No single reason: it comes out a little better."]),
        (0.5, 0.3, "", ["Next best, far behind: that", "No single reason: all in all it is much better."]),
        (0.5, 0.505, "points", ["About as good: that", "What speaks for it: more points."]),
        (0.5, 0.505, "", ["About as good: that"]),
        (0.4, 0.5, "", ["Better, it seems: that", "It seemed good enough."]),
    ],
)
def test_a_choice_is_praised_no_more_than_it_deserves(
    mine: float, other: float, because: str, words: list[str]
) -> None:
    assert told(mine, other, because) == words


def test_a_hint_says_by_how_much_a_choice_is_better_than_to_pick_nothing() -> None:
    use("en")
    pick, other, none = *(action("play", token("card", id)) for id in (1, 2)), action("decline")
    labels = {pick: "this", other: "that", none: "Play nothing"}
    why = Reason((WeighedOption(pick, 1.4), WeighedOption(other, 0.9), WeighedOption(none, 0.3)), False)
    assert margin(why, labels, scale("table")) == ("1.1 points better than: Play nothing",)
    assert margin(why, labels, scale("story")) == ()
    assert margin(replace(why, searched=True), labels, scale("table")) == ()
    assert margin(replace(why, options=why.options[::-1]), labels, scale("table")) == ()


def test_who_looks_on_does_not_say_what_seemed_good_enough_to_another() -> None:
    assert told(0.4, 0.5, own=False) == ["Better, it seems: that"]


def test_by_instinct_what_differs_by_a_third_of_a_point_is_better() -> None:
    assert told(2.0, 2.2, searched=False) == ["About as good: that"]
    assert told(2.0, 2.4, searched=False)[0] == "Better, it seems: that"


@pytest.mark.parametrize(
    ("values", "searched", "bars"),
    [
        ((0.5, 0.25), True, [(0.0, 0.5), (0.0, 0.25)]),
        ((3.0, 1.5), False, [(0.0, 1.0), (0.0, 0.5)]),
        ((1.0, -3.0), False, [(0.0, 1.0), (0.0, 0.6 / 4.6)]),
        ((-1.0, -3.0), False, [(0.0, 2.45 / 3.45), (0.0, 0.45 / 3.45)]),
        ((0.0, 0.0), False, [(0.0, 0.0), (0.0, 0.0)]),
    ],
)
def test_what_options_are_worth_is_drawn_in_one_scale_in_which_what_is_better_is_longer(
    values: tuple[float, float], searched: bool, bars: list[tuple[float, float]]
) -> None:
    why = Reason((WeighedOption(A, values[0]), WeighedOption(B, values[1])), searched)
    drawn = [option.bar for option in scale("table").weighed(why, LABELS)]
    assert [end for pair in drawn for end in pair] == pytest.approx([end for pair in bars for end in pair])
    assert {option.figure for option in scale("story").weighed(why, LABELS)} == {""}, "no number, no bar"
