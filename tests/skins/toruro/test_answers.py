"""Where a question of Toruro stands, and what stands on the buttons that answer it."""

from __future__ import annotations

import random

import pytest

from game.toruro.tokens import GO, PASS
from scenes.skins.toruro.drawing.dial import in_halves
from scenes.skins.toruro.layout import ANSWERS, CARD, OWN, fan
from scenes.table.buttons import LARGEST, Answer, Row
from tests.skins.toruro.conftest import Begin, asked, play_on
from tests.skins.toruro.test_offers import noted
from tests.skins.toruro.test_questions import answers, dial_of, going, settled

BARE = True


def test_a_question_stands_left_of_the_hand_whatever_is_asked_and_the_chronicle_keeps_its_paper(
    begin: Begin,
) -> None:
    scene = going(begin)
    canvas, skin, chronicle = scene.services.canvas, scene.skin, scene.session.chronicle
    hand = min(x for x, *_ in fan(3)) - CARD[0] / 2
    for prompt in ("go", "exchange"):
        play_on(scene, random.Random(1), asked(prompt))
        for canvas.lettering.factor in (1.0, 2.0):
            panel = scene.session.prompt_panel.area(canvas, None)
            at = panel.left - OWN.left if canvas.lettering.factor > 1.0 else hand - panel.right
            assert 0 <= at < 40 and OWN.top - 40 < panel.bottom < OWN.top, prompt
            assert chronicle.place == skin.paper, "it tells who has gone"
        canvas.lettering.factor = 1.0


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


def test_the_dial_lies_close_to_the_hand_and_to_the_answers(begin: Begin) -> None:
    dial, voy = dial_of(going(begin)), answers(going(begin))[0].rect
    x, y, _ = fan(3)[1]
    assert 0 < y - CARD[1] / 2 - dial.area.bottom < 20 and abs(x - dial.area.centerx) < CARD[0] / 2
    assert voy.left - dial.area.right < 60 and voy.top - dial.area.bottom < 60


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
