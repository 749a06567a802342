"""Tags above the boxes that can be chosen: what each would do, in signs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.alatriste import odds
from game.alatriste.effect_schema import (
    Audience,
    Away,
    Choose,
    Contest,
    DiceGame,
    Draw,
    Gain,
    If,
    Lose,
    Pay,
    Roll,
)
from game.alatriste.rows import BOXES
from game.alatriste.view import AlatristeView
from scenes.skins.alatriste.layout import MAP, TAG, Point
from scenes.ui.canvas import Canvas
from scenes.ui.card_text import signed
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI

Sign = tuple[str, str]
"""An icon, and what stands beside it."""

HIGH, ICON = 19.0, 15.0


def signs(view: AlatristeView, box: int, seat: int) -> list[Sign]:
    """The signs for a box on which that seat would end."""
    row, own = BOXES[box], view.players[seat]
    found: list[Sign] = []
    for effect in row.do:
        match effect:
            case Pay(n=n) if not own.waiver(box):
                found.append(("ducats", signed(-n)))
            case Gain(stat=stat, n=n):
                found.append((stat, signed(n)))
            case Lose(stat=stat, n=n):
                found.append((stat, signed(-n)))
            case Roll() | DiceGame() | Contest():
                found.append(("dice", ""))
            case Choose() | If():
                found.append(("deal", ""))
            case Away(turns=turns):
                found.append(("away", str(turns)))
            case Draw(n=n):
                found.append(("draws", signed(n)))
            case Audience():
                found.append(("valido", ""))
    if row.card:
        found.append(("draws", signed(1)))
    if row.fight and box != own.box and odds.others_at(view, box, seat):
        found.append(("duel", ""))
    return found


def draw(canvas: Canvas, at: Point, found: Sequence[Sign]) -> None:
    """Draw the tag of the box at that point."""
    if not found:
        return
    with canvas.lettering.at_most(1.0):
        widths = [ICON + 3 + (canvas.measure(words, "key")[0] + 2 if words else 0) for _, words in found]
        wide = sum(widths) + 12
        tag = pygame.FRect(at[0] - wide / 2, at[1] + TAG - HIGH / 2, wide, HIGH).clamp(MAP)
        canvas.fill(tag.inflate(3, 3), INK, radius=9)
        canvas.fill(tag, PAPER_HI, radius=8)
        x = tag.left + 6
        for (icon, words), width in zip(found, widths, strict=True):
            canvas.picture(f"alatriste/icon_{icon}", x + ICON / 2, tag.centery, ICON, anchor="center")
            colour = ALMAGRE_DK if words.startswith("−") else OLIVE_DK if words.startswith("+") else INK
            canvas.text(words, x + ICON + 2, tag.centery, "key", colour, anchor="left middle")
            x += width
