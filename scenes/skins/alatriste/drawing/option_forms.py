"""Forms for what does not lie on the table: options, amounts, and the answer to an offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.alatriste import bargains
from game.alatriste.tokens import ACCEPT, REFUSE
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.bargain_pieces import Row
from scenes.skins.alatriste.layout import Point
from scenes.skins.alatriste.words import explain
from scenes.skins.alatriste.words.answers import worth_words
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.skin import Aside, Reply, Send
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, RESTING, SEPIA
from scenes.ui.widgets import Button, Scroll, Widget

Label = Callable[[Action], str]

BUTTONS = ("alatriste.option",)
"""Questions whose few answers are buttons, each of them."""
LISTED = ("alatriste.bet",)
"""Questions whose answers are many: they stand on a list."""
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

    def __init__(self, ask: Ask, label: Label) -> None:
        self._label = label
        self._listed = [option for option in ask.options if option.picks]
        self._plain = [option for option in beside(ask) if not option.picks]
        self.chosen: Action | None = None
        self._paper = PAPER.copy()
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
        inner = PAPER.inflate(-56, -48)
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
        self._paper.h = min(PAPER.h, buttons[-1].rect.bottom + 8 - PAPER.top + 24)
        self._paper.centery = PAPER.centery
        for button in buttons:
            button.rect.y += self._paper.top - PAPER.top
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


MIDDLE: Point = (512.0, 291.0)
"""The middle of the sheet."""
WIDE, HEAD, FOOT, ROW = 244.0, 92.0, 44.0, 48.0
"""The width of each half, what the sheet needs above and below them, and the height of a row."""
CARD = (84.0, 84.0 * 933 / 600)
OFFER_LARGEST = 1.2
"""The text size beyond which the words would not fit on the sheet."""


class Deal:
    """A form (see `scenes.stage.skin`) for "alatriste.reply". `face_up` says whether cards are open now."""

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        words: Words,
        label: Callable[[Action], str],
        faces: Sequence[str],
        face_up: Callable[[], bool],
    ) -> None:
        assert view.offer is not None
        self._ask, self._words, self._label, self._face_up = ask, words, label, face_up
        self.offer = view.offer
        self._face = faces[view.offer.sender]
        self.worth = worth_words(bargains.worth_of(view, view.offer))
        """What accepting it is worth to whoever is asked."""
        self.refusal = REFUSE
        """How the offer is refused, if it is: with or without a reason."""

    @property
    def refusals(self) -> list[Action]:
        """All ways to refuse."""
        return [option for option in self._ask.options if option.verb == REFUSE.verb]

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return the row of reasons for a refusal, where there is a choice."""
        if len(self.refusals) == 1:
            return []
        paper = self._paper(canvas, self._halves())
        area = pygame.FRect(paper.left + 36, paper.bottom - FOOT - ROW, paper.w - 72, ROW)
        choices = [(option, self._label(option) if option.picks else "—") for option in self.refusals]
        return [Row(area, tr("If I refuse, I say"), choices, self.refusal, self._say, key="reason")]

    def _say(self, refusal: Action) -> None:
        self.refusal = refusal

    def replies(self) -> Sequence[Reply]:
        """Return all answers, of the refusals the one that is chosen; it comes first, as what is meant."""
        others = [option for option in beside(self._ask) if option not in self.refusals]
        options = [REFUSE, *others]
        return [
            Reply(self._label(option), (self.refusal if option == REFUSE else option,)) for option in options
        ]

    def take_back(self) -> bool:
        """Withdraw the reason; return whether there was one."""
        undone, self.refusal = self.refusal != REFUSE, REFUSE
        return undone

    def _halves(self) -> tuple[Half, Half]:
        offer = self.offer
        wanted = (offer.want_card,) if offer.want_card else ()
        asked = self._words.wanted(offer)
        if ACCEPT not in self._ask.options:
            asked = [*asked, tr("You do not have that.")]
        return (
            Half(tr("You get"), offer.count, offer.cards, self._words.given(offer)),
            Half(tr("You give"), len(wanted) or int(offer.wants_one), wanted, asked),
        )

    def _paper(self, canvas: Canvas, halves: Sequence[Half]) -> pygame.FRect:
        """Return the area of the sheet: as high as its longer half, and the row of reasons if any."""
        with canvas.lettering.at_most(OFFER_LARGEST):
            high = HEAD + FOOT + max(half.height(canvas) for half in halves)
        paper = pygame.FRect(0, 0, WIDE * 2 + 84, high + (ROW + 12 if len(self.refusals) > 1 else 0))
        paper.center = MIDDLE
        return paper

    def spoken_text(self) -> Sequence[str]:
        """Who offers it, and both halves."""
        title = tr("An offer from {name}", name=self._words.name(self.offer.sender))
        return [title, self.worth, *(half.spoken_text(self._face_up()) for half in self._halves())]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return self._paper(canvas, self._halves())

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet in two halves."""
        halves = self._halves()
        paper = self._paper(canvas, halves)
        foot = paper.bottom - (FOOT + ROW + 12 if len(self.refusals) > 1 else 34)
        with canvas.lettering.at_most(OFFER_LARGEST):
            canvas.nine("ui/panel_paper", paper, shadow=LIFTED)
            canvas.line((paper.centerx, paper.top + HEAD + 4), (paper.centerx, foot), SEPIA, 1.5)
            title = tr("An offer from {name}", name=self._words.name(self.offer.sender))
            sender = self._words.seat(self.offer.sender)
            draw_face(canvas, self._face, sender.colour, (paper.left + 64, paper.top + 44), 76)
            middle = paper.centerx + 24
            canvas.text(title, middle, paper.top + 32, "heading", ALMAGRE_DK, anchor="center middle")
            canvas.text(self.worth, middle, paper.top + 60, "strong", INK, anchor="center middle")
            for half, aside in zip(halves, (-130, 130), strict=True):
                half.draw(canvas, paper.centerx + aside, paper.top + HEAD, self._face_up())


class Half(NamedTuple):
    """One side of an offer: so `many` cards, those of them that are `known`, and what there is besides."""

    title: str
    many: int
    known: Sequence[int]
    words: Sequence[str]

    @property
    def lines(self) -> Sequence[str]:
        """What is written under the cards."""
        return self.words or ([] if self.many else [tr("nothing")])

    def height(self, canvas: Canvas) -> float:
        """Return how high it is."""
        lines = sum(canvas.measure(line, "body", WIDE)[1] + 4 for line in self.lines)
        return canvas.measure(self.title, "strong")[1] + 10 + (CARD[1] + 14 if self.many else 0) + lines

    def spoken_text(self, face_up: bool) -> str:
        """Return it in words."""
        if self.known and face_up:
            shown = [card_faces.name(card) for card in self.known]
        else:
            shown = [trn("1 card", "{n} cards", self.many)] if self.many else []
        return f"{self.title}: {', '.join([*shown, *self.lines])}"

    def draw(self, canvas: Canvas, x: float, y: float, face_up: bool) -> None:
        """Draw it with the middle of its upper edge there."""
        y = canvas.text(self.title, x, y, "strong", SEPIA, anchor="center top").bottom + 10
        gap = min(CARD[0] + 8, (WIDE - CARD[0]) / max(1, self.many - 1))
        for place in range(self.many):
            face = card_faces.card(self.known[place]) if self.known and face_up else card_faces.BACK
            at = x + gap * (place - (self.many - 1) / 2), y + CARD[1] / 2
            canvas.picture(face, *at, CARD[0], height=CARD[1], anchor="center", shadow=RESTING)
        y += CARD[1] + 14 if self.many else 0
        for line in self.lines:
            y = canvas.text(line, x, y, "body", INK, anchor="center top", width=WIDE).bottom + 4


def form(ask: Ask, label: Label) -> Answers | Listed | None:
    """Return the form for a question; None where things on the table are touched."""
    if ask.prompt in BUTTONS:
        return Answers(ask, label)
    return Listed(ask, label) if ask.prompt in LISTED else None
