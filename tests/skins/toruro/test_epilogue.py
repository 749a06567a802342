"""The end of an evening: its sentence, the chips by round, and three moments."""

from __future__ import annotations

from random import Random

import pytest

from game import find
from game.core.event import Event
from game.core.table import Table
from game.toruro import events
from game.toruro.tokens import POT, TRICK
from game.toruro.view import ToruroView
from game.translation import use
from scenes.screenshots.arrange import seats
from scenes.skins.toruro.words.epilogue import _chips, _moments, _sentence
from tests.skins.toruro.conftest import anything

SEATS = seats(find("toruro"), 4, 0)


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def evening(seed: int) -> tuple[ToruroView, list[Event]]:
    """A whole evening of anything that is allowed, as everybody sees it."""
    chance, game = Random(seed), find("toruro")
    table = Table(game, SEATS, seed, {"min_rounds": 8, "cap": 8, "misplay": "honour", "detection": "accuse"})
    story = [*table.events(None)]
    while (ask := table.ask) is not None:
        for action in anything(ask, chance):
            table.play(ask.seat, action)
            story += table.events(None)
    return table.view(None), story


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_curve_begins_with_nothing_and_ends_with_what_everybody_has(seed: int) -> None:
    view, story = evening(seed)
    chips = _chips(view, story)
    assert chips[0] == (0, 0, 0, 0)
    assert chips[-1] == view.net
    assert len(chips) == view.round + 1


def test_an_evening_that_was_gone_on_with_is_told_from_where_it_stood() -> None:
    view, story = evening(2)
    begun = [place for place, event in enumerate(story) if isinstance(event, events.RoundBegan)]
    assert _chips(view, story[begun[3] :]) == _chips(view, story)[3:]


@pytest.mark.parametrize(
    ("chips", "said"),
    [
        ([(0, 0), (2, -2), (4, -4), (6, -6)], "Amaya led almost"),
        ([(0, 0), (-2, 2), (-4, 4), (-1, 1), (-2, 2), (3, -3)], "Amaya came from behind in the very last"),
        ([(0, 0), (-2, 2), (-4, 4), (-1, 1), (1, -1), (3, -3)], "Amaya was last of all after round 3"),
    ],
)
def test_the_sentence_of_an_evening_says_how_it_was_won(chips: list[tuple[int, ...]], said: str) -> None:
    assert _sentence(SEATS, [0], chips, len(chips) - 1).startswith(said)


def test_the_moments_are_the_greatest_of_their_kind_and_a_cheat_comes_first() -> None:
    def taken(trick: int, seat: int, chips: int) -> Event:
        return events.TrickTaken("toruro.5.7", TRICK[trick], seat, TRICK[0], POT[trick], chips)

    story = [
        events.RoundBegan("toruro.3.1", 1, 0, False),
        *(taken(trick, 1, 3) for trick in range(3)),
        events.RoundBegan("toruro.3.1", 2, 0, False),
        taken(0, 2, 12),
        events.LuloCommitted("toruro.4.9", 3, 1, TRICK[0], 6, False, False),
        events.RoundBegan("toruro.3.1", 3, 0, False),
        events.LuloCommitted("toruro.4.9", 0, 1, TRICK[0], 9, False, False),
        events.Accused("toruro.7.6", 0, 2, TRICK[0], True),
    ]
    told = _moments(SEATS, story)
    assert [(one.seat, one.title, one.up) for one in told] == [
        (0, "Round 3: a wrong card", True),
        (1, "Round 1: 9 chips", True),
        (0, "Round 3: a lulo of 9", False),
        (2, "Round 2: 12 chips", True),
    ]
