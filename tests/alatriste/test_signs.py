"""The signs that are printed on a box are what its row does, no more and no less."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from game.alatriste.effect_schema import Stat
from game.alatriste.rows import BOXES, DUEL_GROUND, FOLDER, JAILS
from game.alatriste.signs import COUNTED, LEANS, SIDES, Span, all_signs, bringers, printed

ROWS = tomllib.loads((FOLDER / "boxes.toml").read_text(encoding="utf-8"))["box"]
ICON_OF = {
    "pay": "ducats", "draw": "card", "fetch": "transport", "discard": "card", "roll": "dice",
    "dice_game": "dice", "contest": "fame", "away": "turn", "sanctuary": "refuge", "audience": "valido",
}  # fmt: skip
SIGN = {"gain": 1, "lose": -1, "pay": -1, "draw": 1, "discard": -1}
STATS: tuple[Stat, ...] = get_args(Stat)
SILENT = {"choose", "if", "others", "alms"}
"""Operations that have no icon of their own, or befall others."""


def operations(rows: object, for_others: bool = False) -> Iterator[dict[str, Any]]:
    """Every operation that is written in a part of the file, but for those that befall others."""
    if isinstance(rows, list):
        for row in rows:
            yield from operations(row)
    elif isinstance(rows, dict):
        if "op" in rows:
            yield rows
        if rows.get("op") != "others":
            for value in rows.values():
                yield from operations(value)


def icons(operation: dict[str, Any]) -> set[str]:
    """What an operation shows, as far as it shows anything."""
    op = operation["op"]
    found = {operation["stat"]} if op in ("gain", "lose") else set()
    found |= {ICON_OF[op]} if op in ICON_OF else set()
    found |= {"ducats"} if op == "dice_game" else set()
    if op == "choose" and any(option.get("cost") for option in operation["options"]):
        found.add("ducats")
    assert found or op in SILENT, op
    return found


@pytest.mark.parametrize("number", range(len(ROWS)), ids=[row["id"] for row in ROWS])
def test_a_box_shows_every_kind_of_thing_that_its_row_does_and_no_other(number: int) -> None:
    wanted = {icon for operation in operations(ROWS[number]["do"]) for icon in icons(operation)}
    wanted |= {"jail"} if number in JAILS.values() else set()
    wanted |= {"duel"} if number == DUEL_GROUND else set()
    assert {icon for icon, _ in all_signs(number)} == wanted
    does = printed(number)
    shown = [*does.certain, *(sign for option in does.options for sign in option)]
    told = {sign[0] for sign in (*shown, *does.rolled)}
    assert told | ({"dice"} if does.faces else set()) == wanted
    assert not any(isinstance(n, str) for _, n in shown), "every number is told"


@pytest.mark.parametrize("number", range(len(ROWS)), ids=[row["id"] for row in ROWS])
def test_what_happens_to_everybody_on_a_box_is_shown_with_its_number(number: int) -> None:
    signs = dict(all_signs(number))
    certain: dict[str, int] = {}
    for operation in ROWS[number]["do"]:
        if operation["op"] in SIGN:
            icon = operation.get("stat") or ICON_OF[operation["op"]]
            certain.setdefault(icon, SIGN[operation["op"]] * operation["n"])
    assert {icon: n for icon, n in signs.items() if icon in certain} == certain


def test_the_signs_of_some_boxes_read_as_the_rulebook_tells_them() -> None:
    told = {row.id: printed(number) for number, row in enumerate(BOXES)}
    assert told["hospital_latina"] == ([("vigour", 3)], [], [], [])
    assert told["san_felipe"] == ([], [Span("fame", -2, 2)], [-1, -1, 0, 0, 1, 1], [])
    assert told["puerta_sol"] == ([], [Span("fame", 0, 1)], [0, 0, 0, 0, 1, 1], [])
    assert told["flandes"] == (
        [("turn", 2), ("fame", 3)], [Span("fencing", 0, 1), Span("vigour", -3, 0)], [-1, -1, -1, -1, 1, 1], []
    )  # fmt: skip
    assert told["plaza_mayor"].rolled == [Span("fame", 0, 4), Span("card", 0, 1), Span("ducats", -3, 0)]
    assert told["santo_oficio"].faces == [-1, -1, -1, -1, 1, 1]
    assert told["banca_genovesa"].options == [[("ducats", 6), ("fame", -1)], [("ducats", -5), ("fame", 4)]]
    assert told["prado"].options == [[("ducats", -2), ("fame", 1)]], (
        "whoever has a transport has it for nothing"
    )
    assert told["garito"].certain == [("dice", 0), ("ducats", -5)]
    assert told["carcel_corte"].certain[0] == ("jail", 0)
    assert told["el_valido"].certain == [("valido", 0)]


@pytest.mark.parametrize("number", range(len(ROWS)), ids=[row["id"] for row in ROWS])
def test_what_a_die_may_do_is_shown_from_the_worst_to_the_best_and_each_face_by_whether_it_is_good(
    number: int,
) -> None:
    does = printed(number)
    assert len(does.faces) in (0, SIDES) and bool(does.faces) == bool(does.rolled)
    assert all(span.least < span.most and span.least <= 0 <= span.most for span in does.rolled)
    counted = [span for span in does.rolled if span.icon in COUNTED]
    assert (-1 in does.faces) == any(span.least < 0 for span in does.rolled) or not counted
    assert (1 in does.faces) == any(span.most > 0 for span in counted) or not counted


@pytest.mark.parametrize("number", range(len(ROWS)), ids=[row["id"] for row in ROWS])
def test_a_sign_without_a_number_says_whether_the_box_may_bring_or_take_that(number: int) -> None:
    ways: dict[tuple[str, str], bool] = {}
    for each in operations(ROWS[number]["do"]):
        if each["op"] in ("gain", "lose"):
            ways[each["stat"], each["op"]] = True
        elif each["op"] in ("draw", "discard"):
            ways["card", "gain" if each["op"] == "draw" else "lose"] = True
        elif each["op"] == "pay" or any(option.get("cost") for option in each.get("options", [])):
            ways["ducats", "lose"] = True
    for icon, n in all_signs(number):
        if isinstance(n, str):
            wanted = {("gain" if lean > 0 else "lose") for lean in LEANS[n]}
            assert wanted == {way for stat, way in ways if stat == icon}


@pytest.mark.parametrize("stat", STATS)
def test_a_box_brings_more_of_what_its_row_gives_plays_for_or_contends_for(stat: Stat) -> None:
    ways: dict[Stat, str] = {"fame": "contest", "ducats": "dice_game"}
    told = {
        box
        for box, row in enumerate(ROWS)
        for each in operations(row)
        if (each["op"] == "gain" and each["stat"] == stat) or each["op"] == ways.get(stat)
    }
    assert bringers(stat) == told
