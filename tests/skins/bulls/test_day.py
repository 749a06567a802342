"""A day goes by: arrivals on their piers, points that fly, the sheet at dusk, and the light of every hour."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations

import pygame
import pytest

from game.bulls import GAME
from game.bulls.day import Day, score
from game.bulls.events import Arrived, DayEnded
from game.bulls.view import BullsView, Runner
from game.core.action import token
from game.core.event import Event
from scenes.skins.bulls import layout
from scenes.skins.bulls.crowd import ALIKE, SIZES, Cell, Group, Room, gather
from scenes.skins.bulls.drawing.dusk_sheet import heroes, seat_days
from scenes.skins.bulls.drawing.lights import DAYS, HOURS, MIDNIGHT, daylight
from scenes.skins.bulls.event_table import cue
from scenes.skins.bulls.motion.payment_motion import payments
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.pieces import DICE, Piece
from scenes.table.buttons import Knob
from scenes.table.play import PlayScene
from scenes.ui.anim import Cue
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import WIDTH
from tests.bulls.walk import positions
from tests.narrow import as_a, there
from tests.skins.bulls.test_motion import props_of, shown
from tests.stage.conftest import Begin
from tests.ui.pages import page_on


def area(cell: Cell) -> pygame.FRect:
    return pygame.FRect(cell.x - cell.size / 2, cell.y - cell.size / 2, cell.size, cell.size)


def pier(scene: PlayScene, slot: int) -> pygame.FRect:
    props = props_of(scene)
    y = props.board.points[token("space", props.board.graph.destinations[slot])][1]
    found = pygame.FRect(0, 0, *layout.PIER_SIZE)
    found.center = layout.PIER, layout.pier(y)
    return found


def hud_totals(scene: PlayScene) -> tuple[int, ...]:
    """The points of every seat after all that has begun to be shown."""
    view = scene.director.view
    assert isinstance(view, BullsView)
    return view.totals


def reach(scene: PlayScene, *kinds: type) -> BullsView:
    """Play on until an event of these kinds begins; return the view at its end."""
    while scene.table.ask is not None:
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            if isinstance(scene.director.event, kinds):
                view = scene.director.view
                assert isinstance(view, BullsView)
                return view
            scene.director.skip()
    raise AssertionError("it never happened")


def test_dice_stand_on_the_pier_nearly_as_large_as_in_the_streets(begin: Begin) -> None:
    scene = begin(1, 2)
    deck = pier(scene, 2)
    for count in range(1, 13):
        cells = gather(deck.center, Group(layout.DECK_ROOM, 3, (False,) * count))
        assert all(deck.inflate(8, 8).contains(area(cell)) for cell in cells), count
        room = Room(layout.PAVED[0] / 2 - layout.EDGE, -58.0, layout.FOOT)
        street = gather((400.0, 300.0), Group(room, 3, (False,) * count))
        assert cells[-1].size >= 0.78 * min(street[-1].size, SIZES[ALIKE].runner), count
    assert gather(deck.center, Group(layout.DECK_ROOM, 3, (False,)))[0].size == SIZES[0].bull


def test_the_tools_lie_in_the_bar_and_hide_no_pier(begin: Begin) -> None:
    for count in (2, 6):
        scene = begin(1, count, humans=2)
        scene.director.finish()
        knobs = [widget for widget in page_on(scene).widgets if isinstance(widget, Knob)]
        assert len(knobs) >= 6
        tools = [knob.rect for knob in knobs if knob.key != "peek"]
        assert all(layout.TOOLS.contains(tool) and tool.right <= 1280 for tool in tools)
        assert [knob.rect for knob in knobs if knob.key == "peek"] == [layout.EYE]
        cards = [Cell(piece.x, piece.y, piece.width) for piece in scene.stage.pieces.values() if piece.shadow]
        assert layout.EYE.collidelist([area(card) for card in cards]) < 0, "the hand lies beside it"
        decks = [pier(scene, slot) for slot in range(5)]
        assert not [knob for knob in knobs if knob.rect.collidelist(decks) >= 0]
        plates = [pygame.FRect(left, 5, width, 51) for left, width in layout.plates(count)]
        assert not [knob for knob in knobs if knob.rect.collidelist(plates) >= 0]
        assert not [
            one for one in knobs for other in knobs if one is not other and one.rect.colliderect(other.rect)
        ]


def test_all_points_of_a_seat_on_a_pier_fly_as_one_with_its_face_after_those_before(begin: Begin) -> None:
    scene = begin(1, 4)
    reach(scene, Arrived)
    hud, director = props_of(scene).hud, scene.director
    start, flown, faces = [line.points for line in hud.lines], dict[int, Piece](), dict[int, Piece]()
    arrivals = payments(as_a(BullsView, director.view))
    while isinstance(director.event, Arrived):
        flying = shown(scene, "shouts/")
        assert len(flying) <= 3, "some on their way while another rises"
        flown.update((id(piece), piece) for piece in flying)
        faces.update((id(piece), piece) for piece in shown(scene, "bulls/tag"))
        director.update(1 / 30)
    assert len(arrivals) > 3
    assert len(flown) == len(faces) == len(arrivals)
    gained = [sum(one.points for one in arrivals if one.seat == seat) for seat in range(4)]
    counted = [line.points - before for line, before in zip(hud.lines, start, strict=True)]
    assert counted != gained, "the last ones are still on their way"
    while not isinstance(director.event, DayEnded) or hud.due.total():
        director.update(1 / 30)
    assert [line.points - before for line, before in zip(hud.lines, start, strict=True)] == gained


def test_the_largest_payment_of_a_day_is_read_last_and_longest(begin: Begin) -> None:
    scene, read = begin(1, 4), dict[int, list[float]]()
    view = reach(scene, Arrived)
    best = max(payment.points for payment in payments(view))
    largest = props_of(scene).shout(signed(best))
    order, now = dict[int, Piece](), 0.0
    while isinstance(scene.director.event, Arrived):
        for piece in shown(scene, "shouts/"):
            order.setdefault(id(piece), piece)
            if piece.scale == 1:
                read.setdefault(id(piece), [now, now])[1] = now
        scene.director.update(1 / 60)
        now += 1 / 60
    lengths = [end - begun for begun, end in read.values()]
    assert len(order) == len(payments(view)) > 3 and [*order.values()][-1].picture == largest
    assert lengths[-1] > 0.6 and lengths[-1] > 2 * max(lengths[:-1])


def test_what_a_day_pays_is_what_the_rules_have_each_seat_score_in_their_order(begin: Begin) -> None:
    paid = 0
    for state, _ in positions(5, 9):
        then = GAME.clone(state)
        then.events, end = [], then.board.destinations
        then.spaces = [end[runner % len(end)] for runner in then.runners]
        score(then, Day(1), None)
        told = [one for one in then.events or () if isinstance(one, Arrived)]
        there_now = dict(zip(then.runners, then.spaces, strict=True))
        view = GAME.view(state, 0)
        found = payments(
            replace(view, runners=tuple(replace(die, space=there_now[die.id]) for die in view.runners))
        )
        assert [tuple(one) for one in found] == [(one.points, one.place.id, one.seat) for one in told]
        paid += len(found)
        if paid > 100:
            break
    assert paid > 100


def test_points_have_their_owners_face_and_name_in_front_of_them_and_rise_beside_their_own_pier(
    begin: Begin,
) -> None:
    scene, looked = begin(1, 6), 0
    reach(scene, Arrived)
    while isinstance(event := scene.director.event, Arrived):
        for points, owner in zip(shown(scene, "shouts/"), shown(scene, "bulls/tag"), strict=True):
            assert owner.layer > points.layer and owner.x < points.x
            assert owner.width > 1.4 * owner.height, "with the name"
            if points.scale == owner.scale == 1:
                face = pygame.FRect(owner.rect.left, owner.rect.top, owner.height, owner.height)
                assert not face.colliderect(points.rect)
                looked += 1
        said = there(scene.skin.line(event)).meanwhile
        assert said == "Whoever has arrived scores.", "it names nobody else"
        scene.director.update(1 / 30)
    assert looked > 10


def test_points_are_read_over_no_card_of_a_destination_and_not_over_one_another(begin: Begin) -> None:
    scene, looked = begin(1, 6), 0
    reach(scene, Arrived)
    cards = [piece.rect for name, piece in scene.stage.pieces.items() if name.kind == "destination"]
    while isinstance(scene.director.event, Arrived):
        read = [
            [piece.rect for piece in shown(scene, stem) if piece.scale == 1]
            for stem in ("shouts/", "bulls/tag")
        ]
        for rect in chain.from_iterable(read):
            assert rect.collidelist(cards) < 0 and rect.right <= WIDTH + 1
            looked += 1
        assert not [pair for pair in combinations(read[0], 2) if pair[0].colliderect(pair[1])]
        scene.director.update(1 / 30)
    assert looked > 10


def test_points_rise_from_the_runners_that_earned_them_while_their_pier_comes_forward(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, known = begin(1, 4), list[Piece]()
    reach(scene, Arrived)
    due, plain = [as_a(Arrived, scene.director.event)], scene.skin.cue

    def noted(event: Event, view: BullsView) -> Cue | None:
        if isinstance(event, Arrived):
            due.append(event)
        return plain(event, view)

    monkeypatch.setattr(scene.skin, "cue", noted)
    while isinstance(scene.director.event, Arrived):
        for points in shown(scene, "shouts/"):
            if any(points is piece for piece in known):
                continue
            known.append(points)
            source = next(one for one in due if lies_over(scene, one, points))
            assert points.scale < 0.5 and there(scene.stage.piece(source.destination)).layer >= DICE
            due.remove(source)
        scene.director.update(1 / 240)
    assert len(known) > 3 and not due


def lies_over(scene: PlayScene, event: Arrived, points: Piece) -> bool:
    """Return whether points lie over the Runners that earned them."""
    across = [there(scene.stage.piece(die)).x for die in event.runners]
    return min(across) <= points.x <= max(across) and points.picture.endswith(signed(event.points))


def test_the_points_of_a_finish_stand_large_over_the_empty_town_with_the_face_of_their_owner(
    begin: Begin,
) -> None:
    scene = begin(1, 4)
    reach(scene, Arrived)
    dice = [piece.rect for name, piece in scene.stage.pieces.items() if name.kind in ("runner", "bull")]
    scene.director.update(0.25)
    (points,), (face,) = shown(scene, "shouts/"), shown(scene, "bulls/tag")
    assert points.scale == face.scale == 1
    assert points.width > WIDTH / 8 and face.width > 90
    assert points.rect.collidelist(dice) < 0 and face.rect.collidelist(dice) < 0
    for _ in range(20):
        scene.director.update(1 / 30)
    assert points.scale < 0.5, "they come to their plate small"


def test_a_day_is_counted_in_a_few_seconds_however_many_arrive(begin: Begin) -> None:
    scene, seconds = begin(1, 6), 0.0
    reach(scene, Arrived)
    while not (isinstance(scene.director.event, DayEnded) and not props_of(scene).flights.busy):
        scene.director.update(0.05)
        seconds += 0.05
    assert 2 < seconds < 7


def test_whoever_skips_an_arrival_sees_its_points_counted(begin: Begin) -> None:
    scene = begin(1, 4)
    view = reach(scene, Arrived)
    scene.director.skip()
    hud = props_of(scene).hud
    counted = [line.points for line in hud.lines]
    assert [points + hud.due[seat] for seat, points in enumerate(counted)] == [*hud_totals(scene)]
    assert all(before <= points for before, points in zip(view.totals, counted, strict=True))


def test_the_sheet_tells_who_arrived_where_and_how_ranks_have_changed(begin: Begin) -> None:
    scene = begin(1, 3)
    view = there(scene.table.view(None))
    first, second = view.town.destinations[:2]
    runners = (Runner(0, 0, first, 2), Runner(1, 0, first, 3), Runner(16, 1, second, 2))
    view = replace(
        view, day=2, runners=runners, trampled=(2, 17, 18), noted=((view.slots[0],), (), ()),
        points=((3, 9, 0), (8, 2, 0), (5, 6, 0)),
    )  # fmt: skip
    days = {day.seat: day for day in seat_days(view)}
    assert [day.seat for day in seat_days(view)] == [0, 2, 1]
    assert days[0].arrived == ((view.slots[0], 2),) and days[1].arrived == ((view.slots[1], 1),)
    assert [days[seat].lost for seat in range(3)] == [1, 2, 0]
    assert [(days[seat].before, days[seat].rank) for seat in range(3)] == [(3, 1), (1, 3), (2, 2)]
    assert [days[seat].points for seat in range(3)] == [9, 2, 6]
    assert days[1].tomorrow == ()
    assert heroes(view) == [0]
    assert heroes(replace(view, points=((3, 9, 0), (8, 2, 0), (5, 9, 0)))) == [2], "who lost fewer"


def test_nobody_has_a_rank_of_yesterday_on_the_first_day(begin: Begin) -> None:
    view = there(begin(1, 3).table.view(None))
    assert {day.before for day in seat_days(replace(view, day=1))} == {None}


def test_the_sheet_stays_until_a_click_and_for_four_seconds_where_nobody_plays(begin: Begin) -> None:
    scene, alone = begin(1, 2, humans=1), begin(1, 2)
    for one in (scene, alone):
        reach(one, DayEnded)
        event, seconds = one.director.event, 0.0
        while one.director.event is event and seconds < 9:
            one.director.update(0.05)
            seconds += 0.05
        if one is alone:
            assert 4 <= seconds <= 6.5
        else:
            assert one.director.waiting
            one.director.skip()
            one.director.skip()
            assert one.director.event is not event


def test_after_the_last_day_no_sheet_stands_before_the_results(begin: Begin) -> None:
    scene = begin(1, 2)
    props, view = props_of(scene), replace(scene.table.view(None), day=3)
    props.hud.read(view)
    motion = there(cue(props, DayEnded("bulls.8.1", 3, (1, 2), (5, 6)), view))
    next(motion)
    assert shown(scene, "shouts/") and not shown(scene, "bulls/dusk")


def test_every_step_of_every_day_has_a_light_of_its_own() -> None:
    lights = [(daylight(hour), tint) for tint in DAYS.values() for hour in range(len(HOURS))]
    assert len(set(lights)) == len(lights) == 18
    assert [light.middle[0] for light in HOURS] == sorted(light.middle[0] for light in HOURS)
    assert daylight(9.0) == daylight(MIDNIGHT)


def test_the_sun_has_moved_on_when_the_bulls_have_run(begin: Begin) -> None:
    scene = begin(1, 2)
    scene.director.finish()
    skin, hours = scene.skin, [0.0]
    assert isinstance(skin, BullsSkin)
    while scene.table.ask is not None and scene.table.view(None).day == 1 and scene.table.view(None).row < 3:
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            scene.director.skip()
            hours.append(props_of(scene).hour)
    assert hours == sorted(hours) and {0.0, 1.0, 2.0, 3.0} <= set(hours)
    canvas = scene.services.canvas
    scene.draw(canvas)
    evening = canvas.surface.copy()
    props_of(scene).hour = 0.0
    scene.draw(canvas)
    assert evening.get_at((100, 560)) != canvas.surface.get_at((100, 560))


def test_another_light_comes_over_the_town_within_some_frames_and_not_in_one(begin: Begin) -> None:
    scene = begin(1, 2)
    scene.director.finish()
    canvas = scene.services.canvas

    def picture() -> bytes:
        scene.draw(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")

    morning = picture()
    props_of(scene).hour = 4.0
    scene.skin.update(0.0)
    assert picture() == morning
    assert sum(scene.skin.update(0.0) for _ in range(15)) == 1
    evening = picture()
    assert evening != morning
    assert not scene.skin.update(0.0)
    props_of(scene).hour = 0.0
    assert picture() == morning, "with no part painted yet, all are painted at once"


def test_while_an_hour_goes_on_no_frame_paints_all_of_a_light(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(1, 2)
    scene.director.finish()
    scene.draw(scene.services.canvas)
    town, parts = as_a(BullsSkin, scene.skin)._town, [0]
    paint = town._has_gone_on_to_the_end

    def counted(canvas: Canvas) -> bool:
        parts[-1] += 1
        return paint(canvas)

    monkeypatch.setattr(town, "_has_gone_on_to_the_end", counted)
    for tenth in range(60):
        parts.append(0)
        props_of(scene).hour = tenth / 60
        scene.skin.update(0.0)
        scene.draw(scene.services.canvas)
    assert max(parts) == 1 and sum(parts) > 20
