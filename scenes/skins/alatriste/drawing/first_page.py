"""The first page of a life in Madrid: what it is about, who else seeks it, and a sword or a purse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.alatriste.rows import RULES
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr
from scenes.skins.alatriste.drawing.notched_rail import NotchedRail
from scenes.stage.forms import Reply, Send
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, INK, INK_2, LIFTED, SEATS, SEPIA
from scenes.ui.widgets import Widget

PAPER = pygame.FRect(122, 38, 780, 514)
"""The page: below the track of Fame, which it tells of."""
LARGEST = 1.2
"""The text size beyond which the words would not fit on the page."""
FACES, FACE = 228.0, 84.0
RAIL = pygame.FRect(302, 382, 420, 44)
ENDS = (222.0, 802.0)
"""The middles of the sword and of the purse."""
WORDS = 250.0
"""The width of the sentence at each end."""


def as_born(view: AlatristeView) -> AlatristeView:
    """Return a view in which those who have not shared their points yet have what everybody begins with."""
    if view.round:
        return view
    return replace(view, players=tuple(map(_begun, view.players)))


def _begun(player: PlayerView) -> PlayerView:
    """Return a player with what a life begins with, but for the points that are shared."""
    if player.vigour:
        return player
    return replace(player, vigour=RULES.vigour, fame=RULES.short.fame if player.short else 0)


class FirstPage:
    """A form (see `scenes.stage.skin`) for "alatriste.split"; `faces` are the portraits of the seats."""

    def __init__(self, ask: Ask, view: AlatristeView, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        self._ask, self._view, self._seats, self._faces = ask, view, seats, faces
        self.fencing = RULES.split // 2
        self._before: list[int] = []
        self._changed: Callable[[], object] = lambda: None

    def share(self, fencing: int) -> Transition:
        """Give so many points to the sword, the rest to the purse."""
        fencing = min(RULES.split - RULES.least, max(RULES.least, fencing))
        if fencing != self.fencing:
            self._before.append(self.fencing)
            self.fencing = fencing
            self._changed()
        return STAY

    def take_back(self) -> bool:
        """Undo the last change; return whether there was one."""
        if not self._before:
            return False
        self.fencing = self._before.pop()
        return True

    def replies(self) -> Sequence[Reply]:
        """Return the one answer: with these points into the town."""
        return [Reply(tr("Into Madrid!"), (self._answer,))]

    @property
    def _answer(self) -> Action:
        return next(option for option in self._ask.options if option.picks[0].id == self.fencing)

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return the slider between the sword and the purse."""
        self._changed = changed
        ducats = RULES.split - self.fencing
        said = tr("Fencing {fencing}, Ducats {ducats}", fencing=self.fencing, ducats=ducats)
        purses = range(RULES.least, RULES.split - RULES.least + 1)
        return [NotchedRail(RAIL, purses, ducats, self._fill, key="balance", said=said)]

    def _fill(self, ducats: int) -> Transition:
        """Put so many points into the purse, the rest into the sword."""
        return self.share(RULES.split - ducats)

    @property
    def title(self) -> str:
        """What stands above the page."""
        return tr("A new life in Madrid") if self._view.round else tr("Madrid, 1623")

    @property
    def aim(self) -> str:
        """What a life in Madrid is about."""
        own = self._view.players[self._ask.seat]
        fame = own.asked[-1]
        if own.short:
            return tr(
                "You come with a nag and some Fame. Make it {fame}, then convince the King's Favourite.",
                fame=fame,
            )
        return tr("Win {fame} Fame and a transport, then convince the King's Favourite.", fame=fame)

    def spoken_text(self) -> Sequence[str]:
        """The title, what it is about, and who else is there."""
        rivals = ", ".join(seat.name for seat in self._seats if seat.index != self._ask.seat)
        return [self.title, self.aim, tr("The others: {names}", names=rivals)]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the page lies."""
        return PAPER

    def draw(self, canvas: Canvas) -> None:
        """Draw the page under the slider."""
        canvas.nine("ui/panel_paper", PAPER, shadow=LIFTED)
        x = PAPER.centerx
        with canvas.lettering.at_most(LARGEST):
            canvas.text(self.title, x, PAPER.top + 48, "shout", ALMAGRE_DK, anchor="center middle")
            wide = PAPER.w - 150
            canvas.text(self.aim, x, PAPER.top + 106, "lead", INK, anchor="center middle", width=wide)
            for place, icon in enumerate(("fame", "valido")):
                aside = (place * 2 - 1) * (PAPER.w / 2 - 58)
                canvas.picture(f"alatriste/icon_{icon}", x + aside, PAPER.top + 106, 44, anchor="center")
            self._draw_faces(canvas)
            self._draw_ends(canvas)

    def _draw_faces(self, canvas: Canvas) -> None:
        """Draw the own face larger than those of the rivals beside it."""
        order = [self._ask.seat, *(seat.index for seat in self._seats if seat.index != self._ask.seat)]
        step = min(118.0, (PAPER.w - 120) / len(order))
        left = PAPER.centerx - step * (len(order) - 1) / 2
        for place, number in enumerate(order):
            seat, x = self._seats[number], left + step * place
            draw_face(
                canvas, self._faces[number], seat.colour, (x, FACES), FACE if place == 0 else FACE * 0.8
            )
            name = canvas.lettering.shorten(seat.name, "strong", canvas.k, (step - 6) * canvas.k)
            colour = SEATS[seat.colour].on_paper
            canvas.text(name, x, FACES + FACE / 2 + 16, "strong", colour, anchor="center middle")

    def _draw_ends(self, canvas: Canvas) -> None:
        canvas.line((PAPER.left + 60, 306), (PAPER.right - 60, 306), SEPIA, 1.2)
        words = tr("{n} points between a sword and a purse", n=RULES.split)
        canvas.text(words, PAPER.centerx, 332, "heading", ALMAGRE_DK, anchor="center middle")
        numbers = (self.fencing, RULES.split - self.fencing)
        names = (tr("Fencing"), tr("Ducats"))
        said = (
            tr("You win duels, and others think twice before they draw."),
            tr("You pay tolls, good seats and bail, and buy yourself Fame."),
        )
        for x, icon, number, name, words in zip(
            ENDS, ("fencing", "ducats"), numbers, names, said, strict=True
        ):
            canvas.picture(f"alatriste/icon_{icon}", x - 20, RAIL.centery, 38 + 3 * number, anchor="center")
            canvas.text(str(number), x + 34, RAIL.centery - 9, "score", INK, anchor="center middle")
            canvas.text(name, x + 34, RAIL.centery + 20, "key", SEPIA, anchor="center middle")
            middle = PAPER.left + 44 + WORDS / 2 if x < PAPER.centerx else PAPER.right - 44 - WORDS / 2
            canvas.text(words, middle, 472, "body", INK_2, anchor="center middle", width=WORDS)
