"""Pictures for tests: as the program shows them, made once for all tests; or empty ones, quicker still."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import sleep

import pygame
from PIL import Image

from scenes.ui.art import Art
from scenes.ui.picture_files import file_of
from scenes.ui.surface_cache import LruCache, MasterCache

ROOM = 384 << 20
"""Bytes of masters that are kept, and of what is made of them: far more than the program keeps."""


class _Room(LruCache):
    """A cache whose room stays as it is, whatever scene begins."""

    def hold(self, bound: int) -> None:
        pass

    def clear(self) -> None:
        pass


class KeptArt(Art):
    """Every picture as it is. What one test has read or scaled need not be made again for the next."""

    def __init__(self) -> None:
        super().__init__()
        self._masters = MasterCache(ROOM, ROOM)
        self._derived, self._backdrop, shelf = _Room(ROOM), _Room(ROOM), _Room(ROOM)
        self._scaled = dict.fromkeys(self._scaled, shelf)

    def pin(self, names: Iterable[str], large: int = ROOM) -> None:
        super().pin(names, ROOM)

    def fetch(self, names: Iterable[str]) -> None:
        """Nothing is read before somebody draws it: each table of each test would read its own once more."""

    def _has_come(self, name: str) -> bool:
        return True

    def _master(self, name: str, keep: bool = True) -> pygame.Surface:
        return super()._master(name)

    def is_awaited(self, names: Iterable[str]) -> bool:
        """Nothing waits for a picture: which of them another test has made is nothing to this one."""
        return False

    def load_file(self, path: Path) -> pygame.Surface:
        return self._masters.get(str(path), lambda: super(KeptArt, self).load_file(path))

    def cached(
        self, key: tuple[object, ...], draw: Callable[[], pygame.Surface], keep: bool = True
    ) -> pygame.Surface:
        return super().cached(key, draw)

    def clear_scaled(self) -> None:
        """A window has another size now, but the next test begins with the first size again."""
        self.edition += 1


class BareArt(KeptArt):
    """Every picture has its own size, and is empty: enough where a test measures words and widgets."""

    def load_file(self, path: Path) -> pygame.Surface:
        return self._masters.get(str(path), lambda: _empty(path))

    def load_uncached(self, name: str) -> pygame.Surface:
        return _empty(file_of(name)) if file_of(name).is_file() else super().load_uncached(name)

    def _scale(self, name: str, size: tuple[int, int], degrees: int) -> pygame.Surface:
        return pygame.transform.rotate(pygame.Surface(size, pygame.SRCALPHA), degrees)


def _empty(path: Path) -> pygame.Surface:
    with Image.open(path) as picture:
        return pygame.Surface(picture.size, pygame.SRCALPHA)


def become_ready(art: Art, names: Iterable[str]) -> bool:
    """These pictures are made ready within some frames, without being drawn.

    The first table of a process reads all that it pins before them.
    """
    left = set(names)
    for _ in range(1000):
        art.prepare_next()
        left -= {name for name in left if art.is_loaded(name)}
        if not left:
            return True
        sleep(0.01)
    return False


def same(one: Sequence[object], other: Sequence[object]) -> bool:
    """All pictures are equal, and among them are some that differ from each other.

    It fails by itself, with their numbers alone: to spell two lists of pictures takes half an hour.
    """
    assert len(set(one)) > 1
    assert len(one) == len(other)
    different = [place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    assert not different, f"pictures {different} of {len(one)} are not the same"
    return True
