"""The pure functions of the stampede, and the odds that follow from them, on any town-wide position."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from game.bulls import GAME
from game.bulls.odds import arrival_chances, bull_route, chance_to_be_trampled, odds
from game.bulls.stampede import (
    SAFE,
    charged_places,
    faces_by_space,
    faces_to_come,
    is_trampled,
    street_taken,
    ways_of,
)
from game.bulls.state import Bulls
from game.bulls.tokens import FLAGS_PER_SEAT, NOWHERE
from game.core.rng import Rng
from tests.bulls.table import do, position, run, town

SPACES = st.integers(0, len(town().spaces) - 1)
FACES = st.integers(1, 6)
DICE = st.lists(st.tuples(SPACES, FACES), max_size=40)
SIGNS = st.lists(
    st.sampled_from([NOWHERE, *town().signs]), min_size=2 * FLAGS_PER_SEAT, max_size=2 * FLAGS_PER_SEAT
).filter(lambda flags: all(flags.count(sign) == 1 for sign in flags if sign != NOWHERE))
ABOVE = st.sampled_from([space.id for space in town().spaces if space.row < 4])


@given(SIGNS, ABOVE, FACES, st.integers(0, 1))
def test_a_runner_takes_the_street_of_its_only_token_and_else_that_of_its_parity(
    flags: list[int], space: int, face: int, seat: int
) -> None:
    even, odd = town().exits[space] or (None, None)
    assert even is not None and odd is not None
    own = flags[FLAGS_PER_SEAT * seat : FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT]
    here = [taken for taken in (even, odd) if taken.id in own]
    expected = here[0] if len(here) == 1 else (even, odd)[face % 2]
    ways = ways_of(town(), flags, seat)
    assert ways[space][face] == expected.end
    assert street_taken(town(), ways, space, face) == expected.id


@given(DICE, DICE)
def test_exactly_the_runners_that_match_a_bull_of_their_space_are_charged(
    runners: list[tuple[int, int]], bulls: list[tuple[int, int]]
) -> None:
    sets = faces_by_space(len(town().spaces), [space for space, _ in bulls], [face for _, face in bulls])
    hit = charged_places([space for space, _ in runners], [face for _, face in runners], sets)
    assert sorted(hit) == [place for place, runner in enumerate(runners) if runner in bulls]
    assert hit == sorted(hit, key=lambda place: (runners[place][0], place)), "by place, then by die"


@given(st.sets(FACES), FACES)
def test_a_charged_runner_is_lost_on_any_face_of_the_bulls_there_and_safe_on_the_others(
    faces: set[int], face: int
) -> None:
    (bulls,) = faces_by_space(1, [0] * len(faces), faces)
    assert is_trampled(face, bulls) == (face in faces)
    assert set(SAFE[bulls]) == {1, 2, 3, 4, 5, 6} - faces
    assert chance_to_be_trampled(bulls, face) == (len(faces) / 6 if face in faces else 0)


@given(DICE)
def test_the_perils_are_the_bull_faces_that_every_space_will_see(bulls: list[tuple[int, int]]) -> None:
    sets = faces_to_come(town(), [space for space, _ in bulls], [face for _, face in bulls])
    met: dict[int, set[int]] = {space.id: set() for space in town().spaces}
    for space, face in bulls:
        here, there = space, town().ways[space][face]
        while there != here:
            met[there].add(face)
            here, there = there, town().ways[there][face]
    assert sets == [sum(1 << face for face in met[space.id]) for space in town().spaces]


@given(DICE, SIGNS, ABOVE, FACES)
def test_the_chances_of_a_runner_come_to_at_most_one(
    bulls: list[tuple[int, int]], flags: list[int], space: int, face: int
) -> None:
    dangers = faces_to_come(town(), [here for here, _ in bulls], [shown for _, shown in bulls])
    arrivals = arrival_chances(town(), ways_of(town(), flags, 0), dangers, space, face)
    assert all(chance >= 0 for chance in arrivals) and sum(arrivals) <= 1 + 1e-9
    if not any(dangers):
        assert max(arrivals) == 1, "without Bulls nothing is left to chance"


def test_the_odds_are_those_that_many_games_show() -> None:
    runners = ["0 S2 2", "0 S3 3", "0 S5 1", "0 S6 5", "1 S4 4", "1 S6 6"]
    bulls = ["S2 2", "S3 1", "S4 4", "S5 5", "S6 3", "S4 5"]
    start = position(runners, bulls, hands=[["quick_feet"] * 4, ["loose_bull"] * 4], days=1)
    expected = odds(GAME.view(start, None))
    ends: Counter[tuple[int, int]] = Counter()
    first: Counter[int] = Counter()
    games = 4000
    for seed in range(games):
        state = start.clone()
        state.rng = Rng(seed)
        day(state, first)
        slots = {space: slot for slot, space in enumerate(town().destinations)}
        ends.update((id, slots[space]) for id, space in zip(state.runners, state.spaces, strict=True))
    for id, chances in expected.items():
        assert abs(first[id] / games - chances.risk) < 0.035
        for slot, chance in enumerate(chances.arrivals):
            assert abs(ends[id, slot] / games - chance) < 0.035
        assert abs(sum(chances.arrivals) + chances.trampled - 1) < 1e-9


def day(state: Bulls, first: Counter[int]) -> None:
    """Let all dice run to the end, and count whom the first charge tramples."""
    run(state)
    first.update(state.trampled)
    for _ in range(3):
        run(state)


def test_the_odds_tell_the_street_of_a_runner_and_the_course_of_a_bull() -> None:
    state = position(["0 S4 5"], ["S4 4"], hands=[["quick_feet"] * 2] * 2)
    view = GAME.view(state, 0)
    (chances,) = odds(view).values()
    assert town().streets[chances.street or 0].parity == 1
    keys = [town().spaces[town().streets[street].end].key for street in bull_route(view, 0)]
    assert keys == ["A2", "B3", "C4", "D5"]
    do(state, "play quick_feet", "done", "play quick_feet")
    assert state.spaces == [town().streets[chances.street or 0].end]
