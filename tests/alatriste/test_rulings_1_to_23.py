"""Our rulings 1 to 23, where the rulebook is silent or needs reading closely: set-up, moves, fights."""

from __future__ import annotations

from typing import Any

from game.alatriste import GAME
from game.alatriste.events import SplitSealed, SplitShown, StarterChosen, Walked
from game.alatriste.events_combat import Clashed, Wanted
from game.alatriste.madrid import destinations, task_route
from game.alatriste.rows import BOX
from game.alatriste.state import Alatriste
from game.core.script import advance, pending
from tests.alatriste.table import (
    Dice,
    asked,
    box_of,
    do,
    fight,
    keys,
    landing,
    madrid,
    meeting,
    options,
    position,
    seat,
    told,
    turn,
)

DEAL = ["horse", "sedan", "carriage", "dagger", "cloak", "habit", "house", "jewels", "patent"]


def begun(seats: int, *faces: int) -> Alatriste:
    """A new game, split with 4 Fencing each, dealt and begun."""
    dice = Dice(*faces, draws=DEAL[: 3 * seats])
    state = GAME.setup(seats, {"cap": 60, "trading": False}, dice, madrid())
    state.events = []
    advance(state)
    return state


def test_1_the_bank_and_the_shuffling_belong_to_nobody_at_the_table() -> None:
    state = position(seat("cebada"), seat("prado"), frames=landing("cebada"), draws=["horse"], pack="",
                     discard="horse")  # fmt: skip
    assert keys(state.players[0].hand) == ["horse"] and not state.discard


def test_2_the_highest_die_begins_and_play_passes_to_the_right() -> None:
    state = begun(3, 2, 5, 5, 1, 3, 1)
    do(state, *["split 4"] * 3)
    assert told(state, StarterChosen)[0].order == (2, 1, 0), "the tied rolled again"
    assert asked(state) == "2 move"


def test_3_the_points_are_split_at_once_in_secret_and_then_shown() -> None:
    state = begun(2, 6, 1, 1)
    assert options(pending(state)) == [f"split {fencing}" for fencing in range(2, 9)]
    do(state, "split 8")
    assert GAME.view(state, 0).split == 8
    assert GAME.view(state, 1).split == 0 and GAME.view(state, 1).sealed == (True, False)
    assert told(state, SplitSealed) and not told(state, SplitShown)
    do(state, "split 2")
    assert [(player.fencing, player.ducats) for player in state.players] == [(8, 2), (2, 8)]
    assert [player.vigour for player in state.players] == [12, 12]


def test_4_the_first_turn_has_neither_income_nor_opening_cards() -> None:
    state = begun(2, 6, 1, 3)
    do(state, "split 4", "split 4")
    assert asked(state) == "0 move" and options(pending(state)) == ["move san_felipe"]
    assert state.players[0].ducats == 6 and box_of(state) == "puerta_alcala"


def test_5_only_a_natural_six_of_the_movement_die_moves_the_patrol() -> None:
    state = position(seat("prado"), seat("rastro"), frames=turn("outing"), faces=(6, 2))
    assert asked(state) == "0 patrol"
    state = position(seat("prado", cards="horse"), seat("rastro"), frames=turn("outing"), faces=(5,))
    assert asked(state) == "0 move", "a horse makes no six"


def test_6_the_patrol_moves_first_its_whole_die_and_stops_for_no_zone() -> None:
    state = position(seat("prado"), seat("rastro"), frames=turn("outing"), faces=(6, 4))
    ends = ["san_felipe", "encarnacion", "jardin_priora", "manzanares", "de_viaje"]
    assert sorted(options(pending(state))) == sorted(f"patrol {end}" for end in ends)
    do(state, "patrol jardin_priora")
    walked = told(state, Walked)[0]
    assert [BOX["el_valido"] in [step.id for step in walked.path], asked(state)] == [True, "0 move"]


def test_7_nobody_turns_straight_back_and_at_forks_one_may_choose() -> None:
    assert destinations(madrid(), "puerta_guadalajara", 3, 3) == {
        "san_felipe",
        "encarnacion",
        "cuesta_vega",
        "casa_campo",
        "salon_comedias",
    }


def test_8_neither_a_task_nor_el_valido_asks_for_an_exact_count() -> None:
    assert task_route(madrid(), "cebada", "flandes", 6, 1) == {"flandes"}
    assert "el_valido" in destinations(madrid(), "caballerizas", 5, 3)


