"""One thing leads to another: fights in other turns, deaths in the middle of lists, arrests at feasts."""

from __future__ import annotations

from game.alatriste import GAME
from game.alatriste.events import GameEnded, TurnBegan
from game.alatriste.events_combat import Died, FellWounded, Jailed
from game.core.script import pending
from tests.alatriste.table import (
    asked,
    box_of,
    do,
    fight,
    keys,
    landing,
    meeting,
    options,
    playing,
    position,
    seat,
    told,
    turn,
)


def test_a_riposte_to_a_riposte_turns_the_attack_round_again() -> None:
    state = position(
        seat("prado", hand="cutpurse parry"), seat("rastro", hand="riposte"), seat("cebada"), frames=playing()
    )
    do(state, "attack cutpurse 1", "counter riposte")
    assert asked(state) == "0 counter"
    do(state, "decline")
    assert [player.ducats for player in state.players] == [7, 13, 10]


def test_a_duel_in_anothers_turn_may_end_with_a_surgeon() -> None:
    state = position(
        seat("rastro"),
        seat("rastro", vigour=5, hand="surgeon"),
        frames=meeting(),
        patrol="el_valido",
        faces=(1, 1, 2, 5, 3, 5),
    )
    do(state, "challenge", "accept")
    assert asked(state) == "0 prize" and state.players[1].vigour == 0
    do(state, "nothing")
    assert asked(state) == "1 save"
    do(state, "help surgeon")
    assert state.players[1].vigour == 5 and not told(state, Died)
    assert state.players[0].wanted == 0 and box_of(state, 1) == "huerta_regidor"


def test_a_surgeon_taken_as_the_prize_saves_nobody() -> None:
    state = position(
        seat("rastro"),
        seat("rastro", vigour=5, hand="surgeon"),
        frames=meeting(),
        patrol="el_valido",
        faces=(1, 1, 2, 5, 3, 5),
        draws=["surgeon"],
    )
    do(state, "challenge", "accept", "hand", "keep")
    assert told(state, Died)[0].seat == 1 and state.players[0].wanted == 3


def test_if_both_die_of_a_fight_nobody_is_wanted() -> None:
    state = position(
        seat("rastro", vigour=4),
        seat("rastro", vigour=4),
        seat("prado"),
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1, 2, 6, 2, 5, 4, 6),
    )
    assert [player.dead for player in state.players] == [True, True, False]
    assert [player.wanted for player in state.players] == [0, 0, 0]
    assert asked(state) == "2 play", "the turn of the dead is over"


def test_cards_that_add_vigour_save_from_the_dice_of_a_duel() -> None:
    state = position(
        seat("rastro"),
        seat("rastro", vigour=4, cards="paje"),
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1, 5, 5, 1, 6, 6),
    )
    do(state, "lose paje")
    assert told(state, Died), "the page was lost to the combat before"
    state = position(
        seat("rastro"),
        seat("rastro", vigour=4, cards="paje buff_coat", hand="levy libel"),
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1, 5, 5, 1, 6, 6),
    )
    do(state, "lose levy", "lose libel")
    assert told(state, FellWounded) and state.players[1].wounded == 1 and state.players[0].wanted == 0


def test_whoever_lost_a_combat_and_is_past_help_is_asked_for_no_cards() -> None:
    for saved_by, expected in (("", "0 play"), ("surgeon", "1 loss"), ("buff_coat", "1 loss")):
        hand = f"levy libel {saved_by if saved_by == 'surgeon' else ''}"
        board = f"dagger {saved_by if saved_by == 'buff_coat' else ''}"
        state = position(
            seat("rastro"),
            seat("rastro", vigour=4, hand=hand, cards=board),
            frames=fight(0, 1, False, "rastro"),
            patrol="el_valido",
            faces=(1, 6, 6, 1, 3, 6),
        )
        assert asked(state) == expected
        assert bool(told(state, Died)) == (not saved_by)


