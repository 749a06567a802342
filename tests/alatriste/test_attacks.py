"""Each attack and each help does what it says; attacks wait, are kept away, undone and turned round."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.alatriste.events_combat import AttackStruck, AttackWaits, Countered, Shielded
from game.alatriste.rows import CARD_KINDS, CARDS
from game.alatriste.state import Alatriste
from game.core.script import pending
from tests.alatriste.table import (
    asked,
    box_of,
    do,
    fight,
    keys,
    landing,
    options,
    playing,
    position,
    seat,
    told,
    turn,
)


def attacked(card: str, *answers: str, faces: tuple[int, ...] = (), draws: tuple[str, ...] = (),
             own: str = "", **target: Any) -> Alatriste:  # fmt: skip
    """Seat 0 has played that attack on seat 1, and these answers were given."""
    victim = seat(target.pop("box", "rastro"), **target)
    state = position(seat("prado", hand=f"{card} {own}"), victim, frames=playing(), faces=faces, draws=draws)
    do(state, f"attack {card} 1", *answers)
    return state


def test_the_levy_sends_one_to_flanders() -> None:
    state = position(
        seat("prado"),
        seat("manzanares", waits=[("levy", 0)]),
        active=1,
        frames=turn("waiting_attacks", 1),
        faces=(4,),
    )
    assert options(pending(state)) == ["move flandes"]
    do(state, "move flandes")
    assert state.players[1].away == 2 and not state.players[1].attacks


def test_being_pressed_sends_one_to_sea() -> None:
    state = position(
        seat("prado"),
        seat("calle_toledo", waits=[("galleys", 0)]),
        active=1,
        frames=turn("waiting_attacks", 1),
        faces=(1,),
    )
    do(state, "move embarcado")
    assert state.players[1].away == 2


def reached(card: str, start: str, box: str, **more: Any) -> Alatriste:
    """Seat 1 has gone to the box of that task, one step from where it stood."""
    answers = more.pop("answers", ())
    state = position(
        seat("lavapies"),
        seat(start, waits=[(card, 0)], **more),
        active=1,
        frames=turn("waiting_attacks", 1),
        faces=(1,),
    )
    do(state, f"move {box}", *answers)
    return state


def test_a_gaming_debt_is_paid_in_the_den_to_whoever_played_it() -> None:
    state = reached("gaming_debt", "carcel_corte", "garito", ducats=4)
    assert (state.players[0].ducats, state.players[1].ducats) == (14, 0)
    assert asked(state) == "1 play", "with nothing left the den turns him away"


def test_a_summons_costs_two_ducats_and_a_fame_at_the_court_jail() -> None:
    state = reached("summons", "garito", "carcel_corte", fame=3, answers=("decline",))
    assert (state.players[1].ducats, state.players[1].fame) == (7, 2), "and a Ducat for the turnkey"


def test_a_forgotten_vow_costs_two_ducats_at_san_sebastian() -> None:
    state = reached("vow", "representantes", "san_sebastian")
    assert (state.players[1].ducats, state.players[1].fame) == (6, 1), "and the alms of the church"


def test_the_veiled_lady_does_not_come() -> None:
    state = reached("tryst", "hospital_general", "prado", answers=("decline",))
    assert state.players[1].skip == 1 and state.players[1].present


def test_an_urgent_dispatch_pays_two_ducats_and_costs_two_turns() -> None:
    state = reached("dispatch", "cuesta_vega", "puente_segovia")
    assert (state.players[1].away, state.players[1].ducats) == (2, 12)
    assert asked(state) == "1 play", "the bridge does nothing to whoever has left"


def test_a_libel_costs_three_fame() -> None:
    assert attacked("libel", fame=5).players[1].fame == 2
    assert attacked("libel", fame=1).players[1].fame == 0


def test_a_cutpurse_takes_three_ducats_for_whoever_sent_him() -> None:
    assert [player.ducats for player in attacked("cutpurse").players] == [13, 7]
    assert [player.ducats for player in attacked("cutpurse", ducats=2).players] == [12, 0]


@pytest.mark.parametrize(
    ("face", "cards", "vigour", "fame"),
    [(2, "", 8, 0), (2, "dagger", 10, 0), (5, "", 10, 0), (5, "dagger", 12, 1), (6, "", 12, 1)],
)
def test_an_ambush_wounds_or_honours(face: int, cards: str, vigour: int, fame: int) -> None:
    victim = attacked("ambush", faces=(face,), cards=cards).players[1]
    assert (victim.vigour, victim.fame) == (vigour, fame)


def test_a_fever_costs_two_vigour_and_a_turn() -> None:
    victim = attacked("fever").players[1]
    assert (victim.vigour, victim.skip) == (10, 1)


def test_a_friends_betrayal_costs_the_character_that_the_attacker_picks() -> None:
    state = attacked("betrayal", cards="lope horse paje")
    assert asked(state) == "0 hurt" and options(pending(state)) == ["lose lope", "lose paje"]
    do(state, "lose lope")
    assert keys(state.players[1].board) == ["horse", "paje"]


def test_a_seizure_costs_a_possession_that_the_owner_picks() -> None:
    state = attacked("embargo", cards="lope horse dagger")
    assert asked(state) == "1 loss" and options(pending(state)) == ["lose horse", "lose dagger"]


def test_the_sumptuary_law_costs_four_ducats_or_a_transport() -> None:
    state = attacked("sumptuary", cards="horse dagger")
    assert options(pending(state)) == ["choose 0", "choose 1"], "there is no way to decline"
    do(state, "choose 0")
    assert state.players[1].ducats == 6
    state = attacked("sumptuary", "choose 1", cards="horse dagger", ducats=3)
    assert options(pending(state)) == ["lose horse"]


def test_the_sumptuary_law_needs_a_transport() -> None:
    state = position(seat("prado", hand="sumptuary"), seat("rastro"), frames=playing())
    assert options(pending(state)) == ["stop", "propose_end"]


def test_an_informer_sends_one_to_the_town_jail() -> None:
    state = attacked("informer")
    assert state.players[1].prison == "town" and box_of(state, 1) == "carcel_villa"


def test_stolen_letters_take_a_card_at_random() -> None:
    state = attacked("letters", hand="horse dagger", draws=("dagger",))
    assert keys(state.players[0].hand) == ["dagger"] and keys(state.players[1].hand) == ["horse"]


def test_a_denunciation_costs_four_fame_and_a_turn() -> None:
    victim = attacked("denunciation", fame=6).players[1]
    assert (victim.fame, victim.skip) == (2, 1)


def test_a_rumour_costs_four_fame_from_fifteen_on() -> None:
    assert attacked("rumour", fame=15).players[1].fame == 11
    assert attacked("rumour", fame=12, cards="habit").players[1].fame == 8, "cards count"
    assert attacked("rumour", fame=14).players[1].fame == 14


def test_a_royal_writ_opens_the_prison_or_ends_the_chase() -> None:
    state = position(seat("carcel_villa", hand="royal_writ", prison="town"), seat("rastro"), frames=playing())
    do(state, "help royal_writ")
    assert state.players[0].present
    state = position(seat("prado", hand="royal_writ", wanted=2), seat("rastro"), frames=playing())
    do(state, "help royal_writ")
    assert state.players[0].wanted == 0


def test_a_parry_undoes_an_attack() -> None:
    state = attacked("libel", hand="parry", fame=5)
    assert asked(state) == "1 counter"
    do(state, "counter parry")
    assert state.players[1].fame == 5 and keys(state.discard) == ["libel", "parry"]


def test_a_riposte_lets_it_fall_on_its_author() -> None:
    state = attacked("cutpurse", "counter riposte", hand="riposte")
    assert [player.ducats for player in state.players] == [7, 13]
    assert told(state, Countered)[0].reflected


def test_a_surgeon_gives_five_vigour() -> None:
    state = position(seat("prado", hand="surgeon", vigour=4), seat("rastro"), frames=playing())
    do(state, "help surgeon")
    assert state.players[0].vigour == 9


def test_a_purse_of_doubloons_holds_six() -> None:
    state = position(seat("prado", hand="doubloons"), seat("rastro"), frames=playing())
    do(state, "help doubloons")
    assert state.players[0].ducats == 16


def test_the_secret_thrust_adds_three_before_the_dice() -> None:
    state = position(
        seat("rastro", hand="secret_thrust"),
        seat("rastro", hand="dagger"),
        frames=fight(0, 1, False, "rastro"),
        faces=(1, 3, 4, 5, 4),
        patrol="el_valido",
    )
    assert asked(state) == "0 thrust"
    do(state, "help secret_thrust")
    assert asked(state) == "1 loss", "7 and 3 and 5 beat 9 and 5"


def test_a_safe_conduct_opens_the_next_zone_this_turn() -> None:
    state = position(
        seat("prado", hand="safe_conduct"), seat("rastro"), frames=turn("opening_cards"), faces=(4,)
    )
    do(state, "help safe_conduct")
    assert state.players[0].level == 2
    do(state, "stop")
    assert "move siete_chimeneas" in options(pending(state))


def test_a_letter_of_recommendation_brings_fame_and_opens_ears() -> None:
    state = position(
        seat("el_valido", hand="recommendation", fame=28, cards="horse"),
        seat("rastro"),
        frames=playing(),
    )
    do(state, "help recommendation")
    assert (state.players[0].fame, state.players[0].audience) == (30, 2)
    state = position(
        seat("el_valido", fame=30, cards="horse", audience=2),
        seat("rastro"),
        frames=landing("el_valido"),
        faces=(4, 4),
    )
    assert asked(state) == "over"


def test_a_task_waits_in_the_attack_zone() -> None:
    state = attacked("levy")
    assert told(state, AttackWaits) and [CARDS[card].key for card, _ in state.players[1].attacks] == ["levy"]
    assert [author for _, author in state.players[1].attacks] == [0]


def test_no_more_than_three_attacks_wait() -> None:
    waits = [("levy", 0), ("vow", 0), ("tryst", 0)]
    state = position(seat("prado", hand="summons libel"), seat("rastro", waits=waits), frames=playing())
    assert options(pending(state)) == ["attack libel 1", "stop", "propose_end"], "what strikes at once may"


def test_tasks_are_done_in_the_order_of_play() -> None:
    state = position(
        seat("lavapies"),
        seat("hospital_general", waits=[("vow", 0), ("tryst", 0)]),
        active=1,
        frames=turn("waiting_attacks", 1),
        faces=(2,),
    )
    assert options(pending(state)) == ["move san_sebastian"]


def test_an_attack_whose_need_is_gone_is_void() -> None:
    state = position(
        seat("prado"),
        seat("rastro", waits=[("sumptuary", 0)]),
        active=1,
        frames=turn("waiting_attacks", 1),
        faces=(1,),
    )
    assert told(state, AttackStruck)[0].void and asked(state) == "1 move"


def test_a_waiting_attack_of_a_dead_author_pays_the_bank_steals_nothing_and_lets_the_owner_pick() -> None:
    waits = [("cutpurse", -1), ("betrayal", -1)]
    state = position(
        seat("prado"),
        seat("rastro", waits=waits, cards="lope paje"),
        active=1,
        frames=turn("waiting_attacks", 1),
        faces=(1,),
    )
    assert [player.ducats for player in state.players] == [10, 10]
    assert asked(state) == "1 loss"
    do(state, "lose paje")


def test_a_riposte_may_be_parried_in_its_turn() -> None:
    state = attacked("libel", "counter riposte", hand="riposte", own="parry", fame=5)
    assert asked(state) == "0 counter"
    do(state, "counter parry")
    assert [player.fame for player in state.players] == [0, 5]
    assert keys(state.discard) == ["libel", "parry", "riposte"]


def test_a_riposte_meets_the_friends_of_the_author() -> None:
    state = position(
        seat("prado", hand="libel", cards="quevedo", fame=5),
        seat("rastro", hand="riposte"),
        frames=playing(),
    )
    do(state, "attack libel 1", "counter riposte")
    assert told(state, Shielded)[0].seat == 0 and state.players[0].fame == 5


def test_a_riposte_that_could_not_be_played_only_undoes() -> None:
    state = position(
        seat("prado", hand="sumptuary"),
        seat("rastro", hand="riposte", cards="horse"),
        frames=playing(),
    )
    do(state, "attack sumptuary 1", "counter riposte")
    assert asked(state) == "0 play" and keys(state.discard) == ["riposte", "sumptuary"]


def test_nobody_is_asked_for_a_counter_without_one() -> None:
    assert asked(attacked("libel", hand="surgeon")) == "0 play"


def test_every_card_has_its_test() -> None:
    here = Path(__file__).parent
    source = "".join(
        (here / name).read_text(encoding="utf-8") for name in ("test_attacks.py", "test_characters.py")
    )
    missing = [row.key for row in CARD_KINDS if row.key not in source]
    assert missing == []