def test_9_a_task_goes_before_the_way_out_of_a_zone() -> None:
    state = position(
        seat("siete_chimeneas", waits=[("vow", 1)]),
        seat("rastro"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    assert options(pending(state)) == ["move recoletos"]
    state = position(
        seat("rastro", waits=[("vow", 1)], vigour=0, wounded=1, cards="paje"),
        seat("prado"),
        frames=turn("waiting_attacks"),
    )
    assert asked(state) == "0 rescue", "and rescue before a task"


def test_10_being_moved_by_force_is_no_move_and_runs_no_box() -> None:
    state = position(
        seat("plaza_mayor"),
        seat("rastro"),
        frames=landing("plaza_mayor"),
        faces=(5, 6, 6, 1, 1),
        draws=["levy"],
    )
    assert box_of(state, 1) == "plaza_mayor" and not state.players[1].hand
    assert asked(state) == "0 play"


def test_11_residents_are_asked_in_turn_and_there_is_one_fight() -> None:
    state = position(*[seat("rastro")] * 4, frames=meeting(), patrol="el_valido", faces=(1, 6, 6, 3, 3))
    assert asked(state) == "3 challenge"
    do(state, "pass")
    assert asked(state) == "2 challenge"
    do(state, "challenge")
    assert asked(state) == "0 accept"
    do(state, "refuse")
    assert asked(state) == "1 challenge" and state.players[2].fame == 1
    do(state, "pass")
    assert options(pending(state)) == ["combat 3", "combat 2", "combat 1", "pass"]
    do(state, "combat 1")
    assert asked(state) == "0 play"


def test_12_a_tied_fight_is_rolled_again_and_only_the_last_roll_wounds_or_teaches() -> None:
    state = position(
        seat("rastro"),
        seat("rastro"),
        frames=fight(1, 0, True, "rastro"),
        patrol="el_valido",
        faces=(1, 6, 1, 1, 6, 3, 4, 5, 5),
    )
    assert [event.winner for event in told(state, Clashed)] == [None, 0]
    assert [player.fencing for player in state.players] == [5, 5]
    assert [player.vigour for player in state.players] == [12, 12]


def won_duel(**loser: Any) -> Alatriste:
    """Seat 1 has challenged seat 0 and won."""
    return position(
        seat("rastro", **loser),
        seat("rastro"),
        frames=fight(1, 0, True, "rastro"),
        patrol="el_valido",
        faces=(1, 5, 5, 3, 4),
        draws=["libel"] if "hand" in loser else (),
    )


def test_13_the_winner_of_a_duel_takes_nothing_a_random_hand_card_or_a_board_card_he_picks() -> None:
    assert options(pending(won_duel(cards="horse dagger"))) == ["nothing", "take horse", "take dagger"]
    state = position(
        seat("rastro", hand="libel horse", cards="dagger"),
        seat("rastro"),
        frames=fight(1, 0, True, "rastro"),
        patrol="el_valido",
        faces=(1, 5, 5, 3, 4),
        draws=["libel"],
    )
    assert options(pending(state)) == ["nothing", "hand", "take dagger"]
    do(state, "hand")
    assert options(pending(state)) == ["keep", "lay_aside"] and keys(state.players[1].hand) == ["libel"]
    do(state, "lay_aside")
    assert keys(state.discard) == ["libel"] and state.players[1].fame == 1


def test_13_a_loser_without_any_card_loses_a_fame() -> None:
    state = won_duel(fame=4)
    assert [player.fame for player in state.players] == [3, 1] and asked(state) == "0 play"


def test_14_possessions_count_in_duels_and_characters_only_in_combats() -> None:
    one = seat("rastro", fencing=5, cards="toledo_sword veterano")
    two = seat("rastro", fencing=6, cards="saddle_pistols")
    duel = position(one, two, frames=fight(0, 1, True, "rastro"), patrol="el_valido",
                    faces=(1, 3, 4, 6, 2, 6, 6, 3, 4))  # fmt: skip
    first = told(duel, Clashed)[0]
    assert (first.scores, first.winner) == ((14, 14), None), "a tie"
    combat = position(one, two, frames=fight(0, 1, False, "rastro"), patrol="el_valido",
                      faces=(1, 3, 4, 6, 2, 6, 6, 4, 4))  # fmt: skip
    assert told(combat, Clashed)[0].scores == (16, 16)


def test_15_the_patrol_lets_duels_in_the_garden_be_but_not_combats() -> None:
    state = position(
        seat("huerta_regidor"),
        seat("huerta_regidor"),
        frames=fight(1, 0, True, "huerta_regidor"),
        patrol="huerta_regidor",
        faces=(5, 5, 3, 4),
    )
    assert told(state, Clashed)
    state = position(
        seat("huerta_regidor"),
        seat("huerta_regidor"),
        frames=fight(1, 0, False, "huerta_regidor"),
        patrol="huerta_regidor",
        faces=(1,),
    )
    assert not told(state, Clashed) and state.players[0].prison == "town"


def test_16_the_plain_die_stops_the_fight_and_each_is_judged_with_his_own_cards() -> None:
    state = position(
        seat("cuesta_vega", cards="alguacil"),
        seat("cuesta_vega"),
        frames=fight(1, 0, True, "cuesta_vega"),
        faces=(3,),
    )
    assert not told(state, Clashed)
    assert [player.prison for player in state.players] == ["", "town"]
    assert box_of(state) == "cuesta_vega"


def test_17_a_weak_man_dies_only_if_the_fight_goes_ahead() -> None:
    weak, strong = seat("rastro", vigour=3, cards="buff_coat"), seat("rastro")
    state = position(weak, strong, frames=meeting(), patrol="el_valido")
    do(state, "challenge", "refuse", "pass", "pass")
    assert state.players[0].vigour == 3 and state.players[1].wanted == 0, "he refused"
    state = position(weak, strong, frames=fight(1, 0, True, "rastro"), patrol="rastro", faces=(1,))
    assert state.players[0].prison == "town" and state.players[1].wanted == 0, "the Patrol came"
    state = position(weak, strong, frames=fight(1, 0, True, "rastro"), patrol="el_valido", faces=(1,))
    assert state.players[0].dead and state.players[1].wanted == 3, "whatever lies on his board"
    assert asked(state) == "1 play"


def test_17_a_surgeon_played_first_saves_a_weak_man_but_not_his_attacker() -> None:
    state = position(
        seat("rastro", vigour=3, hand="surgeon"),
        seat("rastro"),
        frames=fight(1, 0, False, "rastro"),
        patrol="el_valido",
        faces=(1, 5, 5, 4, 4),
    )
    assert asked(state) == "0 save"
    do(state, "help surgeon")
    assert told(state, Clashed) and state.players[0].vigour == 8
    assert told(state, Wanted)[0].turns == 3 and state.players[1].prison == "court", "his victim stands there"


def test_18_the_fame_of_a_prevented_fight_stays() -> None:
    state = position(
        seat("rastro", fame=5), seat("rastro", fame=5), frames=meeting(), patrol="rastro", faces=(1,)
    )
    do(state, "challenge", "accept")
    assert [player.fame for player in state.players] == [6, 6]
    assert [player.prison for player in state.players] == ["town", "town"]


def test_19_the_chase_lasts_three_own_turns_after_the_deed() -> None:
    seats = seat("rastro", vigour=1), seat("rastro"), seat("prado")
    state = position(*seats, frames=meeting(), patrol="el_valido", faces=(1,))
    do(state, "pass", "pass", "combat 0")
    assert state.players[0].dead and state.players[1].wanted == 3
    for left in (2, 1, 0):
        for who in (2, 1):
            state.players[who].skip = 1
            do(state, "stop", "stop")
        assert state.players[1].wanted == left
        if left == 2:
            do(state, "leave")


def test_20_a_church_is_a_refuge_only_for_whoever_comes_on_his_own_feet() -> None:
    state = position(
        seat("representantes", wanted=3, waits=[("vow", 1)]),
        seat("rastro"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    do(state, "move san_sebastian")
    assert state.players[0].refuge and not state.players[0].present, "a task counts too"
    state = position(
        seat("manzanares", wanted=3, waits=[("levy", 1)]),
        seat("rastro"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    do(state, "move flandes")
    assert state.players[0].wanted == 0 and state.players[0].away == 2


def test_20_a_dispatch_does_not_end_the_chase() -> None:
    state = position(
        seat("cuesta_vega", wanted=3, waits=[("dispatch", 1)]),
        seat("rastro"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    do(state, "move puente_segovia")
    assert state.players[0].wanted == 3 and state.players[0].away == 2


def test_21_the_wounded_is_placed_where_he_recovers_free_of_charge_and_is_not_present() -> None:
    own = seat("el_valido", cards="paje", vigour=0, wounded=1)
    state = position(own, seat("rastro"), frames=turn("rescue"))
    care = ["huerta_regidor", "manzanares", "hospital_latina", "hospital_general"]
    assert options(pending(state)) == [f"go {box}" for box in care]
    do(state, "go huerta_regidor")
    player = state.players[0]
    assert (player.vigour, player.wounded, player.ducats) == (1, 2, 10) and not player.present
    for vigour in (2, 3):
        state.players[1].skip = 1
        do(state, "stop", "stop", "stop", "stop")
        assert state.players[0].vigour == vigour
    assert state.players[0].present and asked(state) == "0 play"


def test_22_with_the_last_lost_turn_come_the_rewards_and_the_card_and_the_next_is_normal() -> None:
    own = seat("de_viaje", away=1, then="de_viaje/0/0", fame=20, cards="horse")
    state = position(own, seat("rastro", skip=1), frames=turn("travel"), draws=["levy"], faces=(2,))
    assert (state.players[0].fame, state.players[0].ducats) == (23, 12) and keys(state.players[0].hand)
    do(state, "stop", "stop", "stop", "stop")
    assert asked(state) == "0 move"


def test_23_the_card_of_a_box_is_drawn_without_asking() -> None:
    state = position(seat("cebada"), seat("rastro"), frames=landing("cebada"), draws=["levy"])
    assert keys(state.players[0].hand) == ["levy"] and asked(state) == "0 play"
