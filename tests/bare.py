"""Pictures with nothing on them: enough where a test measures words and widgets, and far quicker to draw."""

from __future__ import annotations

import pygame
from PIL import Image

from scenes.ui.art import Art, file_of


class BareArt(Art):
    """Every picture has its own size, and is empty."""

    def _load(self, name: str) -> pygame.Surface:
        if not file_of(name).is_file():
            return super()._load(name)
        with Image.open(file_of(name)) as picture:
            return pygame.Surface(picture.size, pygame.SRCALPHA)

    def _scale(self, name: str, size: tuple[int, int], degrees: int) -> pygame.Surface:
        return pygame.transform.rotate(pygame.Surface(size, pygame.SRCALPHA), degrees)
