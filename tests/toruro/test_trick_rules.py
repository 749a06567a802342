"""The duties of whoever leads or follows, and who takes a trick."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.toruro.deck import DECK, card, rank, suit
from game.toruro.trick_rules import DUTIES, forbidden, winner
from tests.toruro.table import cards, codes, legal


def may_play(hand: str, table: str, trick: int, exposed: str, overtrump: bool = False) -> set[str]:
    allowed = legal(cards(hand), cards(table), trick, card(exposed), overtrump)
    return set(codes(sorted(allowed)).split())


def duties(hand: str, table: str, trick: int, exposed: str, overtrump: bool = False) -> dict[str, str]:
    wrong = forbidden(cards(hand), cards(table), trick, card(exposed), overtrump)
    return {codes([card]): duty for card, duty in wrong.items()}


@pytest.mark.parametrize(
    ("exposed", "table", "hand", "allowed"),
    [
        ("3c", "", "7c 12c 5o", "7c 12c"),  # the 7 is the 3
        ("11e", "", "3e 12e 7e", "3e 12e"),
        ("5c", "12o 10c", "4c 11c 1e", "4c 11c"),  # a plain lead that was trumped need not be overtrumped
        ("3o", "7o", "12o 1o 2c", "1o"),  # the 7 is the 3, and only the ace beats it
        ("11c", "12c", "7c 10c", "7c 10c"),  # the 7 is the knight and cannot beat the king
    ],
)
def test_the_worked_examples(exposed: str, table: str, hand: str, allowed: str) -> None:
    assert may_play(hand, table, 1, exposed) == set(allowed.split())


def test_who_leads_the_first_trick_must_play_the_ace_of_trumps() -> None:
    assert may_play("1c 4c 1o", "", 1, "5c") == {"1c"}
    assert duties("1c 4c 1o", "", 1, "5c") == {"4c": "lead_ace", "1o": "lead_ace"}


def test_without_it_the_three_or_the_king_if_both_are_held() -> None:
    assert may_play("3c 12c 1o", "", 1, "5c") == {"3c", "12c"}
    assert duties("3c 12c 1o", "", 1, "5c") == {"1o": "lead_3_king"}
    assert may_play("3c 11c 1o", "", 1, "5c") == {"3c", "11c", "1o"}


def test_in_any_other_case_the_first_lead_is_free() -> None:
    assert may_play("3c 4c 2e", "", 1, "5c") == {"3c", "4c", "2e"}
    assert may_play("1o 3o 12o", "", 1, "5c") == {"1o", "3o", "12o"}


def test_who_leads_the_second_trick_must_play_the_highest_trump() -> None:
    assert may_play("4c 11c", "", 2, "5c") == {"11c"}
    assert duties("4c 1o", "", 2, "5c") == {"1o": "lead_highest_trump"}
    assert may_play("4o 1o", "", 2, "5c") == {"4o", "1o"}


def test_the_seven_that_stands_in_is_the_highest_trump_by_its_new_rank() -> None:
    assert may_play("7c 11c", "", 2, "12c") == {"7c"}


def test_the_last_card_can_always_be_played() -> None:
    for table in ("", "1o", "3c"):
        for trick in (1, 2, 3):
            assert may_play("4e", table, trick, "5c") == {"4e"}


def test_suit_must_be_followed() -> None:
    assert may_play("2o 1c 1e", "12o", 1, "5c") == {"2o"}
    assert duties("2o 1c 1e", "12o", 1, "5c") == {"1c": "follow_suit", "1e": "follow_suit"}
    assert duties("4c 1e", "2c", 2, "5c") == {"1e": "follow_suit"}


def test_in_a_plain_suit_nobody_needs_to_play_high() -> None:
    assert may_play("2o 1o", "12o", 1, "5c") == {"2o", "1o"}


def test_without_the_suit_a_trump_must_be_played() -> None:
    assert may_play("4c 3c 1e", "12o", 1, "5c") == {"4c", "3c"}
    assert duties("4c 1e", "12o", 1, "5c") == {"1e": "must_trump"}


def test_with_neither_any_card_will_do() -> None:
    assert may_play("2e 1e 6b", "12o", 1, "5c") == {"2e", "1e", "6b"}


def test_if_a_trump_was_led_all_that_lie_there_must_be_beaten_if_possible() -> None:
    assert may_play("10c 12c 3c", "6c 11c", 1, "5c") == {"12c", "3c"}
    assert duties("10c 12c 1o", "6c 11c", 1, "5c") == {"10c": "beat_trump", "1o": "follow_suit"}
    assert may_play("4c 10c 1o", "6c 11c", 1, "5c") == {"4c", "10c"}


def test_with_overtrumping_a_plain_lead_that_was_trumped_is_trumped_higher_if_possible() -> None:
    assert may_play("4c 11c 1e", "12o 10c", 1, "5c", overtrump=True) == {"11c"}
    assert duties("4c 11c 1e", "12o 10c", 1, "5c", True) == {"4c": "beat_trump", "1e": "must_trump"}
    assert may_play("4c 6c 1e", "12o 10c", 1, "5c", overtrump=True) == {"4c", "6c"}
    assert may_play("2o 11c", "12o 10c", 1, "5c", overtrump=True) == {"2o"}


@pytest.mark.parametrize(
    ("table", "exposed", "taker"),
    [
        ("4o 12o 1o 3o", "5c", "1o"),
        ("4o 12e 1b", "5c", "4o"),  # nobody follows
        ("1o 2c 3o", "5c", "2c"),  # any trump beats any other card
        ("1o 2c 4c 3o", "5c", "4c"),
        ("7c 3c 11c", "12c", "3c"),
        ("11c 7c 10c", "12c", "7c"),  # the 7 is the king
        ("11c 7c 10c", "6c", "11c"),
    ],
)
def test_the_highest_trump_takes_the_trick_or_the_highest_card_of_the_suit_led(
    table: str, exposed: str, taker: str
) -> None:
    assert codes([cards(table)[winner(cards(table), card(exposed))]]) == taker


def test_hands_and_tables_may_be_any_collection_of_cards() -> None:
    assert legal(tuple(cards("2o 1c")), tuple(cards("12o")), 1, card("5c")) == {card("2o")}
    assert legal(set(cards("2o 1c")), cards("12o"), 1, card("5c")) == {card("2o")}
    assert winner(tuple(cards("12o 1c")), card("5c")) == 1


@st.composite
def positions(draw: st.DrawFn) -> tuple[list[int], list[int], int, int, bool]:
    """Hand, table, trick, exposed card and the house's overtrumping."""
    deck = draw(st.permutations(DECK))
    trick = draw(st.integers(1, 3))
    size = draw(st.integers(0, 7))
    return deck[: 4 - trick], deck[4 : 4 + size], trick, deck[-1], draw(st.booleans())


