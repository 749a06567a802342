"""The sheet of standing orders: what one player wants done about each card that answers others."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.seat import Seat
from game.translation import tr
from scenes.menus.form_layout import Line, Note, Section, lay_form
from scenes.menus.menu import MenuScene, foot
from scenes.menus.option_rows import choice_row
from scenes.services import Services
from scenes.skins.alatriste.words.standing_orders import CARDS_OF, WINDOWS
from scenes.stage.standing_orders import Orders, Wish
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.scene import STAY, Pop, Transition
from scenes.ui.widgets import Button, Label, Panel, Press, Widget

WIDTH, TOP = 760.0, 24.0


class OrdersScene(MenuScene):
    """The sheet over the boards; where hands are secret it is covered until its owner asks to see it."""

    overlay = True
    music = None
    first = "close"

    def __init__(self, services: Services, seat: Seat, orders: Orders) -> None:
        super().__init__(services)
        self._seat, self._orders = seat, orders
        self._covered = orders.secret

    @property
    def private(self) -> bool:
        return self._orders.secret and not self._covered

    def _uncover(self) -> Transition:
        self._covered = False
        self.relayout()
        return STAY

    def widgets(self, canvas: Canvas) -> list[Widget]:
        words = tr("Standing orders of {name}", name=self._seat.name)
        title = canvas.measure(words, "title", WIDTH - 80)[1]
        close, show = tr("Close"), tr("I am {name}: show them", name=self._seat.name)
        high = Button.size(canvas, close)[1]
        most = foot(canvas) - TOP - 6
        left, right = (theme.WIDTH - WIDTH) / 2 + 40, (theme.WIDTH + WIDTH) / 2 - 40
        body = pygame.FRect(left, TOP + title + 34, right - left, most - title - high - 72)
        form = lay_form(canvas, body, [[Section("", self._hint() if self._covered else self._rows())]])
        under = min(body.bottom, max(row.rect.bottom for row in form.children)) + 12
        paper = pygame.FRect((theme.WIDTH - WIDTH) / 2, TOP, WIDTH, under + high + 26 - TOP)
        buttons = [self._button(canvas, right - Button.size(canvas, close)[0], under, close, Pop, "close")]
        if self._covered:
            buttons.insert(0, self._button(canvas, left, under, show, self._uncover, "uncover"))
        return [
            Panel(paper, "paper", theme.LIFTED),
            Label((left, TOP + 26, right - left, title), words, "title", theme.ALMAGRE_DK),
            form,
            *buttons,
        ]

    def _button(self, canvas: Canvas, x: float, y: float, words: str, press: Press, key: str) -> Button:
        return Button((x, y, *Button.size(canvas, words)), words, press, key=key)

    def _hint(self) -> list[Line]:
        return [Note(tr("The others look away: these orders are for one player's eyes."))]

    def _rows(self) -> list[Line]:
        hint = tr("What is to be done when these could answer somebody. Nobody else is told what you order.")
        if self._orders.secret:
            hint += " " + tr("You are asked only if you press the button that is there while all wait.")
        rows: list[Line] = [Note(hint)]
        wishes: list[tuple[Wish, str]] = [
            ("always", tr("Always")),
            ("ask", tr("Ask me")),
            ("never", tr("Never")),
        ]
        for order, card in CARDS_OF.items():
            now = self._orders.wish(self._seat.index, order, "ask")
            give = partial(self._give, order)
            rows.append(choice_row(order, tr(card.name), wishes, now, give, tr(card.text)))
        now = self._orders.wish(self._seat.index, WINDOWS, "never")
        tip = tr("Trades can be offered and some helps played in the card phases of others, too.")
        rows.append(choice_row(WINDOWS, tr("Card phases of others"), wishes[1:], now,
                              partial(self._give, WINDOWS), tip))  # fmt: skip
        return rows

    def _give(self, order: str, wish: Wish) -> None:
        self._orders.give(self._seat.index, order, wish)
