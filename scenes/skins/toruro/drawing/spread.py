"""The form for a lulo: its chips lie on a tray, and whoever pays puts them on the three pots as they like.

Chips are dragged, or a pot is clicked: each click adds one chip of the chosen value, the right button takes
one back. With keys: arrows and page keys at a pot. One button sends it all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.action import Token, action, token
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.toruro.drawing.cloth import BAIZE_DK, THICK, names, stacks
from scenes.skins.toruro.layout import CHIP, KNOBS, OWN, POT, POTS, Point
from scenes.stage.forms import Reply, Send
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import INK, LIFTED, OCHRE, OCHRE_LT, PAPER_HI, RESTING
from scenes.ui.widgets import Button, Widget, draw_focus_ring

TRAY = pygame.FRect(262, 618, 500, 96)
CHIPS = pygame.FRect(272, 624, 208, 84)
"""The part of the tray where the chips lie."""
PRESETS = pygame.FRect(486, 620, 270, 92)
BESIDE = 48.0
"""From stack to stack where there is room; above the left end of the tray stands how many are left."""
LARGEST, LARGEST_PRESET = 1.25, 1.2
"""The text sizes beyond which nothing more would fit on the tray, and on its small buttons."""
PLUS: Point = (-54.0, -24.0)
"""Where, from the middle of a pot, it is marked that more may go there."""
MOST = 5
"""More stacks than this do not lie on the tray side by side, nor more than three on a pot."""
STEP, LEAP = 1, 10
"""What an arrow key and a page key change."""
VALUE = 10.0
"""The radius of the disc on which the value of a stack is written."""
DRAG = 6.0
"""A chip that was moved less far than this was clicked."""


class Spread:
    """A form (see `scenes.stage.skin`) for "toruro.split". `heard` plays a sound by name."""

    def __init__(self, ask: Ask, heard: Callable[[str], object]) -> None:
        self.first = ask.options[0].picks[0].id
        """The first pot that is not decided yet: the head, unless a saved game goes on after it."""
        self.amount = len(ask.options) - 1
        self.put = [0, 0, 0]
        self.unit = 1
        """The value of the chips that a click adds."""
        self.dragged: tuple[int, Point] | None = None
        """The value of the chip that is being dragged, and where it is."""
        self._before: list[tuple[list[int], int]] = []
        self._heard = heard
        self._changed: Callable[[], object] = lambda: None

    @property
    def left(self) -> int:
        """Chips that still lie on the tray."""
        return self.amount - sum(self.put)

    # --- what can be done ---

    def add(self, pot: int, chips: int) -> Transition:
        """Put so many more chips on a pot (negative: take them back), as far as there are so many."""
        chips = min(chips, self.left) if chips > 0 else max(chips, -self.put[pot])
        if chips == 0:
            self._heard("refuse")
            return STAY
        put = [*self.put]
        put[pot] += chips
        return self._spread(put, "chip")

    def evenly(self) -> Transition:
        """Spread everything evenly; what is left over goes one by one from the head on."""
        pots = 3 - self.first
        share, over = divmod(self.amount, pots)
        return self._spread([0] * self.first + [share + (place < over) for place in range(pots)], "chips")

    def all_on(self, pot: int) -> Transition:
        """Put everything on one pot."""
        return self._spread([self.amount * (place == pot) for place in range(3)], "chips")

    def choose(self, value: int) -> Transition:
        """Let a click on a pot add chips of that value."""
        self.unit = value
        self._heard("chip")
        self._changed()
        return STAY

    def take_back(self) -> bool:
        """Undo the last thing done; False if nothing was."""
        if not self._before:
            return False
        self.put, self.unit = self._before.pop()
        return True

    def _spread(self, put: list[int], sound: str) -> Transition:
        if put != self.put:
            self._before.append((self.put, self.unit))
            self.put = put
            self.unit = max((value for value, _ in stacks(self.left) if value <= self.unit), default=1)
            self._heard(sound)
            self._changed()
        return STAY

    def replies(self) -> Sequence[Reply]:
        """Return one reply, which says how much is paid onto which pot."""
        if self.left:
            words = trn("1 chip is still on the tray.", "{n} chips are still on the tray.", self.left)
            return [Reply(tr("Pay"), off=words)]
        parts = " · ".join(str(chips) for chips in self.put[self.first :])
        answers = tuple(  # the tail gets the rest
            action("put", token("pot", pot), Token("count", self.put[pot])) for pot in range(self.first, 2)
        )
        return [Reply(tr("Pay {parts}", parts=parts), answers)]

    # --- what is seen ---

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return the pots, the presets, and the chips on the tray."""
        self._changed = changed
        spots: list[Widget] = [PotSpot(self, pot) for pot in range(self.first, 3)]
        return [*spots, *self._presets(), *self._stacks()]

    def _presets(self) -> list[Widget]:
        rows: list[tuple[str, str, str, Callable[[], Transition]]]
        rows = [("evenly", tr("Evenly"), tr("The same on each pot"), self.evenly)]
        for pot, words in list(enumerate(names()))[self.first :]:
            name, tip = tr("All: {pot}", pot=words), tr("Everything on this pot")
            rows.append((f"all {pot}", name, tip, partial(self.all_on, pot)))
        width, height = PRESETS.w / 2 - 3, PRESETS.h / 2 - 2
        made: list[Widget] = []
        for place, (key, words, tip, press) in enumerate(rows):
            at = PRESETS.left + place % 2 * (width + 6), PRESETS.top + place // 2 * (height + 4)
            made.append(Preset((*at, width, height), words, press, style="body", key=key, tip=tip))
        return made

    def _stacks(self) -> list[Widget]:
        shown = stacks(self.left)[:MOST]
        left, right = CHIPS.left + 62 + CHIP / 2, CHIPS.right - 10 - CHIP / 2
        step = min(BESIDE, (right - left) / max(1, len(shown) - 1))
        first = (left + right - step * (len(shown) - 1)) / 2
        return [
            ChipStack(self, place, value, count, (first + step * place, CHIPS.bottom - 28))
            for place, (value, count) in enumerate(shown)
        ]

    def spoken_text(self) -> Sequence[str]:
        """Return sentences about what is left on the tray."""
        return [trn("1 chip is still on the tray.", "{n} chips are still on the tray.", self.left)]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the tray lies."""
        return TRAY

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray with what is left on it, what lies on each pot so far, and where more may go."""
        canvas.nine("ui/panel_wood", TRAY, shadow=RESTING)
        canvas.fill(CHIPS.inflate(-8, -8), OCHRE, 110, 15)
        canvas.fill(CHIPS.inflate(-11, -11), BAIZE_DK, radius=14)
        with canvas.lettering.at_most(LARGEST):
            pill = pygame.FRect(CHIPS.left + 12, CHIPS.centery - 16, 46, 32)
            canvas.nine("ui/seat_plate", pill)
            canvas.text(str(self.left), *pill.center, "number", OCHRE_LT, anchor="center middle")
        for pot in range(self.first, 3):
            if self.put[pot]:
                _laid(canvas, POTS[pot], self.put[pot])
            if self.left:
                _open(canvas, POTS[pot])


