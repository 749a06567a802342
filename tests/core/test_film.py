"""A film shows a game as it stood after any decision, and leaves it as it was."""

from __future__ import annotations

from random import Random

import pytest

from game.core.action import Action, action
from game.core.errors import UserError
from game.core.film import EVERY, Film
from game.core.seat import Seat
from game.core.table import Table
from tests.pile import PILE, PileState, PileView

ANA, BEN = Seat(0, "Ana", "yellow"), Seat(1, "Ben", "blue")


def played(seed: int = 1) -> Table[PileState, PileView]:
    """A game of the Pile between random players, at its end."""
    table, chance = Table(PILE, [ANA, BEN], seed), Random(seed)
    while table.ask is not None:
        table.play(table.ask.seat, chance.choice(table.ask.options))
    return table


def test_any_decision_is_shown_in_any_order_as_it_was_when_it_was_played() -> None:
    record = played().record
    film, table = Film(PILE, record), Table(PILE, record.seats, record.seed)
    positions, views = [table.snapshot().position], [table.view(0)]
    for answer in record.actions:
        assert table.ask is not None
        table.play(table.ask.seat, answer)
        positions.append(table.snapshot().position)
        views.append(table.view(0))
    order = [*range(film.last + 1)] * 2
    Random(3).shuffle(order)
    assert [film.at(place).snapshot().position for place in order] == [positions[place] for place in order]
    assert [film.at(place).view(0) for place in order] == [views[place] for place in order]
    assert film.last == len(record.actions) and film.fault is None


def test_each_decision_has_its_question_its_round_and_what_came_of_it() -> None:
    table = played()
    film = Film(PILE, table.record)
    assert film.stills[-1].ask is None and film.stills[-1].events == table.open_events()
    assert film.events(film.last, None) == table.events(None)
    assert all(still.ask is not None for still in film.stills[:-1])
    assert film.at(1).events_with_views(0)[0][1] == film.at(1).view_before(0) or film.events(1, 0)


def test_what_is_played_on_a_branch_changes_neither_the_film_nor_the_game() -> None:
    record = played().record
    film, before = Film(PILE, record), record.text()
    position = film.at(3).snapshot().position
    branch = film.at(3).branch()
    while branch.ask is not None:
        branch.play(branch.ask.seat, branch.ask.options[0])
    assert film.at(3).snapshot().position == position
    assert [*branch.record.actions[:3]] == [*record.actions[:3]]
    assert record.text() == before


def test_a_branch_brings_the_same_dice_unless_it_is_given_others() -> None:
    record = played(2).record
    film = Film(PILE, record)
    same, other = film.at(1).branch(), film.at(1).branch(chance=99)
    assert same.snapshot().position == film.at(1).snapshot().position != other.snapshot().position
    for answer in record.actions[1:]:
        assert same.ask is not None
        same.play(same.ask.seat, answer)
    assert same.snapshot().position == film.at(film.last).snapshot().position


def test_of_a_damaged_game_what_can_be_played_is_shown_and_where_it_stops_is_said() -> None:
    record = played().record
    record.actions[4] = action("fly")
    film = Film(PILE, record)
    assert film.last == 4 and film.actions == tuple(record.actions[:4])
    assert str(film.fault) == "Decision 5, 'fly', is not possible where it stands."


def test_a_game_of_other_rules_cannot_be_shown_at_all() -> None:
    record = played().record
    record.version += 1
    with pytest.raises(UserError, match="rules version"):
        Film(PILE, record)


def test_tables_are_kept_closely_enough_for_a_jump_to_step_only_a_few_decisions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    film, steps = Film(PILE, played().record), list[int]()
    play = Table.play

    def counted(table: Table[PileState, PileView], seat: int, answer: Action) -> None:
        steps.append(1)
        play(table, seat, answer)

    monkeypatch.setattr(Table, "play", counted)
    for place in range(film.last, -1, -1):
        steps.clear()
        film.at(place)
        assert len(steps) < EVERY
