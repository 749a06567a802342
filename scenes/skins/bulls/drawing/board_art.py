"""The picture of the town: layers of the map, the light of noon, and the signs."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.core.action import Token, token
from game.translation import language, tr
from scenes.skins.bulls.layout import PIER, PIER_SIZE, PLAZA, SIGN
from scenes.stage.board_picture import BoardPicture, Daylight, dusk, shine
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.theme import HEIGHT, INK, OCHRE_LT, PAPER, WIDTH, rgb

GROUND, ROAD = rgb("#D9BB7C"), rgb("#F2DFB4")
NOON = Daylight((560, 330), 900, 2.2, rgb("#FFFCF4"), rgb("#C4AA96"))
"""Brightest left of the middle, warmer and darker toward the edges."""
NAMED, LOWEST, LARGEST_NAME = 55.0, 530.0, 1.3
"""How far below the middle of a roundabout its name stands, from where on it stands above at the left, since
the hand would hide it, and the text size beyond which it would hide streets."""
RING, RING_SIZE = "bulls/space_lit", (495, 309)


class TownPicture(BoardPicture):
    """Draws the board of a map."""

    def sign(self, place: Token) -> str:
        """Return the picture of a sign in the present language."""
        parity = "odd" if self.board.graph.streets[place.id].parity else "even"
        return f"bulls/sign_{parity}_{language()}"

    def paint(self, canvas: Canvas) -> None:
        """Paint wood, town, light, and the signs of the forks."""
        _boards(canvas)
        if not self.lay_out(canvas):
            self._plain(canvas)
        for slot in self.board.graph.destinations:
            y = self.board.points[token("space", slot)][1]
            wide, high = PIER_SIZE
            canvas.picture("bulls/pier", PIER, y, wide, height=high, anchor="center")
        shine(canvas, NOON)
        dusk(canvas, 566, canvas.window.right)
        for place, (x, y) in sorted(self.board.points.items(), key=lambda entry: entry[1][1]):
            if place.kind == "sign":
                canvas.picture(self.sign(place), x, y, SIGN[0], height=SIGN[1], anchor="center")
        self._names(canvas)

    def _names(self, canvas: Canvas) -> None:
        """Write the name of each roundabout beside it; corrals are painted with their numbers."""
        with canvas.lettering.at_most(LARGEST_NAME):
            for space in self.board.graph.spaces:
                if space.number is not None or space.slot is not None or not space.name:
                    continue
                x, y = self.board.points[token("space", space.id)]
                words = tr(space.name)
                width, height = canvas.measure(words, "caption")
                plate = pygame.FRect(0, 0, width + 14, height)
                plate.center = (x, y + NAMED) if y < LOWEST else (x - NAMED, y - 0.8 * NAMED)
                canvas.fill(plate, INK, radius=5)
                canvas.fill(plate.inflate(-2.4, -2.4), PAPER, radius=4)
                canvas.text(words, *plate.center, "caption", INK, anchor="center middle")

    def _plain(self, canvas: Canvas) -> None:
        """Paint a map that has no pictures: streets and plazas as they are laid out."""
        canvas.fill((0, 0, WIDTH, HEIGHT), GROUND)
        for thick, colour in ((33.0, INK), (29.0, ROAD)):
            for path in self.board.paths.values():
                for start, end in pairwise(path):
                    canvas.line(start, end, colour, thick)
                    canvas.disc(end, thick / 2, colour)
        for place, (x, y) in self.board.points.items():
            if place.kind == "space":
                area = canvas.to_pixels((x - PLAZA[0] / 2, y - PLAZA[1] / 2, *PLAZA))
                pygame.draw.ellipse(canvas.surface, PAPER, area)
                pygame.draw.ellipse(canvas.surface, INK, area, max(1, round(3 * canvas.k)))


def register(art: Art) -> None:
    """Register how to paint the light on a place that can be chosen, and the ring around it."""
    art.compose(RING, _ring)


def _ring() -> pygame.Surface:
    width, height = RING_SIZE
    fine = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA)
    fine.fill((*OCHRE_LT, 0))
    for inset, colour, alpha in ((0, INK, 255), (6, OCHRE_LT, 255), (30, INK, 255), (34, OCHRE_LT, 90)):
        area = fine.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.ellipse(fine, (*colour, alpha), area)
    return pygame.transform.smoothscale(fine, RING_SIZE)


def _boards(canvas: Canvas) -> None:
    """Paint the wood of the table, around a board that does not fill the window."""
    plank = canvas.art.picture("ui/table_wood", round(480 * canvas.k))
    width, height = canvas.surface.get_size()
    for x in range(0, width, plank.get_width()):
        for y in range(0, height, plank.get_height()):
            canvas.surface.blit(plank, (x, y))
