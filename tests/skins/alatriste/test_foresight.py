"""Foresight: what an event may lead to is ready before anybody is asked about it."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.alatriste.events import Changed, ContestHeld, DiceStaked, Traded, TurnBegan, Walked
from game.alatriste.events_combat import Clashed
from game.alatriste.rows import CARDS
from game.alatriste.tokens import BOX, PAWN
from game.core.event import Event, Rolled
from scenes.skins.alatriste.drawing import card_faces, contest_grounds, laid_cards
from scenes.skins.alatriste.drawing.contest_grounds import GROUNDS
from scenes.skins.alatriste.drawing.reach import BANDS
from scenes.skins.alatriste.motion import bull_motion, gates, street_motion, theatre
from scenes.skins.alatriste.motion.contest_motion import DEN
from scenes.stage.faces import Mood
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.window.window import Window
from tests.pictures import become_ready
from tests.skins.alatriste.conftest import Begin, skin_of

HERE = 12


@pytest.fixture
def art(window: Window) -> Art:
    """Pictures of one test alone, as in the program: what another has made would be ready by itself."""
    return Art()


def test_whoever_comes_upon_a_rival_finds_both_fencers_and_the_sheet_of_the_box_ready(begin: Begin) -> None:
    scene = begin(3)
    skin, art, view = skin_of(scene), scene.services.canvas.art, scene.table.view(0)
    players = [replace(player, box=HERE) for player in view.players[:2]]
    walk = Walked("alatriste.4", (PAWN[0],), (BOX[0],), (BOX[HERE],), (BOX[0], BOX[HERE]))
    skin.foresee(walk, replace(view, players=(*players, replace(view.players[2], box=0), *view.players[3:])))
    cast = skin._cast
    assert become_ready(art, [cast.fencer(0, -1), cast.fencer(1, 1), card_faces.sheet(HERE)])


def test_whoever_begins_a_turn_in_jail_or_comes_to_the_den_finds_the_sheet_ready(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3)
    skin, canvas, view = skin_of(scene), scene.services.canvas, scene.table.view(0)
    asked: set[str] = set()
    monkeypatch.setattr(canvas, "expect", lambda names, *sizes: asked.update(names))
    monkeypatch.setattr(canvas, "fetch_scaled", lambda name, *size: asked.add(name))
    held = replace(view.players[0], prison="town")
    skin.foresee(TurnBegan("alatriste.4", 0, 3, False), replace(view, players=(held, *view.players[1:])))
    assert theatre.scene("jail") in asked
    there = replace(view.players[0], box=DEN)
    walk = Walked("alatriste.4", (PAWN[0],), (BOX[0],), (BOX[DEN],), (BOX[0], BOX[DEN]))
    skin.foresee(walk, replace(view, players=(there, *view.players[1:])))
    assert contest_grounds.picture(GROUNDS["garito"]) in asked


def test_a_fight_has_a_scene_where_a_person_is_in_it_or_bots_play_alone(begin: Begin) -> None:
    with_a_person, bots_alone = (skin_of(begin(1, 3, humans))._props for humans in (1, 0))
    assert [with_a_person.has_scene(pair) for pair in ((0, 1), (1, 2))] == [True, False]
    assert bots_alone.has_scene((1, 2))


def test_whoever_wins_a_fight_finds_the_cards_of_the_loser_ready_and_nobody_else_does(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(2)
    skin, canvas, view = skin_of(scene), scene.services.canvas, scene.table.view(0)
    players = (view.players[0], replace(view.players[1], board=(33, 36)), *view.players[2:])
    prize = {card_faces.held(number) for number in (33, 36)}
    asked: set[str] = set()
    monkeypatch.setattr(canvas, "expect", lambda names, *sizes: asked.update(names))
    lost = Clashed("alatriste.7", (0, 1), ((1, 2), (5, 6)), (3, 11), 1, True)
    skin.foresee(lost, replace(view, players=players))
    assert asked.isdisjoint(prize)
    skin.foresee(replace(lost, winner=0), replace(view, players=players))
    assert asked >= prize


@pytest.mark.parametrize(
    ("event", "box"),
    [
        (ContestHeld("alatriste.9.3", "bullfight", (0, 1)), "plaza_mayor"),
        (ContestHeld("alatriste.9.3", "act_of_faith", (0, 1)), "santo_oficio"),
        (DiceStaked("alatriste.9.2", 0, 2), "garito"),
        (Rolled("alatriste.9.2", (), (1, 2), 0), "garito"),
    ],
)
def test_where_several_throw_the_ground_of_the_box_is_ready(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, event: Event, box: str
) -> None:
    scene = begin(2)
    skin_of(scene).foresee(event, scene.table.view(0))
    canvas = scene.services.canvas
    monkeypatch.setattr(Art, "load_uncached", lambda *_: pytest.fail("it is read once more"))
    canvas.picture(contest_grounds.front(canvas, GROUNDS[box]), 0, 0, 640)


def test_all_that_lies_on_the_own_board_is_expected_as_large_as_it_lies_there(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(2)
    skin, canvas, view = skin_of(scene), scene.services.canvas, scene.table.view(0)
    own = replace(view.players[0], board=(33, 36), attacks=((54, 1),))
    asked: dict[str, tuple[float, float]] = {}
    monkeypatch.setattr(canvas, "expect", lambda names, *sizes: asked.update(dict.fromkeys(names, sizes[0])))
    skin.foresee(
        ContestHeld("alatriste.9.3", "bullfight", ()), replace(view, players=(own, *view.players[1:]))
    )
    tiles = laid_cards.tiles(own)
    assert len(tiles) == 3
    assert {tile.picture: (tile.width, tile.height) for tile in tiles}.items() <= asked.items()


def test_what_opens_to_somebody_is_printed_before_it_is_told(begin: Begin) -> None:
    scene = begin(2)
    skin, art, view = skin_of(scene), scene.services.canvas.art, scene.table.view(0)
    rich = replace(
        view.players[1], fame=40, board=(next(card for card, row in CARDS.items() if row.transport),)
    )
    after = replace(view, players=(view.players[0], rich, *view.players[2:]))
    (gate,) = gates.opened(view, after)
    skin.foresee(Changed("alatriste.7", 1, "fame", 1, 40), after)
    assert gate.is_last and become_ready(art, [gates.label(skin._props, gate)[0]])


def test_those_who_change_cards_have_their_faces_ready_and_those_who_throw_stand_ready(begin: Begin) -> None:
    scene = begin(2)
    skin, art, view = skin_of(scene), scene.services.canvas.art, scene.table.view(0)
    cast = skin._cast
    skin.foresee(Traded("alatriste.6", 1, 0, (), (), (0, 0), (2, 0)), view)
    assert become_ready(art, [cast.portrait(seat, Mood.GLAD) for seat in (0, 1)])
    skin.foresee(ContestHeld("alatriste.9.3", "bullfight", (0, 1)), view)
    assert become_ready(art, [cast.figure(seat, "at ease") for seat in (0, 1)])
    assert become_ready(art, [bull_motion.CAPE, *bull_motion.pictures()])


def test_a_new_round_is_printed_before_it_is_called_out(begin: Begin) -> None:
    scene = begin(2)
    skin, view = skin_of(scene), scene.table.view(0)
    skin.foresee(TurnBegan("alatriste.4", 1, 5, False), view)
    called = skin._props.shout(street_motion.called_out(5))
    assert become_ready(scene.services.canvas.art, [called])


def test_the_hand_after_an_event_is_printed_before_it_lies_there(begin: Begin) -> None:
    scene = begin(2)
    view, canvas = scene.table.view(0), scene.services.canvas
    players = (replace(view.players[0], hand=(7, 21)), *view.players[1:])
    laid_cards.expect(canvas, TurnBegan("alatriste.turn", 0, 2, False), replace(view, players=players))
    assert become_ready(canvas.art, [card_faces.held(number) for number in (7, 21)])


def test_madrid_is_faded_ahead_once_for_all_questions_about_a_sight(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3)
    guide, canvas, painted = skin_of(scene)._guide, scene.services.canvas, list[pygame.FRect]()
    fade = guide._paint_faded

    def watched(on: Canvas, band: pygame.FRect) -> None:
        painted.append(band)
        fade(on, band)

    monkeypatch.setattr(guide, "_paint_faded", watched)
    guide.rest(None)
    scene.draw(canvas)
    assert not painted, "nothing fades before anybody is asked"
    for _ in range(200):
        canvas.art.prepare_next()
    assert {band.y for band in painted} == {guide._band(n).y for n in range(BANDS)}
    painted.clear()
    for bright in ({1}, {2, 3}):
        guide._light(canvas, frozenset(bright), ())
    assert not painted
