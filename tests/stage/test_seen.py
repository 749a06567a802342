"""What must be seen stays on the stage as long as the player likes."""

from __future__ import annotations

import pytest

from scenes.stage.director import HURRY, LINGERS, REST, SPEEDS
from tests.stage.walk import CALL, HALT, Walk, steps


@pytest.mark.parametrize("speed", [name for name in SPEEDS if name != "instant"])
@pytest.mark.parametrize("linger", [name for name in LINGERS if name != "seen"])
def test_what_must_be_seen_stays_as_many_seconds_as_chosen_at_any_speed(
    walk: Walk, speed: str, linger: str
) -> None:
    walk.director.speed, walk.director.linger = SPEEDS[speed], LINGERS[linger]
    walk.go(HALT)
    while walk.at != (100, 0):
        walk.director.update(1 / 16)
    walk.director.update(LINGERS[linger] - 0.1)
    assert walk.at == (100, 0)
    walk.director.update(0.2)
    walk.director.update(0.1)
    assert walk.at[1] > 0


def test_until_seen_nothing_goes_on_before_the_player_does(walk: Walk) -> None:
    walk.director.linger = LINGERS["seen"]
    walk.go(HALT, 2)
    walk.director.update(1.0)
    assert walk.director.waiting
    walk.director.hurry = True
    walk.director.update(1e6)
    assert (walk.at, walk.director.waiting) == ((100, 0), True)
    walk.director.hurry = False
    walk.director.skip()
    assert not walk.director.waiting
    walk.director.update(0.5)
    assert walk.at == (50, 50)


def test_skipping_stops_where_something_must_be_seen_and_the_next_skip_leaves_it(walk: Walk) -> None:
    walk.go(HALT, 2)
    walk.director.skip()
    assert (walk.at, walk.told) == ((100, 0), steps(HALT))
    walk.director.skip()
    walk.director.skip()
    assert (walk.at, walk.told) == ((100, 100), steps(HALT, 2))


def test_at_instant_speed_only_what_waits_for_the_player_is_waited_for(walk: Walk) -> None:
    walk.director.speed = SPEEDS["instant"]
    walk.go(HALT)
    walk.director.update(0.0)
    assert (walk.at, walk.ends) == ((100, 100), 1)
    walk.director.linger = LINGERS["seen"]
    walk.go(HALT)
    walk.director.update(0.0)
    assert (walk.at, walk.ends) == ((100, 0), 1)
    walk.director.skip()
    walk.director.update(0.0)
    assert (walk.at, walk.ends) == ((100, 100), 2)


@pytest.mark.parametrize("speed", SPEEDS)
def test_where_somebody_may_call_out_there_is_time_for_it_at_any_speed(walk: Walk, speed: str) -> None:
    walk.director.speed = SPEEDS[speed]
    walk.go(CALL)
    while walk.at != (100, 0):
        walk.director.update(1 / 16)
    walk.director.update(LINGERS["medium"] - 0.1)
    assert walk.at == (100, 0) and walk.director.busy
    walk.director.skip()
    walk.director.update(2.0)
    assert walk.ends == 1


def test_without_motion_what_must_be_seen_is_cut_to_and_stays_as_long(walk: Walk) -> None:
    walk.director.reduced = True
    walk.go(HALT)
    assert walk.at == (100, 0)
    walk.director.update(LINGERS["medium"] - 0.1)
    assert walk.at == (100, 0)
    walk.director.update(0.2)
    assert (walk.at, walk.ends) == ((100, 100), 0)
    walk.director.update(REST)
    assert walk.ends == 1


def test_hurry_shortens_the_look_and_finish_leaves_it_out(walk: Walk) -> None:
    walk.director.hurry = True
    walk.go(HALT)
    walk.director.update(1.0 / HURRY)
    walk.director.update(LINGERS["medium"] / HURRY)
    walk.director.update(1.0 / HURRY)
    assert (walk.at, walk.ends) == ((100, 100), 1)
    walk.director.linger = LINGERS["seen"]
    walk.go(HALT, 2)
    walk.director.finish()
    assert (walk.at, walk.ends) == ((0, 100), 2)
