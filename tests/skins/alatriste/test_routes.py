"""Before a move: every box that the die leads to is lit, and shows the way there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.alatriste.odds import is_dangerous
from game.alatriste.tokens import BOX
from game.alatriste.view import AlatristeView
from game.core.script import Ask
from scenes.skins.alatriste.drawing.rings import DANGER
from scenes.stage.sprites import Mark
from scenes.table.play import PlayScene
from scenes.ui.input import Pointer
from tests.needs import long
from tests.skins.alatriste.conftest import Begin, anything, skin_of

BARE = True


def walk_to(view: AlatristeView, box: int) -> tuple[int, ...]:
    """The way to a box that can be chosen, with both ends."""
    return next(walk for walk in view.walks if walk[-1] == box)


def moves(scene: PlayScene, seed: int, decisions: int) -> Iterator[tuple[Ask, AlatristeView]]:
    """Every question where to go in a game in which anything is done."""
    chance = random.Random(seed)
    for _ in range(decisions):
        scene.director.finish()
        ask = scene.table.ask
        if ask is None:
            return
        if ask.prompt == "alatriste.move":
            yield ask, scene.table.view(ask.seat)
        scene.session.play(anything(ask, chance))


@pytest.mark.parametrize("seed", [1, long(2)])
def test_all_directions_are_lit_and_nothing_else(begin: Begin, seed: int) -> None:
    scene = begin(seed, 4, 4, privacy="open", confirm="always")
    forks = 0
    for ask, view in moves(scene, seed, 400):
        ends = {option.picks[0] for option in ask.for_bots}
        lit = {token for token, mark in scene.marks().items() if mark is Mark.LIT and token.kind == "box"}
        assert lit == ends
        starts = {way[1] for end in ends if len(way := walk_to(view, end.id)) > 1}
        forks += len(starts) > 1
    assert forks > 10


@pytest.mark.parametrize("seed", [1, long(2)])
def test_the_way_leads_box_by_box_from_the_pawn_to_what_is_pointed_at(begin: Begin, seed: int) -> None:
    scene = begin(seed, 4, 4, privacy="open", confirm="always")
    for ask, view in moves(scene, seed, 300):
        for option in ask.for_bots:
            way = walk_to(view, option.picks[0].id)
            assert (way[0], way[-1]) == (view.players[ask.seat].box, option.picks[0].id)
            streets = {frozenset(street) for street in view.madrid.streets}
            assert all(frozenset(step) in streets for step in pairwise(way))


@pytest.mark.parametrize("decisions", [400, long(1000)])
def test_an_end_that_leads_to_jail_is_ringed_in_red(begin: Begin, decisions: int) -> None:
    scene = begin(7, 6, 6, privacy="open", confirm="always")
    ringed = 0
    for ask, view in moves(scene, 7, decisions):
        for option in ask.for_bots:
            (name,) = option.picks
            piece = scene.stage.piece(name)
            assert piece is not None
            assert (piece.outline == DANGER) == is_dangerous(view, name.id, ask.seat)
            ringed += piece.outline == DANGER
    assert ringed


def test_pointing_at_an_end_draws_the_way_there(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begin(1, 4, 4, privacy="open", confirm="always")
    for ask, view in moves(scene, 1, 200):
        far = [end.picks[0] for end in ask.for_bots if len(walk_to(view, end.picks[0].id)) > 3]
        if far:
            break
    canvas = scene.services.canvas
    drawn: list[tuple[int, ...]] = []
    monkeypatch.setattr(skin_of(scene)._guide, "draw_way", lambda canvas, walk: drawn.append(tuple(walk)))
    skin_of(scene).camera.finish()
    scene.draw(canvas)
    assert not any(drawn)
    drawn.clear()
    x, y = skin_of(scene)._madrid.at(far[0].id)
    scene.handle(Pointer("move", (x, y + 30)))
    scene.draw(canvas)
    assert drawn == [walk_to(view, far[0].id)]
    assert far[0] in BOX
