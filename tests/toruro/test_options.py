"""Kinds of evening, switches, and the rows that they come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import UserError
from game.core.game import Value, resolve_options
from game.core.toml_rows import read_rows
from game.toruro import GAME, options
from game.toruro.bots.policy import Reference
from game.toruro.options import DIRECTIONS, PRESETS, House, HouseFile, OptionFile, house_of


def house(**options: Value) -> House:
    return house_of(resolve_options(GAME.meta, options))


def test_the_velada_is_what_one_begins_with() -> None:
    assert house() == House(
        tenth_free=True,
        ace_all_go=True,
        first_all_go=True,
        at_once=1,
        grows=((30, 2), (38, 3)),
        promised=0,
        ceiling=60,
        least_rounds=24,
        cap=45,
        turn_step=1,
        deal_step=-1,
        misplay="strict",
        detection="audit",
        spoils="forfeit",
        overtrump=False,
        payment="offer",
    )


def test_the_mesa_is_shorter_and_does_without_house_rule_2() -> None:
    mesa = house(preset="mesa")
    assert (mesa.ace_all_go, mesa.grows, mesa.least_rounds, mesa.cap) == (False, ((10, 2), (13, 3)), 8, 16)


def test_the_clasica_has_no_clock() -> None:
    clasica = house(preset="clasica")
    assert (clasica.grows, clasica.ceiling, clasica.least_rounds, clasica.cap) == ((), 0, 0, 0)


def test_an_evening_con_trampas_is_played_on_ones_honour_and_any_other_is_not() -> None:
    trampas = house(preset="trampas")
    assert (trampas.misplay, trampas.detection, trampas.cap) == ("honour", "accuse", 16)
    assert {house(preset=other).misplay for other in PRESETS if other != "trampas"} == {"strict"}
    assert house(preset="trampas", misplay="strict").misplay == "strict"
    assert house(preset="mesa", misplay="honour").detection == "audit"


def test_a_switch_that_is_turned_stands_above_the_evening() -> None:
    turned = house(preset="velada", hr2=False, pay_at_once=2, lulo_ceiling=0, min_rounds=8, cap=16, hr5=5)
    assert (turned.ace_all_go, turned.at_once, turned.grows) == (False, 2, ())
    assert (turned.ceiling, turned.least_rounds, turned.cap) == (0, 8, 16)
    assert [turned.has_promised(seat) for seat in range(4)] == [True, False, True, False]


def test_the_number_of_lulos_grows_with_the_hour() -> None:
    assert [house().at_once_in(round) for round in (1, 30, 31, 38, 39, 45)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("humans", "preset"), [(0, "velada"), (1, "mesa"), (2, "velada"), (3, "velada"), (4, "mesa"), (8, "mesa")]
)
def test_many_people_and_one_alone_are_offered_the_mesa(humans: int, preset: str) -> None:
    assert GAME.meta.suggest(humans) == {"preset": preset}


def test_the_rules_seat_three_to_ten_and_the_menu_up_to_eight() -> None:
    assert list(GAME.meta.seats) == list(range(3, 11))
    assert list(GAME.meta.offered) == list(range(3, 9))
    assert len(GAME.meta.colours) >= 8


def test_every_evening_says_what_it_means_and_how_long_it_takes() -> None:
    option = GAME.meta.options[0]
    assert [key for key, _ in option.choices] == list(PRESETS)
    assert len(option.sentences) == len(option.choices)
    assert all(sentence.endswith(".") for sentence in option.sentences)


def test_a_session_of_the_lab_may_be_any_of_the_directions() -> None:
    assert [(row.turn_step, row.deal_step) for row in DIRECTIONS.values()] == [(1, -1), (1, 1), (-1, -1)]


def text(file: str) -> str:
    return (Path(options.__file__).parent / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "kind", "old", "new", "reason"),
    [
        ("house.toml", HouseFile, "fewest = 3", "fewest = 2", r"`\$.table.fewest`"),
        ("house.toml", HouseFile, "menu = 8", "menu = 11", "the menu offers what cannot be played"),
        ("house.toml", HouseFile, '"sky", ', "", "fewer colours than seats"),
        ("house.toml", HouseFile, "hr2 = false", "hr6 = false", r"hr6.*`\$.preset\[1\]`"),
        ("house.toml", HouseFile, "cap = 45", 'cap = "late"', r"`\$.preset\[0\].cap`"),
        ("house.toml", HouseFile, "[[30, 2], [38, 3]]", "[[30, 2], [38, 4]]", "escalate"),
        ("house.toml", HouseFile, "[[30, 2], [38, 3]]", "[[38, 3], [30, 2]]", "from earlier rounds to later"),
        ("house.toml", HouseFile, "turn_step = -1", "turn_step = 2", "turn_step"),
        ("house.toml", HouseFile, "[table]", "[table", "line 3"),
        ("options.toml", OptionFile, 'default = "offer"', 'default = "ask"', "no choice of payment"),
        ("options.toml", OptionFile, "per_seat = true", "per_seat = 1", r"`\$.option\[5\].per_seat`"),
        ("reference.toml", Reference, "22, 26, 30", "22, 26", "a number for each rank"),
        ("reference.toml", Reference, "[105],", "[],", "every row of go"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_told_with_its_file_and_place(
    file: str, kind: type, old: str, new: str, reason: str
) -> None:
    assert old in text(file)
    with pytest.raises(UserError, match=reason) as fault:
        read_rows(text(file).replace(old, new, 1), file, kind)
    assert str(fault.value).startswith(f"{file}: ")
