"""Forms for what does not lie on the table: options, amounts, and the answer to an offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.alatriste.view import AlatristeView
from game.core.action import Action, action, token
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.words import explain
from scenes.stage.forms import Reply, Send
from scenes.stage.skin import Aside
from scenes.ui.canvas import Canvas
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import LIFTED
from scenes.ui.widgets import Button, Scroll, Widget

Label = Callable[[Action], str]

BUTTONS = ("alatriste.option",)
"""Questions whose few answers are buttons, each of them."""
ASIDE = ("discard",)
"""The verbs of answers that are offered at any decision, aside."""
ASIDE_IN_PLAY = ("offer", "discard", "propose_end")
"""Those that stand aside while cards are played."""
PAPER = pygame.FRect(202, 96, 620, 368)
GAP, HIGH = 8.0, 50.0
LARGEST = 1.3
"""How much larger a sheet gets for those who read large text."""


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
    return Aside(tr("More…"), tr("What else can be done now:"), found)


class Answers:
    """A form (see `scenes.stage.skin`) in which every answer is a button at the right.

    What holds the options, a box or a card, lies over the board meanwhile, large enough to be read.
    """

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
        """What stands on the sheet of the box, or the card, that gives the choice."""
        if self._ask.prompt != "alatriste.option":
            return []
        source = self._ask.about[0]
        return [explain.box(source.id) if source.kind == "box" else explain.card(source.id)]

    def area(self, canvas: Canvas) -> pygame.FRect | None:
        """Return where that sheet or card lies, None if there is none."""
        if self._ask.prompt != "alatriste.option":
            return None
        read = layout.READING, layout.READING / layout.SHEET
        wide, high = layout.BOX_READING if self._ask.about[0].kind == "box" else read
        grown = min(LARGEST, canvas.lettering.factor)
        area = pygame.FRect(0, 0, wide * grown, high * grown)
        area.center = layout.AIR
        return area

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet of the box, or the card, that gives the choice."""
        area = self.area(canvas)
        if area is not None:
            source = self._ask.about[0]
            picture = card_faces.sheet(source.id) if source.kind == "box" else card_faces.card(source.id)
            canvas.picture(picture, *area.center, area.w, height=area.h, anchor="center", shadow=LIFTED)


class Listed:
    """A form in which one of many answers is chosen from a list, then given with the button at the right."""

    paper = PAPER
    """The room for the list."""

    def __init__(self, ask: Ask, label: Label) -> None:
        self._label = label
        self._listed = [option for option in ask.options if option.picks]
        self._plain = [option for option in beside(ask) if not option.picks]
        self.chosen: Action | None = None
        self._paper = self.paper.copy()
        self._changed: Callable[[], object] = lambda: None

    def choose(self, option: Action) -> Transition:
        """Choose an answer, or choose it no longer."""
        self.chosen = None if self.chosen == option else option
        self._changed()
        return STAY

    def take_back(self) -> bool:
        """Choose nothing; return whether anything was chosen."""
        before, self.chosen = self.chosen, None
        return before is not None

    def replies(self) -> Sequence[Reply]:
        """Return the chosen answer, and those that are about nothing on the list."""
        plain = [Reply(self._label(option), (option,)) for option in self._plain]
        if self.chosen is not None:
            return [Reply(self._label(self.chosen), (self.chosen,)), *plain]
        return plain or [Reply(tr("Choose"), off=tr("Choose one of the things on the list."))]

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return a button for each answer of the list, in as many columns as their words leave room for."""
        self._changed = changed
        inner = self.paper.inflate(-56, -48)
        words = [self._label(option) for option in self._listed]
        widest = max(canvas.measure(text, "small button")[0] for text in words) + 40
        across = max(1, min(len(words), 4, int((inner.w - 16 + GAP) // (widest + GAP))))
        wide = (inner.w - 16 - GAP * (across - 1)) / across
        high = max(HIGH, max(canvas.measure(text, "small button", wide - 24)[1] for text in words) + 22)
        buttons: list[Widget] = []
        for place, (option, text) in enumerate(zip(self._listed, words, strict=True)):
            row, column = divmod(place, across)
            free = max(0, (row + 1) * across - len(words))  # the last row stands in the middle
            at = (inner.left + (column + free / 2) * (wide + GAP), inner.top + row * (high + GAP), wide, high)
            kind = "gold" if option == self.chosen else "paper"
            press = partial(self.choose, option)
            buttons.append(Button(at, text, press, kind=kind, style="small button", key=str(option)))
        self._paper.h = min(self.paper.h, buttons[-1].rect.bottom + 8 - self.paper.top + 24)
        self._paper.centery = self.paper.centery
        for button in buttons:
            button.rect.y += self._paper.top - self.paper.top
        inner = self._paper.inflate(-56, -48)
        return buttons if buttons[-1].rect.bottom <= inner.bottom else [Scroll(inner, buttons)]

    def spoken_text(self) -> Sequence[str]:
        """The answer that is chosen."""
        return [] if self.chosen is None else [tr("Chosen: {answer}.", answer=self._label(self.chosen))]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the paper of the list lies."""
        return self._paper

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper of the list."""
        canvas.nine("ui/panel_paper", self._paper, shadow=LIFTED)


class Choices(Answers):
    """The answers to what a box or a card lets one choose, and what there would be for more Ducats."""

    def __init__(self, ask: Ask, label: Label, view: AlatristeView) -> None:
        super().__init__(ask, label)
        self._ducats, self._choices = view.players[ask.seat].ducats, view.choices

    def replies(self) -> Sequence[Reply]:
        """Return the options that can be paid for, then those that cost too much, then the others."""
        given = super().replies()
        have = trn("You have 1 Ducat.", "You have {n} Ducats.", self._ducats)
        dear = [
            Reply(self._label(action("choose", token("option", number))), off=have)
            for number, (_, cost) in enumerate(self._choices)
            if cost > self._ducats
        ]
        options = [reply for reply in given if reply.actions[0].picks]
        return [*options, *dear, *given[len(options) :]]


def form(ask: Ask, label: Label, view: AlatristeView) -> Answers | None:
    """Return the form for a question; None where things on the table are touched."""
    return Choices(ask, label, view) if ask.prompt in BUTTONS else None
