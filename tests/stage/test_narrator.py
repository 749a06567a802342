"""The narrator: the panel tells what happens now, the chronicle how it ended."""

from __future__ import annotations

import pygame

from game.core.action import token
from game.core.event import Event, Placed, Rolled
from scenes.stage.chronicle import Chronicle, Narrator
from scenes.stage.prompt_panel import Hook, PromptPanel
from scenes.stage.skin import Line
from tests.stage.conftest import Begin

ROLL = Rolled("dice", (token("die", 0),), (6,))
STEP = Placed("walk", token("pawn", 0), token("place", 1))
LINES = {ROLL: Line("It is a 6!", "", meanwhile="Who knows…"), STEP: Line("One step.", "")}


def narrator() -> tuple[Narrator, PromptPanel, Chronicle]:
    panel, chronicle = PromptPanel(Hook(0, 0, 600)), Chronicle(pygame.FRect(0, 0, 280, 124))
    return Narrator(LINES.get, panel, chronicle, lambda text: None), panel, chronicle


def test_an_event_is_written_as_it_begins() -> None:
    narrator_, panel, chronicle = narrator()
    narrator_.begin(STEP, again=False)
    assert (panel.words, chronicle.lines) == ("One step.", [LINES[STEP]])
    narrator_.end(STEP, again=False)
    assert chronicle.lines == [LINES[STEP]]


def test_what_would_give_away_its_end_is_written_only_then() -> None:
    narrator_, panel, chronicle = narrator()
    narrator_.begin(ROLL, again=False)
    assert (panel.words, chronicle.lines) == ("Who knows…", [])
    narrator_.end(ROLL, again=False)
    assert chronicle.lines == [LINES[ROLL]]


def test_what_is_shown_once_more_is_said_but_not_written_again() -> None:
    narrator_, panel, chronicle = narrator()
    for event in (STEP, ROLL):
        narrator_.begin(event, again=True)
        narrator_.end(event, again=True)
    assert (panel.words, chronicle.lines) == ("Who knows…", [])


def test_an_event_without_a_line_leaves_everything_as_it_is() -> None:
    narrator_, panel, chronicle = narrator()
    narrator_.begin(STEP, again=False)
    narrator_.begin(Event(""), again=False)
    narrator_.end(Event(""), again=False)
    assert (panel.words, chronicle.lines) == ("One step.", [LINES[STEP]])


def test_the_plaque_does_not_name_who_comes_next_before_all_is_shown(begin: Begin) -> None:
    scene = begin(5, 3)
    scene.director.finish()
    while scene.table.ask is not None and scene.table.view(None).day == 1:
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            assert "thinking" not in scene.session.prompt_panel.words
            scene.director.skip()
        assert scene.table.ask is None or "thinking" in scene.session.prompt_panel.words


def test_a_card_that_is_shown_lifts_the_plaque_above_itself(begin: Begin) -> None:
    scene = begin(1, 2, humans=1)
    scene.director.finish()
    canvas = scene.services.canvas
    low, card = scene.session.prompt_panel.area(canvas, None), pygame.FRect(540, 430, 200, 282)
    lifted = scene.session.prompt_panel.area(canvas, card)
    assert low.colliderect(card)
    assert (lifted.bottom, lifted.centerx) == (card.top - 4, low.centerx)
    assert scene.session.prompt_panel.area(canvas, pygame.FRect(60, 430, 200, 282)) == low
