"""Where one can go stands beside the map, with what happens there, in words and chances."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.alatriste import GAME
from game.alatriste.odds import FACES, duel_chance
from game.alatriste.prospects import Prospect, prospects
from game.alatriste.rows import BOX, BOXES
from game.alatriste.tokens import BOX as BOXES_BY_NUMBER
from game.alatriste.tokens import PATROL
from game.alatriste.tokens import count as steps
from game.alatriste.view import view
from game.core.action import action, token
from game.core.script import Ask
from game.translation import use
from scenes.screenshots.arrange import seats
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.way_row import (
    COUNTED,
    FOLDED,
    FULL,
    GAP,
    GROUNDS,
    SIDE,
    TIGHT,
    _heads,
    _widths,
    height,
    least,
    paint,
)
from scenes.skins.alatriste.drawing.ways_list import WAY, WaysList
from scenes.skins.alatriste.drawing.ways_list import ends as rows_of
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.skins.alatriste.words.questions import Words
from scenes.skins.alatriste.words.ways import WayWords, merits, told, watched
from scenes.stage.sprites import Mark
from scenes.table.play import PlayScene
from scenes.ui.input import Pointer
from scenes.ui.theme import Colour
from scenes.window.app import App, windowless
from tests.alatriste.table import playing, position, seat
from tests.easel import Easel
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, play_on, skin_of

SEATS = seats(GAME, 4, 0)


def is_fork(ask: Ask) -> bool:
    """That is asked where one goes, and there are several ways."""
    return ask.prompt == "alatriste.move" and len(ask.options) > 2


@pytest.fixture
def table(begin: Begin) -> PlayScene:
    """A table at which a person is asked where to go, and sees it at rest."""
    scene = begin(3, 4, 1, reduced_motion=True)
    play_on(scene, random.Random(3), is_fork)
    scene.update(0.01)
    return scene


def ends(scene: PlayScene) -> list[int]:
    """The boxes where the question lets one go."""
    return [option.picks[0].id for option in there(scene.table.ask).options if option.verb == "move"]


def rest_on(scene: PlayScene, kind: str, box: int) -> None:
    """Let the mouse rest on the row or the box of that number."""
    piece = there(scene.stage.piece(token(kind, box)))
    scene.handle(Pointer("move", (piece.x, piece.y)))


def rolled(found: list[Prospect]) -> Iterator[int]:
    """Every face that a result is told for."""
    for one in found:
        if one.is_rolled:
            yield from range(one.faces[0], one.faces[1] + 1)


@pytest.mark.parametrize("box", range(len(BOXES)), ids=[row.id for row in BOXES])
@pytest.mark.parametrize("laid", ["", "horse dagger"])
def test_each_face_of_a_die_is_told_once_with_its_result(box: int, laid: str) -> None:
    own = view(position(seat("prado", cards=laid), frames=playing()), 0).players[0]
    assert [*rolled(prospects(own, box))] in ([], [*FACES])


def prospect_of(name: str, **own: Any) -> list[Prospect]:
    """What a box would do to a player with that."""
    return prospects(view(position(seat("prado", **own), frames=playing()), 0).players[0], BOX[name])


def test_a_weapon_that_adds_to_the_die_moves_the_faces_of_its_results() -> None:
    bare = [one.faces for one in prospect_of("cuesta_vega")]
    armed = [one.faces for one in prospect_of("cuesta_vega", cards="dagger")]
    assert (bare, armed) == ([(1, 2), (3, 4), (5, 6)], [(1, 1), (2, 3), (4, 6)])


def words_of(name: str, **own: Any) -> WayWords:
    """What is told to a player of a box, with chances."""
    state = position(seat("prado", **own), seat("rastro"), frames=playing())
    return told(Words(SEATS), view(state, 0), 0, True, BOX[name])


def test_a_result_is_told_with_its_faces_and_its_chance() -> None:
    nothing, fame = words_of("puerta_sol").results
    assert (nothing.faces, nothing.chance, nothing.words, nothing.lean) == ("1–4", "67%", "nothing", 0)
    assert (fame.faces, fame.chance, fame.lean) == ("5–6", "33%", 1) and fame.words.endswith("+1")
    assert [one.lean for one in words_of("san_felipe").results] == [-1, 0, 1]


def test_what_comes_after_a_journey_is_told_before_it() -> None:
    certain = words_of("flandes").certain
    assert "icon_turn]2" in certain and "icon_fame]+3" in certain
    assert len(words_of("flandes").results) == 3


def watch_words(box: str, wanted: int) -> WayWords:
    """What is told of a box where Bruno stands, before the Patrol walks."""
    state = position(seat("prado"), seat(box, wanted=wanted), frames=playing())
    return watched(Words(SEATS), view(state, 0), BOX[box])


def test_a_row_of_the_patrol_says_whom_it_meets_whom_it_takes_and_which_fights_it_stops() -> None:
    sought, free = watch_words("rastro", 2), watch_words("rastro", 0)
    assert sought.certain == free.certain == "**Bruno**" and free.dangers == ()
    assert sought.dangers == ("Justice takes **Bruno**.",) and sought.lines == ("It stops any fight here.",)
    assert "icon_jail" in sought.brief[0] and "icon_no_fight" in free.brief[0]


def test_a_row_of_the_patrol_promises_no_arrest_in_a_church_and_leaves_duels_to_their_ground() -> None:
    assert watch_words("san_gines", 2).dangers == ()
    assert watch_words("huerta_regidor", 0).lines == ("It stops combats here, not duels.",)


def test_the_patrol_has_a_row_for_each_way_those_with_somebody_first() -> None:
    state = position(seat("prado"), seat("rastro"), frames=playing())
    picks = tuple(action("patrol", BOXES_BY_NUMBER[BOX[name]]) for name in ("lavapies", "rastro"))
    ask, seen = Ask(0, "alatriste.patrol", picks), view(state, 0)
    assert rows_of(ask, seen) == [BOX["rastro"], BOX["lavapies"]]
    empty = watched(Words(SEATS), seen, BOX["lavapies"])
    assert (empty.lines, empty.brief) == ((), ())
    near = seen.madrid.steps[BOX["lavapies"]][BOX["rastro"]]
    assert near == 1 and empty.certain == "1 step from **Bruno**", "whose fights it would likely stop"


def test_whoever_walks_the_patrol_is_told_what_it_does() -> None:
    state = position(seat("prado"), seat("rastro"), frames=playing())
    words = Words(SEATS)
    words.view = view(state, 0)
    ask = Ask(0, "alatriste.patrol", (action("patrol", BOXES_BY_NUMBER[BOX["rastro"]]),), (PATROL, steps(6)))
    assert words.prompt(ask).endswith("It stops fights where it stands, and takes whoever is wanted.")


def test_the_row_of_the_favourite_says_what_the_dice_must_show_and_how_likely_that_is() -> None:
    assert words_of("el_valido", fame=31).certain.endswith("10+ (17%)")
    assert words_of("el_valido", fame=28).lines == ("You lack 2 Fame to be received.",)
    assert words_of("el_valido", fame=31).may_win and not words_of("el_valido", fame=28).may_win


def test_whoever_could_not_pay_is_warned_in_the_row() -> None:
    assert words_of("recoletos", ducats=0).dangers and not words_of("recoletos", ducats=1).dangers


def test_each_box_where_one_can_go_has_a_row_and_no_other_has(table: PlayScene) -> None:
    rows = [name.id for name in table.stage.pieces if name.kind == WAY]
    assert sorted(rows) == sorted(ends(table)) and len(rows) > 1


def test_the_mouse_on_a_row_lights_its_box_and_on_a_box_its_row(table: PlayScene) -> None:
    skin = skin_of(table)
    for kind in (WAY, "box"):
        for box in ends(table):
            rest_on(table, kind, box)
            assert skin._pointed == BOXES_BY_NUMBER[box]


def test_a_click_on_a_row_goes_there(table: PlayScene) -> None:
    box, before = ends(table)[-1], len(table.table.record.actions)
    piece = there(table.stage.piece(token(WAY, box)))
    table.handle(Pointer("down", (piece.x, piece.y), 1))
    assert table.table.record.actions[before].picks == (BOXES_BY_NUMBER[box],)
    assert not [name for name in table.stage.pieces if name.kind == WAY], "the rows are gone at once"


def test_who_is_careful_touches_a_row_twice(begin: Begin) -> None:
    scene = begin(3, 4, 1, reduced_motion=True, confirm="always")
    play_on(scene, random.Random(3), is_fork)
    box, turn = ends(scene)[0], scene.turn
    piece = there(scene.stage.piece(token(WAY, box)))
    for _ in range(2):
        assert scene.turn is turn
        scene.handle(Pointer("down", (piece.x, piece.y), 1))
    assert scene.turn is not turn


def test_rows_lie_below_the_chronicle_and_above_the_answers(table: PlayScene) -> None:
    rows = [piece.rect for piece in table.stage.pieces.values() if piece.token.kind == WAY]
    chronicle = table.session.chronicle.place
    assert all(layout.WAYS.contains(row) for row in rows)
    assert not chronicle.h or chronicle.bottom <= min(row.top for row in rows)
    assert table.answers_top >= max(row.bottom for row in rows)


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_however_many_ways_are_open_all_have_room(table: PlayScene, factor: float) -> None:
    canvas, shown = table.services.canvas, []
    canvas.lettering.factor = factor
    for count in (1, 2, 4, 6, 8):
        ways = WaysList(4)
        longest = [BOX[name] for name in ("flandes", "plaza_mayor", "siete_chimeneas", "puente_segovia")]
        boxes = [longest[place % 4] for place in range(count)]
        ways.lay(canvas, boxes, lambda box: told(Words(SEATS), table.table.view(0), 0, True, box))
        assert layout.ways(4).contains(ways.rows[0].area) and layout.ways(4).contains(ways.rows[-1].area)
        shown.append({row.detail for row in ways.rows})
    assert shown[0] == {FULL} and shown[-1] <= {FOLDED, TIGHT, COUNTED}


def test_a_row_is_high_enough_to_be_touched(table: PlayScene) -> None:
    assert all(row.area.h >= least(row.detail) for row in skin_of(table)._ways.rows)


def test_no_row_is_framed_as_if_it_lay_on_the_board(table: PlayScene) -> None:
    assert not [name for name, mark in table.marks().items() if name.kind == WAY and mark is not Mark.DIM]


def test_a_hint_names_the_two_things_that_speak_most_for_a_box_with_their_chances() -> None:
    own = view(position(seat("prado"), frames=playing()), 0).players[0]
    assert merits(own, BOX["flandes"], True) == ["Fame +3", "1 card"]
    assert merits(own, BOX["puerta_sol"], True) == ["1 card", "33% Fame +1"]
    assert merits(own, BOX["puerta_sol"], False) == ["1 card", "perhaps Fame +1"]
    assert merits(own, BOX["siete_chimeneas"], True) == []


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_cells_of_a_die_have_room_for_their_words_beside_one_another(table: PlayScene, factor: float) -> None:
    canvas = table.services.canvas
    canvas.lettering.factor = factor
    ways = WaysList(4)
    ways.lay(canvas, [BOX["losas_palacio"], BOX["plaza_mayor"]], lambda box: words_of(BOXES[box].id))
    for row in ways.rows:
        with canvas.lettering.at_most(ways._size):
            widths = _widths(canvas, row.words.results, row.area.w - 2 * SIDE)
            needs = [canvas.measure(result.words, "key")[0] for result in row.words.results]
        assert not row.detail.is_whole or all(need < wide for need, wide in zip(needs, widths, strict=True))
        assert sum(widths) <= row.area.w - 2 * SIDE + 3


def test_a_row_with_little_room_counts_which_faces_are_good_and_which_are_bad(table: PlayScene) -> None:
    canvas, words = Easel(table.services.canvas), words_of("plaza_mayor")
    row = pygame.FRect(0, 0, 250, height(canvas, BOX["plaza_mayor"], words, 250, COUNTED))
    paint(canvas, BOX["plaza_mayor"], words, row, False, COUNTED)
    faces = {lean: sum(one.width for one in words.results if one.lean == lean) for lean in (-1, 1)}
    written = " ".join(one.what for one in canvas.words)
    assert faces[-1] and faces[1]
    assert f"{faces[-1]} bad" in written or f"{faces[-1]}−" in written
    assert f"{faces[1]} good" in written or f"{faces[1]}+" in written


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_no_cell_of_a_list_of_seven_ways_is_without_words(
    size: tuple[int, int], factor: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, ways = Easel(windowless(size, language).services.canvas), WaysList(4)
    canvas.lettering.factor = factor
    ways.lay(canvas, [BOX[name] for name in MANY], lambda box: words_of(BOXES[box].id, fame=31))
    cells, fill = list[pygame.FRect](), canvas.fill

    def note(area: pygame.FRect, colour: Colour, alpha: int = 255, radius: float = 0) -> None:
        if colour in GROUNDS.values():
            cells.append(pygame.FRect(area))
        fill(area, colour, alpha, radius)

    monkeypatch.setattr(canvas, "fill", note)
    ways.draw(canvas, None)
    use("en")
    assert len(cells) > 4
    assert layout.ways(4).top <= ways.rows[0].area.top
    for cell in cells:
        assert any(cell.inflate(2, 2).collidepoint(one.x, one.y) for one in canvas.words), cell


@pytest.mark.parametrize(("size", "factor", "counted"), [((1280, 720), 1.0, 0), ((960, 540), 1.0, 1)])
def test_as_many_rows_as_have_room_tell_all_that_the_die_brings(
    size: tuple[int, int], factor: float, counted: int
) -> None:
    canvas, ways, short = Easel(windowless(size, "es").services.canvas), WaysList(4), 0
    canvas.lettering.factor = factor
    ways.lay(canvas, [BOX[name] for name in MANY], lambda box: words_of(BOXES[box].id, fame=31))
    for row in ways.rows:
        canvas.clear()
        ways._paint(canvas, row.box, row.words, row.area, False, row.detail)
        written = " ".join(one.what for one in canvas.words)
        short += not all(one.brief in written for one in row.words.results)
        assert counted or row.words.choices in written, "and all that one may choose"
    use("en")
    assert short <= counted
    assert sum(row.area.h + GAP for row in ways.rows) <= layout.ways(4).h


def test_the_favourite_comes_first_and_the_nearest_boxes_next(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["court"])
    rows = skin_of(scene)._ways.rows
    steps = [row.words.steps for row in rows[1:]]
    assert rows[0].box == BOX["el_valido"] and steps == sorted(steps) and len(steps) > 3


MANY = ("san_gines", "plaza_mayor", "cuesta_vega", "puente_segovia", "leganitos", "casa_campo", "el_valido")
"""Seven boxes that may lie open at once, with all that rows may tell."""


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_seven_ways_keep_the_cells_of_each_die_and_every_cost(
    table: PlayScene, factor: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, grounds, ways = Easel(table.services.canvas), list[object](), WaysList(4)
    canvas.lettering.factor = factor
    monkeypatch.setattr(canvas, "fill", lambda area, colour, *look, **how: grounds.append(colour))
    ways.lay(canvas, [BOX[name] for name in MANY], lambda box: words_of(BOXES[box].id, fame=31))
    ways.draw(canvas, None)
    written = [one.what for one in canvas.words]
    rolled = [result for row in ways.rows for result in row.words.results]
    assert len(rolled) > 10
    leans = sum(len({one.lean for one in row.words.results}) for row in ways.rows)
    assert leans <= sum(colour in GROUNDS.values() for colour in grounds) <= len(rolled)
    for row in ways.rows:
        assert not row.words.certain or any(row.words.certain in words for words in written), row.box


def test_a_row_begins_with_the_number_of_steps_that_stands_on_the_map(table: PlayScene) -> None:
    canvas, ways = Easel(table.services.canvas), skin_of(table)._ways
    ways.draw(canvas, None)
    walks = table.table.view(0).walks
    steps = [str(len(walk) - 1) for row in ways.rows for walk in walks if walk[-1] == row.box]
    heads = [one.what for one in canvas.words if one.x < min(row.area.left for row in ways.rows) + 30]
    assert steps and [word for word in heads if word.isdigit()] == steps


def test_a_row_says_the_chance_of_a_duel_and_shows_the_patrol() -> None:
    state = position(seat("prado"), seat("rastro", fencing=3), frames=playing(), patrol="rastro")
    found = told(Words(SEATS), view(state, 0), 0, True, BOX["rastro"])
    chance = f"{round(100 * duel_chance(*view(state, 0).players))}%"
    assert found.brief == (f"[alatriste/icon_fencing]{chance}",) and chance in found.lines[0]
    assert found.watch == "[alatriste/icon_watch]" and "Patrol" in found.lines[-1]
    assert not words_of("recoletos").watch


def test_a_row_of_which_one_line_is_left_still_warns_of_jail(table: PlayScene) -> None:
    assert words_of("recoletos", ducats=0).brief[0] == "[alatriste/icon_jail]"


def test_all_cells_of_a_die_have_their_chances_or_none_has(begin: Begin) -> None:
    canvas, results = begin(1, 2).services.canvas, words_of("cuesta_vega").results
    for wide in range(30, 200, 10):
        heads = _heads(canvas, results, [wide, wide, 2 * wide], 1)
        assert len({"%" in head for head in heads}) == 1, wide
    assert "%" in heads[0]
