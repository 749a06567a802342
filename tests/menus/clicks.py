"""A mouse and a keyboard for the menus: they send the window what the devices send, and nothing else."""

from __future__ import annotations

from string import ascii_lowercase

import pygame
from pygame.event import Event

from scenes.ui.widgets import Scroll, Widget
from tests.menus.conftest import Stand
from tests.narrow import there
from tests.ui.pages import page_on


def click(stand: Stand, key: str) -> None:
    """Click on the widget of that key; in a scroll it is brought into sight first."""
    page = page_on(stand.manager.stack.top)
    widget = there(page.find(key))
    for scroll in page.widgets:
        if isinstance(scroll, Scroll) and widget in scroll.children:
            scroll.reveal(widget)
    press(stand, widget)


def rename(stand: Stand, key: str, text: str) -> None:
    """Choose all of a name by a double click, and type another one."""
    widget = there(page_on(stand.manager.stack.top).find(key))
    press(stand, widget, rest=0.0)
    press(stand, widget)
    write(stand, text)


def press(stand: Stand, widget: Widget, rest: float = 0.5) -> None:
    """Move the mouse to the middle of a widget, press its button, let go of it, and rest so many seconds."""
    pos = stand.services.canvas.to_pixel(*widget.rect.center)
    stand.manager.frame(0.02, [Event(pygame.MOUSEMOTION, pos=pos, rel=(3, 2), buttons=(0, 0, 0))])
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stand.manager.frame(0.02, [Event(kind, pos=pos, button=1)])
    stand.frames(rest)


def write(stand: Stand, text: str) -> None:
    """Type a text, letter by letter; a keyboard sends each letter beside its key."""
    for letter in text:
        key = ord(letter) if letter in ascii_lowercase else 0
        stand.manager.frame(0.02, [Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0)])
        stand.manager.frame(0.02, [Event(pygame.TEXTINPUT, text=letter)])
        stand.manager.frame(0.02, [Event(pygame.KEYUP, key=key, mod=0, unicode=letter, scancode=0)])


def escape(stand: Stand) -> None:
    """Press Escape."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        stand.manager.frame(0.02, [Event(kind, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)])
    stand.frames(0.5)
