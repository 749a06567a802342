"""A listener: somebody who presses keys and hears sentences, and knows nothing else of the program."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tests.table.conftest import FRAME, Sitting

MOST = 80
"""So many steps lead round any page."""


class Listener:
    """Hears the stream of a program, and presses its keys. `heard` is everything since the last press."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.heard: list[str] = []
        self.everything: list[str] = []
        sitting.app.services.stream.listeners.append(self)

    # --- ears ---

    def tell(self, text: str) -> None:
        """One more sentence."""
        self.heard.append(text)
        self.everything.append(text)

    def hush(self) -> None:
        """What was to be told need not be; whoever listens well has heard it."""

    def forget(self) -> None:
        """Nobody can make a listener forget."""

    @property
    def last(self) -> str:
        """What was heard last."""
        return self.heard[-1] if self.heard else ""

    def hears(self, words: str) -> bool:
        """That has been said since the last press."""
        return any(words in sentence for sentence in self.heard)

    # --- hands ---

    def press(self, key: int, modifiers: int = 0) -> str:
        """Press a key and let it go; the last that is heard then."""
        self.heard.clear()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.sitting.frame(pygame.event.Event(kind, key=key, mod=modifiers))
        return self.last

    def go(self, key: int, reached: Callable[[str], bool]) -> str:
        """Press a key again and again until what is heard is what is looked for."""
        for _ in range(MOST):
            if reached(self.press(key)):
                return self.last
        raise AssertionError(f"nothing of the kind is to be heard: {self.everything[-MOST:]}")

    def tab_to(self, words: str) -> str:
        """Walk on to what says that."""
        return self.go(pygame.K_TAB, lambda sentence: sentence.startswith(words))

    def choose(self, words: str) -> None:
        """Walk to what says that, press it, and let the window change."""
        self.tab_to(words)
        self.press(pygame.K_RETURN)
        self.wait(1.0)

    # --- time ---

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        for _ in range(round(seconds / FRAME)):
            self.sitting.frame()

    def until(self, reached: Callable[[], bool]) -> None:
        """Listen until something is heard; it must come by itself."""
        try:
            self.sitting.until(reached)
        except AssertionError:
            raise AssertionError(f"nothing more is said after {self.everything[-12:]}") from None
