"""Who stands where: the pawns and the Patrol, side by side on the pictures of the boxes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.alatriste.tokens import NOWHERE, PATROL, PAWN
from game.alatriste.view import AlatristeView
from game.core.action import Token
from game.core.seat import Seat
from scenes.skins.alatriste.layout import ASPECT, Point, crowd
from scenes.stage.pieces import DICE, Piece

ABSENT = 0.5
"""How solid the pawn of a player is who is away, wounded, in jail or in refuge."""


@dataclass(slots=True)
class Pawns:
    """The box of each figure; `absent` are pawns of players who are not present. `at`: where boxes lie."""

    seats: Sequence[Seat]
    at: Callable[[int], Point]
    boxes: dict[Token, int] = field(default_factory=dict)
    absent: frozenset[Token] = frozenset()

    def read(self, view: AlatristeView) -> None:
        """Stand where a view has them."""
        players = {PAWN[player.seat]: player for player in view.players if player.box != NOWHERE}
        self.boxes = {pawn: player.box for pawn, player in players.items()} | {PATROL: view.patrol}
        self.absent = frozenset(pawn for pawn, player in players.items() if not player.present)

    def pieces(self) -> list[Piece]:
        """A sprite for each."""
        found = []
        for box in set(self.boxes.values()):
            here = [name for name, stands in self.boxes.items() if stands == box]
            for name, (x, y, width) in zip(here, crowd(*self.at(box), len(here)), strict=True):
                alpha = ABSENT if name in self.absent else 1.0
                size = width, width * ASPECT
                found.append(Piece(name, self.picture(name), x, y, *size, DICE, alpha=alpha, inked=True))
        return found

    def picture(self, name: Token) -> str:
        """The picture of a figure."""
        return "alatriste/patrol" if name == PATROL else f"alatriste/pawn_{self.seats[name.id].colour}"
