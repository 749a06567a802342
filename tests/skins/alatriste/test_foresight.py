"""Foresight: what an event may lead to is ready before anybody is asked about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from time import sleep

from game.alatriste.events import Walked
from game.alatriste.events_combat import Clashed
from game.alatriste.tokens import BOX, PAWN
from scenes.skins.alatriste.drawing import card_faces
from scenes.ui.art import Art
from tests.skins.alatriste.conftest import Begin, skin_of

HERE = 12


def become_ready(art: Art, names: Iterable[str]) -> bool:
    """These pictures are made ready within the frames of two seconds, without being drawn."""
    left = set(names)
    for _ in range(200):
        art.prepare_next()
        left -= {name for name in left if art.is_loaded(name)}
        if not left:
            return True
        sleep(0.01)
    return False


def test_whoever_comes_upon_a_rival_finds_both_fencers_and_the_sheet_of_the_box_ready(begin: Begin) -> None:
    scene = begin(3)
    skin, art, view = skin_of(scene), scene.services.canvas.art, scene.table.view(0)
    players = [replace(player, box=HERE) for player in view.players[:2]]
    walk = Walked("alatriste.4", (PAWN[0],), (BOX[0],), (BOX[HERE],), (BOX[0], BOX[HERE]))
    skin.foresee(walk, replace(view, players=(*players, replace(view.players[2], box=0))))
    cast = skin._cast
    assert become_ready(art, [cast.fencer(0, -1), cast.fencer(1, 1), card_faces.sheet(HERE)])
    assert not art.is_loaded(cast.fencer(2, 1)), "who is elsewhere does not fight"


def test_where_two_bots_meet_no_scene_is_read_while_a_person_plays(begin: Begin) -> None:
    scene = begin(3)
    skin, art, view = skin_of(scene), scene.services.canvas.art, scene.table.view(0)
    bots = [replace(player, box=HERE) for player in view.players[1:]]
    walk = Walked("alatriste.4", (PAWN[1],), (BOX[0],), (BOX[HERE],), (BOX[0], BOX[HERE]))
    skin.foresee(walk, replace(view, players=(replace(view.players[0], box=0), *bots)))
    assert not become_ready(art, [skin._cast.fencer(1, -1)])


def test_whoever_wins_a_fight_finds_the_cards_of_the_loser_ready_and_nobody_else_does(begin: Begin) -> None:
    scene = begin(2)
    skin, art, view = skin_of(scene), scene.services.canvas.art, scene.table.view(0)
    players = (view.players[0], replace(view.players[1], board=(33, 36)))
    names = [card_faces.card(number) for number in (33, 36)]
    lost = Clashed("alatriste.7", (0, 1), ((1, 2), (5, 6)), (3, 11), 1, True)
    skin.foresee(lost, replace(view, players=players))
    assert not become_ready(art, names)
    skin.foresee(replace(lost, winner=0), replace(view, players=players))
    assert become_ready(art, names)
