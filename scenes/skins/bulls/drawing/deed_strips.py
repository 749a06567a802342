"""What an action card does, in signs on a small strip: how many dice of whom, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import cos, pi, sin
from typing import assert_never

import pygame

from game.bulls.rows import CARDS, DiceRow, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from scenes.skins.bulls.drawing.card_faces import EFFECT_ICONS
from scenes.ui.art import Art
from scenes.ui.text import card_lettering, set_words
from scenes.ui.theme import ALMAGRE_DK, COBALT_LT, INK, OCHRE_LT, OLIVE_DK, PAPER_HI, Colour

CARD, HIGH = 600, 132
"""The width of a card's master, in whose pixels a strip is measured, and the height of a strip."""
ICON, GLYPH, DIGIT, SIGNED = 98, 88, 56, 92
"""The room for a die or another picture, for a drawn sign, and for a number without and with its sign."""
MARGIN, APART = 22, 26
"""Around all that is on a strip, and between two things that a card does."""
INSET, WIDEST, NARROW = 24, 470, 386
"""Where a strip begins on its card, and how wide it is at most: so much is seen of it in a hand of five, and
in one of seven."""
ALL = 12
"""A card for so many Runners is one for however many there are."""
BEHIND = 30
"""How far the second of two dice looks out from behind the first."""
Mark = Callable[[pygame.Surface, int], int]
"""Paints itself at an x, and returns where it ends."""


class DeedStrips:
    """Prints the strips of cards: call it with a card and the seat in whose hand it is, for the picture.

    One that `is_narrow` is seen whole in a hand of many cards.
    """

    def __init__(self, art: Art, colours: Sequence[str]) -> None:
        self._art, self._colours = art, tuple(colours)
        self._lettering = card_lettering(art)

    def __call__(self, card: int, seat: int, is_narrow: bool = False) -> str:
        kind = CARDS[card]
        own = self._colours[seat]
        rivals = [colour for colour in self._colours if colour != own][:2]
        widest = NARROW if is_narrow else WIDEST
        name = f"bulls/deeds {widest} {kind.id} {own} {' '.join(rivals)}"
        colours = own, *rivals
        dice = [f"bulls/die_{colour}_{face}" for colour in colours for face in (2, 5)]
        markers = [f"bulls/marker_{colour}" for colour in colours]
        paint = partial(self._paint, kind.effects, own, tuple(rivals), widest)
        self._art.compose_once(name, paint, (*dice, *markers, "bulls/bull_5", *EFFECT_ICONS.values()))
        return name

    def _paint(
        self, effects: Sequence[Effect], own: str, rivals: Sequence[str], widest: int
    ) -> pygame.Surface:
        sheet = pygame.Surface((3 * CARD, HIGH), pygame.SRCALPHA)
        x = MARGIN
        for number, effect in enumerate(effects):
            x += APART * (number > 0)
            for mark in self._marks(effect, own, rivals):
                x = mark(sheet, x)
        signs = sheet.subsurface((0, 0, x + MARGIN, HIGH))
        if signs.get_width() > widest:
            signs = pygame.transform.smoothscale(signs, (widest, round(HIGH * widest / signs.get_width())))
        made = pygame.Surface((CARD, HIGH), pygame.SRCALPHA)
        strip = pygame.Rect(INSET, 0, signs.get_width(), HIGH)
        for inset, colour in ((0, INK), (6, PAPER_HI)):
            area = strip.inflate(-2 * inset, -2 * inset)
            pygame.draw.rect(made, colour, area, border_radius=26 - inset)
        made.blit(signs, signs.get_rect(center=strip.center))
        return made

    def _marks(self, effect: Effect, own: str, rivals: Sequence[str]) -> Iterator[Mark]:
        """Yield what stands for an effect, from left to right."""
        match effect:
            case Reroll(n=n):
                yield partial(_drawn, _draw_reroll)
                if n != "all" and n < ALL:
                    yield self._number(str(n))
                yield from self._dice(effect, own, rivals, 5)
                if effect.where == "one":
                    yield partial(_drawn, _draw_place)
            case Turn(n=n, to=to):
                yield self._number(str(n))
                yield from self._dice(effect, own, rivals, 2)
                yield partial(_drawn, _draw_becomes)
                if to == "flip":
                    yield from self._dice(effect, own, rivals, 5)
                else:
                    yield self._number("?")
            case Move(n=n):
                yield self._number(str(n))
                yield from self._dice(effect, own, rivals, 5)
                yield partial(_drawn, _draw_beside)
            case Sign(do=do):
                yield self._number("+1" if do == "place" else "−1", OLIVE_DK if do == "place" else ALMAGRE_DK)
                yield self._picture(f"bulls/marker_{own if do == 'place' else rivals[0]}")
            case Draw(n=n):
                yield self._number(f"+{n}", OLIVE_DK)
                yield self._picture(EFFECT_ICONS["cards"])
            case Score(n=n):
                yield self._number(f"+{n}", OLIVE_DK)
                yield self._picture(EFFECT_ICONS["points"])
            case Release(n=n):
                yield self._number(f"+{n}", ALMAGRE_DK)
                yield self._picture("bulls/bull_5")
            case _:
                assert_never(effect)

    def _dice(self, effect: DiceRow, own: str, rivals: Sequence[str], face: int) -> Iterator[Mark]:
        """Yield the dice that an effect is about: those of rivals are two of other colours, if there are."""
        if effect.die == "bull":
            yield self._picture("bulls/bull_5")
            return
        colours = {"own": (own,), "rival": tuple(rivals), "any": (own, rivals[0])}[effect.owner or "any"]
        yield self._picture(*(f"bulls/die_{colour}_{face}" for colour in colours))

    def _picture(self, *names: str) -> Mark:
        """Return what paints a picture, with the next one behind it."""

        def paint(sheet: pygame.Surface, x: int) -> int:
            side = ICON - 8 * (len(names) - 1)
            for place, name in reversed([*enumerate(names)]):
                picture = self._art.picture(name, side, keep=False)
                middle = x + side // 2 + 4 + place * BEHIND, HIGH // 2 + 4 * (len(names) - 1) - 9 * place
                sheet.blit(picture, picture.get_rect(center=middle))
            return x + side + 8 + BEHIND * (len(names) - 1)

        return paint

    def _number(self, words: str, colour: Colour = INK) -> Mark:
        def paint(sheet: pygame.Surface, x: int) -> int:
            wide = DIGIT if len(words) == 1 else SIGNED
            box = pygame.Rect(x, 0, wide, HIGH)
            set_words(self._lettering, sheet, words, box, "number", colour, (1.25, 1.1, 1.0))
            return x + wide

        return paint