class PotSpot(Widget):
    """A pot that chips can be put on."""

    right = True
    radius = 30.0

    def __init__(self, spread: Spread, pot: int) -> None:
        x, y = POTS[pot]
        area = pygame.FRect(0, 0, POT[0] + 24, POT[1] + 56)
        area.center = x, y + 10
        tip = tr("A click puts a chip here, the right button takes one back. Keys: up and down.")
        super().__init__(area, key=f"onto {pot}", tip=tip, focusable=True)
        self.pot = pot
        self._spread = spread

    @property
    def arrow_rect(self) -> pygame.FRect:
        """From head to tail they lie beside one another, as up and down change what lies there."""
        return pygame.FRect(self.rect.centerx - 15, KNOBS, 30, OWN.top - KNOBS)

    @property
    def spoken_text(self) -> str:
        chips = trn("1 chip of yours", "{n} chips of yours", self._spread.put[self.pot])
        return f"{names()[self.pot]}: {chips}\n{self.tip}"

    def draw(self, canvas: Canvas) -> None:
        dragged = self._spread.dragged
        if self.hovered or (dragged is not None and self.rect.collidepoint(dragged[1])):
            draw_focus_ring(canvas, self.rect.inflate(-10, -10), self.radius)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind != "down" or item.button == 2:
            return STAY
        return self._spread.add(self.pot, self._spread.unit * (1 if item.button == 1 else -1))

    def typed(self, item: Key | Typed) -> Transition | None:
        if not isinstance(item, Key):
            return None
        by = {Act.UP: STEP, Act.DOWN: -STEP, Act.OK: self._spread.unit}.get(item.act) if item.act else None
        by = by or BY_KEY.get(item.key)
        if by is None or (item.act is Act.OK and item.repeat):
            return None
        return self._spread.add(self.pot, by)


BY_KEY = {
    pygame.K_PLUS: STEP, pygame.K_KP_PLUS: STEP, pygame.K_MINUS: -STEP, pygame.K_KP_MINUS: -STEP,
    pygame.K_PAGEUP: LEAP, pygame.K_PAGEDOWN: -LEAP,
}  # fmt: skip


