"""Name tags: a portrait, with or without a name on a wooden board, printed once for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.seat import Seat
from scenes.stage.portraits import Portraits
from scenes.ui.art import Art
from scenes.ui.marks import disc
from scenes.ui.text import card_lettering, signed
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE, PAPER_HI, SEATS, WALNUT_DK

K = 3.0
"""Pixels of a tag for each design pixel."""
HIGH, FACE, EDGE = 46.0, 58.0, 14.0
"""Height of the board, width of the portrait, which stands over its edge, and room at the right."""
ROOM = 120.0
"""The width that a name may take."""
MEDAL = 50.0
"""The width of the disc with the number of those that a seat has lost."""


class Tag(NamedTuple):
    """The picture of a tag, and its size in design pixels."""

    picture: str
    width: float
    height: float


class NameTags:
    """Prints the tag of a seat: call it with the seat's number, and whether there is room for its name."""

    def __init__(self, art: Art, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        self._art, self._seats, self._faces = art, seats, faces
        self._lettering = card_lettering(art)
        self.face = Portraits(art, seats, faces)
        """Names the picture of a seat's face alone."""
        self._printed: dict[tuple[int, bool], Tag] = {}

    def __call__(self, seat: int, named: bool = True) -> Tag:
        if (seat, named) not in self._printed:
            self._printed[seat, named] = self._print(seat, named)
        return self._printed[seat, named]

    def loss(self, lost: int) -> Tag:
        """Return the disc that says how many Runners a seat has lost."""
        name = f"bulls/lost -{lost}"
        self._art.compose_once(name, partial(self._paint_loss, signed(-lost)))
        return Tag(name, MEDAL, MEDAL)

    def _paint_loss(self, number: str) -> pygame.Surface:
        side = round(MEDAL * K)
        made = pygame.Surface((side, side), pygame.SRCALPHA)
        for share, paint in ((1.0, INK), (0.95, PAPER_HI), (0.86, ALMAGRE_DK)):
            pygame.draw.aacircle(made, paint, (side / 2, side / 2), share * side / 2 - 1)
        block = self._lettering.set(number, "score", K)
        line = self._lettering.line(block.lines[0], "score", PAPER_HI, K)
        top = (side + block.capital) // 2 - block.ascent
        made.blit(line, ((side - line.get_width()) // 2, top))
        return made

    def _print(self, seat: int, named: bool) -> Tag:
        who = self._seats[seat]
        words = self._lettering.shorten(who.name, "card", K, ROOM * K) if named else ""
        width = FACE + (4 + self._lettering.set(words, "card", K).width / K + EDGE if words else 0)
        name = f"bulls/tag {words} {who.colour} {self._faces[seat]}"
        paint = partial(self._paint, seat, words, round(width * K))
        self._art.compose(name, paint, (self._faces[seat], f"ui/ring_{who.colour}"))
        return Tag(name, width, FACE)

    def _paint(self, seat: int, words: str, wide: int) -> pygame.Surface:
        who, art = self._seats[seat], self._art
        made = pygame.Surface((wide, round(FACE * K)), pygame.SRCALPHA)
        if words:
            self._paint_board(made, words, who.colour)
        side = round(FACE * K)
        portrait = art.picture(self._faces[seat], round(side * 0.87), keep=False)
        made.blit(portrait, portrait.get_rect(center=(side // 2, side // 2)))
        ring = art.picture(f"ui/ring_{who.colour}", side, keep=False)
        made.blit(ring, ring.get_rect(center=(side // 2, side // 2)))
        mark = disc(who.colour, round(side * 0.19))
        made.blit(mark, mark.get_rect(center=(round(side * 0.84), round(side * 0.84))))
        return made

    def _paint_board(self, made: pygame.Surface, words: str, colour: str) -> None:
        board = pygame.Rect(round(FACE * K / 2), 0, made.get_width() - round(FACE * K / 2), round(HIGH * K))
        board.centery = made.get_height() // 2
        for grow, paint in ((0, INK), (-8, OCHRE), (-16, WALNUT_DK)):
            pygame.draw.rect(made, paint, board.inflate(grow, grow), border_radius=24 + grow)
        block = self._lettering.set(words, "card", K)
        line = self._lettering.line(block.lines[0], "card", PAPER_HI, K)
        left = round((FACE + 4) * K)
        made.blit(line, (left, board.centery + block.capital // 2 - block.ascent))
        under = left, board.bottom - 26, line.get_width(), 6
        pygame.draw.rect(made, SEATS[colour].main, under)
