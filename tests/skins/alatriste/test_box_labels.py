"""Labels of boxes: name and effects of every one, wherever Madrid is seen; badges lie in one corner."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.alatriste.rows import BOX, BOXES
from game.alatriste.signs import MOST, printed
from game.translation import tr, use
from maps.reader import board
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import sight_edges, way_tags
from scenes.skins.alatriste.drawing.board_art import MadridPicture
from scenes.skins.alatriste.drawing.box_labels import (
    CHIEF,
    BoxLabels,
    Label,
    draw_signs,
    is_usual,
    sign_picture,
    signs_of,
)
from scenes.skins.alatriste.drawing.reach import _loud
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.stage.board_picture import _aimed
from scenes.stage.camera import Camera
from scenes.ui.canvas import Canvas
from scenes.ui.theme import PAPER_HI
from scenes.window.app import windowless
from tests.easel import Easel
from tests.needs import long
from tests.skins.alatriste.conftest import Begin, skin_of

SMALLEST_SIGN = 10.0
"""The pixels of an icon at least."""
WHOLE = layout.PORT.w / layout.MAP.w
LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])
FIELD = pygame.FRect(300, 300, layout.PICTURE[0] + 0.4, 30.7)


def board_of(size: tuple[int, int], language: str, factor: float, zoom: float) -> Canvas:
    """A canvas on which a unit of the board is as large as in that sight."""
    canvas = windowless(size, language).services.canvas
    canvas.lettering.factor = factor
    canvas.aim(pygame.Surface([round(zoom * length) for length in size]))
    return canvas


def labels_of(canvas: Canvas) -> list[Label]:
    """What is written of every box."""
    labels = BoxLabels()
    return [labels.label(canvas, box, FIELD) for box in range(len(BOXES))]


@LANGUAGES
@pytest.mark.parametrize("factor", [1.0, long(1.5), 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), long((1920, 1080))])
@pytest.mark.parametrize("zoom", [WHOLE, long(1.15), layout.CLOSEST])
def test_every_box_has_its_whole_name_on_one_line_and_what_it_does_below(
    language: str, factor: float, size: tuple[int, int], zoom: float
) -> None:
    canvas = board_of(size, language, factor, zoom)
    for row, label in zip(BOXES, labels_of(canvas), strict=True):
        assert label.name == tr(row.short), row.id
        assert label.signs and label.size * canvas.k >= SMALLEST_SIGN, row.id
        assert label.high + label.size <= 1.25 * FIELD.h, row.id
    use("en")


@LANGUAGES
@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_names_of_a_board_are_written_in_two_sizes_at_most(language: str, factor: float) -> None:
    for size in ((960, 540), (1280, 720)):
        assert len({label.letters for label in labels_of(board_of(size, language, factor, WHOLE))}) <= 2
    use("en")


def test_names_of_boxes_grow_with_the_text() -> None:
    def high(factor: float) -> float:
        return sum(label.high for label in labels_of(board_of((1280, 720), "en", factor, WHOLE)))

    assert high(2.0) > 1.25 * high(1.0)


def test_a_label_keeps_numbers_where_they_have_room_else_whether_something_is_gained_or_lost() -> None:
    near, far = (board_of((960, 540), "en", 1.0, zoom) for zoom in (layout.CLOSEST, WHOLE))
    box = BOX["leganitos"]
    assert [words for _, words in labels_of(near)[box].signs] == ["−1", "+2", "+1"]
    assert [words for _, words in labels_of(far)[box].signs] == ["−", "+", "+"]


def test_the_dice_of_a_label_go_first_and_fame_stays() -> None:
    canvas = board_of((960, 540), "en", 1.0, WHOLE)
    pictures = [picture for picture, _ in labels_of(canvas)[BOX["plaza_mayor"]].signs]
    assert "alatriste/icon_fame" in pictures and "alatriste/icon_dice" not in pictures


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_all_signs_of_a_box_can_be_read_where_there_is_room(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[float] = []

    def note(canvas: Canvas, picture: str, x: float, y: float, across: float, anchor: str = "") -> None:
        drawn.append(across * canvas.k)

    monkeypatch.setattr(Canvas, "picture", note)
    for zoom in (WHOLE, layout.CLOSEST):
        canvas = board_of(size, "en", 1.0, zoom)
        for box in range(len(BOXES)):
            drawn.clear()
            draw_signs(canvas, signs_of(box), (640, 360))
            pictures = [picture for picture, _ in signs_of(box) if picture]
            assert len(drawn) == len(pictures) <= MOST
            assert {*pictures} == {sign_picture(icon) for icon, _ in printed(box)}
            assert min(drawn) >= SMALLEST_SIGN or not is_usual(canvas)


def test_what_one_may_choose_besides_stands_behind_a_line_and_never_looks_like_what_one_gets() -> None:
    told = {name: [words for _, words in signs_of(BOX[name])] for name in ("corral_cruz", "carcel_villa")}
    assert told == {"corral_cruz": ["−1", "|", "−3", "+2"], "carcel_villa": ["", "−1", "|", "−2", "+1"]}
    assert ("", "|") not in signs_of(BOX["escuela_esgrima"]), "where nothing is certain there is no line"


@pytest.mark.parametrize(("size", "is_brief"), [((1280, 720), True), ((1600, 900), False)])
def test_from_afar_only_boxes_that_matter_now_tell_all_that_they_do_but_in_a_large_window_each_does(
    size: tuple[int, int], is_brief: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = arranged(windowless(size, "en"), 1, MOMENTS["hand"])
    guide, camera, view = skin_of(scene)._guide, skin_of(scene).camera, scene.table.view(0)
    wanted, brief = replace(view.players[0], wanted=1), dict[int, bool]()
    loud = _loud(replace(view, players=(wanted, *view.players[1:])))
    assert {*loud} == {wanted.box, view.patrol} and _loud(view) == (wanted.box,)

    def note(
        self: BoxLabels, canvas: Canvas, box: int, field: pygame.FRect, is_brief: bool = False
    ) -> pygame.FRect:
        brief[box] = is_brief
        return field

    monkeypatch.setattr(BoxLabels, "write", note)
    canvas = scene.services.canvas
    for sight, expected in ((camera.whole, is_brief), (camera.near(guide._madrid.point(5)), False)):
        camera.aim(sight, at_once=True)
        sheet = pygame.Surface([round(length * sight.zoom) for length in size])
        with _aimed(canvas, sheet):
            guide._madrid.paint_details(canvas, sight.zoom)
        assert {*brief.values()} == {expected}
        guide._write_labels(canvas)
        assert {*brief.values()} == {expected}
        guide._write_loud(canvas, loud)
        assert not any(brief[box] for box in loud)


@LANGUAGES
@pytest.mark.parametrize(("size", "factor"), [((960, 540), 2.0), ((1280, 720), 1.0)])
def test_what_a_box_tells_briefly_are_its_chief_signs_with_their_numbers(
    size: tuple[int, int], factor: float, language: str
) -> None:
    canvas, labels = board_of(size, language, factor, WHOLE), BoxLabels()
    told = {row.id: labels.label(canvas, BOX[row.id], FIELD, True).signs for row in BOXES}
    assert all(sum(picture != "" for picture, _ in signs) <= CHIEF for signs in told.values())
    assert [words for _, words in told["leganitos"]] == ["+2", "+1"]
    assert [words for _, words in told["corral_cruz"]] == ["−1", "|", "+2"]
    for box, row in enumerate(BOXES):
        whole = {*signs_of(box)}
        assert {*told[row.id]} <= whole, f"no number of {row.id} is dropped"
    use("en")


def test_a_label_that_the_edge_of_a_sight_cuts_stays_within_madrid(begin: Begin) -> None:
    scene = begin(3, 4, 1, reduced_motion=True)
    skin, canvas = skin_of(scene), scene.services.canvas
    madrid, camera = skin._madrid, skin.camera
    canvas.aim(pygame.Surface((1280, 720)))
    port, cut = canvas.to_pixels(camera.port), 0
    for x in (300.0, 430.0, 560.0):
        camera.aim(camera.inside(camera.near((x, 300.0))._replace(zoom=1.2)), at_once=True)
        for box in range(len(BOXES)):
            madrid.write_label(canvas, box)
            cut += bool(camera.port.colliderect(madrid.seen(madrid.plate(box)))) and sight_edges.is_cut(
                madrid, box
            )
    drawn = pygame.mask.from_threshold(canvas.surface, PAPER_HI, (1, 1, 1, 255)).get_bounding_rects()
    assert cut and drawn and all(port.contains(area) for area in drawn)


@pytest.mark.parametrize(("size", "factor", "language"), [((1280, 720), 1.0, "en"), ((960, 540), 2.0, "es")])
def test_a_box_that_an_edge_cuts_off_keeps_its_name_where_most_of_it_is_seen(
    size: tuple[int, int], factor: float, language: str
) -> None:
    canvas = Easel(windowless(size, language).services.canvas)
    canvas.lettering.factor = factor
    camera = Camera(layout.MAP, layout.PORT, layout.CLOSEST)
    madrid, told = MadridPicture(board("madrid"), camera), 0
    for x in (300.0, 430.0, 560.0):
        camera.aim(camera.inside(camera.near((x, 300.0))._replace(zoom=1.2)), at_once=True)
        for box in range(len(BOXES)):
            plate = madrid.seen(madrid.plate(box))
            seen = plate.clip(camera.port)
            if sight_edges.is_cut(madrid, box) and seen.w > 0.8 * plate.w and seen.h > 0.5 * plate.h:
                canvas.clear()
                told += sight_edges.write_name(canvas, madrid, box) is not None
                for name in canvas.words[:1]:
                    assert name.what == tr(BOXES[box].short) and seen.collidepoint(name.x, name.y)
    assert told
    use("en")


def test_badges_lie_in_the_upper_right_corner_above_the_tag_and_wholly_in_sight(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3, 4, 1, reduced_motion=True)
    madrid, canvas = skin_of(scene)._madrid, Easel(scene.services.canvas)
    discs, tags = list[tuple[tuple[float, float], float]](), list[pygame.FRect]()
    monkeypatch.setattr(canvas, "disc", lambda at, radius, colour: discs.append((at, radius)))
    monkeypatch.setattr(canvas, "fill", lambda area, *look, **how: tags.append(pygame.FRect(area)))

    for box in range(len(BOXES)):
        plate = madrid.seen(madrid.plate(box))
        discs.clear()
        tags.clear()
        way_tags.draw_tag(canvas, madrid, box)
        way_tags.draw_steps(canvas, madrid, box, 4, is_end=True)
        way_tags.draw_swords(canvas, madrid, box)
        assert len(discs) == 4
        for (x, y), radius in discs:
            assert madrid.camera.port.contains((x - radius, y - radius, 2 * radius, 2 * radius))
            assert x > plate.centerx + 20
        assert discs[0][0][1] < tags[-1].top, "the steps lie above the tag"


def test_a_label_leaves_more_than_half_of_its_box_to_the_picture(begin: Begin) -> None:
    madrid = skin_of(begin(3, 4, 1, reduced_motion=True))._madrid
    canvas = board_of((1280, 720), "en", 1.0, layout.CLOSEST)
    assert madrid.field(0).size == FIELD.size, "which is what all labels of these tests are written in"
    for label in labels_of(canvas):
        assert label.high + label.size <= 0.45 * layout.PLATE[1]
