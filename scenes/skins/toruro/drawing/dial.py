"""The dial in the middle of the table: how likely a hand is to win a pot, and what a lulo costs."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from game.core.rng import Rng
from game.core.seat import Seat
from game.toruro.odds import Chance, chance
from game.toruro.view import ToruroView
from game.translation import decimal, language, tr, trn
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.stage.odds_gauge import CORNER
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import ALMAGRE, INK, OCHRE, OCHRE_LT, OLIVE_LT, PAPER_HI, QUIET_ON_WOOD, RESTING, SEPIA
from scenes.voice.stream import join_sentences

AREA = pygame.FRect(382, 138, 304, 254)
CENTRE, RADIUS = (468.0, 226.0), 64.0
ROWS = pygame.FRect(550, 160, 120, 112)
"""Where it says what comes of going, and what a lulo costs."""
FACE, FACES = 32.0, 40.0
"""How large the faces are of those who speak, and from one to the next, where there is room."""
SHADE = 165
"""How dark those are who have not spoken."""
LARGEST = 1.4
"""The text size beyond which the words would leave the board."""
AT_A_TIME, ENOUGH = 16, 1200
"""Rollouts in each frame, and in all."""
SHARES = ((0.0, 0.4, ALMAGRE), (0.4, 0.65, OCHRE), (0.65, 1.0, OLIVE_LT))
"""Where the dial is red, gold and green: below 40 % a lulo is likelier than a pot is worth."""


class Dial:
    """A gauge (see `scenes.stage.odds_gauge`) for the seat of a view that is asked whether it goes."""

    aside, area, has_numbers = CORNER, AREA, True

    def __init__(self, view: ToruroView, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        self._view, self._seats, self._faces = view, seats, faces
        self._rng = Rng(view.round * 31 + (view.seat or 0)).split()
        self.chance = Chance(0, 0, view.lulo)

    @property
    def percent(self) -> int:
        """The chance to take at least one trick, in percent."""
        return round(100 * self.chance.share)

    @property
    def spoken(self) -> list[tuple[int, bool | None]]:
        """All seats in the order in which they speak, and whether they go; None for who has not spoken."""
        view = self._view
        step = view.house.turn_step
        order = [(view.first + step * turn) % view.seats for turn in range(view.seats)]
        return [(seat, view.goes[seat]) for seat in order]

    @property
    def turn(self) -> str:
        """When the seat speaks, in words: the later, the more it has heard."""
        assert self._view.seat is not None
        place = [seat for seat, _ in self.spoken].index(self._view.seat)
        after = sum(went is None for _, went in self.spoken[place + 1 :])
        if not after:
            return tr("You speak last.")
        if not place:
            return trn("You speak first, 1 after you.", "You speak first, {n} after you.", after)
        return trn("1 speaks after you.", "{n} speak after you.", after)

    def step(self) -> bool:
        """Run a few more rollouts; return whether the dial shows something else now."""
        if self.chance.rolls >= ENOUGH:
            return False
        before = self._shown
        self.chance += chance(self._view, self._rng, AT_A_TIME)
        return before != self._shown

    @property
    def _shown(self) -> tuple[int, str] | None:
        """What can be read on it, None before the first rollout."""
        return (self.percent, decimal(self.chance.mean, signed=True)) if self.chance.rolls else None

    @property
    def spoken_text(self) -> str:
        if self.chance.rolls < ENOUGH:
            return ""
        mean, cost = decimal(self.chance.mean, signed=True), self.chance.cost
        words = tr("{n} % to win a pot; a lulo costs {cost}.", n=self.percent, cost=cost)
        return join_sentences(words, tr("To go brings {mean} chips on average.", mean=mean), self.turn)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board with the dial on it."""
        key = self._shown, self.chance.cost, self._view.goes, language()
        canvas.layer("toruro/dial", key, AREA.inflate(30, 30), lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel_wood", AREA, shadow=RESTING)
        known = self.chance.rolls > 0
        _face(canvas)
        canvas.line(CENTRE, _at(self.chance.share, RADIUS - 8), INK, 4.5)
        canvas.disc(CENTRE, 7, INK)
        canvas.disc(CENTRE, 3.5, PAPER_HI)
        x, y = CENTRE
        with canvas.lettering.at_most(LARGEST):
            words = tr("{n} %", n=self.percent) if known else "…"
            line = canvas.text(words, x, y + 20, "score", PAPER_HI, anchor="center middle")
            canvas.text(tr("to win a pot"), x, line.bottom - 6, "caption", PAPER_HI, anchor="center top")
            self._draw_rows(canvas, decimal(self.chance.mean, signed=True) if known else "…")
            self._draw_spoken(canvas)

    def _draw_rows(self, canvas: Canvas, mean: str) -> None:
        tint = DEBT if self.chance.mean < 0 else GOOD
        cost = str(self.chance.cost)
        rows = (0.16, tr("to go"), mean, tint), (0.84, tr("a lulo"), f"−{cost}", DEBT)
        for share, words, number, colour in rows:
            y = ROWS.top + ROWS.h * share
            shown = canvas.text(number, ROWS.right, y, "number", colour, anchor="right middle")
            room = (shown.left - ROWS.left - 4) * canvas.k
            name = canvas.lettering.shorten(words, "body", canvas.k, room)
            canvas.text(name, ROWS.left, y, "body", PAPER_HI, anchor="left middle")
        words = tr("chips on average")
        y = ROWS.top + ROWS.h * 0.42
        canvas.text(words, ROWS.right, y, "caption", QUIET_ON_WOOD, anchor="right middle")

    def _draw_spoken(self, canvas: Canvas) -> None:
        """Draw all seats in the order in which they speak, and say when this one does.

        Under who goes is a bar of green, under who does not one of grey; in the shade are those to come.
        """
        y = AREA.bottom - 66
        canvas.line((AREA.left + 18, y - 25), (AREA.right - 18, y - 25), QUIET_ON_WOOD, 1.0)
        step = min(FACES, (AREA.w - 28 - FACE) / (len(self.spoken) - 1))
        left = AREA.centerx - step * (len(self.spoken) - 1) / 2
        wide = min(FACE, step - 3)
        for place, (seat, goes) in enumerate(self.spoken):
            at, is_own = (left + step * place, y), seat == self._view.seat
            if is_own:
                canvas.disc(at, wide / 2 + 3, OCHRE_LT)
            draw_face(canvas, self._faces[seat], self._seats[seat].colour, at, wide)
            if is_own or goes is not None:
                bar = pygame.FRect(at[0] - wide / 2, y + 20, wide, 6)
                canvas.fill(bar, OCHRE_LT if goes is None else GOOD if goes else SEPIA, radius=3)
            else:
                shade = pygame.FRect(0, 0, wide + 4, wide + 4)
                shade.center = at
                canvas.fill(shade, INK, SHADE, shade.w / 2)
        canvas.text(self.turn, AREA.centerx, AREA.bottom - 24, "body", OCHRE_LT, anchor="center middle")


def _face(canvas: Canvas) -> None:
    """Draw half a disc of paper with a red, a gold and a green field."""
    for start, end, colour in ((0.0, 1.0, INK), *SHARES):
        outer = RADIUS + 3 if colour is INK else RADIUS
        steps = [start + (end - start) * step / 24 for step in range(25)]
        canvas.polygon([CENTRE, *(_at(share, outer) for share in steps)], colour)
    canvas.polygon([CENTRE, *(_at(step / 24, RADIUS - 14) for step in range(25))], PAPER_HI)
    for tenth in range(11):
        canvas.line(_at(tenth / 10, RADIUS - 13), _at(tenth / 10, RADIUS - 7), SEPIA, 1.4)


def _at(share: float, radius: float) -> tuple[float, float]:
    """Return the point of the dial at that share: 0 lies to the left, 1 to the right."""
    return CENTRE[0] - radius * cos(pi * share), CENTRE[1] - radius * sin(pi * share)
