"""What is remembered of a game of Running with the Bulls when an evening is told."""

from __future__ import annotations

from game.bulls.events import Charged, Trampled
from game.bulls.tokens import RUNNER, RUNNERS_PER_SEAT
from game.core.action import Token, token
from game.core.seat import Seat
from scenes.skins.bulls.words.memory import memory

SEATS = (Seat(0, "Amaya", "yellow"), Seat(1, "Bruno", "blue"))
SQUARE = token("space", 7)
AMAYA, BRUNO = RUNNER[:3], RUNNER[RUNNERS_PER_SEAT : RUNNERS_PER_SEAT + 3]


def charged(*runners: Token) -> Charged:
    return Charged("bulls.7.3", SQUARE, (), (), runners)


def trampled(*runners: Token) -> Trampled:
    return Trampled("bulls.7.3", SQUARE, runners, (3,) * len(runners))


def test_the_charge_that_trampled_most_at_once_is_remembered() -> None:
    story = [charged(*AMAYA), charged(*BRUNO), trampled(*BRUNO[:2]), charged(*AMAYA[:1]), trampled(AMAYA[0])]
    assert memory(SEATS, story) == "One charge trampled 2 Runners of Bruno."
    mixed = [*story, charged(*AMAYA, *BRUNO), trampled(*AMAYA[:2], BRUNO[0])]
    assert memory(SEATS, mixed) == "One charge trampled 3 Runners at once."


def test_an_escape_of_many_is_remembered_where_nobody_fell_beside_another() -> None:
    story = [charged(*AMAYA[:2]), charged(*AMAYA, *BRUNO), trampled(AMAYA[0]), charged(*AMAYA)]
    assert memory(SEATS, story) == "3 Runners were charged at once, and every one of them got away."


def test_a_game_in_which_nothing_was_out_of_the_common_is_remembered_for_its_result() -> None:
    assert memory(SEATS, [charged(AMAYA[0]), trampled(AMAYA[0])]) == ""
