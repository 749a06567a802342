"""Caches of surfaces: by the bytes of their pixels, what was not used for longest goes first.

What is drawn alike for long is not asked for again, and so goes first. A cache finds it again as long as
anything else holds it, which takes no memory.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from weakref import WeakValueDictionary

import pygame

from scenes.ui.time_limit import LIMIT

SMALL, SMALL_BYTES, LARGE_BYTES = 400 << 10, 8 << 20, 8 << 20
"""The bytes up to which a master is small, and how many small and large ones take at most together."""
LAYER_BYTES = 4 << 20
"""How much the layers take together that are kept although nobody draws them."""


class LruCache:
    """Surfaces by key, at most `bound` bytes of pixels in all."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._held = 0
        self._items: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._alive: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()

    def get(
        self, key: Hashable, make: Callable[[], pygame.Surface], keep: bool = True, takes: float = 0.0
    ) -> pygame.Surface:
        """The surface of that key; made now if it is not cached, and then cached if `keep`.

        It is not begun in a frame that has less time left than the seconds that it `takes`.
        """
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
            return found
        made = self._alive.get(key)
        if made is None:
            LIMIT.check(-takes)
            made = make()
            if keep:
                LIMIT.note()
        if not keep:
            return made
        self._items[key] = self._alive[key] = made
        self._held += bytes_of(made)
        self._shed()
        return made

    def hold(self, bound: int) -> None:
        """Hold at most `bound` bytes from now on."""
        self._bound = bound
        self._shed()

    def _shed(self) -> None:
        """Remove what was not used for longest, as far as all of it takes too much."""
        while self._held > self._bound and len(self._items) > 1:
            _, oldest = self._items.popitem(last=False)
            self._held -= bytes_of(oldest)

    def drop(self, key: Hashable) -> None:
        """Remove one surface, if it is cached."""
        item = self._items.pop(key, None)
        self._alive.pop(key, None)
        if item is not None:
            self._held -= bytes_of(item)

    def touch(self, key: Hashable) -> bool:
        """Mark as most recently used; return whether it is cached."""
        found = key in self._items
        if found:
            self._items.move_to_end(key)
        return found

    def __contains__(self, key: Hashable) -> bool:
        return key in self._items

    def clear(self) -> None:
        """Remove all surfaces."""
        self._items.clear()
        self._alive.clear()
        self._held = 0

    def __len__(self) -> int:
        return len(self._items)


def bytes_of(surface: pygame.Surface) -> int:
    """The bytes that the pixels of a surface take."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class MasterCache:
    """Masters by name. A few large ones do not drive a hundred small ones out, and what is pinned stays."""

    def __init__(self, small: int = SMALL_BYTES, large: int = LARGE_BYTES) -> None:
        self._small, self._large = LruCache(small), LruCache(large)
        self._pinned: dict[str, pygame.Surface | None] = {}

    def get(self, name: str, make: Callable[[], pygame.Surface], keep: bool = True) -> pygame.Surface:
        """The master of that name; made now if it is not cached, and then cached if `keep`."""
        pinned = self._pinned.get(name)
        if pinned is not None:
            return pinned
        caches = (cache for cache in (self._small, self._large) if name in cache)
        cache = next(caches, None)
        is_new = cache is None
        if is_new:
            LIMIT.check()
        with LIMIT.until(None):  # with half of a master all is lost that has been read for it
            made = make() if cache is None else cache.get(name, make)
            if name in self._pinned:
                self.drop(name)
                self._pinned[name] = made
            elif cache is None and keep:
                cache = self._small if bytes_of(made) <= SMALL else self._large
                cache.get(name, lambda: made)
        if is_new and keep:
            LIMIT.note()
        return made

    def pin(self, names: Iterable[str], large: int = LARGE_BYTES) -> None:
        """Keep these masters from the next time on that they are asked for, and no others for good.

        The other large ones take `large` bytes at most.
        """
        self._large.hold(large)
        self._pinned = {name: self._pinned.get(name) for name in names}

    def shed(self) -> None:
        """Drop all large masters but those that are pinned."""
        self._large.clear()

    def touch(self, name: str) -> bool:
        """Mark as most recently used; return whether it is cached."""
        return self._pinned.get(name) is not None or self._small.touch(name) or self._large.touch(name)

    def drop(self, name: str) -> None:
        """Remove one master, unless it is pinned."""
        self._small.drop(name)
        self._large.drop(name)

    def __contains__(self, name: str) -> bool:
        return self._pinned.get(name) is not None or name in self._small or name in self._large


class LayerCache:
    """Layers of a picture by name, each painted anew when what it depends on has changed."""

    def __init__(self) -> None:
        self._layers = LruCache(LAYER_BYTES)
        self._depends: dict[str, object] = {}

    def get(
        self, name: str, depends: object, paint: Callable[[], pygame.Surface], takes: float = 0.0
    ) -> pygame.Surface:
        """The layer of that name; painted now if it is not cached, or was painted for something else.

        It is not begun in a frame that has less time left than the seconds that it `takes`.
        """
        if self._depends.get(name) != depends:
            self._layers.drop(name)
            self._depends[name] = depends
        return self._layers.get(name, paint, takes=takes)
