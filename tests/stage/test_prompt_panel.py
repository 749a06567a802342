"""The panel: words of several lines."""

from __future__ import annotations

import pygame

from scenes.stage.prompt_panel import STEP, Hook, PromptPanel
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
    assert area.h == canvas.measure(words, "body", HOOK.widest)[1] + 18
    assert area.w < HOOK.widest / 2 + STEP + canvas.measure("clubs,", "body")[0] + 36
