"""Rulings 47 to 50: waiting attacks of whoever misses turns, fights at El Valido, justice, and discards."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste import GAME
from game.alatriste.bots.values import falling_upon
from game.alatriste.events_combat import AttackStruck, Died, Jailed
from game.alatriste.odds import odds
from game.alatriste.rows import BOX, CARDS
from game.alatriste.state import Alatriste
from game.core.script import Ask, pending
from tests.alatriste.table import (
    asked,
    box_of,
    do,
    fight,
    keys,
    meeting,
    playing,
    position,
    said,
    seat,
    told,
    turn,
)


def bots_may(ask: Ask | None) -> list[str]:
    assert ask is not None
    return list(map(said, ask.for_bots))


def test_47_all_waiting_attacks_strike_in_order_though_the_first_of_them_costs_the_turn() -> None:
    state = position(
        seat("rastro", waits=[("fever", 1), ("libel", 1)], vigour=9, fame=5),
        seat("prado"),
        frames=turn("waiting_attacks"),
    )
    assert [CARDS[event.card.id].key for event in told(state, AttackStruck)] == ["fever", "libel"]
    assert (state.players[0].vigour, state.players[0].fame) == (7, 2)
    assert state.players[0].skip == 0 and asked(state) == "0 play", "the turn is lost"


def test_47_who_misses_turns_on_the_spot_is_struck_by_what_waits() -> None:
    state = position(
        seat("rastro", waits=[("libel", 1)], fame=5, skip=2), seat("prado"), frames=turn("waiting_attacks")
    )
    assert state.players[0].fame == 2 and state.players[0].skip == 1 and not state.players[0].attacks


def test_47_a_task_elsewhere_waits_while_turns_are_missed_and_binds_afterwards() -> None:
    state = position(
        seat("calle_toledo", waits=[("galleys", 1), ("libel", 1)], fame=5, skip=1),
        seat("prado"),
        frames=turn("waiting_attacks"),
    )
    assert len(state.players[0].attacks) == 2 and state.players[0].fame == 5, "the second waits for the first"
    assert asked(state) == "0 play"


def test_48_duels_and_combats_are_fought_at_el_valido_as_well() -> None:
    noble: dict[str, Any] = {"fame": 31, "cards": "horse"}
    state = position(
        seat("caballerizas", **noble),
        seat("el_valido", **noble),
        frames=turn("outing"),
        faces=(4, 1, 1),
    )
    do(state, "move el_valido")
    assert asked(state) == "1 challenge"


def test_49_the_murderer_is_caught_at_once_where_a_third_one_stands() -> None:
    state = position(
        seat("rastro"),
        seat("rastro", vigour=2),
        seat("rastro"),
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1,),
    )
    assert told(state, Died)[0].seat == 1
    assert told(state, Jailed)[0].why == "wanted" and state.players[0].prison == "court"
    assert state.players[0].wanted == 0 and box_of(state) == "carcel_corte"


def test_49_the_murderer_is_wanted_where_nobody_else_stands() -> None:
    state = position(
        seat("rastro"),
        seat("rastro", vigour=2),
        seat("prado"),
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1,),
    )
    assert state.players[0].wanted == 3 and not told(state, Jailed)


def test_49_duellists_who_come_to_the_garden_meet_the_wanted_there() -> None:
    state = position(
        seat("rastro"),
        seat("rastro"),
        seat("huerta_regidor", wanted=2),
        frames=fight(0, 1, True, "rastro"),
        patrol="el_valido",
        faces=(1, 3, 3, 4, 4),
    )
    assert told(state, Jailed)[0].seat == 2 and state.players[2].prison == "court"


def test_49_a_prisoner_who_is_let_go_meets_the_wanted_who_visit_the_jail() -> None:
    state = position(
        seat("carcel_villa", prison="town"),
        seat("carcel_villa", wanted=2),
        frames=turn("bail"),
        patrol="el_valido",
        faces=(3,),
    )
    do(state, "bail")
    assert state.players[1].prison == "court" and asked(state).startswith("0 move")


def test_49_whoever_comes_to_madrid_meets_the_wanted_at_the_gate() -> None:
    state = position(
        seat("", first=True),
        seat("puerta_alcala", wanted=2),
        frames=turn("begin"),
        faces=(3,),
        patrol="el_valido",
    )
    assert state.players[1].prison == "court" and state.players[0].present


def test_49_whoever_gets_up_from_a_wound_meets_the_wanted_beside_the_bed() -> None:
    state = position(
        seat("hospital_general", wounded=2, vigour=1, cards="veterano"),
        seat("hospital_general", wanted=1),
        frames=turn("rescue"),
        patrol="el_valido",
    )
    assert state.players[0].present and state.players[1].prison == "court"


def test_49_a_church_protects_the_wanted_from_the_company_in_it() -> None:
    state = position(
        seat("san_sebastian", wanted=2, refuge=True),
        seat("prado"),
        seat("san_sebastian"),
        frames=turn("hide"),
        faces=(1,),
        patrol="el_valido",
    )
    do(state, "go_out")
    assert state.players[0].wanted == 2 and not told(state, Jailed)


def own_decisions() -> dict[str, Alatriste]:
    """Questions to a player with a Possession on the board, by their prompts."""
    held = {"cards": "dagger"}
    return {
        "move": position(seat("rastro", **held), seat("prado"), frames=turn("outing"), faces=(2,)),
        "challenge": position(seat("rastro"), seat("rastro", **held), frames=meeting()),
        "bail": position(seat("carcel_villa", prison="town", **held), seat("prado"), frames=turn("bail")),
        "counter": attacked_with_a_parry(),
        "play": position(seat("rastro", **held), seat("prado"), frames=playing()),
    }


def attacked_with_a_parry() -> Alatriste:
    state = position(
        seat("prado", hand="libel"), seat("rastro", hand="parry", cards="dagger"), frames=playing()
    )
    do(state, "attack libel 1")
    return state


@pytest.mark.parametrize("prompt", own_decisions())
def test_50_at_any_own_decision_one_may_discard_what_lies_before_one(prompt: str) -> None:
    state = own_decisions()[prompt]
    before = pending(state)
    assert before is not None and before.prompt == f"alatriste.{prompt}"
    do(state, "discard", "discard dagger")
    assert "dagger" in keys(state.discard) and not state.players[before.seat].board
    after = pending(state)
    assert after is not None and (after.seat, after.prompt) == (before.seat, before.prompt), (
        "it is asked again"
    )
    assert bots_may(after) == bots_may(before) and "discard" not in map(said, after.options)


def test_50_who_thinks_better_of_it_keeps_the_card() -> None:
    state = own_decisions()["move"]
    do(state, "discard", "back")
    assert keys(state.players[0].board) == ["dagger"] and asked(state) == "0 move"


def test_50_a_walk_is_offered_anew_when_the_horse_is_given_away() -> None:
    state = position(seat("rastro", cards="horse"), seat("prado"), frames=turn("outing"), faces=(2,))
    before = bots_may(pending(state))
    do(state, "discard", "discard horse")
    assert set(bots_may(pending(state))) < set(before)


def test_50_no_bot_is_offered_to_discard_its_own() -> None:
    for state in own_decisions().values():
        assert "discard" not in bots_may(pending(state))


def test_50_where_one_answer_is_left_there_is_no_decision() -> None:
    state = position(
        seat("calle_toledo", waits=[("galleys", 1)], cards="dagger"),
        seat("prado"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    ask = pending(state)
    assert ask is not None and list(map(said, ask.options)) == ["move embarcado"]


@pytest.mark.parametrize(("third", "caught"), [("rastro", True), ("prado", False)])
def test_49_the_chances_of_a_murder_say_whether_anybody_would_see_it(third: str, caught: bool) -> None:
    state = position(
        seat("rastro"), seat("rastro", vigour=2), seat(third), frames=meeting(), patrol="el_valido"
    )
    found = odds(GAME.view(state, 0), 0, 1, duel=False, brings=True)
    assert found.dooms and found.caught == caught


def test_49_bots_kill_less_gladly_before_witnesses() -> None:
    def worth(third: str) -> float:
        rivals = seat("rastro"), seat("rastro", vigour=2), seat(third)
        state = position(*rivals, frames=meeting(), patrol="el_valido")
        return falling_upon(state, 0, 1, BOX["rastro"])

    assert worth("rastro") < worth("prado")


def test_49_bots_know_that_a_church_protects_the_wanted_from_whoever_stands_there() -> None:
    def worth(wanted: int) -> float:
        rivals = seat("representantes", wanted=wanted), seat("san_sebastian")
        state = position(*rivals, frames=turn("outing"), faces=(1,), patrol="el_valido")
        ask = pending(state)
        assert ask is not None
        return dict(zip(map(said, ask.options), GAME.action_values(state, ask), strict=True))[
            "move san_sebastian"
        ]

    assert worth(2) > worth(0)
