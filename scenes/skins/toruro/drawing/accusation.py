"""The form to point at a card that was played wrong, among all tricks of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.toruro.deck import suit
from game.toruro.tokens import SILENT, accuse
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.card_layout import card_name
from scenes.skins.toruro.drawing.trick_board import (
    LaidCard,
    Layout,
    draw_board,
    draw_key,
    draw_note,
)
from scenes.stage.forms import Reply, Send
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, PAPER_HI
from scenes.ui.widgets import Widget, draw_focus_ring

DOT = 9.5
"""The radius of the disc with a question mark on a card that did not follow suit."""


class Accusation:
    """A form (see `scenes.stage.skin`) for "toruro.accuse". `label` puts an answer into words."""

    def __init__(
        self, ask: Ask, view: ToruroView, seats: Sequence[Seat], label: Callable[[Action], str]
    ) -> None:
        self.layout = Layout(view.tricks, view.takers)
        self._view, self._seats, self._label = view, seats, label
        self._possible = {
            laid: action
            for laid in self.layout.cards
            if (action := accuse(laid.seat, laid.trick)) in ask.options
        }
        self.pointed: LaidCard | None = None
        """The card that seems wrong."""
        self._changed: Callable[[], object] = lambda: None
        self._send: Send = lambda actions: None

    def point(self, laid: LaidCard) -> Transition:
        """Point at a card; at the same card again: accuse whoever played it."""
        if self.pointed == laid:
            self._send((self._possible[laid],))
            return STAY
        self.pointed = laid
        self._changed()
        return STAY

    def is_suspect(self, laid: LaidCard) -> bool:
        """Return whether a card that can be pointed at did not follow suit, as all have seen."""
        led = self._view.tricks[laid.trick][0].card
        return laid in self._possible and suit(laid.card) != suit(led)

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

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return a widget for every card that somebody can be accused of."""
        self._changed, self._send = changed, send
        return [Suspect(self, laid) for laid in self._possible]

    def spoken_text(self) -> Sequence[str]:
        """Return sentences about the card that is pointed at."""
        said = [] if self.pointed is None else [self._label(self._possible[self.pointed])]
        return [*said, self.price()]

    def price(self) -> str:
        """Return what an accusation brings: of whoever is pointed at, or else what to look for."""
        if self.pointed is None:
            free = tr("One accusation a round. In vain it costs nothing.")
            if not any(map(self.is_suspect, self._possible)):
                return free
            clue = tr("?: did not follow suit. Did they show that suit later?")
            return f"{free}\n{clue}"
        name, view = self._seats[self.pointed.seat].name, self._view
        if view.last:
            return tr("Played wrong: {name} is found out. Played rightly: nothing.", name=name)
        return tr(
            "Played wrong: {name} owes a lulo of {n}. Played rightly: nothing.", name=name, n=view.stake
        )

    def describe(self, laid: LaidCard) -> str:
        """Return a card of the round in words, with who played it and when."""
        name, trick = self._seats[laid.seat].name, laid.trick + 1
        return tr(
            "{card}, played by {name} as number {place} of trick {trick}",
            card=card_name(laid.card), name=name, place=laid.place + 1, trick=trick,
        ) + (tr(", which did not follow suit") if self.is_suspect(laid) else "")  # fmt: skip

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the slate lies."""
        return self.layout.board

    def draw(self, canvas: Canvas) -> None:
        """Draw the slate with all the cards of the round."""
        others = [laid for laid in self.layout.cards if laid not in self._possible]
        draw_board(canvas, self.layout, self._view, self._seats, others)
        draw_key(canvas, self.layout, self.price(), self._view.exposed)


class Suspect(Widget):
    """A card that can be pointed at."""

    radius = 6.0

    def __init__(self, form: Accusation, laid: LaidCard) -> None:
        area = pygame.FRect((0, 0), form.layout.grid.card)
        area.center = laid.at
        super().__init__(area, key=f"suspect {laid.card}", tip=card_name(laid.card), focusable=True)
        self._form, self._laid = form, laid

    @property
    def spoken_text(self) -> str:
        return self._form.describe(self._laid)

    def draw(self, canvas: Canvas) -> None:
        if self._form.is_suspect(self._laid):
            x, y = self.rect.right - DOT, self.rect.top + DOT
            canvas.disc((x, y), DOT + 1.5, INK)
            canvas.disc((x, y), DOT, PAPER_HI)
            with canvas.lettering.at_most(1.0):
                canvas.text("?", x, y, "key", ALMAGRE_DK, anchor="center middle")
        if self._form.pointed == self._laid:
            draw_focus_ring(canvas, self.rect, self.radius)
            draw_note(canvas, self._form.layout, self._laid)
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
