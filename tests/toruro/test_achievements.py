"""The achievements of Toruro: what earns each of them, and what nearly does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.event import Event, Played
from game.toruro import GAME
from game.toruro.deck import card
from game.toruro.events import (
    Anted,
    Exposed,
    LaidAside,
    LuloCommitted,
    LuloPaid,
    Passed,
    RoundBegan,
    TrickTaken,
    Went,
)
from game.toruro.tokens import CARD, POT, TRICK
from tests.review.achieving import done

ROUND = RoundBegan("toruro.4", 1, 0, False)


def did(id: str, *events: Event, points: Sequence[int] = (0, 0, 0)) -> bool:
    """Seat 0 of three did that in those events."""
    return done(GAME, id, events, points=points)


def exposed(code: str, stand_in: str = "") -> Exposed:
    """That card is turned up."""
    return Exposed("toruro.2.2", CARD[card(code)], CARD[card(stand_in)] if stand_in else None)


def taken(trick: int, code: str = "5o", seat: int = 0, chips: int = 3) -> TrickTaken:
    """A seat takes a trick, counted from 0, with a card."""
    return TrickTaken("toruro.5.7", TRICK[trick], seat, CARD[card(code)], POT[trick], chips)


def lulo(seat: int) -> LuloCommitted:
    """A seat commits a lulo."""
    return LuloCommitted("toruro.4.9", seat, 1, None, 0, True, False)


def aside(count: int) -> LaidAside:
    """Seat 0 exchanges so many cards."""
    return LaidAside("toruro.4.6", 0, count)


def test_head_belly_and_tail_are_won_in_one_round() -> None:
    assert did("head_belly_and_tail", ROUND, taken(0), taken(1), taken(2))
    assert not did("head_belly_and_tail", ROUND, taken(0), taken(1), ROUND, taken(2))
    assert not did("head_belly_and_tail", ROUND, taken(0), taken(1), taken(2, seat=1))


def test_a_trick_is_taken_with_the_worst_card_there_is() -> None:
    assert did("worst_card", ROUND, taken(2, "2c"))
    assert not did("worst_card", ROUND, taken(2, "4c"), taken(1, "2c", seat=1))


def test_the_understudy_is_the_seven_that_stands_in() -> None:
    assert did("understudy", ROUND, exposed("12c", "7c"), taken(0, "7c"))
    assert not did("understudy", ROUND, exposed("6c"), taken(0, "7c"))


@pytest.mark.parametrize(("id", "why"), [("on_an_ace", "ace"), ("promise_kept", "promise")])
def test_a_plate_is_won_by_somebody_who_had_to_go(id: str, why: str) -> None:
    assert did(id, ROUND, Went("toruro.6", 0, why), taken(1))
    assert not did(id, ROUND, Went("toruro.6", 0, ""), taken(1))
    assert not did(id, ROUND, Went("toruro.6", 0, why), taken(1, seat=1))


def test_three_new_cards_win_two_plates() -> None:
    assert did("three_new_cards", ROUND, aside(3), taken(0), taken(1))
    assert not did("three_new_cards", ROUND, aside(2), taken(0), taken(1))
    assert not did("three_new_cards", ROUND, aside(3), taken(0))


def test_two_plates_are_won_with_the_cards_as_they_were_dealt() -> None:
    assert did("as_dealt", ROUND, aside(0), taken(0), taken(2))
    assert not did("as_dealt", ROUND, aside(1), taken(0), taken(2))


def test_the_three_or_the_king_of_trumps_falls_under_the_ace() -> None:
    lead, king = Played("toruro.5.1", 0, CARD[card("1c")]), Played("toruro.5.6", 1, CARD[card("12c")])
    other = Played("toruro.5.6", 1, CARD[card("12o")])
    assert did("under_the_ace", ROUND, exposed("6c"), lead, king, taken(0, "1c"))
    assert not did("under_the_ace", ROUND, exposed("6c"), lead, other, taken(0, "1c"))
    assert not did("under_the_ace", ROUND, exposed("6c"), king, lead, taken(0, "1c"))


def test_what_was_paid_is_won_back_in_the_same_round() -> None:
    paid = LuloPaid("toruro.4.2", 0, (), 6, (2, 2, 2))
    assert did("own_money", ROUND, paid, taken(0), taken(1))
    assert not did("own_money", ROUND, paid, taken(0), ROUND, taken(1))


def test_a_pass_is_well_done_where_two_others_commit_lulos() -> None:
    passed = Passed("toruro.4.4", 0, 3)
    assert did("well_passed", ROUND, passed, lulo(1), lulo(2))
    assert not did("well_passed", ROUND, passed, lulo(1))
    assert not did("well_passed", ROUND, Went("toruro.4.4", 0), lulo(1), lulo(2))


def test_the_tail_alone_is_enough_where_a_lulo_would_be_dear() -> None:
    others = (taken(0, seat=1, chips=6), taken(1, seat=2, chips=6))
    assert did("tail_is_enough", ROUND, *others, taken(2))
    assert not did("tail_is_enough", ROUND, *others, taken(2, chips=1))
    assert not did("tail_is_enough", ROUND, others[0], taken(1, chips=6), taken(2))


def test_it_was_a_long_way_up_for_a_winner_who_was_poorest_half_way() -> None:
    first = (ROUND, Anted("toruro.4.1", 0, (1, 1, 1)), taken(0, seat=1), ROUND)
    assert did("uphill", *first, points=(9, 4, 0))
    assert not did("uphill", *first, points=(3, 4, 0))
    assert not did("uphill", ROUND, Anted("toruro.4.1", 1, (1, 1, 1)), taken(0), ROUND, points=(9, 4, 0))
