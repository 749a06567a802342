"""Duties: what whoever plays is bound to is told in a sentence that names the cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.toruro.view import ToruroView, view
from game.translation import use
from scenes.skins.toruro.words.questions import duty_text
from tests.toruro.table import contest, do


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English again, whatever a test spoke."""
    use("en")
    yield
    use("en")


def seen(hands: tuple[str, ...], exposed: str, *plays: str, **words: object) -> ToruroView:
    """What the seat in turn sees after these cards were played."""
    state = contest([*hands, "", ""], exposed, **words)
    do(state, *(f"play {code}" for code in plays))
    return view(state, view(state, None).turn)


def test_who_must_beat_a_trump_is_told_which_cards_are_higher() -> None:
    found = seen(("6c 2e 2b", "11c 4e 4b", "3c 4c 12o"), "2c", "6c", "11c")
    assert duty_text(found) == "You must beat the knight of cups: **only your 3 is higher.**"


def test_a_7_is_told_apart_where_it_stands_in() -> None:
    found = seen(("6c 2e 2b", "11c 4e 4b", "7c 3c 5c"), "12c", "6c", "11c")
    assert duty_text(found) == (
        "You must beat the knight of cups: **your 3 and your 7 (as king) are higher.**"
    )


def test_the_card_to_beat_may_be_a_7_that_stands_in() -> None:
    found = seen(("7c 2e 2b", "3c 4c 4b", "5o 6o 4o"), "12c", "7c")
    assert duty_text(found) == (
        "You must beat the 7 of cups, which stands in for the king of cups: **only your 3 is higher.**"
    )


def test_leaders_are_told_which_trump_must_lead() -> None:
    assert duty_text(seen(("1c 3c 5o", "2e 4e 5e"), "2c")) == (
        "You must lead the ace of trumps in the first trick: your ace."
    )
    assert duty_text(seen(("12c 3c 5o", "2e 4e 5e"), "2c")) == (
        "With the 3 and the king of trumps you must lead one of them: your 3 or your king."
    )


def test_the_second_trick_is_led_by_the_highest_trump() -> None:
    found = seen(("12e 4c 6c", "2e 4e 5e"), "2c", "12e", "2e")
    assert duty_text(found) == "You must lead your highest trump in the second trick: your 6."


def test_followers_are_told_what_was_led() -> None:
    assert duty_text(seen(("12e 4o 6c", "2e 4e 5o"), "2c", "12e")) == (
        "You must follow suit, and swords were led: your 4 or your 2."
    )
    assert duty_text(seen(("12e 4o 6c", "2o 4c 5o"), "2c", "12e")) == (
        "You have no swords, so you must play a trump: your 4."
    )


def test_nothing_is_said_where_every_card_will_do() -> None:
    assert duty_text(seen(("12e 4o 6c", "2o 4b 5o"), "2c", "12e")) == ""
    assert duty_text(seen(("12e 4o 6c", "2o 4b 5o"), "2c")) == ""


def test_a_duty_is_told_in_spanish_too() -> None:
    use("es")
    found = seen(("6c 2e 2b", "11c 4e 4b", "3c 4c 12o"), "2c", "6c", "11c")
    assert duty_text(found) == "Tienes que superar el caballo de copas: **solo tu 3 es mayor.**"
