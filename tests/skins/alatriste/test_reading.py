"""Everything that lies on the table can be read: by mouse, and by the arrow keys alone."""

from __future__ import annotations

import random

import pytest

from game.alatriste.rows import BOXES
from game.alatriste.tokens import BOX
from scenes.skins.alatriste import layout, screenshots
from scenes.skins.alatriste.drawing import card_faces, reading
from scenes.skins.alatriste.drawing.board_art import GROUND
from scenes.skins.alatriste.drawing.box_labels import PARCHMENT
from scenes.skins.alatriste.drawing.card_faces import tabled
from scenes.skins.alatriste.drawing.reach import WRITTEN
from scenes.stage.pieces import Piece
from scenes.stage.spots import Spot
from scenes.table.play import PlayScene
from scenes.ui.anim import mix
from scenes.ui.input import DIRECTIONS, Act, Key, Pointer
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, Colour, ratio
from scenes.window.app import App
from tests.narrow import there
from tests.needs import long
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of

SIGNS_BELOW = 24.0
"""So far below the middle of a box its signs lie at the usual text size, in units of the board."""


def ways(scene: PlayScene) -> dict[str, list[Act]]:
    """By which arrows one comes to each thing from where keys are now."""
    ring = scene.page.ring
    start = ring.current
    assert start is not None
    found: dict[str, list[Act]] = {start.key: []}
    edge = [start]
    for here in edge:
        for act, direction in DIRECTIONS.items():
            ring.current = here
            there = ring.move(direction)
            if there is not None and there.key not in found:
                found[there.key] = [*found[here.key], act]
                edge.append(there)
    ring.current = start
    return found


@pytest.mark.parametrize("prompt", ["move", "play"])
def test_arrows_lead_to_every_box_and_every_seat(begin: Begin, prompt: str) -> None:
    scene = begin(3, 6, 1)
    play_on(scene, random.Random(3), asked(prompt))
    found = ways(scene)
    assert {str(box) for box in BOX[: len(BOXES)]} <= found.keys()
    assert {f"seat:{seat}" for seat in range(6)} <= found.keys()


@pytest.mark.parametrize("box", [0, 21, 42])
def test_a_box_that_cannot_be_chosen_opens_its_sheet_when_keys_come_to_it(begin: Begin, box: int) -> None:
    scene = begin(3, 4, 1)
    ask = play_on(scene, random.Random(3), asked("move"))
    assert BOX[box] not in [option.picks[0] for option in ask.options]
    scene.page.ring.shown = True
    for act in ways(scene)[str(BOX[box])]:
        scene.handle(Key(act))
    scene.update(0.6)
    current = scene.page.ring.current
    assert isinstance(current, Spot) and current.piece.token == BOX[box]
    assert scene.zoom.piece is not None and scene.zoom.piece.token == BOX[box]
    assert scene.zoom.area(1.0) is not None
    decisions = len(scene.table.record.actions)
    scene.handle(Key(Act.OK))
    assert len(scene.table.record.actions) == decisions
    assert scene.session.prompt_panel.words != scene.presenter.prompt()


def test_what_lies_under_a_sheet_is_not_walked_to(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(3), lambda ask: scene.turn is not None and scene.turn.form is not None)
    assert not any(spot.legible for spot in scene.page.all())


def test_a_sheet_that_has_opened_is_drawn_once_more_when_it_is_as_large_as_it_gets(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(3), asked("move"))
    scene.handle(Key(Act.ZOOM))  # all of Madrid is seen, also what the die does not reach
    scene.update(0.01)
    skin_of(scene).camera.finish()
    scene.handle(Pointer("move", skin_of(scene)._madrid.at(42)))
    scene.update(0.27)
    assert scene.busy
    scene.draw(scene.services.canvas)
    scene.dirty = False
    scene.update(0.3)
    assert scene.dirty and not scene.busy


def test_a_sheet_that_keys_have_opened_closes_when_they_have_chosen_the_box(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    play_on(scene, random.Random(3), asked("move"))
    scene.handle(Key(Act.LEFT))
    assert scene.zoom.piece is not None
    scene.handle(Key(Act.OK))
    scene.director.finish()
    assert scene.zoom.piece is None


def test_names_and_signs_of_boxes_out_of_reach_keep_a_contrast_that_can_be_read() -> None:
    def faded(colour: Colour) -> Colour:
        red, green, blue = (
            round(mix(under, over, WRITTEN)) for under, over in zip(GROUND[:3], colour[:3], strict=True)
        )
        return red, green, blue

    for ink in (INK, ALMAGRE_DK, OLIVE_DK):
        assert ratio(faded(ink), faded(PARCHMENT)) >= 4.5


def test_of_a_box_out_of_reach_only_name_and_signs_are_lit_again(begin: Begin) -> None:
    madrid = skin_of(begin(1, 2))._madrid
    for box in range(len(BOXES)):
        field, (x, y) = madrid.field(box), madrid.point(box)
        assert madrid.plate(box).contains(field)
        assert field.collidepoint(x, y + layout.DROP) and field.collidepoint(x, y + SIGNS_BELOW)
        assert field.top >= y - layout.LIFT + layout.PICTURE[1] / 2 - layout.NAME[1]


@pytest.mark.parametrize("seed", [3, long(5), long(6)])
@pytest.mark.parametrize("factor", [1.0, long(1.5), 2.0])
def test_the_sheet_of_a_box_lies_beside_the_way_there_the_own_pawn_and_the_own_board(
    app: App, factor: float, seed: int
) -> None:
    scene, canvas = screenshots.box(app, seed), app.services.canvas
    canvas.lettering.factor = factor
    skin, pointed = skin_of(scene), there(scene.zoom.piece).token
    scene.draw(canvas)
    area = there(scene.zoom.area(factor))
    walk = next(walk for walk in scene.table.view(0).walks if BOX[walk[-1]] == pointed)
    assert len(walk) > 4
    for box in walk:
        assert not area.colliderect(skin._guide._madrid.seen(skin._madrid.plate(box))), BOXES[box].id
    assert area.collidelist(layout.SPARED) < 0


def test_each_result_of_a_die_has_a_line_of_its_own_where_they_are_few() -> None:
    told = tabled(BOXES[3].text).split("\n")
    assert told[0].endswith("Roll a die:")
    assert told[1:] == ["1-2 lose 2 Fame;", "3-4 nothing;", "5-6 gain 2 Fame."]
    assert tabled(BOXES[5].text) == BOXES[5].text  # six results would be too many
    assert tabled(BOXES[40].text) == BOXES[40].text


def test_in_large_text_a_sheet_is_read_without_its_picture() -> None:
    usual, large = (reading.picture(BOX[3], None, True, factor) for factor in (1.25, 1.5))
    assert usual == card_faces.sheet(3) and large == card_faces.words_alone(3)
    box = Piece(BOX[3], "", 0, 0, *layout.BOX)
    assert reading.size(box, 1.5)[1] < 0.6 * reading.size(box, 1.25)[1]
