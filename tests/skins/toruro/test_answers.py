"""Where a question of Toruro stands, and what stands on the buttons that answer it."""

from __future__ import annotations

import random

import pygame
import pytest

from game.toruro.tokens import GO, PASS
from scenes.skins.toruro.drawing.dial import in_halves
from scenes.skins.toruro.drawing.group import OVER
from scenes.skins.toruro.layout import ANSWERS, CARD, OWN, POT, POTS, RISE, SMALL, STOCK, fan
from scenes.skins.toruro.skin import ToruroSkin
from scenes.table.buttons import LARGEST, Answer, Row
from tests.narrow import as_a
from tests.skins.toruro.conftest import Begin, asked, play_on
from tests.skins.toruro.test_offers import noted
from tests.skins.toruro.test_questions import answers, dial_of, going, settled

BARE = True


def test_a_question_about_cards_stands_left_of_the_hand_and_the_chronicle_keeps_its_paper(
    begin: Begin,
) -> None:
    scene = going(begin)
    canvas, skin, chronicle = scene.services.canvas, scene.skin, scene.session.chronicle
    hand = min(x for x, *_ in fan(3)) - CARD[0] / 2
    play_on(scene, random.Random(1), asked("exchange"))
    for canvas.lettering.factor in (1.0, 2.0):
        panel = scene.session.prompt_panel.area(canvas, None)
        if canvas.lettering.factor > 1.0:
            assert panel.bottom < fan(3)[1][1] - CARD[1] / 2 - RISE, "above the hand, as large as it reads"
        else:
            assert 0 <= hand - panel.right < 40 and OWN.top - 40 < panel.bottom < OWN.top
        assert chronicle.place == skin.paper, "it tells who has gone"
    canvas.lettering.factor = 1.0


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("prompt", ["go", "pay"])
def test_a_question_before_the_tricks_stands_with_its_chances_and_answers_on_one_board_above_the_hand(
    begin: Begin, prompt: str, text: int
) -> None:
    scene = begin(3, 4, 1, text_size=text, language="es")
    scene.services.apply_settings()
    play_on(scene, random.Random(1), asked(prompt))
    scene.director.finish()
    scene.lay()
    canvas, group = scene.services.canvas, as_a(ToruroSkin, scene.skin)._question
    panel, board = scene.session.prompt_panel.area(canvas, None), group.board
    buttons = [answer.rect for answer in answers(scene) if not answer.aside]
    assert all(board.contains(button) for button in buttons)
    assert panel.bottom - board.top == OVER and abs(panel.centerx - board.centerx) < 90
    assert board.bottom < min(y for _, y, _ in fan(3)) - CARD[1] / 2
    pots = [pygame.FRect(x - POT[0] / 2, y - 44, POT[0], 92) for x, y in POTS]
    assert not [area for area in (panel, board) if area.collidelist(pots) >= 0], "no pot is hidden"
    assert board.right < STOCK[0] - SMALL[0] / 2
    if prompt == "go":
        dial = dial_of(scene)
        assert board.contains(dial.area.clip((0, dial.area.bottom - dial.height(canvas), 1280, 720)))
        assert all(dial.area.right < button.left for button in buttons)
    scene.services.settings.text_size = 100
    scene.services.apply_settings()


@pytest.mark.parametrize("numbers", ["story", "table"])
def test_each_answer_to_whether_one_goes_says_what_it_brings_unless_numbers_are_unwanted(
    begin: Begin, numbers: str
) -> None:
    scene = going(begin, numbers=numbers)
    buttons, dial, written = answers(scene)[:2], settled(dial_of(scene)), list[str]()
    canvas = scene.services.canvas
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "text", noted(canvas.text, written))
        for button in buttons:
            button.draw(canvas)
    figures = [figure.number for answer in (GO, PASS) for figure in dial.brings(answer)]
    assert figures == [in_halves(dial.chance.mean), f"−{dial.chance.cost}", "±0"]
    assert [words for words in written if words in figures] == (figures if numbers == "table" else [])
    high = [button.rect.h for button in buttons]
    assert (high[0] > high[1] > 50) if numbers == "table" else high == [50, 50]


def test_the_two_answers_to_whether_one_goes_are_written_as_large_as_anything_else(begin: Begin) -> None:
    canvas = going(begin).services.canvas
    rows = [Row("Voy: I go", "paper", lambda: None), Row("Paso: I pass", "paper", lambda: None)]
    width = ANSWERS[1] - ANSWERS[0]
    canvas.lettering.factor = 2.0
    assert Answer.largest(canvas, rows, width) >= 1.5 > LARGEST
    assert Answer.largest(canvas, [*rows, *rows], width) == LARGEST
    wordy = [Row("Go on to the end of it all", "paper", lambda: None)]
    assert Answer.largest(canvas, wordy, width) == LARGEST, "it would break"
    canvas.lettering.factor = 1.0
