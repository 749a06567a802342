"""An accusation: the tricks of the round lie open, and whoever saw something wrong points at the card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.toruro.tokens import SILENT, accuse
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.drawing.card_faces import card_name, picture
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN
from scenes.skins.toruro.drawing.trick_rows import CARD, LaidCard, Layout
from scenes.stage.skin import Reply
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.marks import draw_mark
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import OCHRE_LT, RESTING
from scenes.ui.widgets import Widget, draw_focus_ring


class Accusation:
    """A form (see `scenes.stage.skin`) for "toruro.accuse". `label` puts an answer into words."""

    def __init__(
        self, ask: Ask, view: ToruroView, seats: Sequence[Seat], label: Callable[[Action], str]
    ) -> None:
        self._layout = Layout(view.tricks)
        self._seats, self._label = seats, label
        self._possible = {
            laid: action
            for laid in self._layout.cards
            if (action := accuse(laid.seat, laid.trick)) in ask.options
        }
        self.pointed: LaidCard | None = None
        """The card that seems wrong."""
        self._changed: Callable[[], object] = lambda: None

    def point(self, laid: LaidCard) -> Transition:
        """Point at a card; at the same card again: no longer."""
        self.pointed = None if self.pointed == laid else laid
        self._changed()
        return STAY

    def take_back(self) -> bool:
        """Point at nothing; False if nothing was pointed at."""
        before, self.pointed = self.pointed, None
        return before is not None

    def replies(self) -> Sequence[Reply]:
        """Accuse whoever played the card that is pointed at, if any, or keep silent."""
        silent = Reply(self._label(SILENT), (SILENT,))
        if self.pointed is None:
            return [silent]
        action = self._possible[self.pointed]
        return [Reply(self._label(action), (action,)), silent]

    def widgets(self, canvas: Canvas, changed: Callable[[], object]) -> Sequence[Widget]:
        """Return a widget for every card that somebody can be accused of."""
        self._changed = changed
        return [Suspect(self, laid) for laid in self._possible]

    def spoken_text(self) -> Sequence[str]:
        """Return sentences about the card that is pointed at."""
        return [] if self.pointed is None else [self._label(self._possible[self.pointed])]

    def describe(self, laid: LaidCard) -> str:
        """Return a card of the round in words, with who played it and when."""
        name, trick = self._seats[laid.seat].name, laid.trick + 1
        return tr(
            "{card}, played by {name} in trick {trick}", card=card_name(laid.card), name=name, trick=trick
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the slate with all the cards of the round."""
        canvas.nine("toruro/slate", self._layout.board, shadow=RESTING, plain=PLAIN)
        for seat, at in self._layout.marks:
            draw_mark(canvas, self._seats[seat].colour, at, 12)
        with canvas.lettering.at_most(1.0):
            for number, at in self._layout.rows:
                canvas.text(str(number), *at, "card", CHALK, anchor="center middle")
        for laid in self._layout.cards:
            canvas.picture(
                picture(laid.card), *laid.at, CARD[0], height=CARD[1], anchor="center",
                shaded=laid not in self._possible,
            )  # fmt: skip


class Suspect(Widget):
    """A card that can be pointed at."""

    radius = 6.0

    def __init__(self, form: Accusation, laid: LaidCard) -> None:
        area = pygame.FRect((0, 0), CARD)
        area.center = laid.at
        super().__init__(area, key=f"suspect {laid.card}", tip=card_name(laid.card), focusable=True)
        self._form, self._laid = form, laid

    @property
    def spoken_text(self) -> str:
        return self._form.describe(self._laid)

    def draw(self, canvas: Canvas) -> None:
        if self._form.pointed == self._laid:
            draw_focus_ring(canvas, self.rect, self.radius)
        elif self.hovered:
            canvas.frame(self.rect.inflate(6, 6), OCHRE_LT, 3, self.radius + 2)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down" and item.button == 1:
            return self._form.point(self._laid)
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._form.point(self._laid)
        return None
