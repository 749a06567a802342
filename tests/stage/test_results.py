"""The evening after a game looks otherwise for those who have lost it."""

from __future__ import annotations

import pytest

from game.core.seat import Seat
from scenes.stage.results import results_picture

AMAYA, BRUNO = Seat(0, "Amaya", "yellow", None), Seat(1, "Bruno", "blue", None)
TEO, LOLA = Seat(2, "Teo", "green", "teo"), Seat(3, "Lola", "white", "lola")


@pytest.mark.parametrize(
    ("seats", "winners", "picture"),
    [
        ((AMAYA, BRUNO, TEO), (1,), "won"),
        ((AMAYA, TEO, LOLA), (2,), "lost"),
        ((AMAYA, TEO, LOLA), (0, 2), "won"),
        ((TEO, LOLA), (2,), "won"),
    ],
)
def test_another_picture_is_shown_where_people_played_and_bots_alone_have_won(
    seats: tuple[Seat, ...], winners: tuple[int, ...], picture: str
) -> None:
    assert results_picture(seats, winners, "won", "lost") == picture
