"""The saved games of a player: each by itself, named, given up, set aside, and none ever hides another."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from game.core.errors import UserError
from game.core.record import Record
from game.core.seat import Seat
from game.core.table import Table, replay
from game.storage.paths import finished_folder, given_up_folder, saves_folder
from game.storage.saves import (
    BOTS_ALONE,
    ENDING,
    GIVEN_UP,
    TURN,
    SlotLock,
    copy_game,
    finish,
    generations,
    give_up,
    latest,
    new_slot,
    open_slot,
    put_slot_aside,
    read_record,
    rename,
    running,
    write_generation,
)
from tests.pile import PILE
from tests.storage.test_saves import never, played, saved

TWO = (Seat(0, "Amaya", "yellow"), Seat(1, "Bruno", "blue"))


def alone(decisions: int) -> Record:
    """A game that nobody but bots play."""
    table = Table(PILE, [Seat(0, "Teo", "yellow", "teo"), Seat(1, "Lola", "blue", "lola")], 7)
    for _ in range(decisions):
        assert table.ask is not None
        table.play(table.ask.seat, table.ask.options[0])
    return table.snapshot()


def together(decisions: int) -> Record:
    """A game that two people play."""
    table = Table(PILE, TWO, 987654321)
    for _ in range(decisions):
        assert table.ask is not None
        table.play(table.ask.seat, table.ask.options[0])
    table.record.notes["orders:0:parry"] = "never"
    return table.snapshot()


@pytest.mark.parametrize("seconds", [999_999_999_999, -62_200_000_000, -1, 8_000_000_000])
def test_a_save_with_an_impossible_time_is_listed_last_and_stops_nobody(seconds: int) -> None:
    odd, good = new_slot("pile"), new_slot("other")
    saved(odd, 1)
    saved(good, 2)
    try:
        os.utime(odd, (seconds, seconds))
    except OSError:
        pytest.skip("this disk does not take such a time")
    assert [game.slot for game in running(never)] == [good, odd]
    saved(good, 3)
    assert generations(good)[0].stat().st_mtime < 2**40


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to root")
def test_a_closed_folder_is_said_and_a_new_game_can_be_played_all_the_same() -> None:
    saves_folder().mkdir(parents=True)
    saves_folder().chmod(0)
    said: list[UserError] = []
    try:
        assert latest(said.append) is None
        assert new_slot("pile").parent == saves_folder()
    finally:
        saves_folder().chmod(0o700)
    assert [str(fault) for fault in said] == ["The saved games cannot be read: Permission denied."]


@pytest.mark.parametrize(
    "error", [PermissionError(13, "Permission denied"), ValueError("year 292277 is"), OverflowError()]
)
def test_whatever_one_slot_raises_hides_no_other(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = new_slot("pile"), new_slot("other")
    saved(good, 2)
    saved(bad, 1)
    from game.storage import saves

    load = saves.load

    def stumbles(slot: Path, complain: saves.Complain) -> Record:
        if slot == bad:
            raise error
        return load(slot, complain)

    monkeypatch.setattr(saves, "load", stumbles)
    said: list[UserError] = []
    assert [game.slot for game in running(said.append)] == [good]
    assert len(said) == 1 and bad.name in str(said[0])


def test_a_saved_game_says_who_plays_and_whose_turn_it_is() -> None:
    slot, record = new_slot("pile"), played(3)
    record.notes[TURN] = "1"
    write_generation(slot, record.text())
    (game,) = running(never)
    assert game.turn == game.record.seats[1]
    assert game.title == ""


def test_a_game_of_an_older_program_does_not_say_whose_turn_it_is() -> None:
    saved(new_slot("pile"), 3)
    (game,) = running(never)
    assert game.turn is None


def test_a_game_is_renamed_and_stays_where_it_was_in_the_list() -> None:
    older, newer = new_slot("pile"), new_slot("other")
    saved(older, 1, 2)
    saved(newer, 1)
    rename(older, "  Sunday\n with the [b]aunts  ")
    assert [(game.slot, game.title) for game in running(never)] == [
        (newer, ""), (older, "Sunday with the baunts"),
    ]  # fmt: skip
    assert len(read_record(older, sealed=True).actions) == 2
    rename(older, " ")
    assert [game.title for game in running(never)] == ["", ""]


def test_a_game_that_is_open_can_be_neither_renamed_nor_given_up() -> None:
    slot = new_slot("pile")
    saved(slot, 1)
    lock = SlotLock(slot)
    for act in (lambda: rename(slot, "mine"), lambda: give_up(slot)):
        with pytest.raises(UserError, match="open in another window"):
            act()
    lock.release()
    assert len(generations(slot)) == 1


def test_a_game_that_was_given_up_is_kept_apart_and_only_the_newest_are() -> None:
    for number in range(GIVEN_UP + 3):
        slot = new_slot("pile")
        saved(slot, 1, 2)
        kept = give_up(slot)
        assert kept.parent == given_up_folder()
        assert len(read_record(kept, sealed=True).actions) == 2
        os.utime(kept, (number, number))
    assert list(running(never)) == []
    assert not list(saves_folder().iterdir())
    assert len(list(given_up_folder().iterdir())) == GIVEN_UP


def test_a_game_that_cannot_be_gone_on_with_is_set_aside_by_itself() -> None:
    bad, good = new_slot("pile"), new_slot("other")
    saved(good, 1)
    saved(bad, 1, 2, 3)
    lock, _ = open_slot(bad, never)
    told = put_slot_aside(bad, UserError("It was played by other rules."))
    lock.release()
    assert [game.slot for game in running(never)] == [good]
    assert len(list(saves_folder().glob(f"{bad.name}*.broken-*"))) == 3
    assert str(told).startswith(f"A saved game was damaged and is now {bad.name}.broken-")
    assert str(told).endswith("It was played by other rules.")


def test_no_more_than_the_newest_damaged_files_are_kept() -> None:
    for _ in range(30):
        slot = new_slot("pile")
        slot.parent.mkdir(parents=True, exist_ok=True)
        slot.write_text("no game")
        list(running(lambda fault: None))
    assert len(list(saves_folder().iterdir())) == 20


def test_finished_games_of_bots_alone_are_bounded_and_those_of_people_are_not() -> None:
    people = [finish(new_slot("pile"), played(12)) for _ in range(3)]
    for path in people:
        os.utime(path, (1, 1))
    for number in range(BOTS_ALONE + 2):
        os.utime(finish(new_slot("pile"), alone(12)), (number + 10, number + 10))
    assert all(path.exists() for path in people)
    assert len(list(finished_folder().iterdir())) == 3 + BOTS_ALONE


def test_a_game_can_be_copied_to_another_place_and_is_whole_there(tmp_path: Path) -> None:
    copies = [copy_game(played(5), tmp_path / "stick") for _ in range(2)]
    assert len(set(copies)) == 2
    assert all(read_record(path, sealed=True) == played(5) for path in copies)
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match="cannot be saved"):
        copy_game(played(5), tmp_path / "file")


def test_where_several_people_play_nobody_reads_at_a_glance_what_is_to_come() -> None:
    text = together(5).guarded()
    assert text.startswith("sobremesa 2\n")
    assert not any(secret in text for secret in ("987654321", "position", "parry", "rng"))
    assert "seat yellow human Amaya" in text


def test_a_veiled_game_is_read_and_steps_to_its_end_as_any_other(tmp_path: Path) -> None:
    slot = new_slot("pile")
    write_generation(slot, together(5).guarded())
    (game,) = running(never)
    assert game.record == together(5)
    assert replay(PILE, game.record).record.notes == {"orders:0:parry": "never"}


def test_a_game_that_one_person_plays_is_as_legible_as_before() -> None:
    assert played(5).guarded() == played(5).text()


@pytest.mark.parametrize("veil", ["", "AAAA", "!", "c2VlZCBmb3Vy", "ZGFuY2UgOQ==", "c2VlZA=="])
def test_a_damaged_veil_is_refused_in_a_sentence_that_names_the_line(tmp_path: Path, veil: str) -> None:
    lines = together(2).guarded().splitlines()
    lines[-2:] = [f"veiled {veil}"]
    (tmp_path / "game").write_text("\n".join(lines))
    with pytest.raises(UserError, match=f"Line {len(lines)}"):
        read_record(tmp_path / "game")


def test_saves_are_for_their_owner_alone(tmp_path: Path) -> None:
    slot = new_slot("pile")
    saved(slot, 1, 2)
    rename(slot, "mine")
    files = [*generations(slot), copy_game(played(3), tmp_path), finish(new_slot("other"), played(12))]
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


def test_names_end_in_the_ending_of_games(tmp_path: Path) -> None:
    assert copy_game(played(1), tmp_path).suffix == ENDING
