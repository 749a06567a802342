"""What stands beside the map has room: answers, the question, six plates; and what can be reached is seen."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.alatriste.rows import CARD_KINDS, CARDS
from game.alatriste.tokens import CARD, SEAT
from game.core.action import action, token
from game.core.script import Ask
from game.translation import tr, use
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces, own_board, own_tiles
from scenes.skins.alatriste.drawing.rings import ICE
from scenes.skins.alatriste.drawing.seat_plate import Victory, draw_plate
from scenes.skins.alatriste.screenshots import moment
from scenes.stage.pieces import HAND, Piece
from scenes.stage.sprites import Mark
from scenes.stage.stage import depth
from scenes.stage.turn import Turn
from scenes.table.buttons import Answer
from scenes.table.knobs import LOW
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.text import fitting
from scenes.ui.typefaces import STYLES
from scenes.window.app import App, windowless
from tests.narrow import there
from tests.needs import long
from tests.skins.alatriste.conftest import Begin, anything, asked, play_on, skin_of

LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])


@pytest.fixture
def plain(language: str) -> App:
    """The program without a window, in that language."""
    return windowless((1280, 720), language)


def check_answers(scene: PlayScene) -> int:
    """How many answers there are; each is high enough, none lies over another one or over the chronicle."""
    canvas = scene.services.canvas
    canvas.spills = []
    scene.lay()
    scene.draw(canvas)
    assert canvas.spills == []
    areas = [widget.rect for widget in scene.page.widgets if isinstance(widget, Answer)]
    for place, area in enumerate(areas):
        assert area.top >= scene.session.chronicle.place.bottom - 1 and area.bottom <= 720
        assert area.top >= layout.PAPER.top and area.h >= LOW - 1
        assert area.collidelist(areas[place + 1 :]) == -1
    return len(areas)


@LANGUAGES
def test_four_answers_at_the_bridge_lie_below_the_chronicle(plain: App, language: str) -> None:
    assert check_answers(moment(plain, 1, "bridge")) == 4
    use("en")


def test_five_answers_in_large_letters_shorten_the_chronicle() -> None:
    scene = moment(windowless((1280, 720), "es"), 1, "rivals")
    scene.services.canvas.lettering.factor = 2.0
    assert check_answers(scene) == 5
    assert 0 < scene.session.chronicle.place.h < layout.PAPER.h
    use("en")


def test_all_answers_to_an_offer_lie_below_the_chronicle(begin: Begin) -> None:
    scene = begin(4, 2, 2, privacy="open")
    play_on(scene, random.Random(4), asked("reply"))
    assert check_answers(scene) == 3


@pytest.mark.parametrize("seed", [1, long(2)])
def test_the_question_stays_left_of_the_column_unless_a_large_hand_has_its_room(
    begin: Begin, seed: int
) -> None:
    scene, chance, most = begin(seed, 6, 1), random.Random(seed), 0.0
    for place in range(160):
        scene.director.finish()
        ask = scene.table.ask
        if ask is None:
            break
        use(("en", "es")[place % 2])
        scene.lay()
        panel = scene.session.prompt_panel
        if scene.skin.other_hook() is None:
            most = max(most, panel.area(scene.services.canvas, None).right)
        scene.session.play(anything(ask, chance))
    use("en")
    assert 900 < most <= layout.COLUMN.left - 4


def test_on_six_plates_names_and_numbers_do_not_touch(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, write = begin(1, 6, 1), Canvas.text
    written: list[pygame.FRect] = []

    def record(canvas: Canvas, *args: Any, **values: Any) -> pygame.FRect:
        written.append(write(canvas, *args, **values))
        return written[-1]

    monkeypatch.setattr(Canvas, "text", record)
    seats, faces, view = scene.table.seats, skin_of(scene)._faces, scene.table.view(0)
    for seat in range(6):
        written.clear()
        plate = layout.plate(seat, 6)
        draw_plate(
            scene.services.canvas,
            seats[seat],
            faces[seat],
            plate,
            view.players[seat],
            False,
            False,
            Victory(),
        )
        name = max(written, key=lambda area: area.w)
        numbers = [area for area in written if area.top > name.top + 6]
        assert len(numbers) == 4
        assert all(left.right + 14 < right.left for left, right in pairwise(numbers))  # with its icon
        assert min(area.top for area in numbers) > name.bottom - 4
        assert max(area.bottom for area in numbers) <= plate.bottom


@pytest.mark.parametrize("count", [4, 6])
def test_numbers_on_plates_grow_with_the_text_and_still_do_not_touch(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    scene, write = begin(1, count, 1), Canvas.text
    written: list[tuple[pygame.FRect, int]] = []

    def record(canvas: Canvas, text: str, x: float, y: float, style: str, *args: Any, **values: Any) -> Any:
        area = write(canvas, text, x, y, style, *args, **values)
        high = canvas.lettering.pixels(style, canvas.k)
        written.append((area, high if not text.startswith("/") else 99))  # a goal need not grow
        return area

    monkeypatch.setattr(Canvas, "text", record)
    canvas, seats, view = scene.services.canvas, scene.table.seats, scene.table.view(0)
    heights = {}
    for factor in (1.0, 2.0):
        canvas.lettering.factor = factor
        written.clear()
        plate = layout.plate(0, count)
        draw_plate(
            canvas, seats[0], skin_of(scene)._faces[0], plate, view.players[0], False, False, Victory()
        )
        numbers = [(area, high) for area, high in written if area.top > plate.top + 0.3 * plate.h]
        heights[factor] = min(high for _, high in numbers)
        assert all(plate.left < area.left and area.right < plate.right for area, _ in numbers)
        places = [area.inflate(0, -0.35 * area.h) for area, _ in numbers]
        assert all(area.collidelist(places[:place]) == -1 for place, area in enumerate(places))
    assert heights[2.0] >= 1.35 * heights[1.0]


@pytest.mark.parametrize("count", [2, 4, 6])
def test_marked_plates_do_not_touch_one_another(begin: Begin, count: int) -> None:
    scene = begin(1, count, 1)
    frames = [there(scene.stage.piece(SEAT[seat])).rect.inflate(12, 12) for seat in range(count)]
    assert all(one.bottom < other.top for one, other in pairwise(frames))


@pytest.mark.parametrize(
    ("count", "is_wide", "covered"),
    [(1, False, 0.0), (3, False, 0.0), (4, False, -4.0), (6, False, 45.0), (4, True, -4.0), (6, True, -4.0)],
)
def test_a_hand_has_room_beside_the_board_and_a_large_one_that_of_the_question(
    count: int, is_wide: bool, covered: float
) -> None:
    areas = []
    for x, y, width, high in layout.hand(count, is_wide):
        area = pygame.FRect(0, 0, width, high)
        area.center = x, y
        areas.append(area)
    end = layout.COLUMN.left if is_wide else layout.HOOK.x
    assert layout.BOARD.right < areas[0].left and areas[-1].right < end
    assert all(area.w > (140 if count < 5 else 100) for area in areas) or (not is_wide and count > 3)
    assert all(area.h > 130 and layout.MAP.bottom <= area.top and area.bottom <= 720 for area in areas)
    assert all(one.right - other.left <= covered for one, other in pairwise(areas))


def test_where_cards_lie_over_one_another_the_right_edge_is_covered_and_no_first_letter() -> None:
    places = enumerate(layout.hand(6))
    lying = [Piece(token("card", place), "", x, y, wide, high) for place, (x, y, wide, high) in places]
    assert all(depth(one) < depth(other) for one, other in pairwise(lying))


@LANGUAGES
@pytest.mark.parametrize("count", [3, 4])
def test_the_first_lines_of_a_card_in_the_hand_are_as_large_as_captions(count: int, language: str) -> None:
    lettering, sizes = windowless((1280, 720), language).services.canvas.lettering, list[float]()
    is_tall, wide = layout.is_tall(count), layout.hand(count)[0][2]
    tried = card_faces.TALL_SIZES if is_tall else card_faces.HELD_SIZES
    for row in CARD_KINDS:
        field = card_faces.field(row, card_faces.HELD_TEXT, card_faces.TALLER * is_tall)
        block, size = fitting(lettering, tr(row.text), field, "body", tried, True)
        assert block.height <= field.h, row.key
        sizes.append(size * STYLES["body"].size * 3 * wide / card_faces.HELD[0])
    use("en")
    assert min(sizes) > 9 and sum(size > 12 for size in sizes) > 0.7 * len(sizes)


@pytest.mark.parametrize("count", [1, 4, 6, 9, 14])
def test_what_lies_on_the_own_board_is_folded_to_icons_that_have_room(count: int) -> None:
    areas: list[pygame.FRect] = []
    for x, y, wide, high in layout.tiles(count):
        area = pygame.FRect(0, 0, wide, high)
        area.center = x, y
        assert layout.BOARD.contains(area)
        assert area.collidelist(areas) == -1
        areas.append(area)
    assert len(areas) == count and areas[0].h >= 28


@LANGUAGES
@pytest.mark.parametrize("beside", [1, 2])
def test_a_card_on_the_own_board_has_its_whole_name_beside_its_picture(beside: int, language: str) -> None:
    lettering = windowless((1280, 720), language).services.canvas.lettering
    for row in CARD_KINDS:
        room, _ = own_tiles.rooms(row, beside)
        name, _ = fitting(lettering, tr(row.name), room, "key", own_tiles.NAME_SIZES, True)
        assert name.width <= room.w and name.height <= room.h + 6, row.key
    use("en")


def test_the_question_hangs_above_the_answers_while_a_large_hand_has_its_room(app: App) -> None:
    for name, is_large in (("full-hand", True), ("hand", True), ("targets", False)):
        scene = moment(app, 1, name)
        held = [piece.rect for piece in scene.stage.pieces.values() if piece.layer == HAND]
        panel = scene.session.prompt_panel.area(scene.services.canvas, None)
        assert panel.collidelist(held) == -1
        assert (panel.left > layout.COLUMN.left - 4) == is_large
        answers = [widget.rect for widget in scene.page.all() if isinstance(widget, Answer)]
        assert panel.bottom < min(answer.top for answer in answers) or not is_large


def test_own_cards_stay_bright_where_one_of_them_could_be_sold() -> None:
    jewels = next(number for number, row in sorted(CARDS.items()) if row.sell)
    other = next(number for number, row in sorted(CARDS.items()) if row.is_laid and not row.sell)
    ask = Ask(0, "alatriste.play", (action("sell", CARD[jewels]), action("stop")))
    laid = [Piece(CARD[number], "card", 0, 0, 9, 9, 6) for number in (jewels, other)]
    held = Piece(CARD[96], "card", 0, 0, 9, 9, HAND)
    marks = Turn(ask, False).marks([*laid, held])
    assert marks == {CARD[jewels]: Mark.LIT, CARD[96]: Mark.DIM}


def test_a_box_that_can_be_reached_has_a_light_frame_on_gold_too(begin: Begin) -> None:
    scene = begin(1, 4, 1)
    ask = play_on(scene, random.Random(1), asked("move"))
    skin_of(scene).camera.finish()
    scene.draw(scene.services.canvas)
    for option in ask.options:
        piece = scene.stage.piece(option.picks[0])
        assert piece is not None
        left = round(piece.rect.left)
        seen = {
            scene.services.canvas.surface.get_at((left + aside, round(piece.y)))[:3] for aside in range(9)
        }
        assert any(sum(map(abs, map(int.__sub__, colour, ICE))) < 24 for colour in seen)


def written_on_own_board(language: str, style: str, monkeypatch: pytest.MonkeyPatch) -> list[pygame.FRect]:
    """Where the own board of the smallest screen has words of that style among its numbers, from the left."""
    scene, write = moment(windowless((960, 540), language), 1, "bail"), Canvas.text
    written: list[pygame.FRect] = []

    def record(canvas: Canvas, text: str, *args: Any, **values: Any) -> pygame.FRect:
        area = write(canvas, text, *args, **values)
        if args[2] == style:
            written.append(area)
        return area

    monkeypatch.setattr(Canvas, "text", record)
    person = skin_of(scene)._person
    assert person.player is not None
    person._chips(scene.services.canvas, person.player)
    use("en")
    return written


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_over_the_numbers_of_the_own_board_end_before_its_corner(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = written_on_own_board(language, "caption", monkeypatch)
    assert len(written) == 4 and max(area.right for area in written) <= layout.BOARD.right - 17
    assert all(left.right + 3 <= right.left for left, right in pairwise(written))


def test_a_laurel_marks_whoever_would_win_if_the_rounds_ran_out_once_they_nearly_have(begin: Begin) -> None:
    scene = begin(1, 4, 1)
    view, hud = scene.table.view(0), skin_of(scene)._hud
    rich, famous = replace(view.players[2], ducats=40), replace(view.players[1], fame=14)
    late = replace(view, round=55, cap=60, players=(view.players[0], famous, rich, view.players[3]))
    hud.read(late)
    assert hud.leaders == {2} and hud.is_by_score and "score counts" in hud.occasion()
    hud.read(replace(late, round=3))
    assert hud.leaders == {1} and not hud.is_by_score, "before that the Favourite is the way to win"
    alike = tuple(replace(player, fame=3, ducats=5, board=()) for player in view.players)
    hud.read(replace(view, round=3, players=alike))
    assert hud.leaders == frozenset(), "where all are even nobody leads"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_numbers_on_the_own_board_grow_with_the_text_and_stay_on_it(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, write = moment(windowless(size, "en"), 1, "bail"), Canvas.text
    canvas, person, written = scene.services.canvas, skin_of(scene)._person, list[pygame.FRect]()

    def record(canvas: Canvas, text: str, *args: Any, **values: Any) -> pygame.FRect:
        area = write(canvas, text, *args, **values)
        if args[2] == "number":
            written.append(area)
        return area

    monkeypatch.setattr(Canvas, "text", record)
    player = replace(there(person.player), fame=28, vigour=12, fencing=12, ducats=34)
    heights = []
    for factor in (1.0, 2.0):
        canvas.lettering.factor = factor
        written.clear()
        person._draw(canvas, player)
        heights.append(written[0].h)
        assert len(written) == 4 and written[-1].right < layout.BOARD.right - 10
        signs = own_board.LARGE_ICON if factor > 1 else 18
        assert all(left.right + signs <= right.left for left, right in pairwise(written))
    assert heights[1] >= 1.3 * heights[0]
