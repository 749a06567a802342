"""What moves somebody at an evening of Toruro, told by its public events."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.event import Event
from game.toruro import events
from game.toruro.deck import card
from game.toruro.tokens import CARD, POT, TRICK, lulo
from scenes.skins.toruro.words.table_talk import RICH, Listening
from scenes.stage.faces import Moment, Mood

ROUND = events.RoundBegan("toruro.3.1", 1, 0, False)
EXPOSED = events.Exposed("toruro.3.4", CARD[card("5c")], None)
LULO = events.LuloCommitted("toruro.4.9", 2, 1, lulo(0), 6, False, False)


def paid(seat: int, serial: int) -> Event:
    return events.LuloPaid("toruro.2.1", seat, (lulo(serial),), 6, (2, 2, 2))


def taken(trick: int, seat: int, chips: int = 5) -> Event:
    return events.TrickTaken("toruro.5.7", TRICK[trick], seat, CARD[0], POT[trick], chips)


def heard(*told: Event) -> list[Moment]:
    """The moments of the last of these events."""
    listening = Listening()
    for event in (ROUND, EXPOSED, *told[:-1]):
        listening.hear(event)
    return listening.hear(told[-1])


def test_whoever_goes_alone_is_glad_and_says_so() -> None:
    assert heard(events.TookAll("toruro.4.3", 1, (3, 3, 3))) == [Moment(1, Mood.GLAD, "alone")]


@pytest.mark.parametrize(("code", "moved"), [("1c", True), ("1o", False), ("12c", False)])
def test_the_ace_of_trumps_is_a_moment_and_no_other_card_is(code: str, moved: bool) -> None:
    played = heard(events.CardPlayed("toruro.4.7", 1, CARD[card(code)]))
    assert played == ([Moment(1, Mood.GLAD, "ace")] if moved else [])


def test_a_lulo_makes_sore_the_third_more_so_and_a_free_one_glad() -> None:
    assert [moment.when for moment in heard(LULO)] == ["lulo"]
    assert [moment.when for moment in heard(replace(LULO, ordinal=3))] == ["third"]
    assert heard(replace(LULO, lulo=None, amount=0, free=True)) == [Moment(2, Mood.GLAD)]


def test_three_pots_of_one_round_are_a_moment_and_two_and_one_are_not() -> None:
    assert heard(taken(0, 1), taken(1, 1), taken(2, 1)) == [Moment(1, Mood.GLAD, "all_pots")]
    assert heard(taken(0, 1), taken(1, 2), taken(2, 1)) == []
    assert heard(taken(0, 1), taken(1, 1), ROUND, taken(2, 1)) == []


def test_whoever_wins_their_first_pot_with_the_last_trick_is_saved_unless_no_lulo_is_owed() -> None:
    (saved,) = heard(taken(0, 1), taken(1, 1), taken(2, 0))
    assert (saved.seat, saved.mood, saved.when) == (0, Mood.GLAD, "saved")
    assert heard(replace(ROUND, last=True), taken(0, 1), taken(1, 1), taken(2, 0)) == []


def test_a_rich_pot_pleases_whoever_takes_it_without_a_word() -> None:
    assert heard(taken(0, 1, RICH)) == [Moment(1, Mood.GLAD)]
    assert heard(taken(0, 1, RICH - 1)) == []


def test_a_trick_that_was_taken_back_and_taken_again_counts_once() -> None:
    assert heard(taken(0, 1), taken(1, 1), taken(1, 1)) == []


def test_whoever_pays_again_hears_it_from_another() -> None:
    assert heard(paid(1, 0)) == heard(paid(1, 0), paid(2, 1)) == []
    (again,) = heard(paid(1, 0), paid(2, 1), paid(1, 2))
    assert (again.seat, again.mood, again.when, again.others) == (1, Mood.SORE, "again", True)


def test_whoever_catches_a_cheat_says_so_and_without_an_accuser_another_does() -> None:
    accused = events.Accused("toruro.7.6", 1, 2, TRICK[0], True)
    found = events.Misplayed("toruro.7.4", 2, TRICK[0], CARD[3], "follow_suit")
    assert heard(accused) == [Moment(1, Mood.GLAD, "caught", 2)]
    assert heard(replace(accused, right=False)) == [Moment(1, Mood.SORE, "", 2)]
    assert heard(accused, found) == [Moment(2, Mood.SORE, "", 2, others=True)]
    assert heard(found) == [Moment(2, Mood.SORE, "caught", 2, others=True)]
