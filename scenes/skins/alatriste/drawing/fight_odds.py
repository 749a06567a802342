"""Chances on wood: the board of whoever may still play a thrust, tiles, and lines that fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.alatriste.odds import odds
from game.alatriste.view import AlatristeView
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste.drawing.fight_outcomes import Chance, Terms, if_fought, in_percent, percents
from scenes.skins.alatriste.layout import Point
from scenes.stage.odds_gauge import CORNER
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, RESTING, Colour

LEFT, FOOT, WIDE = 658.0, 546.0, 258.0
TITLE, ROW, GAP = 36.0, 25.0, 12.0
WORDS = 122.0
"""The room for the words of a chance, before its bar."""
TILE = 60.0
"""The height of a chance on a sheet, unless there is more room."""
LARGEST = 1.1
"""The text size beyond which the words would not fit beside their bars."""
SIZES = (2.0, 1.75, 1.5, 1.35, 1.2, 1.1, 1.0, 0.9)
"""The text sizes that are tried for words which must stay on one line; the first is the largest there is."""


class Scales:
    """A gauge (see `scenes.stage.odds_gauge`) for whoever may fight, with one block for each rival."""

    aside, has_numbers = CORNER, True

    def __init__(self, found: Sequence[tuple[Seat, Sequence[Chance]]]) -> None:
        self.found = tuple((rival.name, rival.colour, tuple(chances)) for rival, chances in found)

    def step(self) -> bool:
        """Return False: everything is known at once."""
        return False

    @property
    def spoken_text(self) -> str:
        """Each fight in a sentence."""
        lines = []
        for name, _, chances in self.found:
            shares = zip(chances, percents(chances), strict=True)
            told = ", ".join(f"{chance.words} {in_percent(n)}" for chance, n in shares)
            lines.append(f"{tr('Against {name}', name=name)}: {told}")
        return "\n".join(lines)

    @property
    def area(self) -> pygame.FRect:
        """Return where the board lies."""
        high = sum(TITLE + ROW * len(chances) + GAP for _, _, chances in self.found) + 8
        return pygame.FRect(LEFT, FOOT - high, WIDE, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board above the question."""
        area = self.area
        paint = partial(self._draw, canvas, area)
        canvas.layer("alatriste/scales", (self.found, language()), area.inflate(24, 24), paint)

    def _draw(self, canvas: Canvas, area: pygame.FRect) -> None:
        canvas.nine("ui/panel_wood", area, shadow=RESTING)
        y = area.top + 8
        with canvas.lettering.at_most(LARGEST):
            for name, mark, chances in self.found:
                draw_mark(canvas, mark, (area.left + 26, y + TITLE / 2), 10)
                words = tr("Against {name}", name=name)
                words = canvas.lettering.shorten(words, "strong", canvas.k, (WIDE - 60) * canvas.k)
                canvas.text(words, area.left + 44, y + TITLE / 2, "strong", OCHRE_LT, anchor="left middle")
                y += TITLE
                for chance, n in zip(chances, percents(chances), strict=True):
                    draw_bar(canvas, pygame.FRect(area.left + 16, y, area.w - 32, ROW), chance, in_percent(n))
                    y += ROW
                y += GAP


def draw_bar(canvas: Canvas, area: pygame.FRect, chance: Chance, told: str) -> None:
    """Draw the words of a chance, a bar as long as it is likely, and the percents as they are told."""
    rail = pygame.FRect(area.left + WORDS + 2, area.centery - 6, area.w - WORDS - 46, 12)
    draw_line(canvas, chance.words, (area.left, area.centery), "caption", PAPER_HI, WORDS, "left middle")
    _fill_rail(canvas, rail, chance)
    canvas.text(told, area.right, area.centery, "key", PAPER_HI, anchor="right middle")


def draw_tiles(
    canvas: Canvas, chances: Sequence[Chance], strip: pygame.FRect, high: float, widest: float
) -> None:
    """Draw chances beside one another at the top of a strip, so high that they grow if there is room."""
    scale = high / TILE
    wide = min(widest * scale, (strip.w - 16) / max(1, len(chances)))
    left = strip.centerx - wide * len(chances) / 2
    for place, chance in enumerate(chances):
        corner = left + wide * place + 4, strip.top + 6
        area = pygame.FRect(corner, ((wide - 8) / scale, TILE - 6))
        letters = canvas.lettering.factor / scale
        with canvas.magnified(scale, corner), canvas.lettering.at_most(letters):
            _draw_tile(canvas, area, chance)


def _draw_tile(canvas: Canvas, area: pygame.FRect, chance: Chance) -> None:
    """Draw a chance large: its icon, the percents over the words, and a bar below."""
    x, room = area.left + 44, area.w - 50
    canvas.picture(f"alatriste/icon_{chance.icon}", area.left + 22, area.top + 24, 34, anchor="center")
    draw_line(canvas, percent(chance.share), (x, area.top + 14), "number", PAPER_HI, room, "left middle")
    draw_line(canvas, chance.words, (x, area.top + 36), "caption", PAPER_HI, room, "left middle")
    _fill_rail(canvas, pygame.FRect(area.left + 6, area.bottom - 9, area.w - 12, 9), chance)


def _fill_rail(canvas: Canvas, rail: pygame.FRect, chance: Chance) -> None:
    canvas.fill(rail, INK, radius=round(rail.h / 2))
    if chance.share > 0.02:
        filled = pygame.FRect(rail.left, rail.top, max(10.0, rail.w * chance.share), rail.h)
        canvas.fill(filled.inflate(-4, -4), chance.colour, radius=3)


def percent(share: float) -> str:
    """Return a chance in whole percents; whatever may happen at all is never said to have none."""
    return tr("< {n} %", n=1) if 0 < share < 0.005 else tr("{n} %", n=round(100 * share))


def draw_line(
    canvas: Canvas, words: str, at: Point, style: str, colour: Colour, width: float, anchor: str
) -> None:
    """Write words on one line no wider than that: smaller if they are long, and shortened if they must be."""
    with canvas.lettering.fitting(SIZES, lambda: canvas.fits(words, style, width)):
        fitting = canvas.lettering.shorten(words, style, canvas.k, width * canvas.k)
        canvas.text(fitting, *at, style, colour, anchor=anchor)


def gauge(ask: Ask, view: AlatristeView, seats: Sequence[Seat]) -> Scales | None:
    """Return the chances of the seat that may play a thrust before a fight; None at other questions.

    The Patrol has not come. What is told before a fight is agreed upon stands on the sheet of the encounter.
    """
    if ask.prompt != "alatriste.thrust":
        return None
    assert view.fight is not None
    duel, rival = view.fight.duel, ask.about[0].id
    found = odds(view, ask.seat, rival, duel, view.fight.a == ask.seat)
    terms = Terms(view.players[ask.seat], view.players[rival], duel)
    return Scales([(seats[rival], if_fought(found, terms))])


def rivals_of(ask: Ask) -> list[int]:
    """Return the seats that somebody who is asked may fight with."""
    if ask.prompt == "alatriste.combat":
        return [pick.id for option in ask.options for pick in option.picks]
    return [ask.about[0].id]
