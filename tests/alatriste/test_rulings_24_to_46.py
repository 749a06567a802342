"""Our rulings 24 to 46: lost turns, waiting attacks, prison, dice, trade and the end."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste import GAME
from game.alatriste.events import (
    AudienceHeld,
    DiceStaked,
    DiceThrown,
    DiceWon,
    DucatsPaid,
    GameEnded,
    TurnedAway,
)
from game.alatriste.events_combat import AttackWaits, Jailed, Shielded
from game.alatriste.state import Alatriste
from game.alatriste.tokens import VOTE
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
    said,
    seat,
    told,
    turn,
)


def test_24_who_loses_turns_to_a_card_can_be_challenged_and_to_a_box_not() -> None:
    state = position(seat("prado"), seat("prado", skip=2), frames=meeting())
    assert asked(state) == "1 challenge"
    state = position(seat("santo_oficio"), seat("santo_oficio", away=1), frames=meeting())
    assert asked(state) == "0 play"


def test_25_a_task_for_the_box_he_stands_on_is_done_at_once_and_the_move_is_free() -> None:
    state = position(
        seat("prado", waits=[("tryst", 1)]), seat("rastro"), frames=turn("waiting_attacks"), faces=()
    )
    assert state.players[0].skip == 0 and asked(state) == "0 play", "the lady costs him this turn"
    state = position(
        seat("carcel_corte", waits=[("summons", 1)], fame=2),
        seat("rastro"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    assert options(pending(state)) == ["move garito", "move escuela_esgrima"]
    assert (state.players[0].fame, state.players[0].ducats) == (1, 8)


@pytest.mark.parametrize(
    "status",
    [{"away": 1}, {"prison": "town"}, {"refuge": True, "wanted": 2}, {"wounded": 1, "vigour": 0}, {"at": ""}],
)
def test_26_attacks_of_now_wait_for_who_is_absent(status: dict[str, Any]) -> None:
    victim = {**seat("rastro", fame=9, cards="paje"), **status}
    state = position(seat("prado", hand="libel"), victim, frames=playing())
    do(state, "attack libel 1")
    assert told(state, AttackWaits) and state.players[1].fame == 9


def test_26_a_postponed_attack_strikes_when_he_is_back() -> None:
    state = position(
        seat("rastro", waits=[("libel", 1)], fame=9),
        seat("prado"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    assert state.players[0].fame == 6 and asked(state) == "0 move"


def test_27_an_enemy_is_placed_only_when_the_old_one_is_discarded_which_is_free() -> None:
    state = position(seat("prado", hand="pacheco", cards="quevedo"), seat("rastro"), frames=playing())
    assert "place pacheco" not in options(pending(state))
    do(state, "discard", "discard quevedo", "place pacheco")
    assert keys(state.players[0].board) == ["pacheco"] and keys(state.discard) == ["quevedo"]


def test_28_the_attack_is_discarded_and_the_friend_stays() -> None:
    state = position(seat("prado", hand="libel"), seat("rastro", cards="quevedo"), frames=playing())
    do(state, "attack libel 1")
    assert keys(state.discard) == ["libel"] and keys(state.players[1].board) == ["quevedo"]


def test_29_fame_never_falls_below_nothing() -> None:
    state = position(
        seat("prado", hand="libel"), seat("rastro", fame=1, cards="loaded_dice"), frames=playing()
    )
    do(state, "attack libel 1")
    assert state.players[1].fame == 0 and state.players[1].fame_total == 0


def test_30_who_loses_his_transport_in_an_upper_zone_must_leave_it() -> None:
    state = position(
        seat("prado", hand="embargo"),
        seat("descalzas", fame=20, cards="horse"),
        active=0,
        frames=playing(),
        faces=(2,),
    )
    do(state, "attack embargo 1", "lose horse", "stop", "stop")
    assert options(pending(state)) == ["move siete_chimeneas"]


@pytest.mark.parametrize(("which", "bail", "least", "turns"), [("town", 3, 5, 3), ("court", 6, 6, 4)])
def test_31_bail_a_good_die_or_the_served_turns_open_a_prison(
    which: str, bail: int, least: int, turns: int
) -> None:
    box = "carcel_villa" if which == "town" else "carcel_corte"
    cell = {"prison": which}
    state = position(seat(box, **cell), seat("rastro"), frames=turn("serve"), faces=(1,))
    assert options(pending(state)) == ["bail", "roll"]
    do(state, "bail")
    assert state.players[0].ducats == 10 - bail and asked(state) == "0 move", "and goes on this turn"
    state = position(
        seat(box, ducats=bail - 1, **cell), seat("rastro"), frames=turn("serve"), faces=(least, 1)
    )
    assert options(pending(state)) == ["roll"]
    do(state, "roll")
    assert asked(state) == "0 move"
    state = position(seat(box, **cell), seat("rastro"), frames=turn("serve"), faces=(least - 1,))
    do(state, "roll")
    assert asked(state) == "0 play" and state.players[0].prison == which
    state = position(seat(box, served=turns, **cell), seat("rastro"), frames=turn("serve"), faces=(1,))
    assert asked(state) == "0 move" and not state.players[0].prison


def test_31_a_writ_opens_it_at_once_and_tasks_bind_only_from_the_next_turn() -> None:
    state = position(
        seat("carcel_villa", prison="town", hand="royal_writ", waits=[("levy", 1)]),
        seat("rastro"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    assert options(pending(state)) == ["bail", "help royal_writ", "roll"]
    do(state, "help royal_writ")
    assert options(pending(state)) == ["move puerta_guadalajara", "move losas_palacio"]


def test_32_with_fewer_than_five_ducats_one_is_turned_away_and_loses_nothing() -> None:
    state = position(seat("garito", ducats=4), seat("rastro"), frames=landing("garito"))
    assert state.players[0].ducats == 4 and not told(state, DiceStaked)


def test_33_ties_at_dice_roll_again_the_bank_included() -> None:
    state = position(
        seat("garito"),
        seat("rastro", ducats=6),
        frames=landing("garito"),
        faces=(5, 5, 1, 1, 4, 6, 1, 2, 6, 6),
    )
    do(state, "bet 6", "join")
    assert [event.seats for event in told(state, DiceThrown)] == [(0, 1, -1), (0, -1)]
    assert told(state, DiceWon)[0].seat == -1
    assert [player.ducats for player in state.players] == [4, 0]


def test_34_who_is_short_pays_all_goes_to_jail_and_the_rest_is_forgiven() -> None:
    state = position(
        seat("san_gines", ducats=1, fame=3), seat("rastro", vigour=5), frames=landing("san_gines")
    )
    assert state.players[0].ducats == 0 and told(state, DucatsPaid)[0].short == 1
    assert told(state, Jailed)[0].why == "debt" and state.players[0].prison == "town"
    assert (state.players[0].fame, state.players[1].vigour) == (3, 5), "and the church does no more"


def test_35_every_living_seat_may_trade_in_two_windows_a_turn() -> None:
    state = position(
        seat("prado"),
        seat("carcel_villa", prison="town"),
        seat("", dead=True),
        trading=True,
        frames=turn("opening_cards"),
        faces=(1,),
    )
    assert asked(state) == "1 window" and options(pending(state)) == ["offer", "pass"]
    do(state, "pass")
    assert "offer" in options(pending(state))
    do(state, "stop")
    assert asked(state) == "0 move"
    do(state, "move hospital_general")
    assert asked(state) == "1 window"


def agreed(*scores: tuple[int, int]) -> Alatriste:
    """Everybody has agreed to end the game; Fame and Ducats of each seat."""
    state = position(
        *[seat("prado" if not n else "rastro", fame=f, ducats=d) for n, (f, d) in enumerate(scores)],
        frames=playing(),
    )
    do(state, "propose_end", *["agree"] * (len(scores) - 1))
    return state


def test_36_all_must_agree_to_an_early_end_and_half_ducats_count() -> None:
    state = agreed((10, 5), (12, 2), (12, 0))
    assert told(state, GameEnded)[0].why == "agreement"
    assert told(state, GameEnded)[0].scores == (12.5, 13.0, 12.0)
    assert [row.place for row in GAME.standings(state)] == [2, 1, 3]
    state = position(*[seat("prado"), seat("rastro"), seat("rastro")], frames=playing())
    do(state, "propose_end", "refuse")
    assert asked(state) == "0 play" and "propose_end" not in options(pending(state)), "once a turn"


def test_36_a_tie_goes_to_the_higher_fame_and_is_shared_beyond() -> None:
    assert [row.place for row in GAME.standings(agreed((10, 4), (11, 2)))] == [2, 1]
    assert [row.payoff for row in GAME.standings(agreed((10, 4), (10, 4)))] == [0.5, 0.5]


def bots_may(state: Alatriste) -> list[str]:
    """What the question on the table offers to bots."""
    ask = pending(state)
    assert ask is not None
    return [said(option) for option in ask.for_bots]


def test_36_no_bot_proposes_an_early_end() -> None:
    state = position(seat("prado", fame=9), seat("rastro"), frames=playing(), round=60)
    assert "propose_end" in options(pending(state)) and "propose_end" not in bots_may(state)


@pytest.mark.parametrize(("fame", "round", "agrees"), [(5, 3, False), (9, 3, True), (5, 46, True)])
def test_36_bots_agree_where_they_lead_or_after_round_45(fame: int, round: int, agrees: bool) -> None:
    state = position(seat("prado", fame=9), seat("rastro", fame=fame), frames=playing(), round=round)
    do(state, "propose_end")
    assert options(pending(state)) == ["refuse", "agree"]
    assert ("agree" in bots_may(state)) == agrees


def test_36_bots_agree_if_they_have_given_their_word() -> None:
    state = position(seat("prado", fame=9), seat("rastro"), frames=playing())
    state.promises.append((1, 0, VOTE, -1, 2))
    do(state, "propose_end")
    assert "agree" in bots_may(state)


def test_37_only_the_target_may_counter() -> None:
    state = position(
        seat("prado", hand="libel"),
        seat("rastro", fame=5),
        seat("cebada", hand="parry"),
        frames=playing(),
    )
    do(state, "attack libel 1")
    assert asked(state) == "0 play" and state.players[1].fame == 2


def test_38_the_hand_is_counted_only_at_the_end_of_ones_own_turn() -> None:
    state = position(
        seat("prado"),
        seat("rastro", hand="levy vow tryst summons horse"),
        active=0,
        frames=playing(),
        faces=(1,),
    )
    do(state, "stop")
    assert len(state.players[1].hand) == 5
    do(state, "stop", "move embarcado")
    assert asked(state) == "1 play"
    do(state, "stop")
    assert asked(state) == "1 hand"
    do(state, "discard vow", "discard levy")
    assert keys(state.players[1].hand) == ["horse", "summons", "tryst"]


def test_39_below_thirty_fame_a_safe_conduct_only_leads_to_the_door() -> None:
    state = position(
        seat("caballerizas", fame=20, cards="horse", zone=1),
        seat("rastro"),
        frames=turn("outing"),
        faces=(4,),
    )
    do(state, "move el_valido")
    assert told(state, TurnedAway) and not told(state, AudienceHeld)


def test_40_a_wanted_man_is_brought_to_a_contest_and_then_caught() -> None:
    state = position(
        seat("plaza_mayor"),
        seat("rastro", wanted=2),
        frames=landing("plaza_mayor"),
        faces=(5, 1, 1, 6, 6),
        draws=["levy"],
    )
    assert state.players[1].fame == 3 and state.players[1].prison == "court"
    assert state.players[1].wanted == 0 and box_of(state, 1) == "carcel_corte"


def test_41_a_combat_may_be_begun_without_any_fame() -> None:
    state = position(seat("rastro"), seat("rastro"), frames=meeting(), patrol="rastro", faces=(1,))
    do(state, "pass", "combat 1")
    assert state.players[0].fame == 0 and state.players[0].prison == "town"


def test_42_if_both_are_weak_the_one_attacked_dies() -> None:
    state = position(
        seat("rastro", vigour=1),
        seat("rastro", vigour=2),
        frames=fight(0, 1, False, "rastro"),
        patrol="el_valido",
        faces=(1,),
    )
    assert [player.dead for player in state.players] == [False, True]


def test_43_the_natural_die_counts_for_the_patrol_whatever_the_horse_does() -> None:
    state = position(seat("prado", cards="horse"), seat("rastro"), frames=turn("outing"), faces=(6, 1))
    assert asked(state) == "0 patrol"


def test_44_the_last_round_ends_the_game_and_the_score_decides() -> None:
    state = position(
        seat("prado", fame=3),
        seat("rastro", fame=9),
        cap=3,
        round=3,
        active=1,
        frames=turn("closing_cards", 1),
    )
    do(state, "stop")
    assert asked(state) == "over" and told(state, GameEnded)[0].why == "cap"
    assert [row.place for row in GAME.standings(state)] == [2, 1]


def test_45_a_friend_or_counter_of_later_does_not_lift_a_waiting_card() -> None:
    state = position(
        seat("rastro", waits=[("libel", 1)], fame=9, cards="quevedo", hand="parry"),
        seat("prado"),
        frames=turn("waiting_attacks"),
        faces=(1,),
    )
    assert state.players[0].fame == 6 and not told(state, Shielded)


def test_45_immunity_and_counters_hold_when_the_card_is_played_on_an_absent_man_too() -> None:
    state = position(seat("prado", hand="levy"), seat("flandes", away=1, hand="parry"), frames=playing())
    do(state, "attack levy 1")
    assert asked(state) == "1 counter"


def test_46_whoever_is_present_may_join_the_dice_from_wherever_he_stands() -> None:
    state = position(
        seat("garito"),
        seat("rastro", ducats=5),
        seat("prado"),
        seat("flandes", away=1),
        seat("carcel_villa", prison="town"),
        frames=landing("garito"),
        faces=(1, 1, 6, 6, 2, 2),
    )
    do(state, "bet 6")
    assert asked(state) == "2 join", "neither the poor nor the absent"
    do(state, "join")
    assert [player.ducats for player in state.players[:3]] == [4, 5, 22]


def test_bots_throw_away_nothing_that_lies_before_them_and_never_leave() -> None:
    state = position(seat("prado", cards="veterano"), seat("rastro"), frames=playing())
    assert options(pending(state)) == ["stop", "discard", "propose_end"] and bots_may(state) == ["stop"]
    state = position(seat("", dead=True), seat("rastro"), frames=turn())
    assert options(pending(state)) == ["again", "leave"] and bots_may(state) == ["again"]
