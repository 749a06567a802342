"""Which card is higher, and the 7 that stands in for the exposed card."""

from __future__ import annotations

import pytest

from game.toruro.deck import CODES, DECK, NO_CARD, card, number, rank, stand_in, suit
from tests.toruro.table import cards


def test_the_deck_has_forty_cards_and_no_doubles() -> None:
    assert len(set(CODES)) == len(CODES) == len(DECK) == 40
    assert {(number(card), suit(card)) for card in DECK} == {
        (n, s) for n in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12) for s in range(4)
    }


def test_a_code_is_the_number_and_the_suit() -> None:
    assert card("1o") == 0
    assert [(number(card(code)), suit(card(code))) for code in ("12c", "7e", "10b")] == [
        (12, 1), (7, 2), (10, 3)
    ]  # fmt: skip
    with pytest.raises(ValueError):
        card("8o")


def test_the_ace_is_highest_then_the_three_and_the_two_is_lowest() -> None:
    falling = cards("1o 3o 12o 11o 10o 7o 6o 5o 4o 2o")
    assert [rank(card, card_of_another_suit) for card in falling] == list(range(9, -1, -1))


card_of_another_suit = card("5c")


@pytest.mark.parametrize("exposed", ["10c", "11c", "12c", "3c", "1c"])
def test_the_seven_of_trumps_stands_in_for_a_sota_or_higher(exposed: str) -> None:
    assert stand_in(card(exposed)) == card("7c")
    assert rank(card("7c"), card(exposed)) == rank(card(exposed), card("5o"))


@pytest.mark.parametrize("exposed", ["2c", "4c", "5c", "6c", "7c"])
def test_it_stands_in_for_nothing_lower(exposed: str) -> None:
    assert stand_in(card(exposed)) == NO_CARD
    assert rank(card("7c"), card(exposed)) == 4


def test_sevens_of_other_suits_never_change() -> None:
    assert {rank(card(code), card("3c")) for code in ("7o", "7e", "7b")} == {4}


def test_no_two_cards_of_a_suit_are_ever_equal_because_the_exposed_card_is_in_no_hand() -> None:
    for exposed in DECK:
        for group in range(4):
            ranks = [rank(card, exposed) for card in DECK if suit(card) == group and card != exposed]
            assert len(set(ranks)) == len(ranks)


def test_nothing_stands_in_before_a_card_is_exposed() -> None:
    assert stand_in(NO_CARD) == NO_CARD
