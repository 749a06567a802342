"""The cards of a trick tell who played them, and as which."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core.action import token
from game.toruro.tokens import CARD
from scenes.skins.toruro.card_layout import TRICK, picture
from scenes.skins.toruro.drawing import cloth
from scenes.skins.toruro.drawing.cloth import CORNER, face_above, tag_below
from scenes.skins.toruro.drawing.tags import spot_on
from scenes.skins.toruro.layout import Places, Point, index, played_size
from scenes.stage.pieces import Piece
from scenes.ui.shapes import hidden
from scenes.window.app import App
from tests.narrow import there
from tests.skins.toruro.conftest import Begin, anything, play_on


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_words_on_a_card_of_a_trick_hide_no_face_and_no_number(app: App, text: float) -> None:
    canvas, places, size = app.services.canvas, Places(8), played_size(8)
    canvas.lettering.factor = text
    cards = [Piece(token("card", seat), "", *places.trick(seat), *size, TRICK) for seat in range(8)]
    taken = [index((card.x, card.y), size) for card in cards]
    taken += [pygame.FRect(x - 22, y - 22, 44, 44) for x, y in map(face_above, cards)]
    free = [tag_below(canvas, "= ace", card, taken) for card in cards]
    usual = [tag_below(canvas, "= ace", card, []) for card in cards]
    canvas.lettering.factor = 1.0
    most = [max(hidden(area, [one]) for one in taken) for area in free]
    assert max(most) < 100 and max(hidden(area, taken) for area in usual) > 300, most


def test_each_card_of_a_trick_tells_as_which_it_was_played(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3, 5, 1)
    play_on(
        scene,
        random.Random(1),
        lambda ask: ask.prompt == "toruro.play" and len(scene.table.view(None).trick) == 2,
    )
    scene.director.finish()
    told = list[tuple[int, Point]]()
    monkeypatch.setattr(cloth, "_draw_turn", lambda canvas, turn, at: told.append((turn, at)))
    scene.skin.draw_hud(scene.services.canvas)
    cards = [scene.stage.pieces[CARD[play.card]] for play in scene.table.view(None).trick]
    assert told == [(turn, spot_on(card, *CORNER)) for turn, card in enumerate(cards, 1)]


def test_the_beaten_cards_of_a_trick_step_back_and_the_one_that_takes_it_lies_over_them(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, drawn = begin(3, 5, 1), list[tuple[str, bool]]()
    canvas, view = scene.services.canvas, scene.table.view(None)
    while len(view.trick) < 3:
        scene.session.play(anything(there(scene.table.ask), random.Random(1)))
        view = scene.table.view(None)
    scene.director.finish()
    scene.lay()
    best = scene.stage.pieces[CARD[view.best.card]]
    monkeypatch.setattr(
        canvas, "picture", lambda name, *at, shaded=False, **how: drawn.append((name, shaded))
    )
    scene.skin.draw_hud(canvas)
    cards = [one for one in drawn if one[0].startswith("toruro/card_")]
    beaten = [(picture(play.card), True) for play in view.trick if play.card != view.best.card]
    assert len(beaten) > 1 and cards == beaten, "the best one lies clear of them"
    drawn.clear()
    other = next(scene.stage.pieces[CARD[play.card]] for play in view.trick if play.card != view.best.card)
    best.x, best.y = other.x, other.y
    scene.skin.draw_hud(canvas)
    assert [one for one in drawn if one[0].startswith("toruro/card_")] == [*beaten, (best.picture, False)]
