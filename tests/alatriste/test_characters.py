"""Each character and possession does what it says while it lies on the board."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste.events import ContestWon
from game.alatriste.events_combat import Shielded
from game.alatriste.rows import BOX, CARD_KINDS
from game.alatriste.state import Alatriste
from game.core.script import pending
from tests.alatriste.table import (
    asked,
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


def shielded(cards: str, attack: str) -> bool:
    """Whether a board keeps that attack away."""
    state = position(
        seat("prado", hand=attack), seat("rastro", cards=cards, fame=9, ducats=9), frames=playing()
    )
    do(state, f"attack {attack} 1")
    return bool(told(state, Shielded))


def landed(box: str, cards: str, *answers: str, faces: tuple[int, ...] = (), **chips: Any) -> Alatriste:
    """Seat 0 has ended its move on a box with these cards on its board, and given these answers."""
    draws = {"academia": ["levy"], "representantes": ["levy"], "meson_cava": ["levy"]}.get(box, [])
    own = seat(box, cards=cards, fame=chips.pop("fame", 40), **chips)
    state = position(own, seat("rastro"), frames=landing(box), faces=faces, draws=draws)
    do(state, *answers)
    return state


@pytest.mark.parametrize(
    ("key", "fame", "vigour", "fencing"),
    [
        ("quevedo", 2, 0, 1),
        ("pacheco", 2, 0, 2),
        ("villamediana", 2, 0, 1),
        ("alarcon", 1, 0, 0),
        ("spinola", 2, 0, 1),
        ("tabernera", 0, 2, 0),
        ("veterano", 0, 1, 2),
        ("paje", 0, 1, 0),
        ("carriage", 3, 0, 0),
        ("buff_coat", 0, 2, 0),
        ("toledo_sword", 0, 0, 2),
        ("dagger", 0, 0, 1),
        ("habit", 3, 0, 0),
        ("house", 2, 0, 0),
        ("patent", 2, 0, 0),
    ],
)
def test_printed_values_add_to_the_chips(key: str, fame: int, vigour: int, fencing: int) -> None:
    player = position(seat("prado", cards=key, fame=4), seat("rastro")).players[0]
    assert (player.fame_total, player.vigour_bonus, player.combat_fencing) == (4 + fame, vigour, 5 + fencing)
    assert (player.fame, player.vigour, player.fencing) == (4, 12, 5), "chips are not moved"


@pytest.mark.parametrize(
    ("key", "attacks"),
    [
        ("quevedo", ["libel"]),
        ("bocanegra", ["denunciation"]),
        ("tirso", ["vow"]),
        ("spinola", ["levy", "galleys"]),
        ("confesor", ["denunciation"]),
        ("dama", ["tryst"]),
        ("medico", ["fever"]),
        ("banquero", ["gaming_debt"]),
        ("alguacil", ["summons", "embargo", "informer"]),
        ("veterano", ["ambush"]),
        ("paje", ["cutpurse", "letters"]),
        ("cloak", ["ambush"]),
    ],
)
def test_friends_keep_attacks_with_their_tag_away(key: str, attacks: list[str]) -> None:
    for attack in attacks:
        state = position(
            seat("prado", hand=attack), seat("rastro", cards=key, hand="dagger", fame=9), frames=playing()
        )
        do(state, f"attack {attack} 1")
        assert told(state, Shielded) and keys(state.discard) == [attack]
        assert keys(state.players[1].board) == [key], "the friend stays"


def test_a_friend_does_nothing_against_other_attacks() -> None:
    assert not shielded("quevedo", "cutpurse")
    assert not shielded("alguacil", "gaming_debt")


def test_pacheco_gives_lessons_for_nothing() -> None:
    state = landed("escuela_esgrima", "pacheco", "choose 0", ducats=0)
    assert (state.players[0].fencing, state.players[0].ducats) == (6, 0)


def test_bocanegra_wins_every_act_of_faith_that_he_attends() -> None:
    state = position(
        seat("plaza_mayor", fame=30),
        seat("rastro", cards="bocanegra"),
        frames=landing("plaza_mayor"),
        faces=(6,),
        draws=["levy"],
    )
    assert told(state, ContestWon)[0].seat == 1 and state.players[1].fame == 4


def test_bocanegra_abroad_wins_nothing() -> None:
    state = position(
        seat("plaza_mayor"),
        seat("flandes", cards="bocanegra", away=1),
        frames=landing("plaza_mayor"),
        faces=(6, 1, 1),
        draws=["levy"],
    )
    assert told(state, ContestWon)[0].seat == 0


@pytest.mark.parametrize(
    ("key", "box", "answers", "faces", "fame"),
    [
        ("lope", "corral_cruz", ["decline"], (), 1),
        ("calderona", "corral_cruz", ["decline"], (), 1),
        ("jusepa", "corral_cruz", ["decline"], (), 1),
        ("jusepa", "representantes", [], (3,), 1),
        ("gongora", "academia", [], (3,), 4),
        ("calderon", "salon_comedias", ["decline"], (), 2),
    ],
)
def test_poets_and_players_add_fame_where_they_are_at_home(
    key: str, box: str, answers: list[str], faces: tuple[int, ...], fame: int
) -> None:
    assert landed(box, f"{key} horse", *answers, faces=faces).players[0].fame == 40 + fame


def test_spinola_adds_fame_on_the_return_from_flanders() -> None:
    state = position(
        seat("flandes", cards="spinola", away=1, then="flandes/0/0"),
        seat("prado"),
        frames=turn("travel"),
        faces=(5,),
        draws=["levy"],
    )
    assert state.players[0].fame == 3 + 2


def test_tirso_pays_no_alms() -> None:
    for church in ("san_gines", "san_sebastian", "descalzas"):
        assert landed(church, "tirso horse").players[0].ducats == 10


def test_the_innkeeper_gives_everything_for_nothing() -> None:
    state = landed("meson_cava", "tabernera", "choose 0", vigour=5, ducats=0)
    assert (state.players[0].vigour, state.players[0].ducats) == (7, 0)


def test_the_kings_physician_adds_a_vigour_whenever_a_box_heals() -> None:
    assert landed("manzanares", "medico", vigour=5).players[0].vigour == 7
    state = position(
        seat("prado", hand="surgeon", cards="medico", vigour=2), seat("rastro"), frames=playing()
    )
    do(state, "help surgeon")
    assert state.players[0].vigour == 7, "a card is no box"


@pytest.mark.parametrize(
    ("cards", "fame", "income"),
    [("", 0, 1), ("", 14, 1), ("", 15, 2), ("", 30, 3), ("banquero", 0, 2), ("house", 13, 3),
     ("carriage", 0, 0), ("carriage", 12, 1), ("carriage banquero house", 0, 2)],
)  # fmt: skip
def test_income_grows_with_fame_and_with_cards_but_never_below_nothing(
    cards: str, fame: int, income: int
) -> None:
    state = position(seat("prado", cards=cards, fame=fame), seat("rastro"), frames=turn("income"))
    assert state.players[0].ducats == 10 + income


@pytest.mark.parametrize(
    ("cards", "total"),
    [("velazquez", 9), ("secretario", 10), ("confesor", 9), ("dama", 9), ("habit", 9), ("dama habit", 10)],
)
def test_friends_at_court_add_to_the_audience(cards: str, total: int) -> None:
    state = position(
        seat("el_valido", cards=f"{cards} horse", fame=30),
        seat("rastro"),
        frames=landing("el_valido"),
        faces=(4, 4),
    )
    assert (asked(state) == "over") == (total >= 10)


@pytest.mark.parametrize(("cards", "prison"), [("", "town"), ("alguacil", ""), ("cloak", "")])
def test_some_slip_away_from_the_patrol(cards: str, prison: str) -> None:
    state = position(
        seat("losas_palacio", cards=cards),
        seat("losas_palacio", hand="dagger"),
        frames=fight(0, 1, True, "losas_palacio"),
        faces=(2,),
    )
    assert [player.prison for player in state.players] == [prison, "town"]


def test_the_sedan_chair_takes_one_from_the_patrols_die() -> None:
    state = position(
        seat("cuesta_vega", cards="sedan"),
        seat("cuesta_vega"),
        frames=fight(0, 1, True, "cuesta_vega"),
        faces=(2,),
    )
    assert (state.players[0].prison, state.players[1].prison) == ("", "town")


def test_a_horse_may_go_one_step_further() -> None:
    state = position(seat("prado", cards="horse"), seat("rastro"), frames=turn("outing"), faces=(1,))
    assert options(pending(state)) == [
        "move puerta_alcala",
        "move huerta_regidor",
        "move san_sebastian",
        "move hospital_general",
    ]


def test_carriage_horse_and_sedan_chair_open_the_upper_zones() -> None:
    for key in ("carriage", "horse", "sedan"):
        assert position(seat("prado", cards=key, fame=29), seat("rastro")).players[0].level >= 2
    assert position(seat("prado", fame=40), seat("rastro")).players[0].level == 1


def test_saddle_pistols_take_fame_and_count_in_combats_only() -> None:
    player = position(seat("prado", cards="saddle_pistols", fame=5), seat("rastro")).players[0]
    assert (player.fame_total, player.duel_fencing, player.combat_fencing) == (3, 5, 7)


def test_loaded_dice_take_fame_and_add_three_to_every_throw() -> None:
    state = position(
        seat("garito", cards="loaded_dice", fame=5),
        seat("rastro", ducats=0),
        frames=landing("garito"),
        faces=(2, 2, 3, 3),
    )
    do(state, "bet 5")
    assert state.players[0].fame_total == 3 and state.players[0].ducats == 15


def test_jewels_are_sold_at_any_time_in_other_turns_too() -> None:
    state = position(seat("prado"), seat("rastro", cards="jewels"), frames=turn("opening_cards"))
    assert asked(state) == "1 window"
    do(state, "sell jewels")
    assert state.players[1].ducats == 17 and keys(state.discard) == ["jewels"]


def test_a_gentleman_is_not_jailed_for_debt() -> None:
    state = position(
        seat("recoletos", cards="patent horse", fame=20, ducats=0),
        seat("rastro"),
        frames=landing("recoletos"),
        draws=["levy"],
    )
    assert (state.players[0].prison, state.players[0].fame) == ("", 20 - 1 + 2)


def test_equal_cards_and_enemies_do_not_lie_on_one_board() -> None:
    state = position(
        seat("prado", hand="pacheco dagger veterano", cards="quevedo dagger"),
        seat("rastro"),
        frames=playing(),
    )
    assert options(pending(state)) == ["place veterano", "stop", "discard", "propose_end"]


def test_every_enemy_can_keep_away_whom_he_hates() -> None:
    for row in CARD_KINDS:
        for enemy in row.enemies:
            state = position(seat("prado", hand=enemy, cards=row.key), seat("rastro"), frames=playing())
            assert f"place {enemy}" not in options(pending(state))


def test_a_placed_card_lies_on_the_board() -> None:
    state = position(seat("prado", hand="horse"), seat("rastro"), frames=playing())
    do(state, "place horse")
    assert keys(state.players[0].board) == ["horse"] and not state.players[0].hand


def test_without_its_transport_a_seat_must_leave_the_upper_zone() -> None:
    state = position(seat("academia", fame=20), seat("rastro"), frames=turn("outing"), faces=(1,))
    assert options(pending(state)) == ["move santo_oficio"]
    assert state.players[0].box == BOX["academia"]
