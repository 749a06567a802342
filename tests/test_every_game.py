"""The contract that every game keeps: looked at after every decision of games between random players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import wraps
from math import isfinite
from typing import Any

import pytest

from game import GAMES
from game.core.action import Action
from game.core.codec import decode, encode
from game.core.errors import UserError
from game.core.film import Film
from game.core.game import AnyGame, Option, Value, resolve_options
from game.core.record import parse_record
from game.core.rng import Rng
from game.core.script import Ask, Frame, Outcome, State, Step, advance, pending
from game.core.seat import Seat
from game.core.table import Table, replay
from game.estimate import estimate
from maps.reader import graph_of
from tests.needs import mostly_long
from tests.pile import PILE

MOST_DECISIONS = 50_000
BOUNDS: dict[str, dict[str, Value]] = {"toruro": {"cap": 8}}
"""By game, what makes it end even among random players."""

EVERY_GAME = pytest.mark.parametrize("game", (PILE, *GAMES.values()), ids=lambda game: game.meta.id)
TELLING = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.over], ids=lambda game: game.meta.id
)
SEEDS = pytest.mark.parametrize("seed", mostly_long(range(8), range(3)))


def begin(game: AnyGame, rng: Rng) -> State:
    """A game with a random number of seats and random options, not yet run."""
    while True:
        options = {option.key: any_value(option, rng) for option in game.meta.options}
        options |= BOUNDS.get(game.meta.id, {})
        try:
            state: State = game.setup(
                rng.pick(game.meta.seats), resolve_options(game.meta, options), rng.split(), graph_of(game)
            )
        except UserError:  # options that do not go together, such as a first player on an empty seat
            continue
        return state


def any_value(option: Option, rng: Rng) -> Value:
    """Any of the choices; an option for each seat is on for some of the first three."""
    return rng.below(8) if option.per_seat else rng.pick(option.choices)[0]


def walk(game: AnyGame, seed: int) -> Iterator[tuple[State, Ask, Rng]]:
    """Every position of a game with its question, and a generator for whatever else is left to chance."""
    rng = Rng(seed)
    state = begin(game, rng)
    ask = advance(state)
    for _ in range(MOST_DECISIONS):
        if ask is None:
            return
        yield state, ask, rng
        ask = advance(state, rng.pick(ask.options))
    raise AssertionError("the game does not end")


def seats_of(game: AnyGame, state: State) -> int:
    return len(game.standings(state))


@EVERY_GAME
@SEEDS
def test_there_is_always_something_to_choose_and_no_choice_twice(game: AnyGame, seed: int) -> None:
    for state, ask, _ in walk(game, seed):
        assert len(ask.options) > 0
        assert len(set(ask.options)) == len(ask.options)
        assert 0 <= ask.seat < seats_of(game, state)
        assert ask.prompt.startswith(f"{game.meta.id}.")


@EVERY_GAME
@SEEDS
def test_a_subset_ends_with_its_last_option_and_offers_the_lowest_of_each_group(
    game: AnyGame, seed: int
) -> None:
    for _, ask, _ in walk(game, seed):
        if ask.subset is not None:
            assert ask.options[-1].picks == ()
            first = sorted(group[0] for cluster in ask.subset.clusters for group in cluster)
            assert [option.picks for option in ask.options[:-1]] == [(thing,) for thing in first]
            everything = [thing for cluster in ask.subset.clusters for group in cluster for thing in group]
            assert len(set(everything)) == len(everything)
            assert all(list(group) == sorted(group) for cluster in ask.subset.clusters for group in cluster)
            assert bool(everything) <= (ask.subset.most > 0)


@EVERY_GAME
@SEEDS
def test_asking_changes_nothing(game: AnyGame, seed: int) -> None:
    for state, ask, _ in walk(game, seed):
        before = encode(state)
        assert pending(state) == ask == pending(state)
        assert encode(state) == before


@EVERY_GAME
@SEEDS
def test_a_clone_is_equal_and_goes_its_own_way(game: AnyGame, seed: int) -> None:
    for state, ask, rng in walk(game, seed):
        before = encode(state)
        copy = game.clone(state)
        assert copy == state and copy.events is None
        mine = {id(thing) for thing in _changeable(state)}
        assert not [thing for thing in _changeable(copy) if id(thing) in mine], "a clone shares nothing"
        answer = advance(copy, rng.pick(ask.options))
        for _ in range(3):
            answer = answer and advance(copy, rng.pick(answer.options))
        assert encode(state) == before


@EVERY_GAME
@SEEDS
def test_below_a_shared_bookmark_all_are_shared(game: AnyGame, seed: int) -> None:
    for state, _, rng in walk(game, seed):
        if rng.below(3) == 0:
            game.clone(state)
        shared = [frame.shared for frame in state.stack]
        assert shared == sorted(shared, reverse=True)


def _changeable(value: Any) -> Iterator[Any]:
    """All that can be changed in place in a state: its lists, its bookmarks unless shared, its chance."""
    if isinstance(value, list | dict | set | Rng) or (isinstance(value, Frame) and not value.shared):
        yield value
    if isinstance(value, list | tuple | set):
        for item in value:
            yield from _changeable(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _changeable(item)
    elif isinstance(value, State | Frame):
        for field in fields(value):
            yield from _changeable(getattr(value, field.name))


@EVERY_GAME
@SEEDS
def test_a_position_written_down_and_read_again_is_the_same(game: AnyGame, seed: int) -> None:
    for state, ask, rng in walk(game, seed):
        line = encode(state)
        again = decode(game, line, graph_of(game))
        assert encode(again) == line
        assert pending(again) == ask
        choice = rng.pick(ask.options)
        other = game.clone(state)
        assert advance(again, choice) == advance(other, choice)
        assert encode(again) == encode(other)


def laid(game: AnyGame, rng: Rng, seed: int) -> Table[Any, Any]:
    """A table with a random number of seats, at its first question."""
    names = ["Ana", "Ben", "Carla", "Dario", "Elena", "Ferran", "Gala", "Hugo"]
    count = rng.pick(game.meta.offered)
    seats = [Seat(index, names[index], game.meta.colours[index]) for index in range(count)]
    return Table(game, seats, seed, BOUNDS.get(game.meta.id, {}), graph_of(game))


@EVERY_GAME
@SEEDS
def test_a_film_jumps_to_the_position_to_which_the_game_was_stepped(game: AnyGame, seed: int) -> None:
    rng = Rng(seed)
    table = laid(game, rng, seed)
    positions = [table.snapshot().position]
    while table.ask is not None:
        table.play(table.ask.seat, rng.pick(table.ask.options))
        positions.append(table.snapshot().position)
    film = Film(game, table.record, graph_of(game))
    assert film.last == len(positions) - 1 and film.fault is None
    for place in [film.last, 0, *(rng.below(len(positions)) for _ in range(12))]:
        assert film.at(place).snapshot().position == positions[place]


@EVERY_GAME
@SEEDS
def test_a_record_replays_to_the_same_position(game: AnyGame, seed: int) -> None:
    rng = Rng(seed)
    table = laid(game, rng, seed)
    while table.ask is not None:
        table.play(table.ask.seat, rng.pick(table.ask.options))
    text = table.snapshot().text()
    again = replay(game, parse_record(text), graph_of(game))
    assert again.ask is None
    assert again.snapshot().text() == text
    assert again.standings() == table.standings()


@EVERY_GAME
@SEEDS
def test_news_change_nothing(game: AnyGame, seed: int) -> None:
    finals = []
    for listening in (True, False):
        rng = Rng(seed)
        state = begin(game, rng)
        state.events = [] if listening else None
        ask = advance(state)
        while ask is not None:
            ask = advance(state, rng.pick(ask.options))
        finals.append(encode(state))
    assert finals[0] == finals[1]


@EVERY_GAME
@SEEDS
def test_whoever_looks_sees_the_table_after_each_event_and_changes_nothing(game: AnyGame, seed: int) -> None:
    rng = Rng(seed)
    seats = rng.pick(game.meta.seats)
    people = [Seat(seat, f"Seat {seat}", f"colour {seat}") for seat in range(seats)]
    table = Table(game, people, seed, BOUNDS.get(game.meta.id, {}), graph_of(game))
    for _ in range(150):
        position = table.snapshot().position
        for seat in (None, rng.below(seats)):
            pairs = table.events_with_views(seat)
            assert tuple(event for event, _ in pairs) == table.events(seat)
            assert all(view.seat == seat for _, view in pairs)
        assert table.snapshot().position == position
        if table.ask is None:
            break
        table.play(table.ask.seat, rng.pick(table.ask.options))


@EVERY_GAME
@SEEDS
def test_a_view_shows_nothing_that_is_hidden(game: AnyGame, seed: int) -> None:
    for state, ask, rng in walk(game, seed):
        for seat in (None, *range(seats_of(game, state))):
            view = game.view(state, seat)
            assert view.seat == seat
            assert game.view(game.determinize(view, rng), seat) == view, "whatever is hidden may be otherwise"
        view = game.view(state, ask.seat)
        other = game.determinize(view, rng)
        asked = pending(other)
        assert asked == ask, "the question does not depend on what its seat cannot see"
        things = game.pieces(state)
        for thing in (rng.pick(things) for _ in range(5)):
            assert game.why_not(view, ask, thing) == game.why_not(game.view(other, ask.seat), asked, thing)


@EVERY_GAME
@SEEDS
def test_a_view_is_frozen_to_the_bottom_and_holds_no_state_and_no_chance(game: AnyGame, seed: int) -> None:
    for number, (state, _, _) in enumerate(walk(game, seed)):
        if number % 10 == 0:
            for seat in (None, 0):
                _frozen(game.view(state, seat))


def _frozen(value: Any) -> None:
    assert not isinstance(value, State | Rng)
    if isinstance(value, tuple | frozenset):
        for item in value:
            _frozen(item)
    elif is_dataclass(value):
        assert type(value).__hash__ is not None, f"{type(value)} is not frozen"
        for field in fields(value):
            _frozen(getattr(value, field.name))
    else:
        assert value is None or isinstance(value, int | float | str | Enum), type(value)


@EVERY_GAME
@SEEDS
def test_what_can_be_picked_has_no_reason_against_it(game: AnyGame, seed: int) -> None:
    for state, ask, _ in walk(game, seed):
        view = game.view(state, ask.seat)
        for option in ask.options:
            for thing in option.picks:
                assert game.why_not(view, ask, thing) is None


@EVERY_GAME
@SEEDS
def test_no_piece_is_lost_or_doubled(game: AnyGame, seed: int) -> None:
    pieces: list[Any] = []
    for state, _, _ in walk(game, seed):
        now = sorted(game.pieces(state))
        assert len(set(now)) == len(now)
        pieces = pieces or now
        assert now == pieces


def watched(step: Step) -> Step:
    """The same step, which fails where it meddles with the stack."""

    @wraps(step)
    def run(state: State, frame: Frame, answer: Action | None) -> Outcome:
        before = list(map(id, state.stack))
        outcome = step(state, frame, answer)
        after = list(map(id, state.stack))
        assert after[: len(before)] == before, "whatever ran before goes on"
        assert len(after) - len(before) <= (0 if isinstance(outcome, Ask) else 1), (
            "one child, and no question"
        )
        return outcome

    return run


@EVERY_GAME
@SEEDS
def test_a_step_pushes_one_child_at_most_and_none_when_it_asks(
    game: AnyGame, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for script in game.frames:
        monkeypatch.setattr(script, "steps", tuple(map(watched, script.steps)))
    assert sum(len(state.stack) > 1 for state, _, _ in walk(game, seed)) > 0


@EVERY_GAME
@SEEDS
def test_bookmarks_hold_numbers_and_words_only(game: AnyGame, seed: int) -> None:
    for state, _, _ in walk(game, seed):
        for frame in state.stack:
            assert type(frame) in game.frames
            assert all(isinstance(getattr(frame, field.name), int | str) for field in fields(frame))


@EVERY_GAME
@SEEDS
def test_the_seats_always_have_a_standing_an_estimate_and_rounds_that_never_go_back(
    game: AnyGame, seed: int
) -> None:
    rounds = 0
    for state, ask, _ in walk(game, seed):
        standings = game.standings(state)
        assert [row.seat for row in standings] == list(range(len(standings)))
        assert min(row.place for row in standings) == 1
        assert len(estimate(game, state)) == len(standings)
        worths = game.action_values(state, ask)
        assert len(worths) == len(ask.options) and all(map(isfinite, worths))
        assert game.rounds(state) >= rounds
        rounds = game.rounds(state)


@TELLING
@SEEDS
def test_between_two_rounds_a_game_can_tell_whether_it_is_over(game: AnyGame, seed: int) -> None:
    rng = Rng(seed)
    state = begin(game, rng)
    assert game.over is not None
    ask = advance(state)
    while ask is not None:
        whole = state.stack.pop(0)
        while ask is not None:
            ask = advance(state, rng.pick(ask.options))
        over = game.over(state)
        state.stack = [whole]
        ask = advance(state)
        assert over == (ask is None)


@EVERY_GAME
@SEEDS
def test_everything_told_is_an_event_with_its_rule_and_a_face_for_everybody(game: AnyGame, seed: int) -> None:
    rng = Rng(seed)
    state = begin(game, rng)
    state.events = []
    ask = advance(state)
    while ask is not None:
        ask = advance(state, rng.pick(ask.options))
    assert state.events
    for event in state.events:
        assert event.rule.startswith(f"{game.meta.id}.")
        _frozen(event)
        for seat in (None, *range(seats_of(game, state))):
            face = event.seen_by(seat)
            assert face is None or type(face) is type(event)
    assert all(isfinite(value) for value in game.metrics(state).values())
