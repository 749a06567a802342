"""What the play scene needs of a game's skin: where things lie, what moves, and what is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import pygame

from game.core.action import Action, Token
from game.core.event import Event
from game.core.script import Ask
from scenes.results import Results
from scenes.scene import Scene
from scenes.stage.chances import Gauge
from scenes.stage.form import Form
from scenes.stage.pieces import Piece
from scenes.stage.plaque import Hook
from scenes.ui.anim import Cue
from scenes.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of the chronicle: what happened in a sentence, and the paragraph that made it happen."""

    text: str
    rule: str
    weight: int = 1
    """2 for what decides a game, 0 for what only the full chronicle needs."""
    meanwhile: str = ""
    """What is said while it happens, where `text` would give away how it ends."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A button that a game adds: its words, and the scene that it opens."""

    text: str
    scene: Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to look at over the table: what a game has ready to be shown once more."""

    draw: Callable[[Canvas], object]


@dataclass(frozen=True, slots=True)
class Aside:
    """Answers that are no part of a turn: a button with `text` opens a menu that says what they are about."""

    text: str
    sentence: str
    actions: tuple[Action, ...]


class Skin(Protocol):
    """One game on the screen. It sees its own game's views and events, never a state.

    `back` is the picture of a hand's cards from behind. `opening` gives the table before anything is dealt;
    `settle` gives every piece where it lies in a view and brings the HUD up to date. `face_up`: the hand in
    the view is open to whoever looks at the screen. `form` is what a question is answered with, if not by
    touching pieces; `aside` are answers that do not belong beside the others; `gauge` are its chances. `last`
    is what was finished last and can be looked at again. The plaque hangs on `hook`, the chronicle lies at
    `paper`.
    """

    music: str
    back: str
    hook: Hook
    paper: pygame.FRect

    def opening(self, view: Any, face_up: bool) -> list[Piece]: ...
    def settle(self, view: Any, face_up: bool) -> list[Piece]: ...
    def choices(self, ask: Ask) -> list[Piece]: ...
    def form(self, ask: Ask, view: Any) -> Form | None: ...
    def aside(self, ask: Ask) -> Aside | None: ...
    def gauge(self, ask: Ask, view: Any) -> Gauge | None: ...
    def last(self) -> Sheet | None: ...
    def cue(self, event: Event) -> Cue | None: ...
    def memory(self) -> object: ...
    def recall(self, memory: Any) -> None: ...
    def line(self, event: Event) -> Line | None: ...
    def prompt(self, ask: Ask) -> str: ...
    def label(self, action: Action, ask: Ask, chosen: int = 0) -> str: ...
    def costly(self, ask: Ask) -> bool: ...
    def explain(self, piece: Piece) -> str: ...
    def refusal(self, code: str) -> str: ...
    def zoom(self, token: Token) -> str | None: ...
    def slots(self) -> Sequence[Token]: ...
    def point(self, token: Token | None) -> None: ...
    def extras(self) -> Sequence[Extra]: ...
    def results(self, view: Any) -> Results: ...
    def layout(self, canvas: Canvas) -> None: ...
    def draw_board(self, canvas: Canvas) -> None: ...
    def draw_hud(self, canvas: Canvas) -> None: ...
