"""What is staged large, what small: an own fight is a scene, those of others have short sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from math import hypot

import pytest

from game.alatriste.events import AudienceHeld, Changed, Traded, Walked
from game.alatriste.events_combat import Clashed, Died
from game.alatriste.tokens import PAWN
from game.bots.characters import characters
from game.core.event import Event
from game.core.seat import Seat
from scenes.skins.alatriste.drawing import fencer_body
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.fencer_body import (
    BEATEN,
    FALLEN,
    GUARD,
    LUNGE,
    PARRY,
    POSES,
    SALUTE,
    STRUCK,
    Pose,
)
from scenes.skins.alatriste.layout import SCENE_PLACE, Point
from scenes.skins.alatriste.motion import attention, fencing, short_sheets, theatre
from scenes.skins.alatriste.motion.fight_motion import fight_changed
from scenes.skins.alatriste.motion.fight_strip import strip
from scenes.skins.alatriste.motion.street_motion import WALKING
from scenes.skins.alatriste.screenshots import MOMENTS, Moment, arranged, cards, meeting
from scenes.stage.faces import Mood
from scenes.stage.pieces import Piece
from scenes.table.play import PlayScene
from scenes.ui import marks, theme
from scenes.ui.anim import Cue, Timeline
from scenes.window.app import App
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, skin_of

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
    assert any(strip("combat") in names for names in seen)
    assert not any(theatre.scene("combat") in names for names in seen)
    dice = [name for name in set().union(*seen) if name.startswith("alatriste/die_")]
    assert dice, "their dice are on it"


def test_an_own_fight_has_its_scene(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["combat"]._replace(seconds=0.0))
    seen = [pictures(pieces) for pieces in frames(scene, Clashed)]
    assert theatre.scene("combat") in seen[0]
    assert not any(strip("combat") in names for names in seen)


def test_whoever_loses_an_own_fight_is_driven_back_and_goes_down_before_the_winner(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["combat"]._replace(seconds=0.0))
    fencers = there(skin_of(scene)._props.act).fencers
    poses = {seat: {fencer.pose} for seat, fencer in fencers.items()}
    seen = set[str]()
    for pieces in frames(scene, Clashed):
        for seat, fencer in fencers.items():
            poses[seat].add(fencer.pose)
        seen |= pictures(pieces)
    cast = skin_of(scene)._cast
    assert {SALUTE, LUNGE, PARRY} <= poses[0] and {BEATEN, STRUCK, LUNGE, PARRY} <= poses[1]
    assert fencers[1].x > fencing.Fencer(cast, 1, 1).x
    assert {cast.portrait(0, Mood.GLAD), cast.portrait(1, Mood.SORE), cast.part(1, 1, "hurt")} <= seen


@pytest.mark.parametrize(("apart", "blows"), [(9, 1), (-3, 1), (2, 2), (-1, 2)])
def test_a_close_fight_has_more_blows_than_a_clear_one(app: App, apart: int, blows: int) -> None:
    scene = arranged(app, 1, MOMENTS["combat"]._replace(seconds=0.0))
    one, other = there(skin_of(scene)._props.act).fencers.values()
    met = []

    def meet(at: Point) -> Cue:
        met.append(at)
        yield from ()

    timeline = Timeline()
    timeline.add(fencing.bout(one, other, fencing.passages(apart), meet))
    timeline.finish()
    assert len(met) == blows and one.pose == other.pose == fencer_body.GUARD


def test_whoever_has_no_vigour_left_in_a_fight_lies_there(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["combat"]._replace(seconds=0.0))
    props = skin_of(scene)._props
    view, fight = there(props.next_view), there(props.fight)
    players = (view.players[0], replace(view.players[1], vigour=0), *view.players[2:])
    act, wound = there(props.act), Changed("alatriste.8.2", 1, "vigour", -4, 0)
    for left, pose in ((view, BEATEN), (replace(view, players=players), FALLEN)):
        props.next_view = replace(left, fight=fight)
        timeline = Timeline()
        timeline.add(act.fencers[1].sink())
        timeline.add(fight_changed(props, wound))
        timeline.finish()
        assert act.fencers[1].pose == pose


def test_two_who_duel_salute_before_they_stand_on_guard(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["glove"]._replace(seconds=0.0))
    act, poses = skin_of(scene)._props.act, list[Pose]()
    for _ in range(90):
        scene.director.update(1 / 30)
        act = skin_of(scene)._props.act or act
        if act is not None and act.fencers:
            poses.append(act.fencers[0].pose)
    assert poses[0] == SALUTE and GUARD in poses


@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize("move", ["lunge", "parry", "salute", "reel", "sink", "fall"])
def test_nobody_who_fights_leaves_the_scene(app: App, side: int, move: str) -> None:
    seats = [Seat(0, "Ana", "yellow", None), Seat(1, "Teo", "blue", "teo")]
    fencer = fencing.Fencer(Cast(app.services.canvas.art, seats, ["faces/face_1", "faces/teo"]), 1, side)
    pieces = [Piece(PAWN[0], name, *at, *size) for name, at, size in fencer.parts()]
    fencer.hold(pieces)
    timeline = Timeline()
    timeline.add(getattr(fencer, move)())
    timeline.finish()
    for piece in pieces:
        assert SCENE_PLACE.inflate(-20, 20).collidepoint(piece.x, piece.y), piece.picture


@pytest.mark.parametrize("name", POSES)
def test_a_body_hangs_together_in_every_pose_and_stands_or_lies_on_the_ground(name: str) -> None:
    for pose in (POSES[name], GUARD.toward(POSES[name], 0.5)):
        parts = list(fencer_body.placed(pose, "man"))
        lowest = max(part.y for part in parts)
        assert 0.0 <= lowest < 6.0 and {part.part for part in parts} <= {*fencer_body.PARTS, "head"}
        knees = [(one, two) for one, two in pairwise(parts) if two.part == "shin"]
        assert len(knees) == 2
        for thigh, shin in knees:
            assert hypot(shin.x - thigh.x, shin.y - thigh.y) == pytest.approx(fencer_body.THIGH)


def test_a_fencer_wears_the_colour_of_the_seat_and_is_a_woman_or_a_man_as_the_face_is(app: App) -> None:
    art = app.services.canvas.art
    seats = [Seat(0, "Ana", "yellow", None), Seat(1, "Teo", "blue", "teo")]
    cast = Cast(art, seats, ["faces/face_1", "faces/teo"])
    assert [cast.kind(seat) for seat in (0, 1)] == ["woman", "man"]
    for seat, sitter in enumerate(seats):
        sleeve = art.picture(cast.part(seat, -1, "arm"), 95).get_at((50, 25))[:3]
        assert sleeve == pytest.approx(theme.SEATS[sitter.colour].main, abs=12)
        drawn, mirrored = (art.picture(cast.fencer(seat, side), 446) for side in (-1, 1))
        seen = [at for at in product(range(446), range(336)) if drawn.get_at(at)[:3] == sleeve]
        assert seen
        assert mirrored.get_at((445 - seen[0][0], seen[0][1])) == drawn.get_at(seen[0])


def test_a_fencer_has_the_head_and_the_skin_of_the_portrait_in_every_mood(app: App) -> None:
    art, faces = app.services.canvas.art, ["faces/face_8", "faces/ines"]
    seats = [Seat(0, "Bruno", "yellow", None), Seat(1, "Inés", "yellow", "ines")]
    cast = Cast(art, seats, faces)
    heads = [cast.part(seat, -1, "head") for seat in (0, 1)]
    assert heads[0] != heads[1]
    fists = [art.copy_of(cast.part(seat, -1, "hand")).get_at((87, 25))[:3] for seat in (0, 1)]
    assert fists == [pytest.approx((110, 71, 49), abs=9), pytest.approx((196, 138, 88), abs=9)]
    faces[1] = "sore/ines"
    assert cast.kind(1) == "woman" and cast.part(1, -1, "head") == heads[1]


def test_every_portrait_has_a_head_for_the_scenes() -> None:
    people = {marks.face_of(place, None) for place in range(marks.PEOPLE)}
    bots = {marks.face_of(0, character.id) for character in characters()}
    assert {face.rpartition("/")[2] for face in people | bots} == {*fencer_body.FACES}
    assert {*fencer_body.FACES} > fencer_body.OWN_HATS


def test_a_bargain_shows_both_faces_and_what_changes_hands(app: App) -> None:
    scene = arranged(app, 1, BARGAIN)
    portrait = skin_of(scene)._cast.portrait
    seen = set().union(*(pictures(pieces) for pieces in frames(scene, Traded)))
    assert {short_sheets.PANEL, portrait(1), portrait(2)} <= seen
    notes = [name for name in seen if "/note " in name]
    assert "alatriste/card_back" in seen and any("note  3 " in name for name in notes)
    assert not any("tile_" in name for name in seen), "what the two alone know is not shown"


def test_who_plays_fast_sees_no_short_sheet(app: App) -> None:
    app.services.settings.speed = "faster"
    scene = arranged(app, 1, FIGHT)
    assert not any(strip("combat") in pictures(pieces) for pieces in frames(scene, Clashed))


# --- from scene to scene ---


def test_the_plate_of_the_dead_says_so_while_the_lantern_burns(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["death"])
    assert there(skin_of(scene)._props.act).is_open
    dead = skin_of(scene)._hud.players[1]
    assert dead.dead and not dead.vigour and not dead.cards
    assert not skin_of(scene)._hud.players[0].dead


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
    assert alphas == sorted(alphas, reverse=True) and alphas[-1] < 0.1


def test_whoever_dies_lies_there_as_in_life_for_three_seconds_at_most(app: App) -> None:
    scene, seen, seconds = arranged(app, 1, MOMENTS["death"]._replace(seconds=0.0)), set[str](), 0.0
    cast = skin_of(scene)._cast
    while isinstance(scene.director.event, Died):
        scene.director.update(1 / 30)
        seconds += 1 / 30
        seen |= pictures(scene.stage.effects)
        assert not scene.director.waiting
    assert {theatre.scene("death"), cast.part(1, 1, "hurt"), cast.portrait(1, Mood.SORE)} <= seen
    assert 1.0 < seconds <= 3.0


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


def test_madrid_steps_back_as_far_as_a_scene_has_come_and_wholly_behind_the_sheet_of_a_fight(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, shares = app.services.canvas, list[float]()
    monkeypatch.setattr(canvas, "dim", lambda area, colour, share: shares.append(share))
    for name, seconds in (("odds", 0.0), ("turned-away", 0.2), ("turned-away", 1.2), ("bridge", 0.0)):
        scene = arranged(app, 1, MOMENTS[name]._replace(seconds=seconds))
        scene.draw(canvas)
    whole, coming, come = shares  # and none where there is a way to choose
    assert 0 < coming < whole == come == 1.0
