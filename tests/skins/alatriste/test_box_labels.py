"""Labels of boxes: name and effects of every one, wherever Madrid is seen; badges lie in one corner."""

from __future__ import annotations

import pygame
import pytest

from game.alatriste.rows import BOX, BOXES
from game.alatriste.signs import printed
from game.translation import tr, use
from maps.reader import board
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import sight_edges, way_tags
from scenes.skins.alatriste.drawing.board_art import MadridPicture
from scenes.skins.alatriste.drawing.box_labels import PARCHMENT, BoxLabels, Label, draw_label
from scenes.skins.alatriste.drawing.box_signs import CELLS, draw_faces, signs_of
from scenes.stage.camera import Camera
from scenes.ui.canvas import Canvas
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


def labels_of(canvas: Canvas, zoom: float = WHOLE) -> list[Label]:
    """What is written of every box in that sight."""
    labels = BoxLabels(WHOLE)
    return [labels.label(canvas, box, FIELD, zoom) for box in range(len(BOXES))]


def told_of(label: Label) -> list[str]:
    """The numbers on a label."""
    return [words for line in label.lines for _, words in line]


@LANGUAGES
@pytest.mark.parametrize("factor", [1.0, long(1.5), 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), long((1920, 1080))])
def test_every_box_has_its_whole_name_on_one_line_and_what_it_does_below(
    language: str, factor: float, size: tuple[int, int]
) -> None:
    canvas = board_of(size, language, factor, WHOLE)
    for row, label in zip(BOXES, labels_of(canvas), strict=True):
        assert label.name == tr(row.short), row.id
        assert label.lines and label.size * canvas.k >= SMALLEST_SIGN, row.id
        assert label.high + label.size <= 1.25 * FIELD.h, row.id
        hidden = label.high + label.foot - (FIELD.h + layout.DROP - layout.NAME[1] / 2 - layout.FEET)
        assert hidden <= 1.0, f"whoever stands on {row.id} hides its name"
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


@LANGUAGES
@pytest.mark.parametrize(("size", "factor"), [((960, 540), 2.0), ((1280, 720), 1.0)])
def test_a_box_tells_the_same_wherever_the_camera_is(
    size: tuple[int, int], factor: float, language: str
) -> None:
    told = [
        [(label.name, label.lines) for label in labels_of(board_of(size, language, factor, zoom), zoom)]
        for zoom in (WHOLE, 1.2, layout.CLOSEST)
    ]
    assert told[0] == told[1] == told[2]
    use("en")


@LANGUAGES
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_box_tells_all_that_it_does_with_its_numbers(size: tuple[int, int], language: str) -> None:
    for box, label in enumerate(labels_of(board_of(size, language, 1.0, WHOLE))):
        told, every = (
            {*words} - {"", "|", "/"} for words in (told_of(label), [one for _, one in signs_of(box)])
        )
        assert told == every and not {"+", "−", "±"} & told
    use("en")


@LANGUAGES
@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_where_there_is_little_room_fewer_signs_of_a_box_have_their_whole_numbers(
    factor: float, language: str
) -> None:
    labels = labels_of(board_of((960, 540), language, factor, WHOLE))
    for box, label in enumerate(labels):
        (line,) = label.lines
        assert {*line} <= {*signs_of(box), ("", "/"), ("", "|")}, f"no number of {BOXES[box].id} is dropped"
        assert label.faces == printed(box).faces
    assert told_of(labels[BOX["san_felipe"]])[-1] == "−2…+2"
    assert told_of(labels[BOX["banca_genovesa"]]) == ["+6", "/", "+4"], "what each choice brings"
    use("en")


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_all_signs_of_a_label_can_be_read(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []

    def note(canvas: Canvas, picture: str, x: float, y: float, across: float, anchor: str = "") -> None:
        drawn.append(across * canvas.k)

    monkeypatch.setattr(Canvas, "picture", note)
    for zoom in (WHOLE, layout.CLOSEST):
        canvas = board_of(size, "en", 1.0, zoom)
        for label in labels_of(canvas, zoom):
            drawn.clear()
            draw_label(canvas, label, FIELD, is_open=False)
            assert len(drawn) == sum(picture != "" for line in label.lines for picture, _ in line)
            assert min(drawn) >= SMALLEST_SIGN


def test_what_one_may_choose_besides_stands_behind_a_line_and_never_looks_like_what_one_gets() -> None:
    told = {name: [words for _, words in signs_of(BOX[name])] for name in ("corral_cruz", "carcel_villa")}
    assert told == {"corral_cruz": ["−1", "|", "−3", "+2"], "carcel_villa": ["", "−1", "|", "−2", "+1"]}
    assert ("", "|") not in signs_of(BOX["escuela_esgrima"]), "where nothing is certain there is no line"


def test_two_things_to_choose_from_have_a_stroke_between_them_and_each_its_price() -> None:
    assert [words for _, words in signs_of(BOX["puerta_guadalajara"])] == ["−5", "+2", "/", "−2", "+1"]


def test_the_strip_of_a_die_has_a_cell_for_each_face_with_a_minus_or_a_plus_beside_its_colour() -> None:
    canvas, strip = board_of((1280, 720), "en", 1.0, 1.0), pygame.FRect(100, 100, 120, 12)
    draw_faces(canvas, [-1, -1, 0, 0, 1, 1], strip)
    for face, lean in enumerate((-1, -1, 0, 0, 1, 1)):
        ground = tuple(CELLS[lean][0])[:3]
        marks = [
            any(tuple(canvas.surface.get_at((109 + 20 * face + x, 106 + y)))[:3] != ground for x in columns)
            for columns, y in ((range(-3, 0), 0), (range(3), 3), (range(6, 9), 3))
        ]
        assert marks == [lean != 0, lean > 0, False]


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
    drawn = pygame.mask.from_threshold(canvas.surface, PARCHMENT, (1, 1, 1, 255)).get_bounding_rects()
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


def test_what_a_box_does_leaves_more_than_half_of_it_to_the_picture_over_whose_foot_the_name_lies(
    begin: Begin,
) -> None:
    madrid = skin_of(begin(3, 4, 1, reduced_motion=True))._madrid
    canvas = board_of((1280, 720), "en", 1.0, layout.CLOSEST)
    assert madrid.field(0).size == FIELD.size, "which is what all labels of these tests are written in"
    for label in labels_of(canvas, layout.CLOSEST):
        assert label.foot <= 0.4 * layout.PLATE[1]
