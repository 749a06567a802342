"""The panel: words of several lines."""

from __future__ import annotations

import pygame

from scenes.stage.prompt_panel import CLEAR, STEP, Hook, PromptPanel
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.text import Lettering

HOOK = Hook(640, 500, 300)


def test_no_word_stands_alone_in_the_last_line(art: Art) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    words = "You have no clubs, so you must play"
    while canvas.measure(words, "body", HOOK.widest)[1] == canvas.measure("A", "body")[1]:
        words += " a"  # until the last word has a line of its own
    panel = PromptPanel(HOOK)
    panel.set(words, None, ())
    area = panel.area(canvas, None)
    assert area.h == canvas.measure(words, "body", HOOK.widest)[1] + 14 + 2 * CLEAR
    assert area.w < HOOK.widest / 2 + STEP + canvas.measure("clubs,", "body")[0] + 36


def test_the_more_lines_there_are_the_further_they_keep_from_the_frame(art: Art) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    panel, left = PromptPanel(HOOK), []
    for lines in (1, 2, 3):
        words = "\n".join(["Choose the cards."] * lines)
        panel.set(words, None, ())
        left.append(panel.area(canvas, None).h - canvas.measure(words, "body", HOOK.widest)[1])
    assert left == sorted(set(left)) and left[-1] >= 26
