"""The screen reader of the system: it is told what the scene on top shows, and acts as keys do."""

from __future__ import annotations

from collections import deque
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Protocol

import pygame

from game.storage.logs import log
from scenes.reader.tree import Ids, NodeAction, Tree, page_of, tree_of, widgets_by_id
from scenes.ui.input import Act, Input, Key, Typed
from scenes.ui.scene import Context, Scene
from scenes.voice.stream import Stream

if TYPE_CHECKING:
    from scenes.reader.adapter import Adapter

KEPT = 12
"""How many of the last sentences can be read again."""
PAUSE = 0.1
"""Seconds from one look at a scene to the next, unless keys lead elsewhere."""
KEYS = {
    NodeAction.PRESS: (Act.OK, pygame.K_RETURN),
    NodeAction.LESS: (Act.LEFT, 0),
    NodeAction.MORE: (Act.RIGHT, 0),
}


class Shown(Protocol):
    """A window that a reader can be told of."""

    title: str
    position: tuple[int, int]
    size: tuple[int, int]

    @property
    def handle(self) -> int: ...

    @property
    def focused(self) -> bool: ...


class Reader:
    """Keeps the tree of a `window`, as long as there is a reader; a listener of the `stream`."""

    def __init__(self, context: Context, stream: Stream, window: Shown) -> None:
        self._context, self._window = context, window
        self._adapter: Adapter | None = None
        self._ids = Ids()
        self._asked: SimpleQueue[tuple[int, NodeAction, str]] = SimpleQueue()
        self._told: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self._count = 0  # of sentences so far
        self._tree: Tree | None = None
        self._starts = 0  # which coming of a reader the tree was told to
        self._where: tuple[object, ...] = ()
        self._target: object = None
        self._since = 0.0
        stream.readers.append(self)

    def open(self) -> None:
        """Begin to tell readers of the window; nothing happens where the library is not there."""
        try:
            from scenes.reader.adapter import Adapter

            handle = self._window.handle
            self._adapter = Adapter(handle, self._window.title, lambda *what: self._asked.put(what))
        except ImportError:
            log.info("no screen reader can be told of this window: AccessKit is not installed")

    @property
    def active(self) -> bool:
        """A reader is there."""
        return self._adapter is not None and self._adapter.active

    # --- a listener of the stream ---

    def tell(self, text: str) -> None:
        """Have a sentence read as soon as the tree is told."""
        self._count += 1
        self._told.append((self._count, text))

    def hush(self) -> None:
        """Nothing waits here: readers fall silent by themselves when a key is pressed."""

    def forget(self) -> None:
        """Forget what was said: it was meant for somebody else."""
        self._told.clear()

    # --- frames ---

    def follow(self, scene: Scene, dt: float) -> None:
        """Let `dt` seconds pass, and tell readers what is new on the scene on top."""
        adapter, self._since = self._adapter, self._since + dt
        if adapter is None or not adapter.active:
            return
        target = scene.voice_target(True)
        if self._since < PAUSE and target is self._target and adapter.starts == self._starts:
            return
        self._since, self._target = 0.0, target
        if adapter.starts != self._starts:
            self._starts, self._tree, self._where = adapter.starts, None, ()
        where = (*self._window.position, *self._window.size), self._window.focused
        if where != self._where:
            self._where = where
            adapter.place(*where[0])
            adapter.focus(where[1])
        tree = tree_of(scene, self._context.canvas, self._ids, self._window.title, [*self._told])
        if tree != self._tree:
            adapter.show(self._tree, tree)
            self._tree = tree

    def inputs(self, scene: Scene) -> list[Input]:
        """Return the keys for the next thing that a reader asks for, with the focus where they are meant."""
        try:
            number, action, text = self._asked.get_nowait()
        except Empty:
            return []
        page, found = page_of(scene), widgets_by_id(scene, self._ids)
        widget = next((widget for at, widget in found if at == number), None)
        if page is None or widget is None or not widget.focusable:
            return []
        page.lead_to(widget)
        scene.dirty = True
        if action is NodeAction.FOCUS:
            return []
        if action is NodeAction.WRITE:
            return _written(text)
        act, key = KEYS[action]
        return [Key(act, key=key), Key(act, down=False, key=key)]


def _written(text: str) -> list[Input]:
    """Return what is pressed and typed to replace all that stands in a field by a text."""
    enter = Key(Act.OK, key=pygame.K_RETURN)
    return [enter, Key(None, key=pygame.K_a, ctrl=True), Typed(text), enter]
