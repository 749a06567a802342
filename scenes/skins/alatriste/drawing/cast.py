"""The cast: how each seat looks, in its portrait and with a sword in hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import pygame

from game.core.seat import Seat
from scenes.skins.alatriste.drawing.fencer_body import (
    ARMS,
    HAND,
    HEADS,
    OWN_HATS,
    PARTS,
    SCALE,
    STANDING,
    Part,
    Placed,
    middle,
    own,
    placed,
    shape_of,
)
from scenes.skins.alatriste.drawing.fencer_body import GUARD as ON_GUARD
from scenes.skins.alatriste.layout import SCENE
from scenes.stage.portraits import Portraits
from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.marks import is_woman

UNIT = 2.5 / 1.5
"""Design pixels of a unit of a fencer's body."""
FENCER = 446 / 960 * SCENE[0], 336 / 960 * SCENE[0]
"""The width and height of whoever is on guard in a scene."""
GUARD = 130.0, 56.0
"""How far from the middle of a scene, sideways and below, the middle of that picture lies."""
FEET = 98.7, 213.3
"""Where in it the feet stand."""
FIGURE, SOLES = (100.0, 150.0), (50.0, 143.0)
"""The size of whoever stands unarmed, in units of the body, and where in it the feet stand."""
BARE_HEAD = 62.0, 48.0
"""The size of a head down to its chin, in the same units."""
TURN = 2
"""Degrees by which parts of a body turn at a time, so that not too many turned pictures have to be made."""
SHEETS = ("alatriste/fencers_black", "alatriste/fencers_white")
"""The parts of fencers in black cloth, and in white."""
OVER_OWN = ("head", "hurt", "hand", "far hand")
"""The parts in which something is a seat's own, under cloth."""


