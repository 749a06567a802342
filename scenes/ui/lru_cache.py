"""A cache of surfaces up to a number of bytes, from which the least recently used are dropped."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class LruCache:
    """Surfaces by key, at most `bound` bytes of pixels in all."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._held = 0
        self._items: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface], keep: bool = True) -> pygame.Surface:
        """The surface of that key; made now if it is not cached, and then cached if `keep`."""
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
            return found
        made = make()
        if not keep:
            return made
        self._items[key] = made
        self._held += bytes_of(made)
        while self._held > self._bound and len(self._items) > 1:
            _, oldest = self._items.popitem(last=False)
            self._held -= bytes_of(oldest)
        return made

    def drop(self, key: Hashable) -> None:
        """Remove one surface, if it is cached."""
        item = self._items.pop(key, None)
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
        self._held = 0

    def __len__(self) -> int:
        return len(self._items)


def bytes_of(surface: pygame.Surface) -> int:
    """The bytes that the pixels of a surface take."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
