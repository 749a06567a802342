"""People keep their own settings, guests those of the computer, and no damage takes more than itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.errors import UserError
from game.core.seat import Seat
from game.storage.paths import settings_file
from game.storage.people import People
from game.storage.person import COLOURS, FACES, Person, people_file, read_people
from game.storage.settings import FOLLOWING, OWN, SHARED, OwnSettings, Settings, load_settings
from scenes.ui import theme
from scenes.ui.marks import PEOPLE
from tests.damage import ODD_VALUES, VARIANTS, damaged

BEFORE = {
    "language": "es", "text_size": 150, "speed": "fast", "reduced_motion": True, "contrast": "high",
    "volume_music": 10, "volume_effects": 20, "volume_voices": 30, "volume_interface": 40, "mute": True,
    "mute_unfocused": False, "captions": True, "voice_captions": True, "voice_speech": True,
    "fullscreen": True, "privacy": "curtain", "confirm": "always", "linger": "seen", "table_talk": False,
    "numbers": "lab", "dice": "every", "window_width": 1600, "window_height": 900,
    "keys": {"undo": ["k"]}, "pad": {"hint": ["x"]}, "tables": {"bulls": {"seats": [], "options": {}}},
}  # fmt: skip
"""A file of settings from before there were people, in which nothing is as usual."""
SAVED = (
    b'{"people": [{"id": "a1", "name": "Ana", "face": 3, "colour": "green", "called": ["Anita"], '
    b'"settings": {"text_size": 200}}, {"id": "b2", "name": "Blas", "settings": {"speed": "slow"}}]}'
)


def never(fault: UserError) -> None:
    raise AssertionError(fault)


def opened(complain: Callable[[UserError], None] = never) -> tuple[Settings, People]:
    """What a start makes of the player's folder."""
    settings = load_settings(complain)
    return settings, People(settings, people_file(), complain)


def put(text: bytes) -> None:
    people_file().parent.mkdir(parents=True, exist_ok=True)
    people_file().write_bytes(text)


def looks(person: Person) -> tuple[object, ...]:
    return person.id, person.name, person.face, person.colour, person.called, person.own


def test_settings_from_before_there_were_people_are_those_of_a_guest() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(json.dumps(BEFORE))
    settings, people = opened()
    wanted = asdict(Settings()) | BEFORE  # what came later is as usual
    assert asdict(settings) == wanted
    assert people.here is people.guest
    assert asdict(people.guest.own) == {name: wanted[name] for name in OWN}
    people.keep()
    assert json.loads(settings_file().read_text()) == BEFORE
    assert not people_file().exists()


def test_a_person_keeps_their_own_settings_and_a_guest_those_of_before() -> None:
    settings, people = opened()
    settings.speed = "fast"
    ana = people.add("Ana", 3, "green")
    people.welcome(ana)
    assert settings.speed == "fast"
    settings.text_size, settings.keys, settings.mute = 200, {"undo": ["k"]}, True
    people.keep()
    settings, people = opened()
    assert people.here.name == "Ana"
    assert (settings.text_size, settings.keys, settings.mute) == (200, {"undo": ["k"]}, True)
    people.welcome(people.guest)
    assert (settings.text_size, settings.keys, settings.mute) == (100, {}, True)
    people.keep()
    settings, people = opened()
    assert (people.here.is_guest, settings.text_size, settings.speed) == (True, 100, "fast")


def test_the_turn_takes_with_it_only_what_may_follow() -> None:
    settings, people = opened()
    ana, blas = people.add("Ana", 1, "blue"), people.add("Blas", 2, "pink")
    ana.own = OwnSettings(language="es", text_size=200, privacy="open", numbers="lab", captions=True)
    table = [Seat(0, "Ana", "blue"), Seat(1, "Blas", "pink"), Seat(2, "Cruz", "green")]
    people.welcome(blas)
    people.sit_down(table)
    people.follow(table[0])
    now = asdict(settings)
    for name in OWN:
        whose = ana if name in FOLLOWING | SHARED else blas
        assert now[name] == getattr(whose.own, name), name
    settings.speed, settings.privacy = "slow", "curtain"  # hers, and his
    people.follow(table[2])
    assert (settings.text_size, settings.speed, settings.privacy) == (100, "normal", "curtain")
    assert (ana.own.speed, ana.own.privacy, blas.own.speed) == ("slow", "open", "normal")
    assert (blas.own.privacy, settings.captions) == ("curtain", True)
    people.sit_down(())
    assert (settings.captions, blas.own.captions) == (False, False)
    people.keep()
    assert opened()[1].named("Ana").own == ana.own


def test_a_seat_is_of_the_person_whose_name_it_bears_or_bore() -> None:
    people = opened()[1]
    ana = people.add("Ana", 1, "blue")
    people.change(ana, "Anna", 2, "pink")
    again = opened()[1]
    assert [again.named(name).id for name in ("Ana", "Anna", "Anita", "")] == [ana.id, ana.id, "", ""]
    assert again.at(Seat(0, "Ana", "blue")).id == ana.id
    assert again.at(Seat(0, "Ana", "blue", "lola")).is_guest
    people.change(ana, "Ana", 2, "pink")
    assert ana.names == ("Ana", "Anna")


