"""The results are a picture: who won stands on the podium, glad and laurelled, and the table is small."""

from __future__ import annotations

from dataclasses import replace
from math import pi

import pygame
import pytest

from game import GAMES
from game.storage.match_history import FirstEarned
from scenes.menus.dais import BACK, LIP, NEAR
from scenes.menus.entrance import Announced, Downpour, Entrance, Unfolding
from scenes.menus.feats import FeatTile
from scenes.menus.podium import CLEAR, GROUND, LAURELLED, MEDAL, METALS, STEPS, Podium
from scenes.menus.results import ResultsScene
from scenes.menus.score_table import ScoreTable
from scenes.menus.title import TitleScene
from scenes.services import NewGame, Services
from scenes.stage.results import Results
from scenes.ui.art import Art
from scenes.ui.input import Act, Input, Key, Pointer
from scenes.ui.widgets import Button, Label, Panel, Scroll
from tests.easel import Easel
from tests.menus.conftest import EVERY_LANGUAGE, OnSurface, Stand
from tests.menus.every_menu import RESULTS, SEATS
from tests.menus.looking_back import review_job
from tests.ui.pages import page_on
from tests.watch import Watch

FIRST = FirstEarned("Amaya", "2026-01-31T22:10:00")


def results(services: Services, shown: Results = RESULTS, firsts: int = 0) -> ResultsScene:
    """The results of a game of six in which so many things were done for the first time."""
    game = GAMES["bulls"]
    earned = {one.row.id: FIRST for one in [*game.achievements][:firsts]}
    scene = ResultsScene(
        services, shown, review_job("bulls_4_seats"), NewGame(game, SEATS, {}),
        lambda: TitleScene(services), earned,
    )  # fmt: skip
    scene.layout(services.canvas)
    return scene


def test_winners_look_glad_and_share_the_first_place_and_the_last_one_looks_sore(stand: Stand) -> None:
    podium = Podium((0, 0, 630, 480), RESULTS)
    assert [podium.place(seat) for seat in podium.order] == [1, 1, 3, 4, 5, 6]
    moods = [podium.faces[seat].partition("/")[0] for seat in podium.order]
    assert moods == ["glad", "glad", "faces", "faces", "faces", "sore"]


def test_nobody_looks_sore_where_all_have_won() -> None:
    shared = replace(RESULTS, winners=tuple(range(len(SEATS))))
    podium = Podium((0, 0, 630, 480), shared)
    assert {face.partition("/")[0] for face in podium.faces} == {"glad"}


def test_below_the_winners_too_the_order_is_that_of_the_rules_and_equals_share_a_place() -> None:
    ranks = [(40, 9), (31, 11), (31, 17), (20, 5), (20, 5), (8, 1)]
    ranked = replace(RESULTS, winners=(0,), ranks=ranks)
    assert ranked.order == [0, 2, 1, 3, 4, 5]
    assert [ranked.place(seat) for seat in ranked.order] == [1, 2, 3, 4, 4, 6]
    table = ScoreTable((0, 0, 900, 500), ranked)
    names = [line.split(" has won")[0].split(":")[0] for line in table.spoken_text.splitlines()]
    assert names == [SEATS[seat].name for seat in ranked.order]


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_the_longest_name_stands_whole_on_the_podium(art: Art, size: tuple[int, int]) -> None:
    watch = Watch(art, 1.0, size)
    Podium((60, 100, 630, 480), RESULTS).draw(watch)
    assert SEATS[1].name in [thing.name for thing in watch.seen if thing.kind == "words"]


def test_names_on_a_low_podium_grow_with_the_text(art: Art) -> None:
    heights = list[float]()
    for factor in (1.0, 2.0):
        watch = Watch(art, factor)
        Podium((60, 100, 630, 320), RESULTS).draw(watch)
        heights.append(next(thing.area.h for thing in watch.seen if thing.name == SEATS[0].name))
    assert heights[1] > 1.1 * heights[0]


def test_the_first_three_wear_medals_that_no_step_covers(stand: Stand, on_surface: OnSurface) -> None:
    canvas, one = on_surface((1280, 720), 100), replace(RESULTS, winners=(0,))
    Podium((60, 100, 630, 480), one).draw(canvas)
    whole = pi * MEDAL**2
    for metal in METALS:
        mask = pygame.mask.from_threshold(canvas.surface, metal, (2, 2, 2))
        assert max(mask.connected_components(), key=pygame.Mask.count).count() > 0.7 * whole


