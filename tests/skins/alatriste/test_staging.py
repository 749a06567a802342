"""What is staged large, what small: the camera goes along with one's own turn, others have short sheets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.alatriste.events import AudienceHeld, Changed, Traded, TurnBegan, Walked
from game.alatriste.events_combat import Clashed, Died
from game.alatriste.tokens import BOX, PAWN, STOP
from game.core.event import Event
from game.core.seat import Seat
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.motion import attention, short_sheets, theatre
from scenes.skins.alatriste.motion.street_motion import WALKING
from scenes.skins.alatriste.screenshots import MOMENTS, Moment, arranged, cards, meeting
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece
from scenes.table.play import PlayScene
from scenes.ui import theme
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of

OTHERS = {"0": {"box": 16}, "2": {"box": 1}}
"""The person is elsewhere, and two bots stand in the Garden."""
FIGHT = Moment(*meeting(1, "combat", "combat seat:2"), "Clashed", 0.0, OTHERS)
BARGAIN = Moment(
    *cards(
        1, "offer", "to seat:2", "give card:78", "done", "want count:3", "nothing", "done", "send", "accept"
    ),
    "Traded",
    0.0,
)


def frames(scene: PlayScene, kind: type[Event]) -> Iterator[list[Piece]]:
    """The passing pieces at every frame until an event of a kind has been shown."""
    director, is_reached = scene.director, False
    while director.busy and not (is_reached and not isinstance(director.event, kind)):
        director.update(1 / 30)
        is_reached = is_reached or isinstance(director.event, kind)
        if director.waiting:
            director.skip()
        yield list(scene.stage.effects)


def pictures(pieces: list[Piece]) -> set[str]:
    return {piece.picture for piece in pieces}


# --- the camera ---


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
    while scene.table.view(0).active == 0:
        scene.director.finish()
        ask = there(scene.table.ask)
        scene.session.play([STOP if STOP in ask.options else ask.options[0]])
    scene.director.finish()
    assert camera.sight == camera.whole


def test_a_walk_without_a_choice_is_followed_too(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    skin, view = skin_of(scene), scene.table.view(0)
    camera = skin.camera
    steps = view.madrid.beside[5]
    walk = attention.boxes_of_concern(_walked(0, (5, steps[0])), view, {0})
    assert skin._guide.follow(walk) and camera.sight.zoom > camera.whole.zoom
    assert not attention.boxes_of_concern(_walked(1, (5, steps[0])), view, {0})


def _walked(seat: int, path: tuple[int, ...]) -> Walked:
    boxes = tuple(BOX[box] for box in path)
    return Walked("alatriste.5.1", (PAWN[seat],), boxes[:1], boxes[-1:], boxes)


def test_the_pawn_of_a_rival_grows_while_it_walks_over_all_of_madrid(begin: Begin) -> None:
    scene = begin(1, 4, 0)
    grown = 0.0
    for _ in range(400):
        event = scene.director.event
        if isinstance(event, Walked) and event.pieces[0].kind == "pawn":
            grown = max(grown, scene.stage.pieces[event.pieces[0]].scale)
            if grown == WALKING:
                break
        scene.director.update(1 / 30)
        if not scene.director.busy:
            scene.session.play([there(scene.table.ask).options[0]])
        elif not isinstance(event, Walked):
            scene.director.skip()
    assert grown == pytest.approx(WALKING)


# --- short sheets ---


def test_a_fight_between_others_has_a_short_sheet_and_no_scene(app: App) -> None:
    scene = arranged(app, 1, FIGHT)
    seen = [pictures(pieces) for pieces in frames(scene, Clashed)]
    assert any(short_sheets.PANEL in names for names in seen)
    assert not any(theatre.scene("combat") in names for names in seen)
    dice = [name for name in set().union(*seen) if name.startswith("alatriste/die_")]
    assert dice, "their dice are on it"


def test_an_own_fight_has_its_scene(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["combat"]._replace(seconds=0.0))
    seen = [pictures(pieces) for pieces in frames(scene, Clashed)]
    assert theatre.scene("combat") in seen[0]
    assert not any(short_sheets.PANEL in names for names in seen)


def test_whoever_loses_an_own_fight_falls_back_before_the_winner(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["combat"]._replace(seconds=0.0))
    cast = skin_of(scene)._cast
    left, right = cast.fencer(0, -1), cast.fencer(1, 1)
    places = [{piece.picture: piece for piece in map(replace, pieces)} for pieces in frames(scene, Clashed)]
    first, last = places[0], [found for found in places if left in found][-1]
    assert last[left].x > first[left].x and last[right].x > first[right].x
    assert (last[left].angle, last[right].angle) == (0.0, -theatre.TILT)
    assert {cast.portrait(0, Mood.GLAD), cast.portrait(1, Mood.SORE)} <= last.keys()


def test_a_fencer_wears_the_colour_of_the_seat_and_is_a_woman_or_a_man_as_the_face_is(app: App) -> None:
    art = app.services.canvas.art
    seats = [Seat(0, "Ana", "yellow", None), Seat(1, "Teo", "blue", "teo")]
    cast = Cast(art, seats, ["faces/face_1", "faces/teo"])
    assert [cast.fencer(seat, -1).split()[0].rpartition("_")[2] for seat in (0, 1)] == ["woman", "man"]
    for seat, sitter in enumerate(seats):
        drawn, mirrored = (art.picture(cast.fencer(seat, side), 446) for side in (-1, 1))
        sleeve = drawn.get_at((215, 135))[:3]
        assert sleeve == pytest.approx(theme.SEATS[sitter.colour].main, abs=12)
        assert mirrored.get_at((446 - 216, 135))[:3] == sleeve


def test_a_bargain_shows_both_faces_and_what_changes_hands(app: App) -> None:
    scene = arranged(app, 1, BARGAIN)
    portrait = skin_of(scene)._cast.portrait
    seen = set().union(*(pictures(pieces) for pieces in frames(scene, Traded)))
    assert {short_sheets.PANEL, portrait(1), portrait(2)} <= seen
    notes = [name for name in seen if "/note " in name]
    assert any("1 card" in name for name in notes) and any("ducats 3" in name for name in notes)
    assert not any("tile_" in name for name in seen), "what the two alone know is not shown"


def test_who_plays_fast_sees_no_short_sheet(app: App) -> None:
    app.services.settings.speed = "faster"
    scene = arranged(app, 1, FIGHT)
    assert not any(short_sheets.PANEL in pictures(pieces) for pieces in frames(scene, Clashed))


# --- from scene to scene ---


def test_nothing_of_the_board_shows_between_a_fight_and_a_death(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["death"]._replace(event="Clashed", seconds=0.0))
    sheets = {theatre.scene("combat"), theatre.scene("death")}
    shown = [
        max((piece.alpha for piece in pieces if piece.picture in sheets), default=0.0)
        for pieces in frames(scene, Died)
    ]
    whole = [place for place, alpha in enumerate(shown) if alpha == 1.0]
    assert min(shown[whole[0] : whole[-1]]) == 1.0


def test_a_scene_that_has_ended_fades_when_the_next_question_is_put(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["combat"]._replace(seconds=0.0))
    while scene.director.busy:
        scene.session.skip()
    alphas = []
    for _ in range(12):
        scene.update(1 / 30)
        alphas += [piece.alpha for piece in scene.stage.effects if piece.picture == theatre.scene("combat")]
    assert alphas == sorted(alphas, reverse=True) and not scene.stage.effects


# --- waiting ---


def test_rounds_that_somebody_only_waits_for_go_by_faster(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    view, gaze = scene.table.view(0), skin_of(scene).attention
    me, *others = view.players
    gaze.read(view)
    assert gaze.patience == attention.PATIENCE
    for missing in ({"skip": 2}, {"away": 1}, {"prison": "town"}, {"wounded": 1}):
        gaze.read(replace(view, players=(replace(me, **missing), *others)))
        assert gaze.patience == attention.ABSENCE


def test_what_others_do_to_a_person_takes_its_own_time(begin: Begin) -> None:
    scene = begin(3, 4, 1)
    props, gaze = skin_of(scene)._props, skin_of(scene).attention
    mine, theirs = (Changed("alatriste.8.1", seat, "fame", -1, 4) for seat in (0, 2))
    for active, savoured in ((1, True), (0, False)):
        props.next_view = replace(scene.table.view(0), active=active)
        assert gaze.is_savoured(mine) is savoured
        assert not gaze.is_savoured(theirs)
    assert gaze.is_savoured(AudienceHeld("alatriste.9.1", 2, (3, 4), 7, 9))