def test_whoever_leaves_takes_nothing_of_others_with_them() -> None:
    settings, people = opened()
    ana, blas = people.add("Ana", 1, "blue"), people.add("Blas", 2, "pink")
    people.welcome(ana)
    settings.text_size = 175
    people.remove(ana)
    assert (people.here.is_guest, settings.text_size, settings.person) == (True, 100, "")
    assert [one.id for one in opened()[1].everybody] == [blas.id]


def test_two_windows_keep_each_others_people() -> None:
    _, one = opened()
    settings, other = opened()
    ana, blas = one.add("Ana", 1, "blue"), other.add("Blas", 2, "pink")
    assert [person.name for person in other.everybody] == ["Ana", "Blas"]
    one.change(ana, "Anna", 4, "white")
    other.welcome(blas)
    settings.speed = "slow"
    other.keep()
    found = opened()[1].everybody
    assert [(one.name, one.own.speed) for one in found] == [("Anna", "normal"), ("Blas", "slow")]
    one.remove(ana)
    other.change(blas, "Blas", 5, "sky")
    assert [(one.name, one.face) for one in opened()[1].everybody] == [("Blas", 5)]


@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b"{}", b'{"people": 3}', b"\xff\xfe", b"[" * 100_000])
def test_a_broken_file_is_set_aside_with_one_sentence_and_everybody_is_a_guest(broken: bytes) -> None:
    put(broken)
    said: list[UserError] = []
    people = opened(said.append)[1]
    aside = [path for path in people_file().parent.iterdir() if ".broken-" in path.name]
    assert [path.read_bytes() for path in aside] == [broken]
    assert [str(fault) for fault in said] == [
        f"The people were damaged; everybody is a guest, the old file is now {aside[0].name}."
    ]
    people.add("Ana", 1, "blue")
    assert [one.name for one in opened()[1].everybody] == ["Ana"]


@pytest.mark.parametrize(
    "row",
    [
        None, {}, {"id": "a1", "name": "Cruz"}, {"id": "c3", "name": "Anita"}, {"id": "c3", "name": " "},
        {"id": "../c3", "name": "Cruz"}, {"id": "c3", "name": "x" * 15}, {"id": "c3", "name": "[Cruz]"},
    ],
)  # fmt: skip
def test_a_person_who_cannot_be_read_is_set_aside_and_the_others_stay(row: object) -> None:
    rows = json.loads(SAVED)
    rows["people"].append(row)
    put(json.dumps(rows).encode())
    said: list[UserError] = []
    assert [one.name for one in opened(said.append)[1].everybody] == ["Ana", "Blas"]
    aside = next(path for path in people_file().parent.iterdir() if ".broken-" in path.name)
    assert json.loads(aside.read_text()) == rows
    assert [str(fault) for fault in said] == [
        f"1 people cannot be read any more; the old file is now {aside.name}."
    ]
    assert [one.name for one in opened()[1].everybody] == ["Ana", "Blas"]


def test_people_that_cannot_be_read_are_not_written_over() -> None:
    people_file().mkdir(parents=True)
    said: list[UserError] = []
    settings, people = opened(said.append)
    ana = people.add("Ana", 1, "blue")
    people.welcome(ana)
    settings.speed = "slow"
    people.keep()
    assert [str(fault).partition("(")[0] for fault in said] == ["The people cannot be read "]
    assert people_file().is_dir()


def test_a_place_that_cannot_be_written_to_is_said_in_one_sentence(home: Path) -> None:
    said: list[UserError] = []
    people = opened(said.append)[1]
    home.write_text("a file where the folder should be")
    try:
        people.add("Ana", 1, "blue")
    except UserError as fault:  # some systems tell it when writing, others when reading
        said.append(fault)
    assert [str(fault).partition("be ")[0] for fault in said] == ["The people cannot "]
    assert people.named("Ana") is not people.guest


def test_faces_and_colours_of_people_are_those_that_are_painted() -> None:
    assert (FACES, set(COLOURS)) == (PEOPLE, {*theme.SEATS})


def any_damage_leaves_usable_people(text: bytes) -> None:
    put(text)
    said: list[UserError] = []
    found, can_write = read_people(people_file(), said.append)
    assert can_write and len(said) <= 1
    assert all("\n" not in str(fault) for fault in said)
    names = [name for one in found for name in one.names]
    assert len({*names}) == len(names)
    assert all(1 <= one.face <= 12 and one.colour in COLOURS for one in found)
    again, _ = read_people(people_file(), never)
    assert [looks(one) for one in again] == [looks(one) for one in found]


@given(damaged(SAVED))
@settings(max_examples=VARIANTS // 10)
def test_a_damaged_file_leaves_usable_people(text: bytes) -> None:
    any_damage_leaves_usable_people(text)


@given(st.dictionaries(st.sampled_from(["id", "name", "face", "colour", "called", "settings"]),
                       st.sampled_from(ODD_VALUES)))  # fmt: skip
@settings(max_examples=VARIANTS // 10)
def test_odd_values_leave_usable_people(odd: dict[str, Any]) -> None:
    rows = json.loads(SAVED)
    rows["people"][0] |= odd
    any_damage_leaves_usable_people(json.dumps(rows).encode())
