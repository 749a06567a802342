"""What a table needs of a game's skin: where things lie, what is said, what moves, and what is drawn.

A skin writes the methods that differ from the defaults here, and the abstract ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import pygame

from game.core.action import Action, Token
from game.core.event import Event
from game.core.script import Ask
from game.translation import tr
from scenes.stage.attention import Attention
from scenes.stage.camera import Camera
from scenes.stage.faces import Moment
from scenes.stage.forms import Form
from scenes.stage.odds_gauge import BELOW_TOOLS, CORNER, WIDE, Gauge, Room
from scenes.stage.own_dice import OwnDice
from scenes.stage.pieces import HeldCard, Piece, Point
from scenes.stage.prompt_panel import Hook
from scenes.stage.results import Results
from scenes.stage.rule_index import Index
from scenes.stage.standing_orders import Duties, Orders
from scenes.stage.turn import Aside, Turn
from scenes.stage.verdict import Verdict
from scenes.stage.weighed import in_points
from scenes.ui.anim import Cue
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act
from scenes.ui.scene import Glimmer, Scene
from scenes.ui.theme import WIDTH


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
    is_late: bool = False
    """It is said when it has happened, and nothing meanwhile."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A button that a game adds, or the piece that is pressed `on`, which the keys of `act` open, too."""

    text: str
    scene: Callable[[], Scene]
    kind: str = "paper"
    on: Token | None = None
    act: Act = Act.LAST


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to look at over the table: what a game has ready to be shown once more, and in words."""

    draw: Callable[[Canvas], object]
    spoken_text: str


READING = 200.0
"""Width at which the text of a card can be read."""


class Pieces(ABC):
    """Says where things lie. Arrow keys also stop at `legible` kinds of things that cannot be chosen."""

    legible: frozenset[str] = frozenset()
    spared: Sequence[pygame.FRect] = ()
    """What is hidden by a card that is read beside its piece only where there is no other place."""
    framed_late: frozenset[str] = frozenset()
    """Kinds of things that can be chosen together with others, and are framed once one of these is."""
    lifts = has_tips_aside = False
    """A card of the hand only rises if it is looked at, with a line about it; tips hide nothing to choose."""

    @abstractmethod
    def settle(self, view: Any, face_up: bool) -> list[Piece]:
        """Return every piece where it lies in a view, and bring the HUD and all words up to date with it.

        Whoever looks at the screen may see the hand in the view only if it lies `face_up`; else nothing of it
        may be shown or said.
        """

    def choices(self, ask: Ask) -> list[Piece]:
        """Return what else there is to choose from: pieces that lie over the table while this is asked."""
        return []

    def slots(self) -> Sequence[Token]:
        """Return the cards of the hand from left to right: key 1 chooses the first of them."""
        return ()

    def number_place(self, piece: Piece) -> tuple[float, float]:
        """Return the middle of the digit that chooses a piece on the board."""
        return piece.rect[0] + 1, piece.rect[1] + 2

    def begin(self, ask: Ask, things: Sequence[Token], chosen: Sequence[Token] = ()) -> Token | None:
        """Return at which of the things that can be chosen keys begin; None: at the uppermost.

        Where a skin `leads_on`, return what comes after those `chosen`; None: the answer.
        """
        return None

    def is_settled(self, ask: Ask) -> bool:
        """Return True where the last of several things that can be picked answers: it can be taken back."""
        return False

    def together(self, ask: Ask, view: Any) -> Mapping[Token, Sequence[Token]]:
        """Return what is picked, of several things, by touching another that they lie on."""
        return {}

    def held(self, view: Any) -> Sequence[HeldCard]:
        """Return the hand of the seat of a view, whoever looks at the table, from left to right."""
        return ()

    def zoom(self, token: Token) -> str | None:
        """Return the picture of a card that is to be read; None for what is no card or lies face down."""
        return None

    def reading(self, piece: Piece) -> tuple[float, float]:
        """Return the width and height, in design pixels, at which the text of that card can be read."""
        return READING, READING * piece.height / piece.width

    def is_veiled(self, piece: Piece) -> bool:
        """Return whether something is shown over a piece, so that nobody points at it."""
        return False

    def kept_in_sight(self, piece: Piece) -> Sequence[pygame.FRect]:
        """Return what a card that is read beside its piece should not hide, besides what can be chosen."""
        return ()

    def dock(self, width: float, height: float) -> pygame.FRect | None:
        """Return where a card of the hand is shown to be read, of that size at most; None: at its place."""
        return None


class Words(ABC):
    """The part of a skin that says in words what is asked and what happens.

    Its `index` finds the paragraph of the rulebook about a thing, a question or a refusal.
    """

    index = Index({}, {}, {})
    has_open_reasons = True
    """What bots do can often be told by what all can see: it is worth asking why."""
    points = staticmethod(in_points)
    """Says in what players count what an action value is worth."""

    @abstractmethod
    def prompt(self, ask: Ask) -> str:
        """Return the question in one sentence."""

    def idle_prompt(self, ask: Ask) -> str:
        """Return what is said while a question that leaves nothing to do is answered by itself."""
        return self.prompt(ask)

    def besides(self, ask: Ask, piece: Piece) -> Sequence[Action]:
        """Return what a touched piece means where nothing has been chosen yet, if no answer names it."""
        return ()

    @abstractmethod
    def label(self, action: Action, ask: Ask, chosen: int = 0) -> str:
        """Return the words of an answer's button; `chosen` things are chosen of a subset so far."""

    @abstractmethod
    def line(self, event: Event) -> Line | None:
        """Return the chronicle's line for an event; None where nothing needs to be told."""

    @abstractmethod
    def results(self, view: Any, told: Sequence[Line]) -> Results:
        """Return what the last screen shows; `view` is the public one of a game that is over."""

    def moments(self, event: Event) -> Sequence[Moment]:
        """Return whom an event moves, as everybody may see it; each event of a game comes once, in order."""
        return ()

    def winks(self, event: Event) -> int | None:
        """Return whose face winks at an event that nobody but whoever looks at the screen understands."""
        return None

    def verdict(self, event: Event) -> Verdict | None:
        """Return what came of a deed for whoever looks at the screen, told once when an event is over."""
        return None

    def is_costly(self, ask: Ask) -> bool:
        """Return whether an answer given by mistake costs much: careful players are asked again."""
        return False

    def form(self, ask: Ask, view: Any) -> Form | None:
        """Return the form that this question is answered with; None where pieces are touched."""
        return None

    def aside(self, ask: Ask) -> Aside | None:
        """Return the answers that do not belong beside the others, if there are any."""
        return None

    def gauge(self, ask: Ask, view: Any) -> Gauge | None:
        """Return the chances of the seat that is asked, from its own view; None if there are none to tell."""
        return None

    def gauge_name(self, ask: Ask) -> str:
        """Return what that gauge is called, for its button."""
        return tr("Your chances")

    def has_open_gauge(self, ask: Ask) -> bool:
        """Return True if the chances are part of the question: shown unasked, unless numbers are unwanted."""
        return False

    def recap(self, lines: Sequence[Line], seat: int) -> Sequence[Line]:
        """Return what others did to a seat in these lines, so that it is told again when it is asked."""
        return ()

    def refusal(self, code: str) -> str:
        """Say in one sentence why something cannot be chosen; `code` comes from the game's `why_not`."""
        return tr("This cannot be chosen now.")

    def explain(self, piece: Piece) -> str:
        """Say what a piece is, with its odds; "" where there is nothing to say."""
        return ""

    def whereabouts(self, piece: Piece) -> str:
        """Return the name of the place where a piece lies; "" where it has none."""
        return ""

    def reasons(self, before: Any, told: Sequence[tuple[Event, Any]]) -> str:
        """Return in one sentence what speaks for an answer of the seat of the view `before`; "" if nothing.

        `told` is what would come of it, each event with that seat's view after it.
        """
        return ""

    def motive(self, ask: Ask, action: Action, view: Any) -> str | None:
        """Return in one sentence what all can see that speaks for an answer; None where nobody asks why.

        The `view` is that of whoever reads it.
        """
        return ""

    def fact(self, piece: Piece) -> str:
        """Say in a few words what counts of a card of the hand where it is lifted; "" if nothing does."""
        return ""

    def aloud(self, piece: Piece) -> str:
        """Say the same to people who cannot see it: also what is printed on it, and where it lies."""
        return self.explain(piece)

    def occasion(self) -> str:
        """Say which part of the game is being played."""
        return ""

    def is_closing(self, view: Any) -> bool:
        """Return whether the last quarter of a game has begun; `view` is the public one."""
        return False

    def programme(self, view: Any, pieces: Sequence[str]) -> Sequence[str]:
        """Return which pieces of its music a game has now, that to open first; `view` is the public one."""
        return pieces

    def last(self) -> Sheet | None:
        """Return what was finished last and can be looked at again, if anything was."""
        return None

    def extras(self) -> Sequence[Extra]:
        """Return the buttons that the game adds to the table now."""
        return ()