class ChipStack(Widget):
    """Chips of one value on the tray: dragged one by one, or chosen for clicks on the pots."""

    radius = 20.0

    def __init__(self, spread: Spread, place: int, value: int, count: int, foot: Point) -> None:
        height = CHIP + (count - 1) * THICK
        area = (foot[0] - CHIP / 2, foot[1] + CHIP / 2 - height, CHIP, height)
        tip = trn("Drag it onto a pot.", "Drag them onto a pot one by one: {n} each.", value)
        super().__init__(area, key=f"stack {place}", tip=tip, focusable=True)
        self.value, self.count, self.foot = value, count, foot
        self._spread = spread
        self._pressed: Point | None = None

    @property
    def spoken_text(self) -> str:
        lying = trn(
            "On the tray: 1 chip of {value}", "On the tray: {n} chips of {value}", self.count,
            value=self.value,
        )  # fmt: skip
        taken = tr("A press puts as many on a pot at once.")
        return f"{lying}\n{taken}" if self._spread.unit != self.value else lying

    def draw(self, canvas: Canvas) -> None:
        spread = self._spread
        picture, (x, y) = f"toruro/chip_{self.value}", self.foot
        lifted = spread.dragged is not None and self._pressed is not None
        for level in range(self.count - lifted):
            canvas.picture(picture, x, y - level * THICK, CHIP, anchor="center")
        if self.count > lifted:
            _write_value(canvas, self.value, (x, y - (self.count - lifted - 1) * THICK - 2))
        if spread.unit == self.value and spread.amount >= 5:
            canvas.fill((x - 12, y + CHIP / 2 + 2, 24, 4), OCHRE_LT, radius=2)
        if lifted and spread.dragged is not None:
            canvas.picture(picture, *spread.dragged[1], CHIP * 1.15, anchor="center", shadow=LIFTED)

    def pointer(self, item: Pointer) -> Transition | None:
        spread = self._spread
        if item.kind == "down" and item.button == 1:
            self._pressed = item.pos
        elif item.kind == "move" and self._pressed is not None:
            away = pygame.Vector2(item.pos).distance_to(self._pressed)
            if spread.dragged is not None or away >= DRAG:
                spread.dragged = self.value, item.pos
        elif item.kind == "up" and self._pressed is not None:
            dragged, spread.dragged, self._pressed = spread.dragged, None, None
            return self._dropped(item.pos) if dragged is not None else spread.choose(self.value)
        return STAY

    def _dropped(self, pos: Point) -> Transition:
        for pot in range(self._spread.first, 3):
            if PotSpot(self._spread, pot).rect.collidepoint(pos):
                return self._spread.add(pot, self.value)
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._spread.choose(self.value)
        return None


class Preset(Button):
    """A small button on the tray."""

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST_PRESET):
            super().draw(canvas)


def _write_value(canvas: Canvas, value: int, at: Point) -> None:
    """Write on the topmost chip of a stack what each of them is worth."""
    canvas.disc(at, VALUE, INK)
    with canvas.lettering.at_most(1.0):
        canvas.text(str(value), *at, "small number", PAPER_HI, anchor="center middle")


def _open(canvas: Canvas, pot: Point) -> None:
    """Draw that a pot takes more chips: without it, nothing says that the plates can be pressed."""
    x, y = pot[0] + PLUS[0], pot[1] + PLUS[1]
    canvas.disc((x, y), 16, INK)
    canvas.disc((x, y), 14, OCHRE_LT)
    for half in ((6, 0), (0, 6)):
        canvas.line((x - half[0], y - half[1]), (x + half[0], y + half[1]), INK, 3.0)


def _laid(canvas: Canvas, pot: Point, chips: int) -> None:
    """Draw chips on a pot, and how many they are."""
    x, y = pot
    shown = stacks(chips)[:3]
    first = x - (len(shown) - 1) * 17 - 22
    for place, (value, count) in enumerate(shown):
        for level in range(count):
            at = first + 34 * place, y - 2 - level * THICK
            canvas.picture(f"toruro/chip_{value}", *at, CHIP, anchor="center")
    words = f"+{chips}"
    with canvas.lettering.at_most(LARGEST):
        width = canvas.measure(words, "number")[0] + 22
        pill = pygame.FRect(0, 0, width, 32)
        pill.center = x, y - 54
        canvas.fill(pill, INK, 235, 16)
        canvas.text(words, *pill.center, "number", PAPER_HI, anchor="center middle")
