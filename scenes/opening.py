"""The opening: pictures of the title come from the disk while everything else is being loaded."""

from __future__ import annotations

import pygame

from game.core.fault import Fault
from game.storage.logs import watch_crashes
from game.storage.settings import load_settings
from scenes.ui.art import Art

NAME = "Sobremesa"
ICON = "ui/icon"
AT_ONCE = (
    ICON,
    "title/wall",
    "title/logo",
    "ui/button_gold_normal",
    "ui/button_paper_normal",
    "title/olive_left",
    "title/olive_right",
    "ui/speaker",
)
"""What is seen first."""


def play(size: tuple[int, int] | None, language: str | None) -> int:
    """Open the window and play until it is closed."""
    art = Art()
    art.fetch(AT_ONCE)

    from scenes.app import App
    from scenes.manager import SceneManager
    from scenes.window import Window

    complaints: list[Fault] = []
    settings = load_settings(complaints.append)
    if language:
        settings.language = language
    pygame.font.init()
    kept = (settings.window_width, settings.window_height)
    window = Window(NAME, size or (kept if all(kept) else None))
    window.set_icon(art.picture(ICON, 64))
    app = App(window.surface, settings, art=art)
    app.complaints += complaints
    watch_crashes(app.game_text)
    manager = SceneManager(window, app.services, app.home)
    try:
        manager.run()
    finally:
        manager.close()
        pygame.quit()
    return 0
