"""Forms for what does not lie on the table: options, amounts, and the answer to an offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.alatriste.tokens import DISCARD_OWN, OFFER
from game.alatriste.view import AlatristeView
from game.core.action import Action, action, token
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.words import explain, options
from scenes.stage.forms import Reply, Send
from scenes.stage.pieces import Piece
from scenes.stage.turn import Aside
from scenes.ui.canvas import Canvas
from scenes.ui.theme import LIFTED
from scenes.ui.widgets import Widget

Label = Callable[[Action], str]

BUTTONS = ("alatriste.option",)
"""Questions whose few answers are buttons, each of them."""
ASIDE = ("discard", "leave")
"""The verbs of answers that are offered at any decision, aside."""
ASIDE_IN_PLAY = ("offer", "discard", "propose_end")
"""Those that stand aside while cards are played."""
LARGEST, EDGE = 1.25, 10.0
"""How much larger a sheet gets for those who read large text, and how far from the edge of Madrid it lies."""


def beside(ask: Ask) -> list[Action]:
    """Return the answers that stand beside one another; discarding one's own is asked for elsewhere."""
    return [option for option in ask.options if option.picks or option.verb not in ASIDE]


def aside(ask: Ask) -> Aside | None:
    """Return the answers that are no plays: trading, discarding one's own, ending the game."""
    is_play = ask.prompt == "alatriste.play"
    verbs = ASIDE_IN_PLAY if is_play else ASIDE
    found = tuple(option for option in ask.options if not option.picks and option.verb in verbs)
    if not found:
        return None
    if is_play:
        return Aside(tr("Trade, and more…"), tr("What else can be done while cards are played:"), found)
    sentence = tr("What else can be done now:")
    if found == (DISCARD_OWN,):
        return Aside(tr("Discard a card"), sentence, found, is_link=True)
    return Aside(tr("More…"), sentence, found)


def besides(ask: Ask, piece: Piece, view: AlatristeView | None) -> Sequence[Action]:
    """Return the beginning of an offer for the plate of somebody with whom one may trade."""
    name = piece.token
    if name.kind != "seat" or name.id == ask.seat or OFFER not in ask.options:
        return ()
    return (OFFER, action("to", name)) if view is not None and view.players[name.id].alive else ()


class Answers:
    """A form (see `scenes.stage.skin`) in which every answer is a button at the right."""

    def __init__(self, ask: Ask, label: Label) -> None:
        self._ask, self._label = ask, label

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return nothing: only the answers can be pressed."""
        return []

    def replies(self) -> Sequence[Reply]:
        """Return all answers but those that stand aside."""
        return [Reply(self._label(option), (option,)) for option in beside(self._ask)]

    def take_back(self) -> bool:
        """Return False: there is nothing to undo."""
        return False

    def spoken_text(self) -> Sequence[str]:
        """Return nothing: all there is to read stands on the answers."""
        return []

    def area(self, canvas: Canvas) -> pygame.FRect | None:
        """Return None: nothing lies over the board."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""


class Choices(Answers):
    """The answers to what a box or a card lets one choose, and what there would be for more Ducats.

    What gives the choice lies over the board meanwhile, large enough to be read: at the left (-1) or right
    `side` of it, where it hides neither whoever is asked nor their box.
    """

    def __init__(self, ask: Ask, label: Label, view: AlatristeView, side: int) -> None:
        super().__init__(ask, label)
        self._ducats, self._choices, self._side = view.players[ask.seat].ducats, view.choices, side

    def replies(self) -> Sequence[Reply]:
        """Return the options that can be paid for, then those that cost too much, then the others."""
        given = [self._priced(reply) for reply in super().replies()]
        have = trn("You have 1 Ducat.", "You have {n} Ducats.", self._ducats)
        dear = [
            self._priced(Reply(self._label(action("choose", token("option", number))), off=have), number)
            for number, (_, cost) in enumerate(self._choices)
            if cost > self._ducats
        ]
        open_ones = [reply for reply in given if reply.actions[0].picks]
        return [*open_ones, *dear, *given[len(open_ones) :]]

    def _priced(self, reply: Reply, number: int = -1) -> Reply:
        """Return the reply of an option with what it takes and brings; one of no option stays as it is."""
        number = next((name.id for one in reply.actions for name in one.picks), number)
        if number < 0:
            return reply
        told = options.told(reply.words, self._choices, number)
        return reply._replace(words=told, drawn=options.drawn(self._choices, number, self._ducats))

    def spoken_text(self) -> Sequence[str]:
        """What stands on the sheet of the box, or the card, that gives the choice."""
        source = self._ask.about[0]
        return [explain.box(source.id) if source.kind == "box" else explain.card(source.id)]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where that sheet or card lies."""
        read = layout.READING, layout.READING / layout.SHEET
        wide, high = layout.BOX_READING if self._ask.about[0].kind == "box" else read
        grown, port = min(LARGEST, canvas.lettering.factor), layout.PORT.inflate(-2 * EDGE, 0)
        area = pygame.FRect(0, 0, wide * grown, high * grown)
        area.center = port.centerx + self._side * (port.w - area.w) / 2, layout.AIR[1]
        return area

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet of the box, or the card, that gives the choice."""
        area, source = self.area(canvas), self._ask.about[0]
        picture = card_faces.sheet(source.id) if source.kind == "box" else card_faces.card(source.id)
        canvas.picture(picture, *area.center, area.w, height=area.h, anchor="center", shadow=LIFTED)


def form(ask: Ask, label: Label, view: AlatristeView, side: int) -> Choices | None:
    """Return the form for a question, laid at that side; None where things on the table are touched."""
    return Choices(ask, label, view, side) if ask.prompt in BUTTONS else None
