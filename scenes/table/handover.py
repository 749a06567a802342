"""The curtain between two players at one screen, and how it opens."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

import pygame

from game.core.seat import Seat
from game.translation import tr
from scenes.services import Services
from scenes.table.buttons import Knob
from scenes.ui import theme
from scenes.ui.anim import ease_in_out
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Cursor, Device, Focus, Input, Key, Pointer
from scenes.ui.keymap import glyph, with_key
from scenes.ui.marks import draw_face, draw_mark
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Pop, Push, Remark, Scene, Transition
from scenes.ui.theme import NIGHT, PAPER_HI, RESTING, WIDTH

SECONDS, OPENING = 0.6, 0.55
"""How long the curtain is held before it opens, and how long that takes."""
MARK_Y, WREATH, RING = 270.0, 240.0, 128.0
FACE = 150.0
"""The width of the portrait in the wreath."""
ASIDE = 170.0
"""How far pelmet and ramp leave the window."""
KNOB = (1230.0, 72.0, 44.0, 44.0)
"""At the edge where the table has the same knob."""


class HandoverScene(Scene):
    """Covers everything until the named player holds a key or the mouse; then calls `rise` and opens.

    Their portrait `face`, or without one their mark, hangs in a wreath, around which a golden line closes
    meanwhile. Only what is seen next shows between the halves of the curtain. `pause` makes the scene that
    Escape leads to: the game can be left without a hand being shown.
    """

    def __init__(
        self,
        services: Services,
        seat: Seat,
        rise: Callable[[], None],
        pause: Callable[[], Scene],
        face: str = "",
    ) -> None:
        super().__init__()
        self.services, self.seat = services, seat.index
        self._seat, self._rise, self._pause, self._face = seat, rise, pause, face
        self._held, self._holding = 0.0, False
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

    def change(self, picture: Callable[[], pygame.Surface]) -> CurtainRise:
        return CurtainRise(self, picture())

    def draw(self, canvas: Canvas) -> None:
        self.draw_curtain(canvas, 0.0)
        share = min(1.0, self._held / SECONDS)
        turns = [2 * pi * share * step / 60 for step in range(round(60 * share) + 1)]
        arc = [(WIDTH / 2 + RING * sin(turn), MARK_Y - RING * cos(turn)) for turn in turns]
        for colour, width in ((NIGHT, 12), (theme.OCHRE_LT, 7)):
            canvas.path(arc if share else [], colour, width)
        self.page.draw(canvas)

    def draw_curtain(self, canvas: Canvas, share: float) -> None:
        """Draw the curtain, opened by a share, with what hangs before it pulled up as far."""
        cloth, target = canvas.art.cover("ui/curtain", canvas.size), canvas.surface
        left, right = cloth.get_rect(), cloth.get_rect()
        left.w = right.x = cloth.get_width() // 2
        aside = round(cloth.get_width() / 2 * share)
        target.blit(cloth, (-aside, 0), left)
        target.blit(cloth, (right.x + aside, 0), right)
        window, middle, up = canvas.window, WIDTH / 2, MARK_Y - canvas.window.h * share
        canvas.picture("ui/curtain_ramp", middle, window.bottom + ASIDE * share, window.w, anchor="midbottom")
        canvas.picture("ui/curtain_wreath", middle, up, WREATH, anchor="center")
        if self._face:
            draw_face(canvas, self._face, self._seat.colour, (middle, up), FACE)
        else:
            draw_mark(canvas, self._seat.colour, (middle, up), 68)
        name = canvas.text(
            tr("Now {name}", name=self._seat.name), middle, up + 120, "shout", PAPER_HI,
            anchor="center top", shade=NIGHT,
        )  # fmt: skip
        words = self._words()
        across, down = canvas.measure(words, "lead", 900)
        board = pygame.FRect(0, name.bottom + 8, across + 48, down + 22)
        board.centerx = middle
        canvas.nine("ui/panel_wood", board, shadow=RESTING)
        canvas.text(words, *board.center, "lead", PAPER_HI, anchor="center middle", width=900, box=board)
        canvas.picture("ui/curtain_pelmet", middle, window.top - ASIDE * share, window.w, anchor="midtop")

    def _words(self) -> str:
        device, bindings = self.services.device, self.services.bindings
        if device is Device.PAD:
            key = glyph(Act.OK, device, bindings)
            return tr("The others look away. Hold {key} to open the curtain.", key=f"**{key}**")
        key = glyph(Act.OK, Device.KEYBOARD, bindings)
        return tr("The others look away. Hold the mouse or {key} to open the curtain.", key=f"**{key}**")


class CurtainRise:
    """The curtain opens onto the picture of what is seen next."""

    def __init__(self, curtain: HandoverScene, new: pygame.Surface) -> None:
        self._curtain, self._new = curtain, new
        self._passed = 0.0

    @property
    def finished(self) -> bool:
        return self._passed >= OPENING

    def update(self, dt: float) -> None:
        self._passed += dt

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(self._new, (0, 0))
        self._curtain.draw_curtain(canvas, ease_in_out(min(1.0, self._passed / OPENING)))