@given(positions())
def test_something_may_always_be_played_and_all_else_breaks_a_duty(
    position: tuple[list[int], list[int], int, int, bool],
) -> None:
    hand, table, trick, exposed, overtrump = position
    allowed = legal(hand, table, trick, exposed, overtrump)
    wrong = forbidden(hand, table, trick, exposed, overtrump)
    assert allowed and allowed | set(wrong) == set(hand) and not allowed & set(wrong)
    assert set(wrong.values()) <= set(DUTIES)
    if trick == 3:
        assert not wrong


@given(positions())
def test_a_follower_breaks_no_duty_of_a_leader_and_never_needs_what_it_lacks(
    position: tuple[list[int], list[int], int, int, bool],
) -> None:
    hand, table, trick, exposed, overtrump = position
    trumps = {card for card in hand if suit(card) == suit(exposed)}
    wrong = set(forbidden(hand, table, trick, exposed, overtrump).values())
    if not table:
        assert wrong <= {"lead_ace", "lead_3_king", "lead_highest_trump"}
        assert not wrong or trumps
    else:
        assert wrong <= {"follow_suit", "must_trump", "beat_trump"}
        assert "follow_suit" not in wrong or any(suit(card) == suit(table[0]) for card in hand)
        assert "must_trump" not in wrong or trumps


@given(positions())
def test_no_other_card_of_the_trick_is_higher_than_the_one_that_takes_it(
    position: tuple[list[int], list[int], int, int, bool],
) -> None:
    _, table, _, exposed, _ = position
    if not table:
        return
    taker = table[winner(table, exposed)]
    trumps = suit(exposed)
    assert suit(taker) in (trumps, suit(table[0]))
    for other in table:
        if suit(other) == suit(taker) and other != taker:
            assert rank(other, exposed) < rank(taker, exposed)
        assert suit(other) != trumps or suit(taker) == trumps
