"""What lies on the table of a bargain: cards, purses, faces, and the word of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.layout import SHEET, is_tall
from scenes.skins.alatriste.words import explain
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.marks import draw_face
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import INK, NIGHT, OCHRE_LT, OLIVE_DK, PAPER_HI, RESTING, SEATS, TARGET, Colour, rgb
from scenes.ui.widgets import Widget, draw_focus_ring

PAPER = pygame.FRect(96, 38, 840, 516)
"""Below the track of Fame, which tells who is ahead, and above the hand, from which cards are given."""
LARGEST = 1.15
"""The text size beyond which the words would not fit on the sheet."""
TITLE = (238.0, 62.0)
OWN_FACE, OTHER_FACE = (172.0, 140.0), (860.0, 140.0)
FACE = 92.0
BAIZE, BAIZE_DK = rgb("#1F4D3A"), rgb("#12322A")
MIDDLE = pygame.FRect(236, 82, 560, 228)
"""The middle of the table; what is given lies in its left half."""
GIVEN, TAKEN = pygame.FRect(250, 112, 196, 144), pygame.FRect(530, 112, 196, 144)
THEIRS = pygame.FRect(530, 344, 372, 112)
"""Where cards of the other lie side by side, as high as this area; those on the cloth lie in these."""
GAP = 8.0
"""What is between two of them."""
COINS = (482.0, 762.0), 180.0
WORTH = (516.0, 328.0)
KIND = (528.0, 266.0, 256.0, 34.0)
LEFT, WIDE, HIGH, STEP, PROMISES = 216.0, 600.0, 34.0, 37.0, 466.0
"""The rows of promises."""
PURSE = (108.0, 40.0)
SMALL_FACE, RING, ABREAST, ASIDE = 34.0, 2.0, 3, 2.0
"""The width of the face of somebody else with whom one may bargain, the ring around the chosen one, how many
have room in a row, and how far its middle lies to the right of the other's: between the cloth and the edge of
the sheet."""
SLACK = 10.0
"""A card that is moved less far is clicked, not dragged."""


def places(area: pygame.FRect, count: int, at_left: bool = False) -> list[pygame.FRect]:
    """Return the areas of so many cards side by side in an area, one over the other where room lacks.

    They lie in its middle, or `at_left` beside the words about them.
    """
    wide = area.h * SHEET
    step = min(wide + GAP, (area.w - wide) / max(1, count - 1))
    left = area.left if at_left else area.centerx - (step * (count - 1) + wide) / 2
    return [pygame.FRect(left + step * place, area.top, wide, area.h) for place in range(count)]


class Bargain(Protocol):
    """What the things on the table do to the offer."""

    draft: Any

    def change(self, **values: Any) -> Transition: ...
    def toggle(self, number: int) -> Transition: ...
    def pay(self, by: int) -> Transition: ...
    def wish(self, number: int) -> Transition: ...
    def wish_more(self, by: int) -> Transition: ...


class Row(Choice[Any]):
    """A choice on the sheet, whose letters stay small enough for it."""

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            super().draw(canvas)


class Movable(Widget):
    """A card that is clicked, or dragged, into the middle of the table and back."""

    radius = 5.0

    def __init__(
        self, bargain: Bargain, number: int, area: pygame.FRect, chosen: bool, open_card: bool, key: str
    ) -> None:
        tip = card_faces.title(number) if open_card else ""
        super().__init__(area, key=key, tip=tip, focusable=True)
        self._bargain, self._number, self._chosen, self._open = bargain, number, chosen, open_card
        self._start: tuple[float, float] | None = None
        self._moved = (0.0, 0.0)

    @property
    def picture(self) -> str:
        """What is seen of it."""
        return card_faces.card(self._number) if self._open else card_faces.BACK

    def draw(self, canvas: Canvas) -> None:
        area = self.rect.move(self._moved)
        canvas.picture(self.picture, *area.center, area.w, height=area.h, anchor="center", shadow=RESTING)
        if self.hovered:
            canvas.frame(area.inflate(6, 6), OCHRE_LT, 3, self.radius + 2)

    def draw_focus(self, canvas: Canvas) -> None:
        draw_focus_ring(canvas, self.rect, self.radius)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down" and item.button == 1:
            self._start = item.pos
        elif item.kind == "move" and self._start is not None:
            self._moved = (item.pos[0] - self._start[0], item.pos[1] - self._start[1])
        elif item.kind == "up" and self._start is not None:
            far = max(map(abs, self._moved)) > SLACK
            dropped = bool(MIDDLE.collidepoint(self.rect.move(self._moved).center))
            self._start, self._moved = None, (0.0, 0.0)
            if not far or dropped != self._chosen:
                return self.move()
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self.move()
        return None

    def move(self) -> Transition:
        """Let it go into the middle, or back."""
        raise NotImplementedError


class Given(Movable):
    """A card of the own hand: on the cloth, or where it lies in the hand."""

    def __init__(self, bargain: Bargain, number: int, area: pygame.FRect, open_hand: bool, held: int) -> None:
        """`held` are the cards of the whole hand, which lies as if none was given."""
        super().__init__(bargain, number, area, number in bargain.draft.given, open_hand, f"given {number}")
        self._is_tall = is_tall(held)

    @property
    def picture(self) -> str:
        """In the hand it is folded, so that its words can be read."""
        if self._chosen or not self._open:
            return super().picture
        return card_faces.held(self._number, self._is_tall)

    @property
    def spoken_text(self) -> str:
        card = explain.card(self._number) if self._open else tr("A card that lies face down")
        return "\n".join([card, tr("It is given.") if self._chosen else tr("It is kept.")])

    def move(self) -> Transition:
        return self._bargain.toggle(self._number)


class Wanted(Movable):
    """A card of the other's hand: one that has been seen, or (0) any other one."""

    def __init__(
        self, bargain: Bargain, number: int, area: pygame.FRect, wanted: bool, open_hand: bool, place: int
    ) -> None:
        super().__init__(
            bargain, number, area, wanted, bool(number) and open_hand, f"wanted {number or -place}"
        )

    @property
    def spoken_text(self) -> str:
        card = explain.card(self._number) if self._open else tr("A card of the other's hand")
        return "\n".join([card, tr("It is wanted.") if self._chosen else tr("It is not wanted.")])

    def move(self) -> Transition:
        if self._number:
            return self._bargain.wish(self._number)
        return self._bargain.wish_more(-1 if self._chosen else 1)


