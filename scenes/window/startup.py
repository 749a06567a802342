"""Start-up: pictures of the title are read from the disk while everything else is imported.

So most imports stand within `play`, after the first pictures have been asked for.
"""

from __future__ import annotations

import pygame

from game import VERSION
from game.core.errors import UserError
from game.storage.logs import watch_crashes
from scenes.ui.art import Art

NAME = "Sobremesa"
WALL = "title/wall"
AT_ONCE = ("title/logo", "ui/button_gold_normal", "ui/button_paper_normal")
"""The pictures that are read while the size of the window is not known yet, for which the wall waits."""
SOON = (
    "title/olive_left",
    "title/olive_right",
    "ui/speaker",
    "ui/trophy",
    "ui/question",
    "ui/slate",
    "ui/glow",
    "ui/candle",
    "ui/flame_1",
    "ui/button_paper_off",
    "ui/letter",
    "title/pin",
    "ui/flag_es",
    "ui/flag_en",
)
"""What else is seen first: the wall, which takes longest, comes before it."""


def play(size: tuple[int, int] | None, language: str | None) -> int:
    """Open the window and run until it is closed.

    Raises UserError: there is no screen to open it on.
    """
    art = Art()
    art.fetch(AT_ONCE)

    from game.storage.settings import load_settings
    from scenes.window.window import BEFORE_SHOWN, Window

    complaints: list[UserError] = []
    settings = load_settings(complaints.append)
    pygame.font.init()
    kept = (settings.window_width, settings.window_height)
    window = Window(NAME, size or (kept if all(kept) else None), waits_for_reader=BEFORE_SHOWN)
    art.fetch_cover(WALL, window.surface.get_size())
    art.fetch(SOON)

    from game.storage.saves import break_off_latest
    from game.translation import use
    from scenes.window.app import App
    from scenes.window.scene_manager import SceneManager

    app = App(window.surface, settings, art=art, workers=True)
    app.complaints += complaints
    if language:
        settings.language = language
        use(language)
    watch_crashes(VERSION, app.record)
    manager = SceneManager(window, app.services, app.home)
    try:
        try:
            manager.run()
        finally:
            manager.close()
            pygame.quit()
    except Exception:
        break_off_latest()  # the next start offers to go on
        raise
    finally:
        app.close()
    return 0
