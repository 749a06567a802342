"""The podium of the results: the winner's portrait with laurels, the others on steps and before them.

Each of them says a last word there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.menus.bubbles import draw_bubble
from scenes.menus.dais import draw_dais
from scenes.menus.entrance import Entrance
from scenes.menus.epilogue import faces_at_the_end
from scenes.stage.results import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face
from scenes.ui.widgets import Widget


class Step(NamedTuple):
    """A step: how far its middle lies from that of the podium, its size, and how wide the face on it is."""

    across: float
    width: float
    height: float
    face: float


STEPS = (
    Step(0.0, 206.0, 132.0, 168.0),
    Step(-200.0, 196.0, 110.0, 122.0),
    Step(200.0, 196.0, 96.0, 110.0),
)
"""From the first to the third."""
HIGHEST = 350.0
"""How high the first step is with everything on it."""
RAISED, LAURELLED = 0.46, 0.64
"""How far above its step the middle of a face lies, in its widths, and that of one with laurels."""
GROUND, CLEAR, ROW, PLATE = 80.0, 46.0, 58.0, 214.0
"""The height of the stage where everybody else is at its front, and where nobody is; the width of their
faces, and of their plates at most."""
EDGE, UNDER = 20.0, 5.0
"""How far the shadow of a step reaches aside, and on the floor of the stage."""
METALS, MEDAL, SMALL = (theme.OCHRE_LT, theme.rgb("#B9C4CC"), theme.rgb("#E09A6C")), 18.0, 11.0
"""Gold, silver and bronze for the medals of the first three places, their radius, and that of all others."""
LARGEST, NAMES, LIFT = 1.15, (1.3, 1.15, 1.0, 0.85, 0.7), 5.0
"""The largest text size that the steps have room for, the sizes tried for a name, and how far above the
middle of a step it ends, so that points stand clear of the frame."""
RIM = 6.0
"""How far below the upper edge of a step a name begins at least."""
CORNER = 12.0
"""How far from the upper left corner of a step the middle of its medal lies."""
SAID, TAIL, LAURELS, APART, OUTWARD = 50.0, 12.0, 0.7, 8.0, 0.03
"""The height of a bubble and of its tail, how far the winner's begins from the middle of the face, in its
widths, how far two are apart, and by how much farther out than their faces those over others lie."""
NAMED, UPPER, LOWER = 52.0, 9.0, 11.0
"""Where the plate of somebody below the podium has less room its name stands over its points, so far above
and below the middle."""


class Podium(Widget):
    """Shows the seats of `results`, the best first, three of them on the steps.

    Who has won looks glad and wears laurels; who came in last looks sore. Its steps rise from the ground as
    the `entrance` says, and when the winner stands there all say their `last_words` in bubbles.
    """

    def __init__(
        self,
        rect: Area,
        results: Results,
        entrance: Entrance | None = None,
        last_words: Mapping[int, str] = {},
    ) -> None:
        super().__init__(rect)
        self.results, self.order, self.last_words = results, results.order, last_words
        self._entrance = entrance or Entrance()
        self.faces = faces_at_the_end(results)

    @property
    def spoken_text(self) -> str:
        said = ((self.results.seats[seat].name, self.last_words.get(seat)) for seat in self.order)
        return "\n".join(tr("{name}: {words}", name=name, words=words) for name, words in said if words)

    def place(self, seat: int) -> int:
        """Return the place of a seat, counted from 1."""
        return self.results.place(seat)

    @property
    def scale(self) -> float:
        """How large steps and faces are, to stand below what is above the podium."""
        return min(1.0, (self.rect.h - self._ground) / HIGHEST)

    @property
    def _ground(self) -> float:
        rest = self.order[len(STEPS) :]
        if not rest:
            return CLEAR
        return GROUND + (SAID if self.last_words.keys() & rest else 0.0)

    def draw(self, canvas: Canvas) -> None:
        rest = self.order[len(STEPS) :]
        foot, scale = self.rect.bottom - self._ground, self.scale
        draw_dais(canvas, (self.rect.left, foot, self.rect.w, self.rect.bottom - foot))
        with canvas.lettering.at_most(LARGEST):
            with canvas.clip((self.rect.left - EDGE, 0, self.rect.w + 2 * EDGE, foot + UNDER)):
                small = [step._replace(height=step.height * scale, face=step.face * scale) for step in STEPS]
                steps = zip(small, self.order, self._entrance.risen, strict=False)
                standing = [
                    (step, seat, foot + (1 - risen) * (step.height + 2 * step.face))
                    for step, seat, risen in reversed([*steps])
                ]
                for step, seat, low in standing:
                    self._draw_step(canvas, step, seat, low)
                for step, seat, low in standing:
                    self._draw_medal(canvas, step, seat, low)
            for number, seat in enumerate(rest):
                if not self._entrance.has_come(len(STEPS) + number, len(self.order)):
                    continue
                wide = min(PLATE, self.rect.w / len(rest))
                left = self.rect.centerx + (number - len(rest) / 2) * wide
                area = pygame.FRect(left, foot + 21, wide, GROUND - 18)
                self._draw_other(canvas, seat, area)
            if self._entrance.told > 0:
                self._draw_last_words(canvas, foot)

    def _draw_last_words(self, canvas: Canvas, foot: float) -> None:
        """Draw what everybody says: bubbles beside the winner, over the others and below their plates."""
        for step, seat in zip(STEPS, self.order, strict=False):
            if seat not in self.last_words:
                continue
            won = seat in self.results.winners
            up, high = LAURELLED if won else RAISED, 0.75 if won else 0.5
            face = pygame.FRect(0, 0, step.face * self.scale, step.face * self.scale)
            face.center = self.rect.centerx + step.across, foot - (step.height + up * step.face) * self.scale
            top = face.centery - high * face.h
            if step.across:
                area = pygame.FRect(0, 0, step.width - 8, SAID)
                area.midbottom = face.centerx + step.across * OUTWARD, max(top - TAIL, self.rect.top + SAID)
                tip = face.centerx, max(top, area.bottom + TAIL / 2)
            else:
                left = face.centerx + LAURELS * face.w
                area = pygame.FRect(left, 0, self.rect.right - left, SAID)
                area.bottom = max(min(self._above_third(foot), face.centery), self.rect.top + SAID)
                tip = face.right - 0.1 * face.w, max(face.top + 0.2 * face.h, area.centery)
            draw_bubble(canvas, area, tip, self.last_words[seat], "body")
        rest = self.order[len(STEPS) :]
        for number, seat in enumerate(rest):
            if seat in self.last_words:
                wide = min(PLATE, self.rect.w / len(rest))
                left = self.rect.centerx + (number - len(rest) / 2) * wide
                area = pygame.FRect(left + 2, foot + GROUND, wide - 6, SAID - 6)
                tip = left + ROW / 2, area.top - TAIL / 2
                draw_bubble(canvas, area, tip, self.last_words[seat], "caption")

    def _above_third(self, foot: float) -> float:
        """Return where the third, and what they say, ends above."""
        third = STEPS[-1]
        said = TAIL + SAID + APART if self.last_words.keys() & self.order[2:3] else 0.0
        return foot - (third.height + (RAISED + 0.5) * third.face) * self.scale - said

    def _draw_step(self, canvas: Canvas, step: Step, seat: int, foot: float) -> None:
        who = self.results.seats[seat]
        area = pygame.FRect(0, foot - step.height, step.width, step.height)
        area.centerx = self.rect.centerx + step.across
        canvas.nine("ui/panel_wood", area, shadow=theme.LIFTED)
        won = seat in self.results.winners
        y = area.top - step.face * (LAURELLED if won else RAISED)
        draw_face(canvas, self.faces[seat], who.colour, (area.centerx, y), step.face, laurel=won)
        room, middle = area.w - 24, (area.centerx, area.centery - LIFT * self.scale)
        high = middle[1] - area.top - RIM

        def has_room() -> bool:
            wide, tall = canvas.measure(who.name, "heading")
            return wide <= room and tall <= high

        with canvas.lettering.fitting(NAMES, has_room):
            name = canvas.lettering.shorten(who.name, "heading", canvas.k, room * canvas.k)
            canvas.text(name, *middle, "heading", theme.PAPER_HI, anchor="center bottom", box=area)
        if won and self.results.decided_by:  # nobody asks by how much
            words = self.results.decided_by
            with canvas.lettering.fitting(NAMES, lambda: canvas.fits(words, "heading", room)):
                canvas.text(words, *middle, "heading", theme.OCHRE_LT, anchor="center top", box=area)
        else:
            points = amount(self.results.rows[seat][-1])
            with canvas.lettering.at_most(LARGEST * self.scale):
                canvas.text(points, *middle, "score", theme.OCHRE_LT, anchor="center top", box=area)

    def _draw_medal(self, canvas: Canvas, step: Step, seat: int, foot: float) -> None:
        """Draw the place of a seat at the left corner of its step, over the step beside it."""
        left = self.rect.centerx + step.across - step.width / 2
        medal, metal = (left + CORNER, foot - step.height + CORNER), METALS[self.place(seat) - 1]
        canvas.disc(medal, MEDAL + 2, theme.INK)
        canvas.disc(medal, MEDAL, metal)
        canvas.text(str(self.place(seat)), *medal, "number", theme.INK, anchor="center middle")

    def _draw_other(self, canvas: Canvas, seat: int, area: pygame.FRect) -> None:
        who = self.results.seats[seat]
        plate = pygame.FRect(area.left + ROW / 2, area.centery - 23, area.w - ROW / 2 - 6, 46)
        canvas.nine("ui/seat_plate", plate, shadow=theme.RESTING)
        at = area.left + ROW / 2 + 2, area.centery
        draw_face(canvas, self.faces[seat], who.colour, at, ROW - 4)
        medal = area.left + 8, plate.top + 4
        canvas.disc(medal, SMALL + 2, theme.INK)
        canvas.disc(medal, SMALL, theme.PAPER)
        canvas.text(str(self.place(seat)), *medal, "key", theme.INK, anchor="center middle")
        left, right, high = area.left + ROW + 4, plate.right - 12, plate.centery
        points = amount(self.results.rows[seat][-1])
        room = right - left - 6 - canvas.measure(points, "number")[0]
        if room >= NAMED:
            canvas.text(points, right, high, "number", theme.OCHRE_LT, anchor="right middle", box=area)
        else:  # one over the other
            room, high = right - left + 6, plate.centery - UPPER
            at = left + room / 2, plate.centery + LOWER
            canvas.text(points, *at, "small number", theme.OCHRE_LT, anchor="center middle", box=area)
        with canvas.lettering.fitting(NAMES, lambda: canvas.fits(who.name, "strong", room)):
            name = canvas.lettering.shorten(who.name, "strong", canvas.k, room * canvas.k)
            canvas.text(name, left, high, "strong", theme.PAPER_HI, anchor="left middle", box=area)
