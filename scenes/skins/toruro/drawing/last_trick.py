"""The sheet that shows the trick once more that was taken last."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.seat import Seat
from game.toruro.deck import suit
from game.translation import tr
from scenes.skins.toruro.card_layout import Finished, card_name, is_trump, picture, suits
from scenes.skins.toruro.drawing.cloth import names
from scenes.stage.skin import Sheet
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import HEIGHT, LIFTED, OCHRE_LT, PAPER_HI, RESTING, WIDTH

LARGE = (108.0, 168.0)
GAP, HIGH, RISE = 128.0, 356.0, 16.0
"""From card to card, the height of the board, and how far the best card stands out."""
GILT = 4.0
"""The width of the gold around a trump."""
LARGEST = 1.3
"""The text size beyond which names would be longer than their cards are wide."""


def last_trick(finished: Finished | None, seats: Sequence[Seat]) -> Sheet | None:
    """Return the sheet that shows the trick that was finished last; None before there was one."""
    if finished is None:
        return None
    return Sheet(lambda canvas: _draw(canvas, finished, seats), _said(finished, seats))


def _heading(trick: Finished) -> str:
    return tr("Trick {n} of 3: {pot}", n=trick.number + 1, pot=names()[trick.number])


def _trumps(trick: Finished) -> str:
    return tr("Trumps: {suit}", suit=suits()[suit(trick.exposed)])


def _said(trick: Finished, seats: Sequence[Seat]) -> str:
    """Return the whole trick in words."""
    told = [_heading(trick), _trumps(trick)]
    for seat, card in trick.plays:
        told.append(tr("{name} plays {card}.", name=seats[seat].name, card=card_name(card)))
    return "\n".join([*told, tr("{name} takes it: +{n}.", name=seats[trick.taker].name, n=trick.chips)])


def _draw(canvas: Canvas, trick: Finished, seats: Sequence[Seat]) -> None:
    board = pygame.FRect(0, 0, max(420.0, GAP * len(trick.plays) + 60), HIGH)
    board.center = WIDTH / 2, HEIGHT / 2 - 20
    canvas.nine("ui/panel_wood", board, shadow=LIFTED)
    words, prize = _heading(trick), tr("takes it: +{n}", n=trick.chips)
    with canvas.lettering.at_most(LARGEST):
        canvas.text(words, board.centerx, board.top + 36, "heading", OCHRE_LT, anchor="center middle")
        canvas.text(_trumps(trick), board.centerx, board.top + 64, "strong", PAPER_HI, anchor="center middle")
        left = board.centerx - GAP * (len(trick.plays) - 1) / 2
        for place, (seat, card) in enumerate(trick.plays):
            took = seat == trick.taker
            x, y = left + GAP * place, board.top + 184 - (RISE if took else 0)
            if is_trump(card, trick.exposed):
                canvas.rim(picture(card), x, y, *LARGE, GILT, OCHRE_LT)
            canvas.picture(
                picture(card), x, y, LARGE[0], height=LARGE[1], anchor="center",
                shaded=not took, shadow=LIFTED if took else RESTING,
            )  # fmt: skip
            y = board.top + 294
            draw_mark(canvas, seats[seat].colour, (x, y - 10), 10)
            name = canvas.lettering.shorten(seats[seat].name, "key", canvas.k, (GAP - 6) * canvas.k)
            canvas.text(name, x, y + 15, "key", OCHRE_LT if took else PAPER_HI, anchor="center middle")
            if took:
                canvas.text(prize, x, y + 36, "key", OCHRE_LT, anchor="center middle")
