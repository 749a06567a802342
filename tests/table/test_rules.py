"""From the table to the rules: F1 and the middle button ask about a thing, lines of the chronicle lead on."""

from __future__ import annotations

import pygame
import pytest

from game.bulls.tokens import BULL, CARD
from game.core.action import Token
from scenes.menus.rulebook import Place, RulebookScene, place_of, rule_pages
from scenes.stage.spots import Spot
from scenes.table.log import LogLine, LogScene
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Scroll
from tests.narrow import there
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, free_point, page_of, widget
from tests.table.player import Player

SEA = (4.0, 300.0)
"""A point where nothing lies."""


def at_a_card(sit: Sit) -> Sitting:
    """The second step of a day: a card is to be played."""
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: sitting.play.table.view(None).row == 2)
    assert sitting.play.turn is not None and sitting.play.turn.ask.prompt == "bulls.play_card"
    return sitting


def opened(sitting: Sitting) -> Place | None:
    """Where the rulebook that is shown was opened."""
    sitting.rest(0.8)
    assert isinstance(sitting.top, RulebookScene)
    return sitting.top.marked


def paragraph(rule: str) -> Place | None:
    return place_of(rule, rule_pages("bulls", "en"))


def bull(scene: PlayScene) -> Token:
    """A Bull that can be seen whole: the one furthest down."""
    shown = [piece for piece in scene.stage.pieces.values() if piece.token in BULL]
    return max(shown, key=lambda piece: piece.y).token


def test_f1_opens_the_paragraph_about_the_thing_under_the_mouse(sit: Sit) -> None:
    sitting = at_a_card(sit)
    scene, keys = sitting.play, Keyboard(sitting)
    piece = scene.stage.piece(bull(scene))
    assert piece is not None
    Mouse(sitting).move((piece.x, piece.y))
    keys.key(pygame.K_F1)
    assert opened(sitting) == paragraph("bulls.1.2")
    keys.key(pygame.K_ESCAPE)
    sitting.rest(0.8)
    assert sitting.top is scene


def test_the_middle_button_does_so_too(sit: Sit) -> None:
    sitting = at_a_card(sit)
    piece = sitting.play.stage.piece(bull(sitting.play))
    assert piece is not None
    Mouse(sitting).click((piece.x, piece.y), 2)
    assert opened(sitting) == paragraph("bulls.1.2")


def test_f1_opens_the_paragraph_about_the_thing_that_keys_have_led_to(sit: Sit) -> None:
    sitting = at_a_card(sit)
    scene, keys = sitting.play, Keyboard(sitting)
    name = CARD[scene.skin.slots()[0].id]
    keys.key(pygame.K_TAB)
    scene.page.focus(str(name))
    keys.key(pygame.K_F1)
    assert opened(sitting) == paragraph(scene.skin.index.thing(name))


def test_where_nothing_is_pointed_at_f1_opens_the_paragraph_about_the_question(sit: Sit) -> None:
    sitting = at_a_card(sit)
    Mouse(sitting).move(SEA)
    Keyboard(sitting).key(pygame.K_F1)
    assert opened(sitting) == paragraph("bulls.7.1")


def test_what_cannot_be_chosen_leads_to_the_rule_that_forbids_it(sit: Sit) -> None:
    sitting = sit()
    sitting.sit_down(2, 1, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.reroll.own")
    scene = sitting.play
    view, turn = scene.table.view(0), scene.turn
    assert turn is not None
    rival = next(
        spot
        for spot in scene.page.widgets
        if isinstance(spot, Spot)
        and spot.piece.token.kind == "runner"
        and next(runner for runner in view.runners if runner.id == spot.piece.token.id).seat == 1
    )
    Mouse(sitting).move(free_point(page_of(sitting), widget(sitting, rival.key)))
    Keyboard(sitting).key(pygame.K_F1)
    assert opened(sitting) == paragraph("bulls.9")


def test_of_a_hand_that_lies_face_down_no_card_is_told(sit: Sit) -> None:
    sitting = sit(privacy="peek")
    scene = sitting.sit_down(2, 2, seed=3)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.play_card")
    assert not scene.session.viewer.is_face_up(scene.table.ask)
    for slot in scene.skin.slots():
        Mouse(sitting).move(free_point(page_of(sitting), widget(sitting, str(slot))))
        assert scene.presenter.rule() == "bulls.7.1"


# --- the chronicle ---


def test_a_line_of_the_chronicle_leads_to_its_rule_and_back_to_the_line(sit: Sit) -> None:
    sitting = at_a_card(sit)
    keys = Keyboard(sitting)
    keys.key(pygame.K_l)
    sitting.rest(0.8)
    log = sitting.top
    assert isinstance(log, LogScene)
    for _ in range(4):
        keys.key(pygame.K_UP)
    told = page_of(sitting).ring.current
    assert isinstance(told, LogLine)
    offset = next(w for w in page_of(sitting).widgets if isinstance(w, Scroll)).offset
    keys.key(pygame.K_RETURN)
    assert opened(sitting) == paragraph(told.line.rule)
    keys.key(pygame.K_ESCAPE)
    sitting.rest(0.8)
    assert sitting.top is log
    assert there(page_of(sitting).ring.current).key == told.key
    assert next(w for w in page_of(sitting).widgets if isinstance(w, Scroll)).offset == pytest.approx(offset)
    told = page_of(sitting).ring.current
    assert isinstance(told, LogLine)
    Mouse(sitting).click(told.rect.center)
    assert opened(sitting) == paragraph(told.line.rule)


def test_the_paper_at_the_table_opens_the_chronicle_at_the_line_that_is_pressed(sit: Sit) -> None:
    sitting = at_a_card(sit)
    scene = sitting.play
    canvas: Canvas = scene.services.canvas
    paper, x = scene.skin.paper, scene.skin.paper.centerx
    y = next(
        y for y in range(int(paper.top), int(paper.bottom)) if scene.session.chronicle.at(canvas, (x, y))
    )
    line = scene.session.chronicle.at(canvas, (x, y))
    assert line is not None
    Mouse(sitting).click((x, y))
    sitting.rest(0.8)
    assert isinstance(sitting.top, LogScene)
    told = page_of(sitting).ring.current
    assert isinstance(told, LogLine) and told.line is line and told.marked
    Mouse(sitting).click(told.rect.center)
    assert opened(sitting) == paragraph(line.rule)
