"""Key bindings: the keys and the gamepad button of every act, which the player may change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.translation import tr
from scenes.menus.menu import MenuChoice, MenuScene, done_choice, edge_buttons, heading, paper_below
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Input, Key, Pointer
from scenes.ui.keymap import BUTTONS_EACH, KEYS_EACH, C, Hint, Keymap, Refusal, button_sign, key_sign
from scenes.ui.scene import STAY, Remark, Transition
from scenes.ui.widgets import Button, Label, Press, Scroll, Widget

CELL, CELLS = 210.0, KEYS_EACH + BUTTONS_EACH
"""Width of a key cap, and how many of them are in a row."""
GAP = 6.0
PAD = KEYS_EACH
"""The index of the gamepad button in a row."""

Spot = tuple[Act, int]
"""An act and an index in its row: the first key, the second one, or the gamepad button."""


def act_names() -> dict[Act, str]:
    """The names of the acts in the order of the page."""
    return {
        Act.OK: tr("Choose"),
        Act.BACK: tr("Back, pause"),
        Act.UP: tr("Up"),
        Act.DOWN: tr("Down"),
        Act.LEFT: tr("Left"),
        Act.RIGHT: tr("Right"),
        Act.NEXT: tr("On to the next"),
        Act.PREVIOUS: tr("Back to the one before"),
        Act.UNDO: tr("Take back"),
        Act.PEEK: tr("Look at your hand, or closely at a card; answer a call"),
        Act.SKIP: tr("Skip what moves"),
        Act.HURRY: tr("Hurry, while it is held"),
        Act.HOLD: tr("Hold the table"),
        Act.SPEED: tr("Speed"),
        Act.REPLAY: tr("Show the last move again"),
        Act.LAST: tr("The last trick; the discards; a trade"),
        Act.ZOOM: tr("Near to the board, or all of it"),
        Act.LOG: tr("The whole chronicle"),
        Act.FILM: tr("The film of the game"),
        Act.PICTURE: tr("A picture of the film"),
        Act.HINT: tr("Hint"),
        Act.WHY: tr("Why did they do that?"),
        Act.CHANCES: tr("Your chances"),
        Act.DANGERS: tr("Everybody's dangers; all boards"),
        Act.STANDING: tr("Who stands where?"),
        Act.TABLE: tr("The table in words"),
        Act.AGAIN: tr("Say it once more"),
        Act.COPY: tr("Copy what was said"),
        Act.VOICE: tr("Say everything"),
        Act.DETAIL: tr("Say less, or more"),
        Act.RECALL: tr("Where was I?"),
        Act.HELP: tr("Rules"),
        Act.MENU: tr("Pause"),
        Act.FULLSCREEN: tr("Full screen"),
    }


class Cap(Button):
    """A key or button in a row, which may wait for another one to be pressed."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: pygame.FRect, sign: str, press: Press, spot: Spot, waits: bool) -> None:
        super().__init__(rect, sign, press, style="strong", key=f"{spot[0].name} {spot[1]}")
        self._spot, self.waits = spot, waits

    @property
    def spoken_text(self) -> str:
        act, place = self._spot
        kind = (tr("Key"), tr("Second key"), tr("Gamepad"))[place]
        sign = tr("waits for another one") if self.waits else self.text or tr("none")
        return f"{act_names()[act]}\n{kind}: {sign}"

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/field", self.rect)
        if self.waits or self.hovered:
            canvas.fill(self.rect.inflate(-8, -8), theme.OCHRE_LT, 255 if self.waits else 60, 5)
        canvas.text(
            "…" if self.waits else self.text or "–", *self.rect.center, "strong", theme.INK,
            anchor="center middle", width=self.rect.w - 12, box=self.rect,
        )  # fmt: skip


