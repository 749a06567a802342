"""What can be pressed on the table of a bargain: cards, purses, faces, seals, and bargains to begin with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import pygame

from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.bargain_pieces import (
    FACES,
    GIVEN,
    LEANING,
    LINE,
    MIDDLE,
    NEEDLE,
    SEALS,
    draw_knob,
    draw_leaning,
    draw_purse,
    draw_seated,
    face_places,
    line,
    write,
)
from scenes.skins.alatriste.words import explain
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import INK, OCHRE, OCHRE_LT, PAPER, PAPER_HI, RESTING, TARGET
from scenes.ui.widgets import Widget, draw_focus_ring

SLACK = 10.0
"""A card that is moved less far is clicked, not dragged."""
KNOB = 30.0
"""The width of what is pressed for one more or one less."""
LARGEST = 1.5
GLIDE, REST = 7.0, 0.004
"""How fast a needle glides to its place, and how near it is there."""


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
        with canvas.lettering.fitting((LARGEST, 1.3, 1.15, 1.0, 0.9), lambda: self._is_fitting(canvas)):
            super().draw(canvas)

    def _is_fitting(self, canvas: Canvas) -> bool:
        return canvas.fits(self.value_text, "strong", self.value_area.w - 84)


class Pressed(Widget):
    """Something that a click or a key does."""

    def pointer(self, item: Pointer) -> Transition | None:
        return self.press() if item.kind == "up" and item.button == 1 else STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self.press()
        return None

    def press(self) -> Transition:
        """Do it."""
        raise NotImplementedError


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

    def __init__(
        self, bargain: Bargain, number: int, area: pygame.FRect, folded: str, open_hand: bool
    ) -> None:
        """It looks as `folded` in the hand, so that its words can be read; "" on the cloth."""
        super().__init__(bargain, number, area, not folded, open_hand, f"given {number}")
        self._folded = folded

    @property
    def picture(self) -> str:
        return self._folded or super().picture

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
    """The Ducats of one side: a click lays one into the middle, one on the minus takes one back."""

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

    @property
    def laid(self) -> int:
        """The Ducats of this side that lie in the middle."""
        return int(max(0, self._side * self._bargain.draft.ducats))

    def draw(self, canvas: Canvas) -> None:
        draw_purse(canvas, self.rect, self.laid, self._ducats, OCHRE_LT if self.hovered else PAPER_HI)
        draw_knob(canvas, (self.rect.left + 18, self.rect.centery), "-", self.laid > 0)
        draw_knob(canvas, (self.rect.right - 18, self.rect.centery), "+", self.laid < self._ducats)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind != "down" or item.button not in (1, 3):
            return STAY
        is_back = item.button == 3 or item.pos[0] < self.rect.left + self.rect.w / 3
        return self._lay(-1 if is_back else 1)

    def typed(self, item: Key | Typed) -> Transition | None:
        if not isinstance(item, Key) or item.act not in (Act.OK, Act.LEFT, Act.RIGHT):
            return None
        return self._lay(-1 if item.act is Act.LEFT else 1)

    def _lay(self, by: int) -> Transition:
        return self._bargain.pay(by * self._side) if by > 0 or self.laid else STAY


class Partner(Pressed):
    """The face of somebody with whom one may bargain, who looks as they think of the offer."""

    radius = 20.0

    def __init__(self, bargain: Bargain, face: str, seat: Seat, place: int, places: Sequence[int]) -> None:
        chosen = places.index(bargain.draft.target)
        x, wide = face_places(len(places), chosen)[place]
        self._wide = wide
        self._room = min(112.0, FACES.w / max(4, len(places)) - 4)
        area = pygame.FRect(x - wide / 2, FACES.top, wide, wide)
        area.centery = FACES.top + 54
        super().__init__(area, key=f"partner {seat.index}", tip=seat.name, focusable=len(places) > 1)
        self._bargain, self._face, self._seat = bargain, face, seat

    @property
    def _is_chosen(self) -> bool:
        return bool(self._bargain.draft.target == self._seat.index)

    @property
    def spoken_text(self) -> str:
        name = self._seat.name
        return tr("{name}: the bargain is with them", name=name) if self._is_chosen else name

    def draw(self, canvas: Canvas) -> None:
        if self._is_chosen or self.hovered:
            canvas.disc(self.rect.center, self._wide / 2 + 4, OCHRE if self._is_chosen else OCHRE_LT)
        draw_seated(canvas, self.rect.center, self._wide, self._face, self._seat, self._room)

    def press(self) -> Transition:
        return STAY if self._is_chosen else self._bargain.change(target=self._seat.index)


class Seal(Pressed):
    """A promise that can be sealed, or has been."""

    seal = "alatriste/seal"

    def __init__(
        self, words: str, area: pygame.FRect, is_laid: bool, press: Callable[[], Transition], key: str
    ) -> None:
        super().__init__(area, key=key, focusable=True)
        self._words, self._is_laid, self._press = words, is_laid, press

    @property
    def spoken_text(self) -> str:
        return "\n".join([self._words, tr("It is promised.") if self._is_laid else tr("It is not promised.")])

    def draw(self, canvas: Canvas) -> None:
        ground = OCHRE_LT if self._is_laid or self.hovered else PAPER
        area = self.rect.inflate(0, -4)
        canvas.fill(area, INK, radius=10)
        canvas.fill(area.inflate(-3, -3), ground, radius=9)
        left = 10.0
        if self.seal:
            left, side = 44.0, min(34.0, area.h - 2)
            canvas.picture(self.seal, area.left + 21, area.centery, side, anchor="center")
        room = pygame.FRect(area.left + left, area.top + 1, area.w - left - 6, area.h - 2)
        write(canvas, self._words, "key", room, INK, "left middle")

    def press(self) -> Transition:
        return self._press()


class Knob(Pressed):
    """One more ("+") or one less ("-") of something; pale if there is no such."""

    radius = 15.0

    def __init__(
        self, at: tuple[float, float], sign: str, name: str, press: Callable[[], Transition], key: str
    ) -> None:
        area = pygame.FRect(0, 0, KNOB, KNOB)
        area.center = round(at[0]), round(at[1])
        super().__init__(area, key=key, tip=name, focusable=True)
        self._sign, self._press = sign, press

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.disc(self.rect.center, KNOB / 2, OCHRE_LT)
        draw_knob(canvas, self.rect.center, self._sign)

    def press(self) -> Transition:
        return self._press()


class Needle:
    """Where the face on the bar of a bargain is, on its way to where it shall be."""

    def __init__(self, is_still: Callable[[], bool]) -> None:
        self._is_still = is_still
        self.at: float | None = None

    def move(self, goal: float, dt: float) -> None:
        """Let it glide for `dt` seconds."""
        before = goal if self.at is None or self._is_still() else self.at
        self.at = goal if abs(goal - before) < REST else before + (goal - before) * min(1.0, dt * GLIDE)


class Leaning(Widget):
    """The bar that tells how good an offer is to somebody, whose face is on it."""

    def __init__(
        self, needle: Needle, goal: float, names: Sequence[str], face: str, colour: str, said: str
    ) -> None:
        super().__init__(LEANING.inflate(0, NEEDLE - LEANING.h), key="leaning")
        self._needle, self._goal, self._names, self._said = needle, goal, names, said
        self._face, self._colour = face, colour
        needle.move(goal, 0.0)

    @property
    def spoken_text(self) -> str:
        return self._said

    def update(self, dt: float) -> bool:
        before = self._needle.at
        self._needle.move(self._goal, dt)
        return self._needle.at != before

    def draw(self, canvas: Canvas) -> None:
        at = self._needle.at
        draw_leaning(canvas, self._names, self._goal if at is None else at, self._face, self._colour)


def turns_knobs(place: int) -> list[tuple[float, float]]:
    """Return the middles of the two knobs beside a promise on the cloth."""
    area = line(place, GIVEN.left)
    return [(area.right - KNOB / 2 - TARGET, area.centery), (area.right - KNOB / 2, area.centery)]


def rows(area: pygame.FRect, count: int, high: float, gap: float = 4.0) -> list[pygame.FRect]:
    """Return so many rows below one another in an area, as high as its room allows, but at most `high`."""
    step = min(high + gap, area.h / max(1, count))
    return [pygame.FRect(area.left, area.top + step * place, area.w, step - gap) for place in range(count)]


def seal_areas(count: int) -> list[pygame.FRect]:
    """Return where the promises lie that can be made, below their heading."""
    return rows(pygame.FRect(SEALS.left, SEALS.top + 28, SEALS.w, SEALS.h - 28), count, LINE + 10, 2.0)
