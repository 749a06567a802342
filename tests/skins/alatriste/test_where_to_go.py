"""Where can I go, and what happens there? The map says it by itself, and it says what the rules say."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, islice, pairwise

import pytest

from game.alatriste import GAME
from game.alatriste.events import Walked
from game.alatriste.events_combat import Challenged, CombatBegun
from game.alatriste.move_phase import Outing
from game.alatriste.rows import BOX, BOXES
from game.alatriste.signs import bringers
from game.alatriste.state import Alatriste
from game.alatriste.tokens import PATROL
from game.alatriste.view import AlatristeView, view
from game.core.action import token
from game.core.script import Ask, advance
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import way_tags
from scenes.skins.alatriste.drawing.open_ways import Reach, met, reach
from scenes.skins.alatriste.motion.attention import boxes_of_concern
from scenes.stage.camera import Camera
from scenes.stage.pieces import HAND
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer
from tests.alatriste.walk import walk
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of

POSITIONS = 40
"""`python -m tests.soak.marks` looks at more, and at the picture itself."""


def questions() -> Iterator[tuple[Alatriste, Ask]]:
    """Questions where to go in games between random players."""
    for seed in count(1):
        for state, ask in walk(2 + seed % 5, seed):
            if ask.prompt in ("alatriste.move", "alatriste.patrol"):
                yield state, ask


def test_crossed_swords_stand_where_whoever_walks_is_asked_for_a_fight() -> None:
    steps = [step.__name__ for step in Outing.steps]
    seen = set()
    for state, ask in islice(questions(), 20 * POSITIONS):
        swords = met(view(state, ask.seat), ask)
        for box in [option.picks[0].id for option in ask.options if option.verb == "move"]:
            there = GAME.clone(state)
            there.players[ask.seat].box = box
            falls = there.players[ask.seat].falls
            there.stack.append(Outing(steps.index("encounter"), ask.seat, box=box, falls=falls))
            after = advance(there)
            is_asked = after is not None and after.prompt in ("alatriste.challenge", "alatriste.combat")
            assert is_asked == (box in swords)
            seen.add(is_asked)
    assert seen == {True, False}


def ends_after(told: AlatristeView, start: int, steps: int, level: int, stops: bool) -> set[int]:
    """Where a walk of so many steps can end that never turns straight back, or stops at the Favourite."""
    walking, ended = {(-1, start)}, set[int]()
    for _ in range(steps):
        onward = {
            (here, there)
            for before, here in walking
            for there in told.madrid.beside[here]
            if there != before and told.madrid.zones[there] <= level
        }
        held = {step for step in onward if stops and BOXES[step[1]].stop == "all"}
        ended |= {there for _, there in held}
        walking = onward - held
    return ended | {here for _, here in walking}


def check_free(told: AlatristeView, ask: Ask, found: Reach, fresh: bool) -> bool:
    """Where a die leads freely, that is worked out here once more; False where other rules lead.

    The first move of a life is not free: it is `fresh`.
    """
    own, die = told.players[ask.seat], ask.about[-1].id if ask.about[0] == PATROL else ask.about[0].id
    patrol = ask.prompt == "alatriste.patrol"
    bound = fresh or len(ask.about) > 1 or own.has("step") or told.madrid.zones[own.box] > own.level
    if bound and not patrol:
        return False
    start, level = (told.patrol, 3) if patrol else (own.box, own.level)
    wanted = ends_after(told, start, die, level, not patrol)
    if not wanted:
        return False
    assert set(found.ends) == wanted
    assert all(steps == die or BOXES[box].stop == "all" for box, steps in found.ends.items())
    return True


def check_reach(state: Alatriste, ask: Ask) -> bool:
    """Compare what is lit and numbered with what the rules allow; return whether the die led freely."""
    told = view(state, ask.seat)
    found = there(reach(told, ask))
    assert set(found.ends) == {name.id for option in ask.options for name in option.picks}
    start = told.patrol if ask.prompt == "alatriste.patrol" else told.players[ask.seat].box
    for way in found.ways:
        assert way[0] == start and len(way) - 1 == found.ends[way[-1]]
        for steps, (one, other) in enumerate(pairwise(way), 1):
            assert other in told.madrid.beside[one]
            assert other in found.ends or found.passed[other] <= steps
    assert not found.passed.keys() & found.ends.keys()
    return check_free(told, ask, found, bool(getattr(state.stack[-1], "fresh", 0)))


def test_what_is_lit_and_numbered_is_what_the_rules_allow() -> None:
    free = sum(check_reach(state, ask) for state, ask in islice(questions(), POSITIONS))
    assert free > POSITIONS / 2


def test_no_other_question_fades_the_map() -> None:
    for state, ask in walk(4, 1):
        is_way = ask.prompt in ("alatriste.move", "alatriste.patrol")
        assert (reach(view(state, ask.seat), ask) is not None) == is_way


# --- the camera ---


@pytest.fixture
def table(begin: Begin) -> PlayScene:
    """A table at which a person is asked where to go."""
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(3), asked("move"))
    return scene


def camera_of(scene: PlayScene) -> Camera:
    return skin_of(scene).camera


def test_a_question_where_to_go_is_seen_from_near_with_all_its_boxes(table: PlayScene) -> None:
    camera, ask = camera_of(table), table.table.ask
    assert camera.sight.zoom > camera.whole.zoom and ask is not None
    own = table.table.view(ask.seat).players[ask.seat].box
    for box in (own, *(option.picks[0].id for option in ask.options if option.picks)):
        area = skin_of(table)._madrid.plate(box)
        assert camera.area(camera.sight).contains(area), BOXES[box].id


def test_when_a_turn_is_over_madrid_stays_as_near_as_it_was(table: PlayScene) -> None:
    ask, near = table.table.ask, camera_of(table).sight.zoom
    while ask is not None and ask.seat == 0:
        table.session.play([ask.options[0]])
        table.director.finish()
        ask = table.table.ask
    assert camera_of(table).sight.zoom >= near > camera_of(table).whole.zoom


def test_the_camera_moves_by_itself_and_at_once_where_motion_is_reduced(begin: Begin) -> None:
    for reduced in (False, True):
        scene = begin(3, 4, 1, reduced_motion=reduced)
        play_on(scene, random.Random(3), asked("move"))
        assert camera_of(scene).moving != reduced
        scene.update(0.01)
        assert scene.busy != reduced


def test_a_key_that_is_pressed_ends_the_motion(table: PlayScene) -> None:
    assert camera_of(table).moving
    table.handle(Key(Act.NEXT))
    assert not camera_of(table).moving


def test_a_key_leads_away_and_near_again(table: PlayScene) -> None:
    camera, key = camera_of(table), Key(Act.ZOOM)
    table.handle(key)
    table.update(0.01)
    assert camera.sight == camera.whole
    table.handle(key)
    table.update(0.01)
    assert camera.sight.zoom == camera.closest


def test_the_wheel_leads_near_to_where_the_mouse_is_and_back(table: PlayScene) -> None:
    camera = camera_of(table)
    table.handle(Pointer("wheel", layout.PORT.center, wheel=-1.0))
    table.update(0.01)
    assert camera.sight == camera.whole
    den = BOX["garito"]
    table.handle(Pointer("wheel", skin_of(table)._madrid.at(den), wheel=1.0))
    table.update(0.01)
    assert camera.sight.zoom == camera.closest
    assert camera.area(camera.sight).contains(skin_of(table)._madrid.plate(den))
    table.session.settle()
    assert camera.sight.zoom == camera.closest, "what somebody has chosen to look at stays"


def test_keys_that_lead_beyond_the_edge_take_the_camera_with_them(table: PlayScene) -> None:
    table.page.ring.shown = True
    camera = camera_of(table)
    for _ in range(12):
        table.handle(Key(Act.DOWN))
        table.update(0.01)
        piece = getattr(table.page.ring.current, "piece", None)
        if piece is not None and piece.window is not None:
            shown = table.stage.piece(piece.token)
            assert shown is not None and shown.is_seen
    assert camera.by_hand


def test_keys_pressed_while_something_is_shown_leave_the_next_question_its_sight(table: PlayScene) -> None:
    camera, ask = camera_of(table), table.table.ask
    assert ask is not None
    table.page.ring.shown = True
    table.session.play([ask.options[0]])
    for _ in range(12):
        assert table.director.busy
        table.handle(Key(Act.DOWN))
    play_on(table, random.Random(5), asked("move"))
    table.update(0.01)
    test_a_question_where_to_go_is_seen_from_near_with_all_its_boxes(table)
    assert not camera.by_hand


def test_what_is_out_of_sight_cannot_be_clicked_through_the_frame(table: PlayScene) -> None:
    beyond = [
        piece
        for piece in table.stage.pieces.values()
        if piece.window is not None and not piece.window.collidepoint(piece.x, piece.y)
    ]
    assert beyond
    for piece in beyond:
        at = table.page.at((piece.x, piece.y))
        assert at is None or getattr(at, "piece", None) is not piece


def test_a_board_that_comes_near_explains_nothing_under_a_mouse_that_nobody_moved(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    scene.handle(Pointer("move", (158.0, 400.0)))
    play_on(scene, random.Random(3), asked("move"))
    scene.handle(Key(Act.NEXT))
    assert not scene.page.resting, "keys lead to what they explain"
    scene.page.ring.shown = False
    scene.session.play([there(scene.table.ask).options[0]])
    play_on(scene, random.Random(3), asked("move"))
    assert scene.page.resting and scene.zoom.piece is None
    scene.handle(Pointer("move", (160.0, 402.0)))
    assert not scene.page.resting


def test_no_card_grows_while_the_board_moves(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(3), lambda ask: bool(scene.table.view(0).players[0].hand))
    scene.director.finish()
    camera = there(scene.skin.camera)
    camera.finish()
    held = next(piece for piece in scene.stage.pieces.values() if piece.layer == HAND)
    scene.handle(Pointer("move", (held.x, held.y)))
    camera.aim(
        next(sight for sight in map(camera.near, ((200.0, 200.0), (600.0, 300.0))) if sight != camera.sight)
    )
    while camera.moving:
        assert scene.zoom.area(1.0) is None
        scene.update(1 / 30)
    for _ in range(60):  # the board comes back to what is asked in between
        scene.update(1 / 30)
        assert scene.zoom.area(1.0) is None or not camera.moving
    assert there(scene.zoom.area(1.0)).w > held.width


def drag(scene: PlayScene, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press the left button, move the mouse, and let go of it."""
    for item in (Pointer("down", start, 1), Pointer("move", end), Pointer("up", end, 1)):
        scene.handle(item)
        scene.update(0.01)


