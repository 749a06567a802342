"""What is remembered of a game of El Capitán Alatriste when an evening is told."""

from __future__ import annotations

import pytest

from game.alatriste.events import AudienceHeld, DiceWon
from game.alatriste.events_combat import Died, Jailed
from game.core.event import Event
from game.core.seat import Seat
from scenes.skins.alatriste.words.memory import memory

SEATS = (Seat(0, "Amaya", "yellow"), Seat(1, "Bruno", "blue"))
POT, BANK = DiceWon("alatriste.5", 0, 24), DiceWon("alatriste.5", -1, 90)
ARRESTS = [Jailed("alatriste.9", seat, "town", "wanted") for seat in (1, 0, 1)]
DEATH = Died("alatriste.8.6", 0, ())


def audience(seat: int, total: int) -> AudienceHeld:
    return AudienceHeld("alatriste.12", seat, (3, 4), total, 30)


@pytest.mark.parametrize(
    ("story", "words"),
    [
        ([BANK, POT], "Amaya took a pot of 24 Ducats."),
        ([POT, *ARRESTS], "Bruno was led to jail 2 times."),
        ([POT, *ARRESTS, DEATH], "Death came for Amaya."),
        ([DEATH, audience(1, 24), audience(0, 28)], "Amaya stood before the Favourite, and fell short by 2."),
        ([audience(0, 28), audience(1, 32)], "Bruno was received by the Favourite, with 2 to spare."),
        ([audience(1, 30)], "Bruno was received by the Favourite; not one less would have done."),
        ([BANK, ARRESTS[1]], ""),
    ],
)
def test_what_was_rarest_in_a_game_is_what_is_remembered(story: list[Event], words: str) -> None:
    assert memory(SEATS, story) == words
