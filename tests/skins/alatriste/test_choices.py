"""What a box lets one choose is offered with its price, and what one cannot pay is seen with the reason."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core.action import token
from scenes.skins.alatriste.drawing.option_forms import Choices
from scenes.skins.alatriste.layout import PORT
from tests.narrow import there
from tests.needs import long
from tests.skins.alatriste.conftest import Begin, play_on


def test_an_option_that_costs_more_than_one_has_is_seen_and_cannot_be_pressed(begin: Begin) -> None:
    scene, chance = begin(2, 4, 4), random.Random(2)
    seen = set[bool]()
    while seen != {True, False}:
        ask = play_on(scene, chance, lambda ask: ask.prompt == "alatriste.option")
        view = scene.table.view(ask.seat)
        form = there(there(scene.turn).form)
        assert isinstance(form, Choices)
        replies, ducats = form.replies(), view.players[ask.seat].ducats
        dear = [name for name, cost in view.choices if cost > ducats]
        shut = [reply for reply in replies if not reply.actions]
        assert len(shut) == len(dear) and all(str(ducats) in reply.off for reply in shut)
        assert [reply.actions[0] for reply in replies if reply.actions] == [
            option for option in ask.options if option.picks or option.verb != "discard"
        ]
        assert replies[0].actions, "what is done with the yellow button can be done"
        seen.add(bool(dear))
        scene.session.play([ask.options[0]])


@pytest.mark.parametrize("text", [long(1.0), 2.0])
def test_the_sheet_of_a_choice_hides_neither_the_own_pawn_nor_its_box(begin: Begin, text: float) -> None:
    scene, chance = begin(2, 4, 4), random.Random(4)
    canvas = scene.services.canvas
    canvas.lettering.factor = text
    sides = set[bool]()
    for _ in range(12):
        ask = play_on(scene, chance, lambda ask: ask.prompt == "alatriste.option")
        scene.layout(canvas)
        box = scene.table.view(ask.seat).players[ask.seat].box
        (shown,) = (piece for piece in scene.stage.pieces.values() if piece.token == token("box", box))
        own = pygame.FRect(0, 0, shown.width, shown.height)
        own.center = shown.x, shown.y
        sheet = there(there(there(scene.turn).form).area(canvas))
        assert PORT.contains(sheet)
        assert not sheet.colliderect(own), (box, sheet, own)
        sides.add(sheet.centerx > PORT.centerx)
        scene.session.play([chance.choice(ask.options)])
    assert sides == {True, False}
