"""The clipboard of the system: texts that are copied for other programs, and pasted from them."""

from __future__ import annotations

import pygame

from game.core.errors import UserError
from scenes.ui.input import Input, Key


def copy(text: str) -> None:
    """Copy a text. Raises UserError: there is no clipboard to copy it to."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        raise UserError("Nothing can be copied here.") from None


def pasted() -> str:
    """Return the text that was copied last, here or elsewhere; "" if there is none, or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def is_copy(item: Input) -> bool:
    """True if this is Ctrl C, or what a Mac has for it."""
    return _is_shortcut(item, pygame.K_c)


def is_paste(item: Input) -> bool:
    """True if this is Ctrl V, or what a Mac has for it."""
    return _is_shortcut(item, pygame.K_v)


def _is_shortcut(item: Input, key: int) -> bool:
    return isinstance(item, Key) and item.ctrl and item.key == key and item.down and not item.repeat
