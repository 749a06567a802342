"""Options: what fits one, what is on for single seats, and what a menu offers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.action import action
from game.core.errors import UserError
from game.core.game import Option, resolve_options
from game.core.script import Ask
from tests.pile import PILE

BLIND, MARKED = PILE.meta.options[0], Option("marked", "Marked", "Whose cards are.", 0, (), per_seat=True)
META = replace(PILE.meta, options=(BLIND, MARKED))


def test_an_option_is_one_of_its_choices_and_of_the_same_kind() -> None:
    assert BLIND.fits(True, META.seats) and BLIND.fits(False, META.seats)
    assert not BLIND.fits(1, META.seats) and not BLIND.fits("true", META.seats)


@pytest.mark.parametrize(
    ("value", "fits"), [(0, True), (0b11111, True), (0b100000, False), (-1, False), (True, False)]
)
def test_an_option_for_each_seat_is_a_sum_over_the_seats_there_can_be(value: int, fits: bool) -> None:
    assert MARKED.fits(value, META.seats) == fits


def test_options_settle_with_their_defaults() -> None:
    assert resolve_options(META, {}) == {"blind": False, "marked": 0}
    assert resolve_options(META, {"marked": 0b101}) == {"blind": False, "marked": 0b101}
    with pytest.raises(UserError, match=r"Option 'marked' cannot be '32'; it can be a sum of 2\*\*seat"):
        resolve_options(META, {"marked": 32})


def test_the_menu_offers_all_seats_unless_it_has_its_own() -> None:
    assert META.offered == META.seats
    assert replace(META, menu=range(3, 5)).offered == range(3, 5)


def test_a_game_without_a_suggestion_suggests_nothing() -> None:
    assert META.suggest(4) == {}


def test_the_last_options_may_be_for_people_alone() -> None:
    options = (action("go"), action("pass"), action("propose"))
    assert Ask(0, "pile.go", options).for_bots == options
    assert Ask(0, "pile.go", options, human_only=1).for_bots == options[:2]
