"""What the play scene needs of a game's skin: where things lie, what moves, and what is said.

A skin writes what differs from the defaults here, and what has none.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.action import Action, Token
from game.core.event import Event
from game.core.script import Ask
from game.translation import tr
from scenes.stage.form import Form
from scenes.stage.odds_gauge import Gauge
from scenes.stage.pieces import Piece
from scenes.stage.prompt_panel import Hook
from scenes.stage.results import Results
from scenes.stage.rule_references import Index
from scenes.stage.standing_orders import NoDuties, Orders
from scenes.ui.anim import Cue
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Glimmer, Scene


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of the chronicle: what happened in a sentence, and the paragraph that made it happen."""

    text: str
    rule: str
    weight: int = 1
    """2 for what decides a game, 0 for what only the full chronicle needs."""
    meanwhile: str = ""
    """What is said while it happens, where `text` would give away how it ends."""
    event: Event | None = None
    """What happened, where the results tell about it."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A button that a game adds: its words, and the scene that it opens."""

    text: str
    scene: Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to look at over the table: what a game has ready to be shown once more, and in words."""

    draw: Callable[[Canvas], object]
    spoken_text: str


@dataclass(frozen=True, slots=True)
class Aside:
    """Answers that are no part of a turn: a button with `text` opens a menu that says what they are about."""

    text: str
    sentence: str
    actions: tuple[Action, ...]


HOOK = Hook(640.0, 540.0, 600.0)
PAPER = pygame.FRect(12, 592, 280, 124)
KNOBS = 72.0
READING = 200.0
"""Width at which the text of a card can be read."""


class Pieces(ABC):
    """Where things lie.

    Things of the kinds `legible` are stopped at by the arrow keys even when they cannot be chosen.
    """

    legible: frozenset[str] = frozenset()

    @abstractmethod
    def settle(self, view: Any, face_up: bool) -> list[Piece]:
        """Every piece where it lies in a view; the HUD and all words are brought up to date with it.

        Whoever looks at the screen sees the hand in the view only if it lies `face_up`; nothing of a hand
        that does not may be shown or said.
        """

    def opening(self, view: Any, face_up: bool) -> list[Piece]:
        """The pieces before anything is dealt or rolled, in the first view of a game."""
        return self.settle(view, face_up)

    def choices(self, ask: Ask) -> list[Piece]:
        """Pieces that lie over the table as long as this is asked: what else there is to choose from."""
        return []

    def slots(self) -> Sequence[Token]:
        """The cards of the hand from left to right: key 1 is the first of them."""
        return ()

    def zoom(self, token: Token) -> str | None:
        """The picture of a card large enough to be read; None for what is no card or lies face down."""
        return None

    def reading(self, piece: Piece) -> tuple[float, float]:
        """Width and height at which the text of such a piece's card can be read."""
        return READING, READING * piece.height / piece.width


class Words(ABC):
    """What is asked and said. The `index` says where the rulebook tells of what."""

    index = Index({}, {}, {})

    @abstractmethod
    def prompt(self, ask: Ask) -> str:
        """The question in one sentence."""

    @abstractmethod
    def label(self, action: Action, ask: Ask, chosen: int = 0) -> str:
        """An answer in words, for its button; `chosen` things are chosen of a subset so far."""

    @abstractmethod
    def line(self, event: Event) -> Line | None:
        """The chronicle's line for an event; None where nothing needs to be told."""

    @abstractmethod
    def results(self, view: Any, told: Sequence[Line]) -> Results:
        """What the last screen shows, out of the public view of a game that is over and its chronicle."""

    def is_costly(self, ask: Ask) -> bool:
        """An answer matters and is easily given by mistake: a careful player wants to be asked again."""
        return False

    def form(self, ask: Ask, view: Any) -> Form | None:
        """What this question is answered with; None where pieces are touched."""
        return None

    def aside(self, ask: Ask) -> Aside | None:
        """The answers that do not belong beside the others, if there are any."""
        return None

    def gauge(self, ask: Ask, view: Any) -> Gauge | None:
        """The chances of the seat that is asked, out of its own view; None where there are none to tell."""
        return None

    def refusal(self, code: str) -> str:
        """Why something cannot be chosen, in one sentence: `code` is what the game's `why_not` says."""
        return tr("This cannot be chosen now.")

    def explain(self, piece: Piece) -> str:
        """What a piece is, with its odds; "" where there is nothing to say."""
        return ""

    def aloud(self, piece: Piece) -> str:
        """The same for whoever does not see it: what is printed on it, and where it lies, too."""
        return self.explain(piece)

    def occasion(self) -> str:
        """Which part of the game is being played."""
        return ""

    def last(self) -> Sheet | None:
        """What was finished last and can be looked at again."""
        return None

    def extras(self) -> Sequence[Extra]:
        """The buttons that the game adds to the table now."""
        return ()


class Motion:
    """How events look while they happen."""

    def cue(self, event: Event, view: Any) -> Cue | None:
        """The motion of an event, made when it begins; None if nothing is to be seen of it.

        When it ends, the table must look as in `view`: that of whoever looks at the screen, right after the
        event. Nobody is asked anything in it.
        """
        return None

    def memory(self) -> object:
        """What cannot be read from the pieces now, so that the events that follow can be shown again."""
        return None

    def recall(self, memory: Any) -> None:
        """Have that in mind again."""


class Drawing:
    """What is drawn that is no piece.

    The prompt panel hangs on `hook`, the chronicle lies at `paper`, the column of knobs begins at the
    height `knobs`, and `slip` is the room for the keys of the moment, which else is below the knobs.
    """

    hook = HOOK
    paper = PAPER
    knobs = KNOBS
    slip: pygame.FRect | None = None

    def layout(self, canvas: Canvas) -> None:
        """The canvas has another size, text size or language: make anew what depends on them."""

    def point(self, token: Token | None) -> None:
        """Somebody looks at that piece now; None: at nothing."""

    def draw_board(self, canvas: Canvas) -> None:
        """Draw what lies under all pieces."""

    def draw_hud(self, canvas: Canvas) -> None:
        """Draw what lies over the board and under the hand."""

    def glimmer(self) -> Glimmer | None:
        """What lives by itself on a table that rests, a moment later than when it was asked for last."""
        return None


class Skin(Pieces, Words, Motion, Drawing):
    """One game on the screen, in four parts. It sees its own game's views and events, never a state.

    By `orders` is answered what is asked out of turn.
    """

    def __init__(self) -> None:
        self.orders = Orders(NoDuties())
