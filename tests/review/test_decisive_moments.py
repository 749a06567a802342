"""ReviewJob: the curve ends where the game did; luck is what dice gave, and a cost is what no dice took."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import find
from game.core.action import action
from game.core.errors import UserError
from game.core.event import Drew, Rolled
from game.core.game import AnyGame, Graph
from game.core.record import Record
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table, replay
from game.estimate import shares
from game.review.decisive_moments import Review, review
from game.storage.saves import read_record
from maps.reader import graph_of
from tests.pile import PILE, ROLL

KEPT = sorted((Path(__file__).parents[1] / "golden").glob("*.sobremesa"))
EVERY_KEPT = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)


def gone_through(game: AnyGame, record: Record, board: Graph | None = None) -> Review:
    """All that there is to be found, the steps being what they should be."""
    work, done = review(game, record, board, None), 0.0
    while True:
        try:
            step = next(work)
        except StopIteration as over:
            found: Review = over.value
            return found
        assert done < step <= 1
        done = step


def piled(seed: int, seats: int) -> Record:
    """A game of The Pile in which everybody does anything."""
    players = [Seat(place, f"P{place}", PILE.meta.colours[place]) for place in range(seats)]
    table, rng = Table(PILE, players, seed), Rng(seed)
    while table.ask is not None:
        table.play(table.ask.seat, rng.pick([*table.ask.options]))
    return table.record


@EVERY_KEPT
def test_the_curve_has_a_point_for_every_round_and_ends_at_what_everybody_got(path: Path) -> None:
    record = read_record(path)
    game = find(record.game)
    points = gone_through(game, record, graph_of(game)).points
    table = replay(game, record, graph_of(game))
    assert points[-1].shares == tuple(row.payoff for row in table.standings())
    assert (points[0].decisions, points[-1].decisions) == (0, len(record.actions))
    for before, after in pairwise(points):
        assert before.decisions < after.decisions
        assert before.rounds < after.rounds or after is points[-1]
    assert all(sum(point.shares) == pytest.approx(1) for point in points)


@given(seed=st.integers(0, 2**64 - 1), seats=st.integers(2, 5))
def test_luck_is_the_greatest_rise_of_a_share_when_the_dice_were_rolled(seed: int, seats: int) -> None:
    record, stood = piled(seed, seats), []
    replay(PILE, record, watch=lambda table: stood.append(table.view(None).points))
    found = gone_through(PILE, record)
    assert found.points[-1].shares == tuple(map(float, stood[-1]))
    rises = [0.0]
    for number, decided in enumerate(record.actions[:-1]):
        before, after = (_shares(stood[place]) for place in (number, number + 1))
        if decided == ROLL:
            rises += [b - a for a, b in zip(before, after, strict=True)]
    if max(rises) > 0.01 and record.actions[-1] != ROLL:
        assert found.luck is not None
        assert found.luck.gain == pytest.approx(max(rises))
        assert record.actions[found.luck.before.decisions] == ROLL
    assert found.fall is None, "to lay a card or to pass costs nothing in this game"


def _shares(points: tuple[int, ...]) -> list[float]:
    return shares([(seat / 10,) for seat in points], PILE.weights)


@EVERY_KEPT
def test_luck_came_by_dice_or_by_ones_own_cards_and_a_cost_without_either(path: Path) -> None:
    record = read_record(path)
    game = find(record.game)
    found = gone_through(game, record, graph_of(game))
    assert found.luck is not None
    assert found.luck.gain > 0
    assert found.luck.after.decisions == found.luck.before.decisions + 1
    rolled = any(isinstance(event, Rolled) for event in found.luck.events)
    assert rolled or {event.seat for event in found.luck.events if isinstance(event, Drew)} == {
        found.luck.seat
    }
    assert found.fall is not None
    assert found.fall.gain < 0
    assert not any(isinstance(event, Rolled) for event in found.fall.events)


@EVERY_KEPT
def test_a_moment_shows_no_cards_to_whoever_did_not_see_them(path: Path) -> None:
    record = read_record(path)
    game = find(record.game)
    found = gone_through(game, record, graph_of(game))
    for moment in (found.luck, found.fall):
        assert moment is not None
        assert not any(isinstance(event, Drew) and event.cards for event in moment.events)


@EVERY_KEPT
def test_before_a_game_is_over_nothing_is_told_of_its_moments(path: Path) -> None:
    record = read_record(path)
    game = find(record.game)
    del record.actions[len(record.actions) // 2 :]
    with pytest.raises(UserError, match="not over"):
        gone_through(game, record, graph_of(game))


def test_a_game_of_other_rules_and_one_that_does_not_step_are_told_so() -> None:
    record = piled(1, 2)
    record.version += 1
    with pytest.raises(UserError, match="other rules"):
        gone_through(PILE, record)
    record = piled(1, 2)
    record.actions[2] = action("roll")
    with pytest.raises(UserError, match="Decision 3, 'roll', is not possible"):
        gone_through(PILE, record)