class Motion:
    """The part of a skin that shows events while they happen.

    `pace` is how many seconds pass before a bot answers after something was shown, `attention` says what is
    worth the time of people who wait. After each of several things that are picked, the keys of a skin
    that `leads_on` go on to what it proposes next, or to the answer.
    """

    pace = 0.6
    attention = Attention()
    leads_on = False

    def cue(self, event: Event, view: Any) -> Cue | None:
        """Return the motion of an event that begins now; None if nothing is to be seen of it.

        It begins where the last one ended. When it ends, the table must look as in `view`, which belongs to
        whoever looks at the screen and was taken right after the event. Nobody is asked anything in it.
        """
        return None

    def foresee(self, event: Event, view: Any) -> None:
        """Have the pictures read that an event will show, and the table after it, which is as in `view`."""

    def at_once(self, event: Event, view: Any) -> Sequence[str]:
        """Return the pictures that an event is soon to show, and for which it waits a little."""
        return ()

    def update(self, seconds: float) -> bool:
        """Let that time pass for what moves while a question waits; return True while something does."""
        return False

    def rewind(self, view: Any) -> None:
        """Return to the table as in `view`, to show again what came after it; the pieces lie so already."""


class Drawing:
    """The part of a skin that draws what is no piece.

    The prompt panel hangs on `hook`, the chronicle lies at `paper`, the column of knobs begins at the height
    `knobs` unless they have `tools` for their room, where they lie in two rows from the right; the one that
    turns a hand up lies at `eye`, if that is somewhere else. `slip` is the room for the keys of the moment,
    which else is below the knobs, `answers`, `answers_end` and `answers_foot` tell where answers may stand,
    and `asides` is the room for buttons that answer nothing, else below the answers. The sign of a device
    hangs below its plate, unless it `has_signs_beside`. Captions end at `captions_foot`, talk at `talk_end`.
    """

    dangers: bool | None = None
    """Whether the dangers of all seats are marked, whoever is asked; None where a game marks none."""
    has_knobs = True  # a film has none
    is_hinted = False  # whether a hint lies over the table
    has_coach = False  # whether somebody beside the table says in words what is at stake, as in a lesson
    is_puzzle = False  # whether it is asked which answer is best, so that no chance may give it away
    hook, paper, knobs = Hook(640.0, 540.0, 600.0), pygame.FRect(12, 592, 280, 124), 72.0
    tools: pygame.FRect | None = None
    eye: pygame.FRect | None = None
    slip: pygame.FRect | None = None
    answers, answers_end, answers_foot = 1084.0, 1268.0, 712.0
    asides: pygame.FRect | None = None
    has_signs_beside = False
    captions_foot = Scene.captions_foot
    talk_end: float = WIDTH
    corners: Sequence[Point] = (CORNER,)
    off_board: Point = CORNER
    hint_rooms: Sequence[Room] = ((WIDE, BELOW_TOOLS),)
    """Where a hint has its lower right corner, where off a form over the board; its widths and tops."""
    camera: Camera | None = None  # what shows the board nearer or farther, if anything does
    taught: Sequence[pygame.FRect] = ()  # what a coach speaks of, so that her paper does not lie there
    coach_rooms: Sequence[pygame.FRect] = ()  # where it rather lies than anywhere else, if nothing lies there

    def other_hook(self) -> Hook | None:
        """Return where the prompt panel hangs while its words are about something shown elsewhere."""
        return None

    def ledge(self) -> float:
        """Return the height above which the chronicle ends now, as something else lies below it."""
        return inf

    def answered_from(self, top: float) -> None:
        """Take note of where the topmost answer begins, now that all are laid."""

    def layout(self, canvas: Canvas) -> None:
        """Make anew what depends on the size of the canvas, the text size or the language."""

    def point(self, token: Token | None) -> None:
        """Take note of the piece that somebody looks at now; None if at nothing."""

    def choosing(self, tokens: Sequence[Token]) -> None:
        """Take note of what whoever is asked has chosen so far, before it is an answer."""

    def consider(self, ask: Ask | None, chosen: Sequence[Token]) -> None:
        """Take note of the question to a person, None without one, and of what is chosen for it."""

    def draw_board(self, canvas: Canvas) -> None:
        """Draw what lies under all pieces."""

    def draw_hud(self, canvas: Canvas) -> None:
        """Draw what lies over the board and under the hand."""

    def draw_front(self, canvas: Canvas) -> None:
        """Draw what lies over the hand, below panels and buttons."""

    def glimmers(self) -> Sequence[Glimmer]:
        """Return what moves by itself on a resting table, as it looks a moment after the last call."""
        return ()


class Skin(Pieces, Words, Motion, Drawing):
    """One game on the screen, in four parts. It sees its own game's views and events, never a state.

    Its `orders` answer what is asked out of turn, its `own_dice` know which throws wait for people.
    """

    def __init__(self, duties: Duties | None = None) -> None:
        self.orders = Orders(duties or Duties())
        self.own_dice = OwnDice()

    def turn(self, ask: Ask, view: Any, careful: bool) -> Turn:
        """Return a turn of whoever is asked, who has chosen nothing yet."""
        return Turn(ask, careful, self.form(ask, view), self.is_settled(ask), self.together(ask, view))
