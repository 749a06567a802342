"""A rival's audience is told of while it can be stopped: who, when, how likely, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste.rows import CARDS
from game.alatriste.view import AlatristeView, view
from game.core.seat import Seat
from scenes.skins.alatriste.words import menace
from tests.alatriste.table import playing, position, seat
from tests.skins.alatriste.test_recap import BEGAN, recap

SEATS = (Seat(0, "Amaya", "yellow", None), Seat(1, "Bruno", "blue", "bot"))


def table(hand: str = "", **rival: Any) -> AlatristeView:
    """A table at which Bruno is near the Favourite, as Amaya sees it."""
    rival = {"fame": 31, "cards": "horse", **rival}
    return view(position(seat("prado", hand=hand), seat("caballerizas", **rival), frames=playing()), 0)


def stops(hand: str, **rival: Any) -> set[str]:
    """The cards of a hand that would keep Bruno away."""
    (found,) = menace.menaces(table(hand, **rival))
    return {CARDS[card].key for card in found.stops}


def test_only_who_would_be_received_is_a_menace() -> None:
    assert [one.seat for one in menace.menaces(table())] == [1]
    assert menace.menaces(table(fame=28)) == [] == menace.menaces(table(cards=""))
    assert menace.menaces(table(prison="town")) == []


@pytest.mark.parametrize(
    ("hand", "rival", "found"),
    [
        ("libel informer galleys", {}, {"libel", "informer", "galleys"}),
        ("libel cutpurse surgeon", {"fame": 36}, set()),
        ("denunciation rumour", {"fame": 36}, {"denunciation"}),
        ("rumour", {"fame": 32}, {"rumour"}),
    ],
)
def test_cards_that_cost_a_turn_or_the_fame_stop_an_audience(
    hand: str, rival: dict[str, Any], found: set[str]
) -> None:
    assert stops(hand, **rival) == found


def test_who_when_how_likely_and_what_stops_it_is_told_and_no_card_of_a_hand_that_lies_face_down() -> None:
    near = table("libel")
    (one,) = menace.menaces(near)
    words = menace.told(one, near, SEATS, True, True)
    assert words.startswith(f"**Bruno** may see the Favourite in their next turn, with a die of {one.steps}")
    assert "10 or more on two dice: 17\u00a0%" in words and words.endswith("You can stop it: **Libel**.")
    assert "Libel" not in menace.told(one, near, SEATS, True, False)
    assert "%" not in menace.told(one, near, SEATS, False, True)


def test_a_menace_brings_a_paper_once_and_stands_on_each_paper_that_there_is() -> None:
    paper, near = recap(), table()
    paper.read(near, lambda box: 1)
    paper.hear(BEGAN)
    (row,) = paper.rows(BEGAN)
    assert row.is_verdict and row.pictures == ("face 1", "alatriste/icon_valido")
    paper._warned[0] = {1}
    assert paper.rows(BEGAN) == ()
