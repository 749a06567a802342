"""Games that version 0.1.0 saved are gone on with: by their decisions, and by their last position alone.

The three games were left in the window: in a fight, in a trick, and in the middle of a card. The positions
were taken out of many games, so that every script lies on the stack in one of them.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game import GAMES, find
from game.core.errors import UserError
from game.core.record import Record, parse_record
from game.core.rng import Rng
from game.core.table import Table, replay, resume
from game.storage.saves import read_record
from maps.reader import graph_of

SAVES = Path(__file__).parent / "saves_0_1_0"
HEAD = "sobremesa 1\n"
OTHER_RULES = 0
"""A version that no game has: what was played by it is not stepped, its last position is read."""
FURTHER = 200
"""Decisions after which a position has shown that a game can be played on from it."""
MOST = 30_000

GAME = pytest.mark.parametrize("name", GAMES)


def saved(name: str) -> Record:
    return read_record(SAVES / f"{name}.sobremesa", sealed=True)


def positions(name: str) -> list[Record]:
    """The records of a file of positions; they hold no decisions."""
    _, *texts = (SAVES / f"{name}_positions.txt").read_text(encoding="utf-8").split(HEAD)
    return [parse_record(HEAD + text, sealed=True) for text in texts]


def opened(record: Record) -> Table[Any, Any]:
    game = find(record.game)
    return resume(game, record, graph_of(game))


def play_on(table: Table[Any, Any], decisions: int) -> int:
    """Take so many random decisions, fewer where the game ends; how many were taken."""
    rng = Rng(1)
    for taken in range(decisions):
        if table.ask is None:
            return taken
        table.play(table.ask.seat, rng.pick(table.ask.options))
    return decisions


def bookmarks(position: str) -> list[Counter[str]]:
    """What the bookmarks of a position hold, without the names of scripts, steps and fields."""
    stack = json.loads(position)["stack"]
    return [Counter(str(frame[name]) for name in frame if name not in ("script", "step")) for frame in stack]


@GAME
def test_a_saved_game_is_stepped_to_where_it_was_left_and_played_to_its_end(name: str) -> None:
    record = saved(name)
    decisions = len(record.actions)
    table = opened(record)
    assert len(table.record.actions) == decisions > 0
    taken = play_on(table, MOST)
    assert table.ask is None
    assert len(table.record.actions) == decisions + taken
    assert len(table.standings()) == len(record.seats)


@GAME
def test_where_the_rules_are_others_it_goes_on_from_its_last_position_as_well(name: str) -> None:
    stepped, laid = opened(saved(name)), opened(replace(saved(name), version=OTHER_RULES))
    assert laid.ask == stepped.ask
    assert laid.snapshot().position == stepped.snapshot().position
    assert play_on(laid, MOST) == play_on(stepped, MOST)
    assert laid.standings() == stepped.standings()


def test_a_game_of_older_rules_goes_on_but_is_not_shown_again_and_says_why() -> None:
    record, game = saved("alatriste"), find("alatriste")
    assert record.version < game.meta.version
    assert opened(record).ask is not None
    with pytest.raises(UserError, match=r"played by rules version 1 of .* this program plays version 5"):
        replay(game, record, graph_of(game))


@pytest.mark.parametrize("faces", ["faces", "bull_faces"])
@pytest.mark.parametrize("shown", [0, 7, -1, 99])
def test_a_position_in_which_a_die_shows_what_no_die_can_is_refused_in_one_sentence(
    faces: str, shown: int
) -> None:
    record = replace(saved("bulls"), version=OTHER_RULES)
    state = json.loads(record.position)
    state[faces][0] = shown
    with pytest.raises(
        UserError, match=rf"cannot be read: Expected `int` .* at `\$\.{faces}\[0\]`\.$"
    ) as fault:
        opened(replace(record, position=json.dumps(state)))
    assert "\n" not in str(fault.value)


@GAME
def test_every_position_is_read_without_losing_anything_and_can_be_played_on(name: str) -> None:
    for record in positions(name):
        table = opened(replace(record, version=OTHER_RULES))
        read = bookmarks(table.snapshot().position)
        assert all(was <= now for was, now in zip(bookmarks(record.position), read, strict=True))
        taken = play_on(table, FURTHER)
        assert taken == FURTHER or table.ask is None
        assert taken > 0