def _drawn(draw: Callable[[pygame.Surface, tuple[int, int]], None], sheet: pygame.Surface, x: int) -> int:
    draw(sheet, (x + GLYPH // 2, HIGH // 2))
    return x + GLYPH


def _draw_reroll(sheet: pygame.Surface, middle: tuple[int, int]) -> None:
    """Draw two arrows that chase each other in a circle."""
    x, y = middle
    radius, start, end = 30.0, 0.15 * pi, 0.92 * pi
    for turn in (0.0, pi):
        arc = [turn + start + (end - start) * step / 24 for step in range(25)]
        outer = [(x + (radius + 6) * cos(a), y + (radius + 6) * sin(a)) for a in arc]
        inner = [(x + (radius - 6) * cos(a), y + (radius - 6) * sin(a)) for a in reversed(arc)]
        pygame.draw.polygon(sheet, INK, [*outer, *inner])
        tip, back = turn + end + 0.55, turn + end - 0.12
        head = [(tip, radius), (back, radius + 19), (back, radius - 19)]
        pygame.draw.polygon(sheet, INK, [(x + far * cos(a), y + far * sin(a)) for a, far in head])


def _draw_becomes(sheet: pygame.Surface, middle: tuple[int, int]) -> None:
    """Draw an arrow to what a die shows then."""
    x, y = middle
    pygame.draw.rect(sheet, INK, (x - 30, y - 7, 36, 14))
    pygame.draw.polygon(sheet, INK, [(x + 32, y), (x, y - 25), (x, y + 25)])


def _draw_beside(sheet: pygame.Surface, middle: tuple[int, int]) -> None:
    """Draw an arrow up and down: to the roundabouts beside this one."""
    x, y = middle
    pygame.draw.rect(sheet, INK, (x - 7, y - 26, 14, 52))
    for way in (-1, 1):
        pygame.draw.polygon(sheet, INK, [(x, y + 46 * way), (x - 24, y + 16 * way), (x + 24, y + 16 * way)])


def _draw_place(sheet: pygame.Surface, middle: tuple[int, int]) -> None:
    """Draw a roundabout, in which all of them have to be."""
    area = pygame.Rect(0, 0, 84, 58)
    area.center = middle
    for inset, colour in ((0, INK), (10, COBALT_LT), (26, INK), (32, OCHRE_LT)):
        pygame.draw.ellipse(sheet, colour, area.inflate(-inset, -inset))
