"""Each day of the fiesta has a character: it can be told from a still, and in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.bulls.events import Arrived, DayBegan, DayEnded
from game.bulls.odds import bound_for, odds
from game.bulls.rows import DESTINATIONS
from game.core.action import token
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.drawing.bound_for import FRESH, MIDDLE, Bound, BoundFor, cells
from scenes.skins.bulls.drawing.dressing import FOLK, KERB, bands, candlelight
from scenes.skins.bulls.fiesta import BANDS, FAREWELL, ROCKETS, kind_of
from scenes.skins.bulls.layout import PIER, PIER_SIZE
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.skins.bulls.words.days import tomorrow
from tests.narrow import as_a, there
from tests.skins.bulls.test_motion import props_of
from tests.stage.conftest import Begin

DAYS = range(1, 4)


def test_the_first_day_opens_the_fiesta_and_the_last_of_several_ends_it() -> None:
    assert [kind_of(day, 3) for day in DAYS] == [ROCKETS, BANDS, FAREWELL]
    assert [kind_of(day, 5) for day in range(1, 6)] == [ROCKETS, BANDS, BANDS, BANDS, FAREWELL]
    assert kind_of(1, 1) == ROCKETS


@pytest.mark.parametrize("hour", [0.0, 4.0])
def test_the_same_hour_of_two_days_looks_different_all_over_the_town(begin: Begin, hour: float) -> None:
    scene = begin(1, 2)
    scene.director.finish()
    canvas, pictures = scene.services.canvas, []
    for day in DAYS:
        props_of(scene).hud.day, props_of(scene).hour = day, hour
        scene.draw(canvas)
        town = pygame.transform.smoothscale(canvas.surface.subsurface((0, 66, 990, 500)), (99, 50))
        pictures.append([town.get_at((x, y)) for x in range(0, 99, 3) for y in range(0, 50, 3)])
    for one, other in combinations(pictures, 2):
        far = [max(abs(a - b) for a, b in zip(p, q, strict=True)) for p, q in zip(one, other, strict=True)]
        assert sum(apart > 12 for apart in far) > 0.4 * len(far)


def test_what_a_day_brings_is_there_in_time_and_lies_below_signs(begin: Begin) -> None:
    scene = begin(1, 2)
    art, skin = scene.services.canvas.art, scene.skin
    assert isinstance(skin, BullsSkin)
    for kind in (ROCKETS, BANDS, FAREWELL):
        assert len(bands(kind)) == 2, "few, and each another one"
        for name, size in ((f"bulls/kerb_{kind}", KERB), *((band, FOLK) for band in bands(kind))):
            wide, high = art.size(name)
            assert abs(wide / high - size[0] / size[1]) < 0.02
    light = candlelight((70, 42))
    assert light.get_at((0, 0))[:3] == (0, 0, 0) and light.get_at((35, 21))[0] > 60, "it ends softly"


def test_at_dusk_it_is_told_who_leads_by_how_much_and_which_day_comes(begin: Begin) -> None:
    scene = begin(1, 2)
    view, seats = there(scene.table.view(None)), scene.table.seats
    ended = replace(view, day=1, points=((5, 0, 0), (9, 0, 0)))
    assert (
        tomorrow(ended, seats) == f"{seats[1].name} leads by 4 points. Tomorrow bands play in every street."
    )
    assert tomorrow(replace(ended, points=((5, 0, 0), (5, 0, 0))), seats).startswith("Nobody leads alone.")
    assert "last day" in tomorrow(replace(ended, day=2), seats)
    assert tomorrow(replace(ended, day=3), seats) == ""


def test_piers_say_who_will_likely_come_as_the_rules_odds_have_it(begin: Begin) -> None:
    scene, counted = begin(1, 4), 0
    while (ask := scene.table.ask) is not None and counted < 40:
        scene.director.finish()
        view = there(scene.table.view(None))
        found, chances = bound_for(view), odds(view)
        for slot, counts in found.items():
            for seat, n in counts.items():
                own = [chances[die.id] for die in view.runners_of(seat) if die.id in chances]
                assert n == sum(
                    each.likeliest == slot and each.arrivals[slot] > each.trampled for each in own
                )
                counted += 1
        scene.session.think(ask)
    assert counted
    scene.draw(scene.services.canvas)


def test_nobody_is_on_their_way_once_all_have_arrived(begin: Begin) -> None:
    view = there(begin(1, 2).table.view(None))
    arrived = replace(view, row=len(view.town.rows) - 1)
    assert not any(bound_for(arrived).values())


def test_on_each_pier_stand_those_who_will_likely_come_whoever_looks_first(begin: Begin) -> None:
    scene = play_until(begin(1, 6, humans=1), is_first_card)
    found = as_a(BullsSkin, scene.skin)._bound_for
    for looking in (0, 3, None):
        found.own = looking
        for slot, counts in found.counts.items():
            crowd = found.shown(slot)
            assert Counter(crowd.seats) == +counts
            assert [*crowd.seats] == sorted(crowd.seats, key=lambda seat: (seat != looking, seat))
    found.looked = 2
    assert {seat for slot in found.counts for seat in found.shown(slot).seats} == {2}, "who is looked at"


def test_a_pier_tells_only_ones_own_points_and_for_a_second_whether_they_have_grown(begin: Begin) -> None:
    found = BoundFor(props_of(begin(1, 4)).board, ("yellow", "blue", "green", "white"))
    found.worth, found.own = [3, 2, 1, 4, 5], 0
    found.counts = {0: Counter({0: 3, 1: 2, 2: 1, 3: 1}), 1: Counter({2: 1})}
    found.before = {**found.counts, 0: Counter({0: 2})}
    assert found.shown(0).points == Bound(0, "9", 0) and found.shown(1).points is None, "no zeroes"
    found._age = 0.0
    assert there(found.shown(0).points).trend == 1
    assert not found.update(FRESH / 2) and found.update(FRESH / 2) and not found.update(FRESH)
    assert there(found.shown(0).points).trend == 0
    found.ahead = {0: {0: Fraction(5, 2)}}
    assert found.shown(0).points == Bound(0, "7½", -1, is_meant=True), "as long as one thinks of it"
    found.ahead = {1: {0: Fraction(1)}}
    assert there(found.shown(0).points).words == "0", "what an answer would take is told"


@pytest.mark.parametrize("count", [1, 6, 13, 36])
def test_all_dice_of_a_pier_stand_on_its_planks(count: int) -> None:
    planks = pygame.FRect(0, 0, *PIER_SIZE).inflate(-16, -12)
    planks.center = PIER, 300
    size, places = cells(count, (PIER, 300 + MIDDLE))
    dice = [pygame.FRect(x - size / 2, y - size / 2, size, size) for x, y in places]
    assert len(dice) == count and all(map(planks.contains, dice))
    assert not any(one.colliderect(other) for one, other in combinations(dice, 2))
    assert size >= (24 if count <= 8 else 10)


@pytest.mark.parametrize("count", [2, 6])
def test_no_number_of_a_pier_touches_another_one_or_leaves_it_however_large_the_letters_are(
    begin: Begin, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_until(begin(1, count, humans=1), is_first_card)
    found, canvas, slots = as_a(BullsSkin, scene.skin)._bound_for, scene.services.canvas, range(5)
    for text in (1.0, 1.5, 2.0):
        canvas.lettering.factor, areas = text, list[tuple[pygame.FRect, str]]()
        with monkeypatch.context() as patch:
            plain = canvas.text

            def write(words: str, *where: Any, areas: Any = areas, plain: Any = plain, **look: Any) -> Any:
                areas.append((pygame.FRect(look["box"]), words))
                return plain(words, *where, **look)

            patch.setattr(canvas, "text", write)
            found.draw(canvas)
        assert len(areas) == 1 + sum(found.shown(slot).points is not None for slot in slots)
        for (area, words), (other, _) in combinations(areas, 2):
            assert not area.inflate(-2, -2).colliderect(other), (text, words)
        assert all(abs(area.centerx - PIER) + area.w / 2 <= PIER_SIZE[0] / 2 for area, _ in areas)


def test_whoever_leads_wears_a_laurel_once_anybody_does(begin: Begin) -> None:
    scene = begin(1, 3)
    hud = props_of(scene).hud
    hud.read(there(scene.table.view(None)))
    assert hud.leaders == []
    hud.count(1, 4)
    assert hud.leaders == [1]
    hud.count(2, 4)
    assert hud.leaders == [1, 2]


def test_nothing_is_counted_at_a_pier_on_which_dice_stand(begin: Begin) -> None:
    scene, arrived = begin(1, 3), 0
    skin = as_a(BullsSkin, scene.skin)
    while (ask := scene.table.ask) is not None and arrived < 12:
        scene.session.think(ask)
        while scene.director.busy:
            scene.director.update(1 / 30)
            if isinstance(scene.director.event, (Arrived, DayEnded, DayBegan)):
                assert not any(skin._bound_for.counts.values())
                arrived += 1
            scene.director.skip()
    assert arrived


def test_a_plate_and_a_destination_say_in_words_what_is_on_its_way(begin: Begin) -> None:
    scene = begin(1, 3)
    play_until(scene, is_first_card)
    scene.director.finish()
    view, skin = there(scene.table.view(None)), scene.skin
    counts = bound_for(view)
    for seat in range(view.seats):
        points = sum(DESTINATIONS[card].points * counts[slot][seat] for slot, card in enumerate(view.slots))
        told = skin.explain(there(scene.stage.piece(token("seat", seat))))
        assert (f"{points} points are on their way." in told) == (points > 1)
    for slot, card in enumerate(view.slots):
        told = skin.explain(there(scene.stage.piece(token("destination", card))))
        assert ("Likely to come" in told) == bool(counts[slot])
    scene.services.settings.numbers = "story"
    assert "on their way" not in skin.explain(there(scene.stage.piece(token("seat", 0))))