def test_a_bullfight_brings_a_wanted_man_to_the_patrol() -> None:
    state = position(
        seat("plaza_mayor", wanted=2),
        seat("flandes", away=1),
        frames=landing("plaza_mayor"),
        patrol="plaza_mayor",
        faces=(5, 3, 3),
    )
    player = state.players[0]
    assert player.fame == 3 and player.prison == "court" and not player.hand
    assert told(state, Jailed)[0].why == "wanted" and asked(state) == "0 play"


def test_two_wanted_men_catch_each_other() -> None:
    state = position(
        seat("puerta_alcala", wanted=1), seat("prado", wanted=3), frames=turn("outing"), faces=(1,)
    )
    do(state, "move prado")
    assert [player.prison for player in state.players] == ["court", "court"]


def test_the_roller_may_bring_the_patrol_upon_himself() -> None:
    state = position(seat("losas_palacio", wanted=2), seat("prado"), frames=turn("outing"), faces=(6, 1))
    do(state, "patrol losas_palacio")
    assert state.players[0].prison == "court" and asked(state) == "0 play"


def test_a_debt_that_lands_one_in_jail_stops_the_task_and_the_box() -> None:
    state = position(
        seat("prado"),
        seat("carcel_corte", waits=[("gaming_debt", 0)], ducats=3),
        active=1,
        frames=turn("waiting_attacks", 1),
        faces=(1,),
    )
    do(state, "move garito")
    assert state.players[1].prison == "town" and state.players[0].ducats == 13
    assert asked(state) == "1 play"


def test_a_purse_and_jewels_save_from_debt_in_the_middle_of_a_box() -> None:
    state = position(
        seat("encarnacion", ducats=0, fame=30, cards="horse jewels", hand="doubloons"),
        seat("prado"),
        frames=landing("encarnacion"),
    )
    assert asked(state) == "0 purse"
    assert options(pending(state)) == ["help doubloons", "sell jewels", "decline"]
    do(state, "sell jewels")
    player = state.players[0]
    assert (player.ducats, player.fame) == (3, 34) and keys(player.hand) == ["doubloons"]


def test_who_declines_to_open_his_purse_goes_to_jail() -> None:
    state = position(
        seat("puerta_alcala", ducats=0, hand="doubloons"), seat("prado"), frames=landing("puerta_alcala")
    )
    do(state, "decline")
    assert state.players[0].prison == "town"


def test_an_ambush_turned_round_kills_its_author_in_his_own_turn() -> None:
    state = position(
        seat("prado", hand="ambush dagger", cards="horse", vigour=2),
        seat("rastro", hand="riposte"),
        frames=turn("opening_cards"),
        faces=(3,),
    )
    do(state, "attack ambush 1", "counter riposte")
    assert state.players[0].dead and asked(state) == "1 play", "his turn is over at once"
    assert keys(state.discard) == ["ambush", "dagger", "horse", "riposte"]


def test_the_dead_begin_again_from_scratch_at_their_next_turn() -> None:
    state = position(seat("", dead=True, vigour=0, fencing=0, ducats=0, first=True), seat("prado"),
                     faces=(2,), draws=["horse", "dagger", "cloak"], frames=turn("restart"))  # fmt: skip
    assert options(pending(state)) == ["again", "leave"]
    do(state, "again", "split 6")
    player = state.players[0]
    assert (player.vigour, player.fame, player.fencing, player.ducats) == (12, 0, 6, 4)
    assert told(state, TurnBegan)[0].first and options(pending(state)) == ["move puerta_sol"]


def test_the_last_one_left_has_won() -> None:
    state = position(seat("", dead=True, vigour=0), seat("prado"), frames=turn("restart"))
    do(state, "leave")
    assert told(state, GameEnded)[0].why == "last" and GAME.standings(state)[1].place == 1