def test_in_the_largest_letters_the_heading_leaves_most_of_the_page(
    stand: Stand, on_surface: OnSurface
) -> None:
    services = replace(stand.services, canvas=on_surface((1280, 720), 200))
    board = next(widget for widget in page_on(results(services)).widgets if isinstance(widget, Panel))
    assert board.kind == "wood"
    assert board.rect.bottom < 720 / 4


@EVERY_LANGUAGE
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1920, 1080)])
@pytest.mark.parametrize("count", [2, 4, 6])
def test_podium_table_and_buttons_lie_beside_one_another(
    stand: Stand, on_surface: OnSurface, size: tuple[int, int], count: int, speech: str
) -> None:
    services = replace(stand.services, canvas=on_surface(size, 100))
    shown = replace(RESULTS, seats=SEATS[:count], rows=RESULTS.rows[:count], winners=(0,))
    scene = results(services, shown, firsts=6)
    widgets = page_on(scene).widgets
    podium = next(widget.rect for widget in widgets if isinstance(widget, Podium))
    papers = [widget.rect for widget in widgets if isinstance(widget, Panel)]
    scroll = next(widget.rect for widget in widgets if isinstance(widget, Scroll))
    buttons = [widget.rect for widget in widgets if isinstance(widget, Button)]
    assert scroll.w < 520, "the table is small"
    for one in (podium, *papers):
        assert one.collidelist(buttons) < 0
    assert podium.collidelist(papers) < 0
    services.canvas.spills = []
    scene.draw(services.canvas)
    assert not services.canvas.spills


@pytest.mark.parametrize("count", [2, 3, 6])
def test_who_stands_on_the_podium_stands_on_a_stage_that_reaches_the_buttons(
    stand: Stand, on_surface: OnSurface, count: int
) -> None:
    services = replace(stand.services, canvas=on_surface((1280, 720), 100))
    shown = replace(RESULTS, seats=SEATS[:count], rows=RESULTS.rows[:count], winners=(0,))
    scene = results(services, shown)
    scene.draw(services.canvas)
    area = next(widget.rect for widget in page_on(scene).widgets if isinstance(widget, Podium))
    buttons = [widget.rect.top for widget in page_on(scene).widgets if isinstance(widget, Button)]
    assert min(buttons) - area.bottom < 40
    foot = area.bottom - (GROUND if count > len(STEPS) else CLEAR)
    for step in STEPS:
        at = round(area.centerx + step.across), round(foot + NEAR)
        assert services.canvas.surface.get_at(at)[:3] == LIP


@pytest.mark.parametrize("percent", [130, 150, 175, 200])
def test_in_large_text_the_podium_stands_there_and_nothing_on_it_or_in_the_table_is_squeezed(
    stand: Stand, on_surface: OnSurface, percent: int
) -> None:
    services = replace(stand.services, canvas=on_surface((1280, 720), percent))
    scene = results(services, replace(RESULTS, seats=SEATS[:4], rows=RESULTS.rows[:4], winners=(0,)))
    widgets = page_on(scene).widgets
    podium = next(widget for widget in widgets if isinstance(widget, Podium))
    scroll = next(widget for widget in widgets if isinstance(widget, Scroll))
    head = max(widget.rect.bottom for widget in widgets if isinstance(widget, Label))
    step = STEPS[0]
    top = podium.rect.bottom - GROUND - podium.scale * (step.height + (LAURELLED + 0.75) * step.face)
    assert head < top + 8 and podium.scale > 0.55
    assert podium.rect.right < scroll.rect.left
    services.canvas.spills = []
    scene.draw(services.canvas)
    assert not services.canvas.spills


def test_feats_are_tiles_that_tell_what_they_are_when_pointed_at(stand: Stand, on_surface: OnSurface) -> None:
    services = replace(stand.services, canvas=on_surface((1280, 720), 100))
    scroll = next(w for w in page_on(results(services, firsts=5)).widgets if isinstance(w, Scroll))
    tiles = [child for child in scroll.children if isinstance(child, FeatTile)]
    assert len(tiles) == 5
    assert len({tile.rect.top for tile in tiles[:4]}) == 1
    assert all(tile.row.text in tile.explanation and "Amaya" in tile.explanation for tile in tiles)
    assert not [a for a in tiles for b in tiles if a is not b and a.rect.colliderect(b.rect)]
    assert any(isinstance(child, Label) for child in scroll.children)


