"""What hangs from the plate of a seat: what it will likely score and lose today, or what tomorrow changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.translation import tr
from scenes.skins.bulls.drawing.bound_for import Bound
from scenes.skins.bulls.drawing.card_faces import EFFECT_ICONS
from scenes.skins.bulls.drawing.horned_marks import Mark, draw_mark, mark_width
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, OLIVE_DK, PAPER, Colour

PLATE_FOOT, TOP, HIGH, BETWEEN, BESIDE, ICON = 56.0, 52.0, 17.0, 2.0, 7.0, 17.0
"""The foot of a plate, the top of what hangs from it and how high that is at least, the room between two tags
and at the ends of one, and the largest size of its picture."""
HANGING = 8.5
"""How far below the foot of a plate the middle of a horned mark hangs."""


class Tag(NamedTuple):
    """A number in words, and the picture of what it counts."""

    words: str
    icon: str
    colour: Colour
    paper: Colour = PAPER
    style: str = "caption"


def today(bound: Bound | None, is_worded: bool = True) -> Sequence[Tag]:
    """Return what a seat will likely score: ink on gold if only thought of; `is_worded`: and when."""
    if bound is None:
        return ()
    paper = OCHRE_LT if bound.is_meant else PAPER
    words = tr("today +{n}", n=bound.words) if is_worded else f"+{bound.words}"
    colour = INK if bound.is_meant else (INK, OLIVE_DK, ALMAGRE_DK)[bound.trend]
    return (Tag(words, EFFECT_ICONS["points"], colour, paper, "key"),)


def tomorrow(sums: Mapping[str, int], colour: str) -> Sequence[Tag]:
    """Return what the destinations of a day change on the next one for a seat of that colour."""
    icons = {**EFFECT_ICONS, "runners": f"bulls/die_{colour}_5"}
    return [Tag(signed(n), icons[kind], OLIVE_DK if n > 0 else ALMAGRE_DK) for kind, n in sums.items()]


def tags_width(canvas: Canvas, tags: Sequence[Tag]) -> float:
    """Return how wide tags are together."""
    return sum(_wide(canvas, tag) + BETWEEN for tag in tags)


def draw_tags(canvas: Canvas, tags: Sequence[Tag], x: float) -> None:
    """Draw tags beside one another, from there on."""
    for one in tags:
        tag = pygame.FRect(x, TOP, _wide(canvas, one), max(HIGH, canvas.measure(one.words, one.style)[1]))
        canvas.fill(tag, INK, radius=8)
        canvas.fill(tag.inflate(-3, -3), one.paper, radius=7)
        canvas.text(one.words, tag.left + BESIDE, tag.centery, one.style, one.colour, anchor="left middle")
        canvas.picture(one.icon, tag.right - 14, tag.centery, min(ICON, tag.h - 4), anchor="center")
        x = tag.right + BETWEEN


def draw_risk(canvas: Canvas, mark: Mark, right: float) -> None:
    """Draw how many Runners are at risk: it ends there, always at the same height."""
    draw_mark(canvas, right - mark_width(canvas, mark) / 2, PLATE_FOOT + HANGING, mark)


def _wide(canvas: Canvas, tag: Tag) -> float:
    return canvas.measure(tag.words, tag.style)[0] + 2 * BESIDE + ICON
