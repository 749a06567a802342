"""Rows of settings: each is a control for one of them, which takes effect at once and is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from scenes.menus.form_layout import Row, choice_row, toggle_row
from scenes.menus.menu import MenuScene
from scenes.services import Services
from scenes.ui.controls import Slider

V = TypeVar("V")

WORDS_SHARE, TOGGLE_SHARE = 0.42, 0.86
LAID_OUT = frozenset({"language", "text_size", "letters", "line_spacing", "contrast", "paper"})
"""What has every scene laid out anew."""


class SettingRows(MenuScene):
    """A page of settings; subclasses lay its rows out."""

    music = None

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.settings = services.settings

    # --- rows ---

    def _choice(
        self,
        field: str,
        text: str,
        choices: Sequence[tuple[V, str]],
        changed: Callable[[V], None] | None = None,
        value: V | None = None,
        tip: str = "",
    ) -> Row:
        now: V = getattr(self.settings, field) if value is None else value
        act = changed or partial(self._put, field)
        return choice_row(field, text, choices, now, act, tip, share=WORDS_SHARE)

    def _toggle(self, field: str, text: str, tip: str = "") -> Row:
        now = getattr(self.settings, field)
        return toggle_row(field, text, now, partial(self._put, field), tip, share=TOGGLE_SHARE)

    def _slider(self, field: str, text: str) -> Row:
        now = getattr(self.settings, field)
        return Row(
            text, WORDS_SHARE,
            lambda rect: Slider(rect, text, now, (0, 100), partial(self._put, field), key=field),
        )  # fmt: skip

    # --- changes ---

    def _put(self, field: str, value: object) -> None:
        setattr(self.settings, field, value)
        self.services.apply_settings()
        self.services.relayout |= field in LAID_OUT