class Purse(Widget):
    """The Ducats of one side: a click lays one into the middle, the right button takes one back."""

    radius = 12.0
    right = True

    def __init__(self, bargain: Bargain, side: int, ducats: int, area: pygame.FRect) -> None:
        tip = tr("Click: I give a Ducat. Right button: one back.")
        if side < 0:
            tip = tr("Click: I want a Ducat. Right button: one back.")
        super().__init__(area, key=f"purse {side}", tip=tip, focusable=True)
        self._bargain, self._side, self._ducats = bargain, side, ducats

    @property
    def spoken_text(self) -> str:
        whose = tr("Your purse") if self._side > 0 else tr("The other's purse")
        return f"{whose}: {trn('1 Ducat', '{n} Ducats', self._ducats)}\n{self.tip}"

    def draw(self, canvas: Canvas) -> None:
        draw_purse(canvas, self.rect, self._ducats, OCHRE_LT if self.hovered else PAPER_HI)
        knob = self.rect.right - 16, self.rect.centery
        canvas.disc(knob, 11, OLIVE_DK)
        for half in ((5.5, 1.5), (1.5, 5.5)):
            canvas.fill(pygame.FRect(knob, (0, 0)).inflate(2 * half[0], 2 * half[1]), PAPER_HI)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind != "down" or item.button not in (1, 3):
            return STAY
        return self._bargain.pay(self._side if item.button == 1 else -self._side)

    def typed(self, item: Key | Typed) -> Transition | None:
        return self._bargain.pay(self._side) if isinstance(item, Key) and item.act is Act.OK else None


class Partner(Widget):
    """The face of somebody with whom one may bargain."""

    radius = 20.0

    def __init__(self, bargain: Bargain, face: str, seat: Seat, place: int) -> None:
        row, column = divmod(place, ABREAST)
        area = pygame.FRect(0, 0, SMALL_FACE, SMALL_FACE)
        area.centerx = OTHER_FACE[0] + ASIDE + TARGET * (column - (ABREAST - 1) / 2)
        area.top = purse_area(OTHER_FACE).bottom + 6 + TARGET * row
        super().__init__(area, key=f"partner {seat.index}", tip=seat.name, focusable=True)
        self._bargain, self._face, self._seat = bargain, face, seat

    @property
    def spoken_text(self) -> str:
        chosen = self._bargain.draft.target == self._seat.index
        return tr("{name}: the bargain is with them", name=self._seat.name) if chosen else self._seat.name

    def draw(self, canvas: Canvas) -> None:
        chosen = self._bargain.draft.target == self._seat.index
        if chosen or self.hovered:
            canvas.disc(self.rect.center, SMALL_FACE / 2 + RING, INK if chosen else OCHRE_LT)
        draw_face(canvas, self._face, self._seat.colour, self.rect.center, SMALL_FACE)

    def pointer(self, item: Pointer) -> Transition | None:
        return self._choose() if item.kind == "up" and item.button == 1 else STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        return self._choose() if isinstance(item, Key) and item.act is Act.OK else None

    def _choose(self) -> Transition:
        if self._bargain.draft.target == self._seat.index:
            return STAY
        return self._bargain.change(target=self._seat.index)


