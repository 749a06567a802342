"""Evenings on the disk: whole, by their own names, and never lost to a broken file."""

from __future__ import annotations

import json

import pytest

from game.core.errors import UserError
from game.storage.evenings import Evening, Evenings, Guest, changed, evenings_folder

GUEST = {"name": "Amaya", "colour": "blue"}
GUESTS = (Guest("Amaya", "yellow"), Guest("Teo", "green", "teo"))


def store(faults: list[UserError] | None = None) -> Evenings:
    told = [] if faults is None else faults
    return Evenings(evenings_folder(), told.append)


def test_what_was_written_is_read_again_and_two_of_one_second_have_names_of_their_own() -> None:
    first = store().begin(GUESTS, ("bulls", "toruro"), way="vote", until="2026-11-23T23:30")
    second = store().begin(GUESTS, ("bulls",))
    assert [evening.id for evening in store().all()] == sorted((first.id, second.id), reverse=True)
    assert store().find(first.id) == first
    assert not [*evenings_folder().glob("*.new")]


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"id": "x"}', '{"id": "20261123-190000", "guests": [], "games": []}',
     json.dumps({"id": "20261123-190000", "games": ["bulls"], "guests": [GUEST] * 2})],
)  # fmt: skip
def test_a_damaged_evening_is_set_aside_in_one_sentence_and_the_others_stay(text: str) -> None:
    kept = store().begin(GUESTS, ("bulls",))
    (evenings_folder() / "20261123-190000.json").write_text(text, encoding="utf-8")
    faults: list[UserError] = []
    assert store(faults).all() == [kept]
    assert len(faults) == 1
    assert "20261123-190000.json.broken" in str(faults[0])
    assert len([*evenings_folder().glob("*.broken-*")]) == 1


def test_an_evening_with_less_in_it_has_the_rest_as_usual_and_what_is_unknown_does_no_harm() -> None:
    evenings_folder().mkdir(parents=True)
    rows = {
        "id": "20261123-190000",
        "guests": [{"name": "Amaya", "colour": "blue"}],
        "games": ["bulls"],
        "new": 1,
    }
    (evenings_folder() / "20261123-190000.json").write_text(json.dumps(rows), encoding="utf-8")
    assert store().all() == [Evening("20261123-190000", (Guest("Amaya", "blue"),), ("bulls",))]


@pytest.mark.parametrize("name", ["../settings", "", "x", "20261123-190000/../../settings"])
def test_no_name_of_an_evening_leads_to_another_file(name: str) -> None:
    assert store().find(name) is None


def test_a_moment_is_remembered_with_its_game_and_a_deleted_evening_is_gone() -> None:
    kept = store().begin(GUESTS, ("bulls",))
    store().remember(kept.id, "bulls-1", "Nobody was trampled.")
    assert store().find(kept.id) == changed(kept, moments={"bulls-1": "Nobody was trampled."})
    store().delete(kept.id)
    assert store().all() == []


def test_where_nothing_is_kept_an_evening_lasts_as_long_as_the_program() -> None:
    evenings = Evenings()
    kept = evenings.begin(GUESTS, ("bulls",))
    assert evenings.all() == [kept]
    assert not evenings_folder().exists()
