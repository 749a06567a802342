"""One switch: what can be chosen is offered by itself, group by group, and one key or button takes it.

A second switch steps by hand; as soon as it is used nothing steps by itself, until it has rested for a while.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from typing import NamedTuple

import pygame

from game.storage.settings import Settings
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Pool, WidgetScene
from scenes.ui.input import DESK, Act, Input, Key, Pointer
from scenes.ui.scene import Scene, source_of
from scenes.ui.widgets import WHEEL, Scroll, Widget
from scenes.voice.stream import Stream, plain

FEW, LEAST = 4, 3
"""How many things of a kind stand alone, and how many a group has at least."""
MOST = 8
"""How many things stand in one row without groups."""
LULL = 0.4
"""Seconds after something new is offered in which a press does nothing: it was meant for what was before."""
FIRST = 1.5
"""How many times longer the first of a row is offered."""
ROUNDS = 4
"""How often a row is gone through before the scan rests, until the switch is pressed."""
HELD = 0.8
"""Seconds for which the switch holds what has to be held."""
BY_HAND = 30.0
"""Seconds without a press of the second switch after which things step by themselves again."""
BELOW_BAR = 76.0
LONGEST = 48
"""Letters of a name on the plate."""


class Stop(NamedTuple):
    """What is offered: a widget by its `key`, a group of other stops, an act of the keyboard, or to read on.

    One with nothing of these leads out of its group.
    """

    words: str
    key: str = ""
    group: tuple[Stop, ...] = ()
    act: Act | None = None
    reads: Scroll | None = None


class SwitchScan:
    """Offers what can be chosen in the scene on top, as `settings` want it, and tells the `stream` of it."""

    def __init__(self, settings: Settings, stream: Stream) -> None:
        self.dirty = False
        """One more frame has to be drawn."""
        self._settings, self._stream = settings, stream
        self._scene: Scene | None = None
        self._laid: object = None  # what can be chosen in that scene
        self._all: tuple[Stop, ...] = ()
        self._row: tuple[Stop, ...] = ()
        self._place = 0
        self._left = self._lull = self._by_hand = self._hold = 0.0
        self._rounds = 0
        self._source = DESK  # the device that the switch belongs to
        self._at_table = False

    @property
    def is_on(self) -> bool:
        """True if somebody plays with a switch."""
        return self._settings.switch != "off"

    @property
    def stop(self) -> Stop | None:
        """What is offered now; None if nothing is."""
        return self._row[self._place] if self.is_on and self._row else None

    # --- what is pressed ---

    def take(self, item: Input, scene: Scene) -> list[Input] | None:
        """Use an input of a switch; return what it does instead, None for one that is no switch."""
        if not self.is_on or scene.listens:
            return None
        clicks = self._settings.switch == "mouse" and isinstance(item, Pointer) and item.kind != "wheel"
        if isinstance(item, Pointer) and clicks:
            pressed = item.button if item.kind == "down" else 0
        elif isinstance(item, Key) and item.act in (Act.OK, Act.NEXT):
            pressed = 0 if not item.down or item.repeat else 1 if item.act is Act.OK else 3
        else:
            return None
        if scene is not self._scene:
            return []
        self._source = source_of(item)
        if pressed == 3:
            self._by_hand = BY_HAND
            self._step()
        return self._choose() if pressed == 1 and self._lull <= 0 else []

    def _choose(self) -> list[Input]:
        """Take what is offered: return what is sent for it."""
        stop = self.stop
        if stop is None:
            return []
        if self._rounds >= ROUNDS:  # it rests: the press only wakes it
            self._offer(self._row, 0)
            return []
        if stop.group:
            self._offer((*stop.group, Stop(tr("Back"))), 0)
            return []
        if stop.act is None and stop.reads is None and not stop.key:
            self._offer(
                self._all, next((n for n, one in enumerate(self._all) if self._row[0] in one.group), 0)
            )
            return []
        self._offer(self._row, self._place)
        if stop.reads is not None:
            return [_read_on(stop.reads)]
        self._hold = HELD if stop.act is Act.OK else 0.0
        down = Key(stop.act or Act.OK, source=self._source)
        return [down] if self._hold else [down, down._replace(down=False)]

    # --- time ---

    def update(self, dt: float, scene: Scene, quiet: bool) -> list[Input]:
        """Let `dt` seconds pass and return what is sent; nothing steps unless it is `quiet`."""
        if not self.is_on:
            self._scene = None
            return []
        pools = scene.pools() if isinstance(scene, WidgetScene) else []
        laid = [(pool.name, [widget.key for widget in pool.widgets]) for pool in pools]
        if scene is not self._scene or laid != self._laid:
            self._scene, self._laid = scene, laid
            self._at_table = any(pool.name for pool in pools)
            self._all = tuple(_stops(scene, pools))
            self._offer(self._all, 0)
        self._keep()
        self._lull -= dt
        self._by_hand -= dt
        if quiet and self._by_hand <= 0 and self._rounds < ROUNDS:
            self._left -= dt
            if self._left <= 0:
                self._step()
        return self._let_go(dt)

    def _let_go(self, dt: float) -> list[Input]:
        if self._hold <= 0:
            return []
        self._hold -= dt
        return [Key(Act.OK, down=False, source=self._source)] if self._hold <= 0 else []

    def _keep(self) -> None:
        """Lead the focus back to what is offered, if something else has taken it away."""
        stop, scene = self.stop, self._scene
        if stop is None or not isinstance(scene, WidgetScene):
            return
        current = scene.page.ring.current
        if (current.key if current is not None and scene.page.ring.shown else "") != stop.key:
            scene.offer(stop.key)
            self.dirty = True

    def _step(self) -> None:
        place = (self._place + 1) % len(self._row)
        rounds = self._rounds + (place == 0)
        self._offer(self._row, place)
        self._rounds, self._lull = rounds, 0.0
        self._left = self._settings.switch_pace / 1000 * (FIRST if place == 0 else 1)

    def _offer(self, row: Sequence[Stop], place: int) -> None:
        """Offer that stop of a row, and tell of it."""
        self._row, self._place, self._rounds, self._lull = tuple(row), place, 0, LULL
        self._left, self.dirty = self._settings.switch_pace / 1000 * FIRST, True
        stop = self._row[place]
        if isinstance(self._scene, WidgetScene):
            self._scene.offer(stop.key)
        if not stop.key:
            self._stream.tell(stop.words)

    # --- in the window ---

    def draw(self, canvas: Canvas) -> None:
        """Draw a ring round everything in the group that is offered, and on a plate what is no widget."""
        self.dirty = False
        stop = self.stop
        if stop is None or stop.key:
            return
        if isinstance(self._scene, WidgetScene):
            for widget in _widgets(self._scene, stop):
                area = widget.rect if widget.clip is None else widget.rect.clip(widget.clip)
                if area.w and area.h:
                    canvas.frame(area.inflate(14, 14), theme.INK, 8, widget.radius + 5)
                    canvas.frame(area.inflate(9, 9), theme.PAPER_HI, 3, widget.radius + 3)
        with canvas.lettering.at_most(1.5):
            wide, high = canvas.measure(stop.words, "button")
            plate = pygame.FRect(0, 0, wide + 56, high + 22)
            plate.midbottom = theme.WIDTH / 2, canvas.window.bottom - 10
            if self._at_table:  # where hands lie below
                plate.midtop = theme.WIDTH / 2, BELOW_BAR
            canvas.fill(plate, theme.NIGHT, 245, 14)
            canvas.frame(plate, theme.OCHRE_LT, 4, 14)
            canvas.text(
                stop.words, *plate.center, "button", theme.PAPER_HI, anchor="center middle", box=plate
            )


def _widgets(scene: WidgetScene, stop: Stop) -> Iterator[Widget]:
    for inner in stop.group:
        yield from _widgets(scene, inner)
        widget = scene.page.find(inner.key)
        if widget is not None:
            yield widget


def _stops(scene: Scene, pools: Sequence[Pool]) -> Iterator[Stop]:
    """What is offered of a scene: few things alone, many in groups, and the way back at the end."""
    total = sum(len(pool.widgets) for pool in pools)
    for pool in pools:
        alone = [Stop(_name(widget), widget.key) for widget in pool.widgets]
        if len(alone) <= FEW or (total <= MOST and not pool.name):
            yield from alone
            continue
        size = max(LEAST, ceil(sqrt(len(alone))))
        count = ceil(len(alone) / size)
        parts = [alone[len(alone) * n // count : len(alone) * (n + 1) // count] for n in range(count)]
        for place, part in enumerate(parts, 1):
            words = pool.name or tr("{first} to {last}", first=part[0].words, last=part[-1].words)
            if pool.name and count > 1:
                words = tr("{value}, {place} of {count}", value=pool.name, place=place, count=count)
            yield Stop(words, group=tuple(part))
    if not total:
        yield Stop(tr("Go on"), act=Act.OK)
    if isinstance(scene, WidgetScene):
        texts = [one for one in scene.page.widgets if isinstance(one, Scroll) and one.reach]
        yield from (Stop(tr("Read on"), reads=one) for one in texts)
    yield Stop(tr("Back, pause"), act=Act.BACK)


def _read_on(scroll: Scroll) -> Pointer:
    """The turn of a wheel that shows what stands below; from the end it leads to the beginning."""
    page = scroll.rect.h * 0.8 / WHEEL
    return Pointer("wheel", scroll.rect.center, wheel=-page if scroll.offset < scroll.reach else scroll.reach)


def _name(widget: Widget) -> str:
    """The beginning of what a widget says of itself."""
    words = plain(getattr(widget, "label", "") or getattr(widget, "name", "") or widget.spoken_text)
    words = words.partition(". ")[0].removesuffix(".")
    return words if len(words) <= LONGEST else f"{words[:LONGEST].rstrip()}…"
