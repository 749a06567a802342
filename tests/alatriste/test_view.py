"""What a view says of the open question: phase, fight, attack, walks and choices."""

from __future__ import annotations

import pytest

from game.alatriste import GAME
from game.alatriste.ending import standings
from game.alatriste.move_phase import Outing
from game.alatriste.rows import BOX
from game.alatriste.tokens import NOBODY
from game.alatriste.view import FightView
from game.core.script import pending
from tests.alatriste.table import (
    asked,
    do,
    fight,
    landing,
    playing,
    position,
    seat,
    turn,
)  # fmt: skip
from tests.alatriste.walk import walk

AWAY = seat("leganitos")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_walks_and_choices_are_those_of_the_question_and_of_no_other(seats: int, seed: int) -> None:
    met = set()
    for state, ask in walk(seats, seed, cap=12):
        view, prompt = GAME.view(state, None), ask.prompt.partition(".")[2]
        ends = [pick.id for option in ask.options for pick in option.picks]
        if prompt in ("move", "patrol"):
            assert [walk[-1] for walk in view.walks] == ends
            start = view.patrol if prompt == "patrol" else view.players[ask.seat].box
            assert {walk[0] for walk in view.walks} == {start}
        else:
            assert view.walks == ()
        if prompt == "option":
            ducats = view.players[ask.seat].ducats
            assert all(view.choices[number][1] <= ducats for number in ends)
        else:
            assert view.choices == ()
        met.add(prompt)
    assert {"move", "patrol", "option"} <= met


def test_a_card_that_pays_for_a_box_makes_its_choices_free() -> None:
    state = position(seat("escuela_esgrima", cards="pacheco"), AWAY, frames=landing("escuela_esgrima"))
    assert asked(state) == "0 option"
    costs = [cost for _, cost in GAME.view(state, 0).choices]
    assert costs and not any(costs)


def test_a_fight_is_told_while_it_goes_on() -> None:
    here = seat("prado")
    state = position(here, seat("prado", hand="secret_thrust"), frames=fight(1, 0, True, "huerta_regidor"))
    assert asked(state) == "1 thrust"
    assert GAME.view(state, None).fight == FightView(1, 0, duel=True)
    assert GAME.view(position(here, AWAY, frames=playing()), 0).fight is None


def test_an_attack_is_told_with_whoever_plays_it() -> None:
    state = position(seat("prado", hand="libel"), seat("prado", hand="riposte"), frames=playing())
    assert (GAME.view(state, 0).attack, GAME.view(state, 0).attacker) == (None, NOBODY)
    held = state.players[0].hand[0]
    do(state, "attack libel 1")
    assert asked(state) == "1 counter"
    assert (GAME.view(state, 0).attack, GAME.view(state, 0).attacker) == (held, 0)


def test_the_phase_is_that_of_the_turn() -> None:
    helper = seat("prado", hand="surgeon", vigour=9)
    met = Outing([step.__name__ for step in Outing.steps].index("encounter"), box=BOX["prado"])
    phases = {
        "cards": position(helper, AWAY, frames=turn("opening_cards")),
        "delays": position(seat("carcel_villa", prison="town"), AWAY, frames=turn("bail")),
        "walk": position(helper, AWAY, frames=turn("outing"), faces=[2]),
        "encounter": position(seat("prado"), seat("prado"), frames=[*turn("closing_cards"), met]),
        "end": position(helper, AWAY, frames=turn("closing_cards")),
    }
    assert {name: GAME.view(state, 0).phase for name, state in phases.items()} == {
        name: name for name in phases
    }
    assert all(pending(state) is not None for state in phases.values())


@pytest.mark.parametrize("seed", range(1, 5))
def test_rule_11_2_those_who_lead_are_those_who_win_when_the_rounds_run_out(seed: int) -> None:
    for state, _ in walk(4, seed, cap=12):
        led = GAME.view(state, None).leaders
        if not any(player.left for player in state.players):
            assert led == {standing.seat for standing in standings(state) if standing.place == 1}
