"""Saved games: three generations, of which the newest that is whole is used."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import given, settings

from game.core.errors import UserError
from game.core.record import Record, parse_record
from game.core.seat import Seat
from game.core.table import Table, replay
from game.storage.paths import finished_folder, saves_folder
from game.storage.saves import (
    SlotLock,
    finish,
    generations,
    is_held,
    latest,
    load,
    new_slot,
    read_record,
    running,
    write_generation,
)
from tests.damage import VARIANTS, damaged, damaged_json
from tests.pile import PILE

SEATS = (Seat(0, "Amaya", "yellow"), Seat(1, "Lola", "blue", "lola"))


def never(fault: UserError) -> None:
    raise AssertionError(fault)


def played(decisions: int, seed: int = 7) -> Record:
    table = Table(PILE, SEATS, seed)
    for _ in range(decisions):
        assert table.ask is not None
        table.play(table.ask.seat, table.ask.options[0])
    return table.snapshot()


def saved(slot: Path, *lengths: int) -> None:
    for length in lengths:
        write_generation(slot, played(length).text())


def lengths(slot: Path) -> list[int]:
    return [len(read_record(path).actions) for path in generations(slot)]


def test_three_generations_are_kept() -> None:
    slot = new_slot("pile")
    saved(slot, 1, 2, 3, 4)
    assert lengths(slot) == [4, 3, 2]
    assert sorted(path.name for path in saves_folder().iterdir()) == sorted(
        [slot.name, f"{slot.name}.1", f"{slot.name}.2"]
    )


def test_the_newest_generation_is_loaded() -> None:
    slot = new_slot("pile")
    saved(slot, 1, 2, 3)
    assert load(slot, never) == played(3)


@pytest.mark.parametrize("kept", [20, -1, -12, -20], ids="{} of its bytes".format)
def test_a_damaged_generation_is_set_aside_and_the_older_one_used(kept: int) -> None:
    slot = new_slot("pile")
    saved(slot, 1, 2, 3)
    slot.write_bytes(slot.read_bytes().rstrip()[:kept])
    said: list[str] = []
    record = load(slot, lambda fault: said.append(str(fault)))
    assert len(record.actions) == 2
    assert len(said) == 1
    assert said[0].startswith(f"A saved game was damaged and is now {slot.name}.broken-")
    assert len([path for path in saves_folder().iterdir() if ".broken-" in path.name]) == 1
    saved(slot, 3, 4)
    assert lengths(slot) == [4, 3, 2]


def test_without_a_whole_generation_that_is_said() -> None:
    slot = new_slot("pile")
    saved(slot, 1)
    slot.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UserError, match="No saved game is left"):
        load(slot, lambda fault: None)


def test_a_save_that_was_cut_between_two_renames_is_found() -> None:
    slot = new_slot("pile")
    saved(slot, 1, 2)
    slot.unlink()
    game = latest(never)
    assert game is not None
    assert (game.slot, len(game.record.actions)) == (slot, 1)


def test_continue_offers_the_game_that_was_played_last() -> None:
    first, second = new_slot("pile"), saves_folder() / "pile-20200101-000000.sobremesa"
    saved(first, 1, 2)
    saved(second, 3, 4)
    for path in generations(second):
        os.utime(path, (1_000_000_000, 1_000_000_000))
    game = latest(never)
    assert game is not None
    assert (game.slot, game.record.seats) == (first, SEATS)
    assert [saved.slot for saved in running(never)] == [first, second]


def test_a_clock_that_was_moved_back_does_not_change_which_game_was_played_last() -> None:
    other, mine = new_slot("other"), new_slot("pile")
    saved(other, 5)
    tomorrow = time.time() + 86_400
    os.utime(other, (tomorrow, tomorrow))
    saved(mine, 1, 2)
    assert [game.slot for game in running(never)] == [mine, other]
    saved(other, 6)
    assert [game.slot for game in running(never)] == [other, mine]


def test_without_saved_games_there_is_nothing_to_continue() -> None:
    assert latest(never) is None


def test_two_games_begun_in_one_second_have_two_slots() -> None:
    first = new_slot("pile")
    saved(first, 1)
    assert new_slot("pile") != first


def test_a_finished_game_moves_to_the_finished_ones() -> None:
    slot = new_slot("pile")
    saved(slot, 1, 2, 3)
    place = finish(slot, played(12))
    assert place.parent == finished_folder()
    assert len(read_record(place).actions) == 12
    assert latest(never) is None
    assert generations(slot) == []


def test_a_finished_game_that_cannot_be_kept_stays_where_it_was(home: Path) -> None:
    slot = new_slot("pile")
    saved(slot, 1)
    finished_folder().write_text("a file where the folder should be")
    with pytest.raises(UserError, match="The finished game cannot be kept"):
        finish(slot, played(12))
    assert lengths(slot) == [1]


def test_a_file_of_any_size_or_kind_is_refused_in_one_sentence(tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(9_000_000)
    for path in (huge, tmp_path, tmp_path / "none"):
        with pytest.raises(UserError, match=r"^[^\n]+$"):
            read_record(path)


def is_refused_or_steps_to_its_end(text: bytes) -> None:
    try:
        record = parse_record(text.decode("utf-8", "replace"))
        replay(PILE, record)
    except UserError as fault:
        assert "\n" not in str(fault)
    else:
        assert parse_record(record.text()) == record


WHOLE = played(8).text().encode()
UNSEALED = b"".join(line for line in WHOLE.splitlines(keepends=True) if not line.startswith(b"check"))
POSITION = UNSEALED.split(b"position ")[1]


@given(damaged(WHOLE))
@settings(max_examples=VARIANTS)
def test_a_damaged_record_is_refused_in_one_sentence(text: bytes) -> None:
    is_refused_or_steps_to_its_end(text)


@given(damaged(UNSEALED))
@settings(max_examples=VARIANTS)
def test_a_record_edited_by_hand_is_refused_in_one_sentence(text: bytes) -> None:
    is_refused_or_steps_to_its_end(text)


@given(damaged_json(POSITION))
@settings(max_examples=VARIANTS)
def test_a_record_with_another_position_is_refused_in_one_sentence(position: bytes) -> None:
    is_refused_or_steps_to_its_end(UNSEALED.replace(POSITION, position))


def test_a_new_game_has_a_slot_even_where_no_game_can_be_saved(home: Path) -> None:
    saves_folder().parent.mkdir(parents=True)
    saves_folder().write_text("a file where the folder should be")
    slot = new_slot("pile")
    assert not is_held(slot)
    SlotLock(slot).release()
