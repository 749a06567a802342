"""What lies over a table: the pause, the curtain between two players, the chronicle, a last look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import cos, pi, sin
from types import MappingProxyType

import pygame

from game.core.seat import Seat
from game.translation import tr
from scenes.menus.key_bindings import act_names
from scenes.menus.menu import MenuChoice, MenuScene, stacked
from scenes.menus.rulebook import RulebookScene
from scenes.menus.settings import SettingsScene
from scenes.services import Services
from scenes.stage.skin import Line, Sheet
from scenes.table.buttons import Knob
from scenes.ui import theme
from scenes.ui.anim import ease_in_out
from scenes.ui.canvas import Area, Canvas
from scenes.ui.clipboard import is_copy
from scenes.ui.input import Act, Cursor, Device, Focus, Input, Key, Pointer, Typed
from scenes.ui.keymap import Hint, glyph, with_key
from scenes.ui.marks import draw_mark
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Pop, Push, Quit, Remark, Reset, Scene, Transition
from scenes.ui.theme import NIGHT, PAPER_HI, RESTING, WIDTH
from scenes.ui.widgets import Button, Label, Panel, Press, Scroll, Widget


class PauseScene(MenuScene):
    """Lies over the game `game`; `home` makes the title.

    `spoken` is what the table says on request, by the key that asks for it. `leave` is told where somebody
    who leaves goes, and asks first where the game would be lost. `film` shows the game so far, and `line`
    shows it in one line; they are None if that would tell too much. `more` leads to what is about the seats.
    """

    overlay = True
    music = None
    first = "continue"

    def __init__(
        self,
        services: Services,
        game: str,
        home: Callable[[], Scene],
        spoken: Mapping[Act, Press] = MappingProxyType({}),
        is_lesson: bool = False,
        leave: Callable[[Callable[[], Transition]], Transition] = lambda where: where(),
        film: Callable[[], Transition | None] | None = None,
        line: Callable[..., Transition] | None = None,
        more: Sequence[MenuChoice] = (),
    ) -> None:
        super().__init__(services)
        self.game, self._home, self._spoken, self._is_lesson = game, home, spoken, is_lesson
        self._leave, self._film, self._line, self._more = leave, film, line, more

    def key(self, item: Key) -> Transition | None:
        if is_copy(item) and self._line is not None:
            return self._line(asked_to_copy=True)
        return Pop() if item.act in (Act.BACK, Act.MENU) else None

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        leave, end = tr("Save and go to the title"), tr("Save and quit")
        if self._is_lesson:
            leave, end = tr("Leave the lesson"), tr("Quit")
        rows = [
            MenuChoice("continue", tr("Continue"), Pop, "gold"),
            MenuChoice("settings", tr("Settings"), lambda: Push(SettingsScene(self.services))),
            MenuChoice("rules", tr("How to play"), lambda: Push(RulebookScene(self.services, self.game))),
            MenuChoice("title", leave, partial(self._leave, lambda: Reset(self._home()))),
            MenuChoice("quit", end, partial(self._leave, Quit)),
        ]
        if self._film is not None:
            rows.insert(1, MenuChoice("film", tr("The film of the game"), partial(Pop, self._film)))
        rows[-2:-2] = self._more
        if self._spoken:
            rows.insert(-2, MenuChoice("aloud", tr("Read it out to me"), self._aloud))
        if self._line is not None:
            rows.insert(-2, MenuChoice("line", tr("The game in one line"), self._line))
        return stacked(canvas, tr("Pause"), rows)

    def _aloud(self) -> Transition:
        return Push(SpeechMenu(self.services, self._spoken))


class SpeechMenu(MenuScene):
    """Offers as buttons what keys make the table say, for whoever has only a gamepad or a mouse.

    It lies over the pause. Each button leads back to the table and does there what its key does.
    """

    overlay = True
    music = None

    def __init__(self, services: Services, spoken: Mapping[Act, Press]) -> None:
        super().__init__(services)
        self._spoken = spoken
        self.first = next(iter(spoken)).name

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        words = act_names()
        rows = [
            MenuChoice(act.name, words[act], partial(Pop, partial(Pop, deed)))
            for act, deed in self._spoken.items()
        ]
        return stacked(canvas, tr("Read it out to me"), [*rows, MenuChoice("back", tr("Back"), Pop, "gold")])


TAP = 0.3
"""Seconds: who lets go of the key sooner than this goes on looking until the next press."""


class PeekOverlay(Scene):
    """Shows a sheet over the table. `held` is the key that shows it."""

    overlay = True

    def __init__(self, sheet: Sheet, held: Act) -> None:
        super().__init__()
        self._sheet, self._held = sheet, held
        self._seconds = 0.0

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Focus) and not item.gained:
            return Pop()
        if isinstance(item, Key) and not item.repeat:
            released = item.act is self._held and self._seconds >= TAP
            return Pop() if item.down or released else STAY
        if isinstance(item, Pointer) and item.kind == "down":
            return Pop()
        return STAY

    def remarks(self) -> Sequence[Remark]:
        return [Remark(self._sheet.spoken_text)]

    def update(self, dt: float) -> Transition | None:
        self._seconds += dt
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.window, theme.NIGHT, 150)
        self._sheet.draw(canvas)


SECONDS, OPENING = 0.6, 0.55
"""How long the curtain is held before it opens, and how long that takes."""
MARK_Y, WREATH, RING = 270.0, 240.0, 128.0
ASIDE = 170.0
"""How far pelmet and ramp leave the window."""
KNOB = (1230.0, 72.0, 44.0, 44.0)
"""At the edge where the table has the same knob."""


class HandoverScene(Scene):
    """Covers everything until the named player holds a key or the mouse; then calls `rise` and opens.

    A golden line around the wreath closes meanwhile. Only what is seen next shows between its halves.
    `pause` makes the scene that Escape leads to: the game can be left without a hand being shown.
    """

    def __init__(
        self, services: Services, seat: Seat, rise: Callable[[], None], pause: Callable[[], Scene]
    ) -> None:
        super().__init__()
        self.services = services
        self._seat, self._rise, self._pause = seat, rise, pause
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

    def change(self, new: pygame.Surface) -> CurtainRise:
        return CurtainRise(self, new)

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
        cloth, target = canvas.art.cover("ui/curtain", canvas.surface.get_size()), canvas.surface
        left, right = cloth.get_rect(), cloth.get_rect()
        left.w = right.x = cloth.get_width() // 2
        aside = round(cloth.get_width() / 2 * share)
        target.blit(cloth, (-aside, 0), left)
        target.blit(cloth, (right.x + aside, 0), right)
        window, middle, up = canvas.window, WIDTH / 2, MARK_Y - canvas.window.h * share
        canvas.picture("ui/curtain_ramp", middle, window.bottom + ASIDE * share, window.w, anchor="midbottom")
        canvas.picture("ui/curtain_wreath", middle, up, WREATH, anchor="center")
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


SHEET = pygame.FRect(190, 40, 900, 610)
GAP, EDGE = 16.0, 6.0
"""Between a line and the number of its rule, and beside both."""


class LogLine(Widget):
    """A line, with the number of its rule at its right."""

    def __init__(self, rect: Area, line: Line, number: str, press: Press, key: str) -> None:
        super().__init__(rect, key=key, focusable=True)
        self.walkable, self.legible = bool(line.rule), True
        self.line, self.number = line, number
        self.marked = False
        """This is the line that was asked for."""
        self._press, self._held = press, False

    @property
    def spoken_text(self) -> str:
        return f"{self.line.text}\n{self.number}" if self.number else self.line.text

    def draw(self, canvas: Canvas) -> None:
        if self.marked or (self.hovered and self.walkable):
            canvas.fill(self.rect, theme.OCHRE_LT, 90, 7)
        canvas.line(self.rect.bottomleft, self.rect.bottomright, theme.PAPER_DK)
        inner = self.rect.inflate(-2 * EDGE, 0)
        wide = canvas.measure(self.number, "caption")[0]
        style = "strong" if self.line.weight > 1 else "body"
        canvas.text(
            self.line.text, inner.left, inner.centery, style, theme.INK,
            anchor="left middle", width=inner.w - wide - GAP, box=inner,
        )  # fmt: skip
        canvas.text(
            self.number, inner.right, inner.centery, "caption", theme.COBALT_DK, anchor="right middle"
        )

    def pointer(self, item: Pointer) -> Transition | None:
        pressed = item.kind == "up" and self._held and self.target.collidepoint(item.pos)
        self._held = item.kind == "down" and item.button == 1
        return self._follow() if pressed else STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._follow()
        return None

    def _follow(self) -> Transition:
        """Open the rule of the line, if one caused it."""
        return (self._press() if self.walkable else None) or STAY


class LogScene(MenuScene):
    """Shows `lines` on paper over the table, under that heading.

    The line `at` is in sight, and keys begin there. Without it the `newest` line, which is the last, is in
    sight, or else keys begin at the first.
    """

    overlay = True
    music = None
    leads = False
    """Every line leads somewhere, even one without a rule."""

    def __init__(
        self,
        services: Services,
        lines: Sequence[Line],
        heading: str = "",
        newest: bool = True,
        at: Line | None = None,
    ) -> None:
        super().__init__(services)
        self._lines, self._heading, self._newest = tuple(lines), heading or tr("Chronicle"), newest
        self._at = next((place for place, line in enumerate(lines) if line is at), None)
        self.first = f"line {self._at or 0}" if at or not newest else "close"

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Its rule")), (Act.BACK, tr("Back"))]

    def key(self, item: Key) -> Pop | None:
        return Pop() if item.act in (Act.BACK, Act.LOG if self._newest else Act.TABLE) else None

    def layout(self, canvas: Canvas) -> None:
        fresh = not self.page.widgets
        super().layout(canvas)
        for scroll in self.page.widgets:
            if fresh and self._newest and isinstance(scroll, Scroll):
                scroll.scroll_by(scroll.reach)
                if self._at is not None:
                    scroll.reveal(scroll.children[self._at])

    def widgets(self, canvas: Canvas) -> list[Widget]:
        inner = SHEET.inflate(-80, -60)
        tall = canvas.measure(self._heading, "title")[1]
        heading = Label((inner.left, inner.top, inner.w, tall), self._heading, "title", theme.ALMAGRE_DK)
        width, height = Button.size(canvas, tr("Close"))
        close = Button(
            (inner.right - width, SHEET.bottom - height - 22, width, height), tr("Close"), Pop, key="close"
        )
        top = heading.rect.bottom + 10
        body = pygame.FRect(inner.left, top, inner.w, close.rect.top - top - 12)
        return [Panel(SHEET, "paper", theme.LIFTED), heading, Scroll(body, self._rows(canvas, body)), close]

    def _rows(self, canvas: Canvas, body: pygame.FRect) -> list[Widget]:
        rows: list[Widget] = []
        top = body.top + 4
        for place, line in enumerate(self._lines):
            number = tr("rule {number}", number=line.rule.partition(".")[2]) if line.rule else ""
            width = body.w - 22
            style = "strong" if line.weight > 1 else "body"
            room = width - 2 * EDGE - canvas.measure(number, "caption")[0] - GAP
            height = max(theme.TARGET, canvas.measure(line.text, style, room)[1] + 12)
            area = (body.left, top, width, height)
            row = LogLine(area, line, number, partial(self.follow, place), f"line {place}")
            row.walkable = row.walkable or self.leads
            row.marked = place == self._at
            rows.append(row)
            top += height
        return rows

    def follow(self, place: int) -> Transition:
        """Go where a line leads: to the rule that caused it."""
        rule = self._lines[place].rule
        return Push(RulebookScene(self.services, rule.partition(".")[0], rule=rule))
