"""What a box lets one choose is offered with its price, and what one cannot pay is seen with the reason."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core.action import token
from scenes.skins.alatriste.drawing.option_forms import Choices
from scenes.skins.alatriste.layout import PORT
from scenes.skins.alatriste.words.options import drawn, told
from scenes.table.buttons import Answer
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


def test_a_button_shows_in_signs_what_an_option_takes_and_brings_and_what_is_missing() -> None:
    choices = ("Dress well", 5), ("Ask around", 2)
    dress_well, ask_around = (drawn(choices, number, 4) for number in (0, 1))
    assert "icon_ducats:1.8]−5 → [alatriste/icon_fame:1.8]+2" in dress_well and "you have 4" in dress_well
    assert "icon_draws:1.8]+1" in ask_around and "you have" not in ask_around
    assert told("Ask around: 2 Ducats", choices, 1) == "Ask around: 2 Ducats; this brings 1 card"


def test_what_an_option_gives_up_stands_before_what_it_brings() -> None:
    assert drawn((("Borrow", 0), ("Buy a bond", 5)), 0, 0).endswith(
        "[alatriste/icon_fame:1.8]−1 → [alatriste/icon_ducats:1.8]+6"
    )


def test_the_voice_has_words_where_a_button_has_signs(begin: Begin) -> None:
    scene = begin(2, 4, 4)
    play_on(scene, random.Random(2), lambda ask: ask.prompt == "alatriste.option")
    scene.layout(scene.services.canvas)
    (button,) = (one for one in scene.page.widgets if isinstance(one, Answer) and "→" in one.text)
    assert "[" in button.text and "[" not in button.spoken_text
    assert "Ducat" in button.spoken_text and "this brings" in button.spoken_text
