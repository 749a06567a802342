"""The discard pile, spread out: every card in it, the last one first."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.bulls.rows import CARDS
from game.translation import tr
from scenes.menus.menu import MenuScene
from scenes.services import Services
from scenes.skins.bulls.drawing.card_faces import action_card
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Pop
from scenes.ui.scroll import Scroll
from scenes.ui.widgets import Button, Label, Panel, Picture, Widget

SHEET = pygame.FRect(60, 30, 1160, 640)
ACROSS, GAP = 6, 14.0


class DiscardsScene(MenuScene):
    """The scene that lies over the table until it is closed."""

    overlay = True
    music = None
    first = "close"

    def __init__(self, services: Services, discard: Sequence[int]) -> None:
        super().__init__(services)
        self._discard = tuple(reversed(discard))

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = SHEET.inflate(-80, -52)
        words = tr("Discarded cards, the last one first")
        title = canvas.measure(words, "title", inner.w)[1]
        width, height = Button.size(canvas, tr("Close"))
        close = Button(
            (inner.right - width, inner.bottom - height, width, height), tr("Close"), Pop, key="close"
        )
        body = pygame.FRect(
            inner.left, inner.top + title + 10, inner.w, close.rect.top - inner.top - title - 20
        )
        size = (body.w - 20 - GAP * (ACROSS - 1)) / ACROSS
        tall = size * 380 / 270
        pictures: list[Widget] = []
        for place, card in enumerate(self._discard):
            across, down = place % ACROSS, place // ACROSS
            at = (body.left + across * (size + GAP), body.top + down * (tall + GAP), size, tall)
            picture, words = action_card(CARDS[card].id), tr(CARDS[card].name)
            pictures.append(Picture(at, picture, words=words, shadow=theme.RESTING))
        heading = Label((inner.left, inner.top, inner.w, title), words, "title", theme.ALMAGRE_DK)
        return [Panel(SHEET, "paper", theme.LIFTED), heading, Scroll(body, pictures), close]
