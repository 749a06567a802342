"""What of Madrid is seen while something happens: the camera goes along with one's own turn, and is calm."""

from __future__ import annotations

import random
from itertools import product
from math import dist

from game.alatriste.events import TurnBegan, Walked
from game.alatriste.rows import BOXES
from game.alatriste.tokens import BOX, PAWN
from scenes.skins.alatriste.drawing.reach import TaskWay
from scenes.skins.alatriste.motion import attention
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of


def test_an_own_walk_is_followed_from_near_until_the_turn_is_over(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    ask = play_on(scene, random.Random(3), asked("move"))
    camera = skin_of(scene).camera
    scene.session.play([ask.options[0]])
    near = []
    while scene.director.busy and not isinstance(scene.director.event, TurnBegan):
        near.append(camera.sight.zoom > camera.whole.zoom)
        scene.director.skip()
    assert near and all(near)


def test_the_sight_goes_along_with_a_rival_unless_it_would_have_to_come_back_for_whoever_is_next(
    app: App,
) -> None:
    scene = arranged(app, 1, MOMENTS["hand"])
    skin, camera, told = skin_of(scene), skin_of(scene).camera, {"both": 0, "there": 0, "stays": 0}
    skin._guide.answered()
    view = scene.table.view(0)
    for (box, others), whence in product(enumerate(view.madrid.beside), (5, view.players[2].box)):
        camera.aim(camera.near(skin._madrid.point(whence)))
        before, then = camera.sight, skin._guide.has_in_sight([view.players[2].box])
        cue = attention.go_near(skin._props, skin._guide, _walked(1, (others[0], box)))
        assert not [*cue], "nobody waits for it"
        assert camera.sight.zoom == before.zoom, "no nearer and no farther"
        is_there = skin._guide.has_in_sight([box])
        if is_there:
            told["both" if skin._guide.has_in_sight([view.players[2].box]) else "there"] += 1
        else:
            assert then and camera.sight == before
            told["stays"] += 1
    assert min(told.values()) > 5, told


def test_the_sight_rests_while_somebody_reads_what_a_box_is(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    skin, camera = skin_of(scene), skin_of(scene).camera
    camera.aim(camera.near(skin._madrid.point(5)), at_once=True)
    far = max(range(len(BOXES)), key=lambda box: dist(skin._madrid.point(box), skin._madrid.point(5)))
    before, beside = camera.sight, scene.table.view(0).madrid.beside[far][0]
    skin.point(BOX[5])
    assert not [*attention.go_near(skin._props, skin._guide, _walked(1, (beside, far)))]
    assert camera.sight == before


def test_where_all_of_madrid_is_seen_the_sight_rests_while_rivals_walk(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    camera = skin_of(scene).camera
    camera.aim(camera.whole)
    assert not skin_of(scene)._guide.glide([5]) and camera.sight == camera.whole


def test_the_sight_rests_while_somebody_here_walks_within_it_and_else_sets_off_first(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    ask = play_on(scene, random.Random(3), asked("move"))
    skin, camera = skin_of(scene), skin_of(scene).camera
    camera.finish()
    walks = there(scene.table.view(ask.seat)).walks
    before = camera.sight
    for walk in walks:
        cue = attention.go_near(skin._props, skin._guide, _walked(ask.seat, tuple(walk)))
        assert not [*cue] and camera.sight == before
    camera.aim(camera.whole, at_once=True)
    cue = attention.go_near(skin._props, skin._guide, _walked(ask.seat, tuple(walks[0])))
    assert not [*cue] and camera.sight == camera.whole, "all of it is seen"
    far = max(
        range(len(BOXES)), key=lambda box: dist(skin._madrid.point(box), skin._madrid.point(walks[0][0]))
    )
    camera.aim(camera.near(skin._madrid.point(far)), at_once=True)
    cue = attention.go_near(skin._props, skin._guide, _walked(ask.seat, tuple(walks[0])))
    next(cue)
    assert camera.moving, "the pawn waits"


def test_a_walk_without_a_choice_is_followed_too(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    skin, view = skin_of(scene), scene.table.view(0)
    camera = skin.camera
    steps = view.madrid.beside[5]
    walk = attention.boxes_of_concern(_walked(0, (5, steps[0])), view, {0})
    assert skin._guide.follow(walk) and camera.sight.zoom > camera.whole.zoom
    assert not attention.boxes_of_concern(_walked(1, (5, steps[0])), view, {0})


def test_to_whoever_is_not_asked_where_to_go_no_way_to_a_task_is_shown(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(3), asked("move"))
    guide, shown = skin_of(scene)._guide, list[object]()
    own = TaskWay("yellow", (5, 4), True)
    guide._footsteps = lambda *where: shown.append(where)  # type: ignore[method-assign]
    for asks, count in ((there(scene.table.ask), 1), (None, 0)):
        shown.clear()
        guide._asked, guide._reach = asks, guide._reach if asks is not None else None
        view = scene.table.view(0)
        guide._tasks = view, (own,)
        guide.draw_tasks(scene.services.canvas, view, ["yellow"])
        assert len(shown) == count


def _walked(seat: int, path: tuple[int, ...]) -> Walked:
    boxes = tuple(BOX[box] for box in path)
    return Walked("alatriste.5.1", (PAWN[seat],), boxes[:1], boxes[-1:], boxes)
