"""The director: events one after another, at any speed, and always to the same end."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.core.event import Event
from scenes.stage.director import HURRY, PATIENCE, REST, SPEEDS
from scenes.stage.pieces import Piece
from scenes.stage.stage import Stage
from scenes.table.play import PlayScene
from tests.needs import long
from tests.stage.conftest import Begin
from tests.stage.shows import Show, at_speed, finishing, looking_again, reduced, skipping
from tests.stage.walk import Walk, steps

BARE = True


def test_events_are_shown_in_order_each_when_the_one_before_has_ended(walk: Walk) -> None:
    walk.go(0, 1, 2)
    assert walk.told == steps(0)
    walk.director.update(0.5)
    assert walk.at == (50, 0)
    walk.director.update(0.5)
    assert walk.at == (100, 0)
    assert (walk.told, walk.over) == (steps(0, 1), steps(0))
    walk.director.update(0.5)
    assert walk.at == (100, 50)
    for _ in range(4):
        walk.director.update(0.5)
    assert walk.at == (0, 100)
    assert walk.told == walk.over == steps(0, 1, 2)


def test_all_that_will_be_shown_is_foreseen_before_any_of_it_begins(walk: Walk) -> None:
    walk.go(0, 1, 2)
    assert walk.foreseen[:3] == steps(2, 1, 0) and walk.told == steps(0)  # what comes first is read first


def test_an_event_waits_a_little_for_its_pictures(walk: Walk) -> None:
    read: list[str] = []
    walk.director.are_read = lambda pictures: {*pictures} <= {*read}
    walk.go(0, 1)
    walk.director.update(1.0)
    assert walk.told == steps(0) and walk.at == (0, 0), "it is told what comes, and nothing moves"
    read.append("way")
    walk.director.update(1 / 60)
    assert walk.told == steps(0) and walk.over == []
    walk.director.update(1.0)
    assert walk.at == (100, 0) and walk.told == steps(0, 1)


def test_pictures_that_never_come_hold_nothing_up_for_long(walk: Walk) -> None:
    walk.director.are_read = lambda pictures: not pictures
    walk.go(0)
    for _ in range(PATIENCE):
        assert walk.told == steps(0) and walk.at == (0, 0)
        walk.director.update(1 / 60)
    walk.director.update(0.5)
    assert walk.at == (50, 0)
    walk.go(1)
    walk.director.finish()
    assert walk.at == (100, 100)


def test_the_end_is_told_once_after_the_last_event(walk: Walk) -> None:
    walk.go(0, 1)
    for _ in range(3):
        walk.director.update(0.5)
        assert walk.director.busy
    assert walk.ends == 0
    for _ in range(4):
        walk.director.update(0.5)
    assert (walk.ends, walk.director.busy, walk.director.event) == (1, False, None)


@pytest.mark.parametrize("over", [False, True])
def test_whoever_is_told_of_an_event_can_hold_the_table_between_two_motions(
    walk: Walk, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    held = steps(0 if over else 1)[0]

    def hold(event: Event, again: bool) -> None:
        (walk.over if over else walk.told).append(event)
        walk.director.paused = event == held

    monkeypatch.setattr(walk, "end" if over else "begin", hold)
    walk.go(0, 1)
    for _ in range(5):
        walk.director.update(0.5)
    assert walk.at == (100, 0)
    assert walk.told == (steps(0) if over else steps(0, 1))
    walk.director.paused = False
    walk.director.update(0.0)
    walk.director.update(0.5)
    assert walk.at == (100, 50)
    walk.director.update(0.5)
    assert (walk.told, walk.ends) == (steps(0, 1), 1)


def test_no_event_at_all_ends_at_once(walk: Walk) -> None:
    walk.go()
    assert (walk.ends, walk.director.busy) == (1, False)


def test_an_event_that_moves_nothing_takes_no_time_but_is_told(walk: Walk) -> None:
    walk.go(7, 8, 0)
    assert (walk.told, walk.over) == (steps(7, 8, 0), steps(7, 8))
    assert walk.director.event == steps(0)[0]


def test_skip_ends_what_moves_and_goes_on_with_the_next(walk: Walk) -> None:
    walk.go(0, 1, 2)
    walk.director.update(0.3)
    walk.director.skip()
    assert walk.at == (100, 0)
    assert walk.director.event == steps(1)[0]
    walk.director.update(0.5)
    assert walk.at == (100, 50)


def test_skipping_the_last_event_ends_everything(walk: Walk) -> None:
    walk.go(0)
    walk.director.skip()
    assert (walk.at, walk.ends, walk.director.busy) == ((100, 0), 1, False)


def test_skip_without_anything_to_show_does_nothing(walk: Walk) -> None:
    walk.director.skip()
    walk.director.finish()
    assert walk.ends == 0


def test_finish_shows_the_end_of_all_events_and_tells_each(walk: Walk) -> None:
    walk.go(0, 1, 2)
    walk.director.update(0.3)
    walk.director.finish()
    assert (walk.at, walk.ends, walk.told) == ((0, 100), 1, steps(0, 1, 2))
    assert walk.over == walk.told


def test_finish_leaves_to_its_own_pace_what_comes_after(walk: Walk) -> None:
    walk.show(steps(0), lambda: walk.go(1))
    walk.director.finish()
    assert (walk.at, walk.director.busy, walk.ends) == ((100, 0), True, 0)


def test_hurry_is_four_times_as_fast(walk: Walk) -> None:
    walk.go(0)
    walk.director.hurry = True
    walk.director.update(0.1)
    assert walk.at == (10 * HURRY, 0)
    walk.director.hurry = False
    walk.director.update(0.1)
    assert walk.at == (10 * HURRY + 10, 0)


@pytest.mark.parametrize("speed", [name for name in SPEEDS if name != "instant"])
def test_speed_is_how_much_is_shown_in_a_second(walk: Walk, speed: str) -> None:
    walk.director.speed = SPEEDS[speed]
    walk.go(0)
    walk.director.update(0.1)
    assert walk.at == (round(10 * SPEEDS[speed], 6), 0)


def test_at_instant_speed_the_next_frame_shows_the_end(walk: Walk) -> None:
    walk.director.speed = SPEEDS["instant"]
    walk.go(0, 1, 2)
    walk.director.update(0.0)
    assert (walk.at, walk.ends) == ((0, 100), 1)


def test_pause_holds_everything_where_it_is(walk: Walk) -> None:
    walk.go(0)
    walk.director.update(0.4)
    walk.director.paused = True
    walk.director.update(9.0)
    assert (walk.at, walk.ends) == ((40, 0), 0)
    walk.director.paused = False
    walk.director.update(0.1)
    assert walk.at == (50, 0)


def test_reduced_motion_shows_only_the_ends_and_lets_each_rest(walk: Walk) -> None:
    walk.director.reduced = True
    walk.go(0, 1)
    assert walk.at == (100, 0)
    walk.director.update(REST / 2)
    assert walk.at == (100, 0)
    walk.director.update(REST / 2)
    assert (walk.at, walk.ends) == ((100, 100), 0)
    walk.director.update(REST)
    assert walk.ends == 1


def test_replay_shows_the_last_events_again_from_where_they_began_and_tells_nothing_new(walk: Walk) -> None:
    walk.go(0, 1)
    walk.director.finish()
    assert walk.director.replay(walk.arrive)
    assert (walk.at, walk.director.busy) == ((0, 0), True)
    walk.director.update(0.5)
    assert walk.at == (50, 0)
    walk.director.finish()
    assert (walk.at, walk.ends, walk.told) == ((100, 100), 2, steps(0, 1))
    assert walk.told_again == steps(0, 1)


def test_replay_can_be_asked_for_again_and_again(walk: Walk) -> None:
    walk.go(0)
    walk.director.finish()
    for _ in range(3):
        assert walk.director.replay(walk.arrive)
        walk.director.update(0.5)
        assert walk.at == (50, 0)
        walk.director.finish()
    assert walk.ends == 4


def test_replay_is_refused_before_anything_and_while_something_is_shown(walk: Walk) -> None:
    assert not walk.director.replay(walk.arrive)
    walk.go(0)
    assert not walk.director.replay(walk.arrive)
    assert walk.ends == 0


# --- whole games ---


def course(scene: PlayScene, show: Show) -> Iterator[tuple[str, list[Piece]]]:
    """After each decision of a game of bots: the position, and every piece on the stage."""
    show(scene)
    while scene.table.ask is not None:
        scene.session.think(scene.table.ask)
        show(scene)
        yield scene.table.snapshot().position, scene.stage.snapshot()


def meddling(seed: int) -> Show:
    """Whatever a restless player does: skip, finish, hurry, hold, change the speed."""
    chance = random.Random(seed)

    def show(scene: PlayScene) -> None:
        director = scene.director
        while director.busy:
            deed = chance.randrange(12)
            if deed == 0:
                director.skip()
            elif deed == 1:
                director.finish()
            elif deed == 2:
                director.hurry = not director.hurry
            elif deed == 3:
                director.paused = not director.paused
            elif deed == 4:
                director.speed = SPEEDS[chance.choice(["normal", "fast", "faster", "instant"])]
            elif deed == 5:
                director.reduced = not director.reduced
            director.paused = director.paused and chance.random() < 0.7
            director.update(chance.choice([0.0, 0.02, 0.3, 2.0]))

    return show


SHOWS: dict[str, Show] = {
    **{name: at_speed(name, 0.11) for name in SPEEDS},
    "reduced motion": reduced,
    "skipping": skipping,
    **{f"meddling {seed}": meddling(seed) for seed in range(3)},
    "looking again": looking_again,
}


@pytest.fixture(scope="module")
def usual() -> dict[int, list[tuple[str, list[Piece]]]]:
    """The course of each game as `finish` shows it, by the number of seats."""
    return {}


@pytest.mark.parametrize("name", SHOWS)
@pytest.mark.parametrize("count", [2, long(5)])
def test_however_a_game_is_shown_every_decision_ends_in_the_same_stage(
    begin: Begin, usual: dict[int, list[tuple[str, list[Piece]]]], count: int, name: str
) -> None:
    one_day = {"days": 1}
    if count not in usual:
        usual[count] = list(course(begin(7, count, options=one_day), finishing))
    assert len(usual[count]) > 4 * count
    shown = course(begin(7, count, options=one_day), SHOWS[name])
    for number, (seen, expected) in enumerate(zip(shown, usual[count], strict=True)):
        assert seen == expected, f"decision {number}"


def test_however_a_game_is_shown_the_chronicle_tells_the_same(begin: Begin) -> None:
    told = []
    for name in ("skipping", "meddling 1", "looking again"):
        scene = begin(11, 3, options={"days": 1})
        for _ in course(scene, SHOWS[name]):
            pass
        told.append(scene.session.chronicle.lines)
    assert told[0] == told[1] == told[2]
    assert len(told[0]) > 20


def test_motions_end_where_the_rules_have_everything(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice, Direction tokens and destinations already lie right when the stage settles: nothing jumps."""
    lying = ("runner", "bull", "marker", "destination")
    jumps: list[str] = []
    settle = Stage.settle

    def watched(stage: Stage, pieces: list[Piece]) -> None:
        moved = {name: piece for piece in stage.pieces.values() for name in piece.tokens}
        settle(stage, pieces)
        for name, piece in ((n, p) for p in stage.pieces.values() for n in p.tokens if n.kind in lying):
            before = moved.get(name)
            if len(piece.tokens) > 1:
                continue  # the dice of a crowd are gathered in stacks when it settles
            if before is None or abs(before.x - piece.x) + abs(before.y - piece.y) > 1:
                jumps.append(f"{name} jumps to ({piece.x:.0f}, {piece.y:.0f}) after {len(shown)} decisions")

    shown: list[object] = []
    scene = begin(3, 2, options={"days": 1})
    finishing(scene)
    monkeypatch.setattr(Stage, "settle", watched)
    for decision in course(scene, at_speed("normal")):
        shown.append(decision)
        assert not jumps
