"""The sheet of a prize: whoever has lost a duel, and what the winner may take from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.alatriste.tokens import HAND, NOTHING
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.alatriste.drawing import card_faces, large_sheet
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.fight_odds import draw_line
from scenes.skins.alatriste.drawing.option_forms import beside
from scenes.skins.alatriste.drawing.scene_frames import FRAME
from scenes.skins.alatriste.layout import FOLDED, FRAMED_PLACE, SHEET
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.skins.alatriste.words import explain
from scenes.stage.faces import Mood
from scenes.stage.forms import Reply, Send
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget, draw_focus_ring

PRIZE = "alatriste.prize"
"""The question that it answers."""
HEAD, FACE = 132.0, 112.0
"""How high the part of the sheet is where the loser is seen, and the width of that face."""
SPOILS = pygame.FRect(PLACE.left + 12, PLACE.top + HEAD + 8, PLACE.w - 24, PLACE.h - HEAD - 20)
"""The room for what can be taken."""
WIDEST, GAP, ROWS = 176.0, 12.0, 3
"""How wide a card of it is at most, how far it lies from the next, and how many rows there are at most."""
FAN, BEHIND = 0.16, 3
"""How far a card of the hand lies from the next, in its widths, and how many of them are seen."""


def size(count: int) -> tuple[float, float]:
    """Return how large so many things to be taken lie there, unless letters are large."""
    return places(count)[0].size


def places(count: int) -> list[pygame.FRect]:
    """Return the areas of so many things to be taken, as large as they can be, in as few rows."""

    def widest(rows: int) -> float:
        across = -(-count // rows)
        wide = (SPOILS.w - GAP * (across - 1)) / across
        return min(WIDEST, wide, (SPOILS.h - GAP * (rows - 1)) / rows * FOLDED)

    rows = max(range(1, ROWS + 1), key=widest)
    wide, across = widest(rows), -(-count // rows)
    high = wide / FOLDED
    top = SPOILS.centery - (high * rows + GAP * (rows - 1)) / 2
    found = []
    for place in range(count):
        row, column = divmod(place, across)
        here = min(across, count - row * across)
        left = SPOILS.centerx - (wide * here + GAP * (here - 1)) / 2
        found.append(pygame.FRect(left + column * (wide + GAP), top + row * (high + GAP), wide, high))
    return found


class Spoil(Widget):
    """A card of the board of whoever has lost, or their hand, face down: one click takes it."""

    radius = 10.0

    def __init__(self, option: Action, words: str, hand: int, area: pygame.FRect, send: Send) -> None:
        super().__init__(area, key=str(option), tip=words, focusable=True)
        self._option, self._hand, self._send = option, hand, send

    @property
    def spoken_text(self) -> str:
        if self._option == HAND:
            return f"{self.tip}\n{trn('1 card', '{n} cards', self._hand)}"
        return f"{self.tip}\n{explain.card(self._option.picks[0].id)}"

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.fill(self.rect.inflate(12, 12), theme.INK, radius=self.radius + 5)
            canvas.fill(self.rect.inflate(8, 8), theme.OCHRE_LT, radius=self.radius + 3)
        if self._option == HAND:
            self._draw_hand(canvas)
        else:
            face = card_faces.held(self._option.picks[0].id)
            canvas.picture(
                face,
                *self.rect.center,
                self.rect.w,
                height=self.rect.h,
                anchor="center",
                shadow=theme.RESTING,
            )

    def _draw_hand(self, canvas: Canvas) -> None:
        """Draw so many backs, one over the other, and how many they are."""
        seen = min(BEHIND, self._hand)
        wide = min(self.rect.h * 0.96 * SHEET, self.rect.w / (1 + FAN * (seen - 1)))
        left = self.rect.centerx - wide * FAN * (seen - 1) / 2
        for place in range(seen):
            at = left + wide * FAN * place, self.rect.centery
            canvas.picture(card_faces.BACK, *at, wide, anchor="center", shadow=theme.RESTING)
        disc = self.rect.right - 16, self.rect.bottom - 16
        canvas.disc(disc, 17, theme.INK)
        canvas.disc(disc, 14.5, theme.PAPER_HI)
        with canvas.lettering.at_most(1.2):
            canvas.text(str(self._hand), *disc, "number", theme.INK, anchor="center middle")

    def draw_focus(self, canvas: Canvas) -> None:
        draw_focus_ring(canvas, self.rect, self.radius)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "up" and item.button == 1 and self.is_hit(item.pos):
            self._send((self._option,))
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            self._send((self._option,))
            return STAY
        return None


class Prize:
    """A form (see `scenes.stage.skin`) for what the winner of a duel takes: each thing lies there."""

    def __init__(
        self, ask: Ask, view: AlatristeView, label: Callable[[Action], str], seats: Sequence[Seat], cast: Cast
    ) -> None:
        self._ask, self._label, self._cast = ask, label, cast
        self.loser = ask.about[0].id
        beaten = view.players[self.loser]
        self._name, self._hand, self._fame = seats[self.loser].name, beaten.cards, beaten.duel_prize
        self.spoils = [option for option in beside(ask) if option != NOTHING]

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return each thing that can be taken, what is seen before what is not."""
        shown = sorted(self.spoils, key=lambda option: option == HAND)
        areas = [large_sheet.grown(area) for area in places(len(shown))]
        return [
            Spoil(option, self._label(option), self._hand, area, send)
            for option, area in zip(shown, areas, strict=True)
        ]

    def replies(self) -> Sequence[Reply]:
        """Return to take nothing: all that can be taken lies on the cloth."""
        return [Reply(self._label(NOTHING), (NOTHING,), kind="paper", sure=tr("Really take nothing?"))]

    def take_back(self) -> bool:
        """Return False: there is nothing to undo."""
        return False

    def spoken_text(self) -> Sequence[str]:
        """Who has lost, and what the winner has for sure."""
        return [self._title, self._sure]

    @property
    def _title(self) -> str:
        return tr("{name} is beaten!", name=self._name)

    @property
    def _sure(self) -> str:
        return tr("{n} Fame is yours. Take one card as well:", n=self._fame)

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return large_sheet.grown(FRAMED_PLACE)

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, the faces of both, and the cloth for what can be taken."""
        key = self._ask.seat, self.loser, self._name, language()
        canvas.layer("alatriste/prize", key, self.area(canvas), partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        with large_sheet.larger(canvas, sparse=True):
            self._paint(canvas)

    def _paint(self, canvas: Canvas) -> None:
        frame, middle = FRAMED_PLACE, PLACE.center
        canvas.picture(FRAME, *middle, frame.w, height=frame.h, anchor="center")
        canvas.picture("alatriste/scene_duel", *middle, PLACE.w, height=PLACE.h, anchor="center")
        cloth = pygame.FRect(PLACE.left, PLACE.top + HEAD, PLACE.w, PLACE.h - HEAD)
        canvas.fill(cloth, theme.WALNUT_DK)
        canvas.line(cloth.topleft, cloth.topright, theme.OCHRE, 1.4)
        pill = pygame.FRect(PLACE.left + 24, PLACE.top + 26, PLACE.w - 48, HEAD - 46)
        canvas.fill(pill, theme.WALNUT_DK, 232, 14)
        face = pill.left + 12 + FACE / 2, PLACE.top + HEAD / 2
        canvas.picture(self._cast.portrait(self.loser, Mood.SORE), *face, FACE, anchor="center")
        own = pill.right - 12 - FACE / 2, face[1]
        canvas.picture(self._cast.portrait(self._ask.seat, Mood.GLAD), *own, FACE, anchor="center")
        left = face[0] + FACE / 2 + 16
        room = own[0] - FACE / 2 - 12 - left
        at = left, pill.top + pill.h * 0.34
        draw_line(canvas, self._title, at, "heading", theme.PAPER_HI, room, "left middle")
        canvas.picture("alatriste/icon_fame", left + 11, pill.top + pill.h * 0.73, 22, anchor="center")
        at = left + 28, pill.top + pill.h * 0.73
        draw_line(canvas, self._sure, at, "strong", theme.OCHRE_LT, room - 28, "left middle")
