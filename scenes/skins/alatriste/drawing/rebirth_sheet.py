"""The sheet of whoever has died: what is lost, and what a new life begins with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.alatriste.rows import RULES
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste.drawing import large_sheet
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.fight_odds import draw_line
from scenes.skins.alatriste.drawing.option_forms import Answers
from scenes.skins.alatriste.drawing.scene_frames import FRAME
from scenes.skins.alatriste.layout import FRAMED_PLACE
from scenes.skins.alatriste.layout import SCENE_PLACE as PLACE
from scenes.stage.faces import Mood
from scenes.stage.forms import Reply
from scenes.ui import theme
from scenes.ui.canvas import Canvas

PROMPT = "alatriste.restart"
SCENE = "alatriste/scene_death"
FACE, PLATE = 104.0, 176.0
"""The width of the face, and of the plate that it stands on."""
RAISED = 72.0
"""How much higher than in its scene the street lies, above what is told."""
LINE, SIGN = 34.0, 24.0
"""The height of a line, and the width of the sign before it."""


class Rebirth(Answers):
    """A form (see `scenes.stage.skin`) for beginning again."""

    def __init__(
        self, ask: Ask, view: AlatristeView, label: Callable[[Action], str], seats: Sequence[Seat], cast: Cast
    ) -> None:
        super().__init__(ask, label)
        self._seat, self._who, self._cast = ask.seat, seats[ask.seat], cast
        self._is_short = view.players[ask.seat].short

    def replies(self) -> Sequence[Reply]:
        """Return the one answer that does not stand aside, which is to begin again."""
        return [reply._replace(kind="gold") for reply in super().replies()]

    def lines(self) -> list[tuple[str, str]]:
        """Return what is lost and what one has again, each with its sign."""
        again = tr(
            "Again yours: {vigour} Vigour, {cards} cards, {split} points for Fencing and Ducats.",
            vigour=RULES.vigour,
            cards=RULES.hand,
            split=RULES.split,
        )
        kept = tr("And, as at the start: {fame} Fame and a nag.", fame=RULES.short.fame)
        lost = tr("Lost: all Fame, Fencing and Ducats, every card.")
        found = [("alatriste/icon_dead", lost), ("alatriste/icon_vigour", again)]
        return [*found, ("alatriste/icon_fame", kept)] if self._is_short else found

    def spoken_text(self) -> Sequence[str]:
        """What stands on the sheet."""
        return [words for _, words in self.lines()]

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the sheet lies."""
        return large_sheet.grown(FRAMED_PLACE)

    def draw(self, canvas: Canvas) -> None:
        """Draw the street, a face that does not smile, and the lines."""
        key = self._ask, self._cast.portrait(self._seat, Mood.SORE), self._is_short, language()
        canvas.layer("alatriste/rebirth", key, self.area(canvas), partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        with large_sheet.larger(canvas, large_sheet.is_sparse(canvas)):
            self._paint(canvas)

    def _paint(self, canvas: Canvas) -> None:
        frame, lines = FRAMED_PLACE, self.lines()
        canvas.picture(FRAME, *frame.center, frame.w, height=frame.h, anchor="center")
        with canvas.clip(PLACE):
            y = PLACE.centery - RAISED
            canvas.picture(SCENE, PLACE.centerx, y, PLACE.w, height=PLACE.h, anchor="center")
        strip = pygame.FRect(PLACE.left, 0, PLACE.w, LINE * len(lines) + 16)
        strip.bottom = PLACE.bottom
        canvas.fill(strip, theme.WALNUT_DK)
        canvas.line(strip.topleft, strip.topright, theme.OCHRE, 1.4)
        plate = pygame.FRect(0, 0, PLATE, FACE + 42)
        plate.midtop = PLACE.centerx, PLACE.top + 10
        canvas.fill(plate, theme.WALNUT_DK, 232, 12)
        face = self._cast.portrait(self._seat, Mood.SORE)
        canvas.picture(face, plate.centerx, plate.top + 6 + FACE / 2, FACE, anchor="center")
        at = plate.centerx, plate.bottom - 18
        draw_line(canvas, self._who.name, at, "strong", theme.PAPER_HI, PLATE - 14, "center middle")
        for place, (sign, words) in enumerate(lines):
            y = strip.top + 8 + LINE * (place + 0.5)
            canvas.picture(sign, strip.left + 30, y, SIGN, anchor="center")
            colour = theme.PAPER_HI if place else theme.OCHRE_LT
            draw_line(canvas, words, (strip.left + 52, y), "body", colour, strip.w - 66, "left middle")