class KeyBindingsScene(MenuScene):
    """Every act with its keys and its button: pressing a cap, then another key, binds that key.

    Two acts never share a key: the act that had it gets the one that is replaced, or nothing changes.
    """

    music = None
    first = f"{Act.OK.name} 0"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.bindings = services.bindings
        self.waiting: Spot | None = None
        """The cap that waits for a key or button."""
        self.message = tr("Choose a key, then press the one that you would rather have.")

    @property
    def listens(self) -> bool:
        """True while a cap waits for a key."""
        return self.waiting is not None

    def hints(self) -> Sequence[Hint]:
        return [] if self.listens else [(Act.OK, tr("Change")), (Act.BACK, tr("Back"))]

    def remarks(self) -> Sequence[Remark]:
        return [Remark(tr("Keys and gamepad")), Remark(self.message)]

    # --- the page ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("Keys and gamepad"))
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -40)
        usual = MenuChoice("usual", tr("The usual keys"), self._reset)
        buttons = edge_buttons(canvas, inner, [], [usual, done_choice()], gap=12)
        width = buttons[0].rect.left - inner.left - 16
        high = max(buttons[0].rect.h, canvas.measure(self.message, "body", width)[1])
        told = (inner.left, inner.bottom - high, width, high)
        head = self._head(canvas, inner)
        top = head[-1].rect.bottom + 4
        rows = pygame.FRect(inner.left, top, inner.w, told[1] - 8 - top)
        return [
            title,
            paper,
            *head,
            Scroll(rows, self._rows(canvas, rows)),
            Label(told, self.message, "body", theme.ALMAGRE_DK, anchor="left middle"),
            *buttons,
        ]

    def _head(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        words = (tr("Key"), tr("Second key"), tr("Gamepad"))
        height = max(canvas.measure(text, "strong", CELL)[1] for text in words)
        return [
            Label((x, area.top, CELL, height), text, "strong", theme.SEPIA, anchor="center bottom")
            for x, text in zip(_columns(area), words, strict=True)
        ]

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        made: list[Widget] = []
        columns = _columns(area)
        width, y = columns[0] - area.left - 16, area.top + 4
        for act, words in act_names().items():
            height = max(theme.TARGET, canvas.measure(words, "strong", width)[1] + 10)
            label = (area.left + 6, y, width, height)
            made.append(Label(label, words, "strong", anchor="left middle"))
            for place, x in enumerate(columns):
                spot = act, place
                cap, press = pygame.FRect(x, y, CELL, height), partial(self._ask, spot)
                made.append(Cap(cap, self._sign(spot), press, spot, spot == self.waiting))
            y += height + GAP
        return made

    def _sign(self, spot: Spot) -> str:
        act, place = spot
        if place == PAD:
            return button_sign(*self.bindings.pad.of(act)) if self.bindings.pad.of(act) else ""
        keys = self.bindings.keys.of(act)
        return key_sign(keys[place]) if place < len(keys) else ""

    # --- changes ---

    def handle(self, item: Input) -> Transition | None:
        if self.waiting is None:
            return super().handle(item)
        if isinstance(item, Pointer) and item.kind == "down":
            self._show(tr("Everything stays as it was."))
        elif isinstance(item, Key) and item.down and not item.repeat:
            self._take(self.waiting, item)
        return STAY

    def _ask(self, spot: Spot) -> None:
        self.waiting = spot
        name = act_names()[spot[0]]
        self.message = tr("**{deed}**: press a key. Esc: leave it. Del: none.", deed=name)
        if spot[1] == PAD:
            self.message = tr(
                "**{deed}**: press a button of the gamepad. Esc: leave it. Del: none.", deed=name
            )
        self.relayout()

    def _take(self, spot: Spot, item: Key) -> None:
        """Bind what was pressed at the waiting spot."""
        act, place = spot
        drop = item.key == pygame.K_DELETE
        if item.key == pygame.K_ESCAPE or (place < PAD and not item.key):
            self._show(tr("Everything stays as it was."))
        elif place < PAD:
            self._bind(self.bindings.keys, act, place, None if drop else item.key, key_sign)
        elif item.button or drop:
            self._bind(self.bindings.pad, act, 0, None if drop else item.button, button_sign)

    def _bind(
        self, keymap: Keymap[C], act: Act, place: int, control: C | None, sign: Callable[[C], str]
    ) -> None:
        """Bind a control, or none, at that place of an act, and show a message about the outcome."""
        before, deed = keymap.of(act)[place : place + 1], act_names()
        outcome = keymap.clear(act, place) if control is None else keymap.bind(act, place, control)
        if outcome is Refusal.FIRM:
            firm = control if control is not None and keymap.is_firm(control) else before[0]
            self._show(tr("{key} always means the same.", key=sign(firm)))
        elif outcome is Refusal.UNFIT:
            self._show(tr("That key only changes what others mean; choose another."))
        elif outcome is Refusal.NEEDED:
            other = act if control is None else keymap.act(control) or act
            self._show(tr("Nobody can do without **{deed}**: give it another one first.", deed=deed[other]))
        elif control is None:
            self._keep(tr("**{deed}** goes without.", deed=deed[act]))
        elif outcome is None:
            self._keep(tr("**{deed}**: {key}.", deed=deed[act], key=sign(control)))
        elif before:
            words = tr("{key} was **{deed}**, which has {other} now.", key=sign(control), deed=deed[outcome],
                       other=sign(before[0]))  # fmt: skip
            self._keep(words)
        else:
            self._keep(tr("{key} is no longer **{deed}**.", key=sign(control), deed=deed[outcome]))

    def _keep(self, words: str) -> None:
        """Save the changed bindings, and show a message."""
        self.bindings.store(self.services.settings)
        self.services.apply_settings()
        self._show(words)

    def _show(self, words: str) -> None:
        """Wait for no key any more, and show a message."""
        self.waiting, self.message = None, words
        self.relayout()

    def _reset(self) -> None:
        self.bindings.reset()
        self._keep(tr("All keys and buttons are the usual ones."))


def _columns(area: pygame.FRect) -> list[float]:
    """The left edges of the caps of a row, clear of a scroll bar at the right."""
    return [area.right - 24 - (CELLS - place) * (CELL + GAP) for place in range(CELLS)]