def test_the_third_the_second_and_at_last_the_first_rise_onto_the_podium(stand: Stand) -> None:
    scene = results(stand.services)
    scene.enter()
    assert scene.busy and scene.entrance.risen == [0, 0, 0]
    highest = []
    while scene.busy:
        scene.update(0.05)
        assert scene.dirty
        highest += [place for place in range(3) if scene.entrance.risen[place] > 0 and place not in highest]
    assert highest == [2, 1, 0] and scene.entrance.risen == [1, 1, 1] and scene.entrance.drawn == 1
    scene.enter()
    assert not scene.busy, "they stand there when one comes back"


def test_whoever_has_won_is_named_as_they_rise_and_counted_when_they_stand_there(
    stand: Stand, on_surface: OnSurface
) -> None:
    canvas = on_surface((1280, 720), 100)
    scene = results(replace(stand.services, canvas=canvas))
    scene.layout(canvas)
    heads = [widget for widget in page_on(scene).widgets if isinstance(widget, Announced)]
    (scroll,) = (widget for widget in page_on(scene).widgets if isinstance(widget, Scroll))
    table = next(child for child in scroll.children if isinstance(child, ScoreTable))
    high = table.rect.h / (len(RESULTS.seats) + 1)
    first = canvas.to_pixels((table.rect.left, table.rect.top + high + 2, table.rect.w, high - 4))
    named = canvas.to_pixels((heads[0].rect.left + 20, 4, heads[0].rect.w - 40, heads[0].rect.bottom - 12))

    def seen() -> list[bytes]:
        canvas.surface.fill("black")
        for widget in (*heads, table):
            widget.draw(canvas)
        return [pygame.image.tobytes(canvas.surface.subsurface(area), "RGB") for area in (named, first)]

    assert len(heads) >= 2 and all(any(part) for part in seen())
    scene.enter()
    while scene.entrance.risen[0] < 1:
        is_named, is_counted = (any(part) for part in seen())
        assert not is_counted and (not is_named or scene.entrance.risen[0] > 0)
        assert scene.entrance.drawn < 0.9, "the curve does not tell it before"
        scene.update(0.05)
    assert any(seen()[0])
    scene.entrance.finish()
    assert all(any(part) for part in seen())


def test_at_first_the_results_are_bare_and_words_come_only_after_the_winner(stand: Stand) -> None:
    scene, watch = results(stand.services, firsts=2), Easel(stand.manager.canvas)
    (paper,) = (widget for widget in page_on(scene).widgets if isinstance(widget, Unfolding))
    (podium,) = (widget for widget in page_on(scene).widgets if isinstance(widget, Podium))
    scene.enter()
    podium.draw(watch)
    assert {"4", "5", "6"}.isdisjoint(one.what for one in watch.words)
    assert [type(child) for child in paper.seen] == [ScoreTable]
    come = list[int]()
    while scene.busy:
        assert len(paper.seen) == 1 or scene.entrance.risen[0] == 1
        come += [len(paper.seen)] * (len(paper.seen) not in come)
        scene.update(0.05)
    assert come == [*range(1, len(come) + 1)] and len(come) > 2, "one after the other"
    assert paper.seen == paper.children