def free_spot(scene: PlayScene) -> tuple[float, float]:
    """A point of the map where nothing lies."""
    points = [(float(x), float(y)) for x in range(300, 700, 10) for y in range(150, 450, 10)]
    return next(point for point in points if scene.page.at(point) is None)


def test_the_map_is_dragged_where_nothing_lies_and_what_lies_on_it_goes_along(table: PlayScene) -> None:
    camera, start = camera_of(table), free_spot(table)
    table.handle(Key(Act.NEXT))  # the camera has arrived
    seen, ground = camera.sight, camera.to_board(start)
    inwards = start[0] + (60 if seen.x > camera.board.centerx else -60), start[1]
    drag(table, start, inwards)
    assert camera.sight.zoom == seen.zoom and not camera.moving
    assert camera.to_board(inwards) == pytest.approx(ground, abs=0.01)
    for box in range(len(BOXES)):
        piece = table.stage.piece(token("box", box))
        assert piece is not None and (piece.x, piece.y) == skin_of(table)._madrid.at(box)


def test_a_press_on_a_box_or_on_the_whole_map_drags_nothing(table: PlayScene) -> None:
    camera = camera_of(table)
    table.handle(Key(Act.NEXT))
    seen = camera.sight
    here = skin_of(table)._madrid.at(table.table.view(0).players[0].box)
    drag(table, here, (here[0] + 5, here[1]))
    assert camera.sight == seen
    table.handle(Key(Act.ZOOM))
    table.update(0.01)
    spot = free_spot(table)
    drag(table, spot, (spot[0] + 50, spot[1]))
    assert camera.sight == camera.whole


