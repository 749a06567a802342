"""The chance to take a trick: counted over imagined rounds, a few at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.rng import Rng
from game.toruro import GAME
from game.toruro.odds import Chance, chance, had_gone, has_hands, pots_taken
from game.toruro.state import Toruro
from game.toruro.view import Play
from tests.toruro.table import cards, contest, dealt, do, play


def share(state: Toruro, seat: int, rolls: int = 300) -> float:
    return chance(GAME.view(state, seat), Rng(1), rolls).share


def test_with_the_ace_of_trumps_a_trick_is_certain() -> None:
    assert share(dealt(("1c 2o 4o", "", "", ""), "5c"), 0) == 1.0


def test_a_good_hand_is_likelier_to_take_a_trick_than_a_bad_one() -> None:
    good, bad = dealt(("3c 12c 4o", "", "", ""), "5c"), dealt(("2c 2o 4o", "", "", ""), "5c")
    assert share(good, 0) > 0.9
    assert share(bad, 0) < 0.6


def test_who_is_sure_to_go_alone_takes_everything() -> None:
    state = dealt(("2o 4o 2e", "4e 2b 4b", "6o 6e 6b"), "5b", hr5=0b010)
    view = GAME.view(state, 0)
    assert chance(replace(view, goes=(None, False, False), hands=(3, 0, 0)), Rng(1), 20).share == 1.0


def test_it_falls_with_every_seat_that_goes_before() -> None:
    hands = ("12c 2o 4o", "3c 2e 4e", "1o 2b 4b", "11c 10c 2c")
    crowd, few = dealt(hands, "5c"), dealt(hands, "5c")
    do(crowd, "0 go", "1 go", "2 go")
    do(few, "0 pass", "1 pass", "2 go")
    assert share(crowd, 3) < share(few, 3)


def test_it_can_be_asked_in_the_exchange_and_between_the_cards_too() -> None:
    state = dealt(("12c 2o 4o", "3c 2e 4e", "1o 2b 4b"), "5c")
    do(state, "0 go", "1 go", "2 go")
    assert 0 < share(state, 0) < 1
    do(state, "0 discard 2o", "done")
    assert 0 < share(state, 0) < 1 and 0 < share(state, 1) < 1
    lost = contest(("1c 1o 1e", "2o 2e 2b", ""), "5c")
    play(lost, "1c 2b", "1o 2o", "1e")
    assert (share(lost, 0), share(lost, 1)) == (1.0, 0.0)


def test_it_does_not_depend_on_what_the_seat_cannot_see() -> None:
    state = dealt(("12c 2o 4o", "3c 2e 4e", "1o 2b 4b"), "5c")
    view = GAME.view(state, 0)
    other = GAME.view(GAME.determinize(view, Rng(9)), 0)
    assert chance(view, Rng(3), 100) == chance(other, Rng(3), 100)


@pytest.mark.parametrize(("ceiling", "last", "cost"), [(0, False, 90), (60, False, 60), (0, True, 0)])
def test_it_tells_what_a_lulo_would_cost_now(ceiling: int, last: bool, cost: int) -> None:
    words: dict[str, Any] = {"pots": (30, 30, 30), "lulo_ceiling": ceiling, "last": last}
    state = dealt(("12c 2o 4o", "3c 2e 4e", "1o 2b 4b"), "5c", **words)
    assert chance(GAME.view(state, 0), Rng(1), 1).cost == cost


def test_counted_in_slices_it_is_the_same_as_at_once() -> None:
    view = GAME.view(dealt(("12c 2o 4o", "3c 2e 4e", "1o 2b 4b"), "5c"), 0)
    rng, total = Rng(7), Chance(0, 0, 0)
    assert total.share == 0.0
    for _ in range(5):
        total += chance(view, rng, 20)
    assert total == chance(view, Rng(7), 100)


def test_who_takes_a_pot_is_counted_from_what_the_whole_table_knows_and_nothing_else() -> None:
    state = dealt(("1c 2o 4o", "3c 2e 4e", "1o 2b 4b"), "5c")
    do(state, "0 pass")
    assert not has_hands(GAME.view(state, 0))
    do(state, "1 go", "2 go", "1 done", "2 done")
    seen = GAME.view(state, 0)
    taken = pots_taken(seen, Rng(3), 60)
    assert has_hands(seen) and [sum(pot) for pot in taken] == [60] * 3 and not any(pot[0] for pot in taken)
    assert taken == pots_taken(GAME.view(state, 2), Rng(3), 60)
    assert taken == pots_taken(GAME.view(GAME.determinize(seen, Rng(9)), 0), Rng(3), 60)


def test_a_hand_that_was_passed_is_played_against_the_cards_that_all_have_shown() -> None:
    state = contest(("", "3c 2e 4e", "12c 2b 4b"), "5c")
    play(state, "3c 12c", "2e 2b")
    seen = GAME.view(state, 0)
    last = tuple(Play(seat, card) for seat in (1, 2) for card in state.hands[seat])
    shown = replace(seen, tricks=(*seen.tricks, last))
    assert had_gone(shown, cards("1c 11c 10c"))[0] == 0, "the ace takes a trick before the 3"
    assert 0 not in had_gone(shown, cards("2o 4o 5o"))
