"""A game in one line comes back as it was, and a line that is not right is refused in a sentence."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import GAMES, find
from game.bots.characters import names_by_number
from game.core import line
from game.core.errors import UserError
from game.core.game import AnyGame, Options
from game.core.line import (
    CROWD,
    FORMAT,
    LETTERS,
    MOST,
    SWITCHES,
    VERSIONS,
    OtherRulesError,
    game_in,
    is_line,
    read_line,
    write_line,
)
from game.core.record import Record
from game.core.rng import Rng
from game.core.seat import Seat, numbered
from game.core.table import Table
from maps.reader import graph_of
from tests.needs import long

BOTS = ("teo", "lola", "remedios")
OPTIONS: dict[str, Options] = {
    "bulls": {"days": 1},
    "toruro": {"cap": 8, "preset": "mesa"},
    "alatriste": {"cap": 12},
}


def played(game: AnyGame, seats: int, seed: int, decisions: int = 100_000, people: int = 1) -> Record:
    """A game of random answers, perhaps broken off."""
    colours = game.meta.colours[::-1]
    who = [
        Seat(
            place,
            "Nuñez" if place < people else "Bot",
            colours[place],
            None if place < people else BOTS[place % 3],
        )
        for place in range(seats)
    ]
    table, rng = Table(game, who, seed, OPTIONS[game.meta.id], graph_of(game)), Rng(seed)
    while table.ask is not None and len(table.record.actions) < decisions:
        table.play(table.ask.seat, rng.pick(table.ask.options))
    return table.snapshot()


@cache
def endless(name: str, decisions: int) -> Record:
    """A game in which everybody takes the first option for so long."""
    game = find(name)
    seats = [
        Seat(place, numbered(names_by_number()["teo"])[place], game.meta.colours[place], "teo")
        for place in range(game.meta.seats[0])
    ]
    options: Options = {"cap": 0} if name == "alatriste" else {"preset": "clasica"}
    table = Table(game, seats, 3, options, graph_of(game))
    while table.ask is not None and len(table.record.actions) < decisions:
        table.play(table.ask.seat, table.ask.options[0])
    return table.snapshot()


def line_of(game: AnyGame, record: Record, *, named: bool = False) -> str:
    return write_line(game, record, graph_of(game), [*names_by_number()], named=named)


def read(game: AnyGame, line: str) -> Record:
    return read_line(game, line, graph_of(game), names_by_number()).table.snapshot()


@cache
def example(name: str) -> str:
    """A short game in a line."""
    game = find(name)
    return line_of(game, played(game, game.meta.seats[0], 7, 30))


@pytest.mark.parametrize("name", ["toruro", long("alatriste")])
def test_a_game_of_more_than_20_000_decisions_comes_back_from_its_line(name: str) -> None:
    record = endless(name, 22_000)
    assert read(find(name), line_of(find(name), record)) == replace(record, notes={})


def test_a_game_that_no_line_can_hold_is_refused_in_a_sentence_when_it_is_written() -> None:
    line_of(find("toruro"), endless("toruro", MOST))
    with pytest.raises(UserError, match="too long for a line"):
        line_of(find("toruro"), endless("toruro", MOST + 1))
    game = find("alatriste")
    record = played(game, 6, 5, people=0)
    assert len(line_of(game, record)) > 40
    with pytest.MonkeyPatch.context() as patch, pytest.raises(UserError, match="too long for a line"):
        patch.setattr(line, "LONGEST", 40)
        line_of(game, record)


@pytest.mark.parametrize("decisions", [0, 1, 17, 100_000])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
def test_a_game_comes_back_from_its_line_whether_over_or_not(game: AnyGame, decisions: int) -> None:
    for seats in (game.meta.seats[0], game.meta.offered[-1]):
        record = played(game, seats, 2**32 - seats, decisions, people=2)
        line = line_of(game, record, named=True)
        back = read(game, line.lower())
        assert (back.actions, back.position, back.options) == (
            record.actions,
            record.position,
            record.options,
        )
        assert [(seat.colour, seat.bot) for seat in back.seats] == [(s.colour, s.bot) for s in record.seats]
        assert [seat.name for seat in back.seats if seat.human] == ["Nuñez", "Nuñez"]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
def test_names_of_people_stand_in_a_line_only_if_one_says_so(game: AnyGame) -> None:
    record = played(game, game.meta.seats[0], 5, 10)
    assert read(game, line_of(game, record)).seats[0].name == record.seats[0].colour
    assert read(game, line_of(game, record, named=True)).seats[0].name == "Nuñez"


@pytest.mark.parametrize("name", GAMES)
def test_every_change_of_a_single_letter_and_every_cut_is_refused_in_a_sentence(name: str) -> None:
    line = example(name)
    changed = {
        line[:place] + letter + line[place + 1 :]
        for place in range(len(line))
        for letter in LETTERS + "ILOU-a"
        if letter != line[place]
    }
    cut = {line[:end] for end in range(len(line))} | {line[start:] for start in range(1, len(line))}
    for wrong in sorted(changed | cut):
        start = time.thread_time()
        with pytest.raises(UserError) as refusal:
            read(find(game_in(wrong)), wrong)
        assert "\n" not in str(refusal.value)
        assert time.thread_time() - start < 0.2


@given(st.text(max_size=60) | st.text(LETTERS, min_size=5, max_size=80).map(f"BULLS-{FORMAT}".__add__))
@settings(max_examples=300)
def test_what_is_no_game_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(UserError):
        read(find(game_in(text)), text)


def test_a_line_may_be_broken_by_a_chat_and_point_at_a_decision() -> None:
    game, line = find("bulls"), example("bulls")
    broken = f"  {line[:20]}\n{line[20:40]} {line[40:]}#12\n"
    assert is_line(broken)
    found = read_line(game, broken, graph_of(game), names_by_number())
    assert found.decision == 12
    assert found.table.record.actions == read(game, line).actions
    there = len(found.table.record.actions)
    with pytest.raises(UserError, match=f"points to decision {there + 1}; the game has {there}"):
        read_line(game, f"{line}#{there + 1}", graph_of(game), names_by_number())


def test_a_line_of_another_edition_or_of_other_rules_says_so() -> None:
    game, line = find("toruro"), example("toruro")
    with pytest.raises(UserError, match="another edition"):
        read(game, line.replace("-2", "-3", 1))
    record = played(game, 3, 1, 5)
    record.version += 1
    with pytest.raises(UserError, match="rules version"):
        line_of(game, record)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
def test_a_line_has_room_for_all_that_may_stand_before_its_decisions(game: AnyGame) -> None:
    assert game.meta.version < VERSIONS
    assert len(names_by_number()) < CROWD
    assert len(game.meta.options) < SWITCHES


def test_a_line_of_other_rules_still_tells_its_table() -> None:
    game = find("toruro")
    record = played(game, 4, 9, 20)
    older = replace(game, meta=replace(game.meta, version=game.meta.version + 1))
    line = line_of(older, replace(record, version=older.meta.version), named=True)
    with pytest.raises(OtherRulesError, match="rules version") as refusal:
        read(game, line)
    start = refusal.value.start
    assert (start.seed, dict(start.options)) == (record.seed, record.options)
    assert [(seat.colour, seat.bot) for seat in start.seats] == [(s.colour, s.bot) for s in record.seats]


def test_a_seed_of_64_bits_takes_more_room_and_comes_back() -> None:
    game = find("bulls")
    short, long = (played(game, 2, seed, 10) for seed in (2**32 - 1, 2**64 - 1))
    assert read(game, line_of(game, long)).seed == 2**64 - 1
    assert 6 <= len(line_of(game, long)) - len(line_of(game, short)) <= 7


def test_what_has_often_been_taken_takes_less_room() -> None:
    game = find("toruro")
    seats = [Seat(place, "Ana", game.meta.colours[place]) for place in range(3)]
    rooms = []
    for rng in (None, Rng(1)):
        table = Table(game, seats, 1, {"cap": 8})
        while table.ask is not None:
            table.play(table.ask.seat, rng.pick(table.ask.options) if rng else table.ask.options[0])
        rooms.append(len(line_of(game, table.snapshot())) / len(table.record.actions))
    assert rooms[0] < rooms[1]