# --- what concerns somebody ---


def near_miss(view: AlatristeView, patrol: Sequence[int], *, box: int, wanted: int) -> Sequence[int]:
    """What seat 0 should see from near of a walk of the Patrol."""
    me = replace(view.players[0], box=box, wanted=wanted)
    walk = tuple(token("box", number) for number in patrol)
    walked = Walked("alatriste.8.1", (PATROL,), walk[:1], walk[-1:], walk)
    return boxes_of_concern(walked, replace(view, players=(me, *view.players[1:])), {0})


def test_the_patrol_is_seen_from_near_where_it_meets_or_seeks_somebody(table: PlayScene) -> None:
    view = table.table.view(0)
    far, square, gate = BOX["flandes"], BOX["plaza_mayor"], BOX["puerta_guadalajara"]
    assert not near_miss(view, (square, gate), box=far, wanted=0)
    assert not near_miss(view, (square, gate), box=far, wanted=2)
    assert gate in near_miss(view, (square, gate), box=gate, wanted=0)
    steps = view.madrid.steps[gate]
    near = next(box for box, count in enumerate(steps) if count == 2 and box != square)
    assert near in near_miss(view, (square, gate), box=near, wanted=2)
    assert not near_miss(view, (square, gate), box=near, wanted=0)


def test_a_fight_is_seen_from_near_by_who_is_in_it(table: PlayScene) -> None:
    view, box = table.table.view(0), BOX["prado"]
    me, rival, *others = view.players
    view = replace(view, players=(me, replace(rival, box=box), *others))
    assert boxes_of_concern(Challenged("alatriste.8.1", 1, 0), view, {0}) == [box]
    assert boxes_of_concern(CombatBegun("alatriste.8.1", 1, 0), view, {0}) == [box]
    assert not boxes_of_concern(CombatBegun("alatriste.8.1", 1, 2), view, {0})