def purse_area(face: tuple[float, float]) -> pygame.FRect:
    """Return where the purse below a face lies."""
    return pygame.FRect(face[0] - PURSE[0] / 2, face[1] + 84, *PURSE)


def draw_purse(canvas: Canvas, area: pygame.FRect, ducats: int, colour: Colour = PAPER_HI) -> None:
    """Draw how many Ducats one of the two has."""
    canvas.fill(area, INK, radius=Purse.radius)
    canvas.fill(area.inflate(-3, -3), colour, radius=Purse.radius - 1)
    canvas.picture("alatriste/icon_ducats", area.left + 20, area.centery, 27, anchor="center")
    with canvas.lettering.at_most(LARGEST):
        canvas.text(str(ducats), area.left + 37, area.centery, "number", INK, anchor="left middle")


def draw_side(canvas: Canvas, at: tuple[float, float], face: str, seat: Seat) -> None:
    """Draw one of the two who bargain, with the name below."""
    draw_face(canvas, face, seat.colour, at, FACE)
    name = canvas.lettering.shorten(seat.name, "strong", canvas.k, 116 * canvas.k)
    canvas.text(name, at[0], at[1] + 66, "strong", SEATS[seat.colour].on_paper, anchor="center middle")


def draw_middle(canvas: Canvas, left: str, right: str) -> None:
    """Draw the cloth between the two, and what each half is called."""
    canvas.fill(MIDDLE.inflate(8, 8), INK, radius=14)
    canvas.fill(MIDDLE, BAIZE_DK, radius=11)
    canvas.fill(MIDDLE.inflate(-8, -8), BAIZE, radius=9)
    canvas.line((MIDDLE.centerx, MIDDLE.top + 12), (MIDDLE.centerx, MIDDLE.bottom - 12), BAIZE_DK, 2)
    for words, x in ((left, GIVEN.left), (right, TAKEN.left)):
        canvas.text(words, x, MIDDLE.top + 17, "key", PAPER_HI, anchor="left middle")


def draw_ducats(canvas: Canvas, ducats: int, x: float) -> None:
    """Draw that many Ducats, if there are any, as a pile on the cloth with their number below."""
    if ducats:
        for coin in range(min(ducats, 6)):
            canvas.picture("alatriste/icon_ducats", x, COINS[1] + 24 - 8 * coin, 34, anchor="center")
        canvas.text(str(ducats), x, COINS[1] + 58, "number", PAPER_HI, anchor="center middle")


def draw_promises(canvas: Canvas, promises: Sequence[str], left: float) -> None:
    """Draw what is promised below what is given, from `left` on."""
    for place, words in enumerate(promises):
        y = MIDDLE.bottom - 16 - 20 * (len(promises) - 1 - place)
        canvas.picture("alatriste/icon_promise", left + 8, y, 18, anchor="center")
        fitting = canvas.lettering.shorten(words, "key", canvas.k, 230 * canvas.k)
        canvas.text(fitting, left + 22, y, "key", PAPER_HI, anchor="left middle")


def draw_their_hand(canvas: Canvas, name: str) -> None:
    """Write beside the cards of the other whose they are."""
    words = tr("What {name} holds", name=name)
    canvas.text(words, THEIRS.left - 16, THEIRS.centery, "strong", INK, anchor="right middle", width=370)


def draw_gap(canvas: Canvas, area: pygame.FRect) -> None:
    """Draw where a card of the hand lay that lies on the cloth now."""
    canvas.fill(area, NIGHT, 205, 9)
    canvas.frame(area.inflate(-8, -8), OCHRE_LT, 1.6, 8)


def draw_word(canvas: Canvas, words: str) -> None:
    """Draw what the other says, at their face."""
    wide, high = canvas.measure(words, "button", 210)
    area = pygame.FRect(0, 0, wide + 30, high + 20)
    area.midright = (OTHER_FACE[0] - FACE / 2 - 16, OTHER_FACE[1] - 68)
    tail = [
        (area.right - 4, area.centery - 8),
        (area.right - 4, area.centery + 10),
        (area.right + 17, area.bottom + 8),
    ]
    canvas.polygon(tail, INK)
    canvas.fill(area.inflate(5, 5), INK, radius=15)
    canvas.fill(area, PAPER_HI, radius=13)
    inner = [
        (area.right - 5, area.centery - 5),
        (area.right - 5, area.centery + 7),
        (area.right + 12, area.bottom + 4),
    ]
    canvas.polygon(inner, PAPER_HI)
    canvas.text(words, *area.center, "button", INK, anchor="center middle", width=wide + 2)
