"""The last trick, laid on the table once more: who played what, and who took it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.seat import Seat
from game.translation import tr
from scenes.skins.toruro.card_layout import Finished
from scenes.skins.toruro.drawing.card_faces import card_name, picture
from scenes.skins.toruro.drawing.pots import names
from scenes.stage.skin import Sheet
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import HEIGHT, LIFTED, OCHRE_LT, PAPER_HI, QUIET_ON_WOOD, RESTING, WIDTH

CARD = (108.0, 168.0)
GAP, HIGH, RISE = 128.0, 330.0, 16.0
"""From card to card, the height of the board, and how far the best card stands out."""
LARGEST = 1.3
"""The text size beyond which names would be longer than their cards are wide."""


def last_trick(finished: Finished | None, seats: Sequence[Seat]) -> Sheet | None:
    """Return the sheet that shows the trick that was finished last; None before there was one."""
    if finished is None:
        return None
    return Sheet(lambda canvas: _draw(canvas, finished, seats), _said(finished, seats))


def _heading(trick: Finished) -> str:
    return tr("Trick {n} of 3: {pot}", n=trick.number + 1, pot=names()[trick.number])


def _said(trick: Finished, seats: Sequence[Seat]) -> str:
    """Return the whole trick in words."""
    told = [_heading(trick)]
    for seat, card in trick.plays:
        told.append(tr("{name} plays {card}.", name=seats[seat].name, card=card_name(card)))
    return "\n".join([*told, tr("{name} takes it.", name=seats[trick.taker].name)])


def _draw(canvas: Canvas, trick: Finished, seats: Sequence[Seat]) -> None:
    board = pygame.FRect(0, 0, max(420.0, GAP * len(trick.plays) + 60), HIGH)
    board.center = WIDTH / 2, HEIGHT / 2 - 20
    canvas.nine("ui/panel_wood", board, shadow=LIFTED)
    words = _heading(trick)
    with canvas.lettering.at_most(LARGEST):
        canvas.text(words, board.centerx, board.top + 36, "heading", OCHRE_LT, anchor="center middle")
        left = board.centerx - GAP * (len(trick.plays) - 1) / 2
        for place, (seat, card) in enumerate(trick.plays):
            took = seat == trick.taker
            x, y = left + GAP * place, board.top + 156 - (RISE if took else 0)
            canvas.picture(
                picture(card), x, y, CARD[0], height=CARD[1], anchor="center",
                shaded=not took, shadow=LIFTED if took else RESTING,
            )  # fmt: skip
            _draw_owner(canvas, seats[seat], (x, board.top + 268), took)


def _draw_owner(canvas: Canvas, seat: Seat, at: tuple[float, float], took: bool) -> None:
    """Draw the mark and name of whoever played a card, and whether it took the trick."""
    x, y = at
    draw_mark(canvas, seat.colour, (x, y - 10), 10)
    room = GAP - 6
    colour = OCHRE_LT if took else PAPER_HI
    name = canvas.lettering.shorten(seat.name, "key", canvas.k, room * canvas.k)
    canvas.text(name, x, y + 15, "key", colour, anchor="center middle")
    if took:
        canvas.text(tr("takes it"), x, y + 36, "caption", QUIET_ON_WOOD, anchor="center middle")
