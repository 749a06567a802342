"""The annals: finished games of people, once each, readable, and never lost to a broken line."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import UserError
from game.storage import match_history
from game.storage.match_history import (
    FirstEarned,
    Match,
    Opponent,
    Player,
    add_match,
    dice,
    export,
    first_earned,
    is_fair,
    opponents,
    played_by,
    read_matches,
)
from game.storage.paths import match_history_file, user_folder

AMAYA = Player("Amaya", None, 1, 40)
TEO = Player("Teo", "teo", 2, 31)
EVEN = (100, 100, 100, 100, 100, 100)


def finished(slot: str = "bulls-1", players: tuple[Player, ...] = (AMAYA, TEO), game: str = "bulls") -> Match:
    """A game that is over."""
    return Match(slot, "2026-01-31T22:10:00", game, 105, players, EVEN)


def no_complaint(fault: UserError) -> None:
    pytest.fail(str(fault))


def test_without_any_game_the_annals_are_empty() -> None:
    assert read_matches(no_complaint) == []
    assert dice([]) == (0,) * 6


def test_a_finished_game_is_noted_once() -> None:
    for slot in ("bulls-1", "bulls-2", "bulls-1"):
        add_match(finished(slot))
    assert [row.slot for row in read_matches(no_complaint)] == ["bulls-1", "bulls-2"]


def test_a_game_of_bots_alone_is_not_noted() -> None:
    add_match(finished(players=(TEO, replace_bot(TEO, "lola"))))
    assert read_matches(no_complaint) == []


def replace_bot(player: Player, bot: str) -> Player:
    return msgspec.structs.replace(player, bot=bot)


def test_a_broken_line_is_set_aside_and_the_others_count_on() -> None:
    add_match(finished("bulls-1"))
    match_history_file().write_text(match_history_file().read_text() + "{half a line\n" + "[" * 5000 + "\n")
    add_match(finished("bulls-2"))
    faults: list[UserError] = []
    assert [row.slot for row in read_matches(faults.append)] == ["bulls-1", "bulls-2"]
    assert len(faults) == 1 and "2 finished games" in str(faults[0])
    assert len(list(user_folder().glob("annals.jsonl.broken-*"))) == 1
    assert [row.slot for row in read_matches(no_complaint)] == ["bulls-1", "bulls-2"]


@pytest.mark.parametrize(
    "players",
    [
        (Player("Amaya", None, 0, 40), TEO),
        (Player("Amaya", None, 2, 40), TEO),
        (Player("[ui/icon:99999]", None, 1, 40), TEO),
        (Player("A\x00", None, 1, 40), TEO),
        (Player("\ufe0f", None, 1, 40), TEO),
        (Player("x" * 100_000, None, 1, 40), TEO),
        (AMAYA, Player("Teo", "t" * 1000, 2, 31)),
    ],
    ids=["place 0", "no first place", "a picture", "a control code", "nothing to see", "long", "long bot"],
)
def test_a_line_that_no_finished_game_has_is_told_and_the_others_count_on(
    players: tuple[Player, ...],
) -> None:
    add_match(finished("bulls-1"))
    add_match(finished("bulls-2", players))
    faults: list[UserError] = []
    assert [row.slot for row in read_matches(faults.append)] == ["bulls-1"]
    assert len(faults) == 1
    assert opponents(read_matches(no_complaint)) == [Opponent("teo", 1, 1)]


def test_a_history_of_a_gigabyte_or_a_pipe_is_told_and_stays_as_it_is() -> None:
    match_history_file().parent.mkdir(parents=True)
    with match_history_file().open("wb") as file:
        file.truncate(1_000_000_000)
    faults: list[UserError] = []
    assert read_matches(faults.append) == []
    assert "larger than 32 MB" in fault_of(lambda: add_match(finished()))
    match_history_file().unlink()
    os.mkfifo(match_history_file())
    assert read_matches(faults.append) == []
    assert len(faults) == 2


@pytest.mark.parametrize("sign", "=+-@")
def test_no_name_is_a_formula_for_a_spreadsheet(sign: str) -> None:
    player = Player(f"{sign}1+1", None, 1, 40)
    with export([finished(players=(player, TEO))]).open(encoding="utf-8", newline="") as file:
        assert [row["name"] for row in csv.DictReader(file)] == [f"'{sign}1+1", "Teo"]


def test_whoever_did_better_than_a_character_has_beaten_it() -> None:
    lost = finished(
        "bulls-2", (msgspec.structs.replace(AMAYA, place=2), msgspec.structs.replace(TEO, place=1))
    )
    assert opponents([finished(), lost, finished("bulls-3")]) == [Opponent("teo", 3, 2)]


def test_a_shared_place_is_no_better() -> None:
    assert opponents([finished(players=(AMAYA, msgspec.structs.replace(TEO, place=1)))]) == [
        Opponent("teo", 1, 0)
    ]


def test_of_two_of_the_same_character_the_better_one_counts() -> None:
    seats = (msgspec.structs.replace(AMAYA, place=2), msgspec.structs.replace(TEO, place=1), TEO)
    assert opponents([finished(players=seats)]) == [Opponent("teo", 1, 0)]


def with_achievements(slot: str, *achievements: str) -> Match:
    """A game in which Amaya did these achievements."""
    return finished(slot, (msgspec.structs.replace(AMAYA, achievements=achievements), TEO))


def test_an_achievement_is_earned_once() -> None:
    first = FirstEarned("Amaya", "2026-01-31T22:10:00")
    assert add_match(with_achievements("bulls-1", "ole")) == {"ole": first}
    assert add_match(with_achievements("bulls-1", "ole")) == {}
    assert add_match(with_achievements("bulls-2", "ole", "by_a_nose")) == {"by_a_nose": first}
    assert first_earned(read_matches(no_complaint), "bulls") == {"ole": first, "by_a_nose": first}


def test_an_achievement_is_new_to_whoever_has_not_had_it_under_any_name() -> None:
    def whose(name: str) -> str:
        return "ana" if name in ("Amaya", "Ana") else ""

    def earned_by(slot: str, *names: str) -> list[str]:
        players = (msgspec.structs.replace(AMAYA, name=name, achievements=("ole",)) for name in names)
        return [first.name for first in add_match(finished(slot, (*players, TEO)), whose).values()]

    assert earned_by("bulls-1", "Amaya") == ["Amaya"]
    assert earned_by("bulls-2", "Bruno") == ["Bruno"], "another's is new to them"
    assert earned_by("bulls-3", "Ana") == [], "had it under another name"
    assert earned_by("bulls-4", "Carmen") == [], "what guests have done belongs to all of them"
    assert first_earned(read_matches(no_complaint), "bulls")["ole"].name == "Amaya"


def test_achievements_are_those_of_one_game_and_of_people() -> None:
    bot = msgspec.structs.replace(TEO, achievements=("ole",))
    assert first_earned([finished(players=(AMAYA, bot)), with_achievements("bulls-2", "ole")], "toruro") == {}
    assert first_earned([finished(players=(AMAYA, bot))], "bulls") == {}


def test_games_noted_before_there_were_achievements_have_none() -> None:
    add_match(finished())
    assert '"feats"' in match_history_file().read_text()
    match_history_file().write_text(match_history_file().read_text().replace(',"feats":[]', ""))
    assert [player.achievements for row in read_matches(no_complaint) for player in row.players] == [(), ()]


def test_damaged_achievements_are_told_in_one_sentence_and_the_others_stay() -> None:
    add_match(with_achievements("bulls-1", "ole"))
    add_match(with_achievements("bulls-2", "by_a_nose"))
    match_history_file().write_text(
        match_history_file().read_text().replace('["by_a_nose"]', '[["by_a_nose"]]')
    )
    faults: list[UserError] = []
    assert set(first_earned(read_matches(faults.append), "bulls")) == {"ole"}
    assert len(faults) == 1


def test_the_table_for_other_programs_names_the_achievements() -> None:
    path = export([with_achievements("bulls-1", "ole", "by_a_nose")])
    with path.open(encoding="utf-8", newline="") as file:
        assert [row["feats"] for row in csv.DictReader(file)] == ["ole by_a_nose", ""]


@given(st.lists(st.integers(0, 400), min_size=6, max_size=6))
def test_dice_are_judged_only_when_there_are_enough(counts: list[int]) -> None:
    assert (is_fair(counts) is None) == (sum(counts) < match_history.FEW)


def test_even_dice_are_fair_and_loaded_ones_are_not() -> None:
    assert is_fair(EVEN) is True
    assert is_fair((100, 100, 100, 100, 100, 160)) is False


def test_the_table_for_other_programs_has_a_line_a_player() -> None:
    with export([finished(), finished("bulls-2")]).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["Amaya", "Teo"] * 2
    assert {row["place"] for row in rows} == {"1", "2"}


def test_a_disk_that_takes_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: object, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(match_history, "write_whole", full)
    for write in (lambda: add_match(finished()), lambda: export([finished()])):
        said = fault_of(write)
        assert "No space left on device" in said


def fault_of(write: Callable[[], object]) -> str:
    with pytest.raises(UserError) as caught:
        write()
    return str(caught.value)


def test_a_game_that_counts_for_nobody_is_kept_and_in_nobodys_figures() -> None:
    late = msgspec.structs.replace(AMAYA, counts=False)
    add_match(finished("bulls-1", (late, TEO)))
    add_match(finished("bulls-2"))
    rows = read_matches(no_complaint)
    assert [row.slot for row in rows] == ["bulls-1", "bulls-2"]
    assert [row.slot for row in played_by(rows, "Amaya".__eq__)] == ["bulls-2"]
    assert opponents(rows) == [Opponent("teo", 1, 1)]
