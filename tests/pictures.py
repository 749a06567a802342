"""Pictures for tests: as the program shows them, made once for all tests; or empty ones, quicker still."""

from __future__ import annotations

import pygame
from PIL import Image

from scenes.ui.art import Art, file_of
from scenes.ui.shelf import Shelf

ROOM = 256 << 20
"""Bytes of masters that are kept, and of what is made of them: far more than the program keeps."""


class KeptArt(Art):
    """Every picture as it is. What one test has read or scaled need not be made again for the next."""

    def __init__(self) -> None:
        super().__init__()
        self._masters, self._scaled = Shelf(ROOM), Shelf(ROOM)

    def forget_sizes(self) -> None:
        """A window has another size now, but the next test begins with the first size again."""
        self.edition += 1


class BareArt(KeptArt):
    """Every picture has its own size, and is empty: enough where a test measures words and widgets."""

    def _load(self, name: str) -> pygame.Surface:
        if not file_of(name).is_file():
            return super()._load(name)
        with Image.open(file_of(name)) as picture:
            return pygame.Surface(picture.size, pygame.SRCALPHA)

    def _scale(self, name: str, size: tuple[int, int], degrees: int) -> pygame.Surface:
        return pygame.transform.rotate(pygame.Surface(size, pygame.SRCALPHA), degrees)
