"""Each of the 43 boxes does what it says to whoever ends there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.alatriste.events import AudienceHeld, TurnedAway
from game.alatriste.rows import BOXES
from game.alatriste.state import Alatriste
from game.core.script import pending
from tests.alatriste.table import asked, box_of, do, keys, landing, options, position, seat, told


def land(
    box: str,
    *answers: str,
    own: dict[str, Any] | None = None,
    others: tuple[dict[str, Any], ...] = (),
    faces: tuple[int, ...] = (),
    draw: str = "toledo_sword",
    **more: Any,
) -> Alatriste:
    """Seat 0 has ended its move on a box, gives these answers, and draws that card if there is a C."""
    row = next(row for row in BOXES if row.id == box)
    draws = [*more.pop("draws", ()), *([draw] if row.card else [])]
    seats = (seat(box, **(own or {})), *(others or (seat("rastro" if box != "rastro" else "prado"),)))
    state = position(*seats, frames=landing(box), faces=faces, draws=draws, **more)
    do(state, *answers)
    return state


def chips(state: Alatriste, who: int = 0) -> tuple[int, int, int, int]:
    """Vigour, Fame, Fencing and Ducats."""
    player = state.players[who]
    return player.vigour, player.fame, player.fencing, player.ducats


def test_at_the_alcala_gate_a_ducat_of_toll_is_paid_and_a_card_drawn() -> None:
    state = land("puerta_alcala")
    assert chips(state) == (12, 0, 5, 9) and keys(state.players[0].hand) == ["toledo_sword"]


def test_the_councilmans_garden_gives_a_vigour_back() -> None:
    assert chips(land("huerta_regidor", own={"vigour": 7})) == (8, 0, 5, 10)


@pytest.mark.parametrize(("face", "fame"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_news_at_the_gate_of_the_sun(face: int, fame: int) -> None:
    assert chips(land("puerta_sol", faces=(face,)))[1] == fame


@pytest.mark.parametrize(("face", "fame"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 5), (6, 5)])
def test_the_steps_of_san_felipe_make_and_unmake_a_name(face: int, fame: int) -> None:
    assert chips(land("san_felipe", own={"fame": 3}, faces=(face,)))[1] == fame


@pytest.mark.parametrize(
    ("church", "alms", "fame"), [("san_gines", 2, 1), ("san_sebastian", 2, 1), ("descalzas", 3, 3)]
)
def test_in_a_church_alms_bring_fame_and_the_bells_heal_the_others(church: str, alms: int, fame: int) -> None:
    others = (
        seat("prado", vigour=5, ducats=1),
        seat("rastro", vigour=5, ducats=0),
        seat("lavapies"),
        seat("flandes", vigour=5, away=1),
    )
    state = land(church, own={"vigour": 5, "fame": 20, "cards": "horse"}, others=others)
    assert chips(state) == (5, 20 + fame, 5, 10 - alms)
    assert [chips(state, who)[0] for who in (1, 2, 3, 4)] == [6, 5, 12, 5]
    assert state.players[1].ducats == 0 and state.players[4].ducats == 10


def test_the_market_judges_fine_three_ducats() -> None:
    assert chips(land("plaza_mayor", faces=(1,))) == (12, 0, 5, 7)


def test_market_day_draws_a_card_besides_that_of_the_box() -> None:
    state = land("plaza_mayor", faces=(2,), draws=["dagger"])
    assert keys(state.players[0].hand) == ["dagger", "toledo_sword"]


@pytest.mark.parametrize(("face", "fame"), [(3, 1), (4, 2)])
def test_proclamation_and_cane_tourney_bring_fame(face: int, fame: int) -> None:
    assert chips(land("plaza_mayor", faces=(face,)))[1] == fame


def test_a_bullfight_brings_three_fame_to_the_best() -> None:
    state = land("plaza_mayor", faces=(5, 1, 2, 6, 6))
    assert [player.fame for player in state.players] == [0, 3] and box_of(state, 1) == "plaza_mayor"


def test_an_act_of_faith_brings_four_fame_to_the_best() -> None:
    state = land("plaza_mayor", faces=(6, 5, 5, 1, 2))
    assert [player.fame for player in state.players] == [4, 0] and box_of(state, 1) == "plaza_mayor"


def test_at_the_guadalajara_gate_one_dresses_well_asks_around_or_walks_on() -> None:
    assert chips(land("puerta_guadalajara", "choose 0")) == (12, 2, 5, 5)
    state = land("puerta_guadalajara", "choose 1", draws=["dagger"])
    assert chips(state)[3] == 8 and keys(state.players[0].hand) == ["dagger"]
    assert chips(land("puerta_guadalajara", "decline")) == (12, 0, 5, 10)


def test_whoever_visits_the_town_jail_pays_the_turnkey_and_may_feed_the_prisoners() -> None:
    assert chips(land("carcel_villa", "choose 0")) == (12, 1, 5, 7)
    assert chips(land("carcel_villa", "decline")) == (12, 0, 5, 9)


@pytest.mark.parametrize(("face", "fame", "ducats"), [(4, 0, 10), (5, 1, 10), (6, 2, 12)])
def test_petitions_at_the_palace_flagstones(face: int, fame: int, ducats: int) -> None:
    assert chips(land("losas_palacio", faces=(face,))) == (12, fame, 5, ducats)


@pytest.mark.parametrize(
    ("face", "cards", "then"),
    [(1, "", (10, 0, 5, 10)), (3, "", (12, 0, 5, 8)), (5, "", (12, 2, 5, 10)), (4, "dagger", (12, 2, 5, 10))],
)
def test_footpads_on_the_vega_slope_fear_weapons(
    face: int, cards: str, then: tuple[int, int, int, int]
) -> None:
    assert chips(land("cuesta_vega", own={"cards": cards}, faces=(face,))) == then


def test_on_the_segovia_bridge_one_pays_toll_and_may_buy_a_horse_or_listen() -> None:
    state = land("puente_segovia", "choose 0", discard="horse")
    assert chips(state)[3] == 3 and keys(state.players[0].hand) == ["horse"] and not state.discard
    state = land("puente_segovia", "choose 1", draws=["dagger"])
    assert chips(state)[3] == 7 and keys(state.players[0].hand) == ["dagger"]


def test_the_banks_of_the_manzanares_give_a_vigour_back() -> None:
    assert chips(land("manzanares", own={"vigour": 2}))[0] == 3


@pytest.mark.parametrize(("face", "then"), [(2, (9, 3, 5)), (4, (11, 3, 5)), (6, (12, 3, 6))])
def test_flanders_costs_two_turns_and_brings_fame_wounds_or_skill(
    face: int, then: tuple[int, int, int]
) -> None:
    state = position(seat("flandes"), seat("prado"), frames=landing("flandes"), draws=["levy"], faces=(face,))
    assert state.players[0].away == 2 and not state.players[0].present
    wait_for_return(state, 2)
    assert chips(state)[:3] == then and keys(state.players[0].hand) == ["levy"]
    assert state.players[0].present


def wait_for_return(state: Alatriste, turns: int) -> None:
    """Seat 0 loses turns while seat 1 loses its own, and plays nothing."""
    for lost in range(turns):
        state.players[1].skip = 1
        do(state, "stop", "stop", "stop")
        assert asked(state) == "0 play"
        assert state.players[0].away == turns - lost
        do(state, "stop")
    assert asked(state) == "0 play"


def test_the_barley_square_pays_a_ducat() -> None:
    assert chips(land("cebada"))[3] == 11


@pytest.mark.parametrize("hospital", ["hospital_latina", "hospital_general"])
def test_the_hospitals_give_three_vigour_back(hospital: str) -> None:
    assert chips(land(hospital, own={"vigour": 2}))[0] == 5
    assert chips(land(hospital, own={"vigour": 11}))[0] == 12, "never more than twelve"


def test_the_inn_serves_wine_and_sells_beds_and_rounds() -> None:
    assert chips(land("meson_cava", "choose 0", own={"vigour": 3})) == (5, 0, 5, 7)
    assert chips(land("meson_cava", "choose 1")) == (12, 1, 5, 6)
    assert chips(land("meson_cava", "decline")) == (12, 0, 5, 9)


@pytest.mark.parametrize(("face", "fame"), [(3, 0), (4, 1)])
def test_they_sing_of_you_in_toledo_street(face: int, fame: int) -> None:
    assert chips(land("calle_toledo", faces=(face,)))[1] == fame


@pytest.mark.parametrize(
    ("face", "then"), [(1, (9, 0, 10)), (3, (12, 0, 13)), (4, (12, 2, 14)), (6, (12, 3, 18))]
)
def test_at_sea_two_turns_are_lost_and_a_fortune_made(face: int, then: tuple[int, int, int]) -> None:
    state = position(
        seat("embarcado"), seat("prado"), frames=landing("embarcado"), draws=["levy"], faces=(face,)
    )
    wait_for_return(state, 2)
    vigour, fame, _, ducats = chips(state)
    assert (vigour, fame, ducats - 2) == then, "two turns' income besides"


def test_at_the_rastro_a_card_of_hand_or_board_is_sold_for_four_ducats() -> None:
    own = {"hand": "libel", "cards": "horse"}
    state = land("rastro", "choose 0", own=own)
    assert options(pending(state)) == ["lose libel", "lose horse"]
    do(state, "lose horse")
    assert chips(state)[3] == 14 and not state.players[0].board and keys(state.discard) == ["horse"]


def test_at_the_rastro_nobody_sells_without_a_card() -> None:
    assert asked(land("rastro")) == "0 play"


@pytest.mark.parametrize(("face", "ducats"), [(2, 7), (3, 10), (5, 13)])
def test_in_lavapies_purses_come_and_go(face: int, ducats: int) -> None:
    assert chips(land("lavapies", faces=(face,)))[3] == ducats


def test_in_the_gaming_den_one_must_play_dice() -> None:
    state = land("garito")
    assert options(pending(state)) == [f"bet {n}" for n in range(5, 11)]


def test_whoever_visits_the_court_jail_pays_and_may_bribe_a_scribe() -> None:
    state = land("carcel_corte", "choose 0", draws=["dagger"])
    assert chips(state)[3] == 7 and keys(state.players[0].hand) == ["dagger"]


def test_the_school_of_fence_teaches_for_three_ducats() -> None:
    assert chips(land("escuela_esgrima", "choose 0")) == (12, 0, 6, 7)
    assert chips(land("escuela_esgrima", "decline")) == (12, 0, 5, 10)


def test_the_playhouse_takes_a_ducat_and_sells_good_seats() -> None:
    assert chips(land("corral_cruz", "choose 0")) == (12, 2, 5, 6)


@pytest.mark.parametrize(("face", "fame"), [(1, 2), (3, 3), (6, 5)])
def test_the_players_corner_talks(face: int, fame: int) -> None:
    assert chips(land("representantes", own={"fame": 3}, faces=(face,)))[1] == fame


def test_on_the_prado_a_transport_of_ones_own_is_seen_and_a_hired_coach_too() -> None:
    assert chips(land("prado", own={"cards": "sedan"})) == (12, 1, 5, 10)
    assert chips(land("prado", "choose 0")) == (12, 1, 5, 8)
    assert chips(land("prado", own={"ducats": 1})) == (12, 0, 5, 1), "nobody hires with one Ducat"


RICH: dict[str, Any] = {"fame": 20, "cards": "horse"}


def test_on_recoletos_footmen_cost_a_ducat_and_bring_two_fame() -> None:
    assert chips(land("recoletos", own=RICH)) == (12, 22, 5, 9)


def test_a_ball_at_the_seven_chimneys_costs_five() -> None:
    assert chips(land("siete_chimeneas", "choose 0", own=RICH)) == (12, 24, 5, 5)


def test_at_san_luis_a_ducat_draws_another_card() -> None:
    state = land("red_san_luis", own=RICH, draws=["dagger"])
    assert chips(state)[3] == 9 and keys(state.players[0].hand) == ["dagger", "toledo_sword"]


def test_the_genoese_lend_and_sell_bonds() -> None:
    assert chips(land("banca_genovesa", "choose 0", own=RICH)) == (12, 19, 5, 16)
    assert chips(land("banca_genovesa", "choose 1", own=RICH)) == (12, 24, 5, 5)


@pytest.mark.parametrize(("face", "fame"), [(2, 18), (4, 22), (5, 24)])
def test_a_sonnet_at_the_academy(face: int, fame: int) -> None:
    assert chips(land("academia", own=RICH, faces=(face,))) == (12, fame, 5, 9)


def test_the_holy_office_asks_a_few_questions() -> None:
    assert chips(land("santo_oficio", own=RICH, faces=(3,))) == (12, 20, 5, 7)
    assert chips(land("santo_oficio", own=RICH, faces=(6,))) == (12, 23, 5, 10)
    own = seat("santo_oficio", cards="horse", fame=20)
    state = position(own, seat("prado"), frames=landing("santo_oficio"), faces=(1,))
    assert chips(state) == (12, 18, 5, 10) and state.players[0].away == 1


def test_travelling_costs_a_turn_and_brings_fame_and_ducats() -> None:
    state = position(
        seat("de_viaje", cards="horse", fame=20),
        seat("prado"),
        frames=landing("de_viaje"),
        draws=["levy"],
    )
    wait_for_return(state, 1)
    assert chips(state) == (12, 23, 5, 14)


def test_the_air_of_leganitos_heals_and_is_seen() -> None:
    own = {**RICH, "vigour": 5}
    assert chips(land("leganitos", own=own)) == (7, 21, 5, 9)


@pytest.mark.parametrize(
    ("face", "cards", "then"),
    [(1, "sedan", (9, 20)), (1, "horse", (12, 22)), (3, "sedan", (12, 22)), (3, "horse", (12, 23))],
)
def test_the_royal_hunt_is_for_riders(face: int, cards: str, then: tuple[int, int]) -> None:
    state = land("casa_campo", own={"fame": 20, "cards": cards}, faces=(face,))
    assert chips(state)[:2] == then and chips(state)[3] == 8


NOBLE: dict[str, Any] = {"fame": 30, "cards": "horse"}


def test_riding_out_with_the_grooms_costs_two_and_brings_two() -> None:
    assert chips(land("caballerizas", own=NOBLE)) == (12, 32, 5, 8)


def test_a_play_in_the_gilded_hall_costs_six_and_brings_five() -> None:
    assert chips(land("salon_comedias", "choose 0", own=NOBLE)) == (12, 35, 5, 4)


def test_the_kings_favourite_takes_whoever_comes_to_ten() -> None:
    state = land("el_valido", own=NOBLE, faces=(4, 6))
    assert asked(state) == "over" and state.winner == 0
    assert told(state, AudienceHeld)[0].total == 10


def test_whoever_fails_at_the_kings_favourite_loses_nothing() -> None:
    state = land("el_valido", own=NOBLE, faces=(4, 5))
    assert asked(state) == "0 play" and chips(state) == (12, 30, 5, 10)


@pytest.mark.parametrize(("face", "fame"), [(2, 27), (3, 33)])
def test_an_intrigue_in_the_priory_garden(face: int, fame: int) -> None:
    assert chips(land("jardin_priora", own=NOBLE, faces=(face,)))[1] == fame


def test_music_in_the_incarnation_costs_four_and_heals() -> None:
    own = {**NOBLE, "vigour": 5}
    assert chips(land("encarnacion", own=own)) == (7, 34, 5, 6)


def test_el_valido_receives_nobody_below_thirty_fame() -> None:
    state = land("el_valido", own={"fame": 28, "cards": "horse"})
    assert told(state, TurnedAway) and asked(state) == "0 play"


def test_every_box_has_its_test() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [box.id for box in BOXES if f'"{box.id}"' not in source] == []
