"""The curtain between two players at one screen: it falls before a hand is shown, and is held open."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.seat import Seat
from game.translation import tr
from scenes.menus.menu import cover
from scenes.services import Services
from scenes.stage.knob import Knob
from scenes.ui.anim import ease_out_cubic
from scenes.ui.canvas import Canvas
from scenes.ui.cursor import Cursor
from scenes.ui.input import Act, Device, Focus, Input, Key, Pointer
from scenes.ui.key_bar import glyph, with_key
from scenes.ui.marks import draw_mark
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Pop, Push, Remark, Scene, Transition
from scenes.ui.theme import NIGHT, PAPER_HI, RESTING, WIDTH

SECONDS = 0.6
"""How long the curtain is held before it opens."""
ASIDE = 120.0
"""How far each half has slid aside by then."""
MARK_Y, WREATH = 270.0, 240.0
KNOB = (1230.0, 72.0, 44.0, 44.0)
"""At the edge where the table has the same knob."""


class HandoverScene(Scene):
    """Covers everything until the named player holds a key or the mouse; then calls `rise`.

    `pause` makes the scene that Escape leads to: the game can be left without a hand being shown.
    """

    def __init__(
        self, services: Services, seat: Seat, rise: Callable[[], None], pause: Callable[[], Scene]
    ) -> None:
        super().__init__()
        self.services = services
        self._seat, self._rise, self._pause = seat, rise, pause
        self._held = 0.0
        self._holding = False
        self.page = Page(click=services.sound.play)

    @property
    def busy(self) -> bool:
        return self._held > 0 or self._holding

    @property
    def cursor(self) -> Cursor:
        return Cursor.HAND  # it opens wherever it is held

    def enter(self) -> None:
        self._holding = False

    def layout(self, canvas: Canvas) -> None:
        tip = with_key(tr("Pause and settings"), Act.BACK, self.services.bindings)
        self.page.set_widgets([Knob(KNOB, "ui/gear", lambda: Push(self._pause()), key="pause", tip=tip)])

    def handle(self, item: Input) -> Transition | None:
        self.dirty = True
        if isinstance(item, Pointer):
            on_knob = self.page.handle(item)
            self._holding = item.kind != "up" and on_knob is None and (self._holding or item.kind == "down")
            return on_knob or STAY
        if isinstance(item, Key) and not item.repeat:
            if item.act in (Act.OK, Act.PEEK):
                self._holding = item.down
            elif item.act in (Act.BACK, Act.MENU) and item.down:
                return Push(self._pause())
        if isinstance(item, Focus) and not item.gained:
            self._holding = False
        return STAY

    def update(self, dt: float) -> Transition | None:
        self.page.update(dt)
        self.dirty = self.dirty or self.page.dirty
        self._held = self._held + dt if self._holding else max(0.0, self._held - 2 * dt)
        return Pop(self._rise) if self._held >= SECONDS else None

    def remarks(self) -> list[Remark]:
        return [Remark(tr("Now {name}", name=self._seat.name)), Remark(self._words())]

    def draw(self, canvas: Canvas) -> None:
        window, middle = canvas.window, WIDTH / 2
        self._draw_cloth(canvas)
        canvas.picture("ui/curtain_pelmet", middle, window.top, window.w, anchor="midtop")
        canvas.picture("ui/curtain_ramp", middle, window.bottom, window.w, anchor="midbottom")
        canvas.picture("ui/curtain_wreath", middle, MARK_Y, WREATH, anchor="center")
        draw_mark(canvas, self._seat.colour, (middle, MARK_Y), 68)
        name = canvas.text(
            tr("Now {name}", name=self._seat.name), middle, MARK_Y + 120, "shout", PAPER_HI,
            anchor="center top", shade=NIGHT,
        )  # fmt: skip
        words = self._words()
        width, height = canvas.measure(words, "lead", 900)
        board = pygame.FRect(0, name.bottom + 8, width + 48, height + 22)
        board.centerx = middle
        canvas.nine("ui/panel_wood", board, shadow=RESTING)
        canvas.text(words, *board.center, "lead", PAPER_HI, anchor="center middle", width=900, box=board)
        self.page.draw(canvas)

    def _words(self) -> str:
        device, bindings = self.services.device, self.services.bindings
        if device is Device.PAD:
            key = glyph(Act.OK, device, bindings)
            return tr("The others look away. Hold {key} to open the curtain.", key=f"**{key}**")
        key = glyph(Act.OK, Device.KEYBOARD, bindings)
        return tr("The others look away. Hold the mouse or {key} to open the curtain.", key=f"**{key}**")

    def _draw_cloth(self, canvas: Canvas) -> None:
        """Draw the two halves of the curtain, as far apart as they are.

        Behind them is the night, never the table.
        """
        cloth, target = cover(canvas, "ui/curtain"), canvas.surface
        width, height = cloth.get_size()
        half, aside = width // 2, round(ASIDE * canvas.k * ease_out_cubic(min(1.0, self._held / SECONDS)))
        target.fill(NIGHT)
        target.blit(cloth, (-aside, 0), (0, 0, half, height))
        target.blit(cloth, (half + aside, 0), (half, 0, width - half, height))
