"""The window: its size on the desktop, full screen, and a flip that is fast on every machine."""

from __future__ import annotations

import os

import pygame

from game.core.errors import UserError

MINIMUM = (960, 540)
_SHARE = 0.8
UNSEEN = "offscreen"
"""The driver that SDL falls back to where there is no screen."""


class Window:
    """A resizable window. Its `surface` is another one after every resize."""

    def __init__(self, title: str, size: tuple[int, int] | None = None) -> None:
        """Raises UserError: there is no screen to open it on."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        # We draw into plain memory. Copied straight to the screen it is there in half a millisecond; a driver
        # for graphics in between takes a hundred megabytes more, and without a graphics card 12 ms a frame.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            pygame.display.init()
            if pygame.display.get_driver() == UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise UserError("There is no screen to open a window on.")
            self._window = pygame.Window(title, fitting(size), resizable=True, allow_high_dpi=True)
            self._window.minimum_size = MINIMUM
            self._window.get_surface()  # pictures are brought into its format from now on
        except pygame.error as error:
            raise UserError("No window can be opened: {reason}.", reason=str(error)) from None
        self.fullscreen = False

    @property
    def surface(self) -> pygame.Surface:
        """The surface of the window at its present size."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in the units of the desktop, to be saved."""
        return self._window.size

    @property
    def ratio(self) -> float:
        """Pixels of the surface in one unit of the mouse; more than 1 on some dense screens."""
        return self.surface.get_width() / self._window.size[0]

    @property
    def focused(self) -> bool:
        """True if this window has the keyboard."""
        return self._window.focused

    def set_icon(self, picture: pygame.Surface) -> None:
        """Set the icon of the window."""
        self._window.set_icon(picture)

    def flip(self) -> None:
        """Show what was drawn on the surface."""
        self._window.flip()

    def set_fullscreen(self, wanted: bool) -> None:
        """Cover the whole desktop, or go back to the window as it was."""
        if wanted == self.fullscreen:
            return
        if wanted:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self.fullscreen = wanted

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window, at most to the size of the desktop."""
        if not self.fullscreen:
            self._window.size = fitting(size)

    def fit(self) -> bool:
        """Shrink to the desktop, which may have become smaller; return whether the size has changed."""
        fits = fitting(self._window.size)
        if self.fullscreen or fits == self._window.size:
            return False
        self._window.size = fits
        return True

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


def fitting(size: tuple[int, int] | None) -> tuple[int, int]:
    """A window size for this desktop: the wanted one, or four fifths of it at 16:9, never larger."""
    desktop_width, desktop_height = pygame.display.get_desktop_sizes()[0]
    if size is None:
        scale = _SHARE * min(desktop_width / 16, desktop_height / 9)
        size = round(16 * scale), round(9 * scale)
    return (
        max(MINIMUM[0], min(size[0], desktop_width)),
        max(MINIMUM[1], min(size[1], desktop_height)),
    )