def test_the_number_of_steps_hides_nobody_who_stands_on_a_box(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, discs = begin(1, 4, 1), list[tuple[float, float]]()
    play_on(scene, random.Random(1), asked("move"))
    skin_of(scene).camera.finish()
    guide = skin_of(scene)._guide
    reached = there(guide._reach)
    monkeypatch.setattr(Canvas, "disc", lambda canvas, at, *rest: discs.append(at))
    guide._met = frozenset(reached.ends)
    guide.draw_over(scene.services.canvas, reached)
    heads = [skin_of(scene)._madrid.plate(box).inflate(-50, 20) for box in reached.ends]
    seen = [guide._madrid.seen(head) for head in heads]
    assert discs and not any(head.collidepoint(at) for head in seen for at in discs[-2 * len(seen) :])


def test_tags_of_open_ways_lie_under_whoever_stands_there(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, tagged = begin(1, 4, 1), list[int]()
    play_on(scene, random.Random(1), asked("move"))
    skin, canvas = skin_of(scene), scene.services.canvas
    skin.camera.finish()
    scene.draw(canvas)
    monkeypatch.setattr(way_tags, "draw_tag", lambda canvas, madrid, box: tagged.append(box))
    skin.draw_hud(canvas)
    assert tagged == [], "what is drawn after the figures hides them"
    skin.draw_board(canvas)
    assert tagged == [*there(skin._guide._reach).ends]


def test_whoever_points_at_a_number_of_their_own_sees_lit_which_boxes_bring_more_of_it(begin: Begin) -> None:
    scene = begin(2, 4, 1)
    play_on(scene, random.Random(3), asked("move"))
    canvas, skin = scene.services.canvas, skin_of(scene)
    scene.update(3.0)  # the camera is there
    scene.draw(canvas)
    seen = {hash(canvas.surface.get_buffer().raw)}
    for place, stat in enumerate(layout.STATS):
        plate = there(scene.stage.piece(token("stat", place)))
        scene.handle(Pointer("move", (plate.x, plate.y)))
        assert skin._guide.sought == bringers(stat)
        scene.draw(canvas)
        seen.add(hash(canvas.surface.get_buffer().raw))
    scene.handle(Pointer("move", (5.0, 5.0)))
    assert not skin._guide.sought
    assert len(seen) == 1 + len(layout.STATS)