def test_before_the_first_place_there_is_a_beat_and_the_fanfare_comes_with_it(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, played, passed, still = results(stand.services), list[str](), 0.0, 0.0
    monkeypatch.setattr(stand.services.sound, "play", played.append)
    scene.enter()
    while scene.busy:
        assert played or scene.entrance.risen[0] == 0
        still += 0.05 * (scene.entrance.risen[1] == 1 and not played)
        scene.update(0.05)
        passed += 0.05
    assert played == ["win"] and still > 0.3 and passed < 2.75


def test_with_reduced_motion_or_after_a_click_the_fanfare_is_heard_too(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = list[str]()
    monkeypatch.setattr(stand.services.sound, "play", played.append)
    for is_reduced in (False, True):
        stand.services.settings.reduced_motion = is_reduced
        scene = results(stand.services)
        scene.enter()
        scene.handle(Pointer("down", (640, 20)))
    assert played.count("win") == 2


def test_all_without_a_medal_come_before_the_third_and_the_last_of_them_first() -> None:
    entrance, come = Entrance(), list[int]()
    entrance.begin(lambda: None)
    while entrance.busy:
        come += [place for place in reversed(range(8)) if entrance.has_come(place, 8) and place not in come]
        entrance.update(0.02)
    assert come == [7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize("item", [Key(Act.DOWN), Pointer("down", (640, 20))])
def test_a_key_or_a_click_has_everything_of_the_results_there_at_once(stand: Stand, item: Input) -> None:
    scene = results(stand.services)
    scene.enter()
    scene.update(0.1)
    scene.handle(item)
    assert not scene.busy and scene.entrance.risen == [1, 1, 1]


@pytest.mark.parametrize("is_reduced", [False, True])
def test_chips_rain_once_as_the_winner_rises_and_with_reduced_motion_all_is_there_at_once(
    stand: Stand, is_reduced: bool
) -> None:
    stand.services.settings.reduced_motion = is_reduced
    scene, easel, wet = (
        results(stand.services, replace(RESULTS, rain=("toruro/chip_1",))),
        Easel(stand.manager.canvas),
        [],
    )
    (rain,) = (widget for widget in page_on(scene).widgets if isinstance(widget, Downpour))
    scene.enter()
    assert scene.busy != is_reduced
    while scene.busy:
        easel.clear()
        rain.draw(easel)
        wet.append((len(easel.pictures) > 0, scene.entrance.risen[0] > 0))
        scene.update(0.05)
    easel.clear()
    rain.draw(easel)
    assert not easel.pictures and scene.entrance.risen == [1, 1, 1]
    assert all(has_begun for is_wet, has_begun in wet if is_wet)
    assert any(is_wet for is_wet, _ in wet) != is_reduced


def test_before_the_podium_has_risen_its_stage_is_empty(stand: Stand, on_surface: OnSurface) -> None:
    canvas, entrance = on_surface((1280, 720), 100), Entrance()
    three = replace(RESULTS, seats=RESULTS.seats[:3], rows=RESULTS.rows[:3], winners=(0,))
    podium = Podium((40, 100, 630, 480), three, entrance)
    above = canvas.surface.subsurface((0, 0, 1280, round(podium.rect.bottom - CLEAR - BACK)))
    empty = pygame.image.tobytes(above, "RGB")
    entrance.begin(lambda: None)
    podium.draw(canvas)
    assert pygame.image.tobytes(above, "RGB") == empty
    entrance.finish()
    podium.draw(canvas)
    assert pygame.image.tobytes(canvas.surface, "RGB") != empty


def test_all_scores_have_one_size_and_the_longest_decides_which(stand: Stand, on_surface: OnSurface) -> None:
    for score, style in ((73.0, "score"), (1138.5, "number")):
        rows = tuple((*row[:-1], float(place)) for place, row in enumerate(RESULTS.rows))
        shown = replace(RESULTS, rows=(*rows[:-1], (*rows[-1][:-1], score)))
        table = ScoreTable((0, 0, 480, 400), shown)
        assert table._score_style(on_surface((1280, 720), 100), 62) == style


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_all_numbers_of_the_results_have_room_in_their_columns(on_surface: OnSurface, percent: int) -> None:
    rows = tuple((2.0, 67.0, 6.0, 131.0, 138.5) for _ in RESULTS.rows)
    shown = replace(RESULTS, columns=("Fights won", "Fame", "Cards", "Ducats", "Score"), rows=rows)
    table, canvas, step = ScoreTable((0, 0, 480, 400), shown), on_surface((1280, 720), percent), 57.0
    with table._numbers(canvas, step):
        assert all(canvas.measure(number, "number")[0] < step for number in ("131", "138½"))


def test_everybody_below_the_steps_has_the_number_of_their_place_too(stand: Stand) -> None:
    easel = Easel(stand.manager.canvas)
    Podium((0, 0, 630, 480), RESULTS).draw(easel)
    assert {"4", "5", "6"} <= {one.what for one in easel.words}