class Cast:
    """Painter of the `seats` of one table, into `art`; `portrait` names the picture of a seat's face."""

    def __init__(self, art: Art, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        self.portrait = Portraits(art, seats, faces)
        self.art, self.seats, self._faces = art, seats, faces

    def kind(self, seat: int) -> str:
        """Return whether a seat fights as a "man" or as a "woman"."""
        return "woman" if is_woman(self._name(seat)) else "man"

    def fencer(self, seat: int, side: int) -> str:
        """Return the picture of a seat on guard in its colour, at the left (-1) of a scene or the right."""
        name = f"alatriste/fencer_{self._looks(seat)} {side}"
        self.art.compose_once(name, partial(self._whole, seat, side > 0), (*SHEETS, HEADS))
        return name

    def figure(self, seat: int, pose: str) -> str:
        """Return the picture of a seat that stands unarmed in its colour, in one of the poses of STANDING."""
        name = f"alatriste/figure_{self._looks(seat)} {pose}"
        self.art.compose_once(name, partial(self._standing, seat, pose), (*SHEETS, HEADS))
        return name

    def bare_head(self, seat: int) -> str:
        """Return the picture of the head of a seat down to its chin, without a felt hat."""
        name = f"alatriste/bare_head {self._name(seat)}"
        self.art.compose_once(name, partial(self._bared, seat), (HEADS,))
        return name

    def part(self, seat: int, side: int, part: str) -> str:
        """Return the picture of a part of a fencer, who looks to the right (-1) or to the left."""
        looks = self._looks(seat) if part in OVER_OWN else self.seats[seat].colour
        name = f"alatriste/fencer_part {part} {looks} {side}"
        sheets = [self._sheet(self.seats[seat].colour), *([HEADS] if part in OVER_OWN else [])]
        self.art.compose_once(name, partial(self._mirrored, seat, part, side > 0), sheets)
        return name

    def pair(self, seats: Sequence[int]) -> list[str]:
        """Return the pictures of all parts of two fencers, the first of whom stands at the left."""
        found = []
        for side, seat in zip((-1, 1), seats, strict=True):
            kind = self.kind(seat)
            names = {piece.part for face in ("head", "hurt") for piece in placed(ON_GUARD, kind, face)}
            found += [self.part(seat, side, name) for name in sorted(names)]
        return found

    def sheets(self, seats: Sequence[int]) -> list[str]:
        """Return the pictures that the parts of these fencers are cut from."""
        return [HEADS, *(self._sheet(self.seats[seat].colour) for seat in seats)]

    def _looks(self, seat: int) -> str:
        """Return what tells how a seat looks from how another one does."""
        return f"{self._name(seat)} {self.seats[seat].colour}"

    def _name(self, seat: int) -> str:
        """Return whose face a seat has, in whatever mood it shows at the moment."""
        return self._faces[seat].rpartition("/")[2]

    def _sheet(self, colour: str) -> str:
        name = f"alatriste/fencers {colour}"
        self.art.compose_once(name, partial(self._dyed, colour), SHEETS)
        return name

    def _dyed(self, colour: str) -> pygame.Surface:
        """Return all parts with as much of a colour as their white cloth is lighter than their black one."""
        made, cloth = (self.art.load_uncached(name) for name in SHEETS)
        cloth.blit(made, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        cloth.fill(theme.SEATS[colour].main, special_flags=pygame.BLEND_RGB_MULT)
        made.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return made

    def _bared(self, seat: int) -> pygame.Surface:
        found = own(self._name(seat), "head")._replace(high=BARE_HEAD[1])
        return self.art.copy_of(HEADS, _area(found))

    def _mirrored(self, seat: int, part: str, is_mirrored: bool) -> pygame.Surface:
        return pygame.transform.flip(self._cut(seat, part), is_mirrored, False)

    def _cut(self, seat: int, part: str) -> pygame.Surface:
        """Return a part of a body: a head with its hat, a fist in its sleeve, or what is cloth alone."""
        cloth = partial(self.art.copy_of, self._sheet(self.seats[seat].colour))
        if part not in OVER_OWN:
            return cloth(_area(PARTS[part]))
        face, heads = self._name(seat), partial(self.art.copy_of, HEADS)
        made = pygame.Surface(_area(shape_of(part)).size, pygame.SRCALPHA)
        if "hand" in part:
            fist, at = own(face, "fist"), PARTS[part]
            made.blit(heads(_area(fist)), _area(at._replace(left=at.x + HAND - fist.x, top=at.y - fist.y)))
            made.blit(cloth(_area(at)), (0, 0))
            return made
        made.blit(heads(_area(own(face, "head"))), (0, 0))
        over = [*(["pain"] if part == "hurt" else []), "plume" if face in OWN_HATS else "hat"]
        made.blits([(cloth(_area(PARTS[name])), (0, 0)) for name in over])
        return made

    def _whole(self, seat: int, is_mirrored: bool) -> pygame.Surface:
        """Return a whole figure on guard."""
        made = pygame.Surface([round(1.5 * side) for side in FENCER], pygame.SRCALPHA)
        self._assemble(made, seat, placed(ON_GUARD, self.kind(seat)), (1.5 * FEET[0], 1.5 * FEET[1]))
        return pygame.transform.flip(made, is_mirrored, False)

    def _standing(self, seat: int, pose: str) -> pygame.Surface:
        """Return a whole figure that holds nothing in its hands."""
        made = pygame.Surface([round(SCALE * side) for side in FIGURE], pygame.SRCALPHA)
        body = (piece for piece in placed(STANDING[pose], self.kind(seat)) if piece.part not in ARMS)
        self._assemble(made, seat, body, (SCALE * SOLES[0], SCALE * SOLES[1]))
        return made

    def _assemble(
        self, made: pygame.Surface, seat: int, body: Iterable[Placed], feet: tuple[float, float]
    ) -> None:
        """Paint the parts of a body, each over the one before it."""
        for piece in body:
            x, y = middle(piece)
            part = pygame.transform.rotozoom(self._cut(seat, piece.part), -piece.angle, 1.0)
            made.blit(part, part.get_rect(center=(feet[0] + SCALE * x, feet[1] + SCALE * y)))


def size(part: str) -> tuple[float, float]:
    """Return how large a part is shown in a scene."""
    shape = shape_of(part)
    return shape.wide * UNIT, shape.high * UNIT


def turned(piece: Placed) -> int:
    """Return how far a part is turned clockwise when it is shown."""
    return TURN * round(piece.angle / TURN)


def _area(row: Part) -> pygame.Rect:
    return pygame.Rect(*(round(SCALE * length) for length in (row.left, row.top, row.wide, row.high)))
