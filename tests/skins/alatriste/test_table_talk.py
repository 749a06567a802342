"""What moves somebody in Madrid, told by its public events."""

from __future__ import annotations

import pytest

from game.alatriste import events, events_combat
from game.alatriste.tokens import CARD
from game.core.event import Event
from scenes.skins.alatriste.words.table_talk import moments
from scenes.stage.faces import Mood

RULE = "alatriste.8.1"
CLASH = events_combat.Clashed(RULE, (0, 2), ((3,), (5,)), (7, 9), 2, True)


@pytest.mark.parametrize(
    ("event", "seat", "when", "about"),
    [
        (events_combat.Attacked(RULE, 1, CARD[3], 2), 1, "attack", 2),
        (events_combat.Jailed(RULE, 1, "town", "debt"), 1, "jailed", None),
        (events.OfferAnswered(RULE, 1, 0, "accepted"), 1, "bargain", 0),
        (events.OfferAnswered(RULE, 1, 0, "refused"), 1, "refused", 0),
        (events.PromiseSettled(RULE, 1, 3, "peace", False), 3, "betrayed", 1),
    ],
)
def test_whoever_is_moved_speaks_about_whoever_it_is_about(
    event: Event, seat: int, when: str, about: int | None
) -> None:
    first = moments(event)[0]
    assert (first.seat, first.when, first.about) == (seat, when, about)


def test_a_fight_has_a_word_of_whoever_wins_and_one_of_whoever_loses() -> None:
    won, lost = moments(CLASH)
    assert (won.seat, won.mood, won.when, won.about) == (2, Mood.GLAD, "duel_won", 0)
    assert (lost.seat, lost.mood, lost.when, lost.about) == (0, Mood.SORE, "duel_lost", 2)


def test_a_tie_and_a_promise_that_is_kept_move_nobody() -> None:
    assert moments(events_combat.Clashed(RULE, (0, 2), ((3,), (3,)), (7, 7), None, True)) == []
    assert moments(events.PromiseSettled(RULE, 1, 3, "peace", True)) == []