def test_a_fever_at_sea_waits_and_then_takes_the_turn() -> None:
    state = position(
        seat("rastro", waits=[("fever", 1)], vigour=9), seat("prado"), frames=turn("waiting_attacks")
    )
    assert state.players[0].vigour == 7 and state.players[0].skip == 0 and asked(state) == "0 play"


def test_corsairs_may_kill_on_the_way_home() -> None:
    state = position(
        seat("embarcado", away=1, then="embarcado/0/0", vigour=2),
        seat("prado"),
        frames=turn("travel"),
        faces=(1,),
    )
    assert state.players[0].dead and asked(state) == "1 play"


def test_a_writ_shown_in_anothers_turn_opens_the_prison() -> None:
    state = position(
        seat("prado"),
        seat("carcel_villa", prison="town", hand="royal_writ"),
        frames=turn("opening_cards"),
    )
    assert asked(state) == "1 window" and options(pending(state)) == ["help royal_writ", "pass"]
    do(state, "help royal_writ")
    assert state.players[1].present and asked(state) == "0 play"


def test_a_surgeon_puts_the_wounded_on_his_feet_where_he_lies() -> None:
    state = position(
        seat("rastro", vigour=0, wounded=1, cards="paje", hand="surgeon"),
        seat("prado"),
        frames=turn("opening_cards"),
        faces=(1,),
    )
    do(state, "help surgeon", "stop")
    assert asked(state) == "0 move" and box_of(state) == "rastro"


def test_a_refugee_stays_or_goes_out_and_moves_freely() -> None:
    own = seat("san_gines", wanted=2, refuge=True)
    state = position(own, seat("prado"), frames=turn("hide"))
    do(state, "stay")
    assert asked(state) == "0 play" and state.players[0].refuge
    state = position(own, seat("prado"), frames=turn("hide"), faces=(1,))
    do(state, "go_out")
    assert options(pending(state)) == ["move san_felipe", "move plaza_mayor"]


def test_a_challenge_refused_shames_and_the_next_resident_is_asked() -> None:
    state = position(*[seat("rastro", fame=5)] * 3, frames=meeting())
    do(state, "challenge", "refuse")
    assert [player.fame for player in state.players] == [3, 5, 6] and asked(state) == "1 challenge"


def test_whoever_was_there_may_fall_upon_the_newcomer() -> None:
    state = position(
        seat("rastro", cards="horse dagger paje"),
        seat("rastro", fame=2),
        frames=meeting(),
        patrol="el_valido",
        faces=(1, 6, 6, 3, 3),
    )
    do(state, "pass", "pass", "combat 0")
    assert state.players[1].fame == 1 and asked(state) == "0 loss"
    do(state, "lose horse", "lose paje")
    assert keys(state.players[0].board) == ["dagger"]


def test_nobody_fights_in_a_church() -> None:
    state = position(seat("san_gines"), seat("san_gines"), frames=landing("san_gines"))
    assert asked(state) == "0 play"


def test_after_a_contest_nobody_fights_this_turn() -> None:
    state = position(
        seat("plaza_mayor"),
        seat("rastro"),
        frames=landing("plaza_mayor"),
        faces=(5, 6, 6, 1, 1),
        draws=["levy"],
    )
    assert box_of(state, 1) == "plaza_mayor" and asked(state) == "0 play"


def test_pistols_wound_on_a_three_in_combats() -> None:
    state = position(
        seat("rastro", cards="saddle_pistols"),
        seat("rastro", hand="levy vow"),
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1, 6, 6, 3, 4, 2),
    )
    assert state.players[1].vigour == 10 and state.players[0].vigour == 12


def test_a_six_in_a_duel_teaches_winner_and_loser_once() -> None:
    state = position(
        seat("rastro"),
        seat("rastro"),
        frames=fight(0, 1, True, "rastro"),
        patrol="el_valido",
        faces=(1, 6, 6, 6, 3),
    )
    assert [player.fencing for player in state.players] == [6, 6]
